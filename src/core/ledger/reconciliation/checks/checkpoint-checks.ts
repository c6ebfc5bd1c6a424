import type { LedgerCheck } from "../checked-ledger.ts";
import { balancesOf, countsOf, EVERYTHING } from "../sources.ts";

const { accounts, wallets } = EVERYTHING;
const TRANSFERS = "(select t.* from transfers t, ledger_checkpoint where t.id <= transfers_to)";
const ORDERS = "(select o.* from orders o, ledger_checkpoint where o.id <= orders_to)";
const CHECKED = "ledger_checkpoint where transfers_to is not null";

/** That incremental checks begin with the truth: only reading everything can tell. */
export const CHECKPOINT_CHECKS: readonly LedgerCheck[] = [
  {
    name: "the balances that incremental checks begin with equal their transfers",
    of: "accounts",
    isFullOnly: true,
    count: () => `select count(*) from checked_accounts, ${CHECKED}`,
    money: ["checked", "ledger"],
    drift: () => `
    select coalesce(c.account_id, l.account_id) as account_id, coalesce(c.balance, 0) as checked,
           coalesce(l.balance, 0) as ledger, a.currency, a.test,
           abs(coalesce(c.balance, 0) - coalesce(l.balance, 0)) as difference
      from (select account_id, balance from checked_accounts, ${CHECKED}) c
      full join ${balancesOf({ accounts, transfers: TRANSFERS })} l on l.account_id = c.account_id
      left join ledger_accounts a on a.id = coalesce(c.account_id, l.account_id)
     where coalesce(c.balance, 0) <> coalesce(l.balance, 0)`,
  },
  {
    name: "the counts that incremental checks begin with are those of the lists",
    of: "wallets",
    isFullOnly: true,
    count: () => `select count(*) from checked_wallets, ${CHECKED}`,
    money: [],
    drift: () => `
    select coalesce(c.wallet_id, l.wallet_id) as wallet_id, c.orders as checked_orders, l.orders,
           c.entries as checked_entries, l.entries, null as currency, null::boolean as test, null::bigint as difference
      from (select wallet_id, orders, entries from checked_wallets, ${CHECKED}) c
      full join ${countsOf({ wallets, placed: ORDERS, transfers: TRANSFERS })} l on l.wallet_id = c.wallet_id
     where coalesce(c.orders, 0) <> coalesce(l.orders, 0) or coalesce(c.entries, 0) <> coalesce(l.entries, 0)`,
  },
];
