import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";

export async function upsertGroupPrice(
  connection: Connection,
  row: { service_id: number; price_group_id: number; price: Micros },
): Promise<void> {
  await connection
    .insertInto("group_prices")
    .values(row)
    .onConflict((conflict) => conflict.columns(["service_id", "price_group_id"]).doUpdateSet({ price: row.price }))
    .execute();
}

export async function upsertPersonalPrice(
  connection: Connection,
  row: { service_id: number; reseller_id: number; price: Micros },
): Promise<void> {
  await connection
    .insertInto("personal_prices")
    .values(row)
    .onConflict((conflict) => conflict.columns(["service_id", "reseller_id"]).doUpdateSet({ price: row.price }))
    .execute();
}

/** Whether the price group or reseller is there; it stays so until the transaction ends. */
export async function hasPriceTarget(
  transaction: Transaction,
  target: { priceGroupId: number } | { resellerId: number },
): Promise<boolean> {
  const [table, id] =
    "resellerId" in target
      ? (["resellers", target.resellerId] as const)
      : (["price_groups", target.priceGroupId] as const);
  const row = await transaction.selectFrom(table).select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** The price that is set, if any; it stays so until the transaction ends. */
export function lockPrice(
  transaction: Transaction,
  serviceId: number,
  target: { priceGroupId: number } | { resellerId: number },
): Promise<{ price: Micros } | undefined> {
  const [table, column, id] =
    "resellerId" in target
      ? (["personal_prices", "reseller_id", target.resellerId] as const)
      : (["group_prices", "price_group_id", target.priceGroupId] as const);
  return transaction
    .selectFrom(table)
    .select("price")
    .where("service_id", "=", serviceId)
    .where(sql.ref(column), "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether there was one. */
export async function deletePrice(
  connection: Connection,
  serviceId: number,
  target: { priceGroupId: number } | { resellerId: number },
): Promise<boolean> {
  const { numDeletedRows } =
    "resellerId" in target
      ? await connection
          .deleteFrom("personal_prices")
          .where("service_id", "=", serviceId)
          .where("reseller_id", "=", target.resellerId)
          .executeTakeFirst()
      : await connection
          .deleteFrom("group_prices")
          .where("service_id", "=", serviceId)
          .where("price_group_id", "=", target.priceGroupId)
          .executeTakeFirst();
  return numDeletedRows > 0n;
}
