import { run } from "../../../database/statements.ts";
import type { Transaction } from "../../../database/database.ts";
import type { OrderStatus } from "../../orders/order-status.ts";

/** A locked order that is to be assigned. */
export interface AssignedOrder {
  status: OrderStatus;
  /** It needs attention. */
  queued: boolean;
  /** A worker is sending it to a supplier at this moment. */
  sending: boolean;
  takenBy: number | null;
  takenByName: string | null;
}

const READ = `
  select o.status, o.attention is not null or o.cancel_requested_at is not null as queued,
         o.taken_by as "takenBy", h.name as "takenByName",
         coalesce(o.leased_until > now(), false) or is_being_sent(o.id) as sending
    from orders o left join staff h on h.id = o.taken_by
   where o.id = $1`;

/** The lock comes first: what is read after it stays true until the transaction ends. */
export async function lockAssigned(transaction: Transaction, id: bigint): Promise<AssignedOrder | undefined> {
  await run(transaction, "select 1 from orders where id = $1 for no key update", [id.toString()]);
  const [row] = await run<AssignedOrder>(transaction, READ, [id.toString()]);
  return row;
}

/** Workers leave the order of a member of staff alone; it stays in the queue until it is answered. */
export async function writeAssignment(transaction: Transaction, id: bigint, staffId: number | null): Promise<void> {
  const text = `
    update orders
       set taken_by = $2, taken_at = case when $2::integer is not null then now() end,
           attention = case when $2::integer is not null and due_at is not null then coalesce(attention, 'manual') else attention end,
           due_at = case when $2::integer is null then due_at end
     where id = $1`;
  await run(transaction, text, [id.toString(), staffId]);
}
