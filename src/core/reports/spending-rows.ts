import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";
import type { Micros } from "../kernel/money.ts";
import type { OrderStatus } from "../orders/order-status.ts";

export interface QuarterRow {
  /** The beginning of the quarter of an hour, in which all time zones agree about the day. */
  at: Date;
  orders: number;
  spent: Micros;
}

/** What a wallet's orders cost since then, by when they were completed: captured less refunded. */
export async function quarterRows(connection: Connection, walletId: number, since: Date): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`
    select date_bin('15 minutes', completed_at, '2000-01-01T00:00Z') as at, count(*)::integer as orders,
           sum(captured - refunded)::bigint as spent
      from orders
     where wallet_id = ${walletId} and updated_at >= ${since}::timestamptz
       and completed_at >= ${since}::timestamptz and captured is not null
     group by 1 order by 1`.execute(connection);
  return rows;
}

export interface StatusRow {
  status: OrderStatus;
  orders: number;
}

/** A wallet's open orders, however old, and those that moved since then. */
export async function statusRows(connection: Connection, walletId: number, since: Date): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    select status, count(*)::integer as orders from (
      select status from orders where wallet_id = ${walletId} and status in ('PENDING', 'PROCESSING')
      union all
      select status from orders
       where wallet_id = ${walletId} and updated_at >= ${since}::timestamptz and completed_at is not null) counted
     group by status`.execute(connection);
  return rows;
}
