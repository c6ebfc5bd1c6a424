import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";
import type { ExchangeJson, PriceParts } from "./prices.ts";

/**
 * A reseller has one price of a service; a price group has one for each currency, and one in the service's (null).
 */
export type SetPriceTarget = { priceGroupId: number; currency: string | null } | { resellerId: number };

interface PricePartsRow extends Omit<PriceParts, "exchange"> {
  id: number;
  name: string;
  /** Of the service. */
  currency: string;
  /** Null where the services are not sold in the currency. */
  exchange: ExchangeJson | null;
}

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

/**
 * What decides what a price group or reseller pays for services now, or for all that are not retired, in this currency, or
 * in that of each service (null). The services stay so until the transaction ends.
 */
export async function lockPriceParts(
  transaction: Transaction,
  target: { priceGroupId: number } | { resellerId: number },
  { serviceIds, currency }: { serviceIds: readonly number[] | "all"; currency: string | null },
): Promise<PricePartsRow[]> {
  const [group, reseller] = "resellerId" in target ? [null, target.resellerId] : [target.priceGroupId, null];
  const { rows } = await sql<PricePartsRow>`
    select s.id, s.name, s.currency, s.base_price as base, g.price as "group",
           case when p.currency is null then p.price end as personal, m.margin_basis_points as "marginBasisPoints",
           case when x.rate is not null then
             exchange_terms(x, s.id, m.id, case when p.currency = x.currency then p.price end) end as exchange
      from services s
      left join resellers r on r.id = ${reseller}::integer
      left join price_groups m on m.id = coalesce(${group}::integer, r.price_group_id)
      left join group_prices g on g.service_id = s.id and g.price_group_id = m.id and g.currency is null
      left join personal_prices p on p.service_id = s.id and p.reseller_id = r.id
      left join exchange_rates x on x.base = s.currency and x.currency = ${currency}::text
     where ${serviceIds === "all" ? sql`s.status <> 'retired'` : sql`s.id = any(${[...serviceIds]}::integer[])`}
     order by s.id for no key update of s`.execute(transaction);
  return rows;
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
