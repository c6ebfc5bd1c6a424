import type { Order } from "../../core/orders/order.ts";
import { isOpen, ORDER_STATUS } from "../../core/orders/order-status.ts";
import { escapeHtml } from "../../core/text.ts";
import { API_VERSION, type DispatchDialect } from "./errors.ts";

/** The answer to placing. STATUS is always PENDING here, however soon the order is settled. */
export function presentPlaced(order: Order, replayed: boolean): Record<string, unknown> {
  return {
    ID: String(order.serviceId),
    IMEI: order.identifier ?? "",
    SUCCESS: [placedRow(order, replayed)],
    apiversion: API_VERSION,
  };
}

export function placedRow(order: Order, replayed: boolean): Record<string, unknown> {
  const placed = { REFERENCEID: Number(order.id), STATUS: "PENDING" };
  return { MESSAGE: "Order received", ...placed, LIST: replayed ? { ...placed, REPLAYED: true } : placed };
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
  const code = codeOf(order);
  const shown = dialect === "dhru" ? toHtml(code) : code;
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

/** Panels of the family print CODE as HTML; what a supplier sent must not become markup there. */
function toHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, "<br>");
}
