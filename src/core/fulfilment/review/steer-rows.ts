import { run } from "../../../database/statements.ts";
import type { Transaction } from "../../../database/database.ts";
import type { Attention } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import { readRoutes, type RouteJson, type RouteOption } from "../routes/route.ts";
import type { OrderStatus } from "../../orders/order-status.ts";
import type { Actor } from "../../kernel/actor.ts";

/** An order that is locked to be given to another supplier. */
export interface SteeredOrder {
  id: bigint;
  status: OrderStatus;
  test: boolean;
  worth: Micros | null;
  quantity: number;
  supplierId: number | null;
  /** A worker holds it at this moment. */
  leased: boolean;
  /** A supplier has it, or may have it. */
  live: boolean;
  attempts: number;
  attemptsHere: number;
  routes: RouteOption[];
}

const LOCK = `
  select o.id, o.status, o.test, o.quantity, o.supplier_id as "supplierId",
         order_worth(o.base_price, o.price, o.currency, s.currency) as worth,
         coalesce(o.leased_until > now(), false) as leased, tries.live, tries.total as attempts,
         tries.here as "attemptsHere", routes_of(o.service_id) as routes
    from orders o
    join services s on s.id = o.service_id
    cross join lateral (
      select count(*)::integer as total,
             count(*) filter (where t.supplier_id = o.supplier_id)::integer as here,
             coalesce(bool_or(t.state in ('submitting', 'submitted', 'unknown')), false) as live
        from attempts t where t.order_id = o.id) tries
   where o.id = $1`;

/** The lock comes first: what is read after it stays true until the transaction ends. */
export async function lockSteeredOrder(transaction: Transaction, id: bigint): Promise<SteeredOrder | undefined> {
  await run(transaction, "select 1 from orders where id = $1 for no key update", [id.toString()]);
  type Row = Omit<SteeredOrder, "routes"> & { routes: RouteJson[] };
  const [row] = await run<Row>(transaction, LOCK, [id.toString()]);
  return row && { ...row, routes: readRoutes(row.routes) };
}

/** Where a locked order goes. */
export interface Course {
  /** If unset, it stays with its supplier. */
  to?: { supplierId: number; position: number } | undefined;
  dueSeconds: number;
  /** Why it needs attention; if unset, it is due in `dueSeconds`. */
  byHand?: { attention: Attention; note: string | null; divertedFrom?: number | undefined } | undefined;
}

const STEER = `
  with steered as (
    update orders o
       set supplier_id = coalesce($2, o.supplier_id), route_position = coalesce($3, o.route_position), status = 'PENDING',
           due_at = case when not $4::boolean then now() + make_interval(secs => $5) end, leased_until = null, cost = null,
           attention = $9, attention_note = $10, diverted_from = $11, taken_by = null, taken_at = null
     where o.id = $1)
  insert into order_history (order_id, event, from_status, to_status, actor_kind, actor_id, request_key,
    requested_supplier_id)
  values ($1, case $6 when 'PENDING' then 'requeued' else 'status_changed' end, $6, 'PENDING', $7, $8, $12, $13)`;

/** What a request asked for: to send an order to this supplier; null: to the first of its routes. */
export interface AskedCourse {
  supplierId: number | null;
}

/** What the request with this key asked for that has sent the order on before; the order is locked. */
export async function findSteering(
  transaction: Transaction,
  id: bigint,
  requestKey: string,
): Promise<AskedCourse | undefined> {
  const text = `select requested_supplier_id as "supplierId" from order_history
    where order_id = $1 and request_key = $2 limit 1`;
  const [found] = await run<AskedCourse>(transaction, text, [id.toString(), requestKey]);
  return found;
}

/** Its history says that it was passed on; to whom is not for the reseller to read. */
export async function steerOrder(
  transaction: Transaction,
  { id, status }: SteeredOrder,
  { to, byHand, dueSeconds }: Course,
  { actor, requestKey, supplierId }: AskedCourse & { actor: Actor; requestKey?: string | undefined },
): Promise<void> {
  const target = [to?.supplierId ?? null, to?.position ?? null];
  const { attention = null, note = null, divertedFrom = null } = byHand ?? {};
  const when = [byHand !== undefined, dueSeconds];
  const why = [attention, note, divertedFrom];
  const request = requestKey === undefined ? [null, null] : [requestKey, supplierId];
  await run(transaction, STEER, [id.toString(), ...target, ...when, status, actor.kind, actor.id, ...why, ...request]);
}
