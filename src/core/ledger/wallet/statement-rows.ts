import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { TransferKind } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import { findIdRanges, spanOf, withinRange } from "../../kernel/reads/id-ranges.ts";
import { COUNT_LIMITS, type Total } from "../../kernel/reads/totals.ts";
import { isRare, ofKinds } from "./transfer-kinds.ts";

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

/** The ids of the page are found first, by an index alone where that is possible, so that skipped entries are not read. */
export async function pageStatementRows(
  connection: Connection,
  filter: StatementFilter,
  page: StatementPage,
): Promise<StatementRow[]> {
  const range = spanOf(await findIdRanges(connection, "transfers", filter));
  const all = [...conditions(filter), ...withinRange("t", range, filter)];
  if (page.after !== undefined) all.push(sql`t.id < ${page.after.toString()}::bigint`);
  const { rows } = await sql<StatementRow>`
    select t.id, t.kind, t.currency,
           case when t.to_account_id = w.available_account_id then t.amount else -t.amount end as amount,
           t.available_after as "balanceAfter", t.held_after as "heldAfter", t.reason, t.order_id as "orderId",
           s.name as "serviceName", o.client_reference as "clientReference", t.created_at as "createdAt"
      from (select t.id from transfers t where ${sql.join(all, sql` and `)}
             order by t.id desc limit ${page.limit} offset ${page.offset ?? 0}) found
      join transfers t on t.id = found.id
      join wallets w on w.id = t.wallet_id
      left join orders o on o.id = t.order_id
      left join services s on s.id = o.service_id
     order by t.id desc`.execute(connection);
  return rows;
}

/** Counts as far as that takes little time, beyond that the newest. */
export async function countStatementRows(
  connection: Connection,
  filter: StatementFilter,
  limits = COUNT_LIMITS,
): Promise<Total> {
  const isIndexed = filter.orderId !== undefined || !filter.kinds || filter.kinds.every(isRare);
  const most = isIndexed ? limits.counted : limits.read;
  const counted = isIndexed ? sql`true` : sql`t.kind = any(${filter.kinds}::text[])`;
  const all = conditions(isIndexed ? filter : { ...filter, kinds: undefined });
  const ranges = await findIdRanges(connection, "transfers", filter);
  const parts = ranges.map((range) => {
    const own = sql.join([...all, ...withinRange("t", range, filter)], sql` and `);
    const fields = isIndexed ? sql`t.id` : sql`t.id, t.kind`;
    return sql`(select ${fields} from transfers t where ${own} order by t.id desc limit ${most + 1})`;
  });
  const { rows } = await sql<{ counted: number; read: number }>`
    select (count(*) filter (where ${counted}))::integer as counted, count(*)::integer as read
      from (select * from (${sql.join(parts, sql` union all `)}) t order by t.id desc limit ${most + 1}) t`.execute(
    connection,
  );
  const { counted: total, read } = rows[0]!;
  return { rows: total, isCapped: read > most };
}

/** A capture is not on the statement: it moves held money on and leaves the balance as it is. */
function conditions({ walletId, kinds, orderId }: StatementFilter): RawBuilder<unknown>[] {
  const all = [sql`t.wallet_id = ${walletId}`, sql`t.kind <> 'capture'`];
  if (kinds) all.push(ofKinds(kinds));
  if (orderId !== undefined) all.push(sql`t.id in ${ofOrder(orderId)}`);
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
