import type { Callers } from "./fill.ts";

/** What the calls ask for, of one database. */
export interface Facts {
  /** An order of the hot reseller, in the middle of the year, and its identifier. */
  order: { id: string; imei: string };
  /** Ids of the hot reseller's order and transfer at a depth of 70 %. */
  deepOrder: string;
  deepTransfer: string;
  lastPage: { orders: number; transactions: number };
  /** Services: sold most, sold twenty times, never sold. */
  services: { common: number; rare: number; never: number };
  /** An order that is read by its id, and 500 of them. */
  orderIds: string[];
}

export interface Call {
  name: string;
  by: keyof Pick<Callers, "hot" | "small" | "owner">;
  path: string;
  /** Form fields of a dispatch call. */
  form?: Record<string, string>;
  /** 200 by default. */
  status?: number;
}

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const hourAgo = (): string => new Date(Date.now() - DAY_MS / 24).toISOString();
const cursor = (id: string): string => Buffer.from(id, "latin1").toString("base64url");
const day = (from: number): string => `created_from=${daysAgo(from)}&created_to=${daysAgo(from - 1)}`;

/** Every list, filter, search and statistic of both APIs. */
export function callsOf(facts: Facts, callers: Callers): Call[] {
  return [...orderCalls(facts), ...accountCalls(facts), ...operatorOrderCalls(facts), ...operatorCalls(facts, callers)];
}

function orderCalls({ order, deepOrder, lastPage, services, orderIds }: Facts): Call[] {
  const lists: Record<string, string> = {
    "list, page 1": "",
    "list, 100 a page": "per_page=100",
    "list, deepest page": `page=${lastPage.orders}`,
    "list, cursor at 70 %": `cursor=${cursor(deepOrder)}`,
    "status=SUCCESS": "status=SUCCESS",
    "status=PENDING": "status=PENDING",
    "status=REFUNDED": "status=REFUNDED",
    "status=REJECTED,CANCELLED": "status=REJECTED,CANCELLED",
    "status=SUCCESS, deepest page": `status=SUCCESS&page=${Math.floor(lastPage.orders / 2)}`,
    "status=REFUNDED, cursor": "status=REFUNDED&cursor=",
    "status=PENDING, cursor": "status=PENDING&cursor=",
    "source=dashboard": "source=dashboard",
    "service_id, rare": `service_id=${services.rare}`,
    "service_id, rare, cursor": `service_id=${services.rare}&cursor=`,
    "service_id, common": `service_id=${services.common}`,
    "service_id, common, cursor": `service_id=${services.common}&cursor=`,
    "service_id, common, status=REFUNDED": `service_id=${services.common}&status=REFUNDED`,
    "one day 200 days ago": day(200),
    "one day 200 days ago, cursor": `${day(200)}&cursor=`,
    "the last 30 days": `created_from=${daysAgo(30)}`,
    "30 days, 200 days ago, status=REJECTED": `created_from=${daysAgo(230)}&created_to=${daysAgo(200)}&status=REJECTED`,
    "updated_since 1 hour": `updated_since=${hourAgo()}`,
    "updated_since 1 hour, oldest first, cursor": `updated_since=${hourAgo()}&sort=created_at&cursor=`,
    "updated_since 30 days": `updated_since=${daysAgo(30)}`,
    imei: `imei=${order.imei}`,
    client_reference: `client_reference=INV-${order.id}`,
    "q, an IMEI": `q=${order.imei}`,
    "q, ten digits": `q=${order.imei.slice(0, 14)}`,
    "q, a reference": `q=INV-${order.id}`,
    "q, a code": "q=NCK0a1b",
    "500 ids": `id=${orderIds.join(",")}`,
  };
  return [
    ...Object.entries(lists).map(([name, query]) => ofReseller(`orders: ${name}`, `orders?${query}`)),
    { ...ofReseller("orders: list, small reseller", "orders"), by: "small" },
    { ...ofReseller("orders: status=PENDING, small reseller", "orders?status=PENDING"), by: "small" },
    ofReseller("order", `orders/${orderIds[0]}`),
    dispatch("dispatch getimeiorder", { action: "getimeiorder", ID: orderIds[0]! }),
    dispatch("dispatch getimeiorderbulk, 500", { action: "getimeiorderbulk", ID: orderIds.join(",") }),
    dispatch("dispatch imeiservicelist", { action: "imeiservicelist" }),
  ];
}

function accountCalls({ deepTransfer, lastPage, order }: Facts): Call[] {
  const statements: Record<string, string> = {
    "page 1": "",
    "deepest page": `page=${lastPage.transactions}`,
    "cursor at 70 %": `cursor=${cursor(deepTransfer)}`,
    "one day 200 days ago": day(200),
    "type=top_up": "type=top_up",
    "type=refund": "type=refund",
    "type=order": "type=order",
    "type=release, one day": `type=release&${day(200)}`,
    "one order": `order_id=${order.id}`,
  };
  return [
    ...Object.entries(statements).map(([name, query]) => ofReseller(`transactions: ${name}`, `transactions?${query}`)),
    { ...ofReseller("transactions: type=top_up, small reseller", "transactions?type=top_up"), by: "small" },
    ofReseller("account", "account"),
    ofReseller("figures: 30 days", "figures"),
    ofReseller("calls", "calls"),
    ofReseller("calls: failed", "calls?outcome=failed"),
    ofReseller("services", "services"),
    ofReseller("service groups", "service-groups"),
    ofReseller("top-up requests", "top-up-requests"),
  ];
}

function operatorOrderCalls({ order, deepOrder, services, orderIds }: Facts): Call[] {
  const lists: Record<string, string> = {
    list: "",
    "cursor at 70 %": `cursor=${cursor(deepOrder)}`,
    "status=PENDING": "status=PENDING",
    "status=PROCESSING": "status=PROCESSING",
    "status=SUCCESS": "status=SUCCESS",
    "status=REFUNDED": "status=REFUNDED",
    "status=PENDING,REFUNDED": "status=PENDING,REFUNDED",
    "status=CANCELLED,REFUNDED": "status=CANCELLED,REFUNDED",
    overdue: "overdue=true",
    "overdue, small reseller": "overdue=true&reseller=200",
    "attention=ambiguous": "attention=ambiguous",
    "attention=manual": "attention=manual",
    "service, common": `service_id=${services.common}`,
    "service, rare": `service_id=${services.rare}`,
    "service, never sold": `service_id=${services.never}`,
    "service, rare, status=REJECTED": `service_id=${services.rare}&status=REJECTED`,
    "service, rare, reseller": `service_id=${services.rare}&reseller=1`,
    "hot reseller": "reseller=1",
    "small reseller": "reseller=200",
    "small reseller, status=PENDING": "reseller=200&status=PENDING",
    "small reseller, status=SUCCESS": "reseller=200&status=SUCCESS",
    "small reseller, status=REJECTED": "reseller=200&status=REJECTED",
    imei: `imei=${order.imei}`,
    "q, an IMEI": `q=${order.imei}`,
    "q, a reference": `q=INV-${order.id}`,
    "q, an id": `q=${order.id}`,
  };
  return [
    ...Object.entries(lists).map(([name, query]) => ofOperator(`op orders: ${name}`, `orders?${query}`)),
    ofOperator("op order", `orders/${orderIds[0]}`),
    ofOperator("op queue", "queue"),
    ofOperator("op queue: attention=ambiguous", "queue?attention=ambiguous"),
    ofOperator("op queue: service", `queue?service_id=${services.common}`),
    ofOperator("op queue: unassigned", "queue?taken_by=nobody"),
    ofOperator("op attempts, unknown", "attempts/unknown"),
    ofOperator("op late results", "late-results"),
    ofOperator("op code inventory", "stock"),
  ];
}

function operatorCalls({ order }: Facts, { smallId }: Callers): Call[] {
  const transfers: Record<string, string> = {
    list: "",
    "test=true": "test=true",
    "test=true, kind=hold": "test=true&kind=hold",
    "min_amount, none": "min_amount=9000000000",
    "min_amount, rare": "min_amount=1000000",
    "kind=refund": "kind=refund",
    "kind=release": "kind=release",
    "kind=capture": "kind=capture",
    reseller: `reseller=${smallId}`,
    "reseller, kind=capture": `reseller=${smallId}&kind=capture`,
    "reseller, kind=top_up": `reseller=${smallId}&kind=top_up`,
    "one day 200 days ago": day(200),
    "one order": `order_id=${order.id}`,
  };
  const audit: Record<string, string> = {
    list: "",
    failed: "outcome=failed",
    "refused, action": "outcome=refused&action=POST%20%2Fapi%2Foperator%2Forders%2F%3Aid%2Freject",
    action: "action=PATCH%20%2Fapi%2Foperator%2Fservices%2F%3Aid",
    "action, none": "action=none",
    target: "target=service%206",
    staff: "staff_id=1",
    "one day 200 days ago": `from=${daysAgo(200)}&to=${daysAgo(199)}`,
  };
  return [
    ...Object.entries(transfers).map(([name, query]) =>
      ofOperator(`op transfers: ${name}`, `ledger/transfers?${query}`),
    ),
    ...Object.entries(audit).map(([name, query]) => ofOperator(`op audit log: ${name}`, `audit-log?${query}`)),
    ofOperator("op audit log: choices", "audit-log/choices"),
    ofOperator("op ledger accounts", "ledger/accounts"),
    ofOperator("op figures", "figures"),
    ofOperator("op installation", "installation"),
    ofOperator("op suppliers", "suppliers"),
    ofOperator("op services", "services"),
    ofOperator("op resellers", "resellers"),
    ofOperator("op resellers: q", "resellers?q=reseller17"),
    ofOperator("op resellers: by balance", "resellers?sort=-balance"),
    ofOperator("op reseller", `resellers/${smallId}`),
    ofOperator("op statement", `resellers/${smallId}/transactions`),
    ofOperator("op statement: hot, one day", `resellers/1/transactions?${day(200)}`),
    ofOperator("op top-up requests", "top-up-requests"),
    ofOperator("op top-up requests: open", "top-up-requests?status=open"),
  ];
}

function ofReseller(name: string, path: string): Call {
  return { name, by: "hot", path: `/api/v1/${path}` };
}

function ofOperator(name: string, path: string): Call {
  return { name, by: "owner", path: `/api/operator/${path}` };
}

function dispatch(name: string, form: Record<string, string>): Call {
  return { name, by: "hot", path: "/api/dispatch", form };
}
