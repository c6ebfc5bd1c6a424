import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { TransferKind } from "../../../database/column-types.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Micros } from "../../kernel/money.ts";

export interface StatementFilter {
  walletId: number;
  kinds?: TransferKind[] | undefined;
  orderId?: bigint | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
}

export interface StatementPage {
  limit: number;
  offset?: number | undefined;
  /** Continues behind this entry, towards older ones. */
  after?: bigint | undefined;
}

export interface StatementRow {
  id: bigint;
  kind: TransferKind;
  /** Signed: what the available credit changed by. */
  amount: Micros;
  currency: string;
  balanceAfter: Micros;
  heldAfter: Micros;
  reason: string | null;
  orderId: bigint | null;
  serviceName: string | null;
  clientReference: string | null;
  createdAt: Date;
}

export async function pageStatementRows(
  connection: Connection,
  filter: StatementFilter,
  page: StatementPage,
): Promise<StatementRow[]> {
  let query = connection
    .selectFrom("transfers as t")
    .innerJoin("wallets as w", "w.id", "t.wallet_id")
    .leftJoin("orders as o", "o.id", "t.order_id")
    .leftJoin("services as s", "s.id", "o.service_id")
    .select([
      "t.id",
      "t.kind",
      "t.currency",
      sql<bigint>`case when t.to_account_id = w.available_account_id then t.amount else -t.amount end`.as("amount"),
      sql<bigint>`t.available_after`.as("balanceAfter"),
      sql<bigint>`t.held_after`.as("heldAfter"),
      "t.reason",
      "t.order_id as orderId",
      "s.name as serviceName",
      "o.client_reference as clientReference",
      "t.created_at as createdAt",
    ])
    .where((where) => where.and(conditions(where, filter)))
    .orderBy("t.id", "desc")
    .limit(page.limit);
  if (page.after !== undefined) query = query.where("t.id", "<", page.after);
  if (page.offset) query = query.offset(page.offset);
  return query.execute();
}

export async function countStatementRows(connection: Connection, filter: StatementFilter): Promise<number> {
  const { total } = await connection
    .selectFrom("transfers as t")
    .select((count) => count.fn.countAll<bigint>().as("total"))
    .where((where) => where.and(conditions(where, filter)))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type TransferTables = Schema & { t: Schema["transfers"] };

/** A capture is not on the statement: it moves held money on and leaves the balance as it is. */
function conditions<T extends "t">(where: ExpressionBuilder<TransferTables, T>, filter: StatementFilter) {
  const any = where as unknown as ExpressionBuilder<TransferTables, "t">;
  const all: Expression<SqlBool>[] = [any("t.wallet_id", "=", filter.walletId), any("t.kind", "<>", "capture")];
  if (filter.kinds) all.push(any("t.kind", "in", filter.kinds));
  if (filter.orderId !== undefined) {
    all.push(any("t.id", "in", ofOrder(filter.orderId)));
  }
  if (filter.createdFrom) all.push(any("t.created_at", ">=", filter.createdFrom));
  if (filter.createdTo) all.push(any("t.created_at", "<=", filter.createdTo));
  return all;
}

/** By indexes: hold and release by the order, refunds by the prefix of their key. */
function ofOrder(orderId: bigint): RawBuilder<bigint> {
  return sql<bigint>`(
    select id from transfers where order_id = ${orderId.toString()}::bigint and idempotency_key is null
    union all
    select id from transfers
     where idempotency_key >= ${`order:${orderId}:`} and idempotency_key < ${`order:${orderId};`})`;
}
