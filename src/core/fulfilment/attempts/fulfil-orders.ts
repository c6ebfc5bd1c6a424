import type { Context } from "../../kernel/context.ts";
import { claimCodes } from "../inventory/inventory-rows.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import type { ClaimLimit } from "../suppliers/supplier.ts";
import { chooseBehind, type OnwardStep } from "./next-step.ts";
import type { DueOrder } from "../due/due-order.ts";
import { claimDueOrders, holdsLease, isUnwanted, releaseOrders, type Release } from "../due/due-rows.ts";
import { findWalletOf, lockOrderRow } from "../../orders/order-rows.ts";
import { isOpen, OPEN_STATUSES } from "../../orders/order-status.ts";
import { moveOpenOrder, writeSettlements, type Settlement } from "../../orders/settle-rows.ts";

const SYSTEM = { kind: "system", id: null } as const;
const SUPPLIER = { kind: "supplier", id: null } as const;

/** Claims due orders for this worker, up to the limit of each supplier. */
export async function claimOrders(context: Context, limits: readonly ClaimLimit[]): Promise<DueOrder[]> {
  return limits.length === 0 ? [] : claimDueOrders(context.database, limits, context.config.LEASE_SECONDS);
}

/**
 * Delivers codes from stock and settles, in one transaction; false when there are too few codes, or when the reseller asked
 * to cancel the order meanwhile.
 */
export async function deliverFromStock(context: Context, order: DueOrder): Promise<boolean> {
  const { kysely } = context.database;
  const walletId = (await findWalletOf(kysely, order.id))!;
  const isDelivered = await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    const locked = await lockOrderRow(transaction, order.id);
    if (!locked || !isOpen(locked.status) || !(await holdsLease(transaction, order))) throw new OrderGone(order.id);
    if (await isUnwanted(transaction, order)) return false;
    const codes = await claimCodes(transaction, order);
    if (codes.length === 0) return false;
    const delivery = {
      orderId: order.id,
      to: "SUCCESS",
      from: OPEN_STATUSES,
      resultText: codes.join("\n"),
      actor: SYSTEM,
    } as const;
    const moved = await writeSettlements(transaction, [delivery]);
    // Another process settled the order in between. The rollback releases the codes.
    if (moved.length === 0) throw new OrderGone(order.id);
    return true;
  });
  context.eventsWritten.raise();
  return isDelivered;
}

/** The order was settled or given to another while a worker held it. */
export class OrderGone extends Error {
  override readonly name = "OrderGone";
  constructor(id: bigint) {
    super(`order ${id} was settled by someone else`);
  }
}

/** Settles what a supplier answered. Orders that are no longer open stay unchanged. */
export async function settleFromSupplier(
  context: Context,
  settlements: readonly Omit<Settlement, "from" | "actor">[],
): Promise<void> {
  const rows = settlements.map((settlement) => ({ ...settlement, from: OPEN_STATUSES, actor: SUPPLIER }));
  await writeSettlements(context.database.kysely, rows);
  context.eventsWritten.raise();
}

/** Marks an order as with its supplier, to be looked at again in `afterSeconds` (null: not by itself). */
export async function startProcessing(context: Context, order: DueOrder, afterSeconds: number | null): Promise<void> {
  const { kysely } = context.database;
  const walletId = (await findWalletOf(kysely, order.id))!;
  await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    const move = { from: "PENDING", to: "PROCESSING", actor: SUPPLIER, reason: null } as const;
    if (order.status === "PENDING") await moveOpenOrder(transaction, order.id, move);
    await releaseOrders(transaction, [{ order, dueSeconds: afterSeconds }]);
  });
  context.eventsWritten.raise();
}

/** An order for which stock has too few codes goes to its next route, or waits for codes or a person. */
export async function passOnFromStock(context: Context, order: DueOrder): Promise<void> {
  const step = chooseBehind(order);
  const isLast = step.kind === "operator" && step.attention === "no_route";
  await passOn(context, [{ order, step: isLast ? { ...step, attention: "out_of_stock", note: null } : step }]);
}

/** Gives orders on that were claimed and not sent. */
export async function passOn(
  context: Context,
  passed: readonly { order: DueOrder; step: OnwardStep }[],
): Promise<void> {
  if (passed.length === 0) return;
  await releaseOrders(
    context.database.kysely,
    passed.map(({ order, step }) => toRelease(order, step)),
  );
  if (passed.some(({ step }) => step.kind === "route" && step.afterSeconds === 0)) context.ordersDue.raise();
}

/** Orders that were claimed and not sent are due again, with what their supplier is by then. */
export async function makeDueAgain(context: Context, orders: readonly DueOrder[]): Promise<void> {
  await releaseOrders(
    context.database.kysely,
    orders.map((order) => ({ order, dueSeconds: 0 })),
  );
  context.ordersDue.raise();
}

function toRelease(order: DueOrder, step: OnwardStep): Release {
  const to = step.route && { supplierId: step.route.supplierId, position: step.route.position };
  if (step.kind === "route") return { order, to, dueSeconds: step.afterSeconds };
  return { order, to, dueSeconds: null, attention: step.attention, note: step.note, divertedFrom: step.divertedFrom };
}
