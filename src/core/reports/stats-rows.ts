import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";
import type { Attention } from "../../database/column-types.ts";
import type { Micros } from "../kernel/money.ts";
import { firstIdFrom, SLACK } from "../kernel/reads/first-id.ts";
import type { OrderStatus } from "../orders/order-status.ts";

export interface HourRow {
  /** The hour's beginning. */
  hour: Date;
  status: OrderStatus;
  orders: number;
}

/** Live orders placed since then: the open ones by one partial index, the closed ones by another. */
export async function orderHourRows(connection: Connection, since: Date): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select date_trunc('hour', created_at, 'UTC') as hour, status, count(*)::integer as orders from (
      select created_at, status from orders
       where completed_at is null and created_at >= ${since}::timestamptz and not test
      union all
      select created_at, status from orders
       where completed_at is not null and completed_at >= ${since}::timestamptz
         and created_at >= ${since}::timestamptz and not test) recent
     group by 1, 2 order by 1, 2`.execute(connection);
  return rows;
}

export interface AttentionRow {
  /** Null: it is there only for its reseller's cancellation request. */
  attention: Attention | null;
  orders: number;
}

export async function attentionRows(connection: Connection): Promise<AttentionRow[]> {
  const { rows } = await sql<AttentionRow>`
    select attention, count(*)::integer as orders from orders
     where completed_at is null and (attention is not null or cancel_requested_at is not null)
     group by attention order by orders desc, attention`.execute(connection);
  return rows;
}

export interface QueueSizeRow {
  queue: number;
  /** Those that no member of staff has. */
  unassigned: number;
}

export async function queueSizeRow(connection: Connection): Promise<QueueSizeRow> {
  const { rows } = await sql<QueueSizeRow>`
    select count(*)::integer as queue, count(*) filter (where taken_by is null)::integer as unassigned from orders
     where completed_at is null and (attention is not null or cancel_requested_at is not null)`.execute(connection);
  return rows[0]!;
}

/** Live open orders, and how many of them are past the promised time of their service. */
export async function readOpenRow(connection: Connection): Promise<{ open: number; overdue: number }> {
  const { rows } = await sql<{ open: number; overdue: number }>`
    select count(*)::integer as open,
           count(*) filter (where o.created_at + make_interval(mins => s.promised_minutes) < now())::integer as overdue
      from orders o join services s on s.id = o.service_id
     where o.completed_at is null and not o.test`.execute(connection);
  return rows[0]!;
}

/** What needs the operator: new sign-ups and top-up requests for live credit. */
export interface PendingRequests {
  signUps: number;
  topUps: number;
}

export async function readAskingRow(connection: Connection): Promise<PendingRequests> {
  const { rows } = await sql<PendingRequests>`
    select (select count(*)::integer from resellers where status = 'pending') as "signUps",
           (select count(*)::integer from top_up_requests q join wallets w on w.id = q.wallet_id
             where q.status = 'open' and not w.test) as "topUps"`.execute(connection);
  return rows[0]!;
}

export interface DayRow {
  currency: string;
  /** Captured less refunded. */
  revenue: Micros;
  /** What suppliers were paid. */
  cost: Micros;
}

/** What was paid in another currency, at the rate of its order. */
const WORTH = sql`coalesce(round(t.amount::numeric * sold.base_price / sold.price), t.amount)`;

/**
 * What live orders brought and cost from one moment to another, in the currency of their services. Transfers have no
 * index by time, but their numbers grow with it: those of the time are found, and SLACK about it for what was written
 * out of turn.
 */
export async function dayRows(
  connection: Connection,
  { from, to }: { from: Date; to: Date },
  baseCurrency: string,
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with first as materialized (${firstIdFrom("transfers", sql`(${from}::timestamptz - ${SLACK})`)}),
         last as materialized (${firstIdFrom("transfers", sql`(${to}::timestamptz + ${SLACK})`)})
    select coalesce(sold.base_currency, t.currency) as currency,
           sum(case kind when 'capture' then ${WORTH} when 'refund' then -${WORTH} else 0 end)::bigint as revenue,
           sum(case kind when 'supplier_cost' then amount else 0 end)::bigint as cost
      from transfers t
      left join lateral (
        select o.base_currency, o.base_price, o.price from orders o
         where t.currency <> ${baseCurrency} and o.id = t.order_id and o.base_currency <> t.currency limit 1) sold on true
     where id >= (select id from first) and id <= (select id from last)
       and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
       and kind in ('capture', 'refund', 'supplier_cost') and not test
     group by 1 order by 1`.execute(connection);
  return rows;
}
