-- Records attempts before orders are sent. Only the worker with the lease of an order may do so; other orders are left out
-- of the result. From here on the lease is on the attempt, and hold_attempts renews it right before sending.
-- An order whose reseller asked to cancel it after it became due goes to staff; if they make it due again, it is sent.
create function begin_attempts(batch json, lease_seconds double precision)
returns table (order_id bigint, attempt_id bigint, reference text, lease text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'order_id')::bigint from json_array_elements(batch) r);
begin
  perform 1 from orders o where o.id = any(ids) order by o.id for no key update;

  update orders o set due_at = null, leased_until = null, attention = 'manual', attention_note = null
    from json_to_recordset(batch) as r (order_id bigint, lease timestamptz)
   where o.id = r.order_id and o.id = any(ids) and o.status = 'PENDING' and o.leased_until = r.lease
     and is_unwanted(o);

  return query
  with mine as materialized (
    select o.id, o.created_at, r.supplier_id, r.supplier_service, r.cost,
           (select count(*)::integer + 1 from attempts t where t.order_id = o.id) as number
      from json_to_recordset(batch) as r (order_id bigint, lease timestamptz, supplier_id integer,
        supplier_service text, cost bigint)
      join orders o on o.id = r.order_id
     where o.id = any(ids) and o.status = 'PENDING' and o.leased_until = r.lease and o.leased_until > now() and not o.test
       and (select t.id from attempts t
             where t.order_id = o.id and t.state in ('submitting', 'submitted', 'unknown') limit 1) is null
  )
  insert into attempts as made (order_id, number, supplier_id, supplier_service, cost, reference,
    leased_until)
  select m.id, m.number, m.supplier_id, m.supplier_service, m.cost,
         -- With the time of the order: after an older backup was restored, new orders have the numbers of lost ones.
         concat_ws('-', (select i.name from installation i), m.id, to_hex(floor(extract(epoch from m.created_at))::bigint),
           m.number),
         now() + make_interval(secs => lease_seconds)
    from mine m order by m.id
  returning made.order_id, made.id, made.reference, made.leased_until::text;
end $$;
