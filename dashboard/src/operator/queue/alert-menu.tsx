import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Bell, BellOff } from "lucide-react";
import { toast } from "sonner";
import { announceOrders, chooseQueueAlert, useQueueAlert, type QueueAlert } from "../../session/queue-alert.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuChoices } from "../../ui/menu.tsx";

const CHOICES = [
  ["off", msg`Off`],
  ["sound", msg`Sound`],
  ["notification", msg`Browser notification`],
] as const;

/** How the user is told of new orders, on every page and in hidden tabs. */
export function AlertMenu() {
  const alert = useQueueAlert();
  const Symbol = alert === "off" ? BellOff : Bell;
  const choose = async (chosen: QueueAlert): Promise<void> => {
    if (await chooseQueueAlert(chosen)) announceOrders(chosen, t`This is how new orders are announced.`);
    else toast.error(t`Your browser blocks notifications. Allow them for this site in its settings.`);
  };
  const trigger = (
    <Button>
      <Symbol aria-hidden />
      <Trans>Alerts</Trans>
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoices
        label={t`New orders in the queue`}
        value={alert}
        choices={CHOICES}
        onChange={(chosen) => void choose(chosen)}
      />
    </Menu>
  );
}
