import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";

/** Leases due payments, the longest due first. */
export async function claimDueRows(connection: Connection, most: number, leaseSeconds: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    update payments set due_at = now() + make_interval(secs => ${leaseSeconds}::integer), checks = checks + 1
     where id in (select id from payments where due_at <= now()
                   order by due_at limit ${most}::integer for no key update skip locked)
    returning id`.execute(connection);
  return rows.map(({ id }) => id);
}

/** Null: never. */
export async function setDue(connection: Connection, id: bigint, seconds: number | null): Promise<void> {
  await sql`
    update payments set due_at = now() + make_interval(secs => ${seconds}::double precision)
     where id = ${id.toString()}::bigint`.execute(connection);
}
