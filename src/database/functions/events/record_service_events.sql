-- Records what has changed for the wallets that order these services: one event for each wallet whose own price, or whether the
-- service is sold to it, differs from what was noted. Null means all services, or all wallets. Rows are locked in the order of
-- their key.
create function record_service_events(of_services integer[], of_wallets integer[] default null) returns void language plpgsql as $$
begin
  with changed as materialized (
    select v.service_id, v.wallet_id, v.ordered_at, v.price as price_before, v.status as status_before, now.price, now.status
      from ordered_services v
      cross join lateral wallet_price(v.wallet_id, v.service_id) now
     where (of_services is null or v.service_id = any(of_services)) and (of_wallets is null or v.wallet_id = any(of_wallets))
       and (v.price, v.status) is distinct from (now.price, now.status)
     order by v.service_id, v.wallet_id for no key update of v
  ), noted as (
    update ordered_services v set price = c.price, status = c.status
      from changed c where v.service_id = c.service_id and v.wallet_id = c.wallet_id
  ), recorded as (
    insert into events (wallet_id, type, subject_id)
    select c.wallet_id, e.type, c.service_id
      from changed c
      cross join lateral (values
        ('service.price_changed', c.price <> c.price_before),
        ('service.paused', c.status = 'paused' and c.status_before = 'active'),
        ('service.resumed', c.status = 'active' and c.status_before = 'paused')) e (type, holds)
     -- `ordered_at` may be a day late.
     where e.holds and c.ordered_at > now() - interval '31 days'
     order by c.service_id, c.wallet_id, e.type
    returning id, wallet_id, type, subject_id
  )
  insert into deliveries (receiver_id, event_id, subject_id)
  select r.id, e.id, e.subject_id
    from recorded e
    cross join lateral (
      select r.id, r.channel from event_receivers r
       where r.wallet_id = e.wallet_id and r.removed_at is null and r.disabled_at is null
         and (r.event_types is null or e.type = any(r.event_types)) offset 0) r
   where r.channel = 'webhook';
end $$;
