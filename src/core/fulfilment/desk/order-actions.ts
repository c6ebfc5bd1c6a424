import type { OperatorOrderDetail } from "./operator-orders.ts";
import { ORDER_STATUS } from "../../orders/order-status.ts";

/** What staff can do with one order. */
export const ORDER_ACTIONS = ["take", "answer", "reject", "cancel", "retry", "reroute", "refund", "correct"] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const LIVE = ["submitting", "submitted", "unknown"];

/**
 * Why an action would be refused as the order stands; null where it would not. Buttons read it: the guards themselves
 * stand in the statements, since the order may change before a button is pressed.
 */
export function refusalOf(action: OrderAction, order: OperatorOrderDetail): string | null {
  const { open, next } = ORDER_STATUS[order.status];
  const closed = `The order is ${order.status}: nothing moves it any more.`;
  switch (action) {
    case "take":
      if (!open) return closed;
      return next.includes("PROCESSING") ? null : "The order is in process already.";
    case "answer":
    case "reject":
    case "cancel":
      return open ? null : closed;
    case "retry":
    case "reroute":
      if (!open) return closed;
      if (action === "reroute" && order.test) return "Test orders go to the simulator and nowhere else.";
      return order.attempts.some(({ state }) => LIVE.includes(state))
        ? "A supplier has the order, or may have it: settle that attempt first."
        : null;
    case "refund":
      if (order.status !== "SUCCESS") return "Only what was delivered can be refunded.";
      if (order.settledElsewhere) return "This order was paid in another panel: adjust the balance instead.";
      return order.refunded < (order.captured ?? 0n) ? null : "Everything is refunded already.";
    case "correct":
      return order.status === "SUCCESS" ? null : "Only a delivered result can be corrected.";
  }
}
