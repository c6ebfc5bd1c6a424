import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OperatorRow } from "../../api/types.ts";
import { textOf } from "../../locale/text.ts";
import { identifierOf } from "../orders/operator-order.ts";

/** An open order in the queue. */
export type QueuedOrder = OperatorRow<"/api/operator/queue">;

/** The ordinary reason to be in the queue: nothing is wrong with the order. */
export const MANUAL = "manual";

/** Labels of the reasons why an order needs review. */
export const ATTENTION_WORDS: Record<string, MessageDescriptor> = {
  [MANUAL]: msg`Manual service`,
  no_route: msg`No route left`,
  refused: msg`Refused by supplier`,
  ambiguous: msg`Unconfirmed`,
  loss: msg`Cost too high`,
  retries: msg`Too many attempts`,
  expired: msg`Escalated`,
  out_of_stock: msg`Out of stock`,
  diverted: msg`Supplier paused`,
  cancel_requested: msg`Cancellation requested`,
};

/** The label of the reason. An order in the queue only for its cancellation request has no other reason. */
export function reasonOf({ attention, cancel_requested_at }: QueuedOrder): string {
  if (attention !== null) return textOf(ATTENTION_WORDS[attention] ?? attention);
  return cancel_requested_at === null ? "" : textOf(ATTENTION_WORDS["cancel_requested"]!);
}

/** Device identifier, with how much of it. */
export function queuedIdentifierOf(order: QueuedOrder): string {
  const identifier = identifierOf(order);
  return order.quantity > 1 ? `${identifier} × ${order.quantity}` : identifier;
}
