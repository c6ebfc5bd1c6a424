import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1Hooks } from "../../api/client.ts";
import { CopyText } from "../../ui/show/copy.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";

/** Where the interfaces are, and what a panel of the trade asks for. */
export function Addresses() {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <QueryView query={account}>
      {({ data: { base_url: baseUrl, email } }) => (
        <div className="grid min-w-0 gap-5 lg:grid-cols-2">
          <Card title={t`Endpoints`}>
            <Details
              rows={[
                [t`REST`, <CopyText key="rest" text={`${baseUrl}/api/v1`} label={t`Copy REST URL`} />],
                [
                  t`Dispatch`,
                  <CopyText key="dispatch" text={`${baseUrl}/api/dispatch`} label={t`Copy Dispatch URL`} />,
                ],
              ]}
            />
            <p className="mt-4 text-sm text-muted">
              <Trans>
                Use REST for your own apps and Dispatch for Dhru-compatible panels. Both give access to the same
                services, orders and wallet.
              </Trans>
            </p>
          </Card>
          <Card title={t`Connect a Dhru Fusion panel`}>
            <p className="mb-3 text-sm text-muted">
              <Trans>Add an API of type “Dhru Fusion”, enter these details and sync its services.</Trans>
            </p>
            <Details
              rows={[
                [t`URL`, <CopyText key="url" text={baseUrl} label={t`Copy URL`} />],
                [t`Username`, <CopyText key="user" text={email} label={t`Copy username`} />],
                [t`API key`, t`A key from the list above. Use a live key for sales and a test key to try it out.`],
              ]}
            />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
