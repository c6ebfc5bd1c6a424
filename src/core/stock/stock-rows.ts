import { sql } from "kysely";
import { run, type Connection, type Transaction } from "../../database/open.ts";

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

/** Claims one code for each of the order's quantity, oldest first; empty when there are too few. */
export async function claimCodes(
  transaction: Transaction,
  order: { serviceId: number; id: bigint; quantity: number },
): Promise<string[]> {
  const values = [order.serviceId, order.id.toString(), order.quantity];
  const rows = await run<{ code: string; position: number }>(transaction, CLAIM, values);
  return rows.toSorted((a, b) => a.position - b.position).map((row) => row.code);
}
