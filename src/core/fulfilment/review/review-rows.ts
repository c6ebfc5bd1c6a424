import { sql } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { AttemptState } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { OrderStatus } from "../../orders/order-status.ts";
import { readRoutes, type RouteJson, type RouteOption } from "../routes/route.ts";
import type { RefusalClass } from "../suppliers/outcome.ts";

/** One try with a supplier, for the operator. `cost` of the whole order in micro-units of `currency`, the service's. */
export interface Attempt {
  id: bigint;
  orderId: bigint;
  number: number;
  supplierId: number;
  supplierName: string;
  supplierService: string;
  state: AttemptState;
  reference: string;
  supplierReference: string | null;
  cost: Micros;
  currency: string;
  refusal: RefusalClass | null;
  message: string | null;
  /** What the supplier answered, as it came. */
  rawAnswer: string | null;
  asked: number;
  /** When the supplier is asked next; null: not by itself. */
  dueAt: Date | null;
  createdAt: Date;
  submittedAt: Date | null;
  endedAt: Date | null;
}

/** With what the operator looks for at the supplier. */
export interface UnknownAttempt extends Attempt {
  serviceName: string;
  identifier: string | null;
  orderStatus: OrderStatus;
  resellerName: string;
}

const FIELDS = sql`
  t.id, t.order_id as "orderId", t.number, t.supplier_id as "supplierId", p.name as "supplierName",
  t.supplier_service as "supplierService", t.state, t.reference, t.supplier_reference as "supplierReference", t.cost,
  s.currency, t.refusal, t.message, t.raw_answer as "rawAnswer", t.asked, t.due_at as "dueAt",
  t.created_at as "createdAt", t.submitted_at as "submittedAt", t.ended_at as "endedAt"`;

const NAMED = sql`
  attempts t
  join suppliers p on p.id = t.supplier_id
  join orders o on o.id = t.order_id
  join services s on s.id = o.service_id`;

export async function attemptRowsOf(connection: Connection, orderId: bigint): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select ${FIELDS} from ${NAMED} where t.order_id = ${orderId.toString()} order by t.number`.execute(connection);
  return rows;
}

export async function findAttemptRow(connection: Connection, id: bigint): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select ${FIELDS} from ${NAMED} where t.id = ${id.toString()}`.execute(connection);
  return rows[0];
}

/** Attempts that only staff can settle, and those whose probe is still due; by two partial indexes. */
const UNKNOWN = sql`
  select id from attempts where state = 'unknown'
  union all
  select t.id from orders o
    join attempts t on t.order_id = o.id and t.state in ('submitting', 'submitted', 'unknown')
   where o.completed_at is null and (o.attention is not null or o.cancel_requested_at is not null)
     and o.attention = 'ambiguous' and t.state = 'submitted'`;

export async function unknownRows(
  connection: Connection,
  { limit, after }: { limit: number; after?: bigint | undefined },
): Promise<UnknownAttempt[]> {
  const { rows } = await sql<UnknownAttempt>`
    select ${FIELDS}, s.name as "serviceName", o.identifier, o.status as "orderStatus", r.name as "resellerName"
      from (${UNKNOWN}) u
      join attempts t on t.id = u.id
      join suppliers p on p.id = t.supplier_id
      join orders o on o.id = t.order_id
      join services s on s.id = o.service_id
      join wallets w on w.id = o.wallet_id
      join resellers r on r.id = w.reseller_id
     where t.id > ${(after ?? 0n).toString()}
     order by t.id limit ${limit}`.execute(connection);
  return rows;
}

/** By the states as the index of live attempts names them. */
const OPEN = `
  select supplier_id as "supplierId", count(*)::integer as open
    from attempts where state in ('submitting', 'submitted', 'unknown') group by supplier_id`;

export function countOpenRows(connection: Connection): Promise<{ supplierId: number; open: number }[]> {
  return run(connection, OPEN, []);
}

export async function countUnknownRows(connection: Connection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${UNKNOWN}) u`.execute(connection);
  return rows[0]!.total;
}

/** An attempt that is locked, with its order and wallet, to be settled by a person. */
export interface ReviewedAttempt {
  id: bigint;
  orderId: bigint;
  state: AttemptState;
  supplierReference: string | null;
  /** A worker is sending it or asking the supplier at this moment. */
  leased: boolean;
  /** Its sending may have begun. */
  isSent: boolean;
  /** The supplier is asked about it by itself. */
  isFollowed: boolean;
  cancelRequested: boolean;
  worth: Micros | null;
  quantity: number;
  supplierId: number;
  attempts: number;
  attemptsHere: number;
  routes: RouteOption[];
}

const LOCKS = [
  `select 1 from wallets where id = (select o.wallet_id from attempts t join orders o on o.id = t.order_id where t.id = $1)
      for no key update`,
  "select 1 from orders where id = (select order_id from attempts where id = $1) for no key update",
  "select 1 from attempts where id = $1 for no key update",
];
const REVIEWED = `
  select t.id, t.order_id as "orderId", t.state, t.supplier_reference as "supplierReference",
         coalesce(t.leased_until > now(), false) as leased, t.sent_at is not null as "isSent",
         t.due_at is not null as "isFollowed",
         o.cancel_requested_at is not null as "cancelRequested",
         order_worth(o.base_price, o.price, o.currency, s.currency) as worth, o.quantity, t.supplier_id as "supplierId",
         tries.total as attempts, tries.here as "attemptsHere",
         routes_of(o.service_id) as routes
    from attempts t
    join orders o on o.id = t.order_id
    join services s on s.id = o.service_id
    cross join lateral (select count(*)::integer as total,
                               count(*) filter (where x.supplier_id = t.supplier_id)::integer as here
                          from attempts x where x.order_id = t.order_id) tries
   where t.id = $1`;

export async function lockAttempt(transaction: Transaction, id: bigint): Promise<ReviewedAttempt | undefined> {
  for (const lock of LOCKS) await run(transaction, lock, [id.toString()]);
  type Row = Omit<ReviewedAttempt, "routes"> & { routes: RouteJson[] };
  const [row] = await run<Row>(transaction, REVIEWED, [id.toString()]);
  return row && { ...row, routes: readRoutes(row.routes) };
}

const FOLLOW = `
  with followed as (
    update attempts t set supplier_reference = $2, asked = 0, missed = 0, due_at = now(), message = null
     where t.id = $1 and t.state = 'submitted' and not exists (
       select 1 from attempts x
        where x.supplier_id = t.supplier_id and x.supplier_reference = $2 and x.id <> t.id
          and x.state in ('submitting', 'submitted', 'unknown'))
    returning t.order_id, t.supplier_id
  ), cleared as (
    update orders o set attention = null, attention_note = null from followed f
     where o.id = f.order_id and o.completed_at is null and o.attention = 'ambiguous'
  ), resolved as (
    update late_results l
       set resolved_at = now(), resolution = 'The order has this number now.'
      from followed f
     where l.resolved_at is null and l.order_id = f.order_id and l.supplier_reference = $2
       and (select x.supplier_id from attempts x where x.id = l.attempt_id) = f.supplier_id
  )
  select order_id from followed`;

/** An attempt that the supplier seemed to have lost is asked about again. False where the number is another's. */
export async function followAgain(transaction: Transaction, id: bigint, supplierReference: string): Promise<boolean> {
  return (await run(transaction, FOLLOW, [id.toString(), supplierReference])).length === 1;
}
