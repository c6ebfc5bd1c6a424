import { sql, type RawBuilder } from "kysely";
import type { Attention, OrderSource } from "../../../database/column-types.ts";
import type { Connection } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";
import { firstIdFrom, SLACK } from "../../kernel/reads/first-id.ts";
import { findIdRanges, spanOf, withinRange } from "../../kernel/reads/id-ranges.ts";
import { isOpen, OPEN_STATUSES, ORDER_STATUSES, type OrderStatus } from "../../orders/order-status.ts";
import { IS_OVERDUE } from "./operator-order-rows.ts";
import { QUEUED } from "./queue-rows.ts";

export interface OperatorFilter {
  ids?: readonly bigint[] | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  serviceId?: number | undefined;
  resellerId?: number | undefined;
  /** The supplier that has it next, or that delivered it. */
  supplierId?: number | undefined;
  source?: OrderSource | undefined;
  test?: boolean | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  identifier?: string | undefined;
  attention?: Attention | undefined;
  /** Open, and past the promised time of their services. */
  overdue?: boolean | undefined;
}

type Condition = RawBuilder<unknown>;

export interface IdPage {
  limit: number;
  offset?: number | undefined;
  after?: bigint | undefined;
}

/** The numbers of a page of all orders, the highest first, behind `after`. */
export async function pageOrderIds(
  connection: Connection,
  filter: OperatorFilter,
  { limit, offset = 0, after }: IdPage,
): Promise<bigint[]> {
  const wallets = filter.resellerId === undefined ? null : await walletIds(connection, filter.resellerId);
  if (wallets?.length === 0) return [];
  const range = spanOf(await findIdRanges(connection, "orders", filter));
  const common = [...conditions(filter), ...withinRange("o", range, filter)];
  if (after !== undefined) common.push(sql`o.id < ${after.toString()}::bigint`);
  if (filter.overdue) common.push(sql`o.id < ${(await firstNotOverdue(connection)).toString()}::bigint`);
  const parts = partsOf(filter, wallets).map(
    (part) => sql`(select o.id from orders o where ${sql.join([...part, ...common], sql` and `)}
                    order by o.id desc limit ${limit + offset})`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: bigint }>`
    select id from (${sql.join(parts, sql` union all `)}) found
     order by id desc limit ${limit} offset ${offset}`.execute(connection);
  return rows.map((row) => row.id);
}

/**
 * What the orders with the highest numbers brought and cost, by the currency of their services and by mode. Amounts in
 * micro-units.
 */
export interface OrderTotalRow {
  currency: string;
  test: boolean;
  orders: number;
  delivered: number;
  /** Captured less refunded. */
  revenue: Micros;
  cost: Micros;
  /** Delivered orders whose cost is unknown. */
  withoutCost: number;
}

/** Of the `most` orders with the highest numbers that a filter means: to sum all of them would read a whole history. */
export async function orderTotals(
  connection: Connection,
  filter: OperatorFilter,
  most: number,
): Promise<OrderTotalRow[]> {
  const ids = await pageOrderIds(connection, filter, { limit: most });
  const { rows } = await sql<OrderTotalRow>`
    select coalesce(o.base_currency, o.currency) as currency, o.test, count(*)::integer as orders,
           count(o.captured)::integer as delivered,
           coalesce(sum(case when o.base_price is null then o.captured - o.refunded
             else round((o.captured - o.refunded)::numeric * o.base_price / greatest(o.price, 1)) end), 0)::bigint as revenue,
           coalesce(sum(o.cost) filter (where o.captured is not null), 0)::bigint as cost,
           count(*) filter (where o.captured is not null and o.cost is null)::integer as "withoutCost"
      from orders o where o.id = any(${ids.map(String)}::bigint[])
     group by 1, o.test order by o.test, orders desc, 1`.execute(connection);
  return rows;
}

/**
 * Each part reads an index from its end, which one condition on all of them would not: that of a wallet, of open orders,
 * of those that were undone, or of all.
 */
function partsOf(filter: OperatorFilter, wallets: readonly number[] | null): Condition[][] {
  const { ids, identifier, attention, overdue } = filter;
  const own = wallets ?? [];
  if (ids !== undefined || identifier !== undefined)
    return [wallets ? [sql`o.wallet_id = any(${own}::integer[])`] : []];
  if (attention !== undefined) return [[QUEUED, ...(wallets ? [sql`o.wallet_id = any(${own}::integer[])`] : [])]];
  const statuses = statusesOf(filter);
  if (wallets) return own.flatMap((id) => statuses.map((status) => [sql`o.wallet_id = ${id}`, ofStatus(status)]));
  if (filter.statuses === undefined && !overdue) return [[]];
  return statuses.map((status) => [ofStatus(status)]);
}

function statusesOf({ statuses = ORDER_STATUSES, overdue }: OperatorFilter): OrderStatus[] {
  const wanted = new Set(statuses);
  return (overdue ? OPEN_STATUSES : ORDER_STATUSES).filter((status) => wanted.has(status));
}

/** Open orders by `completed_at` too, which means the same and is the predicate of their index. */
function ofStatus(status: OrderStatus): Condition {
  const named = sql`o.status = ${sql.lit(status)}`;
  return isOpen(status) ? sql`${named} and o.completed_at is null` : named;
}

function conditions(filter: OperatorFilter): Condition[] {
  const { ids, statuses, serviceId, supplierId, source, test, identifier, attention, overdue } = filter;
  const all: Condition[] = [sql`true`];
  if (ids) all.push(sql`o.id = any(${ids.map(String)}::bigint[])`);
  if (statuses) all.push(sql`o.status = any(${statuses}::text[])`);
  if (serviceId !== undefined) all.push(sql`o.service_id = ${serviceId}`);
  if (supplierId !== undefined) all.push(sql`o.supplier_id = ${supplierId}`);
  if (source !== undefined) all.push(sql`o.source = ${source}`);
  if (test !== undefined) all.push(sql`o.test = ${test}`);
  if (identifier !== undefined) all.push(sql`o.id in (${ofIdentifier(identifier)})`);
  if (attention !== undefined) all.push(sql`o.attention = ${attention}`);
  if (overdue) all.push(sql`exists (select from services s where s.id = o.service_id and ${IS_OVERDUE})`);
  return all;
}

/** The index begins with the wallet, of which there are few: each is looked into. */
function ofIdentifier(identifier: string): Condition {
  return sql`
    select id from orders where wallet_id = any(array(select id from wallets)) and identifier = ${identifier}`;
}

/** Orders from this number on are younger than the shortest time that any service promises. */
async function firstNotOverdue(connection: Connection): Promise<bigint> {
  const shortest = sql`(select make_interval(mins => min(promised_minutes)) from services)`;
  const { rows } = await sql<{ id: bigint | null }>`
    select (${firstIdFrom("orders", sql`(now() - ${shortest} + ${SLACK})`)}) as id`.execute(connection);
  return rows[0]!.id ?? 0n;
}

async function walletIds(connection: Connection, resellerId: number): Promise<number[]> {
  const rows = await connection.selectFrom("wallets").select("id").where("reseller_id", "=", resellerId).execute();
  return rows.map((row) => row.id);
}
