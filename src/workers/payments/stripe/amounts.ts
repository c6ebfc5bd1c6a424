import type { Micros } from "../../../core/kernel/money.ts";
import { GatewayFault } from "../gateway.ts";

/** https://docs.stripe.com/currencies: amounts are whole numbers of the smallest unit. */
const WITHOUT_DECIMALS = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ");
const WITH_THREE = "BHD JOD KWD OMR TND".split(" ");
const MICRO_DIGITS = 6;

/** Throws GatewayFault for an amount that Stripe has no number for. */
export function toMinor(micros: Micros, currency: string): number {
  const unit = unitOf(currency);
  if (micros % unit !== 0n) throw new GatewayFault(`The amount has too many decimals for ${currency}.`, true);
  return Number(micros / unit);
}

export function fromMinor(minor: number, currency: string): Micros {
  return BigInt(minor) * unitOf(currency);
}

function unitOf(currency: string): Micros {
  const code = currency.toUpperCase();
  const decimals = WITHOUT_DECIMALS.includes(code) ? 0 : WITH_THREE.includes(code) ? 3 : 2;
  return 10n ** BigInt(MICRO_DIGITS - decimals);
}
