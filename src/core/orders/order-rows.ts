import { sql, type SelectQueryBuilder } from "kysely";
import type { Connection, Database } from "../../database/database.ts";
import type { Schema } from "../../database/tables.gen.ts";
import type { HistoryEntry, Order } from "./order.ts";

const FIELDS = [
  "o.id",
  "o.wallet_id as walletId",
  "o.service_id as serviceId",
  "s.name as serviceName",
  "s.type as serviceType",
  "s.cancellable as serviceCancellable",
  "o.source",
  "o.settled_elsewhere as settledElsewhere",
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

/** Highest number first. */
export function listOrderRows(connection: Connection, ids: readonly bigint[]): Promise<Order[]> {
  return selectOrders(connection)
    .where(sql<boolean>`o.id = any(${ids.map(String)}::bigint[])`)
    .orderBy("o.id", "desc")
    .execute();
}

export function lockOrderRow(transaction: Connection, id: bigint): Promise<Order | undefined> {
  return selectOrders(transaction).where("o.id", "=", id).forNoKeyUpdate("o").executeTakeFirst();
}

export async function findWalletOf(connection: Connection, orderId: bigint): Promise<number | undefined> {
  const row = await connection.selectFrom("orders").select("wallet_id").where("id", "=", orderId).executeTakeFirst();
  return row?.wallet_id;
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
