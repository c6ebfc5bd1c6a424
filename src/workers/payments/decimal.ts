import type { Micros } from "../../core/kernel/money.ts";

const DECIMAL = /^(\d{1,20})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,2}))?$/i;
/** Decimals of the whole numbers that amounts are computed with; amounts of crypto currencies have up to 18. */
export const SCALE_DIGITS = 24;
const MICRO_DIGITS = 6;

/** A decimal number of a gateway, in units of 10⁻²⁴; null for anything else. Further decimals are cut off. */
export function toScaled(text: string): bigint | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, whole, fraction = "", exponent = "0"] = match;
  const digits = BigInt(whole! + fraction);
  const shift = SCALE_DIGITS - fraction.length + Number(exponent);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

/** Rounded down. */
export function scaledToMicros(scaled: bigint): Micros {
  return scaled / 10n ** BigInt(SCALE_DIGITS - MICRO_DIGITS);
}
