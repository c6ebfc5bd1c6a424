import { invalidField } from "../kernel/errors.ts";
import type { Micros } from "../kernel/money.ts";

/** Units of a currency for one unit of another, in 10⁻¹⁰. Never a `number`. */
export type Rate = bigint;

const RATE_DECIMALS = 10;
const RATE_ONE = 10n ** BigInt(RATE_DECIMALS);
const MOST_RATE = 10n ** 20n - 1n;
const BASIS_POINTS = 10_000n;
/** As feeds write them, with more decimals than are kept. */
const FED_RATE = /^(\d{1,10})(?:\.(\d{1,40}))?$/;
const RATE = /^(\d{1,10})(?:\.(\d{1,10}))?$/;

/** What turns a price of one currency into a price of another. */
export interface PriceExchange {
  rate: Rate;
  /** Added to the rate, in 1/100 of a percent. */
  marginBasisPoints: number;
  /** Prices are rounded up to a multiple of it, in micro-units of the other currency; more than 0. */
  roundTo: Micros;
}

/** Reads a decimal such as `0.9235`. Throws validation_failed about `rate` for anything else, and for 0. */
export function parseRate(text: string): Rate {
  const rate = readRate(text.trim());
  if (rate !== null) return rate;
  throw invalidField("rate", "A rate is a number above 0, such as 0.9235, with at most ten digits on either side.");
}

/** Null where it is no rate. Digits behind the tenth decimal are refused, not cut off. */
export function readRate(text: string): Rate | null {
  const [match, whole, fraction = ""] = RATE.exec(text) ?? [];
  if (match === undefined) return null;
  const rate = BigInt(whole!) * RATE_ONE + BigInt(fraction.padEnd(RATE_DECIMALS, "0"));
  return rate === 0n ? null : rate;
}

/** A rate of a feed, rounded to ten decimals; null where it is none. */
export function roundRate(text: string): Rate | null {
  const [match, whole, fraction = ""] = FED_RATE.exec(text.trim()) ?? [];
  if (match === undefined) return null;
  const kept = fraction.slice(0, RATE_DECIMALS).padEnd(RATE_DECIMALS, "0");
  const rate = BigInt(whole!) * RATE_ONE + BigInt(kept) + (fraction.charAt(RATE_DECIMALS) >= "5" ? 1n : 0n);
  return rate === 0n || rate > MOST_RATE ? null : rate;
}

/** Units of `to` for one of `from`, by rates of a third currency; rounded half up, null where one is missing. */
export function crossRate(
  { base, rates }: { base: string; rates: ReadonlyMap<string, Rate> },
  from: string,
  to: string,
): Rate | null {
  const of = (currency: string) => (currency === base ? RATE_ONE : rates.get(currency));
  const [divisor, dividend] = [of(from), of(to)];
  if (divisor === undefined || dividend === undefined) return null;
  const rate = (dividend * RATE_ONE * 2n + divisor) / (divisor * 2n);
  return rate === 0n || rate > MOST_RATE ? null : rate;
}

/** As short as it can be: `0.9235`, `16250`. */
export function formatRate(rate: Rate): string {
  const fraction = (rate % RATE_ONE).toString().padStart(RATE_DECIMALS, "0").replace(/0+$/, "");
  return `${rate / RATE_ONE}${fraction && `.${fraction}`}`;
}

/** The price in the other currency: at the rate with its margin, rounded up once, to the step. Exact. */
export function exchangePrice(price: Micros, { rate, marginBasisPoints, roundTo }: PriceExchange): Micros {
  const scaled = price * rate * (BASIS_POINTS + BigInt(marginBasisPoints));
  const step = roundTo * RATE_ONE * BASIS_POINTS;
  return ((scaled + step - 1n) / step) * roundTo;
}

/** What an amount of the other currency is worth at the rate, without a margin; rounded once, half up. */
export function worthAt(amount: Micros, rate: Rate): Micros {
  return (amount * RATE_ONE * 2n + rate) / (rate * 2n);
}
