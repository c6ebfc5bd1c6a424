import type { Order } from "../../../core/orders/order.ts";
import { isOpen, ORDER_STATUS } from "../../../core/orders/order-status.ts";
import { API_VERSION } from "../errors.ts";
import type { DispatchDialect } from "../../../core/kernel/caller.ts";
import { shownText } from "./markup.ts";

/** The answer to placing. STATUS is always PENDING here, however soon the order is settled. */
export function presentPlaced(order: Order, replayed: boolean, dialect: DispatchDialect): Record<string, unknown> {
  return {
    ID: String(order.serviceId),
    IMEI: order.identifier ?? "",
    SUCCESS: [placedRow(order, replayed, dialect)],
    apiversion: API_VERSION,
  };
}

export function placedRow(order: Order, replayed: boolean, dialect: DispatchDialect): Record<string, unknown> {
  const REFERENCEID = Number(order.id);
  const STATUS = "PENDING";
  return {
    MESSAGE: "Order received",
    REFERENCEID,
    ...(dialect === "dhru" && { ORDERID: REFERENCEID }),
    STATUS,
    LIST: { REFERENCEID, STATUS, ...(replayed && { REPLAYED: true }) },
  };
}

export function presentOrder(
  order: Order,
  dialect: DispatchDialect,
  message = "Order status",
): Record<string, unknown> {
  return { ID: String(order.id), SUCCESS: [orderRow(order, dialect, message)], apiversion: API_VERSION };
}

export function orderRow(order: Order, dialect: DispatchDialect, message = "Order status"): Record<string, unknown> {
  const { code: number } = ORDER_STATUS[order.status];
  const shown = shownText(codeOf(order), dialect);
  const imei = order.identifier ?? "";
  return {
    MESSAGE: message,
    IMEI: imei,
    STATUS: dialect === "dhru" ? number : order.status,
    CODE: shown,
    COMMENTS: "",
    LIST: { REFERENCEID: Number(order.id), STATUS: order.status, CODE: shown, IMEI: imei },
  };
}

/** The result; the reason where there will be none. Empty until there is one. */
function codeOf(order: Order): string {
  if (isOpen(order.status)) return "";
  return (order.status === "SUCCESS" ? order.resultText : order.statusReason) ?? "";
}
