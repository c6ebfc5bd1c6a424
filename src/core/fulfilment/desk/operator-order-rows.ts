import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { Attention, OrderSource } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { HistoryEntry } from "../../orders/order.ts";
import { isOpen, type OrderStatus } from "../../orders/order-status.ts";

/** What the operator sees of an order, and its reseller does not. */
export interface OperatorFacts {
  id: bigint;
  resellerId: number;
  resellerName: string;
  supplierId: number | null;
  supplierName: string | null;
  routePosition: number | null;
  /** What the supplier charges for the whole order; null until one took it. */
  cost: Micros | null;
  attention: Attention | null;
  attentionNote: string | null;
  takenById: number | null;
  takenByName: string | null;
  takenAt: Date | null;
  /** When a worker looks at it next; null: not by itself. */
  dueAt: Date | null;
  /** Of the request that placed it; null where none did. */
  requestId: string | null;
  /** Open, and past the promised time of its service. */
  overdue: boolean;
}

/** What is rare and has an index of its own; `orders_undone` names the same. */
const UNDONE: readonly OrderStatus[] = ["REJECTED", "CANCELLED", "REFUNDED"];

/** Of an order `o` of the service `s`; null where the service promises no time. */
const IS_OVERDUE = sql`(o.completed_at is null and o.created_at + make_interval(mins => s.promised_minutes) < now())`;

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

export interface IdPage {
  limit: number;
  offset?: number | undefined;
  after?: bigint | undefined;
}

/** The numbers of a page of all orders, the newest first, behind `after`. */
export async function pageOrderIds(connection: Connection, filter: OperatorFilter, page: IdPage): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`${pageOfIds(filter, page)} order by id desc`.execute(connection);
  return rows.map((row) => row.id);
}

/** What the newest orders of one currency and mode brought and cost. Amounts in micro-units. */
export interface OrderTotalRow {
  currency: string;
  test: boolean;
  orders: number;
  delivered: number;
  /** Captured less refunded. */
  revenue: Micros;
  cost: Micros;
  /** Delivered orders of which nobody knows the cost. */
  withoutCost: number;
}

/** Of the newest `most` orders that a filter means: to sum all of them would read a whole history. */
export async function orderTotals(
  connection: Connection,
  filter: OperatorFilter,
  most: number,
): Promise<OrderTotalRow[]> {
  const { rows } = await sql<OrderTotalRow>`
    select o.currency, o.test, count(*)::integer as orders, count(o.captured)::integer as delivered,
           coalesce(sum(o.captured - o.refunded), 0)::bigint as revenue,
           coalesce(sum(o.cost) filter (where o.captured is not null), 0)::bigint as cost,
           count(*) filter (where o.captured is not null and o.cost is null)::integer as "withoutCost"
      from orders o where o.id in (${pageOfIds(filter, { limit: most })})
     group by o.currency, o.test order by o.test, orders desc, o.currency`.execute(connection);
  return rows;
}

/** The newest of them, in no order. */
function pageOfIds(filter: OperatorFilter, { limit, offset = 0, after }: IdPage): RawBuilder<unknown> {
  const narrow = narrowest(filter);
  const among = narrow ? sql`and o.id in (select id from narrow)` : sql``;
  const behind = after === undefined ? sql`` : sql`and o.id < ${after.toString()}`;
  const page = (only: RawBuilder<unknown>) => sql`
    (select o.id from orders o where ${conditions(filter)} ${only} ${behind} ${among} order by o.id desc limit ${limit + offset})`;
  // Each of them reads the index from its end, which one condition on all of them would not.
  const parts = filter.statuses?.every((status) => UNDONE.includes(status))
    ? filter.statuses.map((status) => page(sql`and o.status = ${sql.lit(status)}`))
    : [page(sql``)];
  return sql`
    select id from (
      ${narrow ? sql`with narrow as materialized (${narrow})` : sql``}
      select id from (${sql.join(parts, sql` union all `)}) found order by id desc limit ${limit} offset ${offset}) page`;
}

/** The planner may scan all orders backwards for the few that match, so the statement finds these first. */
function narrowest({
  identifier,
  attention,
  statuses,
  resellerId,
  overdue,
}: OperatorFilter): RawBuilder<unknown> | null {
  const wallets =
    resellerId === undefined
      ? sql`select id from wallets`
      : sql`select id from wallets where reseller_id = ${resellerId}`;
  if (identifier !== undefined) {
    return sql`select id from orders where wallet_id = any(array(${wallets})) and identifier = ${identifier}`;
  }
  if (attention !== undefined) {
    return sql`select id from orders where completed_at is null and (attention is not null or cancel_requested_at is not null)
                  and attention = ${attention}`;
  }
  if (overdue || statuses?.every(isOpen)) return sql`select id from orders where completed_at is null`;
  return null;
}

function conditions(filter: OperatorFilter): RawBuilder<unknown> {
  const { ids, statuses, serviceId, resellerId, supplierId, source, test, createdFrom, createdTo } = filter;
  const { identifier, attention, overdue } = filter;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (ids) all.push(sql`o.id = any(${ids.map(String)}::bigint[])`);
  if (statuses) all.push(sql`o.status = any(${statuses}::text[])`);
  if (serviceId !== undefined) all.push(sql`o.service_id = ${serviceId}`);
  if (resellerId !== undefined) {
    all.push(sql`o.wallet_id = any(array(select id from wallets where reseller_id = ${resellerId}))`);
  }
  if (supplierId !== undefined) all.push(sql`o.supplier_id = ${supplierId}`);
  if (source !== undefined) all.push(sql`o.source = ${source}`);
  if (test !== undefined) all.push(sql`o.test = ${test}`);
  if (createdFrom !== undefined) all.push(sql`o.created_at >= ${createdFrom}::timestamptz`);
  if (createdTo !== undefined) all.push(sql`o.created_at <= ${createdTo}::timestamptz`);
  if (identifier !== undefined) all.push(sql`o.identifier = ${identifier}`);
  if (attention !== undefined) all.push(sql`o.attention = ${attention}`);
  if (overdue) all.push(sql`exists (select from services s where s.id = o.service_id and ${IS_OVERDUE})`);
  return sql.join(all, sql` and `);
}

export async function factRows(connection: Connection, ids: readonly bigint[]): Promise<Map<bigint, OperatorFacts>> {
  const { rows } = await sql<OperatorFacts>`
    select o.id, r.id as "resellerId", r.name as "resellerName", o.supplier_id as "supplierId", p.name as "supplierName",
           o.route_position as "routePosition", o.cost, o.attention, o.attention_note as "attentionNote",
           o.taken_by as "takenById", h.name as "takenByName", o.taken_at as "takenAt", o.due_at as "dueAt",
           o.request_id as "requestId",
           coalesce(${IS_OVERDUE}, false) as overdue
      from orders o
      join services s on s.id = o.service_id
      join wallets w on w.id = o.wallet_id
      join resellers r on r.id = w.reseller_id
      left join suppliers p on p.id = o.supplier_id
      left join staff h on h.id = o.taken_by
     where o.id = any(${ids.map(String)}::bigint[])`.execute(connection);
  return new Map(rows.map((row) => [row.id, row]));
}

/** With the name of who did it: of the member of staff, the supplier, or the reseller's key. */
export interface NamedHistoryEntry extends HistoryEntry {
  actorName: string | null;
}

export async function namedHistoryRows(connection: Connection, orderId: bigint): Promise<NamedHistoryEntry[]> {
  const { rows } = await sql<NamedHistoryEntry>`
    select e.at, e.event, e.from_status as "from", e.to_status as "to", e.actor_kind as actor, e.reason, e.amount,
           case e.actor_kind when 'operator' then (select name from staff where id = e.actor_id)
             when 'supplier' then (select name from suppliers where id = e.actor_id)
             when 'reseller' then (select nullif(label, '') from tokens where id = e.actor_id) end as "actorName"
      from order_history e where e.order_id = ${orderId.toString()} order by e.id`.execute(connection);
  return rows;
}
