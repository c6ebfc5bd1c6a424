import { readSnapshot } from "../../../database/statements.ts";
import type { OrderContext } from "../../orders/context.ts";
import { listLateResultsOf, type LateResult } from "../review/late-results.ts";
import { listAttempts, type Attempt } from "../review/review-attempts.ts";
import { DomainError } from "../../kernel/errors.ts";
import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import type { Micros } from "../../kernel/money.ts";
import { walkAll } from "../../kernel/reads/pages.ts";
import { listOrderTransfers, type OrderTransfer } from "../../ledger/wallet/order-transfers.ts";
import type { Order } from "../../orders/order.ts";
import { listOrderRows } from "../../orders/order-rows.ts";
import { isOpen } from "../../orders/order-status.ts";
import {
  orderTotals,
  pageOrderIds,
  type IdPage,
  type OperatorFilter,
  type OrderTotalRow,
} from "./operator-list-rows.ts";
import { factRows, namedHistoryRows, type NamedHistoryEntry, type OperatorFacts } from "./operator-order-rows.ts";
import { searchOrders } from "../../orders/search-orders.ts";

export type { NamedHistoryEntry } from "./operator-order-rows.ts";

/** An order with what only the operator sees of it. */
export interface OperatorOrder extends Order, OperatorFacts {
  /**
   * What the order brings less what it costs, in `baseCurrency`; null where it brings nothing, or its cost is not known
   * yet.
   */
  margin: Micros | null;
}

export interface OperatorOrderDetail extends OperatorOrder {
  attempts: Attempt[];
  transfers: OrderTransfer[];
  history: NamedHistoryEntry[];
  lateResults: LateResult[];
}

export interface OperatorQuery extends Omit<OperatorFilter, "ids"> {
  /** See `searchOrders`. */
  search?: string | undefined;
}

/** A page of all resellers' orders, the highest number first, behind `after`. Throws validation_failed for a vague search. */
export async function pageOperatorOrders(
  context: OrderContext,
  { limit, after, ...query }: OperatorQuery & IdPage,
): Promise<OperatorOrder[]> {
  return readPage(context, await toFilter(context, query), { limit, after });
}

/** How many orders are summed, those with the highest numbers. */
const MOST_SUMMED = 20_000;

export interface OrderTotals {
  totals: OrderTotalRow[];
  /** Whether these are all orders that the query means, and not only those with the highest numbers. */
  isComplete: boolean;
}

/** The sums of the orders with the highest numbers that a query means. Throws validation_failed for a vague search. */
export async function sumOperatorOrders(context: OrderContext, query: OperatorQuery): Promise<OrderTotals> {
  const totals = await orderTotals(context.database.kysely, await toFilter(context, query), MOST_SUMMED);
  return { totals, isComplete: totals.reduce((sum, { orders }) => sum + orders, 0) < MOST_SUMMED };
}

/**
 * All orders that a query means, the highest number first, in pages that are read as they are taken. Throws
 * validation_failed for a vague search, too_many_items where they are more than one export may have.
 */
export async function exportOperatorOrders(
  context: OrderContext,
  query: OperatorQuery,
): Promise<AsyncIterable<OperatorOrder[]>> {
  const filter = await toFilter(context, query);
  return walkAll(context.config.EXPORT_ROWS, (page) => readPage(context, filter, page));
}

async function toFilter(context: OrderContext, { search, ...filter }: OperatorQuery): Promise<OperatorFilter> {
  if (search === undefined) return filter;
  const { resellerId } = filter;
  return { ...filter, ids: await searchOrders(context, resellerId === undefined ? "anyone" : { resellerId }, search) };
}

async function readPage(context: OrderContext, filter: OperatorFilter, page: IdPage): Promise<OperatorOrder[]> {
  return readSnapshot(context.database.kysely, async (snapshot) => {
    const ids = await pageOrderIds(snapshot, filter, page);
    const orders = await listOrderRows(snapshot, ids);
    const facts = await factRows(snapshot, ids);
    return orders.map((order) => combine(order, facts));
  });
}

/** One order and everything that is known of it, of one moment. Throws order_not_found. */
export async function readOrderForOperator(context: OrderContext, id: bigint): Promise<OperatorOrderDetail> {
  return readSnapshot(context.database.kysely, async (snapshot) => {
    const moment = { database: { kysely: snapshot } };
    const [order] = id <= GREATEST_ID ? await listOrderRows(snapshot, [id]) : [];
    if (!order) throw new DomainError("order_not_found", "Order not found");
    return {
      ...combine(order, await factRows(snapshot, [id])),
      attempts: await listAttempts(moment, id),
      transfers: await listOrderTransfers(moment, id),
      history: await namedHistoryRows(snapshot, id),
      lateResults: await listLateResultsOf(moment, id),
    };
  });
}

function combine(order: Order, facts: ReadonlyMap<bigint, OperatorFacts>): OperatorOrder {
  const own = facts.get(order.id)!;
  const brings = isOpen(order.status) ? order.price : order.captured;
  const margin =
    brings === null || own.cost === null ? null : worthInBase(brings - order.refunded, order.price, own) - own.cost;
  return { ...order, ...own, margin };
}

/** The part of `basePrice` that an amount is of the price; rounded once, half up, as reports do. */
function worthInBase(amount: Micros, price: Micros, { basePrice }: OperatorFacts): Micros {
  if (basePrice === null || price === 0n) return amount;
  return (amount * basePrice * 2n + price) / (price * 2n);
}
