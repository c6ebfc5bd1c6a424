import { operatorHooks } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { useSession } from "../../session/session.ts";
import { Card } from "../../ui/page.tsx";
import { Step } from "../../ui/show/step.tsx";
import type { Stats } from "./stats.ts";

const DEFAULT_NAME = "Imeister";
const ONE = { params: { query: { per_page: "1" } } };

/** What a new server needs before its first order. It is gone once there are orders. */
export function FirstSteps({ stats }: { stats: Stats }) {
  const { brand } = useSession();
  const managesCatalogue = useRefusal("manage_catalogue") === undefined;
  const isNew = stats.open_orders.total === 0 && stats.orders_by_hour.length === 0 && stats.money_by_day.length === 0;
  const enabled = isNew && managesCatalogue;
  const services = operatorHooks.useQuery("get", "/api/operator/services", ONE, { enabled });
  const resellers = operatorHooks.useQuery("get", "/api/operator/resellers", ONE, { enabled });
  if (!enabled || !services.data || !resellers.data) return null;
  const hasServices = services.data.data.length > 0;
  const hasResellers = resellers.data.data.length > 0;
  if (hasServices && hasResellers) return null;
  return (
    <Card title="Get started">
      <ol className="grid gap-3">
        <Step done={brand.name !== DEFAULT_NAME} link={{ to: "/operator/settings/server" }} name="Name your business">
          Shown to resellers in the dashboard and in emails.
        </Step>
        <Step done={stats.balances.length > 0} link={{ to: "/operator/suppliers" }} name="Add a supplier">
          Connect the API that fulfils your orders. Not needed for manual services.
        </Step>
        <Step done={hasServices} link={{ to: "/operator/catalogue" }} name="Add services">
          Create them here, or import them from a supplier with your margin.
        </Step>
        <Step done={hasResellers} link={{ to: "/operator/resellers" }} name="Add a reseller">
          Give them credit and an API key, or let them sign up.
        </Step>
      </ol>
    </Card>
  );
}
