import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { v1Hooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import { useMode } from "../../../session/mode.ts";
import { Button } from "../../../ui/button.tsx";
import { useFilters } from "../../../ui/list/filters/use-filters.ts";
import { Card } from "../../../ui/page.tsx";
import { EmptyState, QueryView } from "../../../ui/states.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { useWebhookActions } from "./use-webhook-actions.ts";
import { WebhookDialog, type WebhookTask } from "./webhook-dialog.tsx";
import { WebhookTable, type WebhookMenuProps } from "./webhook-table.tsx";
import type { Webhook } from "./webhook.ts";

const MOST_WEBHOOKS = 10;

/** The webhooks of the mode that is shown, or the delivery log of one of them. */
export function Webhooks() {
  const [{ webhook: openId }, setFilters] = useFilters();
  const [task, setTask] = useState<WebhookTask>();
  const refetchInterval = usePoll();
  const webhooks = v1Hooks.useQuery("get", "/api/v1/webhooks", {}, { refetchInterval });
  const actions = useWebhookActions();
  const test = async (webhook: Webhook): Promise<void> => {
    const isSent = await actions.sendTest(webhook);
    // A filter could hide the delivery.
    if (isSent) setFilters({ webhook: String(webhook.id), state: undefined });
  };
  const does = { onTask: setTask, onTest: test, actions };
  const showList = (): void => setFilters({ webhook: undefined, state: undefined });
  return (
    <>
      <QueryView query={webhooks}>
        {({ data }) => {
          if (openId === undefined) return <WebhookList webhooks={data} {...does} />;
          const open = data.find(({ id }) => String(id) === openId);
          return open ? <DeliveryLog shown={open} onBack={showList} {...does} /> : <NoSuchWebhook onBack={showList} />;
        }}
      </QueryView>
      <WebhookDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

function WebhookList({ webhooks, ...does }: Omit<WebhookMenuProps, "shown"> & { webhooks: readonly Webhook[] }) {
  const mode = useMode();
  const add = (
    <Button
      look="primary"
      unless={webhooks.length >= MOST_WEBHOOKS && t`You have ${MOST_WEBHOOKS} webhooks, the maximum. Remove one first.`}
      onClick={() => does.onTask({ kind: "create" })}
    >
      <Plus aria-hidden />
      <Trans>Add webhook</Trans>
    </Button>
  );
  if (webhooks.length === 0) {
    return (
      <Card title={t`Webhooks`} flush>
        <EmptyState title={mode === "test" ? t`No test webhooks yet` : t`No webhooks yet`} action={add}>
          <Trans>Add the URL of your app to receive events, such as a finished order, as they happen.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t`Webhooks`} actions={add} flush>
      <WebhookTable webhooks={webhooks} {...does} />
    </Card>
  );
}

/** It was removed, or belongs to the other mode. */
function NoSuchWebhook({ onBack }: { onBack: () => void }) {
  const mode = useMode();
  return (
    <Card flush>
      <EmptyState
        title={t`Webhook not found`}
        action={
          <Button onClick={onBack}>
            <Trans>Show all webhooks</Trans>
          </Button>
        }
      >
        {mode === "test" ? t`There is no such webhook in test mode.` : t`There is no such webhook in live mode.`}
      </EmptyState>
    </Card>
  );
}
