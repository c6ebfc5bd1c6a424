-- Attempts whose order is not done yet. They are polled again in `due_seconds`, or not at all if it is null. Nothing changes
-- under a `lease` that another worker has taken over: it may know more, and may be sending the order again.
create function postpone_attempts(batch json) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  ids bigint[] := array(select (r ->> 'attempt_id')::bigint from json_array_elements(batch) r);
begin
  perform 1 from attempts t where t.id = any(ids) order by t.id for no key update;
  update attempts t
     set asked = t.asked + 1, due_at = now() + make_interval(secs => r.due_seconds), leased_until = null,
         missed = case when r.is_missing then t.missed + 1 else 0 end,
         -- What was said of a missing order is over once the supplier knows it again.
         message = coalesce(r.message, case when t.missed = 0 then t.message end), raw_answer = coalesce(r.raw, t.raw_answer)
    from json_to_recordset(batch) as r (attempt_id bigint, lease timestamptz, due_seconds double precision, is_missing boolean,
      message text, raw text)
   where t.id = r.attempt_id and t.id = any(ids) and t.state in ('submitted', 'unknown')
     and t.leased_until = r.lease;
end $$;
