import { requireScope, type Caller } from "../kernel/caller.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../kernel/errors.ts";
import { readWalletRow } from "../ledger/wallet/wallet-rows.ts";
import { walkAll, type WalkPage } from "../kernel/pages.ts";
import type { HistoryEntry, Order } from "./order.ts";
import { countOrderRows, historyRows, pageOrderRows, type OrderFilter, type OrderPage } from "./order-rows.ts";
import { searchOrders } from "./search-orders.ts";

/** Throws order_not_found for an unknown id and for another reseller's alike. */
export async function readOrder(core: Core, caller: Caller, id: bigint): Promise<Order> {
  requireScope(caller, "orders:read");
  const order = await core.orderReads.find(id);
  if (order?.walletId === caller.walletId) return order;
  throw new DomainError("order_not_found", "Order not found");
}

/** Several orders at once; unknown and foreign ids are absent from the answer. */
export async function readOrders(core: Core, caller: Caller, ids: readonly bigint[]): Promise<Map<bigint, Order>> {
  requireScope(caller, "orders:read");
  const orders = await Promise.all(ids.map((id) => core.orderReads.find(id)));
  const own = orders.filter((order) => order?.walletId === caller.walletId) as Order[];
  return new Map(own.map((order) => [order.id, order]));
}

export interface OrderQuery extends Omit<OrderFilter, "walletId" | "ids"> {
  /** See `searchOrders`. */
  search?: string | undefined;
}

/** A page of the caller's orders; `total` only where the page was asked by offset, null with a cursor. */
export async function pageOrders(
  core: Core,
  caller: Caller,
  { sort, limit, offset, after, ...query }: OrderQuery & OrderPage,
): Promise<{ orders: Order[]; total: number | null }> {
  requireScope(caller, "orders:read");
  const own = await toFilter(core, caller, query);
  const orders = await pageOrderRows(core.database.kysely, own, { sort, limit, offset, after });
  return { orders, total: offset === undefined ? null : await countOrders(core, own) };
}

/**
 * All of the caller's orders that a query means, the newest first, in pages that are read as they are taken.
 * Throws too_many_items where they are more than one export may have.
 */
export async function exportOrders(core: Core, caller: Caller, query: OrderQuery): Promise<AsyncIterable<Order[]>> {
  requireScope(caller, "orders:read");
  const { kysely } = core.database;
  const own = await toFilter(core, caller, query);
  const read = (page: WalkPage) => pageOrderRows(kysely, own, { sort: "-created_at", ...page });
  return walkAll(core.config.EXPORT_ROWS, read);
}

async function toFilter(core: Core, caller: Caller, { search, ...filter }: OrderQuery): Promise<OwnFilter> {
  const { walletId } = caller;
  if (search === undefined) return { ...filter, walletId };
  return { ...filter, walletId, ids: await searchOrders(core, { walletId }, search) };
}

type OwnFilter = OrderFilter & { walletId: number };

/** The wallet counts its orders, so that only a filtered list has to be counted. */
async function countOrders(core: Core, filter: OwnFilter): Promise<number> {
  const { walletId, ...rest } = filter;
  const isFiltered = Object.values(rest).some((value) => value !== undefined);
  if (isFiltered) return countOrderRows(core.database.kysely, filter);
  return Number((await readWalletRow(core.database.kysely, walletId)).ordersCount);
}

/** What happened to one of the caller's orders, oldest first. Throws order_not_found. */
export async function readHistory(core: Core, caller: Caller, id: bigint): Promise<HistoryEntry[]> {
  await readOrder(core, caller, id);
  return historyRows(core.database.kysely, id);
}
