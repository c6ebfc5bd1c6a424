import { sql, type Insertable } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";

/** Service groups by name (in any case), made on first use in the order given. */
export async function ensureServiceGroups(
  transaction: Transaction,
  names: readonly string[],
): Promise<Map<string, number>> {
  const first = new Map<string, string>();
  for (const name of names) first.set(name.toLowerCase(), first.get(name.toLowerCase()) ?? name);
  const { last } = await transaction
    .selectFrom("service_groups")
    .select((group) => group.fn.coalesce(group.fn.max("position"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("service_groups")
    .values([...first.values()].map((name, index) => ({ name, position: last + index + 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await transaction
    .selectFrom("service_groups")
    .select(["id", sql<string>`lower(name)`.as("key")])
    .where(sql`lower(name)`, "in", [...first.keys()])
    .execute();
  return new Map(rows.map((row) => [row.key, row.id]));
}

export async function insertServices(
  transaction: Transaction,
  services: readonly Insertable<Schema["services"]>[],
): Promise<number[]> {
  const rows = await transaction.insertInto("services").values(services).returning("id").execute();
  return rows.map((row) => row.id);
}

/** Sends orders of services to people, behind the routes that they have. */
export async function routeToStaff(transaction: Transaction, serviceIds: readonly number[]): Promise<void> {
  await sql`
    insert into routes (service_id, position, supplier_id)
    select s.id, coalesce((select max(position) from routes r where r.service_id = s.id), 0) + 1, p.id
      from unnest(${serviceIds}::integer[]) s (id)
      cross join (select min(id) as id from suppliers where kind = 'manual') p
    on conflict (service_id, supplier_id) do nothing`.execute(transaction);
}

/**
 * A transaction that changes routes or codes of a service locks the service first, before it writes a row that refers
 * to it.
 */
export async function lockService(transaction: Transaction, serviceId: number): Promise<void> {
  await sql`select 1 from services where id = ${serviceId} for no key update`.execute(transaction);
}

/**
 * Puts stock before all other routes of a locked service; where stock is a route already its place is the operator's
 * choice.
 */
export async function routeToStockFirst(transaction: Transaction, serviceId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from routes r join suppliers p on p.id = r.supplier_id
     where r.service_id = ${serviceId} and p.kind = 'stock'`.execute(transaction);
  if (rows.length > 0) return;
  await sql`update routes set position = position + 1 where service_id = ${serviceId}`.execute(transaction);
  await sql`
    insert into routes (service_id, position, supplier_id)
    select ${serviceId}, 1, min(id) from suppliers where kind = 'stock'`.execute(transaction);
}
