import type { Connection } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { formatGrouped, parseMoney, type Micros } from "../../kernel/money.ts";
import { isLargerAtRate } from "./wallet-rows.ts";

/**
 * The question that is asked before so much money moves, up or down; null for an amount that is not large. An amount in another
 * currency than the server's is compared at its exchange rate; without a rate, the numbers are compared.
 */
export async function doubtOfAmount(
  { config }: Pick<Context, "config">,
  connection: Connection,
  amount: Micros,
  currency: string,
): Promise<string | null> {
  const { CURRENCY: base, LARGE_AMOUNT } = config;
  const most = parseMoney(LARGE_AMOUNT);
  const size = amount < 0n ? -amount : amount;
  const isLarger = currency === base ? undefined : await isLargerAtRate(connection, { base, currency, size, most });
  if (!(isLarger ?? size > most)) return null;
  const limit = `${formatGrouped(most)} ${isLarger === undefined ? currency : base}`;
  return `${formatGrouped(amount)} ${currency} is more than ${limit}. Check the number of digits, then confirm.`;
}
