import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Transaction } from "../../../database/database.ts";
import type { Micros } from "../../kernel/money.ts";
import { doubtOfPrices } from "./odd-prices.ts";
import { lockPriceParts } from "./price-settings-rows.ts";
import { priceFor, readExchange } from "./prices.ts";

/** For whom a price is set. */
export type PriceTarget = { priceGroupId: number } | { resellerId: number };

/** Which services are sold, and in which currency; null: that of each service. */
export interface Sold {
  serviceIds: readonly number[] | "all";
  currency: string | null;
}

interface PaidPrice {
  /** Of the service. */
  name: string;
  price: Micros;
  currency: string;
}

/**
 * Makes a change that may make many prices, and throws confirmation_required where they become 0 or far from what the price
 * group or reseller paid before; then the transaction ends, and nothing is changed.
 */
export async function changePrices<Result>(
  transaction: Transaction,
  target: PriceTarget,
  sold: Sold,
  { confirm }: Confirmable,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await pricesNow(transaction, target, sold);
  const result = await change();
  const changed = [...(await pricesNow(transaction, target, sold))].flatMap(([id, now]) => {
    const paid = before.get(id)?.price;
    return paid === now.price ? [] : [{ ...now, before: paid }];
  });
  requireConfirmation(doubtOfPrices(changed), { confirm });
  return result;
}

/**
 * What the price group or reseller pays for each of these services now, in this currency, or in that of each service (null);
 * without those that are not sold in the currency.
 */
export async function pricesNow(
  transaction: Transaction,
  target: PriceTarget,
  sold: Sold,
): Promise<Map<number, PaidPrice>> {
  const rows = await lockPriceParts(transaction, target, sold);
  const comparable = rows.filter(
    ({ currency, exchange }) => sold.currency === null || sold.currency === currency || exchange !== null,
  );
  return new Map(
    comparable.map(({ id, name, currency, exchange, ...parts }) => {
      const { price } = priceFor({ ...parts, exchange: readExchange(exchange) });
      return [id, { name, price, currency: exchange === null ? currency : sold.currency! }];
    }),
  );
}
