import { decimalsOf, formatGrouped, formatMoney, hasMoreDecimals, type Micros } from "../../kernel/money.ts";
import type { MarginRule } from "./margin-rule.ts";

/** A price that is this many times the one before, or this part of it, is asked about. */
const LEAP = 10n;
/** So many prices are named in one question, the largest change first. */
const MOST_NAMED = 3;

/** A price that is about to count. */
export interface NewPrice {
  /** Of the service. */
  name: string;
  price: Micros;
  currency: string;
  /** What is paid until then, in the same currency; unset where there is nothing to compare with. */
  before?: Micros | undefined;
  /** What the price came from; if unset, it was typed, and its decimals are meant. */
  margin?: MarginRule | undefined;
}

/** What is asked before such prices count; null where none looks like a mistake. */
export function doubtOfPrices(prices: readonly NewPrice[]): string | null {
  const doubts = [
    doubtOfFree(prices.filter(({ price }) => price === 0n)),
    doubtOfLeap(prices.filter(isLeap)),
    doubtOfUneven(prices.filter(isUneven)),
  ];
  const said = doubts.filter((doubt) => doubt !== null);
  return said.length === 0 ? null : said.join(" ");
}

function doubtOfFree(free: readonly NewPrice[]): string | null {
  const [first] = free;
  return first
    ? `${priceOf(first, free.length)} would be 0: customers with this price would order free of charge.`
    : null;
}

interface Leap extends NewPrice {
  before: Micros;
}

/** So far from the price before that a decimal point is more likely lost than meant; where either is 0, no factor tells. */
function isLeap(price: NewPrice): price is Leap {
  const { price: after, before = 0n } = price;
  return before !== 0n && after !== 0n && factorOf(after, before) >= LEAP;
}

/** How many times the smaller price is in the larger one. */
function factorOf(a: Micros, b: Micros): bigint {
  return a > b ? a / b : b / a;
}

function doubtOfLeap(leaps: readonly Leap[]): string | null {
  const [first] = leaps;
  if (!first) return null;
  if (leaps.length === 1) return `${priceOf(first, 1)} would be ${bothPrices(first)}. Check the decimal point.`;
  const largestFirst = leaps.toSorted((a, b) => Number(factorOf(b.price, b.before) - factorOf(a.price, a.before)));
  const named = largestFirst.slice(0, MOST_NAMED).map((leap) => `“${leap.name}” would be ${bothPrices(leap)}`);
  const others = leaps.length > MOST_NAMED ? `, and ${leaps.length - MOST_NAMED} more` : "";
  return `${leaps.length} prices would change by a factor of ${LEAP} or more: ${named.join(", ")}${others}. Check the decimal points.`;
}

function bothPrices({ price, before, currency }: Leap): string {
  return `${formatGrouped(price)} ${currency} instead of ${formatGrouped(before)} ${currency}`;
}

/** A price that no one would choose: the result of a margin without rounding. */
function isUneven({ price, currency, margin }: NewPrice): boolean {
  return margin !== undefined && margin.roundTo === 0n && hasMoreDecimals(price, decimalsOf(currency));
}

function doubtOfUneven(uneven: readonly NewPrice[]): string | null {
  const [first] = uneven;
  if (!first) return null;
  const { price, currency } = first;
  const amount = `${formatMoney(price)} ${currency}`;
  const become = uneven.length === 1 ? `would be ${amount}` : `would have such decimals as ${amount}`;
  return `${priceOf(first, uneven.length)} ${become}: round the margin to a step, such as 0.05.`;
}

function priceOf({ name }: NewPrice, count: number): string {
  return count === 1 ? `The price of “${name}”` : `The price of ${count} services, “${name}” among them,`;
}
