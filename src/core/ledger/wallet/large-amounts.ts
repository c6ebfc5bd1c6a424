import type { Context } from "../../kernel/context.ts";
import { formatMoney, parseMoney, type Micros } from "../../kernel/money.ts";

/** What is asked before so much money moves, up or down; null for what is not large. */
export function doubtOfAmount(context: Context, amount: Micros, currency: string): string | null {
  const size = amount < 0n ? -amount : amount;
  const most = parseMoney(context.config.LARGE_AMOUNT);
  if (size <= most) return null;
  return `${formatMoney(amount)} ${currency} is more than ${formatMoney(most)} at once: count its digits, then confirm it.`;
}
