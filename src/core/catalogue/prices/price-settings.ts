import type { CatalogueContext } from "../context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { isStorable } from "../../kernel/text.ts";
import { doubtOfPrices } from "./odd-prices.ts";
import {
  deletePrice,
  ensurePriceGroup,
  hasPriceTarget,
  updateMargin,
  upsertGroupPrice,
  upsertPersonalPrice,
} from "./price-settings-rows.ts";

const LEAST_MARGIN_BASIS_POINTS = -9_999;
const MOST_MARGIN_BASIS_POINTS = 1_000_000;

/** A price group or a reseller that is there. */
export type KnownTarget = { priceGroupId: number } | { resellerId: number };
/** For whom a price is set: also a price group by name, made on first use. */
export type PriceTarget = { group: string } | KnownTarget;

/**
 * Sets a service's price for a group or a reseller.
 * Throws service_not_found, not_found, validation_failed, confirmation_required for a price of 0.
 */
export async function setPrice(
  context: CatalogueContext,
  serviceId: number,
  target: PriceTarget,
  price: Micros,
  { confirm }: Confirmable = {},
): Promise<void> {
  if (price < 0n || price > MAX_AMOUNT) throw invalidField("price", "A price must not be negative.");
  const service = await context.serviceCache.find(serviceId);
  if (!service) throw new DomainError("service_not_found", "There is no such service.");
  requireConfirmation(doubtOfPrices([{ ...service, price }]), { confirm });
  await context.database.transaction(async (transaction) => {
    const known =
      "group" in target
        ? { priceGroupId: await ensurePriceGroup(transaction, readPriceGroupName(target.group)) }
        : target;
    if (!(await hasPriceTarget(transaction, known))) throw noSuchTarget(known);
    if ("resellerId" in known) {
      return upsertPersonalPrice(transaction, { service_id: serviceId, reseller_id: known.resellerId, price });
    }
    return upsertGroupPrice(transaction, { service_id: serviceId, price_group_id: known.priceGroupId, price });
  });
}

/** Takes a price that was set away again; the next one in order counts. Throws not_found where none was set. */
export async function clearPrice(context: Context, serviceId: number, target: KnownTarget): Promise<void> {
  if (await deletePrice(context.database.kysely, serviceId, target)) return;
  throw new DomainError("not_found", "No such price is set for this service.");
}

function noSuchTarget(target: KnownTarget): DomainError {
  return new DomainError("not_found", `There is no such ${"resellerId" in target ? "reseller" : "price group"}.`);
}

/** Sets the margin of a price group over base prices, in 1/100 of a percent. Throws validation_failed. */
export async function setMargin(context: Context, group: string, basisPoints: number): Promise<void> {
  checkMargin("percent", basisPoints);
  await context.database.transaction(async (transaction) => {
    await updateMargin(transaction, await ensurePriceGroup(transaction, readPriceGroupName(group)), basisPoints);
  });
}

/** Throws validation_failed about the field, as the caller knows it. */
export function checkMargin(field: string, basisPoints: number): void {
  const isWhole = Number.isInteger(basisPoints);
  if (isWhole && basisPoints >= LEAST_MARGIN_BASIS_POINTS && basisPoints <= MOST_MARGIN_BASIS_POINTS) return;
  throw invalidField(field, "A margin lies between -99.99 and 10000 percent, with at most two decimals.");
}

/** Throws validation_failed. */
export function readPriceGroupName(name: string): string {
  const text = name.trim();
  if (text.length >= 1 && text.length <= 100 && isStorable(text)) return text;
  throw invalidField("group", "Name the price group with 1 to 100 characters.");
}
