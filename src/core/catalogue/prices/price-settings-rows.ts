import type { Connection, Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";

/**
 * A reseller has one price of a service; a price group has one for each currency, and one in the service's (null).
 */
export type SetPriceTarget = { priceGroupId: number; currency: string | null } | { resellerId: number };

export async function upsertGroupPrice(
  connection: Connection,
  row: { service_id: number; price_group_id: number; price: Micros; currency: string | null },
): Promise<void> {
  await connection
    .insertInto("group_prices")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["service_id", "price_group_id", "currency"]).doUpdateSet({ price: row.price }),
    )
    .execute();
}

export async function upsertPersonalPrice(
  connection: Connection,
  row: { service_id: number; reseller_id: number; price: Micros; currency: string | null },
): Promise<void> {
  await connection
    .insertInto("personal_prices")
    .values(row)
    .onConflict((conflict) => conflict.columns(["service_id", "reseller_id"]).doUpdateSet(row))
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

/** The currency of a reseller's wallets. */
export async function findResellerCurrency(connection: Connection, id: number): Promise<string | undefined> {
  return (await connection.selectFrom("resellers").select("currency").where("id", "=", id).executeTakeFirst())
    ?.currency;
}

/** The price that is set, if any; it stays so until the transaction ends. */
export function lockPrice(
  transaction: Transaction,
  serviceId: number,
  target: SetPriceTarget,
): Promise<{ price: Micros; currency: string | null } | undefined> {
  if ("resellerId" in target) {
    return transaction
      .selectFrom("personal_prices")
      .select(["price", "currency"])
      .where("service_id", "=", serviceId)
      .where("reseller_id", "=", target.resellerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  }
  return transaction
    .selectFrom("group_prices")
    .select(["price", "currency"])
    .where("service_id", "=", serviceId)
    .where("price_group_id", "=", target.priceGroupId)
    .where("currency", "is not distinct from", target.currency)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether there was one. */
export async function deletePrice(connection: Connection, serviceId: number, target: SetPriceTarget): Promise<boolean> {
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
          .where("currency", "is not distinct from", target.currency)
          .executeTakeFirst();
  return numDeletedRows > 0n;
}
