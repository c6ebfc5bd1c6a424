import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
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
      <Trans>Hide</Trans>
    </Button>
  );
  return (
    <Card title={t`Get started`} actions={actions}>
      {keys.isPending ? (
        <Skeleton />
      ) : (
        <Steps>
          <Step done={hasCredit} link={{ to: "/wallet/top-ups" }} name={t`Request a top-up`}>
            <Trans>The operator adds the amount to your wallet. Test mode comes with test funds.</Trans>
          </Step>
          <Step done={(keys.data?.data.length ?? 0) > 0} link={{ to: "/api-access" }} name={t`Create an API key`}>
            <Trans>Connect your panel or app. Not needed to order here.</Trans>
          </Step>
          <Step done={false} link={{ to: "/place-order" }} name={t`Place your first order`}>
            <Trans>Pick a service, paste an IMEI, review and confirm.</Trans>
          </Step>
        </Steps>
      )}
    </Card>
  );
}
