import { sql, type Updateable } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Snapshot } from "../../kernel/changes.ts";
import type { Micros } from "../../kernel/money.ts";
import { CHEAPEST, PRICE_FOLLOWS } from "./operator-service-rows.ts";

export async function updateServiceRow(
  transaction: Transaction,
  id: number,
  change: Updateable<Schema["services"]>,
): Promise<void> {
  await transaction.updateTable("services").set(change).where("id", "=", id).execute();
}

/** What a change of many services rests on. */
export interface BulkRow {
  id: number;
  name: string;
  currency: string;
  basePrice: Micros;
  cost: Micros | null;
  priceFollows: boolean;
}

/** Services in the order of their ids; with `lock` they stay as they are until the transaction ends. */
export async function bulkRows(transaction: Transaction, ids: readonly number[], lock: boolean): Promise<BulkRow[]> {
  const { rows } = await sql<BulkRow>`
    select s.id, s.name, s.currency, s.base_price as "basePrice", ${CHEAPEST} as cost,
           ${PRICE_FOLLOWS} as "priceFollows"
      from services s where s.id = any(${ids}::integer[]) order by s.id ${lock ? sql`for no key update of s` : sql``}`.execute(
    transaction,
  );
  return rows;
}

export interface BulkWrite {
  id: number;
  price: Micros;
}

/** Writes the prices, and the group and status where they are given. */
export async function writeBulk(
  transaction: Transaction,
  writes: readonly BulkWrite[],
  { groupId, status }: { groupId: number | null; status: string | null },
): Promise<void> {
  const ids = writes.map(({ id }) => id);
  const prices = writes.map(({ price }) => price.toString());
  await sql`
    update services s
       set base_price = w.price, status = coalesce(${status}::text, s.status),
           group_id = coalesce(${groupId}::integer, s.group_id),
           position = case when ${groupId}::integer <> s.group_id then 0 else s.position end
      from unnest(${ids}::integer[], ${prices}::bigint[]) w (id, price)
     where s.id = w.id`.execute(transaction);
}

/** What a change of many services can change of each, as the audit log names it. */
export async function readBulkFields(transaction: Transaction, ids: readonly number[]): Promise<Snapshot> {
  const rows = await transaction
    .selectFrom("services as s")
    .innerJoin("service_groups as g", "g.id", "s.group_id")
    .select(["s.id", "s.status", "s.base_price as price", "g.name as service_group"])
    .where(sql<boolean>`s.id = any(${ids}::integer[])`)
    .orderBy("s.id")
    .execute();
  return Object.fromEntries(rows.map(({ id, ...fields }) => [`service ${id}`, fields]));
}
