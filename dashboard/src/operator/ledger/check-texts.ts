import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { capitalize, textOf } from "../../locale/text.ts";
import type { LedgerCheck } from "./ledger.ts";

/** By the names that the server gives them. */
const NAMES: Record<string, MessageDescriptor> = {
  "wallet balances equal their transfers": msg`Wallet balances equal their transfers`,
  "debits equal credits in every currency": msg`Debits equal credits in every currency`,
  "stored sums of the ledger equal their transfers": msg`Stored sums of the ledger equal their transfers`,
  "held money equals the price of open orders": msg`Held money equals the price of open orders`,
  "the last entry of every wallet shows its balance": msg`The last entry of every wallet shows its balance`,
  "the counts of every wallet are those of its lists": msg`The counts of every wallet are those of its lists`,
  "every order was held, captured and released as its status says": msg`Every order was held, captured and released as its status says`,
  "every transfer belongs to an order and a wallet": msg`Every transfer belongs to an order and a wallet`,
  "every step of history belongs to an order": msg`Every step of history belongs to an order`,
  "refunds stay within what was captured": msg`Refunds stay within what was captured`,
  "every attempt that succeeded was paid for once, and no other": msg`Every attempt that succeeded was paid for once, and no other`,
  "every code in stock was delivered to one order that succeeded": msg`Every code in stock was delivered to one order that succeeded`,
  "every approved top-up request was credited once, and no other": msg`Every approved top-up request was credited once, and no other`,
  "every credited payment was credited once, and what was taken back was booked": msg`Every credited payment was credited once, and what was taken back was booked`,
  "the fee and the bonus of every top-up request are those of its terms": msg`The fee and the bonus of every top-up request are those of its terms`,
  "the fee and the bonus of every payment are those of its terms": msg`The fee and the bonus of every payment are those of its terms`,
  "the balances that incremental checks begin with equal their transfers": msg`The balances that incremental checks begin with equal their transfers`,
  "the counts that incremental checks begin with are those of the lists": msg`The counts that incremental checks begin with are those of the lists`,
};

export function nameOfCheck({ name }: LedgerCheck): string {
  return textOf(NAMES[name] ?? capitalize(name));
}

const COMPARED: Record<string, (count: number) => string> = {
  accounts: (count) => plural(count, { one: "# account checked", other: "# accounts checked" }),
  attempts: (count) => plural(count, { one: "# attempt checked", other: "# attempts checked" }),
  "delivered codes": (count) => plural(count, { one: "# delivered code checked", other: "# delivered codes checked" }),
  orders: (count) => plural(count, { one: "# order checked", other: "# orders checked" }),
  payments: (count) => plural(count, { one: "# payment checked", other: "# payments checked" }),
  "steps of history": (count) =>
    plural(count, { one: "# step of history checked", other: "# steps of history checked" }),
  sums: (count) => plural(count, { one: "# sum checked", other: "# sums checked" }),
  "top-up requests": (count) => plural(count, { one: "# top-up request checked", other: "# top-up requests checked" }),
  transfers: (count) => plural(count, { one: "# transfer checked", other: "# transfers checked" }),
  wallets: (count) => plural(count, { one: "# wallet checked", other: "# wallets checked" }),
};

/** How many of what were compared. */
export function comparedIn({ of, compared }: LedgerCheck): string {
  return COMPARED[of]?.(compared) ?? plural(compared, { one: "# row checked", other: "# rows checked" });
}
