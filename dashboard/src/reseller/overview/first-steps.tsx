import { useState } from "react";
import { v1Hooks } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { Step, Steps } from "../../ui/steps.tsx";

const HIDDEN = "imeister.first-steps-hidden";

/** The first steps of a new reseller, with completed ones ticked, until they order or hide them. */
export function FirstSteps({ hasCredit }: { hasCredit: boolean }) {
  const { reseller } = useSession();
  // Hidden on this device only: other users of the account may still need it.
  const key = `${HIDDEN}.${reseller?.id ?? ""}`;
  const [isHidden, setHidden] = useState(() => localStorage.getItem(key) !== null);
  const keys = v1Hooks.useQuery("get", "/api/v1/keys", {}, { enabled: !isHidden });
  if (isHidden) return null;
  const hide = (): void => {
    localStorage.setItem(key, "yes");
    setHidden(true);
  };
  const actions = (
    <Button size="small" onClick={hide}>
      Hide
    </Button>
  );
  return (
    <Card title="Get started" actions={actions}>
      {keys.isPending ? (
        <Skeleton />
      ) : (
        <Steps>
          <Step done={hasCredit} link={{ to: "/wallet/top-ups" }} name="Request a top-up">
            The operator adds the amount to your wallet. Test mode comes with test funds.
          </Step>
          <Step done={(keys.data?.data.length ?? 0) > 0} link={{ to: "/api-access" }} name="Create an API key">
            Connect your panel or app. Not needed to order here.
          </Step>
          <Step done={false} link={{ to: "/place-order" }} name="Place your first order">
            Pick a service, paste an IMEI, review and confirm.
          </Step>
        </Steps>
      )}
    </Card>
  );
}
