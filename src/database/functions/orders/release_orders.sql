-- Passes on leased orders without an attempt: to the next supplier, back for later, or to staff. An order that became due
-- again during the lease stays due. One whose reseller asked to cancel it after it became due goes to staff.
create function release_orders(batch json) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  ids bigint[] := array(select (r ->> 'order_id')::bigint from json_array_elements(batch) r);
begin
  perform 1 from orders o where o.id = any(ids) order by o.id for no key update;
  update orders o
     set supplier_id = coalesce(r.next_supplier_id, o.supplier_id), route_position = coalesce(r.next_position, o.route_position),
         leased_until = null,
         due_at = case when not x.unwanted then now() + make_interval(secs => r.order_due_seconds) end,
         attention = case when x.unwanted then 'manual' else r.attention end,
         attention_note = case when not x.unwanted then r.note end,
         diverted_from = case when not x.unwanted then r.diverted_from end
    from json_to_recordset(batch) as r (order_id bigint, lease timestamptz, due_at timestamptz, next_supplier_id integer,
      next_position integer, order_due_seconds double precision, attention text, note text, diverted_from integer)
      cross join lateral (
        select is_unwanted(l) as unwanted from orders l where l.id = r.order_id) x
   where o.id = r.order_id and o.id = any(ids) and o.leased_until = r.lease and o.due_at = r.due_at and o.status in ('PENDING', 'PROCESSING');
  update orders o set leased_until = null
    from json_to_recordset(batch) as r (order_id bigint, lease timestamptz)
   where o.id = r.order_id and o.id = any(ids) and o.leased_until = r.lease;
end $$;
