-- Amounts are bigint micro-units (10⁻⁶ of the currency). Ids of tables that grow with traffic are bigint.

-- Accounts --------------------------------------------------------------------------------------

create table price_groups (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- null: no margin rule; the base price stands unless a price is set for the group.
  margin_basis_points integer check (margin_basis_points between -9999 and 1000000)
);
create unique index price_groups_name on price_groups (lower(name));

create table ledger_accounts (
  id integer generated always as identity primary key,
  kind text not null check (kind in (
    'wallet_available', 'wallet_held', 'revenue', 'cash_in', 'receivable',
    'supplier_prepaid', 'supplier_cost', 'adjustment', 'promo')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  test boolean not null,
  -- What a transfer's foreign keys point at: both ends share its currency and its mode.
  unique (id, currency, test)
);
create unique index ledger_accounts_house on ledger_accounts (kind, currency, test)
  where kind not in ('wallet_available', 'wallet_held');

create table resellers (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  username text check (length(username) between 1 and 100),
  company text check (length(company) <= 200),
  price_group_id integer references price_groups (id),
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- null: the server's default. Requests a minute for each key.
  rate_limit integer check (rate_limit between 1 and 1000000),
  low_balance_threshold bigint not null default 5000000 check (low_balance_threshold >= 0),
  auth_user_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index resellers_email on resellers (lower(email));
create unique index resellers_username on resellers (lower(username));

create table wallets (
  id integer generated always as identity primary key,
  reseller_id integer not null references resellers (id),
  test boolean not null,
  currency text not null,
  available_account_id integer not null unique,
  held_account_id integer not null unique,
  -- Caches of the ledger, changed only with their transfers; reconciliation compares them.
  available bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- Totals of the reseller's lists, so that a page of millions needs no count.
  orders_count bigint not null default 0,
  entries_count bigint not null default 0,
  check (available + credit_limit >= 0),
  unique (reseller_id, test),
  foreign key (available_account_id, currency, test) references ledger_accounts (id, currency, test),
  foreign key (held_account_id, currency, test) references ledger_accounts (id, currency, test)
);

create table staff (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'agent', 'read-only')),
  auth_user_id text unique,
  created_at timestamptz not null default now()
);
create unique index staff_email on staff (lower(email));

-- Sign-in: the tables of Better Auth, under our names -------------------------------------------

create table auth_users (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create table auth_sessions (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_users (id) on delete cascade
);
create index auth_sessions_user on auth_sessions ("userId");
create table auth_credentials (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth_users (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_credentials_user on auth_credentials ("userId");
create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

alter table resellers add foreign key (auth_user_id) references auth_users (id);
alter table staff add foreign key (auth_user_id) references auth_users (id);

-- Access ----------------------------------------------------------------------------------------

create table tokens (
  id integer generated always as identity primary key,
  reseller_id integer not null references resellers (id),
  kind text not null check (kind in ('api_key', 'login')),
  hash bytea not null unique check (length(hash) = 32),
  prefix text not null,
  last_four text not null,
  label text not null default '' check (length(label) <= 100),
  test boolean not null default false,
  scopes text[] not null,
  allowed_cidrs text[],
  rate_limit integer check (rate_limit between 1 and 1000000),
  dialect text not null default 'auto' check (dialect in ('auto', 'native', 'dhru')),
  strict_http boolean not null default false,
  -- Whether a repeated dispatch order without a reference answers with the first one.
  replay boolean not null default true,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_used_ip text
);
create index tokens_reseller on tokens (reseller_id);

-- Catalogue -------------------------------------------------------------------------------------

create table service_groups (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  position integer not null default 0
);
create unique index service_groups_name on service_groups (lower(name));

create table services (
  id integer generated always as identity primary key,
  group_id integer not null references service_groups (id),
  type text not null check (type in ('imei', 'server', 'remote', 'file')),
  name text not null check (length(name) between 1 and 300),
  description text not null default '' check (length(description) <= 20000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  base_price bigint not null check (base_price >= 0),
  identifier_kind text not null check (identifier_kind in (
    'imei', 'serial', 'imei_or_serial', 'meid', 'eid', 'iccid', 'text', 'none')),
  identifier_check text not null check (identifier_check in ('luhn', 'length', 'none')),
  completes_check_digit boolean not null default false,
  inputs jsonb not null default '[]',
  min_quantity integer not null default 1 check (min_quantity >= 1),
  max_quantity integer not null default 1 check (max_quantity <= 1000000),
  allow_duplicate boolean not null default false,
  cancellable text not null default 'until_submitted'
    check (cancellable in ('until_submitted', 'on_request', 'never')),
  delivery_time text not null default '' check (length(delivery_time) <= 100),
  status text not null default 'active' check (status in ('active', 'paused', 'retired')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (min_quantity <= max_quantity)
);
create index services_listed on services (group_id, position, id) where status <> 'retired';

create table group_prices (
  service_id integer not null references services (id),
  price_group_id integer not null references price_groups (id),
  price bigint not null check (price >= 0),
  primary key (service_id, price_group_id)
);
create table personal_prices (
  service_id integer not null references services (id),
  reseller_id integer not null references resellers (id),
  price bigint not null check (price >= 0),
  primary key (service_id, reseller_id)
);
create index personal_prices_reseller on personal_prices (reseller_id);

-- One number that moves with every change a catalogue listing can show: caches and ETags compare it.
create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);
create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create trigger services_bump after insert or update or delete on services
  for each statement execute function bump_catalogue_version();
create trigger service_groups_bump after insert or update or delete on service_groups
  for each statement execute function bump_catalogue_version();
create trigger group_prices_bump after insert or update or delete on group_prices
  for each statement execute function bump_catalogue_version();
create trigger personal_prices_bump after insert or update or delete on personal_prices
  for each statement execute function bump_catalogue_version();
create trigger price_groups_bump after insert or update or delete on price_groups
  for each statement execute function bump_catalogue_version();

-- Fulfilment: who can fulfil a service, in order of preference ----------------------------------

create table suppliers (
  id integer generated always as identity primary key,
  name text not null unique,
  kind text not null check (kind in ('manual', 'stock', 'test'))
);
insert into suppliers (name, kind) values ('Operator', 'manual'), ('Stock of codes', 'stock'), ('Simulator', 'test');

create table routes (
  service_id integer not null references services (id),
  position integer not null check (position >= 1),
  supplier_id integer not null references suppliers (id),
  primary key (service_id, position),
  unique (service_id, supplier_id)
);

-- Orders ----------------------------------------------------------------------------------------
-- Rows that grow with every order point at wallets, services and ledger accounts by foreign keys, but not at each
-- other: each such key costs a tenth of placing, and would tie tables together that may be partitioned one by one.
-- Orders are never removed, and reconciliation looks for rows whose order is missing.

create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into order_transitions values
  ('PENDING', 'PROCESSING'), ('PENDING', 'SUCCESS'), ('PENDING', 'REJECTED'), ('PENDING', 'CANCELLED'),
  ('PROCESSING', 'PENDING'), ('PROCESSING', 'SUCCESS'), ('PROCESSING', 'REJECTED'), ('PROCESSING', 'CANCELLED'),
  ('SUCCESS', 'SUCCESS'), ('SUCCESS', 'REFUNDED');

create table orders (
  id bigint generated by default as identity primary key,
  wallet_id integer not null references wallets (id),
  service_id integer not null references services (id),
  token_id integer,
  source text not null check (source in ('dispatch', 'api', 'dashboard', 'operator')),
  test boolean not null,
  identifier text check (length(identifier) between 1 and 255),
  inputs jsonb not null default '{}',
  -- What makes two orders the same thing bought twice: the identifier, else the inputs. Null: nothing does.
  subject text,
  quantity integer not null check (quantity >= 1),
  unit_price bigint not null check (unit_price >= 0),
  price bigint not null,
  currency text not null,
  status text not null default 'PENDING',
  status_reason text,
  result_text text,
  result_fields jsonb,
  captured bigint,
  refunded bigint not null default 0,
  allow_duplicate boolean not null default false,
  client_reference text check (length(client_reference) between 1 and 255),
  -- Hash of what was ordered: a repeated reference must name the same content.
  content_hash text not null,
  -- Set by an Idempotency-Key (and the row of a bulk call): the same request never makes a second order.
  request_key text,
  -- Set by dispatch calls without a reference; cleared when the replay window is over.
  replay_key text,
  metadata jsonb,
  cancel_requested_at timestamptz,
  -- When a worker should look at it next; null while a person must act.
  due_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  check (price = unit_price * quantity),
  check (status in ('PENDING', 'PROCESSING', 'SUCCESS', 'REJECTED', 'CANCELLED', 'REFUNDED')),
  check ((status in ('SUCCESS', 'REFUNDED')) = (captured is not null)),
  check (captured between 0 and price),
  check (refunded between 0 and coalesce(captured, 0)),
  check (status <> 'REFUNDED' or refunded = captured),
  check (status not in ('REJECTED') or status_reason is not null),
  check ((status in ('PENDING', 'PROCESSING')) = (completed_at is null))
);
create index orders_of_wallet on orders (wallet_id, id);
create index orders_of_wallet_by_change on orders (wallet_id, updated_at);
create index orders_of_identifier on orders (wallet_id, identifier) where identifier is not null;
create index orders_due on orders (due_at) where due_at is not null;
-- Finds every open order of a subject; only those placed without `allow_duplicate` exclude each other.
create unique index orders_open_duplicate
  on orders (wallet_id, service_id, subject, (case when allow_duplicate then id else 0 end))
  where status in ('PENDING', 'PROCESSING') and subject is not null;
create unique index orders_client_reference on orders (wallet_id, client_reference) where client_reference is not null;
create unique index orders_request_key on orders (wallet_id, request_key) where request_key is not null;
create unique index orders_replay_key on orders (wallet_id, replay_key)
  where replay_key is not null and status in ('PENDING', 'PROCESSING');

create function guard_order_change() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from order_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status using errcode = 'IM002';
  end if;
  return new;
end $$;
create trigger orders_transition before update of status on orders
  for each row when (old.status <> new.status) execute function guard_order_change();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or removed', tg_table_name using errcode = 'IM003';
end $$;
create trigger orders_terms before update on orders for each row
  when ((old.id, old.wallet_id, old.service_id, old.identifier, old.quantity, old.unit_price, old.price, old.currency, old.test, old.created_at)
    is distinct from (new.id, new.wallet_id, new.service_id, new.identifier, new.quantity, new.unit_price, new.price, new.currency, new.test, new.created_at)
    or new.refunded < old.refunded or (old.captured is not null and new.captured is distinct from old.captured))
  execute function refuse_change();
create trigger orders_kept before delete on orders for each row execute function refuse_change();
create trigger orders_not_truncated before truncate on orders for each statement execute function refuse_change();

create table order_history (
  id bigint generated always as identity,
  order_id bigint not null,
  at timestamptz not null default now(),
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('reseller', 'operator', 'system', 'supplier')),
  actor_id integer,
  reason text,
  primary key (order_id, id)
);
create trigger order_history_kept before update or delete on order_history for each row execute function refuse_change();
create trigger order_history_not_truncated before truncate on order_history
  for each statement execute function refuse_change();

-- Codes in stock: each is delivered once.
create table stock_codes (
  id bigint generated always as identity primary key,
  service_id integer not null references services (id),
  code text not null check (length(code) between 1 and 2000),
  order_id bigint references orders (id),
  position integer,
  added_at timestamptz not null default now(),
  delivered_at timestamptz,
  check ((order_id is null) = (delivered_at is null)),
  check ((order_id is null) = (position is null)),
  unique (service_id, code),
  unique (order_id, position)
);
create index stock_codes_free on stock_codes (service_id, id) where order_id is null;
create trigger stock_codes_delivered before update or delete on stock_codes for each row
  when (old.order_id is not null) execute function refuse_change();
create trigger stock_codes_not_truncated before truncate on stock_codes for each statement execute function refuse_change();

-- Money -----------------------------------------------------------------------------------------

create table transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'top_up', 'hold', 'capture', 'release', 'refund', 'adjustment', 'promo', 'supplier_prepaid', 'supplier_cost')),
  from_account_id integer not null,
  to_account_id integer not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  test boolean not null,
  wallet_id integer,
  order_id bigint,
  -- The wallet after this transfer; null where no wallet takes part.
  available_after bigint,
  held_after bigint,
  reason text check (length(reason) <= 500),
  actor_kind text not null check (actor_kind in ('reseller', 'operator', 'system', 'supplier')),
  actor_id integer,
  -- "C": order:98213:… is found by prefix.
  idempotency_key text collate "C" not null unique,
  reverses_id bigint references transfers (id),
  created_at timestamptz not null default now(),
  check (from_account_id <> to_account_id),
  check ((wallet_id is null) = (available_after is null) and (wallet_id is null) = (held_after is null)),
  -- With the unique index: one hold, one capture and one release for each order, at most.
  check (kind not in ('hold', 'capture', 'release')
    or (order_id is not null and idempotency_key = 'order:' || order_id || ':' || kind)),
  check (kind <> 'adjustment' or reason is not null),
  foreign key (from_account_id, currency, test) references ledger_accounts (id, currency, test),
  foreign key (to_account_id, currency, test) references ledger_accounts (id, currency, test)
);
-- A reseller's statement shows what touches the available credit; a capture only moves held money away.
create index transfers_statement on transfers (wallet_id, id) where kind <> 'capture';
create trigger transfers_kept before update or delete on transfers for each row execute function refuse_change();
create trigger transfers_not_truncated before truncate on transfers for each statement execute function refuse_change();

-- Events to be delivered, written with what they tell of ------------------------------------------

create table events (
  id bigint generated always as identity primary key,
  wallet_id integer not null,
  order_id bigint,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);

-- Kept answers of REST calls with an Idempotency-Key -------------------------------------------------

create table idempotency_keys (
  wallet_id integer not null references wallets (id),
  key text not null check (length(key) between 1 and 255),
  fingerprint text not null,
  -- Null while the call is being answered.
  status integer,
  body text,
  location text,
  locked_until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (wallet_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Tells every node that what it remembers of a token or a reseller is no longer so ---------------------

create function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end $$;
create trigger tokens_changed after update of revoked_at, expires_at, scopes, allowed_cidrs, rate_limit, dialect, strict_http, replay
  on tokens for each statement execute function tell_access_changed();
create trigger resellers_changed after update of status, email, username, price_group_id, rate_limit
  on resellers for each statement execute function tell_access_changed();
