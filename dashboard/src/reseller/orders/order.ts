import type { paths } from "../../api/v1.gen.ts";

/** An order as the API shows it. */
export type Order = paths["/api/v1/orders/{id}"]["get"]["responses"][200]["content"]["application/json"]["data"];

export const ORDER_STATUSES = ["PENDING", "PROCESSING", "SUCCESS", "REJECTED", "CANCELLED", "REFUNDED"] as const;

const OPEN: readonly string[] = ["PENDING", "PROCESSING"];

/** Whether its status may still change by itself. */
export function isOpen(order: Pick<Order, "status">): boolean {
  return OPEN.includes(order.status);
}

/** How orders came in, in words. */
export const SOURCES: Record<string, string> = {
  dashboard: "Dashboard",
  api: "REST API",
  dispatch: "Dispatch API",
  operator: "Operator",
};

/** What the order is about, where it has such a thing. */
export function subjectOf({ imei, quantity }: Pick<Order, "imei" | "quantity">): string {
  return imei ?? (quantity === 1 ? "" : `${quantity} pieces`);
}

/** Where the same thing is ordered again, filled in. */
export function againSearch(order: Order): Record<string, string> {
  return {
    service_id: String(order.service_id),
    ...(order.imei !== null && { imei: order.imei }),
    ...(order.quantity > 1 && { quantity: String(order.quantity) }),
  };
}
