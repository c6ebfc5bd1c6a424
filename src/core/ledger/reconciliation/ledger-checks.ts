import type { LedgerCheck } from "./checked-ledger.ts";

const WALLETS = "select count(*) from wallets";
const ORDERS = "select count(*) from orders";
const TRANSFERS = "select count(*) from transfers";

/** Everything that is cached or implied by the ledger. */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [
  {
    name: "wallet balances equal their transfers",
    of: "wallets",
    count: WALLETS,
    money: ["available", "held", "ledger_available", "ledger_held"],
    drift: `
    select w.id as wallet_id, w.available, w.held, ledger.available as ledger_available, ledger.held as ledger_held,
           w.currency, w.test,
           abs(w.available - coalesce(ledger.available, 0)) + abs(w.held - coalesce(ledger.held, 0)) as difference
      from wallets w left join (
        select t.wallet_id,
               sum(case t.to_account_id when o.available_account_id then t.amount else 0 end)
                 - sum(case t.from_account_id when o.available_account_id then t.amount else 0 end) as available,
               sum(case t.to_account_id when o.held_account_id then t.amount else 0 end)
                 - sum(case t.from_account_id when o.held_account_id then t.amount else 0 end) as held
          from transfers t join wallets o on o.id = t.wallet_id group by t.wallet_id) ledger on ledger.wallet_id = w.id
     where w.available <> coalesce(ledger.available, 0) or w.held <> coalesce(ledger.held, 0)`,
  },
  {
    name: "debits equal credits in every currency",
    of: "transfers",
    count: TRANSFERS,
    money: ["imbalance"],
    drift: `
    select currency, test, sum(amount) as imbalance, abs(sum(amount)) as difference from (
      select a.currency, a.test, t.amount from transfers t join ledger_accounts a on a.id = t.to_account_id
      union all
      select a.currency, a.test, -t.amount from transfers t join ledger_accounts a on a.id = t.from_account_id
    ) sides group by currency, test having sum(amount) <> 0`,
  },
  {
    name: "stored sums of the ledger equal their transfers",
    of: "sums",
    count: "select jsonb_array_length(sums) from ledger_sums",
    money: ["stored", "ledger"],
    drift: `
    select coalesce(s.kind, l.kind) as kind, coalesce(s.balance, 0) as stored, coalesce(l.balance, 0) as ledger,
           coalesce(s.currency, l.currency) as currency, coalesce(s.test, l.test) as test,
           abs(coalesce(s.balance, 0) - coalesce(l.balance, 0)) as difference
      from (select x.* from ledger_sums,
              jsonb_to_recordset(sums) x (kind text, currency text, test boolean, balance bigint)) s
      full join (
        select a.kind, a.currency, a.test, sum(side.amount) as balance
          from (select to_account_id as account_id, sum(amount) as amount from transfers
                 where id <= (select up_to from ledger_sums) group by 1
                union all
                select from_account_id, -sum(amount) from transfers
                 where id <= (select up_to from ledger_sums) group by 1) side
          join ledger_accounts a on a.id = side.account_id group by 1, 2, 3
      ) l on l.kind = s.kind and l.currency = s.currency and l.test = s.test
     where coalesce(s.balance, 0) <> coalesce(l.balance, 0)`,
  },
  {
    name: "held money equals the price of open orders",
    of: "wallets",
    count: WALLETS,
    money: ["held", "open_orders"],
    drift: `
    select w.id as wallet_id, w.held, coalesce(open.price, 0) as open_orders, w.currency, w.test,
           abs(w.held - coalesce(open.price, 0)) as difference
      from wallets w left join (
        select wallet_id, sum(price) as price from orders where status in ('PENDING', 'PROCESSING') group by wallet_id
      ) open on open.wallet_id = w.id
     where w.held <> coalesce(open.price, 0)`,
  },
  {
    name: "every order was held, captured and released as its status says",
    of: "orders",
    count: ORDERS,
    money: ["price", "captured", "hold", "capture", "release"],
    drift: `
    select o.id as order_id, o.status, o.price, o.captured, sums.hold, sums.capture, sums.release, o.currency, o.test,
           abs(coalesce(sums.hold, 0) - due.hold) + abs(coalesce(sums.capture, 0) - due.capture)
             + abs(coalesce(sums.release, 0) - due.release) as difference
      from orders o
      cross join lateral (select case when o.settled_elsewhere then 0 else o.price end as hold,
                                 case when o.settled_elsewhere then 0 else coalesce(o.captured, 0) end as capture,
                                 case when o.settled_elsewhere or o.status in ('PENDING', 'PROCESSING') then 0
                                      else o.price - coalesce(o.captured, 0) end as release) due
      left join (
        select order_id, coalesce(sum(amount) filter (where kind = 'hold'), 0) as hold,
               coalesce(sum(amount) filter (where kind = 'capture'), 0) as capture,
               coalesce(sum(amount) filter (where kind = 'release'), 0) as release
          from transfers where order_id is not null group by order_id) sums on sums.order_id = o.id
     where coalesce(sums.hold, 0) <> due.hold
        or coalesce(sums.capture, 0) <> due.capture
        or coalesce(sums.release, 0) <> due.release`,
  },
  {
    name: "every transfer and every step of history belongs to an order",
    of: "transfers and steps of history",
    count: "select (select count(*) from transfers) + (select count(*) from order_history)",
    money: [],
    drift: `
    select 'transfer' as kind, t.id, t.order_id, t.currency, t.test, t.amount as difference from transfers t
     where t.order_id is not null and not exists (select 1 from orders o
             where o.id = t.order_id and (o.wallet_id = t.wallet_id or t.kind = 'supplier_cost'))
    union all
    select 'transfer of another wallet', t.id, t.order_id, t.currency, t.test, t.amount
      from transfers t
      cross join lateral (values (t.from_account_id), (t.to_account_id)) side (account_id)
      join (select id, available_account_id as account_id from wallets
            union all select id, held_account_id from wallets) w on w.account_id = side.account_id
     where t.wallet_id is distinct from w.id
    union all
    select 'history', h.id, h.order_id, null, null, null from order_history h
     where not exists (select 1 from orders o where o.id = h.order_id)`,
  },
  {
    name: "refunds stay within what was captured",
    of: "orders",
    count: ORDERS,
    money: ["captured", "refunded", "refunds"],
    drift: `
    select o.id as order_id, o.captured, o.refunded, coalesce(sums.refund, 0) as refunds, o.currency, o.test,
           greatest(abs(coalesce(sums.refund, 0) - due.refund), o.refunded - coalesce(o.captured, 0)) as difference
      from orders o
      cross join lateral (select case when o.settled_elsewhere then 0 else o.refunded end as refund) due
      left join (
        select order_id, sum(amount) as refund from transfers where kind = 'refund' group by order_id
      ) sums on sums.order_id = o.id
     where coalesce(sums.refund, 0) <> due.refund or o.refunded > coalesce(o.captured, 0)`,
  },
  {
    name: "the last entry of every wallet shows its balance",
    of: "wallets",
    count: WALLETS,
    money: ["available", "held", "available_after", "held_after"],
    drift: `
    select w.id as wallet_id, w.available, w.held, last.available_after, last.held_after, w.currency, w.test,
           abs(last.available_after - w.available) + abs(last.held_after - w.held) as difference
      from wallets w join (
        select distinct on (wallet_id) wallet_id, available_after, held_after
          from transfers where wallet_id is not null order by wallet_id, id desc) last on last.wallet_id = w.id
     where last.available_after <> w.available or last.held_after <> w.held`,
  },
  {
    name: "the counts of every wallet are those of its lists",
    of: "wallets",
    count: WALLETS,
    money: [],
    drift: `
    select w.id as wallet_id, w.orders_count, w.entries_count, placed.total as orders, entries.total as entries,
           null as currency, null::boolean as test, null::bigint as difference
      from wallets w
      left join (select wallet_id, count(*) as total from orders group by wallet_id) placed on placed.wallet_id = w.id
      left join (select wallet_id, count(*) as total from transfers where kind <> 'capture' group by wallet_id) entries
        on entries.wallet_id = w.id
     where w.orders_count <> coalesce(placed.total, 0) or w.entries_count <> coalesce(entries.total, 0)`,
  },
  {
    name: "every attempt that succeeded was paid for once, and no other",
    of: "attempts",
    count: "select count(*) from attempts",
    money: ["cost", "amount"],
    drift: `
    select a.id as attempt_id, a.state, a.cost, paid.amount, coalesce(paid.currency, o.base_currency, o.currency) as currency, o.test,
           abs(coalesce(paid.amount, 0) - case when a.state = 'succeeded' then a.cost else 0 end) as difference
      from attempts a
      left join orders o on o.id = a.order_id
      left join transfers paid on paid.idempotency_key = 'attempt:' || a.id || ':cost'
     where case when a.state = 'succeeded' and a.cost > 0
       then paid.amount is distinct from a.cost or paid.currency <> coalesce(o.base_currency, o.currency)
       else paid.id is not null end`,
  },
  {
    name: "every code in stock was delivered to one order that succeeded",
    of: "delivered codes",
    count: "select count(*) from stock_codes where order_id is not null",
    money: [],
    drift: `
    select c.id as code_id, c.order_id, null as currency, null::boolean as test, null::bigint as difference
      from stock_codes c join orders o on o.id = c.order_id
     where o.status not in ('SUCCESS', 'REFUNDED')`,
  },
  {
    name: "every approved top-up request was credited once, and no other",
    of: "top-up requests",
    count: "select count(*) from top_up_requests",
    money: ["approved_amount", "amount"],
    drift: `
    select q.id as request_id, q.status, q.approved_amount, t.amount - coalesce(f.amount, 0) as amount, w.currency, w.test,
           abs(coalesce(t.amount, 0) - coalesce(f.amount, 0) - coalesce(q.approved_amount, 0)) as difference
      from top_up_requests q
      join wallets w on w.id = q.wallet_id
      left join transfers t on t.idempotency_key = 'top_up_request:' || q.id
      left join transfers f on f.idempotency_key = 'top_up_request:' || q.id || ':fee'
     where t.id is distinct from q.transfer_id or t.amount - coalesce(f.amount, 0) is distinct from q.approved_amount
        or (t.id is not null and (t.wallet_id is distinct from q.wallet_id or t.kind <> 'top_up'))`,
  },
  {
    name: "every credited payment was credited once, and what was taken back was booked",
    of: "payments",
    count: "select count(*) from payments",
    money: ["credited", "amount", "reversed", "taken_back"],
    drift: `
    select p.id as payment_id, p.status, p.credited, t.amount, p.reversed, coalesce(back.amount, 0) as taken_back,
           p.currency, p.test,
           abs(coalesce(t.amount, 0) - coalesce(p.credited, 0)) + abs(coalesce(back.amount, 0) - p.reversed) as difference
      from payments p
      left join transfers t on t.idempotency_key = 'payment:' || p.id
      left join (
        select split_part(r.idempotency_key, ':', 2)::bigint as payment_id,
               sum(case when r.from_account_id = o.available_account_id then r.amount else -r.amount end) as amount
          from transfers r join wallets o on o.id = r.wallet_id
         where r.kind = 'payment_reversal' group by 1) back on back.payment_id = p.id
     where t.id is distinct from p.transfer_id or t.amount is distinct from p.credited
        or coalesce(back.amount, 0) <> p.reversed
        or (t.id is not null and (t.wallet_id is distinct from p.wallet_id or t.kind <> 'top_up'))`,
  },
];
