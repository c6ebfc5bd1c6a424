-- Records which attempts a supplier accepted, and which it may have accepted. A supplier order ID that another live attempt
-- has proves nothing. One of an ended attempt is accepted, since suppliers repeat numbers, and the operator can see it.
-- What is unclear under a `lease` is recorded only for the worker that has it: another may be sending the order again.
-- A number that comes after its attempt was settled, and that the order does not have, becomes a late result. It is resolved
-- when the order gets the number afterwards: the supplier called a repeat a duplicate of it, or staff found it.
create function note_placements(batch json) returns table (attempt_id bigint, state text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
  order_ids bigint[] := array(select t.order_id from attempts t where t.id = any(ids));
  noted_count integer;
begin
  perform 1 from orders o where o.id = any(order_ids) order by o.id for no key update;

  return query
  with told as materialized (
    select t.id, t.order_id, t.supplier_id, t.cost, r.message, r.raw, r.due_seconds, r.supplier_reference,
           r.supplier_reference is not null
             and row_number() over (partition by t.supplier_id, r.supplier_reference order by t.id) = 1
             and (select x.id from attempts x where x.supplier_id = t.supplier_id
                   and x.supplier_reference = r.supplier_reference and x.id <> t.id
                   and x.state in ('submitting', 'submitted', 'unknown') limit 1) is null as taken,
           (select x.order_id from attempts x where x.supplier_id = t.supplier_id
               and x.supplier_reference = r.supplier_reference and x.state in ('succeeded', 'refused', 'failed')
               and x.order_id <> t.order_id
             order by x.id desc limit 1) as earlier_order_id
      from json_to_recordset(batch) as r (attempt_id bigint, lease timestamptz, supplier_reference text, message text, raw text,
        due_seconds double precision)
      join attempts t on t.id = r.attempt_id
     where t.id = any(ids) and t.state in ('submitting', 'unknown') and (r.lease is null or t.leased_until = r.lease)
  ), noted as (
    update attempts t
       set state = case when n.taken then 'submitted' else 'unknown' end,
           supplier_reference = case when n.taken then n.supplier_reference end,
           message = case
             when n.taken then 'The supplier gave this number to order ' || n.earlier_order_id || ' before: it numbers anew.'
             else coalesce(n.message, 'The supplier gave the number of another order: ' || n.supplier_reference) end,
           raw_answer = n.raw, submitted_at = coalesce(t.submitted_at, case when n.taken then now() end),
           due_at = now() + make_interval(secs => n.due_seconds), leased_until = null,
           asked = case when n.taken then 0 else t.asked + 1 end
      from told n where t.id = n.id and t.id = any(ids)
    returning t.id, t.state
  ), moved as (
    update orders o
       set status = 'PROCESSING', submitted_at = coalesce(o.submitted_at, now()), due_at = null, leased_until = null,
           cost = case when n.taken then n.cost else o.cost end,
           attention = case when n.taken or n.due_seconds is not null then null else 'ambiguous' end,
           attention_note = case when n.taken or n.due_seconds is not null then null else n.message end
      from told n
      join orders before on before.id = n.order_id and before.id = any(order_ids)
     where o.id = n.order_id and o.id = any(order_ids) and o.status in ('PENDING', 'PROCESSING')
    returning o.id, o.wallet_id, before.status as from_status, n.supplier_id
  ), resolved as (
    update late_results l
       set resolved_at = now(), resolution = 'The order has this number now.'
      from told n
     where n.taken and l.resolved_at is null and l.order_id = n.order_id and l.supplier_reference = n.supplier_reference
       and (select x.supplier_id from attempts x where x.id = l.attempt_id) = n.supplier_id
  ), history as (
    insert into order_history (order_id, from_status, to_status, actor_kind, actor_id)
    select m.id, m.from_status, 'PROCESSING', 'supplier', m.supplier_id from moved m where m.from_status = 'PENDING'
  )
  select n.id, n.state from noted n;
  get diagnostics noted_count = row_count;
  if noted_count = cardinality(ids) then return; end if;

  insert into late_results (attempt_id, order_id, supplier_reference)
  select t.id, t.order_id, r.supplier_reference
    from json_to_recordset(batch) as r (attempt_id bigint, supplier_reference text)
    join attempts t on t.id = r.attempt_id
   where t.id = any(ids) and t.state in ('submitted', 'succeeded', 'refused', 'failed') and r.supplier_reference is not null
     and not exists (select from attempts x where x.order_id = t.order_id and x.supplier_id = t.supplier_id
                       and x.supplier_reference = r.supplier_reference)
   order by t.id
  on conflict do nothing;
end $$;
