import { decimalsOf, formatMoney, hasMoreDecimals, type Micros } from "../../kernel/money.ts";
import type { MarginRule } from "./margin-rule.ts";

/** A price that is about to count. */
export interface NewPrice {
  /** Of the service. */
  name: string;
  price: Micros;
  currency: string;
  /** What the price came from; if unset, it was typed, and its decimals are meant. */
  margin?: MarginRule | undefined;
}

/** What is asked before such prices count; null where none looks like a mistake. */
export function doubtOfPrices(prices: readonly NewPrice[]): string | null {
  const doubts = [doubtOfFree(prices.filter(({ price }) => price === 0n)), doubtOfUneven(prices.filter(isUneven))];
  const said = doubts.filter((doubt) => doubt !== null);
  return said.length === 0 ? null : said.join(" ");
}

function doubtOfFree(free: readonly NewPrice[]): string | null {
  const [first] = free;
  return first
    ? `${priceOf(first, free.length)} would be 0: customers with this price would order free of charge.`
    : null;
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
