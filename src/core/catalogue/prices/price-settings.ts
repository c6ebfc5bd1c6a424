import type { CatalogueContext } from "../context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Transaction } from "../../../database/database.ts";
import { recordChanges, type Snapshot } from "../../kernel/changes.ts";
import { listRates } from "../../currencies/exchange-rates.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readAmount } from "../../kernel/input/field-readers.ts";
import type { Micros } from "../../kernel/money.ts";
import { doubtOfPrices } from "./odd-prices.ts";
import {
  deletePrice,
  findResellerCurrency,
  hasPriceTarget,
  lockPrice,
  upsertGroupPrice,
  upsertPersonalPrice,
  type SetPriceTarget,
} from "./price-settings-rows.ts";
import { changePrices, pricesNow, type PriceTarget } from "./change-prices.ts";

export interface SetPriceOptions extends Confirmable {
  /** Default: the service's. A price in another one is fixed for wallets in that currency. */
  currency?: string | undefined;
}

/**
 * Sets a service's price for a group or a reseller.
 * Throws service_not_found, not_found, validation_failed, confirmation_required for a price of 0 or one that is far
 * from what the group or reseller pays now.
 */
export async function setPrice(
  context: CatalogueContext,
  serviceId: number,
  target: PriceTarget,
  price: Micros,
  { currency: wanted, confirm }: SetPriceOptions = {},
): Promise<void> {
  readAmount("price", price);
  const service = await context.serviceCache.find(serviceId);
  if (!service) throw new DomainError("service_not_found", "There is no such service.");
  const currency = wanted === undefined || wanted === service.currency ? null : wanted;
  const rates = currency === null ? [] : await listRates(context);
  await context.database.transaction(async (transaction) => {
    if (!(await hasPriceTarget(transaction, target))) throw noSuchTarget(target);
    if (currency !== null) await requireCurrency(transaction, target, currency, rates);
    const paid = await pricesNow(transaction, target, { serviceIds: [serviceId], currency });
    const doubted = {
      name: service.name,
      currency: currency ?? service.currency,
      price,
      before: paid.get(serviceId)?.price,
    };
    requireConfirmation(doubtOfPrices([doubted]), { confirm });
    const row = { service_id: serviceId, price, currency };
    await recordChanges(context, transaction, snapshotOf(transaction, serviceId, { ...target, currency }), () =>
      "resellerId" in target
        ? upsertPersonalPrice(transaction, { ...row, reseller_id: target.resellerId })
        : upsertGroupPrice(transaction, { ...row, price_group_id: target.priceGroupId }),
    );
  });
}

/**
 * Takes a price that was set away again; the next one in order counts. Throws not_found where none was set,
 * confirmation_required where that one is far from it.
 */
export async function clearPrice(
  context: CatalogueContext,
  serviceId: number,
  target: PriceTarget,
  { currency: wanted, confirm }: SetPriceOptions = {},
): Promise<void> {
  const service = await context.serviceCache.find(serviceId);
  const set = { ...target, currency: wanted === undefined || wanted === service?.currency ? null : wanted };
  await context.database.transaction(async (transaction) => {
    const remove = () =>
      recordChanges(context, transaction, snapshotOf(transaction, serviceId, set), () =>
        deletePrice(transaction, serviceId, set),
      );
    const sold = { serviceIds: [serviceId], currency: set.currency };
    if (await changePrices(transaction, target, sold, { confirm }, remove)) return;
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
