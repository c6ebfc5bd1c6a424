import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { V1Data } from "../../api/types.ts";
import { isOpenStatus } from "../../core.ts";

/** An order as the API shows it. */
export type Order = V1Data<"/api/v1/orders/{id}">;

/** Whether its status may still change by itself. */
export function isOpen({ status }: Pick<Order, "status">): boolean {
  return isOpenStatus(status);
}

/** How orders came in, in words. */
export const SOURCES: Record<string, MessageDescriptor> = {
  dashboard: msg`Dashboard`,
  api: msg`REST API`,
  dispatch: msg`Dispatch API`,
  operator: msg`Operator`,
  import: msg`Imported`,
};

/** What the order is about, where it has such a thing. */
export function identifierOf({ imei, quantity }: Pick<Order, "imei" | "quantity">): string {
  return imei ?? (quantity === 1 ? "" : t`Qty ${quantity}`);
}

/** Where the same thing is ordered again, filled in. */
export function againSearch(order: Order): Record<string, string> {
  return {
    service_id: String(order.service_id),
    ...(order.imei !== null && { imei: order.imei }),
    ...(order.quantity > 1 && { quantity: String(order.quantity) }),
    // Inputs may be long or private, so the page reads them from the order.
    ...(Object.keys(order.inputs).length > 0 && { again: String(order.id) }),
  };
}
