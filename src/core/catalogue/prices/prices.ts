import { withMargin, type Micros } from "../../kernel/money.ts";

export const SOURCES = ["personal", "group", "margin", "base"] as const;
export type PriceSource = (typeof SOURCES)[number];

/** What is known of a service's price for one reseller; null where nothing is set. */
export interface PriceParts {
  base: Micros;
  personal: Micros | null;
  group: Micros | null;
  marginBasisPoints: number | null;
}

/**
 * The one place that knows which price counts, for the list and for the order:
 * personal price, then the price set for the price group, then the group's margin rule, then the base price.
 */
export function priceFor({ base, personal, group, marginBasisPoints }: PriceParts): {
  price: Micros;
  source: PriceSource;
} {
  if (personal !== null) return { price: personal, source: "personal" };
  if (group !== null) return { price: group, source: "group" };
  if (marginBasisPoints !== null) return { price: withMargin(base, marginBasisPoints), source: "margin" };
  return { price: base, source: "base" };
}
