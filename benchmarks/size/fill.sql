-- Fills a database that has resellers, services and suppliers with `size.orders` orders of one year, and with everything
-- that belongs to them: transfers, history, attempts, API requests, audit log. Reconciliation finds no discrepancy in it.
-- The first reseller has a sixth of the orders, the last service was never sold, the one before it twenty times.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
set maintenance_work_mem = '512MB';
select setseed(0.25);

-- Indexes are built at the end, which takes less time than filling them row by row.
create temporary table dropped_indexes as
select i.schemaname, i.indexname, i.indexdef from pg_indexes i
 where i.tablename in ('orders', 'transfers', 'order_history', 'attempts', 'calls', 'audit_log', 'audit_changes')
   and not exists (select from pg_constraint c where c.conname = i.indexname);
do $$ declare i record; begin
  for i in select * from dropped_indexes loop execute format('drop index %I.%I', i.schemaname, i.indexname); end loop;
end $$;

create temporary table buyers as
select row_number() over (order by w.reseller_id) as n, w.id as live_id, t.id as test_id
  from wallets w join wallets t on t.reseller_id = w.reseller_id and t.test where not w.test;
create unique index on buyers (n);
create temporary table offers as
select row_number() over (order by id) as n, id, base_price, currency from services;
create unique index on offers (n);
create temporary table sources as
select (row_number() over (order by id) - 1)::integer as n, id from suppliers where kind not in ('stock', 'test');
create temporary table span as
select now() - interval '365 days' as began, now() - interval '10 minutes' as ended,
       current_setting('size.orders')::bigint as orders, (select count(*) from buyers) as buyers,
       (select count(*) from offers) as offers, (select count(*) from sources) as sources;
update transfers set created_at = (select began from span) - interval '1 day';

create temporary table trade as
select d.id, d.test, case when d.test then b.test_id else b.live_id end as wallet_id, o.id as service_id,
       o.base_price as price, o.currency, d.status, d.created_at, d.r3, d.r4,
       case when d.status not in ('PENDING', 'PROCESSING')
         then least(d.created_at + d.r5 ^ 3 * interval '3 days' + interval '20 seconds', s.ended + interval '5 minutes') end
         as completed_at,
       case when d.test then (select id from suppliers where kind = 'test') else u.id end as supplier_id,
       not d.test and u.n > 0 and d.status not in ('PENDING', 'CANCELLED') as is_sent
  from (select r.*, id % 1000 = 7 as test,
               s.began + (s.ended - s.began) * (id::double precision / s.orders) as created_at,
               case when id % 6 = 0 then 1 else 2 + floor((s.buyers - 1) * r1 ^ 2) end as buyer,
               case when id % (s.orders / 20) = 0 then s.offers - 1 else 1 + floor((s.offers - 2) * r2 ^ 3) end as offer,
               case when r3 < 0.003 or (id > s.orders * 0.955 and r3 < 0.98)
                 then case when r4 < 0.6 then 'PENDING' else 'PROCESSING' end
                 when r4 < 0.9 then 'SUCCESS' when r4 < 0.96 then 'REJECTED' when r4 < 0.985 then 'CANCELLED'
                 else 'REFUNDED' end as status
          from span s, lateral (select id, random() as r1, random() as r2, random() as r3, random() as r4, random() as r5
                                  from generate_series(1, s.orders) id) r) d
  cross join span s
  join buyers b on b.n = d.buyer
  join offers o on o.n = d.offer
  join sources u on u.n = o.n % s.sources;

insert into orders (id, wallet_id, service_id, source, test, identifier, quantity, unit_price, price, currency, subject,
  client_reference, content_hash, request_id, status, status_reason, result_text, captured, refunded, created_at,
  submitted_at, completed_at, updated_at, supplier_id, route_position, cost, due_at, attention)
select t.id, t.wallet_id, t.service_id,
       case when t.r3 < 0.7 then 'api' when t.r3 < 0.95 then 'dispatch' else 'dashboard' end, t.test,
       (350000000000000 + t.id * 7)::text, 1, t.price, t.price, t.currency, (350000000000000 + t.id * 7)::text,
       case when t.r4 < 0.6 or t.id % 3 = 0 then 'INV-' || t.id end, md5(t.id::text), 'req_' || substr(md5('r' || t.id), 1, 20),
       t.status, case when t.status = 'REJECTED' then 'Not found' end,
       case when t.status in ('SUCCESS', 'REFUNDED') then
         case when t.id % 4 = 0 then 'NCK' || substr(md5('c' || t.id), 1, 12)
           else 'Model: iPhone 15 Pro' || chr(10) || 'IMEI: ' || (350000000000000 + t.id * 7) || chr(10)
             || 'Carrier: T-Mobile USA' || chr(10) || 'SIM lock: Locked' || chr(10) || 'Blacklist: Clean' end end,
       case when t.status in ('SUCCESS', 'REFUNDED') then t.price end, case when t.status = 'REFUNDED' then t.price else 0 end,
       t.created_at, case when t.is_sent then t.created_at + interval '5 seconds' end, t.completed_at,
       coalesce(t.completed_at, t.created_at + interval '5 seconds'), t.supplier_id, case when t.test then null else 1 end,
       case when t.is_sent then t.price * 6 / 10 end,
       case when t.status = 'PENDING' and t.supplier_id <> 1 then now() + interval '1 hour' end,
       case when t.status = 'PENDING' and t.supplier_id = 1 then 'manual' end
  from trade t order by t.id;

insert into order_history (order_id, id, at, from_status, to_status, actor_kind, actor_id, reason)
overriding system value
select t.id, t.id * 4 + step.n, step.at, step.was, step.becomes, step.actor_kind, null, step.reason
  from trade t
  cross join lateral (values
    (1, t.created_at, null, 'PENDING', 'reseller', null, true),
    (2, t.created_at + interval '5 seconds', 'PENDING', 'PROCESSING', 'supplier', null, t.is_sent),
    (3, t.completed_at, case when t.is_sent then 'PROCESSING' else 'PENDING' end,
     case t.status when 'REFUNDED' then 'SUCCESS' else t.status end, 'supplier',
     case t.status when 'REJECTED' then 'Not found' end, t.completed_at is not null),
    (4, t.completed_at, 'SUCCESS', 'REFUNDED', 'operator', 'Refunded by the operator', t.status = 'REFUNDED'))
    step (n, at, was, becomes, actor_kind, reason, is_taken)
 where step.is_taken
 order by t.id, step.n;

insert into attempts (id, order_id, number, supplier_id, supplier_service, state, reference, supplier_reference, cost,
  refusal, message, raw_answer, asked, due_at, created_at, sent_at, submitted_at, ended_at)
overriding system value
select t.id, t.id, 1, t.supplier_id, t.service_id::text,
       case t.status when 'PROCESSING' then 'submitted' when 'REJECTED' then 'refused' else 'succeeded' end,
       i.name || '-' || t.id || '-1', 'S' || t.id, t.price * 6 / 10,
       case t.status when 'REJECTED' then 'input' end, case t.status when 'REJECTED' then 'Not found' end,
       '{"SUCCESS":[{"MESSAGE":"Order received","REFERENCEID":"S' || t.id || '","STATUS":"4","CODE":"'
         || md5(t.id::text) || '"}],"apiversion":"6.1"}',
       3, case t.status when 'PROCESSING' then now() + interval '1 hour' end, t.created_at + interval '2 seconds',
       t.created_at + interval '3 seconds', t.created_at + interval '5 seconds', t.completed_at
  from trade t cross join installation i where t.is_sent order by t.id;

create temporary table steps as
select row_number() over (order by at, order_id, rank) as n, * from (
  select t.created_at as at, 1 as rank, t.wallet_id, t.id as order_id, 'hold' as kind, t.price as amount,
         t.currency, t.test, -t.price as available, t.price as held from trade t
  union all
  select t.completed_at, 2, t.wallet_id, t.id, 'capture', t.price, t.currency, t.test, 0, -t.price from trade t
   where t.status in ('SUCCESS', 'REFUNDED')
  union all
  select t.completed_at, 2, t.wallet_id, t.id, 'release', t.price, t.currency, t.test, t.price, -t.price from trade t
   where t.status in ('REJECTED', 'CANCELLED')
  union all
  select t.completed_at, 3, t.wallet_id, t.id, 'refund', t.price, t.currency, t.test, t.price, 0 from trade t
   where t.status = 'REFUNDED'
  union all
  select t.completed_at, 4, null, t.id, 'supplier_cost', t.price * 6 / 10, t.currency, t.test, 0, 0 from trade t
   where t.is_sent and t.status in ('SUCCESS', 'REFUNDED')
  union all
  select s.began + (s.ended - s.began) * (random() ^ 2) * sign(nth), 0, b.live_id, null, 'top_up', 1000000000000, o.currency,
         false, 1000000000000, 0
    from span s, lateral generate_series(0, s.orders / 1000) nth
    join buyers b on b.n = 1 + nth % (select count(*) from buyers)
    cross join lateral (select currency from offers limit 1) o
  union all
  select s.began, 0, w.id, null, 'top_up', 100000000000000, w.currency, w.test, 100000000000000, 0
    from wallets w cross join span s) moved;

insert into transfers (id, kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
  available_after, held_after, reason, actor_kind, actor_id, idempotency_key, created_at)
overriding system value
select last.id + s.n, s.kind,
       case s.kind when 'hold' then w.available_account_id when 'capture' then w.held_account_id
         when 'release' then w.held_account_id when 'refund' then revenue.id when 'top_up' then cash_in.id else prepaid.id end,
       case s.kind when 'hold' then w.held_account_id when 'capture' then revenue.id when 'supplier_cost' then spent.id
         else w.available_account_id end,
       s.amount, s.currency, s.test, s.wallet_id, s.order_id,
       w.available + sum(s.available) over mine, w.held + sum(s.held) over mine,
       case s.kind when 'top_up' then 'Bank transfer' when 'release' then 'Not found' end,
       case s.kind when 'hold' then 'reseller' when 'top_up' then 'operator' when 'refund' then 'operator' else 'supplier' end,
       null,
       case s.kind when 'top_up' then 'top_up:' || s.wallet_id || ':fill-' || s.n
         when 'supplier_cost' then 'attempt:' || s.order_id || ':cost'
         when 'refund' then 'order:' || s.order_id || ':refund:1' end,
       s.at
  from steps s
  cross join (select coalesce(max(id), 0) as id from transfers) last
  left join wallets w on w.id = s.wallet_id
  join ledger_accounts revenue on revenue.kind = 'revenue' and revenue.currency = s.currency and revenue.test = s.test
  join ledger_accounts cash_in on cash_in.kind = 'cash_in' and cash_in.currency = s.currency and cash_in.test = s.test
  join ledger_accounts prepaid on prepaid.kind = 'supplier_prepaid' and prepaid.currency = s.currency and prepaid.test = s.test
  join ledger_accounts spent on spent.kind = 'supplier_cost' and spent.currency = s.currency and spent.test = s.test
window mine as (partition by s.wallet_id order by s.n)
 order by s.n;

update wallets w
   set available = w.available + m.available, held = w.held + m.held, orders_count = w.orders_count + m.orders,
       entries_count = w.entries_count + m.entries
  from (select wallet_id, sum(available) as available, sum(held) as held, count(*) filter (where kind = 'hold') as orders,
               count(*) filter (where kind <> 'capture') as entries
          from steps where wallet_id is not null group by wallet_id) m
 where m.wallet_id = w.id;

-- Rare things, as many in a small database as in a large one: unconfirmed attempts, late results, cancellation requests.
with chosen as (select id from trade where status = 'PROCESSING' and is_sent order by id desc limit 30), ordered as (
  update orders set attention = 'ambiguous' where id in (select id from chosen))
update attempts set state = 'unknown', due_at = null, supplier_reference = null, submitted_at = null
 where id in (select id from chosen);
update orders set cancel_requested_at = now(), attention = coalesce(attention, 'manual'), due_at = null
 where id in (select id from trade where status = 'PENDING' order by id limit 30);
with chosen as (select * from trade where status = 'CANCELLED' order by id desc limit 20), made as (
  insert into attempts (id, order_id, number, supplier_id, supplier_service, state, reference, cost, created_at, ended_at)
  overriding system value
  select c.id, c.id, 1, (select max(id) from sources), 'late', 'succeeded', 'late-' || c.id, 0, c.created_at, c.completed_at
    from chosen c returning id, order_id)
insert into late_results (attempt_id, order_id, result_text) select id, order_id, 'Unlocked' from made;

insert into top_up_requests (wallet_id, amount, currency, note, status, reason, decided_at, created_at)
select b.live_id, 100000000, o.currency, 'Bank transfer ' || nth, case when nth <= 20 then 'open' else 'declined' end,
       case when nth > 20 then 'No payment arrived' end, case when nth > 20 then s.ended end, s.began + nth * interval '1 second'
  from span s, lateral generate_series(1, 20 + s.orders / 3000) nth
  join buyers b on b.n = 1 + nth % (select count(*) from buyers)
  cross join lateral (select currency from offers limit 1) o;

insert into calls (wallet_id, at, last_at, count, interface, action, token_id, status, error_code, duration_ms, ip, request_id)
select b.live_id, c.at, c.at, 1, 'rest', 'GET /orders/{id}', null,
       case when nth % 50 = 0 then 404 else 200 end, case when nth % 50 = 0 then 'order_not_found' end, 1.5, '192.0.2.1',
       'req_' || substr(md5('call' || nth), 1, 20)
  from span s, lateral generate_series(1, s.orders / 3) nth
  join buyers b on b.n = case when nth % 6 = 0 then 1 else 1 + nth % (select count(*) from buyers) end
  cross join lateral (select s.ended - interval '29 days' * (1 - nth::double precision * 3 / s.orders) as at) c;

insert into audit_log (at, staff_id, action, target, status, ip)
select s.ended - (s.ended - s.began) * (1 - n::double precision * 15 / s.orders), (select min(id) from staff),
       case n % 5 when 0 then 'PATCH /api/operator/services/:id' when 1 then 'POST /api/operator/orders/:id/reject'
         else 'POST /api/operator/orders/:id/take' end,
       case n % 5 when 0 then 'service ' || 1 + n % 2000 else 'order ' || n end,
       case when n % 100 = 0 then 409 when n % 1000 = 1 then 500 else 200 end, '192.0.2.2'
  from span s, lateral generate_series(1, s.orders / 15) n;
insert into audit_changes (entry_id, target, fields)
select id, target, '{"price": {"old": "2.00", "new": "2.50"}}' from audit_log where action like 'PATCH%';

do $$ declare t text; begin
  foreach t in array array['orders', 'transfers', 'attempts', 'order_history'] loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select max(id) from %I))', t, t);
  end loop;
end $$;
do $$ declare i record; begin
  for i in select * from dropped_indexes loop execute i.indexdef; end loop;
end $$;
