-- Leases attempts that are due for polling or a status check, for each supplier up to its free slots.
create function claim_attempts(lanes json, lease_seconds double precision) returns table (
  id bigint, order_id bigint, state text, supplier_id integer, supplier_service text, reference text,
  supplier_reference text, asked integer, missed integer, age_seconds double precision, identifier text, inputs jsonb,
  quantity integer, worth bigint, attempts integer, attempts_here integer, result_rules jsonb,
  usual_seconds integer, routes json, lease text, may_be_sent boolean
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
         order by t.due_at limit l.most for no key update of t skip locked) c;

  return query
  with leased as (
    update attempts t set leased_until = now() + make_interval(secs => lease_seconds) where t.id = any(ids)
    returning t.*
  ), routed as materialized (
    select w.service_id, routes_of(w.service_id) as routes
      from (select distinct o.service_id from leased l join orders o on o.id = l.order_id) w
  )
  select l.id, l.order_id, l.state, l.supplier_id, l.supplier_service, l.reference, l.supplier_reference, l.asked, l.missed,
         extract(epoch from now() - l.created_at)::double precision, o.identifier, o.inputs, o.quantity,
         order_worth(o.base_price, o.price, o.currency, s.currency),
         tries.total, tries.here, s.result_rules, s.delivery_p50_seconds,
         (select w.routes from routed w where w.service_id = o.service_id), l.leased_until::text,
         p.paused_at is null and o.status in ('PENDING', 'PROCESSING') and o.taken_by is null
           and not coalesce(o.cancel_requested_at >= l.created_at, false)
    from leased l
    join orders o on o.id = l.order_id
    join services s on s.id = o.service_id
    join suppliers p on p.id = l.supplier_id
    cross join lateral (select count(*)::integer as total,
                               count(*) filter (where t.supplier_id = l.supplier_id)::integer as here
                          from attempts t where t.order_id = l.order_id) tries
   -- Attempts that were not processed in time come first when they are claimed again.
   order by l.due_at, l.id;
end $$;
