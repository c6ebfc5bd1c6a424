import type { Attention } from "../../../database/column-types.ts";
import { run } from "../../../database/statements.ts";
import type { Connection, Database, Transaction } from "../../../database/database.ts";
import { readRoutes, type RouteJson } from "../routes/route.ts";
import { claimLimitsJson, type ClaimLimit } from "../suppliers/supplier.ts";
import type { DueOrder } from "./due-order.ts";

const CLAIM = `
  select id, service_id as "serviceId", identifier, inputs, quantity, worth, status, test, supplier_id as "supplierId",
         due_at as "dueAt", lease, attempts, attempts_here as "attemptsHere",
         usual_seconds as "usualSeconds", routes
    from claim_orders($1::json, $2)`;

/** Leases due orders to this worker; another takes them over when the lease runs out. */
export async function claimDueOrders(
  database: Database,
  limits: readonly ClaimLimit[],
  leaseSeconds: number,
): Promise<DueOrder[]> {
  type Row = Omit<DueOrder, "routes"> & { routes: RouteJson[] };
  const rows = await database.statement<Row>("orders_claim", CLAIM, [claimLimitsJson(limits), leaseSeconds]);
  return rows.map((row) => ({ ...row, routes: readRoutes(row.routes) }));
}

/** Whether the order is still this worker's, seen under the order's lock. */
export async function holdsLease(
  transaction: Transaction,
  { id, lease }: Pick<DueOrder, "id" | "lease">,
): Promise<boolean> {
  const text = "select 1 from orders where id = $1 and leased_until = $2::timestamptz";
  return (await run(transaction, text, [id.toString(), lease])).length === 1;
}

/** Whether the reseller asked to cancel a locked order after it became due. */
export async function isUnwanted(transaction: Transaction, { id }: Pick<DueOrder, "id">): Promise<boolean> {
  const text = "select 1 from orders o where id = $1 and is_unwanted(o)";
  return (await run(transaction, text, [id.toString()])).length === 1;
}

/** Where a leased order goes on to. */
export interface Release {
  order: Pick<DueOrder, "id" | "lease" | "dueAt">;
  /** If unset, it stays with its supplier. */
  to?: { supplierId: number; position: number } | undefined;
  /** Null: not by itself. */
  dueSeconds: number | null;
  attention?: Attention | null;
  note?: string | null;
  /** The supplier whose pause sends it to people. */
  divertedFrom?: number | undefined;
}

/**
 * Gives leased orders on. Orders that were made due anew while they were held (codes came into stock) stay due. Those whose
 * reseller asked to cancel them meanwhile go to staff.
 */
export async function releaseOrders(connection: Connection, releases: readonly Release[]): Promise<void> {
  const rows = releases.map(({ order, to, dueSeconds, attention = null, note = null, divertedFrom }) => ({
    order_id: order.id.toString(),
    lease: order.lease,
    due_at: order.dueAt,
    next_supplier_id: to?.supplierId ?? null,
    next_position: to?.position ?? null,
    order_due_seconds: dueSeconds,
    attention,
    note,
    diverted_from: divertedFrom ?? null,
  }));
  await run(connection, "select release_orders($1::json)", [JSON.stringify(rows)]);
}

/**
 * Gives the pending orders of a service to its stock, also those that a worker or the queue has. Orders stay that staff must
 * decide: with a cancellation request, assigned to staff, or open in the panel that they were imported from.
 */
export async function requeueOrders(transaction: Transaction, serviceId: number): Promise<void> {
  const text = `
    update orders o set due_at = now(), leased_until = null, supplier_id = r.supplier_id, route_position = r.position,
           attention = null, attention_note = null, diverted_from = null
      from routes r join suppliers p on p.id = r.supplier_id
     where r.service_id = $1 and p.kind = 'stock' and o.id in (
       select x.id from orders x
        where x.service_id = $1 and x.status = 'PENDING' and not x.test
          and x.cancel_requested_at is null and x.taken_by is null
          and not (x.source = 'import' and coalesce(x.attention = 'manual', false))
          and not exists (select 1 from attempts t where t.order_id = x.id and t.state in ('submitting', 'submitted', 'unknown'))
        order by x.id for no key update)`;
  await run(transaction, text, [serviceId]);
}

/** A person has the order: no worker looks at it by itself any more. False while a worker is sending it. */
export async function withholdFromWorkers(
  transaction: Transaction,
  id: bigint,
  staffId: number | null,
): Promise<boolean> {
  const text = `
    update orders o
       set due_at = null, leased_until = null, taken_by = $2, taken_at = now(), attention = coalesce(attention, 'manual')
     where id = $1 and not is_being_sent(o.id)
    returning id`;
  return (await run(transaction, text, [id.toString(), staffId])).length === 1;
}

/** Marks open orders for the queue, and returns which of the orders are open. */
export async function flagOrders(
  connection: Connection,
  ids: readonly bigint[],
  { attention, note }: { attention: Attention; note: string | null },
): Promise<Set<bigint>> {
  const text = `
    update orders set attention = $2, attention_note = $3 where id in (
      select id from orders where id = any($1::bigint[]) and status in ('PENDING', 'PROCESSING') order by id for no key update)
    returning id`;
  const rows = await run<{ id: bigint }>(connection, text, [ids.map(String), attention, note]);
  return new Set(rows.map(({ id }) => id));
}
