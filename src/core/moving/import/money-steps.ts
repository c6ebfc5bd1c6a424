/** Every wallet that the import changes and that others know already, before the first of them is changed. */
export const LOCK_WALLETS = `
  select 1 from wallets w
   where not w.test and w.reseller_id in (select id from m_resellers union select reseller from m_orders)
   order by w.id for no key update`;

/** Orders that an earlier run took over and that the other panel has closed since. */
export const SETTLE_STEP = `
  select count(*) from (
    select json_agg(json_build_object('order_id', x.id, 'from_statuses', json_build_array('PENDING', 'PROCESSING'),
        'to_status', case when x.status = 'REFUNDED' then 'REJECTED' else x.status end,
        'reason', case when x.status <> 'SUCCESS' then coalesce(x.reason, 'Rejected in ' || m.name) end,
        'result_text', x.result, 'actor_kind', 'system') order by x.id) as batch
      from m_orders x, m_run m
     where x.takes and not x.is_open and x.here_status in ('PENDING', 'PROCESSING')) wanted
  cross join lateral settle_orders(wanted.batch) where wanted.batch is not null`;

/**
 * Opening balances, then the orders that are taken over, each with its hold, then the closed ones, which move nothing.
 * An import takes longer than other transactions: its transfers carry the moment at which they are written (see `SLACK`).
 */
export const MONEY_STEPS: readonly string[] = [
  `create temp table m_moved on commit drop as
   select w.id as wallet_id, w.available_account_id, w.held_account_id, w.currency, w.available, w.held,
          x.target - x.moved as amount, x.new_holds, x.reseller_id
     from m_money x join wallets w on w.reseller_id = x.reseller_id and not w.test`,
  `insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, available_after,
     held_after, reason, actor_kind, idempotency_key, created_at)
   select 'opening_balance', case when x.amount > 0 then a.id else x.available_account_id end,
          case when x.amount > 0 then x.available_account_id else a.id end, abs(x.amount), x.currency, false, x.wallet_id,
          x.available + x.amount, x.held, 'Opening balance from ' || m.name, 'system', 'moving:' || m.id || ':' || x.wallet_id,
          clock_timestamp()
     from m_moved x, m_run m, ledger_accounts a
    where x.amount <> 0 and a.kind = 'migration' and a.panel = m.name and a.currency = x.currency and not a.test
    order by x.wallet_id`,
  `insert into orders (id, wallet_id, service_id, source, settled_elsewhere, test, identifier, inputs, quantity, unit_price,
     price, currency, subject, allow_duplicate, client_reference, content_hash, status, status_reason, result_text, captured,
     refunded, created_at, submitted_at, completed_at, updated_at, supplier_id, attention, attention_note,
     base_currency, base_price, exchange_rate)
   select x.id, w.id, x.service, 'import', not x.is_open, false, x.identifier, coalesce(x.inputs, '{}'), x.quantity,
          x.price / x.quantity, x.price, w.currency,
          case when x.is_open then case when s.identifier_kind in ('serial', 'imei_or_serial', 'meid', 'eid', 'iccid')
            then upper(x.identifier) else x.identifier end end,
          true,
          case when row_number() over (partition by x.reseller, x.reference order by x.id) = 1
            and not exists (select from orders o where o.wallet_id = w.id and o.client_reference = x.reference)
            then x.reference end,
          'import', x.status,
          case when x.status in ('REJECTED', 'CANCELLED', 'REFUNDED') then coalesce(x.reason, initcap(x.status)) end,
          x.result, case when x.status in ('SUCCESS', 'REFUNDED') then x.price end,
          case when x.status = 'REFUNDED' then x.price else 0 end,
          x.placed, case when x.status not in ('PENDING', 'CANCELLED') then x.placed end, x.completed,
          coalesce(x.completed, x.placed), case when x.is_open then p.id end, case when x.is_open then 'manual' end,
          case when x.is_open then 'Imported from ' || m.name || ', where it was open. Check whether a supplier has it before you send it on.' end,
          e.base, round(x.price / e.rate)::bigint, e.rate
     from m_orders x
     join wallets w on w.reseller_id = x.reseller and not w.test
     join services s on s.id = x.service
     -- Suppliers are paid in the currency of the service.
     left join exchange_rates e on x.is_open and e.base = s.currency and e.currency = w.currency
     cross join m_run m
     cross join (select id from suppliers where kind = 'manual') p
    where x.old_hash is null order by x.id`,
  // Own orders drew lower numbers before this moment, since the sequence was raised before it.
  `update imported_orders
      set last_id = greatest(last_id, x.most), latest = greatest(latest, x.placed, clock_timestamp())
     from (select max(id) as most, max(placed) as placed from m_orders where old_hash is null) x
    where x.most is not null`,
  `insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id, available_after,
     held_after, actor_kind, created_at)
   select 'hold', w.available_account_id, w.held_account_id, x.price, w.currency, false, w.wallet_id, x.id,
          w.available + w.amount - sum(x.price) over (partition by w.wallet_id order by x.id),
          w.held + sum(x.price) over (partition by w.wallet_id order by x.id), 'system', clock_timestamp()
     from m_orders x join m_moved w on w.reseller_id = x.reseller
    where x.takes and x.old_hash is null and x.price > 0 order by x.id`,
  `update wallets w set available = w.available + x.amount - x.new_holds, held = w.held + x.new_holds,
          entries_count = w.entries_count + case when x.amount <> 0 then 1 else 0 end
     from m_moved x where w.id = x.wallet_id and (x.amount <> 0 or x.new_holds <> 0)`,
  `update wallets w set orders_count = w.orders_count + x.orders, entries_count = w.entries_count + x.holds
     from (select reseller, count(*) as orders, count(*) filter (where takes and price > 0) as holds
             from m_orders where old_hash is null group by reseller) x
    where w.reseller_id = x.reseller and not w.test`,
  `insert into order_history (order_id, at, to_status, actor_kind, reason)
   select x.id, coalesce(x.completed, x.placed), x.status, 'system', 'Imported from ' || m.name
     from m_orders x, m_run m where x.old_hash is null order by x.id`,
  `insert into order_history (order_id, from_status, to_status, actor_kind, reason)
   select x.id, x.here_status, x.status, 'system', 'Imported from ' || m.name
     from m_orders x, m_run m where x.here_elsewhere and x.here_status <> x.status`,
  `update orders o set status = x.status, result_text = x.result,
     status_reason = case when x.status in ('REJECTED', 'CANCELLED', 'REFUNDED') then coalesce(x.reason, initcap(x.status)) end,
     refunded = case when x.status = 'REFUNDED' then o.price else o.refunded end
     from m_orders x where o.id = x.id and x.here_elsewhere and x.hash <> x.old_hash`,
  // Notes of the balances there, for people: the ledger begins with the opening balance.
  `insert into earlier_transactions (wallet_id, panel, number, at, amount, balance_after, description)
   select w.id, m.name, x.id, x.at, x.amount, x.balance_after, coalesce(x.description, '')
     from m_transactions x join wallets w on w.reseller_id = x.reseller and not w.test cross join m_run m
    where x.hash is distinct from x.old_hash order by x.at, x.id
   on conflict (panel, number) do update set wallet_id = excluded.wallet_id, at = excluded.at, amount = excluded.amount,
     balance_after = excluded.balance_after, description = excluded.description`,
];

/** What must be true before the import is committed; each row of an answer is a fault. */
export const PROOFS: readonly string[] = [
  `select x.reseller_id, x.target, sum(case when t.to_account_id = w.available_account_id then t.amount else -t.amount end) as moved
     from m_money x join wallets w on w.reseller_id = x.reseller_id and not w.test
     left join transfers t on t.wallet_id = w.id and t.kind = 'opening_balance'
      and t.idempotency_key like 'moving:%' and exists (
        select from ledger_accounts a join m_run m on a.panel = m.name
         where a.id in (t.from_account_id, t.to_account_id) and a.kind = 'migration')
    group by x.reseller_id, x.target
   having x.target <> coalesce(sum(case when t.to_account_id = w.available_account_id then t.amount else -t.amount end), 0)`,
  `select w.id from m_money x join wallets w on w.reseller_id = x.reseller_id and not w.test
     left join (select wallet_id, sum(price) as price from orders where completed_at is null group by wallet_id) o
       on o.wallet_id = w.id
    where w.held <> coalesce(o.price, 0)`,
  `select x.reseller_id from m_money x left join wallets w on w.reseller_id = x.reseller_id and not w.test where w.id is null`,
  `select x.id from m_orders x left join orders o on o.id = x.id
    where o.id is null or (x.takes and not x.is_open and o.completed_at is null)`,
  // Its money is in the balance of one of the two panels, so that both must have ended it alike: also where it was settled here
  // after the plan had looked at it.
  `select x.id, x.status as there, o.status as here from m_orders x join orders o on o.id = x.id
    where not o.settled_elsewhere and not x.is_open and (o.status = 'SUCCESS') <> (x.status = 'SUCCESS')`,
];
