-- Renews the lease of attempts right before they are sent. Only for the worker with a valid lease, and only while the order
-- is open and wanted; for a repeat, also only while the supplier is not paused. Other attempts are left out of the result and
-- must not be sent.
create function hold_attempts(batch json, lease_seconds double precision)
returns table (attempt_id bigint, lease text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
  order_ids bigint[] := array(select t.order_id from attempts t where t.id = any(ids));
begin
  -- Who ends or takes an order locks it, and sees the lease afterwards; or this sees what became of the order.
  perform 1 from orders o where o.id = any(order_ids) order by o.id for share;

  return query
  with mine as materialized (
    select t.id
      from json_to_recordset(batch) as r (attempt_id bigint, lease timestamptz)
      join attempts t on t.id = r.attempt_id
      join orders o on o.id = t.order_id
      join suppliers p on p.id = t.supplier_id
     where t.id = any(ids) and t.state in ('submitting', 'unknown') and t.leased_until = r.lease and t.leased_until > now()
       and (t.state = 'submitting' or p.paused_at is null)
       and o.id = any(order_ids) and o.status in ('PENDING', 'PROCESSING') and o.taken_by is null
       and not coalesce(o.cancel_requested_at >= coalesce(o.due_at, t.created_at), false)
     order by t.id for no key update of t
  )
  update attempts t set leased_until = now() + make_interval(secs => lease_seconds), sent_at = coalesce(t.sent_at, now())
    from mine where t.id = mine.id and t.id = any(ids)
  returning t.id, t.leased_until::text;
end $$;
