import { sql, type RawBuilder } from "kysely";
import type { Connection } from "../../../database/database.ts";
import type { Attention } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { OrderStatus } from "../../orders/order-status.ts";

/** An open order that needs attention. Amounts in micro-units of `currency`. */
export interface QueuedOrder {
  id: bigint;
  status: OrderStatus;
  serviceId: number;
  serviceName: string;
  resellerId: number;
  resellerName: string;
  identifier: string | null;
  inputs: Record<string, string>;
  quantity: number;
  price: Micros;
  currency: string;
  test: boolean;
  /** Null: it is here only for its reseller's cancellation request. */
  attention: Attention | null;
  attentionNote: string | null;
  cancelRequestedAt: Date | null;
  supplierId: number | null;
  supplierName: string | null;
  takenById: number | null;
  takenByName: string | null;
  takenAt: Date | null;
  createdAt: Date;
  /** Past the promised time of its service. */
  overdue: boolean;
}

export interface QueueFilter {
  attention?: Attention | "cancel_requested" | undefined;
  serviceId?: number | undefined;
  resellerId?: number | undefined;
  /** The supplier that had it last, or that it would go to. */
  supplierId?: number | undefined;
  /** A staff member; "nobody": unassigned orders. */
  takenBy?: number | "nobody" | undefined;
  /** Placed at least so long ago. */
  waitingMinutes?: number | undefined;
}

/** The predicate of the index `orders_attention`. */
export const QUEUED = sql`o.completed_at is null and (o.attention is not null or o.cancel_requested_at is not null)`;

const SELECT = sql`
  select o.id, o.status, o.service_id as "serviceId", s.name as "serviceName", r.id as "resellerId",
         r.name as "resellerName", o.identifier, o.inputs, o.quantity, o.price, o.currency, o.test, o.attention,
         o.attention_note as "attentionNote", o.cancel_requested_at as "cancelRequestedAt",
         o.supplier_id as "supplierId", p.name as "supplierName", o.taken_by as "takenById", h.name as "takenByName",
         o.taken_at as "takenAt", o.created_at as "createdAt",
         coalesce(o.created_at + make_interval(mins => s.promised_minutes) < now(), false) as overdue
    from orders o
    join services s on s.id = o.service_id
    join wallets w on w.id = o.wallet_id
    join resellers r on r.id = w.reseller_id
    left join suppliers p on p.id = o.supplier_id
    left join staff h on h.id = o.taken_by`;

/** The oldest first; each reason is read from its end of the index. */
export async function queueRows(
  connection: Connection,
  filter: QueueFilter,
  { limit, after, offset = 0 }: { limit: number; after?: bigint | undefined; offset?: number | undefined },
): Promise<QueuedOrder[]> {
  const parts = reasonsOf(filter).map(
    (reason) => sql`(
      select o.id from orders o where ${QUEUED} and o.attention ${reason} and o.id > ${(after ?? 0n).toString()}::bigint
         and ${conditions(filter)}
       order by o.id limit ${limit + offset})`,
  );
  const { rows } = await sql<QueuedOrder>`
    ${SELECT} join (${sql.join(parts, sql` union all `)}) found on found.id = o.id
     order by o.id limit ${limit} offset ${offset}`.execute(connection);
  return rows;
}

/** Null: there only for its reseller's cancellation request. */
const REASONS: Record<Attention, true> = {
  manual: true,
  no_route: true,
  refused: true,
  ambiguous: true,
  loss: true,
  retries: true,
  expired: true,
  out_of_stock: true,
  diverted: true,
};

function reasonsOf({ attention }: QueueFilter): RawBuilder<unknown>[] {
  const isOne = attention !== undefined && attention !== "cancel_requested";
  const reasons = isOne ? [attention] : Object.keys(REASONS);
  const parts = reasons.map((reason) => sql`= ${sql.lit(reason)}`);
  return isOne ? parts : [...parts, sql`is null`];
}

/** The orders of the queue with one of these identifiers or numbers, the oldest first. */
export async function findQueued(
  connection: Connection,
  wanted: { identifiers: readonly string[]; ids: readonly bigint[] },
  serviceId: number | undefined,
): Promise<QueuedOrder[]> {
  const { rows } = await sql<QueuedOrder>`
    ${SELECT} where ${QUEUED}
       and (o.identifier = any(${wanted.identifiers}::text[]) or o.id = any(${wanted.ids.map(String)}::bigint[]))
       and ${conditions({ serviceId })}
     order by o.id`.execute(connection);
  return rows;
}

/** What an earlier order of the same identifier got: a result, or the reason of its rejection. */
export interface RecentReply {
  queuedId: bigint;
  id: bigint;
  result: string | null;
  reason: string | null;
}

/** As long as a file of replies may still be sent a second time. Later the same reply is more likely meant. */
const RECENT = sql`interval '1 day'`;

/**
 * What earlier orders with the identifiers of these orders got lately. Another reseller's order of the same service is left out: it has
 * the same result.
 */
export async function findRecentReplies(connection: Connection, ids: readonly bigint[]): Promise<RecentReply[]> {
  const { rows } = await sql<RecentReply>`
    select q.id as "queuedId", o.id, case when o.status <> 'REJECTED' then o.result_text end as result,
           case when o.status = 'REJECTED' then o.status_reason end as reason
      from orders q
      join orders o on o.identifier = q.identifier and o.id < q.id
     where q.id = any(${ids.map(String)}::bigint[]) and o.status in ('SUCCESS', 'REFUNDED', 'REJECTED')
       and o.completed_at > now() - ${RECENT} and (o.wallet_id = q.wallet_id or o.service_id <> q.service_id)
     order by o.id`.execute(connection);
  return rows;
}

export interface QueueTotal {
  currency: string;
  orders: number;
  /** Of all of them, in micro-units. */
  price: Micros;
}

/** The orders of the queue that a filter means, by currency. */
export async function queueTotals(connection: Connection, filter: QueueFilter): Promise<QueueTotal[]> {
  const { rows } = await sql<QueueTotal>`
    select o.currency, count(*)::integer as orders, sum(o.price)::bigint as price
      from orders o where ${QUEUED} and ${conditions(filter)} group by o.currency order by o.currency`.execute(
    connection,
  );
  return rows;
}

export const QUEUE_FACETS = ["service", "reseller", "supplier", "attention"] as const;

/** How many orders of the queue have the same service, reseller, supplier or review reason. */
export interface QueueFacetRow {
  facet: (typeof QUEUE_FACETS)[number];
  id: number | null;
  /** The name, or the reason. */
  name: string;
  orders: number;
}

/** Those with most orders first. A reason is counted as the list filters by it: a cancellation request beside another. */
export async function queueFacetRows(connection: Connection): Promise<QueueFacetRow[]> {
  const { rows } = await sql<QueueFacetRow>`
    with queued as materialized (
      select o.service_id, o.supplier_id, w.reseller_id, o.attention, o.cancel_requested_at
        from orders o join wallets w on w.id = o.wallet_id where ${QUEUED})
    select facet, id, name, orders from (
      select 'service' as facet, s.id, s.name, count(*)::integer as orders
        from queued q join services s on s.id = q.service_id group by s.id
      union all
      select 'reseller', r.id, r.name, count(*)::integer from queued q join resellers r on r.id = q.reseller_id group by r.id
      union all
      select 'supplier', p.id, p.name, count(*)::integer from queued q join suppliers p on p.id = q.supplier_id group by p.id
      union all
      select 'attention', null, attention, count(*)::integer from queued where attention is not null group by attention
      union all
      select 'attention', null, 'cancel_requested', count(*)::integer from queued
       where cancel_requested_at is not null having count(*) > 0) facets
     order by orders desc, name`.execute(connection);
  return rows;
}

function conditions(filter: QueueFilter): RawBuilder<unknown> {
  const { attention, serviceId, resellerId, supplierId, takenBy, waitingMinutes } = filter;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (attention === "cancel_requested") all.push(sql`o.cancel_requested_at is not null`);
  else if (attention !== undefined) all.push(sql`o.attention = ${attention}`);
  if (serviceId !== undefined) all.push(sql`o.service_id = ${serviceId}`);
  if (resellerId !== undefined) {
    all.push(sql`o.wallet_id = any(array(select id from wallets where reseller_id = ${resellerId}))`);
  }
  if (supplierId !== undefined) all.push(sql`o.supplier_id = ${supplierId}`);
  if (waitingMinutes !== undefined) {
    all.push(sql`o.created_at <= now() - make_interval(mins => ${waitingMinutes})`);
  }
  if (takenBy === "nobody") all.push(sql`o.taken_by is null`);
  else if (takenBy !== undefined) all.push(sql`o.taken_by = ${takenBy}`);
  return sql.join(all, sql` and `);
}
