import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";
import type { Connection, Database } from "../../database/database.ts";
import type { OrderSource } from "../../database/column-types.ts";
import type { Schema } from "../../database/tables.gen.ts";
import type { HistoryEntry, Order } from "./order.ts";
import type { OrderStatus } from "./order-status.ts";

const FIELDS = [
  "o.id",
  "o.wallet_id as walletId",
  "o.service_id as serviceId",
  "s.name as serviceName",
  "s.type as serviceType",
  "s.cancellable as serviceCancellable",
  "o.source",
  "o.test",
  "o.identifier",
  "o.inputs",
  "o.quantity",
  "o.unit_price as unitPrice",
  "o.price",
  "o.currency",
  "o.status",
  "o.status_reason as statusReason",
  "o.result_text as resultText",
  "o.result_fields as resultFields",
  "o.captured",
  "o.refunded",
  "o.client_reference as clientReference",
  "o.metadata",
  "o.cancel_requested_at as cancelRequestedAt",
  "o.created_at as createdAt",
  "o.submitted_at as submittedAt",
  "o.completed_at as completedAt",
  "o.updated_at as updatedAt",
] as const;

const FIND = `select ${FIELDS.map((field) => field.replace(/ as (\w+)$/, ' as "$1"')).join(", ")}
  from orders o join services s on s.id = o.service_id where o.id = any($1::bigint[])`;

export async function findOrderRows(database: Database, ids: bigint[]): Promise<Map<bigint, Order>> {
  const orders = await database.statement<Order>("orders_by_id", FIND, [ids.map(String)]);
  return new Map(orders.map((order) => [order.id, order]));
}

export function lockOrderRow(transaction: Connection, id: bigint): Promise<Order | undefined> {
  return selectOrders(transaction).where("o.id", "=", id).forNoKeyUpdate("o").executeTakeFirst();
}

export async function findWalletOf(connection: Connection, orderId: bigint): Promise<number | undefined> {
  const row = await connection.selectFrom("orders").select("wallet_id").where("id", "=", orderId).executeTakeFirst();
  return row?.wallet_id;
}

export interface OrderFilter {
  ids?: readonly bigint[] | undefined;
  walletId?: number | undefined;
  statuses?: OrderStatus[] | undefined;
  serviceId?: number | undefined;
  imei?: string | undefined;
  identifiers?: readonly string[] | undefined;
  clientReference?: string | undefined;
  source?: OrderSource | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  updatedSince?: Date | undefined;
}

export interface OrderPage {
  sort: "created_at" | "-created_at";
  limit: number;
  offset?: number | undefined;
  /** Continues behind this order, in the direction of the sort. */
  after?: bigint | undefined;
}

/** Orders are listed by id: it grows with the time of placing, and a keyset on it costs the same at any depth. */
export function pageOrderRows(connection: Connection, filter: OrderFilter, page: OrderPage): Promise<Order[]> {
  const newestFirst = page.sort === "-created_at";
  let query = selectOrders(connection)
    .where((where) => where.and(conditions(where, filter)))
    .orderBy("o.id", newestFirst ? "desc" : "asc")
    .limit(page.limit);
  if (page.after !== undefined) query = query.where("o.id", newestFirst ? "<" : ">", page.after);
  if (page.offset) query = query.offset(page.offset);
  return query.execute();
}

export async function countOrderRows(connection: Connection, filter: OrderFilter): Promise<number> {
  const { total } = await connection
    .selectFrom("orders as o")
    .innerJoin("services as s", "s.id", "o.service_id")
    .select((count) => count.fn.countAll<bigint>().as("total"))
    .where((where) => where.and(conditions(where, filter)))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface OrderTotals {
  count: number;
  /** All in micro-units. */
  price: bigint;
  charged: bigint;
  refunded: bigint;
}

/** Adds up the newest `most` orders that the filter means. */
export async function totalOrderRows(connection: Connection, filter: OrderFilter, most: number): Promise<OrderTotals> {
  const newest = connection
    .selectFrom("orders as o")
    .innerJoin("services as s", "s.id", "o.service_id")
    .select(["o.price", "o.captured", "o.refunded"])
    .where((where) => where.and(conditions(where, filter)))
    .orderBy("o.id", "desc")
    .limit(most);
  const { count, ...sums } = await connection
    .selectFrom(newest.as("newest"))
    .select([
      sql<bigint>`count(*)`.as("count"),
      sql<bigint>`coalesce(sum(price), 0)::bigint`.as("price"),
      sql<bigint>`coalesce(sum(captured), 0)::bigint`.as("charged"),
      sql<bigint>`coalesce(sum(refunded), 0)::bigint`.as("refunded"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), ...sums };
}

export function historyRows(connection: Connection, orderId: bigint): Promise<HistoryEntry[]> {
  return connection
    .selectFrom("order_history")
    .select(["at", "event", "from_status as from", "to_status as to", "actor_kind as actor", "reason", "amount"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

type OrderTables = Schema & { o: Schema["orders"]; s: Schema["services"] };

function selectOrders(connection: Connection): SelectQueryBuilder<OrderTables, "o" | "s", Order> {
  return connection.selectFrom("orders as o").innerJoin("services as s", "s.id", "o.service_id").select(FIELDS);
}

function conditions(where: ExpressionBuilder<OrderTables, "o" | "s">, filter: OrderFilter): Expression<SqlBool>[] {
  const { ids, walletId, statuses, serviceId, imei, identifiers, clientReference, source } = filter;
  const { createdFrom, createdTo, updatedSince } = filter;
  const all: Expression<SqlBool>[] = [];
  if (ids !== undefined) all.push(sql<boolean>`o.id = any(${ids.map(String)}::bigint[])`);
  if (walletId !== undefined) all.push(where("o.wallet_id", "=", walletId));
  if (statuses !== undefined) all.push(where("o.status", "in", statuses));
  if (serviceId !== undefined) all.push(where("o.service_id", "=", serviceId));
  if (imei !== undefined) all.push(where("o.identifier", "=", imei));
  if (identifiers !== undefined) all.push(sql<boolean>`o.identifier = any(${[...identifiers]}::text[])`);
  if (clientReference !== undefined) all.push(where("o.client_reference", "=", clientReference));
  if (source !== undefined) all.push(where("o.source", "=", source));
  if (createdFrom !== undefined) all.push(where("o.created_at", ">=", createdFrom));
  if (createdTo !== undefined) all.push(where("o.created_at", "<=", createdTo));
  if (updatedSince !== undefined) all.push(where("o.updated_at", ">=", updatedSince));
  return all;
}
