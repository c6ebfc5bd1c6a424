import { msg, t } from "@lingui/core/macro";
import { operatorHooks } from "../../api/client.ts";
import { identifierOf } from "../../operator/orders/operator-order.ts";
import { statusWord } from "../../ui/show/status/status-badge.tsx";
import { Palette, usePaletteSearch, type PaletteGroup, type PaletteItem } from "./palette.tsx";

const SHOWN = "5";
const SHOWN_SUPPLIERS = 5;

const PAGES: readonly PaletteItem[] = [
  { id: "overview", name: msg`Overview`, link: { to: "/operator" } },
  { id: "queue", name: msg`Queue`, link: { to: "/operator/queue" } },
  {
    id: "unassigned",
    name: msg`Queue: unassigned orders`,
    link: { to: "/operator/queue", search: { taken_by: "nobody" } },
  },
  { id: "replies", name: msg`Bulk reply`, link: { to: "/operator/queue/replies" } },
  { id: "orders", name: msg`Orders`, link: { to: "/operator/orders" } },
  { id: "overdue", name: msg`Overdue orders`, link: { to: "/operator/orders", search: { overdue: "true" } } },
  { id: "attempts", name: msg`Unresolved attempts`, link: { to: "/operator/attempts" } },
  { id: "catalogue", name: msg`Catalogue`, link: { to: "/operator/catalogue" } },
  { id: "service-groups", name: msg`Service groups`, link: { to: "/operator/catalogue/service-groups" } },
  { id: "price-groups", name: msg`Price groups`, link: { to: "/operator/catalogue/price-groups" } },
  { id: "preview", name: msg`Preview as reseller`, link: { to: "/operator/catalogue/as-reseller" } },
  { id: "resellers", name: msg`Resellers`, link: { to: "/operator/resellers" } },
  { id: "top-ups", name: msg`Top-up requests`, link: { to: "/operator/resellers/top-up-requests" } },
  { id: "payments", name: msg`Payments`, link: { to: "/operator/resellers/payments" } },
  { id: "suppliers", name: msg`Suppliers`, link: { to: "/operator/suppliers" } },
  { id: "ledger", name: msg`Ledger`, link: { to: "/operator/ledger" } },
  { id: "accounts", name: msg`Ledger accounts`, link: { to: "/operator/ledger/accounts" } },
  { id: "transfers", name: msg`Transfers`, link: { to: "/operator/ledger/transfers" } },
  { id: "settings", name: msg`Settings`, link: { to: "/operator/settings" } },
  { id: "staff", name: msg`Staff`, link: { to: "/operator/settings/staff" } },
  { id: "payment-methods", name: msg`Payment methods`, link: { to: "/operator/settings/payments" } },
  { id: "audit", name: msg`Audit log`, link: { to: "/operator/settings/audit-log" } },
  { id: "shop", name: msg`Shop: name, logo and colours`, link: { to: "/operator/settings/shop" } },
  { id: "server", name: msg`Server settings`, link: { to: "/operator/settings/server" } },
];

export function OperatorPalette() {
  const search = usePaletteSearch();
  const found = useFound(search.typed);
  return (
    <Palette
      {...{ pages: PAGES, search, found }}
      placeholder={t`Order, IMEI, reference, reseller, service, supplier or page`}
    />
  );
}

/** A search that is refused, such as a vague one of orders, finds nothing. */
function useFound(text: string): readonly PaletteGroup[] | undefined {
  const options = { enabled: text !== "", retry: false };
  const params = { query: { q: text, per_page: SHOWN } };
  const orders = operatorHooks.useQuery("get", "/api/operator/orders", { params }, options);
  const resellers = operatorHooks.useQuery("get", "/api/operator/resellers", { params }, options);
  const services = operatorHooks.useQuery("get", "/api/operator/services", { params }, options);
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers", {}, options);
  if (text === "") return [];
  if ([orders, resellers, services, suppliers].some(({ isPending }) => isPending)) return undefined;
  const named = (suppliers.data?.data ?? []).filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return [
    {
      name: t`Orders`,
      items: (orders.data?.data ?? []).map((order) => ({
        id: String(order.id),
        name: `#${order.id} · ${identifierOf(order)} · ${order.service.name}`,
        note: statusWord(order.status),
        link: { to: "/operator/orders/$id", params: { id: String(order.id) } },
      })),
    },
    {
      name: t`Resellers`,
      items: (resellers.data?.data ?? []).map(({ id, name, email }) => ({
        id: String(id),
        name,
        note: email,
        link: { to: "/operator/resellers/$id", params: { id: String(id) } },
      })),
    },
    {
      name: t`Services`,
      items: (services.data?.data ?? []).map(({ id, name, service_group: group }) => ({
        id: String(id),
        name,
        note: group.name,
        link: { to: "/operator/catalogue/services/$id", params: { id: String(id) } },
      })),
    },
    {
      name: t`Suppliers`,
      items: named.slice(0, SHOWN_SUPPLIERS).map(({ id, name }) => ({
        id: String(id),
        name,
        link: { to: "/operator/suppliers/$id", params: { id: String(id) } },
      })),
    },
  ];
}
