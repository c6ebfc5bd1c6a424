import { operatorHooks } from "../../api/client.ts";
import { identifierOf } from "../../operator/orders/operator-order.ts";
import { statusWord } from "../../ui/show/status-badge.tsx";
import { Palette, usePaletteSearch, type PaletteGroup, type PaletteItem } from "./palette.tsx";

const SHOWN = "5";
const SHOWN_SUPPLIERS = 5;

const PAGES: readonly PaletteItem[] = [
  { id: "overview", name: "Overview", link: { to: "/operator" } },
  { id: "queue", name: "Queue", link: { to: "/operator/queue" } },
  {
    id: "unassigned",
    name: "Queue: unassigned orders",
    link: { to: "/operator/queue", search: { taken_by: "nobody" } },
  },
  { id: "replies", name: "Bulk reply", link: { to: "/operator/queue/replies" } },
  { id: "orders", name: "Orders", link: { to: "/operator/orders" } },
  { id: "overdue", name: "Overdue orders", link: { to: "/operator/orders", search: { overdue: "true" } } },
  { id: "attempts", name: "Unresolved attempts", link: { to: "/operator/attempts" } },
  { id: "catalogue", name: "Catalogue", link: { to: "/operator/catalogue" } },
  { id: "service-groups", name: "Service groups", link: { to: "/operator/catalogue/service-groups" } },
  { id: "price-groups", name: "Price groups", link: { to: "/operator/catalogue/price-groups" } },
  { id: "preview", name: "Preview as reseller", link: { to: "/operator/catalogue/as-reseller" } },
  { id: "resellers", name: "Resellers", link: { to: "/operator/resellers" } },
  { id: "top-ups", name: "Top-up requests", link: { to: "/operator/resellers/top-up-requests" } },
  { id: "payments", name: "Payments", link: { to: "/operator/resellers/payments" } },
  { id: "suppliers", name: "Suppliers", link: { to: "/operator/suppliers" } },
  { id: "ledger", name: "Ledger", link: { to: "/operator/ledger" } },
  { id: "accounts", name: "Ledger accounts", link: { to: "/operator/ledger/accounts" } },
  { id: "transfers", name: "Transfers", link: { to: "/operator/ledger/transfers" } },
  { id: "settings", name: "Settings", link: { to: "/operator/settings" } },
  { id: "staff", name: "Staff", link: { to: "/operator/settings/staff" } },
  { id: "payment-methods", name: "Payment methods", link: { to: "/operator/settings/payments" } },
  { id: "audit", name: "Audit log", link: { to: "/operator/settings/audit-log" } },
  { id: "shop", name: "Shop: name, logo and colors", link: { to: "/operator/settings/shop" } },
  { id: "server", name: "Server settings", link: { to: "/operator/settings/server" } },
];

export function OperatorPalette() {
  const search = usePaletteSearch();
  const found = useFound(search.typed);
  return (
    <Palette
      {...{ pages: PAGES, search, found }}
      placeholder="Order, IMEI, reference, reseller, service, supplier or page"
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
      name: "Orders",
      items: (orders.data?.data ?? []).map((order) => ({
        id: String(order.id),
        name: `#${order.id} · ${identifierOf(order)} · ${order.service.name}`,
        note: statusWord(order.status),
        link: { to: "/operator/orders/$id", params: { id: String(order.id) } },
      })),
    },
    {
      name: "Resellers",
      items: (resellers.data?.data ?? []).map(({ id, name, email }) => ({
        id: String(id),
        name,
        note: email,
        link: { to: "/operator/resellers/$id", params: { id: String(id) } },
      })),
    },
    {
      name: "Services",
      items: (services.data?.data ?? []).map(({ id, name, service_group: group }) => ({
        id: String(id),
        name,
        note: group.name,
        link: { to: "/operator/catalogue/services/$id", params: { id: String(id) } },
      })),
    },
    {
      name: "Suppliers",
      items: named.slice(0, SHOWN_SUPPLIERS).map(({ id, name }) => ({
        id: String(id),
        name,
        link: { to: "/operator/suppliers/$id", params: { id: String(id) } },
      })),
    },
  ];
}
