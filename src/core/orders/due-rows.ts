import { run, type Connection, type Database, type Transaction } from "../../database/open.ts";
import type { Order } from "./order.ts";

/** An order that a worker holds, with the kinds of supplier its service is routed to, in order. */
export interface DueOrder extends Pick<Order, "id" | "serviceId" | "identifier" | "quantity" | "status" | "test"> {
  routes: string[];
  /** When it became due, exactly as the database has it. */
  dueAt: string;
}

const CLAIM = `
  with due as (
    select id from orders
     where due_at <= now() and status in ('PENDING', 'PROCESSING') and (leased_until is null or leased_until <= now())
     order by due_at limit $1 for update skip locked
  ), leased as (
    update orders o set leased_until = now() + make_interval(secs => $2) from due where o.id = due.id
    returning o.id, o.service_id, o.identifier, o.quantity, o.status, o.test, o.due_at
  )
  select l.id, l.service_id as "serviceId", l.identifier, l.quantity, l.status, l.test,
         l.due_at::text as "dueAt",
         array(select s.kind from routes r join suppliers s on s.id = r.supplier_id
                where r.service_id = l.service_id order by r.position) as routes
    from leased l order by l.id`;

/** Leases due orders to this worker; another takes them over when the lease runs out. */
export function claimDueOrders(database: Database, limit: number, leaseSeconds: number): Promise<DueOrder[]> {
  return database.statement<DueOrder>("orders_claim_due", CLAIM, [limit, leaseSeconds]);
}

/**
 * Gives an open order back: looked at again in `afterSeconds`, or never by itself when null. An order that was made
 * due anew while it was held (codes came into stock) stays due.
 */
export async function releaseLease(
  connection: Connection,
  order: DueOrder,
  afterSeconds: number | null,
): Promise<void> {
  const text = `
    update orders
       set leased_until = null,
           due_at = case when due_at = $3::timestamptz then now() + make_interval(secs => $2) else due_at end
     where id = $1 and status in ('PENDING', 'PROCESSING')`;
  await run(connection, text, [order.id.toString(), afterSeconds, order.dueAt]);
}

/** Makes the pending orders of a service due, also those that a worker is looking at. */
export async function requeueOrders(transaction: Transaction, serviceId: number): Promise<void> {
  const text = `
    update orders set due_at = now() where id in (
      select id from orders where service_id = $1 and status = 'PENDING' and not test order by id for update)`;
  await run(transaction, text, [serviceId]);
}

/** A person has the order: no worker looks at it by itself any more. */
export async function withholdFromWorkers(transaction: Transaction, id: bigint): Promise<void> {
  await transaction.updateTable("orders").set({ due_at: null, leased_until: null }).where("id", "=", id).execute();
}
