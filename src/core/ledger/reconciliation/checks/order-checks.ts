import type { LedgerCheck } from "../checked-ledger.ts";
import type { Sources } from "../sources.ts";

const ACCOUNTS = `(select id as wallet_id, available_account_id as account_id from wallets
      union all select id, held_account_id from wallets)`;
const ORDERS = ({ orders }: Sources) => `select count(*) from ${orders} o`;

/** That the money of every order moved as its status says, and that nothing belongs to an order that does not exist. */
export const ORDER_CHECKS: readonly LedgerCheck[] = [
  {
    name: "every order was held, captured and released as its status says",
    of: "orders",
    count: ORDERS,
    money: ["price", "captured", "hold", "capture", "release"],
    // An index allows one transfer of each kind: the largest is the only one.
    drift: ({ orders, orderTransfers }) => `
    select o.id as order_id, o.status, o.price, o.captured, sums.hold, sums.capture, sums.release, o.currency, o.test,
           abs(coalesce(sums.hold, 0) - due.hold) + abs(coalesce(sums.capture, 0) - due.capture)
             + abs(coalesce(sums.release, 0) - due.release) as difference
      from ${orders} o
      cross join lateral (select case when o.settled_elsewhere then 0 else o.price end as hold,
                                 case when o.settled_elsewhere then 0 else coalesce(o.captured, 0) end as capture,
                                 case when o.settled_elsewhere or o.status in ('PENDING', 'PROCESSING') then 0
                                      else o.price - coalesce(o.captured, 0) end as release) due
      left join (
        select order_id, max(amount) filter (where kind = 'hold') as hold,
               max(amount) filter (where kind = 'capture') as capture,
               max(amount) filter (where kind = 'release') as release
          from ${orderTransfers} t group by order_id) sums on sums.order_id = o.id
     where coalesce(sums.hold, 0) <> due.hold
        or coalesce(sums.capture, 0) <> due.capture
        or coalesce(sums.release, 0) <> due.release`,
  },
  {
    name: "every transfer belongs to an order and a wallet",
    of: "transfers",
    count: ({ transfers }) => `select count(*) from ${transfers} t`,
    money: [],
    drift: ({ transfers }) => `
    select 'transfer' as kind, t.id, t.order_id, t.currency, t.test, t.amount as difference from ${transfers} t
     where t.order_id is not null and not exists (select 1 from orders o
             where o.id = t.order_id and (o.wallet_id = t.wallet_id or t.kind = 'supplier_cost'))
    union all
    select 'transfer of another wallet', t.id, t.order_id, t.currency, t.test, t.amount
      from ${transfers} t
      left join ${ACCOUNTS} payer on payer.account_id = t.from_account_id
      left join ${ACCOUNTS} payee on payee.account_id = t.to_account_id
     where t.wallet_id is distinct from coalesce(payer.wallet_id, t.wallet_id)
        or t.wallet_id is distinct from coalesce(payee.wallet_id, t.wallet_id)`,
  },
  {
    name: "every step of history belongs to an order",
    of: "steps of history",
    // Steps have no index by number: an incremental check would read them all.
    isFullOnly: true,
    count: () => "select count(*) from order_history",
    money: [],
    drift: () => `
    select h.id, h.order_id, null as currency, null::boolean as test, null::bigint as difference from order_history h
     where not exists (select 1 from orders o where o.id = h.order_id)`,
  },
  {
    name: "refunds stay within what was captured",
    of: "orders",
    count: ORDERS,
    money: ["captured", "refunded", "refunds"],
    drift: ({ orders, refunds }) => `
    select o.id as order_id, o.captured, o.refunded, coalesce(sums.refund, 0) as refunds, o.currency, o.test,
           greatest(abs(coalesce(sums.refund, 0) - due.refund), o.refunded - coalesce(o.captured, 0)) as difference
      from ${orders} o
      cross join lateral (select case when o.settled_elsewhere then 0 else o.refunded end as refund) due
      left join (select order_id, sum(amount) as refund from ${refunds} t group by order_id) sums on sums.order_id = o.id
     where coalesce(sums.refund, 0) <> due.refund or o.refunded > coalesce(o.captured, 0)`,
  },
  {
    name: "every attempt that succeeded was paid for once, and no other",
    of: "attempts",
    count: ({ attempts }) => `select count(*) from ${attempts} a`,
    money: ["cost", "amount"],
    drift: ({ attempts }) => `
    select a.id as attempt_id, a.state, a.cost, paid.amount, coalesce(paid.currency, s.currency) as currency, o.test,
           abs(coalesce(paid.amount, 0) - case when a.state = 'succeeded' then a.cost else 0 end) as difference
      from ${attempts} a
      left join orders o on o.id = a.order_id
      left join services s on s.id = o.service_id
      left join transfers paid on paid.idempotency_key = 'attempt:' || a.id || ':cost'
     where case when a.state = 'succeeded' and a.cost > 0
       then paid.amount is distinct from a.cost or paid.currency <> s.currency
       else paid.id is not null end`,
  },
  {
    name: "every code in stock was delivered to one order that succeeded",
    of: "delivered codes",
    count: ({ codes }) => `select count(*) from ${codes} c`,
    money: [],
    drift: ({ codes }) => `
    select c.id as code_id, c.order_id, null as currency, null::boolean as test, null::bigint as difference
      from ${codes} c join orders o on o.id = c.order_id
     where o.status not in ('SUCCESS', 'REFUNDED')`,
  },
];
