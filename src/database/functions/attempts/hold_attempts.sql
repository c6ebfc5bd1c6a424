-- Renews the lease of attempts right before they are sent. Only for the worker with a valid lease, and only while the order
-- is open. Other attempts are left out of the result and must not be sent.
create function hold_attempts(batch json, lease_seconds double precision)
returns table (attempt_id bigint, lease text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
begin
  return query
  with mine as materialized (
    select t.id
      from json_to_recordset(batch) as r (attempt_id bigint, lease timestamptz)
      join attempts t on t.id = r.attempt_id
      join orders o on o.id = t.order_id
     where t.id = any(ids) and t.state in ('submitting', 'unknown') and t.leased_until = r.lease and t.leased_until > now()
       and o.status in ('PENDING', 'PROCESSING')
     order by t.id for no key update of t
  )
  update attempts t set leased_until = now() + make_interval(secs => lease_seconds), sent_at = coalesce(t.sent_at, now())
    from mine where t.id = mine.id and t.id = any(ids)
  returning t.id, t.leased_until::text;
end $$;
