import type { CatalogueContext } from "../context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Transaction } from "../../../database/database.ts";
import { recordChanges, type Snapshot } from "../../kernel/changes.ts";
import { listRates } from "../../currencies/exchange-rates.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { doubtOfPrices } from "./odd-prices.ts";
import {
  deletePrice,
  findResellerCurrency,
  hasPriceTarget,
  lockPrice,
  priceParts,
  upsertGroupPrice,
  upsertPersonalPrice,
  type SetPriceTarget,
} from "./price-settings-rows.ts";
import { priceFor } from "./prices.ts";

/** For whom a price is set. */
export type PriceTarget = { priceGroupId: number } | { resellerId: number };

export interface SetPriceOptions extends Confirmable {
  /** Default: the service's. A price in another one is fixed for wallets in that currency. */
  currency?: string | undefined;
}

/**
 * Sets a service's price for a group or a reseller.
 * Throws service_not_found, not_found, validation_failed, confirmation_required for a price of 0 or one
 * that is far from what the group or reseller pays now.
 */
export async function setPrice(
  context: CatalogueContext,
  serviceId: number,
  target: PriceTarget,
  price: Micros,
  { currency: wanted, confirm }: SetPriceOptions = {},
): Promise<void> {
  if (price < 0n || price > MAX_AMOUNT) throw invalidField("price", "A price must not be negative.");
  const service = await context.serviceCache.find(serviceId);
  if (!service) throw new DomainError("service_not_found", "There is no such service.");
  const currency = wanted === undefined || wanted === service.currency ? null : wanted;
  const rates = currency === null ? [] : await listRates(context);
  await context.database.transaction(async (transaction) => {
    if (!(await hasPriceTarget(transaction, target))) throw noSuchTarget(target);
    if (currency !== null) await requireCurrency(transaction, target, currency, rates);
    const before = await priceBefore(transaction, serviceId, { ...target, currency });
    const { name, currency: own } = service;
    requireConfirmation(doubtOfPrices([{ name, currency: currency ?? own, price, before }]), { confirm });
    const row = { service_id: serviceId, price, currency };
    await recordChanges(context, transaction, snapshotOf(transaction, serviceId, { ...target, currency }), () =>
      "resellerId" in target
        ? upsertPersonalPrice(transaction, { ...row, reseller_id: target.resellerId })
        : upsertGroupPrice(transaction, { ...row, price_group_id: target.priceGroupId }),
    );
  });
}

/** What the price group or reseller pays for each of these services now, in the currency of the service. */
export async function pricesNow(
  transaction: Transaction,
  target: PriceTarget,
  serviceIds: readonly number[],
): Promise<Map<number, Micros>> {
  const rows = await priceParts(transaction, target, serviceIds);
  return new Map(rows.map(({ id, ...parts }) => [id, priceFor({ ...parts, exchange: null }).price]));
}

/** In the currency of the new price; one that is not the service's has only what was set in it to be compared with. */
async function priceBefore(
  transaction: Transaction,
  serviceId: number,
  target: PriceTarget & { currency: string | null },
): Promise<Micros | undefined> {
  if (target.currency === null) return (await pricesNow(transaction, target, [serviceId])).get(serviceId);
  const set = await lockPrice(transaction, serviceId, target);
  return set && set.currency === target.currency ? set.price : undefined;
}

/** Takes a price that was set away again; the next one in order counts. Throws not_found where none was set. */
export async function clearPrice(
  context: CatalogueContext,
  serviceId: number,
  target: PriceTarget,
  { currency: wanted }: Pick<SetPriceOptions, "currency"> = {},
): Promise<void> {
  const service = await context.serviceCache.find(serviceId);
  const set = { ...target, currency: wanted === undefined || wanted === service?.currency ? null : wanted };
  await context.database.transaction(async (transaction) => {
    const remove = () => deletePrice(transaction, serviceId, set);
    if (await recordChanges(context, transaction, snapshotOf(transaction, serviceId, set), remove)) return;
    throw new DomainError("not_found", "No such price is set for this service.");
  });
}

/** A price in a currency that no wallet of the target has would never count. */
async function requireCurrency(
  transaction: Transaction,
  target: PriceTarget,
  currency: string,
  rates: readonly { currency: string }[],
): Promise<void> {
  if (!rates.some((rate) => rate.currency === currency))
    throw invalidField("currency", `There is no exchange rate for ${currency}: add one under Settings first.`);
  if (!("resellerId" in target)) return;
  const own = await findResellerCurrency(transaction, target.resellerId);
  if (own !== currency) throw invalidField("currency", `The reseller's wallet is in ${own}: set the price in it.`);
}

function snapshotOf(transaction: Transaction, serviceId: number, target: SetPriceTarget): () => Promise<Snapshot> {
  const whose =
    "resellerId" in target
      ? `reseller ${target.resellerId}`
      : `price group ${target.priceGroupId}${target.currency === null ? "" : ` in ${target.currency}`}`;
  return async () => ({ [`service ${serviceId}, ${whose}`]: await lockPrice(transaction, serviceId, target) });
}

function noSuchTarget(target: PriceTarget): DomainError {
  return new DomainError("not_found", `There is no such ${"resellerId" in target ? "reseller" : "price group"}.`);
}
