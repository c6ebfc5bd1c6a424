import type { LedgerCheck } from "../checked-ledger.ts";
import { balancesOf, countsOf } from "../sources.ts";

const WALLETS = () => "select count(*) from wallets";

/** What is cached of the ledger: balances, counts and sums. */
export const WALLET_CHECKS: readonly LedgerCheck[] = [
  {
    name: "wallet balances equal their transfers",
    of: "wallets",
    count: WALLETS,
    money: ["available", "held", "ledger_available", "ledger_held"],
    drift: (sources) => `
    with ledger as materialized (select * from ${balancesOf(sources)} balances)
    select w.id as wallet_id, w.available, w.held, coalesce(a.balance, 0) as ledger_available,
           coalesce(h.balance, 0) as ledger_held, w.currency, w.test,
           abs(w.available - coalesce(a.balance, 0)) + abs(w.held - coalesce(h.balance, 0)) as difference
      from wallets w
      left join ledger a on a.account_id = w.available_account_id
      left join ledger h on h.account_id = w.held_account_id
     where w.available <> coalesce(a.balance, 0) or w.held <> coalesce(h.balance, 0)`,
  },
  {
    name: "debits equal credits in every currency",
    of: "transfers",
    count: ({ transfers }) => `select count(*) from ${transfers} t`,
    money: ["imbalance"],
    drift: (sources) => `
    select a.currency, a.test, sum(b.balance) as imbalance, abs(sum(b.balance)) as difference
      from ${balancesOf(sources)} b join ledger_accounts a on a.id = b.account_id
     group by a.currency, a.test having sum(b.balance) <> 0`,
  },
  {
    name: "stored sums of the ledger equal their transfers",
    of: "sums",
    count: () => "select jsonb_array_length(sums) from ledger_sums",
    money: ["stored", "ledger"],
    // The sums are stored up to another transfer than the checkpoint's: those in between are added or taken away.
    drift: ({ accounts, transfersTo }) => `
    select coalesce(s.kind, l.kind) as kind, coalesce(s.balance, 0) as stored, coalesce(l.balance, 0) as ledger,
           coalesce(s.currency, l.currency) as currency, coalesce(s.test, l.test) as test,
           abs(coalesce(s.balance, 0) - coalesce(l.balance, 0)) as difference
      from (select x.* from ledger_sums,
              jsonb_to_recordset(sums) x (kind text, currency text, test boolean, balance bigint)) s
      full join (
        select a.kind, a.currency, a.test, sum(b.balance) as balance
          from ${balancesOf({
            accounts,
            transfers: `(select from_account_id, to_account_id, case when id > ${transfersTo} then amount else -amount end as amount
              from transfers, ledger_sums
             where id > least(up_to, ${transfersTo}) and id <= greatest(up_to, ${transfersTo}))`,
          })} b
          join ledger_accounts a on a.id = b.account_id group by 1, 2, 3
      ) l on l.kind = s.kind and l.currency = s.currency and l.test = s.test
     where coalesce(s.balance, 0) <> coalesce(l.balance, 0)`,
  },
  {
    name: "held money equals the price of open orders",
    of: "wallets",
    count: WALLETS,
    money: ["held", "open_orders"],
    drift: () => `
    select w.id as wallet_id, w.held, coalesce(open.price, 0) as open_orders, w.currency, w.test,
           abs(w.held - coalesce(open.price, 0)) as difference
      from wallets w left join (
        select wallet_id, sum(price) as price from orders
         where status in ('PENDING', 'PROCESSING') and completed_at is null group by wallet_id
      ) open on open.wallet_id = w.id
     where w.held <> coalesce(open.price, 0)`,
  },
  {
    name: "the last entry of every wallet shows its balance",
    of: "wallets",
    count: ({ transfers }) => `select count(distinct wallet_id) from ${transfers} t`,
    money: ["available", "held", "available_after", "held_after"],
    drift: ({ transfers }) => `
    select w.id as wallet_id, w.available, w.held, t.available_after, t.held_after, w.currency, w.test,
           abs(t.available_after - w.available) + abs(t.held_after - w.held) as difference
      from (select wallet_id, max(id) as id from ${transfers} t where wallet_id is not null group by wallet_id) last
      join transfers t on t.id = last.id
      join wallets w on w.id = last.wallet_id
     where t.available_after <> w.available or t.held_after <> w.held`,
  },
  {
    name: "the counts of every wallet are those of its lists",
    of: "wallets",
    count: WALLETS,
    money: [],
    drift: (sources) => `
    select w.id as wallet_id, w.orders_count, w.entries_count, coalesce(c.orders, 0) as orders,
           coalesce(c.entries, 0) as entries, null as currency, null::boolean as test, null::bigint as difference
      from wallets w left join ${countsOf(sources)} c on c.wallet_id = w.id
     where w.orders_count <> coalesce(c.orders, 0) or w.entries_count <> coalesce(c.entries, 0)`,
  },
];
