-- Ends attempts and updates their orders: SUCCESS and REJECTED settle the order. Otherwise it goes to its next supplier
-- (due in `order_due_seconds`) or to staff (`attention`). A success for an order that is already closed, or for an attempt
-- that was refused or has failed, becomes a late result. What is said under a `lease` counts only for the worker that has it:
-- another may have sent the order again since, and may have it accepted. What is said of a first send also counts after the
-- lease, as long as it is the only one: recover_attempts has cleared the lease and counted once, and every later claim would
-- have set it or counted on.
create function end_attempts(batch json) returns table (attempt_id bigint, order_id bigint, settled text, late boolean)
language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  live json;
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
  order_ids bigint[] := array(select t.order_id from attempts t where t.id = any(ids));
  wallet_ids integer[] := array(select distinct o.wallet_id from orders o where o.id = any(order_ids));
begin
  perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for no key update;
  perform 1 from orders o where o.id = any(order_ids) order by o.id for no key update;

  with ended as materialized (
    select t.id, t.order_id, t.supplier_id, t.cost, r.*,
           o.status, s.currency, o.test, o.status in ('PENDING', 'PROCESSING') as open
      from json_to_recordset(batch) as r (attempt_id bigint, lease timestamptz, first_send boolean, state text, refusal text, message text, raw text,
        settle text, reason text, result_text text, result_fields jsonb, next_supplier_id integer, next_position integer,
        order_due_seconds double precision, attention text, note text, diverted_from integer, actor_kind text, actor_id integer)
      join attempts t on t.id = r.attempt_id
      join orders o on o.id = t.order_id
      -- Costs are in the currency of the service.
      join services s on s.id = o.service_id
     where t.id = any(ids) and o.id = any(order_ids) and t.state in ('submitting', 'submitted', 'unknown')
       and (r.lease is null or t.leased_until = r.lease
         or (r.first_send and t.state = 'unknown' and t.leased_until is null and t.asked = 1))
  ), closed as (
    update attempts t
       set state = e.state, refusal = e.refusal, message = e.message, raw_answer = coalesce(e.raw, t.raw_answer),
           due_at = null, leased_until = null, ended_at = now()
      from ended e where t.id = e.id and t.id = any(ids)
  ), late as (
    insert into late_results (attempt_id, order_id, result_text)
    select e.id, e.order_id, e.result_text from ended e where e.state = 'succeeded' and not e.open
     order by e.id
    on conflict do nothing
  ), paid as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, order_id, actor_kind, actor_id,
      idempotency_key)
    select 'supplier_cost', prepaid.id, spent.id, e.cost, e.currency, e.test, e.order_id, 'supplier', e.supplier_id,
      'attempt:' || e.id || ':cost'
      from ended e
      join ledger_accounts prepaid on prepaid.kind = 'supplier_prepaid' and prepaid.currency = e.currency and prepaid.test = e.test
      join ledger_accounts spent on spent.kind = 'supplier_cost' and spent.currency = e.currency and spent.test = e.test
     where e.state = 'succeeded' and e.cost > 0
     order by e.id
  )
  select json_agg(e) into live from ended e;
  if live is null or json_array_length(live) < cardinality(ids) then
    insert into late_results (attempt_id, order_id, result_text)
    select t.id, t.order_id, r.result_text
      from json_to_recordset(batch) as r (attempt_id bigint, state text, result_text text)
      join attempts t on t.id = r.attempt_id
     where t.id = any(ids) and r.state = 'succeeded' and t.state in ('refused', 'failed')
     order by t.id
    on conflict do nothing;
  end if;
  if live is null then return; end if;

  update orders o
     set supplier_id = coalesce(e.next_supplier_id, o.supplier_id), route_position = coalesce(e.next_position, o.route_position),
         status = 'PENDING', leased_until = null,
         -- An order with a cancellation request, and one that staff has taken, goes to staff, not to another supplier.
         due_at = case when o.cancel_requested_at is null and o.taken_by is null
           then now() + make_interval(secs => e.order_due_seconds) end,
         attention = coalesce(e.attention,
           case when o.cancel_requested_at is not null or o.taken_by is not null then 'manual' end),
         attention_note = e.note, diverted_from = e.diverted_from, cost = null
    from json_to_recordset(live) as e (order_id bigint, open boolean, settle text, next_supplier_id integer,
      next_position integer, order_due_seconds double precision, attention text, note text, diverted_from integer)
   where o.id = e.order_id and o.id = any(order_ids) and e.open and e.settle is null;
  insert into order_history (order_id, from_status, to_status, actor_kind, actor_id)
  select e.order_id, e.status, 'PENDING', coalesce(e.actor_kind, 'supplier'),
         case when e.actor_kind is null then e.supplier_id else e.actor_id end
    from json_to_recordset(live) as e (order_id bigint, open boolean, settle text, status text, supplier_id integer,
      actor_kind text, actor_id integer)
   where e.open and e.settle is null and e.status = 'PROCESSING';

  return query
  with settled as materialized (
    select s.order_id, s.status from settle_orders((
      select coalesce(json_agg(json_build_object(
          'order_id', e.order_id, 'from_statuses', json_build_array('PENDING', 'PROCESSING'), 'to_status', e.settle,
          'reason', e.reason, 'result_text', case e.settle when 'SUCCESS' then e.result_text end,
          'result_fields', case e.settle when 'SUCCESS' then e.result_fields end,
          'actor_kind', coalesce(e.actor_kind, 'supplier'), 'actor_id', case when e.actor_kind is null then e.supplier_id else e.actor_id end)), '[]')
        from json_to_recordset(live) as e (order_id bigint, open boolean, settle text, reason text, result_text text,
          result_fields jsonb, supplier_id integer, actor_kind text, actor_id integer)
       where e.open and e.settle is not null)) s
  )
  select e.attempt_id, e.order_id, s.status, not e.open and e.state = 'succeeded'
    from json_to_recordset(live) as e (attempt_id bigint, order_id bigint, open boolean, state text)
    left join settled s on s.order_id = e.order_id;
end $$;
