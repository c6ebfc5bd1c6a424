import { v1Hooks } from "../../api/client.ts";
import { Card } from "../../ui/page.tsx";
import { Step } from "../../ui/show/step.tsx";

/** The first steps of a new reseller, with completed ones ticked. */
export function FirstSteps({ hasCredit }: { hasCredit: boolean }) {
  const keys = v1Hooks.useQuery("get", "/api/v1/keys");
  // A step that is done must not flash as one to do.
  if (keys.isPending) return null;
  const hasKey = (keys.data?.data.length ?? 0) > 0;
  return (
    <Card title="Get started">
      <ol className="grid gap-3">
        <Step done={hasCredit} link={{ to: "/wallet/top-ups" }} name="Request a top-up">
          The operator adds the amount to your wallet. Test mode comes with test funds.
        </Step>
        <Step done={hasKey} link={{ to: "/api-access" }} name="Create an API key">
          Connect your panel or app. Not needed to order here.
        </Step>
        <Step done={false} link={{ to: "/place-order" }} name="Place your first order">
          Pick a service, paste an IMEI, review and confirm.
        </Step>
      </ol>
    </Card>
  );
}
