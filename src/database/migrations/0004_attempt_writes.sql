-- The set-based statements of fulfilment. Wallets are locked before orders, orders before attempts, each in id order.
-- Plans are pinned to index probes, as in 0002; `= any(ids)` keeps them so while the tables are believed to be empty.

create function routes_of(wanted integer) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object(
      'position', r.position, 'supplierId', r.supplier_id, 'kind', p.kind, 'supplierService', r.supplier_service,
      'cost', r.cost::text, 'offered', o.cost::text, 'allowLoss', r.allow_loss, 'pausedBy', r.paused_by, 'inputNames', r.input_names,
      'continueOnRejection', r.continue_on_rejection, 'supplierPaused', p.paused_at is not null,
      'openSeconds', greatest(0, extract(epoch from p.open_until - now()))) order by r.position), '[]')
    from routes r
    join suppliers p on p.id = r.supplier_id
    left join supplier_services o on o.supplier_id = r.supplier_id and o.code = r.supplier_service
   where r.service_id = wanted
$$;

-- Leases due orders to a worker, for each supplier as many as it has room for. An order whose last try is not over is
-- never claimed.
create function claim_orders(lanes json, lease_seconds double precision) returns table (
  id bigint, service_id integer, identifier text, inputs jsonb, quantity integer, price bigint, status text,
  test boolean, supplier_id integer, route_position integer, due_at text, lease text, attempts integer,
  attempts_here integer, usual_seconds integer, routes json
) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[];
begin
  select array_agg(c.id) into ids
    from json_to_recordset(lanes) as l (supplier_id integer, most integer)
      cross join lateral (
        select o.id from orders o
         where o.supplier_id = l.supplier_id and o.due_at <= now() and o.status in ('PENDING', 'PROCESSING')
           and (o.leased_until is null or o.leased_until <= now())
           -- With a limit it is a probe for each order; else it may become a join with every live attempt.
           and (select t.id from attempts t
                 where t.order_id = o.id and t.state in ('submitting', 'submitted', 'unknown') limit 1) is null
         order by o.due_at limit l.most for update of o skip locked) c;

  return query
  with leased as (
    update orders o set leased_until = now() + make_interval(secs => lease_seconds) where o.id = any(ids)
    returning o.*
  ), routed as materialized (
    select w.service_id, routes_of(w.service_id) as routes from (select distinct service_id from leased) w
  )
  select l.id, l.service_id, l.identifier, l.inputs, l.quantity, l.price, l.status, l.test, l.supplier_id,
         l.route_position, l.due_at::text, l.leased_until::text, tries.total, tries.here, s.delivery_p50_seconds,
         (select w.routes from routed w where w.service_id = l.service_id)
    from leased l
    join services s on s.id = l.service_id
    cross join lateral (select count(*)::integer as total,
                               count(*) filter (where t.route_position = l.route_position)::integer as here
                          from attempts t where t.order_id = l.id) tries
   order by l.id;
end $$;

-- Journals that orders are about to be sent. Only for the worker that holds their lease, which begins anew; the others
-- are left out of the answer.
create function begin_attempts(batch json, lease_seconds double precision)
returns table (order_id bigint, attempt_id bigint, reference text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'order_id')::bigint from json_array_elements(batch) r);
begin
  perform 1 from orders o where o.id = any(ids) order by o.id for update;

  return query
  with mine as materialized (
    select o.id, r.supplier_id, r.position, r.supplier_service, r.cost,
           (select count(*)::integer + 1 from attempts t where t.order_id = o.id) as number
      from json_to_recordset(batch) as r (order_id bigint, lease timestamptz, supplier_id integer, position integer,
        supplier_service text, cost bigint)
      join orders o on o.id = r.order_id
     where o.id = any(ids) and o.status = 'PENDING' and o.leased_until = r.lease and o.leased_until > now() and not o.test
       and (select t.id from attempts t
             where t.order_id = o.id and t.state in ('submitting', 'submitted', 'unknown') limit 1) is null
  ), held as (
    update orders o set leased_until = now() + make_interval(secs => lease_seconds) from mine where o.id = mine.id and o.id = any(ids)
  )
  insert into attempts as made (order_id, number, supplier_id, route_position, supplier_service, cost, reference)
  select m.id, m.number, m.supplier_id, m.position, m.supplier_service, m.cost,
         (select i.name from installation i) || '-' || m.id || '-' || m.number
    from mine m order by m.id
  returning made.order_id, made.id, made.reference;
end $$;

-- Notes which attempts a supplier took, and which it may have taken. A reference that the supplier gave for another
-- attempt proves nothing.
create function note_placements(batch json) returns table (attempt_id bigint, state text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
  order_ids bigint[] := array(select t.order_id from attempts t where t.id = any(ids));
begin
  perform 1 from orders o where o.id = any(order_ids) order by o.id for update;

  return query
  with told as materialized (
    select t.id, t.order_id, t.supplier_id, t.cost, r.message, r.raw, r.due_seconds, r.supplier_reference,
           r.supplier_reference is not null
             and row_number() over (partition by t.supplier_id, r.supplier_reference order by t.id) = 1
             and (select x.id from attempts x where x.supplier_id = t.supplier_id
                   and x.supplier_reference = r.supplier_reference and x.id <> t.id limit 1) is null as taken
      from json_to_recordset(batch) as r (attempt_id bigint, supplier_reference text, message text, raw text,
        due_seconds double precision)
      join attempts t on t.id = r.attempt_id
     where t.id = any(ids) and t.state in ('submitting', 'unknown')
  ), noted as (
    update attempts t
       set state = case when n.taken then 'submitted' else 'unknown' end,
           supplier_reference = case when n.taken then n.supplier_reference end,
           message = case when n.taken then null
             else coalesce(n.message, 'The supplier gave the number of another order: ' || n.supplier_reference) end,
           raw_answer = n.raw, submitted_at = coalesce(t.submitted_at, case when n.taken then now() end),
           due_at = now() + make_interval(secs => n.due_seconds), leased_until = null,
           asked = case when n.taken then 0 else t.asked + 1 end
      from told n where t.id = n.id and t.id = any(ids)
    returning t.id, t.state
  ), moved as (
    update orders o
       set status = 'PROCESSING', submitted_at = coalesce(o.submitted_at, now()), due_at = null, leased_until = null,
           updated_at = now(), cost = case when n.taken then n.cost else o.cost end,
           attention = case when n.taken or n.due_seconds is not null then null else 'ambiguous' end,
           attention_note = case when n.taken or n.due_seconds is not null then null else n.message end
      from told n
      join orders before on before.id = n.order_id and before.id = any(order_ids)
     where o.id = n.order_id and o.id = any(order_ids) and o.status in ('PENDING', 'PROCESSING')
    returning o.id, o.wallet_id, before.status as from_status, n.supplier_id
  ), history as (
    insert into order_history (order_id, from_status, to_status, actor_kind, actor_id)
    select m.id, m.from_status, 'PROCESSING', 'supplier', m.supplier_id from moved m where m.from_status = 'PENDING'
  ), event as (
    insert into events (wallet_id, order_id, type, data)
    select m.wallet_id, m.id, 'order.processing', json_build_object('status', 'PROCESSING')
      from moved m where m.from_status = 'PENDING'
  )
  select n.id, n.state from noted n;
end $$;

-- Attempts that a worker was sending when it died: nobody knows whether the supplier has them.
create function recover_attempts() returns integer language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  lost json;
begin
  select json_agg(json_build_object('attempt_id', l.id, 'message', 'The worker stopped while it was sending the order.',
           'due_seconds', l.due_seconds)) into lost
    from (select t.id, case p.repeats when 'by_reference' then 0 end as due_seconds
            from attempts t join orders o on o.id = t.order_id join suppliers p on p.id = t.supplier_id
           where t.state = 'submitting' and (o.leased_until is null or o.leased_until <= now())
           order by o.id limit 500 for update of o skip locked) l;
  if lost is null then return 0; end if;
  perform note_placements(lost);
  return json_array_length(lost);
end $$;

-- Leases attempts that are due to be polled or probed, for each supplier as many as it has room for.
create function claim_attempts(lanes json, lease_seconds double precision) returns table (
  id bigint, order_id bigint, state text, supplier_id integer, supplier_service text, reference text,
  supplier_reference text, asked integer, age_seconds double precision, identifier text, inputs jsonb,
  quantity integer, price bigint, attempts integer, attempts_here integer, route_position integer, result_rules jsonb,
  usual_seconds integer, routes json
) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[];
begin
  select array_agg(c.id) into ids
    from json_to_recordset(lanes) as l (supplier_id integer, most integer)
      cross join lateral (
        select t.id from attempts t
         where t.supplier_id = l.supplier_id and t.due_at <= now() and (t.leased_until is null or t.leased_until <= now())
         order by t.due_at limit l.most for update of t skip locked) c;

  return query
  with leased as (
    update attempts t set leased_until = now() + make_interval(secs => lease_seconds) where t.id = any(ids)
    returning t.*
  ), routed as materialized (
    select w.service_id, routes_of(w.service_id) as routes
      from (select distinct o.service_id from leased l join orders o on o.id = l.order_id) w
  )
  select l.id, l.order_id, l.state, l.supplier_id, l.supplier_service, l.reference, l.supplier_reference, l.asked,
         extract(epoch from now() - l.created_at)::double precision, o.identifier, o.inputs, o.quantity, o.price,
         tries.total, tries.here, l.route_position, s.result_rules, s.delivery_p50_seconds,
         (select w.routes from routed w where w.service_id = o.service_id)
    from leased l
    join orders o on o.id = l.order_id
    join services s on s.id = o.service_id
    cross join lateral (select count(*)::integer as total,
                               count(*) filter (where t.route_position = l.route_position)::integer as here
                          from attempts t where t.order_id = l.order_id) tries
   order by l.id;
end $$;

-- Attempts whose order is not done yet: asked again in `due_seconds`, by nobody when null.
create function postpone_attempts(batch json) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
begin
  perform 1 from attempts t where t.id = any(ids) order by t.id for update;
  update attempts t
     set asked = t.asked + 1, due_at = now() + make_interval(secs => r.due_seconds), leased_until = null,
         message = coalesce(r.message, t.message), raw_answer = coalesce(r.raw, t.raw_answer)
    from json_to_recordset(batch) as r (attempt_id bigint, due_seconds double precision, message text, raw text)
   where t.id = r.attempt_id and t.id = any(ids) and t.state in ('submitted', 'unknown');
end $$;

-- Ends attempts and does with their orders what follows: SUCCESS and REJECTED settle, anything else gives the order to
-- its next supplier (due in `order_due_seconds`) or to a person (`attention`). A success for an order that was closed
-- meanwhile becomes a late result.
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
  perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for update;
  perform 1 from orders o where o.id = any(order_ids) order by o.id for update;

  with ended as materialized (
    select t.id, t.order_id, t.supplier_id, t.cost, r.*,
           o.status, o.currency, o.test, o.status in ('PENDING', 'PROCESSING') as open
      from json_to_recordset(batch) as r (attempt_id bigint, state text, refusal text, message text, raw text,
        settle text, reason text, result_text text, result_fields jsonb, next_supplier_id integer, next_position integer,
        order_due_seconds double precision, attention text, note text, actor_kind text, actor_id integer)
      join attempts t on t.id = r.attempt_id
      join orders o on o.id = t.order_id
     where t.id = any(ids) and o.id = any(order_ids) and t.state in ('submitting', 'submitted', 'unknown')
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
  if live is null then return; end if;

  update orders o
     set supplier_id = coalesce(e.next_supplier_id, o.supplier_id), route_position = coalesce(e.next_position, o.route_position),
         status = 'PENDING', leased_until = null,
         -- What its reseller wants back goes to a person and to no other supplier.
         due_at = case when o.cancel_requested_at is null then now() + make_interval(secs => e.order_due_seconds) end,
         attention = coalesce(e.attention, case when o.cancel_requested_at is not null then 'manual' end),
         attention_note = e.note, cost = null, updated_at = now()
    from json_to_recordset(live) as e (order_id bigint, open boolean, settle text, next_supplier_id integer,
      next_position integer, order_due_seconds double precision, attention text, note text)
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

-- Gives leased orders on without a try: to the next supplier, back for later, or to a person. An order that was made
-- due anew while it was held stays due.
create function release_orders(batch json) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  ids bigint[] := array(select (r ->> 'order_id')::bigint from json_array_elements(batch) r);
begin
  perform 1 from orders o where o.id = any(ids) order by o.id for update;
  update orders o
     set supplier_id = coalesce(r.next_supplier_id, o.supplier_id), route_position = coalesce(r.next_position, o.route_position),
         leased_until = null, due_at = now() + make_interval(secs => r.order_due_seconds),
         attention = r.attention, attention_note = r.note
    from json_to_recordset(batch) as r (order_id bigint, lease timestamptz, due_at timestamptz, next_supplier_id integer,
      next_position integer, order_due_seconds double precision, attention text, note text)
   where o.id = r.order_id and o.id = any(ids) and o.leased_until = r.lease and o.due_at = r.due_at and o.status in ('PENDING', 'PROCESSING');
  update orders o set leased_until = null
    from json_to_recordset(batch) as r (order_id bigint, lease timestamptz)
   where o.id = r.order_id and o.id = any(ids) and o.leased_until = r.lease;
end $$;
