import { classes } from "./class-names.ts";

const AMOUNT = /^(-)?(\d{1,12})(?:\.(\d{1,6}))?$/;
const DECIMALS = 6;
const MICROS = 1_000_000n;

/** An amount as the API gave it, with its currency; never rounded. */
export function Money({ amount, currency, signed = false, className }: MoneyProps) {
  const sign = signed && !amount.startsWith("-") ? "+" : "";
  return (
    <span className={classes("tabular-nums whitespace-nowrap", className)}>
      {sign}
      {groupThousands(amount)} <span className="text-[0.85em] text-muted">{currency}</span>
    </span>
  );
}

interface MoneyProps {
  amount: string;
  currency: string;
  /** Shows a plus before what came in. */
  signed?: boolean;
  className?: string;
}

/** Millionths of the currency; undefined for text that is no amount. Money is never a floating-point number. */
export function toMicros(amount: string): bigint | undefined {
  const found = AMOUNT.exec(amount.trim());
  if (!found) return undefined;
  const [, minus, whole, fraction = ""] = found;
  const micros = BigInt(whole!) * MICROS + BigInt(fraction.padEnd(DECIMALS, "0"));
  return minus ? -micros : micros;
}

/** Decimal text with two to six decimals, as the API writes amounts. */
export function fromMicros(micros: bigint): string {
  const size = micros < 0n ? -micros : micros;
  const fraction = String(size % MICROS)
    .padStart(DECIMALS, "0")
    .replace(/0{1,4}$/, "");
  return `${micros < 0n ? "-" : ""}${size / MICROS}.${fraction}`;
}

/** What is wrong with an amount as typed; undefined when nothing is. */
export function amountProblem(text: string, { positive = true }: { positive?: boolean } = {}): string | undefined {
  if (text.trim() === "") return "Enter an amount.";
  const micros = toMicros(text);
  if (micros === undefined) return "Write an amount like 25 or 0.045, with a point and at most six decimals.";
  return positive && micros <= 0n ? "The amount must be more than zero." : undefined;
}

function groupThousands(amount: string): string {
  const [whole = "", fraction] = amount.split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
