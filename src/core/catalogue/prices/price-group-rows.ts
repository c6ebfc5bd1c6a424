import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

export interface ListedPriceGroup {
  id: number;
  name: string;
  marginBasisPoints: number | null;
  resellers: number;
  /** Services with a price set for the group. */
  prices: number;
}

export async function listPriceGroupRows(connection: Connection): Promise<ListedPriceGroup[]> {
  const { rows } = await sql<ListedPriceGroup>`
    select g.id, g.name, g.margin_basis_points as "marginBasisPoints",
           (select count(*)::integer from resellers r where r.price_group_id = g.id) as resellers,
           (select count(*)::integer from group_prices p where p.price_group_id = g.id) as prices
      from price_groups g order by lower(g.name)`.execute(connection);
  return rows;
}

interface PriceGroupRow {
  name: string;
  margin_basis_points: number | null;
}

export function insertPriceGroup(connection: Connection, row: PriceGroupRow): Promise<{ id: number }> {
  return connection.insertInto("price_groups").values(row).returning("id").executeTakeFirstOrThrow();
}

/** Whether there is such a group. */
export async function updatePriceGroup(
  connection: Connection,
  id: number,
  change: Partial<PriceGroupRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("price_groups")
    .set((group) => ({ name: group.ref("name"), ...change }))
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * How many resellers are in it; no other joins until the transaction ends, since to join holds the group's key. Undefined: no
 * such group.
 */
export async function lockPriceGroup(transaction: Transaction, id: number): Promise<number | undefined> {
  const group = transaction.selectFrom("price_groups").select("id").where("id", "=", id);
  if (!(await group.forUpdate().executeTakeFirst())) return undefined;
  const { resellers } = await transaction
    .selectFrom("resellers")
    .select((count) => count.fn.countAll<bigint>().as("resellers"))
    .where("price_group_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(resellers);
}

export function lockPriceGroupRow(transaction: Transaction, id: number): Promise<PriceGroupRow | undefined> {
  return transaction
    .selectFrom("price_groups")
    .select(["name", "margin_basis_points"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function deletePriceGroup(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("group_prices").where("price_group_id", "=", id).execute();
  await transaction.deleteFrom("price_groups").where("id", "=", id).execute();
}
