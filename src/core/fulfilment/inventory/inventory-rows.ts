import { sql } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection, Transaction } from "../../../database/database.ts";

/** Adds codes; those that the service has or had already are passed over. Returns how many are new. */
export async function insertCodes(
  transaction: Transaction,
  serviceId: number,
  codes: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    insert into stock_codes (service_id, code)
    select ${serviceId}::integer, code from unnest(${codes}::text[]) with ordinality as c (code, n) order by n
    on conflict (service_id, code) do nothing returning id`.execute(transaction);
  return rows.length;
}

export async function countFreeCodes(connection: Connection, serviceId: number): Promise<number> {
  const { free } = await connection
    .selectFrom("stock_codes")
    .select((count) => count.fn.countAll<bigint>().as("free"))
    .where("service_id", "=", serviceId)
    .where("order_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(free);
}

export interface StockRow {
  serviceId: number;
  serviceName: string;
  free: number;
  delivered: number;
  /** Whether orders of the service go to its stock. */
  routed: boolean;
}

const IS_ROUTED = sql`exists (
  select 1 from routes r join suppliers p on p.id = r.supplier_id where r.service_id = s.id and p.kind = 'stock')`;

/** Every service that has, had or should have codes. */
export async function stockRows(connection: Connection): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select s.id as "serviceId", s.name as "serviceName", free.total as free, kept.total - free.total as delivered,
           ${IS_ROUTED} as routed
      from services s
      cross join lateral (
        select count(*)::integer as total from stock_codes c where c.service_id = s.id and c.order_id is null) free
      cross join lateral (select count(*)::integer as total from stock_codes c where c.service_id = s.id) kept
     where kept.total > 0 or ${IS_ROUTED}
     order by s.name, s.id`.execute(connection);
  return rows;
}

/** Services whose orders go to stock and that have fewer free codes than `fewest`; counts no further than that. */
export async function lowStockRows(
  connection: Connection,
  fewest: number,
): Promise<Pick<StockRow, "serviceId" | "serviceName" | "free">[]> {
  const { rows } = await sql<Pick<StockRow, "serviceId" | "serviceName" | "free">>`
    select s.id as "serviceId", s.name as "serviceName", free.total as free
      from services s
      cross join lateral (select count(*)::integer as total from (
        select 1 from stock_codes c where c.service_id = s.id and c.order_id is null limit ${fewest}) few) free
     where s.status <> 'retired' and ${IS_ROUTED} and free.total < ${fewest}
     order by free.total, s.id`.execute(connection);
  return rows;
}

const CLAIM = `
  with free as (
    select id, row_number() over (order by id) as n from (
      select id from stock_codes where service_id = $1 and order_id is null
       order by id limit $3 for update skip locked) c
  )
  update stock_codes s set order_id = $2, position = free.n, delivered_at = now()
    from free
   where s.id = free.id and (select count(*) from free) = $3
  returning s.code, s.position`;

/** Any number: the first half of the advisory locks on services' stocks. */
const STOCK_LOCK = 5_107_022;
const LOCK_SHARED = "select pg_advisory_xact_lock_shared($1, $2)";
const LOCK_ALONE = "select pg_advisory_xact_lock($1, $2)";

/**
 * Claims one code for each of the order's quantity, oldest first; empty when there are too few. Orders of one code pass
 * over what others are claiming, since each of those gets what it locks. An order of several may lock many codes and then
 * find too few, so it waits for the others and they for it: a code that is not taken stays visible to them.
 */
export async function claimCodes(
  transaction: Transaction,
  order: { serviceId: number; id: bigint; quantity: number },
): Promise<string[]> {
  await run(transaction, order.quantity === 1 ? LOCK_SHARED : LOCK_ALONE, [STOCK_LOCK, order.serviceId]);
  const values = [order.serviceId, order.id.toString(), order.quantity];
  const rows = await run<{ code: string; position: number }>(transaction, CLAIM, values);
  return rows.toSorted((a, b) => a.position - b.position).map((row) => row.code);
}
