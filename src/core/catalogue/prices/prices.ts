import { exchangePrice, readRate, type PriceExchange } from "../../currencies/exchange.ts";
import { withMargin, type Micros } from "../../kernel/money.ts";

export const SOURCES = ["personal", "group", "margin", "base"] as const;
export type PriceSource = (typeof SOURCES)[number];

/** How a service is sold to a wallet in another currency. */
export interface WalletExchange extends PriceExchange {
  /** The service's currency. */
  base: string;
  /** The rate is too old to sell at. */
  expired: boolean;
  /** Prices that are fixed in the wallet's currency. */
  group: Micros | null;
  personal: Micros | null;
}

/** What is known of a service's price for one reseller, in the service's currency; null where nothing is set. */
export interface PriceParts {
  base: Micros;
  personal: Micros | null;
  group: Micros | null;
  marginBasisPoints: number | null;
  /** Null where the wallet is in the service's currency. */
  exchange: WalletExchange | null;
}

/** As the database writes it; see `exchange_terms`. */
export interface ExchangeJson {
  base: string;
  rate: string;
  margin: number;
  roundTo: string;
  expired: boolean;
  group: string | null;
  personal: string | null;
}

export function readExchange(json: ExchangeJson | null): WalletExchange | null {
  if (json === null) return null;
  return {
    base: json.base,
    rate: readRate(json.rate)!,
    marginBasisPoints: json.margin,
    roundTo: BigInt(json.roundTo),
    expired: json.expired,
    group: json.group === null ? null : BigInt(json.group),
    personal: json.personal === null ? null : BigInt(json.personal),
  };
}

/**
 * The one place that knows which price counts, for the list and for the order:
 * personal price, then the price set for the price group, then the group's margin rule, then the base price.
 * In the wallet's currency: a price that is fixed in it goes before the one of the same kind that is exchanged.
 * Only events compare prices without it, in the statement of the change: see `wallet_price`.
 */
export function priceFor({ exchange, ...parts }: PriceParts): { price: Micros; source: PriceSource } {
  if (exchange === null) return ownPrice(parts);
  if (exchange.personal !== null) return { price: exchange.personal, source: "personal" };
  if (exchange.group !== null && parts.personal === null) return { price: exchange.group, source: "group" };
  const { price, source } = ownPrice(parts);
  return { price: exchangePrice(price, exchange), source };
}

function ownPrice({ base, personal, group, marginBasisPoints }: Omit<PriceParts, "exchange">): {
  price: Micros;
  source: PriceSource;
} {
  if (personal !== null) return { price: personal, source: "personal" };
  if (group !== null) return { price: group, source: "group" };
  if (marginBasisPoints !== null) return { price: withMargin(base, marginBasisPoints), source: "margin" };
  return { price: base, source: "base" };
}
