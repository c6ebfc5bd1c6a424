import type { OrderContext } from "./context.ts";
import { type Caller, requireScope } from "../kernel/caller.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Order } from "./order.ts";
import { isOpen, type OrderStatus } from "./order-status.ts";
import { readOrder } from "./read-orders.ts";
import { recordCancelRequest, writeSettlements } from "./settle-rows.ts";

/** They lock the same wallet, so more would only wait for each other. */
const AT_ONCE = 4;

/** From which states the reseller may withdraw an order at once, by the service's rule. */
const CANCELLABLE_FROM: Record<Order["serviceCancellable"], readonly OrderStatus[]> = {
  until_submitted: ["PENDING"],
  on_request: ["PENDING"],
  never: [],
};

/** Whether the reseller may ask now; the dashboard's button and `cancellable` of the APIs read it. */
export function isCancellable(order: Order): boolean {
  if (CANCELLABLE_FROM[order.serviceCancellable].includes(order.status)) return true;
  return order.serviceCancellable === "on_request" && isOpen(order.status) && order.cancelRequestedAt === null;
}

/**
 * Cancels the caller's order and releases its credit; an order in process of a service that is cancelled on request is
 * marked for the operator and stays open. Throws scope_missing, order_not_found, not_cancellable.
 */
export async function cancelOrder(context: OrderContext, caller: Caller, id: bigint): Promise<Order> {
  requireScope(caller, "orders:write");
  const order = await readOrder(context, caller, id);
  if (order.status === "CANCELLED") return order;
  const actor = { kind: "reseller", id: caller.tokenId } as const;
  const from = CANCELLABLE_FROM[order.serviceCancellable];
  if (from.includes(order.status)) {
    const reason = "Cancelled by the reseller";
    const settlement = { orderId: id, to: "CANCELLED", from, reason, actor } as const;
    const moved = await writeSettlements(context.database.kysely, [settlement]);
    context.eventsWritten.raise();
    if (moved.length === 1) return readOrder(context, caller, id);
  }
  const now = await readOrder(context, caller, id);
  if (now.status === "CANCELLED") return now;
  if (now.serviceCancellable !== "on_request" || !isOpen(now.status)) throw notCancellable(now);
  await context.database.transaction((transaction) => recordCancelRequest(transaction, id, actor));
  return readOrder(context, caller, id);
}

/**
 * Cancels several orders, each by itself: a refused one harms no other. In the order of `ids`. Throws scope_missing.
 */
export async function cancelOrders(
  context: OrderContext,
  caller: Caller,
  ids: readonly bigint[],
): Promise<PromiseSettledResult<Order>[]> {
  requireScope(caller, "orders:write");
  const results: PromiseSettledResult<Order>[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    results.push(...(await Promise.allSettled(part.map((id) => cancelOrder(context, caller, id)))));
  }
  return results;
}

function notCancellable(order: Order): DomainError {
  const text =
    order.serviceCancellable === "never"
      ? "Orders of this service cannot be cancelled."
      : `The order is ${order.status}: it can be cancelled only before work on it begins.`;
  return new DomainError("not_cancellable", text);
}
