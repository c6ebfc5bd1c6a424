-- Marks attempts that a worker was sending when it died as unconfirmed: the supplier may have them. Attempts whose sending
-- never began are not included.
create function recover_attempts() returns integer language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  lost json;
begin
  -- Both are locked, so that a lease that is renewed at this moment is seen.
  select json_agg(json_build_object('attempt_id', l.id, 'message', 'The worker stopped while it was sending the order.',
           'due_seconds', l.due_seconds)) into lost
    from (select t.id, case p.repeats when 'by_reference' then 0 end as due_seconds
            from attempts t join orders o on o.id = t.order_id join suppliers p on p.id = t.supplier_id
           where t.state = 'submitting' and t.sent_at is not null and t.leased_until <= now()
           order by o.id limit 500 for no key update of o, t skip locked) l;
  if lost is null then return 0; end if;
  perform note_placements(lost);
  return json_array_length(lost);
end $$;
