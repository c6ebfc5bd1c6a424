import type { Core } from "../core.ts";
import { DomainError, invalidField } from "../errors.ts";
import { MAX_AMOUNT, type Micros } from "../money.ts";
import { ensurePriceGroup, updateMargin, upsertGroupPrice, upsertPersonalPrice } from "./price-settings-rows.ts";

const LEAST_MARGIN_BASIS_POINTS = -9_999;
const MOST_MARGIN_BASIS_POINTS = 1_000_000;

/** For whom a price is set: a price group by name (made on first use) or one reseller. */
export type PriceTarget = { group: string } | { resellerId: number };

/** Sets a service's price for a group or a reseller. Throws service_not_found, validation_failed. */
export async function setPrice(core: Core, serviceId: number, target: PriceTarget, price: Micros): Promise<void> {
  if (price < 0n || price > MAX_AMOUNT) throw invalidField("price", "A price must not be negative.");
  if (!(await core.serviceCache.find(serviceId)))
    throw new DomainError("service_not_found", "There is no such service.");
  await core.database.kysely.transaction().execute(async (transaction) => {
    if ("resellerId" in target) {
      return upsertPersonalPrice(transaction, { service_id: serviceId, reseller_id: target.resellerId, price });
    }
    const priceGroupId = await ensurePriceGroup(transaction, readPriceGroupName(target.group));
    return upsertGroupPrice(transaction, { service_id: serviceId, price_group_id: priceGroupId, price });
  });
}

/** Sets the margin of a price group over base prices, in 1/100 of a percent. Throws validation_failed. */
export async function setMargin(core: Core, group: string, basisPoints: number): Promise<void> {
  const isWhole = Number.isInteger(basisPoints);
  if (!isWhole || basisPoints < LEAST_MARGIN_BASIS_POINTS || basisPoints > MOST_MARGIN_BASIS_POINTS) {
    throw invalidField("percent", "A margin lies between -99.99 and 10000 percent, with at most two decimals.");
  }
  await core.database.kysely.transaction().execute(async (transaction) => {
    await updateMargin(transaction, await ensurePriceGroup(transaction, readPriceGroupName(group)), basisPoints);
  });
}

/** Throws validation_failed. */
export function readPriceGroupName(name: string): string {
  const text = name.trim();
  if (text.length >= 1 && text.length <= 100) return text;
  throw invalidField("group", "Name the price group with 1 to 100 characters.");
}
