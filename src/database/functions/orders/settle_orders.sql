-- Settles a batch of open orders: SUCCESS captures `captured` (null: the whole price) and releases the rest, REJECTED and
-- CANCELLED release everything. An order whose status does not allow the change stays unchanged and is not returned. While
-- a worker may be sending the order, only a supplier's answer or a result may end it. Each order may be in the batch once.
-- An attempt that its supplier had lost waited for staff with its order: it is asked about again, and ends if it stays lost.
create function settle_orders(batch json)
returns table (order_id bigint, wallet_id integer, status text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  ids bigint[] := array(select (r ->> 'order_id')::bigint from json_array_elements(batch) r);
  wallet_ids integer[] := array(select distinct o.wallet_id from orders o where o.id = any(ids));
begin
  perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for no key update;
  perform 1 from orders o where o.id = any(ids) order by o.id for no key update;

  return query
  with asked as materialized (
    select o.id, o.wallet_id, o.price, o.currency, o.test, o.status as from_status, o.attention,
           r.to_status, r.reason, r.result_text, r.result_fields, r.actor_kind, r.actor_id,
           case when r.to_status = 'SUCCESS' then coalesce(r.captured, o.price) end as captured
      from json_to_recordset(batch) as r (
        order_id bigint, from_statuses text[], to_status text, reason text, result_text text, result_fields jsonb,
        captured bigint, actor_kind text, actor_id integer)
      join orders o on o.id = r.order_id
     where o.id = any(ids) and o.status = any(r.from_statuses) and o.status in ('PENDING', 'PROCESSING')
       and r.to_status in ('SUCCESS', 'REJECTED', 'CANCELLED')
       -- A worker with the lease may be sending the order at this moment.
       and (r.to_status = 'SUCCESS' or (r.to_status = 'REJECTED' and r.actor_kind = 'supplier')
         or ((o.leased_until is null or o.leased_until <= now()) and not is_being_sent(o.id)))
  ), moved as (
    update orders o
       set status = a.to_status, status_reason = a.reason, result_text = a.result_text, result_fields = a.result_fields,
           captured = a.captured, due_at = null, leased_until = null, completed_at = now(),
           attention = null, attention_note = null,
           submitted_at = coalesce(o.submitted_at, case when a.to_status = 'SUCCESS' then now() end)
      from asked a where o.id = a.id and o.id = any(ids)
  ), lost as (
    update attempts t set due_at = now()
      from asked a
     where a.attention = 'ambiguous' and t.order_id = a.id and t.state = 'submitted' and t.due_at is null
  ), paid as (
    update wallets w
       set held = w.held - sums.price, available = w.available + sums.released,
           entries_count = w.entries_count + sums.releases
      from (select a.wallet_id, sum(a.price) as price, sum(a.price - coalesce(a.captured, 0)) as released,
                   count(*) filter (where a.price > coalesce(a.captured, 0)) as releases
              from asked a group by a.wallet_id) sums
     where w.id = sums.wallet_id and w.id = any(wallet_ids)
    returning w.id, w.available_account_id, w.held_account_id, w.available, w.held
  ), steps as (
    select a.*, step.kind, step.amount, row_number() over (order by a.id, step.kind) as n
      from asked a
      cross join lateral (values ('capture', coalesce(a.captured, 0)), ('release', a.price - coalesce(a.captured, 0)))
        step (kind, amount)
     where step.amount > 0
  ), ledger as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, reason, actor_kind, actor_id, created_at)
    select s.kind, p.held_account_id,
      case s.kind when 'release' then p.available_account_id
        else (select l.id from ledger_accounts l where l.kind = 'revenue' and l.currency = s.currency and l.test = s.test) end,
      s.amount, s.currency, s.test, s.wallet_id, s.id,
      p.available - sum(case s.kind when 'release' then s.amount else 0 end) over (partition by s.wallet_id)
        + sum(case s.kind when 'release' then s.amount else 0 end) over (partition by s.wallet_id order by s.n),
      p.held + sum(s.amount) over (partition by s.wallet_id) - sum(s.amount) over (partition by s.wallet_id order by s.n),
      -- An import settles orders late in its transaction.
      s.reason, s.actor_kind, s.actor_id, clock_timestamp()
      from steps s join paid p on p.id = s.wallet_id
     order by s.n
  ), told as (
    insert into order_history (order_id, from_status, to_status, actor_kind, actor_id, reason)
    select a.id, a.from_status, a.to_status, a.actor_kind, a.actor_id, a.reason from asked a
  )
  select a.id, a.wallet_id, a.to_status from asked a;
end $$;
