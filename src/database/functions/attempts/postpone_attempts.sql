-- Attempts whose order is not done yet. They are polled again in `due_seconds`, or not at all if it is null. An empty message
-- removes the one before.
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
         message = nullif(coalesce(r.message, t.message), ''), raw_answer = coalesce(r.raw, t.raw_answer)
    from json_to_recordset(batch) as r (attempt_id bigint, due_seconds double precision, message text, raw text)
   where t.id = r.attempt_id and t.id = any(ids) and t.state in ('submitted', 'unknown');
end $$;
