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
          <Card title="Endpoints">
            <Details
              rows={[
                ["REST", <CopyText key="rest" text={`${baseUrl}/api/v1`} label="Copy REST URL" />],
                ["Dispatch", <CopyText key="dispatch" text={`${baseUrl}/api/dispatch`} label="Copy Dispatch URL" />],
              ]}
            />
            <p className="mt-4 text-sm text-muted">
              Use REST for your own apps and Dispatch for Dhru-compatible panels. Both give access to the same services,
              orders and wallet.
            </p>
          </Card>
          <Card title="Connect a Dhru Fusion panel">
            <p className="mb-3 text-sm text-muted">
              Add an API of type “Dhru Fusion”, enter these details and sync its services.
            </p>
            <Details
              rows={[
                ["URL", <CopyText key="url" text={baseUrl} label="Copy URL" />],
                ["Username", <CopyText key="user" text={email} label="Copy username" />],
                ["API key", "A key from the list above. Use a live key for sales and a test key to try it out."],
              ]}
            />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
