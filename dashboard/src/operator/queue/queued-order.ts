import type { OperatorRow } from "../../api/types.ts";
import { identifierOf } from "../orders/operator-order.ts";

/** An open order in the queue. */
export type QueuedOrder = OperatorRow<"/api/operator/queue">;

/** Labels of the reasons why an order needs review. */
export const ATTENTION_WORDS: Record<string, string> = {
  manual: "Manual service",
  no_route: "No route left",
  refused: "Refused by supplier",
  ambiguous: "Unconfirmed",
  loss: "Cost too high",
  retries: "Too many attempts",
  expired: "Escalated",
  out_of_stock: "Out of stock",
  diverted: "Supplier paused",
  cancel_requested: "Cancellation requested",
};

/** The label of the reason. An order in the queue only for its cancellation request has no other reason. */
export function reasonOf({ attention, cancel_requested_at }: QueuedOrder): string {
  if (attention !== null) return ATTENTION_WORDS[attention] ?? attention;
  return cancel_requested_at === null ? "" : ATTENTION_WORDS["cancel_requested"]!;
}

/** Device identifier, with how much of it. */
export function queuedIdentifierOf(order: QueuedOrder): string {
  const identifier = identifierOf(order);
  return order.quantity > 1 ? `${identifier} × ${order.quantity}` : identifier;
}
