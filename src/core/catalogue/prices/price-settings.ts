import type { CatalogueContext } from "../context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Transaction } from "../../../database/database.ts";
import { recordChanges, type Snapshot } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { doubtOfPrices } from "./odd-prices.ts";
import {
  deletePrice,
  hasPriceTarget,
  lockPrice,
  upsertGroupPrice,
  upsertPersonalPrice,
} from "./price-settings-rows.ts";

/** For whom a price is set. */
export type PriceTarget = { priceGroupId: number } | { resellerId: number };

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
    if (!(await hasPriceTarget(transaction, target))) throw noSuchTarget(target);
    await recordChanges(context, transaction, snapshotOf(transaction, serviceId, target), () =>
      "resellerId" in target
        ? upsertPersonalPrice(transaction, { service_id: serviceId, reseller_id: target.resellerId, price })
        : upsertGroupPrice(transaction, { service_id: serviceId, price_group_id: target.priceGroupId, price }),
    );
  });
}

/** Takes a price that was set away again; the next one in order counts. Throws not_found where none was set. */
export async function clearPrice(context: Context, serviceId: number, target: PriceTarget): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const remove = () => deletePrice(transaction, serviceId, target);
    if (await recordChanges(context, transaction, snapshotOf(transaction, serviceId, target), remove)) return;
    throw new DomainError("not_found", "No such price is set for this service.");
  });
}

function snapshotOf(transaction: Transaction, serviceId: number, target: PriceTarget): () => Promise<Snapshot> {
  const whose = "resellerId" in target ? `reseller ${target.resellerId}` : `price group ${target.priceGroupId}`;
  return async () => ({ [`service ${serviceId}, ${whose}`]: await lockPrice(transaction, serviceId, target) });
}

function noSuchTarget(target: PriceTarget): DomainError {
  return new DomainError("not_found", `There is no such ${"resellerId" in target ? "reseller" : "price group"}.`);
}
