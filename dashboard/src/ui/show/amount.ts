import { t } from "@lingui/core/macro";
import { formatMoney, groupThousands, parseMoney } from "../../core.ts";

/** Millionths of the currency; undefined for text that is no amount. Money is never a floating-point number. */
export function toMicros(amount: string): bigint | undefined {
  try {
    return parseMoney(amount.trim());
  } catch {
    return undefined;
  }
}

/** What is wrong with an amount as typed; undefined when nothing is. */
export function amountProblem(text: string, { positive = true }: { positive?: boolean } = {}): string | undefined {
  if (text.trim() === "") return t`Enter an amount.`;
  const micros = toMicros(text);
  if (micros === undefined) return t`Enter an amount like 25 or 0.045, with a decimal point and up to six decimals.`;
  return positive && micros <= 0n ? t`Enter an amount above zero.` : undefined;
}

/** An amount with its currency inside a sentence, such as “1,000.00 USD”. */
export function moneyText(amount: string, currency: string): string {
  return `${groupThousands(amount)} ${currency}`;
}

/** What a bar of a chart stands for, such as “2.50 USD”. */
export function barMoney(value: number, currency: string): string {
  return moneyText(formatMoney(toMicros(value.toFixed(6)) ?? 0n), currency);
}
