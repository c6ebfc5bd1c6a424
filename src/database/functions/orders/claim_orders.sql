-- Leases due orders to a worker, for each supplier up to its free slots. An order with a live attempt is never claimed.
create function claim_orders(lanes json, lease_seconds double precision) returns table (
  id bigint, service_id integer, identifier text, inputs jsonb, quantity integer, worth bigint, status text,
  test boolean, supplier_id integer, due_at text, lease text, attempts integer,
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
           -- With a limit this is one index probe per order. Without it, it may become a join with every live attempt.
           and (select t.id from attempts t
                 where t.order_id = o.id and t.state in ('submitting', 'submitted', 'unknown') limit 1) is null
         order by o.due_at limit l.most for no key update of o skip locked) c;

  return query
  with leased as (
    update orders o set leased_until = now() + make_interval(secs => lease_seconds) where o.id = any(ids)
    returning o.*
  ), routed as materialized (
    select w.service_id, routes_of(w.service_id) as routes from (select distinct service_id from leased) w
  )
  select l.id, l.service_id, l.identifier, l.inputs, l.quantity,
         order_worth(l.base_price, l.price, l.currency, s.currency), l.status, l.test, l.supplier_id,
         l.due_at::text, l.leased_until::text, tries.total, tries.here, s.delivery_p50_seconds,
         (select w.routes from routed w where w.service_id = l.service_id)
    from leased l
    join services s on s.id = l.service_id
    cross join lateral (select count(*)::integer as total,
                               count(*) filter (where t.supplier_id = l.supplier_id)::integer as here
                          from attempts t where t.order_id = l.id) tries
   order by l.id;
end $$;
