-- Records attempts with what follows for their deliveries and receivers. A delivery whose lease has passed to another worker
-- stays as it is, and so does its receiver. Attempts say nothing of a webhook whose address has changed since, and those that
-- this server failed to make (`ours`) nothing of any. Returns the webhooks that this disabled: those that answered 410, and those
-- that have failed for days.
create function end_deliveries(batch json, failing_days integer)
returns table (receiver_id integer) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select (r ->> 'id')::bigint from json_array_elements(batch) r);
  receivers integer[];
begin
  perform 1 from deliveries d where d.id = any(ids) order by d.id for no key update;

  insert into delivery_attempts (delivery_id, at, duration_ms, status, answer, error)
  select r.id, r.at, r.duration_ms, r.status, r.answer, r.error
    from json_to_recordset(batch) as r (id bigint, at timestamptz, duration_ms integer, status integer, answer text, error text)
   where exists (select from deliveries d where d.id = r.id)
     -- A batch is written again where its connection broke.
     and not exists (select from delivery_attempts a where a.delivery_id = r.id and a.at = r.at);

  ids := array(
    select d.id from json_to_recordset(batch) as r (id bigint, lease timestamptz) join deliveries d on d.id = r.id
     where d.state = 'sending' and d.leased_until = r.lease);
  receivers := array(select distinct d.receiver_id from deliveries d where d.id = any(ids));

  update deliveries d
     set state = r.state, leased_until = null,
         due_at = case when r.state = 'waiting' then now() + make_interval(secs => r.due_seconds) end,
         ended_at = case when r.state <> 'waiting' then now() end
    from json_to_recordset(batch) as r (id bigint, state text, due_seconds double precision)
   where d.id = r.id and d.id = any(ids);

  return query
  with outcomes as materialized (
    select d.receiver_id, r.url, bool_or(r.state = 'delivered') as delivered, bool_or(r.gone) as gone
      from json_to_recordset(batch) as r (id bigint, url text, state text, gone boolean, ours boolean)
      join deliveries d on d.id = r.id
     where d.id = any(ids) and not r.ours
     group by d.receiver_id, r.url
  ), locked as materialized (
    select r.id, r.failing_since, r.delivered_at, o.delivered, o.gone,
           r.channel = 'webhook' and r.disabled_at is null
             and (o.gone or (not o.delivered and r.failing_since <= now() - make_interval(days => failing_days))) as ends
      from event_receivers r join outcomes o on o.receiver_id = r.id
     where r.id = any(receivers) and r.url is not distinct from o.url
     order by r.id for no key update of r
  ), changed as (
    update event_receivers r
       set failing_since = case when not l.delivered then coalesce(l.failing_since, now()) end,
           delivered_at = case when l.delivered then now() else l.delivered_at end,
           disabled_at = case when l.ends then now() else r.disabled_at end,
           disabled_by = case when l.ends then case when l.gone then 'gone' else 'failures' end else r.disabled_by end
      from locked l
     where r.id = l.id and r.id = any(receivers)
       -- A receiver that works is not written for each delivery.
       and (l.ends or l.delivered = (l.failing_since is not null)
         or (l.delivered and (l.delivered_at is null or l.delivered_at < now() - interval '10 seconds')))
    returning r.id, r.wallet_id, l.ends
  )
  select c.id from changed c
   cross join lateral (select record_event(c.wallet_id, 'webhook.disabled', c.id) offset 0) event
   where c.ends;
end $$;
