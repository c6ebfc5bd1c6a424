-- Suppliers, routes, attempts: who fulfils an order, in what order, and what came of each try.

-- Part of every reference that suppliers get: a database that is set up anew must not repeat the references of the old.
create table installation (
  only_row boolean primary key default true check (only_row),
  name text not null
);
insert into installation (name) values (substr(replace(gen_random_uuid()::text, '-', ''), 1, 10));

-- Suppliers -------------------------------------------------------------------------------------

alter table suppliers drop constraint suppliers_kind_check;
alter table suppliers
  add check (kind in ('manual', 'stock', 'test', 'dhru')),
  add check (length(name) between 1 and 100),
  add column url text check (length(url) <= 2000),
  add column username text check (length(username) <= 254),
  -- AES-256-GCM; the key is outside of the database.
  add column sealed_key text,
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  -- Micro-units of the server's currency for one unit of the supplier's.
  add column exchange_rate bigint not null default 1000000 check (exchange_rate > 0),
  add column concurrency integer not null default 4 check (concurrency between 1 and 100),
  -- Most orders in one call; 1 where the supplier takes them singly.
  add column bulk_size integer not null default 1 check (bulk_size between 1 and 1000),
  -- Whether a repeated reference gives the order that is there already: then an unclear try may be repeated.
  add column repeats text not null default 'never' check (repeats in ('never', 'by_reference')),
  add column refusal_overrides jsonb not null default '[]',
  add column low_balance bigint check (low_balance >= 0),
  -- 0: only when asked.
  add column sync_hours integer not null default 24 check (sync_hours between 0 and 8760),
  add column paused_at timestamptz,
  add column pause_reason text,
  -- Circuit breaker: failures in a row, and until when nothing is sent.
  add column failures integer not null default 0 check (failures >= 0),
  add column open_until timestamptz,
  add column last_error text,
  add column last_error_at timestamptz,
  add column balance bigint,
  add column balance_at timestamptz,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add check (kind <> 'dhru' or (url is not null and sealed_key is not null and currency is not null)),
  add check ((paused_at is null) = (pause_reason is null));
create unique index suppliers_built_in on suppliers (kind) where kind <> 'dhru';
create unique index suppliers_name on suppliers (lower(name));

-- What a supplier offers, as of its last synchronisation; amounts in the supplier's currency.
create table supplier_services (
  supplier_id integer not null references suppliers (id),
  code text not null check (length(code) between 1 and 100),
  group_name text not null,
  name text not null,
  type text not null check (type in ('imei', 'server', 'remote')),
  cost bigint not null check (cost >= 0),
  -- Before the last change; null while it never changed.
  previous_cost bigint,
  delivery_time text not null,
  description text not null,
  min_quantity integer not null check (min_quantity >= 1),
  max_quantity integer not null check (max_quantity >= min_quantity),
  needs_identifier boolean not null,
  inputs jsonb not null,
  first_seen_at timestamptz not null default now(),
  changed_at timestamptz,
  vanished_at timestamptz,
  primary key (supplier_id, code)
);

-- What workers do for the operator with a supplier: asked for by a row, since only workers call outside.
create table supplier_jobs (
  id integer generated always as identity primary key,
  supplier_id integer not null references suppliers (id),
  kind text not null check (kind in ('test', 'balance', 'sync', 'import')),
  -- What was asked beside the kind: which services an import takes over, and how.
  wish jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  result jsonb,
  -- Services that could not be taken over, each with its reason.
  problems jsonb not null default '[]',
  error text,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state in ('done', 'failed')) = (finished_at is not null)),
  check ((state = 'failed') = (error is not null))
);
create unique index supplier_jobs_open on supplier_jobs (supplier_id, kind) where state in ('waiting', 'running');
create index supplier_jobs_of_supplier on supplier_jobs (supplier_id, id);

-- Routes: who can fulfil a service, in order of preference -----------------------------------------

alter table routes
  add column supplier_service text,
  -- Of one, in the service's currency; null where it costs nothing to others.
  add column cost bigint check (cost >= 0),
  -- The cost that the operator agreed to, for routes that pause when it rises.
  add column agreed_cost bigint check (agreed_cost >= 0),
  add column on_cost_change text not null default 'follow' check (on_cost_change in ('follow', 'pause')),
  -- The service's base price follows the cost by this rule; all null: the price stays.
  add column margin_basis_points integer check (margin_basis_points between -9999 and 10000000),
  add column margin_fixed bigint check (margin_fixed >= 0),
  add column margin_round_to bigint check (margin_round_to >= 0),
  add column margin_floor bigint check (margin_floor >= 0),
  add column allow_loss boolean not null default false,
  -- Our name of an input → the supplier's.
  add column input_names jsonb not null default '{}',
  -- A rejected order goes to the next route instead of back to the reseller.
  add column continue_on_rejection boolean not null default false,
  add column paused_by text check (paused_by in ('operator', 'cost', 'vanished')),
  add check ((margin_basis_points is null) = (margin_fixed is null)
    and (margin_basis_points is null) = (margin_round_to is null)
    and (margin_basis_points is null) = (margin_floor is null));
create index routes_of_supplier_service on routes (supplier_id, supplier_service) where supplier_service is not null;

alter table services
  -- Promised time; an open order past it is flagged. Expiry; past it a person is asked.
  add column promised_minutes integer check (promised_minutes between 1 and 1000000),
  add column expires_minutes integer check (expires_minutes between 1 and 10000000),
  add column result_rules jsonb not null default '[]',
  -- Measured over the last deliveries.
  add column delivery_p50_seconds integer,
  add column delivery_p95_seconds integer;

-- Orders: whose turn it is ---------------------------------------------------------------------------

alter table orders
  add column supplier_id integer references suppliers (id),
  add column route_position integer,
  -- What the supplier charges for the whole order, in the order's currency; null until one took it.
  add column cost bigint check (cost >= 0),
  -- Why a person must look at it; null: nobody needs to.
  add column attention text check (attention in
    ('manual', 'no_route', 'refused', 'ambiguous', 'loss', 'retries', 'expired', 'out_of_stock')),
  add column attention_note text,
  -- The member of staff who has it in hand.
  add column taken_by integer references staff (id),
  add column taken_at timestamptz;

update orders o
   set supplier_id = first.supplier_id, route_position = first.position,
       attention = case when o.due_at is null and not o.test then 'manual' end
  from (select x.id as order_id, case when x.test then simulator.id else r.supplier_id end as supplier_id,
               case when x.test then null else r.position end as position
          from orders x
          cross join (select id from suppliers where kind = 'test') simulator
          left join lateral (select * from routes where service_id = x.service_id
                              order by case when x.due_at is null then -position else position end limit 1) r on true
         where x.status in ('PENDING', 'PROCESSING')) first
 where o.id = first.order_id;

drop index orders_due;
create index orders_due on orders (supplier_id, due_at) where due_at is not null;
create index orders_attention on orders (id)
  where completed_at is null and (attention is not null or cancel_requested_at is not null);
-- By `completed_at`, which says the same: by status it would offer itself, useless, to the probes of the intake.
create index orders_open on orders (created_at) where completed_at is null;
create index orders_completed on orders (completed_at) where completed_at is not null;

-- Attempts -------------------------------------------------------------------------------------------

create table attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  number integer not null check (number >= 1),
  supplier_id integer not null references suppliers (id),
  route_position integer,
  supplier_service text not null,
  state text not null default 'submitting'
    check (state in ('submitting', 'submitted', 'succeeded', 'refused', 'failed', 'unknown')),
  -- Ours, sent with it.
  reference text not null unique,
  -- Theirs.
  supplier_reference text check (length(supplier_reference) between 1 and 255),
  -- Of the whole order, in the order's currency.
  cost bigint not null check (cost >= 0),
  refusal text check (refusal in
    ('credit', 'duplicate', 'input', 'auth', 'ip', 'unavailable', 'rate', 'price', 'unsupported', 'unclear')),
  message text,
  raw_answer text,
  -- How often it was polled or probed, and when next; null: not by itself.
  asked integer not null default 0,
  due_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  ended_at timestamptz,
  unique (order_id, number),
  check ((state in ('succeeded', 'refused', 'failed')) = (ended_at is not null)),
  check (state <> 'submitted' or supplier_reference is not null),
  check ((state = 'refused') = (refusal is not null)),
  check (due_at is null or state in ('submitted', 'unknown'))
);
-- An order is with one supplier at a time, and with none twice.
create unique index attempts_live on attempts (order_id) where state in ('submitting', 'submitted', 'unknown');
create unique index attempts_supplier_reference on attempts (supplier_id, supplier_reference)
  where supplier_reference is not null;
create index attempts_due on attempts (supplier_id, due_at) where due_at is not null;
create index attempts_submitting on attempts (id) where state = 'submitting';
create index attempts_unknown on attempts (id) where state = 'unknown';
create trigger attempts_not_truncated before truncate on attempts for each statement execute function refuse_change();
create trigger attempts_kept before delete on attempts for each row execute function refuse_change();
create trigger attempts_ended before update on attempts for each row
  when (old.state in ('succeeded', 'refused', 'failed')) execute function refuse_change();

-- Suppliers' successes for orders that were closed meanwhile: they neither charge nor deliver by themselves.
create table late_results (
  id bigint generated always as identity primary key,
  attempt_id bigint not null unique references attempts (id),
  order_id bigint not null,
  result_text text not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by integer references staff (id),
  resolution text check (length(resolution) <= 500),
  check ((resolved_at is null) = (resolution is null))
);
create index late_results_open on late_results (id) where resolved_at is null;

alter table transfers add check (kind <> 'supplier_cost' or idempotency_key ~ '^attempt:[0-9]+:cost$');

-- The comparison of the books, once a day by one of the workers -----------------------------------------

create table reconciliations (
  id integer generated always as identity primary key,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  ok boolean,
  drift jsonb,
  check ((ended_at is null) = (ok is null))
);

-- The operator's calls ---------------------------------------------------------------------------------

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the command line.
  staff_id integer references staff (id),
  action text not null,
  target text,
  details jsonb,
  -- HTTP status of the answer; null: it was never given.
  status integer,
  ip text,
  request_id text
);
create index audit_log_of_staff on audit_log (staff_id, id);
create trigger audit_log_not_truncated before truncate on audit_log for each statement execute function refuse_change();

-- Intake: the order's first supplier is known when it is placed ------------------------------------------

drop function read_intake_facts(json, double precision);
create function read_intake_facts(batch json, replay_window_seconds double precision) returns table (
  available bigint, credit_limit bigint, reseller_status text, service_status text, base_price bigint,
  group_price bigint, personal_price bigint, margin_basis_points integer, allow_duplicate boolean,
  supplier_id integer, supplier_kind text, route_position integer,
  open_duplicate_id bigint, reference_id bigint, reference_hash text, request_id bigint, replay_id bigint,
  replay_in_window boolean
) language plpgsql stable rows 100
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
begin
  return query
  select w.available, w.credit_limit, r.status as reseller_status,
         s.status as service_status, s.base_price, gp.price as group_price, pp.price as personal_price,
         pg.margin_basis_points, s.allow_duplicate,
         first.supplier_id, first.kind as supplier_kind, first.position as route_position,
         (select o.id from orders o
           where o.wallet_id = a.wallet_id and o.service_id = a.service_id and o.subject = a.subject
             and o.status in ('PENDING', 'PROCESSING') limit 1) as open_duplicate_id,
         reference.id as reference_id, reference.content_hash as reference_hash,
         request.id as request_id,
         replay.id as replay_id, replay.created_at > now() - make_interval(secs => replay_window_seconds) as replay_in_window
    from rows from (json_to_recordset(batch) as (wallet_id integer, service_id integer, subject text,
           client_reference text, request_key text, replay_key text)) with ordinality
           as a (wallet_id, service_id, subject, client_reference, request_key, replay_key, n)
    join wallets w on w.id = a.wallet_id
    join resellers r on r.id = w.reseller_id
    left join services s on s.id = a.service_id and s.currency = w.currency
    left join group_prices gp on gp.service_id = s.id and gp.price_group_id = r.price_group_id
    left join personal_prices pp on pp.service_id = s.id and pp.reseller_id = r.id
    left join price_groups pg on pg.id = r.price_group_id
    -- Test orders go to the simulator whatever their routes.
    left join lateral (
      (select p.id as supplier_id, p.kind, null::integer as position from suppliers p where w.test and p.kind = 'test')
      union all
      (select x.supplier_id, p.kind, x.position from routes x join suppliers p on p.id = x.supplier_id
        where not w.test and x.service_id = a.service_id order by x.position limit 1)) first on true
    left join lateral (select o.id, o.content_hash from orders o
           where o.wallet_id = a.wallet_id and o.client_reference = a.client_reference limit 1) reference on true
    left join lateral (select o.id from orders o
           where o.wallet_id = a.wallet_id and o.request_key = a.request_key limit 1) request on true
    left join lateral (select o.id, o.created_at from orders o
           where o.wallet_id = a.wallet_id and o.replay_key = a.replay_key
             and o.status in ('PENDING', 'PROCESSING') limit 1) replay on true
   order by a.n;
end $$;

-- As before, with the order's first supplier; an order that waits for a person says so.
create or replace function place_orders(
  wallet_ids integer[], totals bigint[], counts integer[], paid_counts integer[], ended_replay_keys text[], batch json
) returns table (n integer, id bigint, placed_at timestamptz) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  charged integer;
begin
  if cardinality(wallet_ids) > 1 then
    perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for update;
  end if;

  update wallets w
     set available = w.available - asked.total,
         held = w.held + asked.total,
         orders_count = w.orders_count + asked.orders,
         entries_count = w.entries_count + asked.paid_orders
    from unnest(wallet_ids, totals, counts, paid_counts) asked (wallet_id, total, orders, paid_orders)
   where w.id = asked.wallet_id and w.available + w.credit_limit >= asked.total;
  get diagnostics charged = row_count;
  if charged <> cardinality(wallet_ids) then
    raise exception 'a wallet of the batch has too little credit' using errcode = 'IM001';
  end if;

  if cardinality(ended_replay_keys) > 0 then
    update orders o set replay_key = null where o.id in (
      select e.id from orders e where e.wallet_id = any(wallet_ids) and e.replay_key = any(ended_replay_keys)
       order by e.id for update);
  end if;

  return query
  with asked as materialized (
    select nextval('orders_id_seq') as id, r.*
      from rows from (json_to_recordset(batch) as (
        wallet_id integer, service_id integer, token_id integer, source text, test boolean, identifier text,
        inputs jsonb, subject text, quantity integer, unit_price bigint, price bigint, currency text,
        allow_duplicate boolean, client_reference text, content_hash text, request_key text, replay_key text,
        metadata jsonb, supplier_id integer, route_position integer, due boolean, actor_kind text)) with ordinality
        as r (wallet_id, service_id, token_id, source, test, identifier, inputs, subject, quantity, unit_price, price,
          currency, allow_duplicate, client_reference, content_hash, request_key, replay_key, metadata, supplier_id,
          route_position, due, actor_kind, n)
  ), placed as (
    insert into orders (id, wallet_id, service_id, token_id, source, test, identifier, inputs, subject, quantity,
      unit_price, price, currency, allow_duplicate, client_reference, content_hash, request_key, replay_key, metadata,
      supplier_id, route_position, due_at, attention)
    select a.id, a.wallet_id, a.service_id, a.token_id, a.source, a.test, a.identifier, a.inputs, a.subject, a.quantity,
      a.unit_price, a.price, a.currency, a.allow_duplicate, a.client_reference, a.content_hash, a.request_key, a.replay_key,
      a.metadata, a.supplier_id, a.route_position, case when a.due then now() end,
      case when a.due then null when a.supplier_id is null then 'no_route' else 'manual' end
      from asked a
  ), held as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, actor_kind, actor_id, idempotency_key)
    select 'hold', w.available_account_id, w.held_account_id, a.price, a.currency, a.test, a.wallet_id, a.id,
      w.available + a.later, w.held - a.later, a.actor_kind, a.token_id, 'order:' || a.id || ':hold'
      from (select *, sum(price) over (partition by wallet_id)
              - sum(price) over (partition by wallet_id order by asked.n) as later from asked) a
      join wallets w on w.id = a.wallet_id
     where a.price > 0
     order by a.n
  ), told as (
    insert into order_history (order_id, to_status, actor_kind, actor_id)
    select a.id, 'PENDING', a.actor_kind, a.token_id from asked a
  ), noted as (
    insert into events (wallet_id, order_id, type, data)
    select a.wallet_id, a.id, 'order.created', json_build_object('status', 'PENDING') from asked a
  )
  select a.n::integer, a.id, now() from asked a;
end $$;

-- As before; while a worker may be sending the order on, only a supplier's answer or a result may end it, and
-- nobody's attention is needed any more.
create or replace function settle_orders(batch json)
returns table (order_id bigint, wallet_id integer, status text) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  ids bigint[] := array(select (r ->> 'order_id')::bigint from json_array_elements(batch) r);
  wallet_ids integer[] := array(select distinct o.wallet_id from orders o where o.id = any(ids));
begin
  perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for update;
  perform 1 from orders o where o.id = any(ids) order by o.id for update;

  return query
  with asked as materialized (
    select o.id, o.wallet_id, o.price, o.currency, o.test, o.status as from_status,
           r.to_status, r.reason, r.result_text, r.result_fields, r.actor_kind, r.actor_id,
           case when r.to_status = 'SUCCESS' then coalesce(r.captured, o.price) end as captured
      from json_to_recordset(batch) as r (
        order_id bigint, from_statuses text[], to_status text, reason text, result_text text, result_fields jsonb,
        captured bigint, actor_kind text, actor_id integer)
      join orders o on o.id = r.order_id
     where o.id = any(ids) and o.status = any(r.from_statuses) and o.status in ('PENDING', 'PROCESSING')
       and r.to_status in ('SUCCESS', 'REJECTED', 'CANCELLED')
       -- A worker that holds the lease may be sending the order on at this moment.
       and (r.to_status = 'SUCCESS' or (r.to_status = 'REJECTED' and r.actor_kind = 'supplier')
         or ((o.leased_until is null or o.leased_until <= now())
           and not exists (select 1 from attempts t where t.order_id = o.id and t.state = 'submitting')))
  ), moved as (
    update orders o
       set status = a.to_status, status_reason = a.reason, result_text = a.result_text, result_fields = a.result_fields,
           captured = a.captured, replay_key = null, due_at = null, leased_until = null, completed_at = now(),
           attention = null, attention_note = null,
           submitted_at = coalesce(o.submitted_at, case when a.to_status = 'SUCCESS' then now() end), updated_at = now()
      from asked a where o.id = a.id and o.id = any(ids)
  ), paid as (
    update wallets w
       set held = w.held - sums.price, available = w.available + sums.released,
           entries_count = w.entries_count + sums.releases
      from (select a.wallet_id, sum(a.price) as price, sum(a.price - coalesce(a.captured, 0)) as released,
                   count(*) filter (where a.price > coalesce(a.captured, 0)) as releases
              from asked a group by a.wallet_id) sums
     where w.id = sums.wallet_id and w.id = any(wallet_ids)
    returning w.id, w.available_account_id, w.held_account_id, w.available, w.held
  ), steps as (
    select a.*, step.kind, step.amount, row_number() over (order by a.id, step.kind) as n
      from asked a
      cross join lateral (values ('capture', coalesce(a.captured, 0)), ('release', a.price - coalesce(a.captured, 0)))
        step (kind, amount)
     where step.amount > 0
  ), ledger as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, reason, actor_kind, actor_id, idempotency_key)
    select s.kind, p.held_account_id,
      case s.kind when 'release' then p.available_account_id
        else (select l.id from ledger_accounts l where l.kind = 'revenue' and l.currency = s.currency and l.test = s.test) end,
      s.amount, s.currency, s.test, s.wallet_id, s.id,
      p.available - sum(case s.kind when 'release' then s.amount else 0 end) over (partition by s.wallet_id)
        + sum(case s.kind when 'release' then s.amount else 0 end) over (partition by s.wallet_id order by s.n),
      p.held + sum(s.amount) over (partition by s.wallet_id) - sum(s.amount) over (partition by s.wallet_id order by s.n),
      s.reason, s.actor_kind, s.actor_id, 'order:' || s.id || ':' || s.kind
      from steps s join paid p on p.id = s.wallet_id
     order by s.n
  ), told as (
    insert into order_history (order_id, from_status, to_status, actor_kind, actor_id, reason)
    select a.id, a.from_status, a.to_status, a.actor_kind, a.actor_id, a.reason from asked a
  ), noted as (
    insert into events (wallet_id, order_id, type, data)
    select a.wallet_id, a.id,
      case a.to_status when 'SUCCESS' then 'order.succeeded' when 'REJECTED' then 'order.rejected' else 'order.cancelled' end,
      json_build_object('status', a.to_status)
      from asked a
  )
  select a.id, a.wallet_id, a.to_status from asked a;
end $$;
