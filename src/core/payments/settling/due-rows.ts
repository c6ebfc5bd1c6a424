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

/** Null: never. A payment that was claimed or made due since its check with this number keeps its time. */
export async function setDue(
  connection: Connection,
  { id, checks }: { id: bigint; checks: number },
  seconds: number | null,
): Promise<void> {
  await sql`
    update payments set due_at = now() + make_interval(secs => ${seconds}::double precision)
     where id = ${id.toString()}::bigint and checks = ${checks}::integer`.execute(connection);
}

/** Due now: what a check that is under way finds is older than this. */
export async function makeDue(connection: Connection, id: bigint): Promise<void> {
  await sql`
    update payments set due_at = now(), checks = checks + 1 where id = ${id.toString()}::bigint`.execute(connection);
}
