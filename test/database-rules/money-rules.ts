import { CHECK, FOREIGN_KEY, NO_CHANGE, UNIQUE, transfer, type Violation } from "./violation.ts";

const TOP_UP = "(select min(id) from transfers where wallet_id = $wallet and kind = 'top_up')";

/** Wallets, accounts, transfers and requests for credit. */
export const MONEY_RULES: readonly Violation[] = [
  ["spending more than the credit", CHECK, "update wallets set available = -1 - credit_limit where id = $wallet"],
  ["a negative amount on hold", CHECK, "update wallets set held = -1 where id = $wallet"],
  ["a negative credit limit", CHECK, "update wallets set credit_limit = -1 where id = $wallet"],
  [
    "a second wallet of the same mode",
    UNIQUE,
    "insert into wallets (reseller_id, test, currency, available_account_id, held_account_id) select reseller_id, test, currency, 1, 2 from wallets where id = $wallet",
  ],
  [
    "wallets that share an account",
    UNIQUE,
    "update wallets set available_account_id = (select available_account_id from wallets where id = $test) where id = $wallet",
  ],
  [
    "a wallet whose accounts have another currency",
    FOREIGN_KEY,
    "update wallets set currency = 'EUR' where id = $wallet",
  ],
  [
    "a wallet whose accounts have the other mode",
    FOREIGN_KEY,
    "update wallets set test = true, reseller_id = (select id from resellers where email = 'none@example.com') where id = $wallet",
  ],
  [
    "two house accounts of the same kind",
    UNIQUE,
    "insert into ledger_accounts (kind, currency, test) values ('revenue', 'USD', false)",
  ],
  [
    "an account of an unknown kind",
    CHECK,
    "insert into ledger_accounts (kind, currency, test) values ('pocket', 'USD', false)",
  ],
  [
    "a currency in lower case",
    CHECK,
    "insert into ledger_accounts (kind, currency, test) values ('revenue', 'usd', false)",
  ],
  [
    "removing an account with transfers",
    FOREIGN_KEY,
    "delete from ledger_accounts where id = (select available_account_id from wallets where id = $wallet)",
  ],
  [
    "moving an account to the other mode",
    FOREIGN_KEY,
    "update ledger_accounts set test = true where id = (select available_account_id from wallets where id = $wallet)",
  ],
  ["removing a house account", FOREIGN_KEY, "delete from ledger_accounts where kind = 'promo'"],
  [
    "a house account with another currency",
    FOREIGN_KEY,
    "update ledger_accounts set currency = 'EUR' where kind = 'promo'",
  ],
  ["a removed wallet", FOREIGN_KEY, "delete from wallets where id = $other"],
  ["a wallet with a changed id", FOREIGN_KEY, "update wallets set id = default where id = $other"],
  ["emptied accounts", NO_CHANGE, "truncate ledger_accounts cascade"],
  ["a changed transfer", NO_CHANGE, "update transfers set amount = amount + 1 where order_id = $open"],
  ["a removed transfer", NO_CHANGE, "delete from transfers where order_id = $open"],
  ["an emptied ledger", NO_CHANGE, "truncate transfers cascade"],
  ["emptied wallets", NO_CHANGE, "truncate wallets cascade"],
  ["a transfer of 0", CHECK, transfer({ amount: "0" })],
  ["a negative transfer", CHECK, transfer({ amount: "-1" })],
  ["a transfer to itself", CHECK, transfer({ to: "w.available_account_id" })],
  ["a transfer in another currency", FOREIGN_KEY, transfer({ currency: "'EUR'" })],
  [
    "a transfer from live to test money",
    FOREIGN_KEY,
    transfer({ to: "(select available_account_id from wallets where id = $test)" }),
  ],
  ["a transfer to an unknown account", FOREIGN_KEY, transfer({ to: "1000000" })],
  ["a transfer from test to live money", FOREIGN_KEY, transfer({ test: "true" })],
  [
    "a transfer made twice",
    UNIQUE,
    transfer({ key: "(select idempotency_key from transfers where kind = 'top_up' limit 1)" }),
  ],
  ["an adjustment without a reason", CHECK, transfer({ reason: "null" })],
  ["a transfer of a wallet without the balance after it", CHECK, transfer({ left: "null" })],
  ["a transfer by an unknown actor", CHECK, transfer({ actor: "'ghost'" })],
  ["a second hold of the same order", UNIQUE, transfer({ kind: "hold", order: "$open", key: "null" })],
  ["a hold under a key", CHECK, transfer({ kind: "hold", order: "$open", key: "'order:' || $open || ':hold2'" })],
  ["an adjustment without a key", CHECK, transfer({ order: "$open", key: "null" })],
  ["a second capture of the same order", UNIQUE, transfer({ kind: "capture", order: "$done", key: "null" })],
  ["a second release of the same order", UNIQUE, transfer({ kind: "release", order: "$failed", key: "null" })],
  ["a capture without an order", CHECK, transfer({ kind: "capture", key: "null" })],
  ["an approval without its transfer", CHECK, topUpRequest({ status: "'approved'", approved: "5" })],
  ["an approval without its amount", CHECK, topUpRequest({ status: "'approved'", transfer: TOP_UP })],
  [
    "an approval of another amount without a reason",
    CHECK,
    topUpRequest({ status: "'approved'", approved: "4", transfer: TOP_UP }),
  ],
  [
    "a declined request with an approved amount",
    CHECK,
    topUpRequest({ status: "'declined'", reason: "'No'", approved: "5", transfer: TOP_UP }),
  ],
  ["a request declined without a reason", CHECK, topUpRequest({ status: "'declined'" })],
  ["an open request with the time of a decision", CHECK, topUpRequest({})],
  [
    "two requests paid by one transfer",
    UNIQUE,
    "insert into top_up_requests (wallet_id, amount, currency, status, approved_amount, transfer_id, decided_at) select $wallet, 5, 'USD', 'approved', 5, (select min(id) from transfers where wallet_id = $wallet and kind = 'top_up'), now() from generate_series(1, 2)",
  ],
  ["emptied top-up requests", NO_CHANGE, "truncate top_up_requests cascade"],
];

/** A request of 5.00 that was decided, except for what the input names. */
function topUpRequest(input: Partial<Record<"status" | "reason" | "approved" | "transfer", string>>): string {
  return `insert into top_up_requests (wallet_id, amount, currency, status, reason, approved_amount, transfer_id, decided_at)
    values ($wallet, 5, 'USD', ${input.status ?? "default"}, ${input.reason ?? "null"}, ${input.approved ?? "null"},
      ${input.transfer ?? "null"}, now())`;
}
