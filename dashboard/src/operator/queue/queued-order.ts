import type { OperatorRow } from "../../api/types.ts";
import { identifierOf } from "../orders/operator-order.ts";

/** An open order that waits for a person. */
export type QueuedOrder = OperatorRow<"/api/operator/queue">;

/** Why a person must look at an order, in words. */
export const ATTENTION_WORDS: Record<string, string> = {
  manual: "By hand",
  no_route: "No route left",
  refused: "Refused",
  ambiguous: "Unknown outcome",
  loss: "Would cost more",
  retries: "Too many tries",
  expired: "Expired",
  out_of_stock: "Out of stock",
  diverted: "Supplier paused",
  cancel_requested: "Cancellation asked",
};

/** The word for what an order waits for; one that only its reseller wants back has no reason of its own. */
export function waitsFor({ attention, cancel_requested_at }: QueuedOrder): string {
  if (attention !== null) return ATTENTION_WORDS[attention] ?? attention;
  return cancel_requested_at === null ? "" : ATTENTION_WORDS["cancel_requested"]!;
}

/** What an order is about, with how much of it. */
export function queuedIdentifierOf(order: QueuedOrder): string {
  const identifier = identifierOf(order);
  return order.quantity > 1 ? `${identifier} × ${order.quantity}` : identifier;
}
