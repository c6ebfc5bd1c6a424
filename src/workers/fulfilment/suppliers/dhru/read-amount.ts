import type { Micros } from "../../../../core/kernel/money.ts";
import { textOf } from "./loose.ts";

const DECIMALS = 6;
/** A number with grouping and a currency around it: `$16.41`, `10 USD`, `1,234.50`, `-3.5`, `1.2E-5` is not one. */
const AMOUNT =
  /^(?<sign>-?)[^\d.,-]{0,8}(?<sign2>-?)(?<whole>[1-9]\d{0,2}(?:,\d{3}){1,3}(?!,)|\d{0,12})(?:[.,](?<fraction>\d{1,30}))?\s*[^\d.,]{0,8}$/;
const CURRENCY = /\b([A-Z]{3})\b/;

/** An amount as the trade writes it, in micro-units, rounded half up beyond six decimals; null when it is none. */
export function readAmount(value: unknown): Micros | null {
  const text = textOf(value);
  const parts = text === undefined ? undefined : AMOUNT.exec(text)?.groups;
  if (!parts || (!parts["whole"] && !parts["fraction"])) return null;
  const fraction = (parts["fraction"] ?? "").padEnd(DECIMALS + 1, "0");
  const whole = BigInt(parts["whole"]!.replaceAll(",", "") || "0");
  const micros = whole * 10n ** BigInt(DECIMALS) + BigInt(fraction.slice(0, DECIMALS));
  const rounded = fraction[DECIMALS]! >= "5" ? micros + 1n : micros;
  return parts["sign"] || parts["sign2"] ? -rounded : rounded;
}

/** The currency that stands beside an amount. */
export function currencyIn(value: unknown): string | null {
  return CURRENCY.exec(textOf(value)?.toUpperCase() ?? "")?.[1] ?? null;
}
