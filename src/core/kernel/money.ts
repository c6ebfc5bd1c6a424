/** An amount in micro-units: 10⁻⁶ of its currency. Never a `number`: floats lose cents. */
export type Micros = bigint;

export const MICROS_PER_UNIT = 1_000_000n;
const MICROS_PER_CENT = 10_000n;
const DECIMALS = 6;
const LEAST_DECIMALS_SHOWN = 2;
/** Fits `bigint` columns with room for sums: a million million units. */
export const MAX_AMOUNT: Micros = 1_000_000_000_000n * MICROS_PER_UNIT;
const CURRENCY = /^[A-Z]{3}$/;
const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/;

/**
 * Reads a decimal string such as `0.045` or `-12`.
 * Throws a RangeError for anything else: more than six decimals, a sign `+`, an exponent, a comma.
 */
export function parseMoney(text: string): Micros {
  const match = AMOUNT.exec(text);
  if (!match)
    throw new RangeError(`“${text.slice(0, 40)}” is not an amount: write it like 12.50, with at most six decimals.`);
  const [, sign, whole, fraction = ""] = match;
  const micros = BigInt(whole!) * MICROS_PER_UNIT + BigInt(fraction.padEnd(DECIMALS, "0"));
  if (micros > MAX_AMOUNT) throw new RangeError(`“${text}” is too large: at most ${formatMoney(MAX_AMOUNT)}.`);
  return sign ? -micros : micros;
}

/** Whether it has the form of a currency's code (ISO 4217), such as USD. */
export function isCurrency(text: string): boolean {
  return CURRENCY.test(text);
}

/** How many decimals amounts of a currency (ISO 4217) are written with: 2 of USD, 0 of JPY; 2 where that is unknown. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits!;
}

export function hasMoreDecimals(micros: Micros, decimals: number): boolean {
  return micros % 10n ** BigInt(Math.max(0, DECIMALS - decimals)) !== 0n;
}

/** Shows at least 2 and at most 6 decimals: `45000n` → `0.045`, `1500000n` → `1.50`. */
export function formatMoney(micros: Micros): string {
  const sign = micros < 0n ? "-" : "";
  const absolute = micros < 0n ? -micros : micros;
  const whole = absolute / MICROS_PER_UNIT;
  const fraction = (absolute % MICROS_PER_UNIT).toString().padStart(DECIMALS, "0");
  const trimmed = fraction.replace(/0+$/, "").padEnd(LEAST_DECIMALS_SHOWN, "0");
  return `${sign}${whole}.${trimmed}`;
}

/** As `formatMoney`, with the thousands grouped for readers: `1,500.00`. No parser reads it. */
export function formatGrouped(micros: Micros): string {
  return groupThousands(formatMoney(micros));
}

/** An amount as it was written, with the thousands grouped. */
export function groupThousands(amount: string): string {
  const [whole = "", ...fraction] = amount.split(".");
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}

/** To hundredths of the unit, half away from zero; less than a unit stays as it is. To be read, never to be booked. */
export function roundToCents(micros: Micros): Micros {
  if (micros > -MICROS_PER_UNIT && micros < MICROS_PER_UNIT) return micros;
  const half = micros < 0n ? -MICROS_PER_CENT / 2n : MICROS_PER_CENT / 2n;
  return ((micros + half) / MICROS_PER_CENT) * MICROS_PER_CENT;
}

/** Adds `basisPoints` (1/100 of a percent; may be negative) to a price, rounded once, half up. */
export function withMargin(base: Micros, basisPoints: number): Micros {
  const scaled = base * BigInt(10_000 + basisPoints);
  return (scaled + 5_000n) / 10_000n;
}
