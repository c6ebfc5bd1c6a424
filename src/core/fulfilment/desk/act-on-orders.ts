import type { OrderContext } from "../../orders/context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { DomainError, invalidField, type ErrorCode } from "../../kernel/errors.ts";
import type { Order } from "../../orders/order.ts";
import { findOrder, rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import type { OrderStatus } from "../../orders/order-status.ts";
import { rerouteOrder, retryOrder, type SteerRequest } from "../review/steer-orders.ts";
import { assignOrder } from "../review/take-order.ts";
import { readsLikeRefusal } from "./read-replies.ts";

export const MOST_ORDERS = 1_000;
/** Each is a transaction of its own. */
const AT_ONCE = 8;
const MOST_NAMED = 10;

/** What staff does with several orders of the queue at once. */
export const QUEUE_ACTIONS = ["assign", "answer", "reject", "retry", "reroute"] as const;

/** What is done with one order. */
export type OrderAct =
  | { action: "assign"; staffId: number | null; managesOthers: boolean }
  | { action: "answer"; result: string }
  | { action: "reject"; reason: string }
  | { action: "retry" }
  | { action: "reroute"; supplierId: number };

export interface WantedAct {
  orderId: bigint;
  act: OrderAct;
}

/** Without the key of the request, one that is sent twice may send an order twice: to a supplier that refused it. */
export type ActOnOrders = SteerRequest & Confirmable;

/** What became of one order. `unchanged`: it was like this already, as after a request that is sent twice. */
export type ActOutcome = { orderId: bigint } & (
  | { kind: "done" | "unchanged"; status: OrderStatus }
  | { kind: "refused"; code: ErrorCode; message: string }
);

/**
 * Acts on each order by itself: one that refuses does not affect the others, and each has its outcome. Throws
 * too_many_items, validation_failed for an order that is named twice, and confirmation_required where results read like
 * refusals; then nothing was done.
 */
export async function actOnOrders(
  context: OrderContext,
  wanted: readonly WantedAct[],
  { actor, requestKey, confirm }: ActOnOrders,
): Promise<ActOutcome[]> {
  if (wanted.length > MOST_ORDERS) throw new DomainError("too_many_items", `At most ${MOST_ORDERS} orders at once.`);
  if (new Set(wanted.map(({ orderId }) => orderId)).size < wanted.length) {
    throw invalidField("orders", "Name each order once.");
  }
  requireConfirmation(doubtOf(wanted), { confirm });
  const outcomes: ActOutcome[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const together = wanted.slice(start, start + AT_ONCE);
    outcomes.push(...(await Promise.all(together.map((each) => actOnOrder(context, each, { actor, requestKey })))));
  }
  return outcomes;
}

/** Acts on one order; what refuses it is its outcome. */
export async function actOnOrder(
  context: OrderContext,
  { orderId, act }: WantedAct,
  request: SteerRequest,
): Promise<ActOutcome> {
  try {
    const isDone = await perform(context, orderId, act, request);
    const { status } = await findOrder(context, orderId);
    return { orderId, kind: isDone ? "done" : "unchanged", status };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const order = error.code === "invalid_transition" ? await findOrder(context, orderId) : undefined;
    if (order && isAlready(order, act)) return { orderId, kind: "unchanged", status: order.status };
    return { orderId, kind: "refused", code: error.code, message: error.message };
  }
}

/** Null where no result reads like a refusal. */
function doubtOf(wanted: readonly WantedAct[]): string | null {
  const doubtful = wanted.filter(({ act }) => act.action === "answer" && readsLikeRefusal(act.result));
  if (doubtful.length === 0) return null;
  const named = doubtful.slice(0, MOST_NAMED).map(({ orderId }) => `#${orderId}`);
  const orders = named.join(", ") + (doubtful.length > MOST_NAMED ? ", …" : "");
  return doubtful.length === 1
    ? `The result for order ${orders} reads like a refusal, but would be delivered and charged. Reject the order instead, or confirm it.`
    : `${doubtful.length} results read like refusals, but would be delivered and charged: ${orders}. Reject the orders instead, or confirm it.`;
}

/** False where nothing had to be done. */
async function perform(context: OrderContext, id: bigint, act: OrderAct, request: SteerRequest): Promise<boolean> {
  const { actor } = request;
  switch (act.action) {
    case "assign":
      return assignOrder(context, id, { ...act, actor });
    case "answer":
      await succeedOrder(context, id, { result: act.result }, actor);
      return true;
    case "reject":
      await rejectOrder(context, id, act.reason, actor);
      return true;
    case "retry":
      return !(await retryOrder(context, id, request)).repeated;
    case "reroute":
      return !(await rerouteOrder(context, id, act.supplierId, request)).repeated;
  }
}

/** A closed order that this act, or the same one before it, has closed. */
function isAlready(order: Order, act: OrderAct): boolean {
  if (act.action === "answer") return order.status === "SUCCESS" && order.resultText === act.result.trim();
  return act.action === "reject" && order.status === "REJECTED" && order.statusReason === act.reason.trim();
}
