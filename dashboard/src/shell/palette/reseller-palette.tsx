import { msg, t } from "@lingui/core/macro";
import { v1Hooks } from "../../api/client.ts";
import { identifierOf } from "../../reseller/orders/order.ts";
import { statusWord } from "../../ui/show/status/status-badge.tsx";
import { Palette, usePaletteSearch, type PaletteGroup, type PaletteItem } from "./palette.tsx";

const SHOWN = "5";

const PAGES: readonly PaletteItem[] = [
  { id: "overview", name: msg`Overview`, link: { to: "/" } },
  { id: "services", name: msg`Services`, link: { to: "/services" } },
  { id: "place", name: msg`Place an order`, link: { to: "/place-order" } },
  { id: "orders", name: msg`Orders`, link: { to: "/orders" } },
  { id: "wallet", name: msg`Wallet`, link: { to: "/wallet" } },
  { id: "top-ups", name: msg`Top up: request credit`, link: { to: "/wallet/top-ups" } },
  { id: "add-credit", name: msg`Add credit`, link: { to: "/wallet/add-credit" } },
  { id: "payments", name: msg`Payments`, link: { to: "/wallet/payments" } },
  { id: "keys", name: msg`API Access: keys and examples`, link: { to: "/api-access" } },
  { id: "webhooks", name: msg`Webhooks`, link: { to: "/api-access", search: { tab: "webhooks" } } },
  { id: "examples", name: msg`API examples`, link: { to: "/api-access", search: { tab: "examples" } } },
  { id: "requests", name: msg`API request log`, link: { to: "/api-access", search: { tab: "calls" } } },
  { id: "settings", name: msg`Settings`, link: { to: "/settings" } },
];

export function ResellerPalette() {
  const search = usePaletteSearch();
  const found = useFound(search.typed);
  return <Palette {...{ pages: PAGES, search, found }} placeholder={t`Order, IMEI, reference, service or page`} />;
}

/** Of the reseller alone. A search that is refused, such as a vague one of orders, finds nothing. */
function useFound(text: string): readonly PaletteGroup[] | undefined {
  const options = { enabled: text !== "", retry: false };
  const params = { query: { q: text, per_page: SHOWN } };
  const orders = v1Hooks.useQuery("get", "/api/v1/orders", { params }, options);
  const services = v1Hooks.useQuery("get", "/api/v1/services", { params }, options);
  if (text === "") return [];
  if (orders.isPending || services.isPending) return undefined;
  return [
    {
      name: t`Orders`,
      items: (orders.data?.data ?? []).map((order) => ({
        id: String(order.id),
        name: `#${order.id} · ${identifierOf(order)} · ${order.service.name}`,
        note: statusWord(order.status),
        link: { to: "/orders/$id", params: { id: String(order.id) } },
      })),
    },
    {
      name: t`Services`,
      items: (services.data?.data ?? []).map(({ id, name, group }) => ({
        id: String(id),
        name,
        note: group.name,
        link: { to: "/services/$id", params: { id: String(id) } },
      })),
    },
  ];
}
