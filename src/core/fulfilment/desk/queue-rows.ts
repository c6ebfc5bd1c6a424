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
  /** A member of staff, or nobody. */
  takenBy?: number | "nobody" | undefined;
}

/** The predicate of the index `orders_attention`, whose order the queue follows. */
const QUEUED = sql`o.completed_at is null and (o.attention is not null or o.cancel_requested_at is not null)`;

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

export async function queueRows(
  connection: Connection,
  filter: QueueFilter,
  { limit, after }: { limit: number; after?: bigint | undefined },
): Promise<QueuedOrder[]> {
  const { rows } = await sql<QueuedOrder>`
    ${SELECT} where ${QUEUED} and o.id > ${(after ?? 0n).toString()} and ${conditions(filter)}
     order by o.id limit ${limit}`.execute(connection);
  return rows;
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

function conditions({ attention, serviceId, takenBy }: QueueFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (attention === "cancel_requested") all.push(sql`o.cancel_requested_at is not null`);
  else if (attention !== undefined) all.push(sql`o.attention = ${attention}`);
  if (serviceId !== undefined) all.push(sql`o.service_id = ${serviceId}`);
  if (takenBy === "nobody") all.push(sql`o.taken_by is null`);
  else if (takenBy !== undefined) all.push(sql`o.taken_by = ${takenBy}`);
  return sql.join(all, sql` and `);
}
