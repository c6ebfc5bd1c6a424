import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

export interface ListedServiceGroup {
  id: number;
  name: string;
  /** Listed ones, and those that are retired. */
  services: number;
  retired: number;
}

export async function listServiceGroupRows(connection: Connection): Promise<ListedServiceGroup[]> {
  const { rows } = await sql<ListedServiceGroup>`
    select g.id, g.name, count(s.id) filter (where s.status <> 'retired')::integer as services,
           count(s.id) filter (where s.status = 'retired')::integer as retired
      from service_groups g left join services s on s.group_id = g.id
     group by g.id order by g.position, g.id`.execute(connection);
  return rows;
}

export async function insertServiceGroup(connection: Connection, name: string): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into service_groups (name, position)
    select ${name}, coalesce(max(position), 0) + 1 from service_groups returning id`.execute(connection);
  return rows[0]!;
}

export async function renameServiceGroup(connection: Connection, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("service_groups")
    .set({ name })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * How many services are in it; no other one is added until the transaction ends, since to be added holds the group's key.
 * Undefined: no such group.
 */
export async function lockServiceGroup(transaction: Transaction, id: number): Promise<number | undefined> {
  const group = transaction.selectFrom("service_groups").select("id").where("id", "=", id);
  if (!(await group.forUpdate().executeTakeFirst())) return undefined;
  const { services } = await transaction
    .selectFrom("services")
    .select((count) => count.fn.countAll<bigint>().as("services"))
    .where("group_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(services);
}

export function lockServiceGroupRow(transaction: Transaction, id: number): Promise<{ name: string } | undefined> {
  return transaction
    .selectFrom("service_groups")
    .select("name")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function deleteServiceGroup(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("service_groups").where("id", "=", id).execute();
}

export async function reorderServiceGroups(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update service_groups g set position = o.place
      from (select g.id, row_number() over (order by w.place nulls last, g.position, g.id)::integer as place
              from service_groups g
              left join unnest(${ids}::integer[]) with ordinality as w (id, place) on w.id = g.id) o
     where o.id = g.id and g.position <> o.place`.execute(transaction);
}

/** Places end at -1: what is added to the group later has the place 0, behind them. */
export async function reorderServices(
  transaction: Transaction,
  groupId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await sql`
    update services s set position = o.place
      from (select s.id,
                   (row_number() over (order by w.place nulls last, s.position, s.id)
                     - 1 - count(*) over ())::integer as place
              from services s
              left join unnest(${serviceIds}::integer[]) with ordinality as w (id, place) on w.id = s.id
             where s.group_id = ${groupId}) o
     where o.id = s.id and s.position <> o.place`.execute(transaction);
}
