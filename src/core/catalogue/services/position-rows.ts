import { sql } from "kysely";
import type { Transaction } from "../../../database/database.ts";

/** A row of an ordered list. */
export interface PlacedRow {
  id: number;
  position: number;
  /** Whether the numbers of the list count it: retired services keep a position, but are not listed. */
  isListed: boolean;
}

/** All service groups; their order stays as it is until the transaction ends. */
export async function lockGroupPositions(transaction: Transaction): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select g.id, g.position, true as "isListed" from service_groups g order by g.id for no key update`.execute(
    transaction,
  );
  return rows;
}

/** The services of a group; their order stays as it is until the transaction ends. */
export async function lockServicePositions(transaction: Transaction, groupId: number): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select s.id, s.position, s.status <> 'retired' as "isListed"
      from services s where s.group_id = ${groupId} order by s.id for no key update`.execute(transaction);
  return rows;
}

/** The group of a service, locked, so that one order at a time is written. Undefined: no such service. */
export async function lockGroupOfService(transaction: Transaction, serviceId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select g.id from service_groups g
     where g.id = (select group_id from services where id = ${serviceId}) for no key update`.execute(transaction);
  return rows[0]?.id;
}
