-- Leases deliveries that are ready: of each receiver at most `at_once` at a time, and no two about the same thing. Goes
-- round the receivers that have something ready, from the one behind `after_receiver` on, and visits few of them in one call,
-- so that the statement stays short however many there are. `after` in its answer is where the next call goes on; null: the
-- round is over. Deliveries whose time has come, or whose lease has ended, become ready first. Those of a disabled
-- receiver fail here, without an attempt.
create function claim_deliveries(after_receiver integer, most integer, at_once integer, lease_seconds double precision)
returns json language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  visited integer := after_receiver;
  is_disabled boolean;
  ids bigint[] := '{}';
  visits integer := 0;
begin
  update deliveries d set state = 'ready', due_at = null
   where d.id = any(array(
     select w.id from deliveries w where w.state = 'waiting' and w.due_at <= now()
      order by w.due_at limit 500 for no key update skip locked));
  update deliveries d set state = 'ready', leased_until = null
   where d.id = any(array(
     select s.id from deliveries s where s.state = 'sending' and s.leased_until <= now()
      order by s.leased_until limit 500 for no key update skip locked));

  while visits < 200 and cardinality(ids) < most loop
    select d.receiver_id into visited from deliveries d
     where d.state = 'ready' and d.receiver_id > visited order by d.receiver_id limit 1;
    exit when not found;
    visits := visits + 1;
    -- Another worker that visits it at this moment counts what is being sent.
    select r.disabled_at is not null into is_disabled from event_receivers r where r.id = visited
       for no key update skip locked;
    continue when not found;
    if is_disabled then
      update deliveries d set state = 'failed', ended_at = now()
       where d.id = any(array(
         select r.id from deliveries r where r.state = 'ready' and r.receiver_id = visited order by r.id limit 500
            for no key update skip locked));
      continue;
    end if;
    ids := ids || array(
      select c.id from (
        select r.id, r.subject_id, row_number() over (partition by r.subject_id order by r.id) as nth
          from (select d.id, d.subject_id from deliveries d where d.state = 'ready' and d.receiver_id = visited
                 order by d.id limit 32 for no key update skip locked) r) c
       where c.nth = 1
         and not exists (select from deliveries s
                          where s.receiver_id = visited and s.state = 'sending' and s.subject_id = c.subject_id)
       order by c.id
       limit greatest(0, least(most - cardinality(ids), at_once
         - (select count(*) from deliveries s where s.receiver_id = visited and s.state = 'sending'))));
  end loop;

  update deliveries d
     set state = 'sending', leased_until = now() + make_interval(secs => lease_seconds), attempts = d.attempts + 1
   where d.id = any(ids);

  return json_build_object('after', case when visits >= 200 or cardinality(ids) >= most then visited end, 'claimed', (
    select coalesce(json_agg(json_build_object(
             'id', d.id::text, 'receiverId', d.receiver_id, 'lease', d.leased_until::text, 'attempts', d.attempts,
             'channel', r.channel, 'url', r.url, 'sealedSecret', r.sealed_secret,
             'previousSecret', case when r.previous_secret_until > now() then r.previous_secret end,
             'event', json_build_object('id', e.id::text, 'type', e.type, 'walletId', e.wallet_id, 'resellerId', w.reseller_id,
               'test', w.test, 'subjectId', e.subject_id::text, 'createdAt', e.created_at)) order by d.id), '[]')
      from deliveries d
      join event_receivers r on r.id = d.receiver_id
      join events e on e.id = d.event_id
      join wallets w on w.id = e.wallet_id
     where d.id = any(ids)));
end $$;
