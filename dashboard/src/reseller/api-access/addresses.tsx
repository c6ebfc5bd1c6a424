import { v1Hooks } from "../../api/client.ts";
import { CopyText } from "../../ui/copy.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";

/** Where the interfaces are, and what a panel of the trade asks for. */
export function Addresses() {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  return (
    <QueryView query={account}>
      {({ data: { base_url: baseUrl, email } }) => (
        <div className="grid min-w-0 gap-5 lg:grid-cols-2">
          <Card title="Addresses">
            <Details
              rows={[
                ["REST", <CopyText key="rest" text={`${baseUrl}/api/v1`} label="Copy the address of REST" />],
                [
                  "Dispatch",
                  <CopyText key="dispatch" text={`${baseUrl}/api/dispatch`} label="Copy the address of dispatch" />,
                ],
              ]}
            />
            <p className="mt-4 text-sm text-muted">
              REST is for programs of your own. Dispatch is for panels and shops that speak the API of Dhru Fusion. Both
              lead to the same services, orders and money.
            </p>
          </Card>
          <Card title="Connect a Dhru Fusion panel">
            <p className="mb-3 text-sm text-muted">
              Add an API of the type “Dhru Fusion” there, enter these three, and synchronise its services.
            </p>
            <Details
              rows={[
                ["URL", <CopyText key="url" text={baseUrl} label="Copy the URL" />],
                ["User name", <CopyText key="user" text={email} label="Copy the user name" />],
                ["API key", "A key from the list above: a live one to sell, a test one to try."],
              ]}
            />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
