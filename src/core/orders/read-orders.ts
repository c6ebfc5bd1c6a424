import type { OrderContext } from "./context.ts";
import { requireScope, type Caller } from "../kernel/caller.ts";
import type { Connection } from "../../database/database.ts";
import { readSnapshot } from "../../database/statements.ts";
import type { Context, ReadContext } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import { readWalletRow } from "../ledger/wallet/wallet-rows.ts";
import { walkAll, type WalkPage } from "../kernel/reads/pages.ts";
import type { HistoryEntry, Order } from "./order.ts";
import type { Total } from "../kernel/reads/totals.ts";
import {
  countOrderRows,
  pageOrderRows,
  totalOrderRows,
  type OrderFilter,
  type OrderPage,
  type OrderTotals,
} from "./order-list-rows.ts";
import { historyRows } from "./order-rows.ts";
import { searchOrders } from "./search-orders.ts";

/** Orders of one reseller are scattered: each is a block to read. */
export const MOST_TOTALLED = 5_000;

/** Throws scope_missing, order_not_found for an unknown id and for another reseller's alike. */
export async function readOrder(context: OrderContext, caller: Caller, id: bigint): Promise<Order> {
  requireScope(caller, "orders:read");
  const order = await context.orderReads.find(id);
  if (order?.walletId === caller.walletId) return order;
  throw new DomainError("order_not_found", "Order not found");
}

/**
 * Like `readOrder`, when the order changes or so many seconds later; see `OrderWaits`. Throws scope_missing,
 * order_not_found, and rate_limited where too many requests of the caller wait.
 */
export async function awaitOrder(
  context: OrderContext,
  caller: Caller,
  id: bigint,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<Order> {
  return context.orderWaits.untilChanged(caller, await readOrder(context, caller, id), seconds, signal);
}

/** Several orders at once; unknown and foreign ids are absent from the answer. Throws scope_missing. */
export async function readOrders(
  context: OrderContext,
  caller: Caller,
  ids: readonly bigint[],
): Promise<Map<bigint, Order>> {
  requireScope(caller, "orders:read");
  const orders = await Promise.all(ids.map((id) => context.orderReads.find(id)));
  const own = orders.filter((order) => order?.walletId === caller.walletId) as Order[];
  return new Map(own.map((order) => [order.id, order]));
}

export interface OrderQuery extends Omit<OrderFilter, "walletId" | "ids"> {
  /** See `searchOrders`. */
  search?: string | undefined;
}

/**
 * A page of the caller's orders; `total` only where the page was asked by offset, null with a cursor. Both are of one
 * moment. Throws scope_missing, validation_failed.
 */
export async function pageOrders(
  context: Context,
  caller: Caller,
  { sort, limit, offset, after, ...query }: OrderQuery & OrderPage,
): Promise<{ orders: Order[]; total: Total | null }> {
  requireScope(caller, "orders:read");
  const { kysely } = context.database;
  if (offset === undefined) {
    const own = await toFilter(context, caller, query);
    return { orders: await pageOrderRows(kysely, own, { sort, limit, after }), total: null };
  }
  return readSnapshot(kysely, async (snapshot) => {
    const own = await toFilter({ database: { kysely: snapshot } }, caller, query);
    const orders = await pageOrderRows(snapshot, own, { sort, limit, offset, after });
    return { orders, total: await countOrders(snapshot, own) };
  });
}

/**
 * All of the caller's orders that a query means, the highest number first, in pages that are read as they are taken.
 * Throws scope_missing, validation_failed, too_many_items where they are more than one export may have.
 */
export async function exportOrders(
  context: Context,
  caller: Caller,
  query: OrderQuery,
): Promise<AsyncIterable<Order[]>> {
  requireScope(caller, "orders:read");
  const { kysely } = context.database;
  const own = await toFilter(context, caller, query);
  const read = (page: WalkPage) => pageOrderRows(kysely, own, { sort: "-created_at", ...page });
  return walkAll(context.config.EXPORT_ROWS, read);
}

/**
 * How many orders a query means and what they cost; of the 5,000 highest numbers where they are more. Throws
 * scope_missing, validation_failed.
 */
export async function totalOrders(
  context: Context,
  caller: Caller,
  query: OrderQuery,
): Promise<OrderTotals & { isComplete: boolean; currency: string }> {
  requireScope(caller, "orders:read");
  const { kysely } = context.database;
  const own = await toFilter(context, caller, query);
  const [totals, { currency }] = await Promise.all([
    totalOrderRows(kysely, own, MOST_TOTALLED),
    readWalletRow(kysely, caller.walletId),
  ]);
  // Exactly as many count as more: which of the two it is would have to be read too.
  return { ...totals, isComplete: totals.count < MOST_TOTALLED, currency };
}

async function toFilter(context: ReadContext, caller: Caller, { search, ...filter }: OrderQuery): Promise<OrderFilter> {
  const { walletId } = caller;
  if (search === undefined) return { ...filter, walletId };
  return { ...filter, walletId, ids: await searchOrders(context, { walletId }, search) };
}

/** The wallet counts its orders, so that only a filtered list has to be counted. */
async function countOrders(connection: Connection, filter: OrderFilter): Promise<Total> {
  const { walletId, ...rest } = filter;
  const isFiltered = Object.values(rest).some((value) => value !== undefined);
  if (isFiltered) return countOrderRows(connection, filter);
  const { ordersCount } = await readWalletRow(connection, walletId);
  return { rows: Number(ordersCount), isCapped: false };
}

/** What happened to one of the caller's orders, oldest first. Throws scope_missing, order_not_found. */
export async function readHistory(context: OrderContext, caller: Caller, id: bigint): Promise<HistoryEntry[]> {
  await readOrder(context, caller, id);
  return historyRows(context.database.kysely, id);
}
