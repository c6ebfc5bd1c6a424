import type { Transaction } from "../../database/database.ts";
import { recordChanges } from "../kernel/changes.ts";
import { requireConfirmation, type Confirmable } from "../kernel/confirmation.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError, invalidField } from "../kernel/errors.ts";
import { readCurrency, readPositiveAmount } from "../kernel/input/field-readers.ts";
import { decimalsOf, formatGrouped, MICROS_PER_UNIT, type Micros } from "../kernel/money.ts";
import { openHouseAccounts } from "../ledger/wallet/wallet.ts";
import { exchangePrice, formatRate, type PriceExchange, type Rate } from "./exchange.ts";
import {
  countResellersIn,
  deleteRate,
  findCheapestPrice,
  lockRate,
  rateRows,
  writeRate,
  type ExchangeRate,
} from "./exchange-rate-rows.ts";
import { fetchSoon, lockFeed } from "./feed-rows.ts";

export type { ExchangeRate } from "./exchange-rate-rows.ts";

const HOUR_MS = 3_600_000;
export const LEAST_RATE_MARGIN = -5_000;
export const MOST_RATE_MARGIN = 100_000;
/** A rate that changes by more, in 1/100 of a percent, looks like a mistake of typing. */
const LARGE_CHANGE = 1_000n;
/** What this price becomes, and the cheapest one, shows a margin or a step that was mistyped: ten times as much, or a tenth. */
const EXAMPLE_PRICE = 10n * MICROS_PER_UNIT;
const PRICE_LEAP = 10n;

/** What is unset stays; a new rate has no margin, and the step of its currency's smallest unit. */
export interface RateInput extends Confirmable {
  rate?: Rate | undefined;
  marginBasisPoints?: number | undefined;
  roundTo?: Micros | undefined;
  /** Default: "manual". With "feed", a rate that is given is where the feed begins. */
  source?: ExchangeRate["source"] | undefined;
}

/** The exchange rates of the server's currency, by currency. */
export function listRates({ database, config }: Context): Promise<ExchangeRate[]> {
  return rateRows(database.kysely, config.CURRENCY);
}

/**
 * Sets the exchange rate of a currency by hand. Throws validation_failed, conflict where it would follow the feed while
 * that is off, confirmation_required for a rate that differs much from the one before, and for a margin or a step that
 * makes prices ten times as high, or a tenth.
 */
export async function setRate(context: Context, currency: string, input: RateInput): Promise<void> {
  const key = { base: context.config.CURRENCY, currency };
  readCurrency(currency);
  if (currency === key.base) throw invalidField("currency", `${currency} is the currency of the server.`);
  checkTerms(input);
  await context.database.transaction(async (transaction) => {
    const before = await lockRate(transaction, key);
    const rate = input.rate ?? before?.rate;
    if (rate === undefined) throw invalidField("rate", `Enter how many ${currency} one ${key.base} is.`);
    const exchange = {
      rate,
      marginBasisPoints: input.marginBasisPoints ?? before?.marginBasisPoints ?? 0,
      roundTo: input.roundTo ?? before?.roundTo ?? smallestUnit(currency),
    };
    if (before) {
      const cheapest = await findCheapestPrice(transaction, key.base);
      requireConfirmation(doubtOf(before, exchange, [EXAMPLE_PRICE, cheapest ?? EXAMPLE_PRICE]), input);
    }
    const isSetAnew = before === undefined || input.rate !== undefined;
    const rateAt = isSetAnew ? context.clock() : before.rateAt;
    // A rate that is set by hand leaves the feed, unless the request says that it stays.
    const source = input.source ?? (isSetAnew ? "manual" : before.source);
    const terms = {
      ...key,
      ...exchange,
      source,
      rateAt,
      validUntil: source === "manual" ? null : await readEnd(transaction, rateAt),
    };
    await recordChanges(context, transaction, rateSnapshot(transaction, key), () => writeRate(transaction, terms));
    await openHouseAccounts(transaction, key.base);
  });
}

/**
 * Removes the exchange rate of a currency. Throws not_found, confirmation_required if resellers buy in that currency: they
 * would no longer see the services.
 */
export async function removeRate(context: Context, currency: string, { confirm }: Confirmable = {}): Promise<void> {
  const key = { base: context.config.CURRENCY, currency };
  await context.database.transaction(async (transaction) => {
    const resellers = await countResellersIn(transaction, currency);
    const doubt = `${resellers} resellers have wallets in ${currency}: they would no longer see services priced in ${key.base}.`;
    requireConfirmation(resellers === 0 ? null : doubt, { confirm });
    const remove = () => deleteRate(transaction, key);
    if (await recordChanges(context, transaction, rateSnapshot(transaction, key), remove)) return;
    throw new DomainError("not_found", `There is no exchange rate for ${currency}.`);
  });
}

/** In micro-units: 10000 of EUR, 1000000 of JPY. */
function smallestUnit(currency: string): Micros {
  return MICROS_PER_UNIT / 10n ** BigInt(decimalsOf(currency));
}

/** By how much a rate differs from another, in 1/100 of a percent of the other, rounded up. */
export function rateChange(before: Rate, after: Rate): bigint {
  const difference = after > before ? after - before : before - after;
  return (difference * 10_000n + before - 1n) / before;
}

function checkTerms({ marginBasisPoints = 0, roundTo = 1n }: RateInput): void {
  const isWhole = Number.isInteger(marginBasisPoints);
  if (!isWhole || marginBasisPoints < LEAST_RATE_MARGIN || marginBasisPoints > MOST_RATE_MARGIN)
    throw invalidField("margin_basis_points", "The margin lies between -50% and 1000%, with at most two decimals.");
  readPositiveAmount("round_to", roundTo);
}

/** When a rate of the feed is too old. */
async function readEnd(transaction: Transaction, rateAt: Date): Promise<Date> {
  const { kind, maxAgeHours } = await lockFeed(transaction);
  if (kind === "off") throw new DomainError("conflict", "The feed is off: switch it on first.");
  await fetchSoon(transaction);
  return new Date(rateAt.getTime() + maxAgeHours * HOUR_MS);
}

/** One question for all that is in doubt: what is confirmed is confirmed as a whole. */
function doubtOf(before: ExchangeRate, exchange: PriceExchange, examples: readonly Micros[]): string | null {
  const doubts = [
    doubtOfRate(before, exchange.rate),
    doubtOfTerms(before, { ...exchange, rate: before.rate }, examples),
  ];
  return doubts.filter((doubt) => doubt !== null).join(" ") || null;
}

function doubtOfRate(before: ExchangeRate, rate: Rate): string | null {
  if (rateChange(before.rate, rate) <= LARGE_CHANGE) return null;
  const { base, currency } = before;
  const [old, now] = [formatRate(before.rate), formatRate(rate)];
  return `One ${base} would be ${now} ${currency} instead of ${old}: check the rate, then confirm it.`;
}

/** A margin or a step changes all prices in the currency, at the same rate too; a step changes small ones most. */
function doubtOfTerms(before: ExchangeRate, exchange: PriceExchange, examples: readonly Micros[]): string | null {
  const { base, currency } = before;
  for (const price of examples) {
    const [old, now] = [exchangePrice(price, before), exchangePrice(price, exchange)];
    if (now < old * PRICE_LEAP && old < now * PRICE_LEAP) continue;
    return `${formatGrouped(price)} ${base} would be ${formatGrouped(now)} ${currency} instead of ${formatGrouped(old)}: check the margin and the rounding, then confirm it.`;
  }
  return null;
}

/** How the audit log names a rate. */
export function rateSnapshot(transaction: Transaction, key: Pick<ExchangeRate, "base" | "currency">) {
  return async () => {
    const rate = await lockRate(transaction, key);
    const shown = rate && {
      rate: formatRate(rate.rate),
      margin_basis_points: rate.marginBasisPoints,
      round_to: rate.roundTo,
      source: rate.source,
    };
    return { [`exchange rate ${key.currency}`]: shown };
  };
}
