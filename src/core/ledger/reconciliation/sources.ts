/** Up to where everything was compared before, and nothing was still being written. */
export interface Checkpoint {
  transfersTo: bigint;
  ordersTo: bigint;
  changedFrom: Date;
}

/** What the checks read, as SQL to put behind `from`. */
export interface Sources {
  /** Number of the last transfer that is only read as part of the sums. */
  transfersTo: bigint;
  /** What each account (`account_id`, `balance`) and wallet (`wallet_id`, `orders`, `entries`) had up to the checkpoint. */
  accounts: string;
  wallets: string;
  /** Transfers and orders that were made since. */
  transfers: string;
  placed: string;
  /** Orders that may have changed since, with their holds, captures and releases, their refunds, attempts and codes. */
  orders: string;
  orderTransfers: string;
  refunds: string;
  attempts: string;
  codes: string;
  /** Requests for credit and payments that may have changed since. */
  topUpRequests: string;
  payments: string;
}

const REFUNDS = "select t.order_id, t.amount from transfers t";
const EMPTY: Pick<Sources, "accounts" | "wallets"> = {
  accounts: "(select null::integer as account_id, null::bigint as balance where false)",
  wallets: "(select null::integer as wallet_id, null::bigint as orders, null::bigint as entries where false)",
};

/** Everything: for the planner, without conditions. */
export const EVERYTHING: Sources = {
  ...EMPTY,
  transfersTo: 0n,
  transfers: "transfers",
  placed: "orders",
  orders: "orders",
  orderTransfers: "(select * from transfers where idempotency_key is null)",
  refunds: `(${REFUNDS} where t.kind = 'refund')`,
  attempts: "attempts",
  codes: "(select * from stock_codes where order_id is not null)",
  topUpRequests: "top_up_requests",
  payments: "payments",
};

/** The rows since a checkpoint, by indexes. What the database stamps with `updated_at` is found by it. */
export function sourcesSince({ transfersTo, ordersTo, changedFrom }: Checkpoint): Sources {
  const since = `'${changedFrom.toISOString()}'::timestamptz`;
  const transfers = `(select * from transfers where id > ${transfersTo})`;
  // The offset keeps one look-up for each wallet, and the arrays one for each order: a join would read whole tables.
  const changed = `array(
    select o.id from wallets w
     cross join lateral (select id from orders where wallet_id = w.id and updated_at >= ${since} offset 0) o
    union select order_id from ${transfers} t where order_id is not null
    union select order_id from late_results where created_at >= ${since})`;
  return {
    transfersTo,
    accounts: "checked_accounts",
    wallets: "checked_wallets",
    transfers,
    placed: `(select * from orders where id > ${ordersTo})`,
    orders: `(select * from orders where id = any(${changed}))`,
    orderTransfers: `(select * from transfers where idempotency_key is null and order_id = any(${changed}))`,
    refunds: `(select c.id as order_id, t.amount from unnest(${changed}) c (id) cross join lateral (
      select kind, amount from transfers
       where idempotency_key >= 'order:' || c.id || ':' and idempotency_key < 'order:' || c.id || ';' offset 0) t
      where t.kind = 'refund')`,
    attempts: `(select * from attempts where order_id = any(${changed}))`,
    codes: `(select * from stock_codes where order_id = any(${changed}))`,
    topUpRequests: `(select * from top_up_requests where decided_at >= ${since} or id in (${credited("top_up_request")}))`,
    payments: `(select * from payments where updated_at >= ${since} or id in (${credited("payment")}))`,
  };

  function credited(prefix: string): string {
    return `select split_part(idempotency_key, ':', 2)::bigint from ${transfers} t
      where idempotency_key >= '${prefix}:' and idempotency_key < '${prefix};'`;
  }
}

/** The balance of each account (`account_id`, `balance`): what it had at the checkpoint, and the transfers since. */
export function balancesOf({ accounts, transfers }: Pick<Sources, "accounts" | "transfers">): string {
  return `(select account_id, sum(amount)::bigint as balance from (
    select account_id, balance as amount from ${accounts} a
    union all
    select side.account_id, side.amount
      from (select from_account_id, to_account_id, sum(amount) as amount from ${transfers} t group by 1, 2) moved
      cross join lateral (values (moved.from_account_id, -moved.amount), (moved.to_account_id, moved.amount))
        side (account_id, amount)) sides group by account_id)`;
}

/** How many orders and entries each wallet has (`wallet_id`, `orders`, `entries`): what it had at the checkpoint, and more. */
export function countsOf({ wallets, placed, transfers }: Pick<Sources, "wallets" | "placed" | "transfers">): string {
  return `(select wallet_id, sum(orders)::bigint as orders, sum(entries)::bigint as entries from (
    select wallet_id, orders, entries from ${wallets} w
    union all select wallet_id, count(*), 0 from ${placed} o group by wallet_id
    union all select wallet_id, 0, count(*) from ${transfers} t
      where kind <> 'capture' and wallet_id is not null group by wallet_id) counts group by wallet_id)`;
}
