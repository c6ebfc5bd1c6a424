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
