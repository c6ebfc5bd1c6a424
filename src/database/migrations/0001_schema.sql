-- Amounts are bigint micro-units (10⁻⁶ of the currency). Ids of tables that grow with traffic are bigint.
-- Trigger functions are in this file, before their first table. The functions of the hot path, which change more often, are
-- in ../functions.

-- Guards that several tables share ---------------------------------------------------------------

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed or removed', tg_table_name using errcode = 'IM003';
end $$;

-- Orders and transfers refer to rows of other tables without foreign keys. The rows that they refer to are never removed and
-- keep their keys, and a statement that inserts orders or transfers checks all of them at once (decision 33).
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never removed, and their keys never change', tg_table_name using errcode = '23503';
end $$;

-- `updated_at` is what an editor sends back. The database alone writes it: later than the last change by at least the
-- millisecond that an editor sees, and only if a column other than those named in the trigger changed.
create function stamp_change() returns trigger language plpgsql as $$
declare
  ignored text[] := coalesce(tg_argv, '{}');
begin
  new.updated_at := case when (to_jsonb(old) - ignored) is distinct from (to_jsonb(new) - ignored)
    then greatest(now(), old.updated_at + interval '1 millisecond') else old.updated_at end;
  return new;
end $$;

-- Notifies every process that its cached tokens and resellers are out of date.
create function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', '');
  return null;
end $$;

-- This installation ------------------------------------------------------------------------------

create table installation (
  only_row boolean primary key default true check (only_row),
  -- Part of every reference that is sent to suppliers: a new database must not repeat the references of the old one.
  name text not null,
  -- Shows that a database is new: a failed restore must not look like an empty shop.
  created_at timestamptz not null default now()
);
insert into installation (name) values (substr(replace(gen_random_uuid()::text, '-', ''), 1, 10));

-- Settings that the operator changes while the server runs.
create table server_settings (
  only_row boolean primary key default true check (only_row),
  -- The name of this server on pages and in emails.
  name text not null default 'Imeister' check (length(name) between 1 and 100),
  sign_up text not null default 'approval' check (sign_up in ('open', 'approval', 'closed')),
  -- How the shop looks. Both colours or none: each is readable on the grounds of its theme.
  accent_light text check (accent_light ~ '^#[0-9a-f]{6}$'),
  accent_dark text check (accent_dark ~ '^#[0-9a-f]{6}$'),
  time_zone text not null default 'UTC',
  terms_url text check (length(terms_url) between 1 and 500),
  terms_text text check (length(terms_text) between 1 and 20000),
  support_contact text check (length(support_contact) between 1 and 200),
  -- How resellers pay for credit; only they see it.
  payment_text text check (length(payment_text) between 1 and 5000),
  -- Shown to resellers until it ends; without an end, until it is removed.
  announcement text check (length(announcement) between 1 and 500),
  announcement_ends_at timestamptz,
  -- Whether staff have hidden the checklist of a new shop.
  setup_hidden boolean not null default false,
  check ((accent_light is null) = (accent_dark is null)),
  check (announcement_ends_at is null or announcement is not null)
);
insert into server_settings default values;

-- The API of the panel that was moved from: until this ends, status calls for orders that are unknown here are passed on to it.
create table forwarding (
  only_row boolean primary key default true check (only_row),
  url text not null check (length(url) between 1 and 2000),
  ends_at timestamptz not null
);

-- How far chores went that look at each row of a table once, when it is old enough.
create table sweeps (
  name text primary key,
  swept_to bigint not null default 0
);
insert into sweeps (name) values ('raw_answers');

-- The text that each migration had when it ran, without its comments.
create table applied_migrations (
  name text primary key,
  text_hash text not null
);

-- The logo and the icon of the shop. They are served under their hash, so that browsers may store them.
create table shop_images (
  kind text primary key check (kind in ('logo', 'icon')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  -- Of an icon, which is square.
  width integer check (width > 0),
  bytes bytea not null check (length(bytes) between 1 and 262144),
  check ((kind = 'icon') = (width is not null))
);

-- The applied version of each function in `src/database/functions`.
create table applied_functions (
  name text primary key,
  text_hash text not null
);

-- Users: staff and resellers who sign in ---------------------------------------------------------

create table users (
  id text primary key,
  -- In lower case.
  email text not null unique check (email = lower(email)),
  name text not null,
  -- PHC string; null: no password is set, and none is accepted.
  password_hash text,
  -- Null: given at sign-up, and not yet confirmed that the address belongs to the user.
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  -- SHA-256; the token itself is stored nowhere.
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id text not null references users (id) on delete cascade,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table two_factor (
  user_id text primary key references users (id) on delete cascade,
  -- Of the authenticator app, sealed with AUTH_SECRET.
  secret text not null,
  -- Null: prepared, and not yet required at sign-in.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: it and earlier ones are refused.
  last_step integer,
  wrong_codes integer not null default 0,
  locked_until timestamptz
);

create table recovery_codes (
  user_id text not null references two_factor (user_id) on delete cascade,
  -- SHA-256 of the code, which has 80 random bits.
  hash bytea not null check (length(hash) = 32),
  primary key (user_id, hash)
);

-- Staff and what they did ------------------------------------------------------------------------

create table staff (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'agent', 'read-only')),
  -- Null: invited, or without access.
  user_id text unique references users (id),
  last_sign_in_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (removed_at is null or user_id is null)
);
-- A removed member stays, for the audit log; the address is free again.
create unique index staff_email on staff (lower(email)) where removed_at is null;
create trigger staff_kept before delete on staff for each row execute function refuse_change();

-- Waits for a change of the owners' rights in another transaction, then sees its outcome.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_an_owner'));
  if not exists (select from staff where role = 'owner' and user_id is not null and removed_at is null) then
    raise exception 'there is always an owner who can sign in' using errcode = 'IM004';
  end if;
  return null;
end $$;
create trigger staff_keeps_an_owner after update on staff for each row
  when (old.role = 'owner' and old.user_id is not null
    and (new.role <> 'owner' or new.user_id is null or new.removed_at is not null))
  execute function keep_an_owner();

-- Public keys of authenticators (WebAuthn), each of which signs its user in.
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The authenticator's name for the key.
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  -- COSE key.
  public_key bytea not null,
  -- Signatures that the authenticator has counted; 0: it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);

-- Links that work once: a new password, an invitation, the first operator. So do challenges for passkeys, whose token is a
-- cookie of the browser that asked for it.
create table one_time_links (
  -- SHA-256 of the link's token.
  hash bytea primary key check (length(hash) = 32),
  purpose text not null check (
    purpose in ('password_reset', 'invitation', 'first_operator', 'passkey_registration', 'passkey_sign_in')),
  -- Null with password_reset: the email address was unknown, and the link does not work.
  user_id text references users (id) on delete cascade,
  staff_id integer references staff (id),
  created_at timestamptz not null,
  -- Null: valid until it is used or replaced.
  expires_at timestamptz,
  check (user_id is null or purpose in ('password_reset', 'passkey_registration')),
  check ((staff_id is not null) = (purpose = 'invitation'))
);
create unique index one_time_links_of_staff on one_time_links (staff_id) where purpose = 'invitation';
create unique index one_time_links_first_operator on one_time_links (purpose) where purpose = 'first_operator';
create index one_time_links_of_user on one_time_links (user_id, created_at) where purpose = 'password_reset';
create index one_time_links_expiry on one_time_links (expires_at) where purpose <> 'invitation';

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
create index audit_log_at on audit_log (at, id);
create index audit_log_of_staff on audit_log (staff_id, at, id);
create index audit_log_of_action on audit_log (action, at, id);
create index audit_log_of_target on audit_log (target, at, id) where target is not null;
create index audit_log_not_done on audit_log (at, id) where status is null or status >= 400;

create table audit_changes (
  id bigint generated always as identity primary key,
  entry_id bigint not null references audit_log (id) on delete cascade,
  target text not null,
  -- {"price": {"old": "2.00", "new": "2.50"}, "key": {"secret": true}}
  fields jsonb not null
);
create index audit_changes_of_entry on audit_changes (entry_id, id);
create index audit_changes_of_target on audit_changes (target, entry_id);
create trigger audit_log_not_truncated before truncate on audit_log for each statement execute function refuse_change();
create trigger audit_changes_kept before update on audit_changes for each row execute function refuse_change();
create trigger audit_changes_not_truncated before truncate on audit_changes
  for each statement execute function refuse_change();

-- Resellers and their wallets --------------------------------------------------------------------

create table price_groups (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- Null: no margin rule; the base price stands unless a price is set for the group.
  margin_basis_points integer check (margin_basis_points between -9999 and 1000000)
);
create unique index price_groups_name on price_groups (lower(name));

create table resellers (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  username text check (length(username) between 1 and 100),
  company text check (length(company) <= 200),
  price_group_id integer references price_groups (id),
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  -- Why the reseller is suspended; for staff only.
  status_reason text check (length(status_reason) between 1 and 500),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Requests a minute for each key; null: the server's default.
  rate_limit integer check (rate_limit between 1 and 1000000),
  low_balance_threshold bigint not null default 5000000 check (low_balance_threshold >= 0),
  user_id text unique references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index resellers_email on resellers (lower(email));
create unique index resellers_username on resellers (lower(username));
create trigger resellers_stamped before update on resellers for each row execute function stamp_change();
create trigger resellers_changed after update of status, email, username, price_group_id, rate_limit
  on resellers for each statement execute function tell_access_changed();

create table ledger_accounts (
  id integer generated always as identity primary key,
  kind text not null check (kind in (
    'wallet_available', 'wallet_held', 'revenue', 'cash_in', 'payment_fees', 'payment_reversals', 'supplier_prepaid',
    'supplier_cost', 'adjustment', 'promo', 'migration')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  test boolean not null,
  -- The panel that opening balances come from.
  panel text check (length(panel) between 1 and 100),
  check ((kind = 'migration') = (panel is not null)),
  -- Target of the foreign keys of wallets: both accounts must have the wallet's currency and mode.
  unique (id, currency, test)
);
create unique index ledger_accounts_house on ledger_accounts (kind, currency, test)
  where kind not in ('wallet_available', 'wallet_held', 'migration');
create unique index ledger_accounts_migration on ledger_accounts (panel, currency, test) where kind = 'migration';
create trigger ledger_accounts_kept after delete on ledger_accounts for each row execute function refuse_removal();
create trigger ledger_accounts_keys_kept after update of id, currency, test on ledger_accounts
  for each row when (old.id <> new.id or old.currency <> new.currency or old.test <> new.test) execute function refuse_removal();
create trigger ledger_accounts_not_truncated before truncate on ledger_accounts for each statement execute function refuse_change();

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
  -- How far refunds and disputes of payments took the wallet below its credit limit. Nothing else may.
  reversal_debt bigint not null default 0 check (reversal_debt >= 0),
  -- Totals of the reseller's lists, so that a page of millions needs no count.
  orders_count bigint not null default 0,
  entries_count bigint not null default 0,
  -- Whether events are recorded: the reseller has asked for them. It never becomes false again, so that no order that is placed
  -- at that moment loses its events.
  records_events boolean not null default false,
  check (available + credit_limit + reversal_debt >= 0),
  unique (reseller_id, test),
  foreign key (available_account_id, currency, test) references ledger_accounts (id, currency, test),
  foreign key (held_account_id, currency, test) references ledger_accounts (id, currency, test)
)
-- Every order changes its wallet's row: versions of it find room on the same page, and few dead ones pile up.
with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index wallets_recording on wallets (id) where records_events;
create trigger wallets_kept after delete on wallets for each row execute function refuse_removal();
create trigger wallets_keys_kept after update of id on wallets
  for each row when (old.id <> new.id) execute function refuse_removal();
-- The exception ends as money comes in.
create function shrink_reversal_debt() returns trigger language plpgsql as $$
begin
  new.reversal_debt := least(new.reversal_debt, greatest(0, -(new.available + new.credit_limit)));
  return new;
end $$;
create trigger wallets_reversal_debt_shrinks before update on wallets for each row
  when (new.reversal_debt > 0) execute function shrink_reversal_debt();
create trigger wallets_not_truncated before truncate on wallets for each statement execute function refuse_change();

-- API access -------------------------------------------------------------------------------------

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
  -- Made by another panel, so it has no format that could be checked before it is looked up.
  imported boolean not null default false,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- Set when the key was regenerated or rotated.
  replaced_by integer references tokens (id),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_used_ip text
);
create index tokens_reseller on tokens (reseller_id);
create index tokens_imported on tokens (id) where imported;
create trigger tokens_changed after update of revoked_at, expires_at, scopes, allowed_cidrs, rate_limit, dialect, strict_http, replay
  on tokens for each statement execute function tell_access_changed();

-- The API request log: a row for each request, but one for the successful reads of a minute that are alike.
create table calls (
  -- Of the reseller and its mode.
  wallet_id integer not null,
  -- Of the first request; it never changes, so that pages of the list stay in order while the row grows.
  at timestamptz not null,
  id bigint generated always as identity,
  interface text not null check (interface in ('dispatch', 'rest')),
  -- A dispatch action, or a method and route.
  action text not null,
  token_id integer,
  -- HTTP status of the answer; dispatch answers 200 to most refusals.
  status smallint not null,
  error_code text,
  count integer not null check (count > 0),
  last_at timestamptz not null check (last_at >= at),
  -- Of the slowest request.
  duration_ms real not null,
  ip text not null,
  -- Of the last request.
  request_id text not null,
  -- Holds the time, so that the table may be partitioned by it. An index of the time alone would cost each call a
  -- third more, to spare the hourly sweep a scan.
  primary key (wallet_id, at, id)
);

-- Stored answers of REST calls with an Idempotency-Key.
create table idempotency_keys (
  wallet_id integer not null references wallets (id),
  key text not null check (length(key) between 1 and 255),
  -- The call that owns the key. A call that could not write during an outage tries again later, when the key may belong to
  -- another call.
  call_id text not null,
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

-- Catalogue --------------------------------------------------------------------------------------

create table service_groups (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  position integer not null default 0,
  -- See `catalogue_viewers`.
  visible_to text not null default 'everyone' check (visible_to in ('everyone', 'price_groups', 'resellers'))
);
create unique index service_groups_name on service_groups (lower(name));

create table services (
  id integer generated always as identity primary key,
  group_id integer not null references service_groups (id),
  type text not null check (type in ('imei', 'server', 'remote')),
  name text not null check (length(name) between 1 and 300),
  description text not null default '' check (length(description) <= 20000),
  -- Further words that find it.
  search_terms text not null default '' check (length(search_terms) <= 1000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  base_price bigint not null check (base_price >= 0),
  identifier_kind text not null check (identifier_kind in (
    'imei', 'serial', 'imei_or_serial', 'meid', 'eid', 'iccid', 'text', 'none')),
  identifier_check text not null check (identifier_check in ('luhn', 'length', 'none')),
  completes_check_digit boolean not null default false,
  inputs jsonb not null default '[]',
  -- How the lines of a result become typed fields.
  result_rules jsonb not null default '[]',
  min_quantity integer not null default 1 check (min_quantity >= 1),
  max_quantity integer not null default 1 check (max_quantity <= 1000000),
  allow_duplicate boolean not null default false,
  cancellable text not null default 'until_submitted'
    check (cancellable in ('until_submitted', 'on_request', 'never')),
  delivery_time text not null default '' check (length(delivery_time) <= 100),
  -- Promised time; an open order past it is flagged. Expiry; past it staff are asked.
  promised_minutes integer check (promised_minutes between 1 and 1000000),
  expires_minutes integer check (expires_minutes between 1 and 10000000),
  -- Measured over the last deliveries.
  delivery_p50_seconds integer,
  delivery_p95_seconds integer,
  status text not null default 'active' check (status in ('active', 'paused', 'retired')),
  -- See `catalogue_viewers`.
  visible_to text not null default 'everyone' check (visible_to in ('everyone', 'price_groups', 'resellers')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (min_quantity <= max_quantity)
);
create index services_listed on services (group_id, position, id) where status <> 'retired';
create trigger services_stamped before update on services for each row
  execute function stamp_change('position', 'visible_to', 'delivery_p50_seconds', 'delivery_p95_seconds');
create trigger services_kept after delete on services for each row execute function refuse_removal();
create trigger services_keys_kept after update of id on services
  for each row when (old.id <> new.id) execute function refuse_removal();
create trigger services_not_truncated before truncate on services for each statement execute function refuse_change();

create table group_prices (
  service_id integer not null references services (id),
  price_group_id integer not null references price_groups (id),
  price bigint not null check (price >= 0),
  -- Null: in the service's currency. Otherwise fixed for wallets in this one.
  currency text check (currency ~ '^[A-Z]{3}$'),
  unique nulls not distinct (service_id, price_group_id, currency)
);

create table personal_prices (
  service_id integer not null references services (id),
  reseller_id integer not null references resellers (id),
  price bigint not null check (price >= 0),
  -- Null: in the service's currency. Otherwise fixed, in the reseller's.
  currency text check (currency ~ '^[A-Z]{3}$'),
  primary key (service_id, reseller_id)
);
create index personal_prices_reseller on personal_prices (reseller_id);

-- Who sees the services and service groups that are not visible to everyone. A reseller sees a service if both the service
-- and its group are visible to them. Without a row, no reseller sees it.
create table catalogue_viewers (
  id bigint generated always as identity primary key,
  service_id integer references services (id),
  service_group_id integer references service_groups (id) on delete cascade,
  price_group_id integer references price_groups (id) on delete cascade,
  reseller_id integer references resellers (id),
  check (num_nonnulls(service_id, service_group_id) = 1),
  check (num_nonnulls(price_group_id, reseller_id) = 1)
);
create unique index catalogue_viewers_service_price_group on catalogue_viewers (service_id, price_group_id)
  where service_id is not null and price_group_id is not null;
create unique index catalogue_viewers_service_reseller on catalogue_viewers (service_id, reseller_id)
  where service_id is not null and reseller_id is not null;
create unique index catalogue_viewers_group_price_group on catalogue_viewers (service_group_id, price_group_id)
  where service_group_id is not null and price_group_id is not null;
create unique index catalogue_viewers_group_reseller on catalogue_viewers (service_group_id, reseller_id)
  where service_group_id is not null and reseller_id is not null;
-- What cascades from price groups, and the services that one reseller sees.
create index catalogue_viewers_price_group on catalogue_viewers (price_group_id) where price_group_id is not null;
create index catalogue_viewers_reseller on catalogue_viewers (reseller_id) where reseller_id is not null;

-- Resellers with a wallet in `currency` buy the services that are priced in `base`, at this rate.
create table exchange_rates (
  base text not null check (base ~ '^[A-Z]{3}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Units of `currency` for one unit of `base`, before the margin.
  rate numeric(20, 10) not null check (rate > 0),
  margin_basis_points integer not null default 0 check (margin_basis_points between -5000 and 100000),
  -- Prices are rounded up to a multiple of it, in micro-units of `currency`.
  round_to bigint not null check (round_to > 0),
  source text not null default 'manual' check (source in ('manual', 'feed')),
  -- When the rate was set, or the time that the feed gives it.
  rate_at timestamptz not null default now(),
  -- When it is too old to sell at; null: a rate that was set by hand.
  valid_until timestamptz,
  -- Noted once it is, so that lists are built again. Placing reads the time itself.
  expired boolean not null default false,
  -- A rate of the feed that differs too much to be applied without a decision.
  proposed_rate numeric(20, 10) check (proposed_rate > 0),
  proposed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (base, currency),
  check (base <> currency),
  check ((source = 'manual') = (valid_until is null)),
  check ((proposed_rate is null) = (proposed_at is null)),
  check (source = 'feed' or proposed_rate is null)
);
create trigger exchange_rates_stamped before update on exchange_rates for each row execute function stamp_change();

-- Where rates of the source 'feed' come from. It is off until the operator switches it on.
create table exchange_feed (
  only_row boolean primary key default true check (only_row),
  kind text not null default 'off' check (kind in ('off', 'ecb', 'json')),
  url text check (length(url) between 1 and 2000),
  path text check (length(path) between 1 and 200),
  max_age_hours integer not null default 144 check (max_age_hours between 1 and 8760),
  -- A rate that differs by more is proposed, not applied.
  max_change_basis_points integer not null default 500 check (max_change_basis_points between 1 and 10000),
  due_at timestamptz,
  fetched_at timestamptz,
  -- The time of the rates that were read last: older ones are ignored.
  rates_at timestamptz,
  error text check (length(error) between 1 and 500),
  check ((kind = 'json') = (url is not null) and (kind = 'json') = (path is not null)),
  check ((kind = 'off') = (due_at is null))
);
insert into exchange_feed default values;

-- Changes with every change that a catalogue listing can show. Caches and ETags compare it.
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
create trigger catalogue_viewers_bump after insert or update or delete on catalogue_viewers
  for each statement execute function bump_catalogue_version();
create trigger group_prices_bump after insert or update or delete on group_prices
  for each statement execute function bump_catalogue_version();
create trigger personal_prices_bump after insert or update or delete on personal_prices
  for each statement execute function bump_catalogue_version();
create trigger exchange_rates_bump after insert or update or delete on exchange_rates
  for each statement execute function bump_catalogue_version();
create trigger price_groups_bump after insert or update or delete on price_groups
  for each statement execute function bump_catalogue_version();

-- Suppliers --------------------------------------------------------------------------------------

create table suppliers (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- manual, stock and test are part of the server; every other kind is a connector's.
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  url text check (length(url) <= 2000),
  username text check (length(username) <= 254),
  -- AES-256-GCM; the key is outside of the database.
  sealed_key text,
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Micro-units of the server's currency for one unit of the supplier's.
  exchange_rate bigint not null default 1000000 check (exchange_rate > 0),
  concurrency integer not null default 4 check (concurrency between 1 and 100),
  -- Maximum of orders in one call; 1 where the supplier accepts them singly.
  bulk_size integer not null default 1 check (bulk_size between 1 and 1000),
  -- Whether a repeated reference gives the existing order: then an unconfirmed attempt may be repeated.
  repeats text not null default 'never' check (repeats in ('never', 'by_reference')),
  refusal_overrides jsonb not null default '[]',
  low_balance bigint check (low_balance >= 0),
  -- 0: only on request.
  sync_hours integer not null default 24 check (sync_hours between 0 and 8760),
  paused_at timestamptz,
  pause_reason text,
  -- Circuit breaker: failures in a row, and until when nothing is sent.
  failures integer not null default 0 check (failures >= 0),
  open_until timestamptz,
  last_error text,
  last_error_at timestamptz,
  balance bigint,
  balance_at timestamptz,
  created_at timestamptz not null default now(),
  -- Of the settings: measurements of workers do not change it.
  updated_at timestamptz not null default now(),
  check (kind in ('manual', 'stock', 'test') or (url is not null and sealed_key is not null and currency is not null)),
  check ((paused_at is null) = (pause_reason is null))
);
create unique index suppliers_name on suppliers (lower(name));
create unique index suppliers_built_in on suppliers (kind) where kind in ('manual', 'stock', 'test');
create trigger suppliers_kept after delete on suppliers for each row execute function refuse_removal();
create trigger suppliers_keys_kept after update of id on suppliers
  for each row when (old.id <> new.id) execute function refuse_removal();
create trigger suppliers_not_truncated before truncate on suppliers for each statement execute function refuse_change();
insert into suppliers (name, kind) values ('Operator', 'manual'), ('Code inventory', 'stock'), ('Simulator', 'test');

-- What a supplier offers, as of its last synchronisation; amounts in the supplier's currency.
create table supplier_services (
  supplier_id integer not null references suppliers (id),
  code text not null check (length(code) between 1 and 100),
  group_name text not null,
  name text not null,
  type text not null check (type in ('imei', 'server', 'remote')),
  cost bigint not null check (cost >= 0),
  -- Before the last change; null until it changes.
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

-- Requests of the operator to a supplier: rows, since only workers make outgoing calls.
create table supplier_jobs (
  id integer generated always as identity primary key,
  supplier_id integer not null references suppliers (id),
  kind text not null check (kind in ('test', 'balance', 'sync', 'import')),
  -- Input besides the kind: which services to import, and how.
  import_input jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  result jsonb,
  -- Services that could not be imported, each with its reason.
  problems jsonb not null default '[]',
  error text,
  -- Of the worker, or of the process that reads the source; a run that failed without a task was not read as a whole.
  leased_until timestamptz,
  -- Number of the current claim: a worker whose lease has ended must not write after another worker has claimed the job.
  claim integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state in ('done', 'failed')) = (finished_at is not null)),
  check ((state = 'failed') = (error is not null))
);
create unique index supplier_jobs_open on supplier_jobs (supplier_id, kind) where state in ('waiting', 'running');
create index supplier_jobs_of_supplier on supplier_jobs (supplier_id, id);

-- Who can fulfil a service, in order of preference. Named by its service and its supplier, changed one at a time.
create table routes (
  service_id integer not null references services (id),
  position integer not null check (position >= 1),
  supplier_id integer not null references suppliers (id),
  supplier_service text,
  -- Of one unit, in the service's currency; null if there is no external cost.
  cost bigint check (cost >= 0),
  -- The cost that the operator agreed to, for routes that pause when it rises.
  agreed_cost bigint check (agreed_cost >= 0),
  on_cost_change text not null default 'follow' check (on_cost_change in ('follow', 'pause')),
  -- The service's base price follows the cost by this rule; all null: the price stays.
  margin_basis_points integer check (margin_basis_points between -9999 and 10000000),
  margin_fixed bigint check (margin_fixed >= 0),
  margin_round_to bigint check (margin_round_to >= 0),
  margin_floor bigint check (margin_floor >= 0),
  allow_loss boolean not null default false,
  -- Our name of an input → the supplier's.
  input_names jsonb not null default '{}',
  -- A rejected order goes to the next route instead of back to the reseller.
  continue_on_rejection boolean not null default false,
  paused_by text check (paused_by in ('operator', 'cost', 'vanished')),
  updated_at timestamptz not null default now(),
  primary key (service_id, supplier_id),
  -- Checked when a statement ends: one statement may move several routes.
  constraint routes_place unique (service_id, position) deferrable initially immediate,
  check ((margin_basis_points is null) = (margin_fixed is null)
    and (margin_basis_points is null) = (margin_round_to is null)
    and (margin_basis_points is null) = (margin_floor is null))
);
create index routes_of_supplier_service on routes (supplier_id, supplier_service) where supplier_service is not null;
create trigger routes_stamped before update on routes for each row execute function stamp_change();

-- Orders -----------------------------------------------------------------------------------------
-- Orders and transfers refer to wallets, services, suppliers and ledger accounts. A trigger checks all rows of a statement at
-- once: foreign keys, which check and lock row by row, took a fifth of the database's time for an order. Rows that grow with
-- every order do not refer to each other, so that their tables may be partitioned one by one. Orders are never removed, and
-- reconciliation looks for rows whose order is missing.

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
  -- By default: place_orders draws the ids itself, to name them in the transfers of the same statement.
  id bigint generated by default as identity primary key,
  wallet_id integer not null,
  service_id integer not null,
  source text not null check (source in ('dispatch', 'api', 'dashboard', 'operator', 'import')),
  -- Closed by another panel before it was imported: none of its money is in this ledger.
  settled_elsewhere boolean not null default false,
  test boolean not null,

  -- What was ordered, and its price.
  identifier text check (length(identifier) between 1 and 255),
  inputs jsonb not null default '{}',
  quantity integer not null check (quantity >= 1),
  unit_price bigint not null check (unit_price >= 0),
  price bigint not null,
  currency text not null,
  -- Of a wallet in another currency than the service's: the price in the service's currency, at the rate of that moment
  -- without its margin. Costs and reports are in the service's currency.
  base_currency text,
  base_price bigint check (base_price >= 0),
  exchange_rate numeric(20, 10) check (exchange_rate > 0),
  metadata jsonb,

  -- What identifies a repeated order. `subject` is the duplicate key: the identifier, else the inputs; null: none.
  subject text,
  allow_duplicate boolean not null default false,
  client_reference text check (length(client_reference) between 1 and 255),
  -- Hash of what was ordered: a repeated reference must name the same content.
  content_hash text not null,
  -- Set by an Idempotency-Key (and the row of a bulk call): the same request never makes a second order.
  request_key text,
  -- Set by dispatch calls without a reference; cleared when the deduplication window is over.
  replay_key text,
  -- The request that placed the order, as its answer and the API request log name it.
  request_id text check (length(request_id) between 1 and 100),
  -- Where the outcome is posted, as the request that placed the order asked.
  feedback_url text check (length(feedback_url) between 1 and 2000),

  -- Status and result.
  status text not null default 'PENDING'
    check (status in ('PENDING', 'PROCESSING', 'SUCCESS', 'REJECTED', 'CANCELLED', 'REFUNDED')),
  status_reason text,
  result_text text,
  result_fields jsonb,
  captured bigint,
  refunded bigint not null default 0,
  cancel_requested_at timestamptz,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now(),

  -- Fulfilment.
  supplier_id integer,
  route_position integer,
  -- What the supplier charges for the whole order, in the service's currency; null until one took it.
  cost bigint check (cost >= 0),
  -- When a worker should look at it next; null while staff must act.
  due_at timestamptz,
  leased_until timestamptz,
  -- Why staff must look at it; null: no need.
  attention text check (attention in
    ('manual', 'no_route', 'refused', 'ambiguous', 'loss', 'retries', 'expired', 'out_of_stock', 'diverted')),
  attention_note text,
  -- The supplier whose pause sent the open order to staff; null once the order goes anywhere else.
  diverted_from integer references suppliers (id),
  -- The staff member who works on it.
  taken_by integer references staff (id),
  taken_at timestamptz,

  check (price = unit_price * quantity),
  check (base_currency <> currency),
  check ((base_currency is null) = (base_price is null) and (base_currency is null) = (exchange_rate is null)),
  check ((status in ('SUCCESS', 'REFUNDED')) = (captured is not null)),
  check (captured between 0 and price),
  check (refunded between 0 and coalesce(captured, 0)),
  check (status <> 'REFUNDED' or refunded = captured),
  check (status not in ('REJECTED') or status_reason is not null),
  check ((status in ('PENDING', 'PROCESSING')) = (completed_at is null)),
  check (not settled_elsewhere or (source = 'import' and completed_at is not null))
)
-- By default a table of millions is vacuumed after a fifth of it has changed: after weeks. Index-only counts need it often.
with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
-- Serves the list with and without statuses: one part is read for each status. An index of the wallet alone would not
-- count the orders of a status.
create index orders_of_wallet on orders (wallet_id, status, id);
create index orders_of_wallet_by_change on orders (wallet_id, updated_at);
-- Finds every open order with a duplicate key; only those placed without `allow_duplicate` exclude each other.
create unique index orders_open_duplicate
  on orders (wallet_id, service_id, subject, (case when allow_duplicate then id else 0 end))
  where status in ('PENDING', 'PROCESSING') and subject is not null;
create unique index orders_request_key on orders (wallet_id, request_key) where request_key is not null;
-- A repeated dispatch call answers with the first order also after its result. Orders that ended without a result do not
-- count.
create unique index orders_replay_key on orders (wallet_id, replay_key)
  where replay_key is not null and status in ('PENDING', 'PROCESSING', 'SUCCESS');
-- Searching finds orders by how their identifier, reference or code begins. These operators serve equality too.
create unique index orders_client_reference on orders (wallet_id, client_reference text_pattern_ops)
  where client_reference is not null;
create index orders_of_identifier on orders (wallet_id, identifier text_pattern_ops) where identifier is not null;
-- Codes, not reports: an order that is placed has no entry here.
create index orders_of_code on orders (wallet_id, result_text text_pattern_ops)
  where result_text is not null and length(result_text) <= 100;
create index orders_due on orders (supplier_id, due_at) where due_at is not null;
create index orders_attention on orders (attention, id)
  where completed_at is null and (attention is not null or cancel_requested_at is not null);
-- With the mode, so that live open orders are counted by it alone.
create index orders_open on orders (status, id) include (test) where completed_at is null;
create index orders_of_service on orders (service_id, id);
create index orders_completed on orders (completed_at) where completed_at is not null;
-- Rare: the operator's list finds them without reading all delivered orders.
create index orders_undone on orders (status, id) where status in ('REJECTED', 'CANCELLED', 'REFUNDED');

-- Counts only what exists and what the reseller sees, by one look-up in an index for each row. Imported orders are
-- history: their service may be hidden since.
create function check_order_references() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  known bigint;
  visible bigint;
begin
  select count(*),
         count(*) filter (where o.source = 'import' or (s.visible_to = 'everyone' and g.visible_to = 'everyone')
           or sees_service(s.id, w.reseller_id, (select r.price_group_id from resellers r where r.id = w.reseller_id)))
    into known, visible
    from placed o join wallets w on w.id = o.wallet_id and w.currency = o.currency
    join services s on s.id = o.service_id
    join service_groups g on g.id = s.group_id
    left join suppliers p on p.id = o.supplier_id where o.supplier_id is null or p.id is not null;
  if known <> (select count(*) from placed) then
    raise exception 'the wallet, in this currency, the service or the supplier of an order does not exist' using errcode = '23503';
  end if;
  if visible <> known then
    raise exception 'the reseller does not see the service of an order' using errcode = 'IM006';
  end if;
  return null;
end $$;
create trigger orders_references after insert on orders referencing new table as placed
  for each statement execute function check_order_references();

-- The wallet and the service of an order never change.
create function check_order_supplier() returns trigger language plpgsql as $$
begin
  if not exists (select from suppliers p where p.id = new.supplier_id) then
    raise exception 'the supplier of an order does not exist' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger orders_supplier after update of supplier_id on orders for each row
  when (new.supplier_id <> old.supplier_id or (new.supplier_id is not null and old.supplier_id is null))
  execute function check_order_supplier();

create function guard_order_change() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from order_transitions where from_status = old.status and to_status = new.status) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status using errcode = 'IM002';
  end if;
  return new;
end $$;
create trigger orders_transition before update of status on orders
  for each row when (old.status <> new.status) execute function guard_order_change();
create trigger orders_terms before update on orders for each row
  when ((old.id, old.wallet_id, old.service_id, old.identifier, old.quantity, old.unit_price, old.price, old.currency,
      old.base_currency, old.base_price, old.exchange_rate, old.test, old.created_at)
    is distinct from (new.id, new.wallet_id, new.service_id, new.identifier, new.quantity, new.unit_price, new.price, new.currency,
      new.base_currency, new.base_price, new.exchange_rate, new.test, new.created_at)
    or new.refunded < old.refunded or (old.captured is not null and new.captured is distinct from old.captured))
  execute function refuse_change();
create trigger orders_kept before delete on orders for each row execute function refuse_change();
create trigger orders_not_truncated before truncate on orders for each statement execute function refuse_change();

-- `updated_at` is the database's, so that no writer can forget it: it changes with everything that the reseller can see,
-- and not with leases, due times and review reasons, which change all the time.
create function note_order_update() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger orders_updated before update on orders for each row
  when ((old.status, old.status_reason, old.result_text, old.result_fields, old.captured, old.refunded, old.cancel_requested_at, old.submitted_at, old.completed_at)
    is distinct from (new.status, new.status_reason, new.result_text, new.result_fields, new.captured, new.refunded, new.cancel_requested_at, new.submitted_at, new.completed_at))
  execute function note_order_update();

create table order_history (
  id bigint generated always as identity,
  order_id bigint not null,
  at timestamptz not null default now(),
  -- The event, if it is not a status change: without it a corrected result would look like one more SUCCESS.
  event text not null default 'status_changed'
    check (event in ('status_changed', 'requeued', 'cancel_requested', 'result_corrected', 'partly_refunded')),
  from_status text,
  to_status text not null,
  actor_kind text not null check (actor_kind in ('reseller', 'operator', 'system', 'supplier')),
  -- The token, staff member or supplier.
  actor_id integer,
  reason text,
  -- What was refunded.
  amount bigint check (amount > 0),
  -- The Idempotency-Key of the request that sent the order on: the same request sends it once.
  request_key text check (length(request_key) between 1 and 255),
  -- The supplier that this request named; null: the first route.
  requested_supplier_id integer,
  primary key (order_id, id),
  -- A step that changes no status must say what it is.
  constraint order_history_says_what check ((event = 'status_changed') = (from_status is distinct from to_status))
) with (autovacuum_vacuum_insert_scale_factor = 0.02);
create trigger order_history_kept before update or delete on order_history for each row execute function refuse_change();
create trigger order_history_not_truncated before truncate on order_history
  for each statement execute function refuse_change();

-- Attempts: each order that went to a supplier, journaled before it is sent ----------------------

create table attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  number integer not null check (number >= 1),
  supplier_id integer not null references suppliers (id),
  supplier_service text not null,
  state text not null default 'submitting'
    check (state in ('submitting', 'submitted', 'succeeded', 'refused', 'failed', 'unknown')),
  -- Ours, sent with it.
  reference text not null unique,
  -- The supplier's.
  supplier_reference text check (length(supplier_reference) between 1 and 255),
  -- Of the whole order, in the service's currency.
  cost bigint not null check (cost >= 0),
  refusal text check (refusal in
    ('credit', 'duplicate', 'input', 'auth', 'ip', 'unavailable', 'rate', 'price', 'unsupported', 'unclear')),
  message text,
  raw_answer text,
  -- How many times it was polled, and when it is polled next; null: not automatically.
  asked integer not null default 0,
  -- How many times in a row the supplier has not known the order.
  missed integer not null default 0,
  due_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  -- When sending may have begun; null: no byte was sent. The lease is on the attempt itself.
  sent_at timestamptz,
  submitted_at timestamptz,
  ended_at timestamptz,
  unique (order_id, number),
  check ((state in ('succeeded', 'refused', 'failed')) = (ended_at is not null)),
  check (state <> 'submitted' or supplier_reference is not null),
  check ((state = 'refused') = (refusal is not null)),
  check (due_at is null or state in ('submitted', 'unknown'))
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 5000,
  autovacuum_analyze_scale_factor = 0.01);
-- An order has at most one live attempt, and so one supplier at a time.
create unique index attempts_live on attempts (order_id) include (supplier_id) where state in ('submitting', 'submitted', 'unknown');
-- Suppliers may repeat the numbers of attempts that ended long ago, so only live attempts may not share one. The other
-- index finds out whether a supplier order ID was ever used.
create unique index attempts_live_supplier_reference on attempts (supplier_id, supplier_reference)
  where state in ('submitting', 'submitted', 'unknown') and supplier_reference is not null;
create index attempts_supplier_reference on attempts (supplier_id, supplier_reference)
  where supplier_reference is not null;
create index attempts_due on attempts (supplier_id, due_at) where due_at is not null;
create index attempts_submitting on attempts (id) where state = 'submitting';
create index attempts_unknown on attempts (id) where state = 'unknown';
-- Only the supplier's raw answer may go, after its storage time.
create trigger attempts_ended before update on attempts for each row
  when (old.state in ('succeeded', 'refused', 'failed')
    and (new.raw_answer is not null or to_jsonb(old) - 'raw_answer' is distinct from to_jsonb(new) - 'raw_answer'))
  execute function refuse_change();
create trigger attempts_kept before delete on attempts for each row execute function refuse_change();
create trigger attempts_not_truncated before truncate on attempts for each statement execute function refuse_change();

-- What suppliers said too late: a result for an order or an attempt that had ended before, or the number of an order that they
-- accepted after its attempt was settled. It does not charge or deliver automatically.
create table late_results (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  order_id bigint not null,
  -- Of the acceptance; the number of a result is the attempt's.
  supplier_reference text check (length(supplier_reference) between 1 and 255),
  result_text text,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by integer references staff (id),
  resolution text check (length(resolution) <= 500),
  unique nulls not distinct (attempt_id, supplier_reference),
  check ((supplier_reference is null) <> (result_text is null)),
  check ((resolved_at is null) = (resolution is null))
);
create index late_results_open on late_results (id) where resolved_at is null;

-- Code inventory: each code is delivered once.
create table stock_codes (
  id bigint generated always as identity primary key,
  service_id integer not null references services (id),
  code text not null check (length(code) between 1 and 2000),
  order_id bigint references orders (id),
  position integer,
  -- When the code was added and delivered: evidence for disputes, though no page shows it.
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

-- Money ------------------------------------------------------------------------------------------

create table transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'top_up', 'payment_fee', 'payment_reversal', 'hold', 'capture', 'release', 'refund', 'adjustment', 'promo',
    'supplier_prepaid', 'supplier_cost', 'opening_balance')),
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
  -- What makes the same movement twice. Null: an order's hold, capture or release, which its order and kind identify.
  -- "C": order:98213:refund:… is found by prefix.
  idempotency_key text collate "C",
  created_at timestamptz not null default now(),
  check (from_account_id <> to_account_id),
  check ((wallet_id is null) = (available_after is null) and (wallet_id is null) = (held_after is null)),
  -- With the unique indexes: one hold, one capture and one release for each order, at most; one payment for each attempt.
  check ((kind in ('hold', 'capture', 'release')) = (idempotency_key is null)),
  check (idempotency_key is not null or order_id is not null),
  check (kind <> 'supplier_cost' or idempotency_key ~ '^attempt:[0-9]+:cost$'),
  check (kind <> 'payment_reversal' or idempotency_key ~ '^payment:[0-9]+:reversal:[0-9]+$'),
  check (kind <> 'adjustment' or reason is not null)
)
-- Index-only counts need pages that vacuum has seen.
with (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
create unique index transfers_of_order on transfers (order_id, kind) where idempotency_key is null;
create unique index transfers_idempotency_key on transfers (idempotency_key) where idempotency_key is not null;
-- Both accounts must have the currency and the mode of the transfer.
create function check_transfer_references() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if (select count(*) from moved)
    <> (select count(*) from moved t
          join ledger_accounts a on a.id = t.from_account_id and a.currency = t.currency and a.test = t.test
          join ledger_accounts b on b.id = t.to_account_id and b.currency = t.currency and b.test = t.test) then
    raise exception 'an account of a transfer does not exist with this currency and mode' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger transfers_references after insert on transfers referencing new table as moved
  for each statement execute function check_transfer_references();
-- A reseller's statement shows what touches the available credit; a capture only moves held money away.
create index transfers_statement on transfers (wallet_id, id) where kind <> 'capture';
-- Rare transfers are found by kind: money moved by users and suppliers, not by orders.
create index transfers_of_rare_kinds on transfers (kind, id)
  where kind in (
    'top_up', 'payment_fee', 'payment_reversal', 'refund', 'adjustment', 'promo', 'supplier_prepaid', 'opening_balance');
create index transfers_rare_of_wallet on transfers (wallet_id, kind, id)
  where kind in (
    'top_up', 'payment_fee', 'payment_reversal', 'refund', 'adjustment', 'promo', 'supplier_prepaid', 'opening_balance');
create index transfers_test on transfers (id) where test;
-- Small: it says of each part of the table how large its amounts are.
create index transfers_amount on transfers using brin (amount) with (autosummarize = on);
create trigger transfers_kept before update or delete on transfers for each row execute function refuse_change();
create trigger transfers_not_truncated before truncate on transfers for each statement execute function refuse_change();

-- A wallet falls below its credit limit only in the transaction that takes a payment back. One that is below it may pay the fee of
-- a credit, which brings more than its fee.
create function check_reversal_debt() returns trigger language plpgsql as $$
begin
  if not exists (
    select from transfers t
     where t.wallet_id = new.id and t.created_at = now()
       and t.kind in ('top_up', 'payment_fee', 'payment_reversal', 'refund', 'adjustment', 'promo', 'supplier_prepaid')
    having bool_or(t.kind = 'payment_reversal')
        or sum(case when t.to_account_id = new.available_account_id then t.amount else -t.amount end) > 0)
  then
    raise exception 'wallet % falls below its credit limit without a reversed payment', new.id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger wallets_reversal_debt_grows after insert or update of reversal_debt on wallets
  deferrable initially deferred for each row when (new.reversal_debt > 0) execute function check_reversal_debt();

-- What the transfers up to a number add up to by type of account, so that millions of them need not be added up again.
create table ledger_sums (
  only_row boolean primary key default true check (only_row),
  up_to bigint not null default 0,
  -- [{"kind": "revenue", "currency": "USD", "test": false, "balance": "1500000"}]; micro-units
  sums jsonb not null default '[]'
);
insert into ledger_sums default values;

-- How resellers pay for credit. `manual` is part of the server; every other kind is a gateway's.
create table payment_methods (
  id integer generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,31}$'),
  name text not null check (length(name) between 1 and 100),
  -- Shown to resellers, as are the content of a QR code and a text to copy, such as an address.
  instructions text check (length(instructions) between 1 and 5000),
  qr_text text check (length(qr_text) between 1 and 1000),
  copy_text text check (length(copy_text) between 1 and 500),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  -- [{"from": "100000000", "basisPoints": 200}]; micro-units
  bonus_tiers jsonb not null default '[]',
  -- Null: resellers of every price group, and of none.
  price_group_ids integer[],
  enabled boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger payment_methods_kept before delete on payment_methods for each row execute function refuse_change();
create trigger payment_methods_stamped before update on payment_methods for each row execute function stamp_change();

-- The account at a gateway of a method, one for live and one for test payments.
create table payment_credentials (
  method_id integer not null references payment_methods (id),
  test boolean not null,
  -- What is shown again, such as the gateway's address.
  settings jsonb not null,
  -- The secrets as JSON: AES-256-GCM; the key is outside of the database.
  sealed_secrets text not null,
  updated_at timestamptz not null default now(),
  primary key (method_id, test)
);

-- Requests of resellers for credit, decided once by staff.
create table top_up_requests (
  id bigint generated always as identity primary key,
  wallet_id integer not null references wallets (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  note text check (length(note) between 1 and 500),
  -- Identifies the reseller's payment: a transaction number, a name.
  payment_reference text check (length(payment_reference) between 1 and 100),
  status text not null default 'open' check (status in ('open', 'approved', 'declined', 'withdrawn')),
  -- Shown to the reseller.
  reason text check (length(reason) between 1 and 500),
  approved_amount bigint check (approved_amount > 0),
  -- One transfer for each approval, and no approval without its transfer.
  transfer_id bigint unique references transfers (id),
  decided_by integer references staff (id),
  decided_at timestamptz,
  -- Set by an Idempotency-Key: the same call never makes a second request.
  request_key text,
  -- The manual method that it is paid by, with its fee and bonus when it was made.
  method_id integer references payment_methods (id),
  terms jsonb,
  created_at timestamptz not null default now(),
  check ((method_id is null) = (terms is null)),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'approved') = (approved_amount is not null)),
  check ((status = 'approved') = (transfer_id is not null)),
  check (status <> 'declined' or reason is not null),
  check (status <> 'approved' or approved_amount = amount or reason is not null),
  unique (wallet_id, request_key)
);
create index top_up_requests_of_wallet on top_up_requests (wallet_id, id);
create index top_up_requests_open on top_up_requests (id) where status = 'open';
create trigger top_up_requests_decided before update on top_up_requests for each row
  when (old.status <> 'open') execute function refuse_change();
create trigger top_up_requests_kept before delete on top_up_requests for each row execute function refuse_change();
create trigger top_up_requests_not_truncated before truncate on top_up_requests
  for each statement execute function refuse_change();

-- The image or PDF that a reseller sent as proof of a payment. In the database, so that backups have it, too.
create table top_up_proofs (
  -- Requests are never removed.
  request_id bigint primary key,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  bytes bytea not null check (length(bytes) between 1 and 5242880),
  created_at timestamptz not null default now()
);

-- Payments of resellers through a gateway.
create table payments (
  id bigint generated always as identity primary key,
  wallet_id integer not null references wallets (id),
  -- Of the wallet, and of the credentials that it is made and verified with.
  test boolean not null,
  method_id integer not null references payment_methods (id),
  -- Ours, which the gateway repeats.
  reference text not null unique check (length(reference) between 16 and 64),
  -- The credit that was asked for; the reseller pays it and the fee.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  -- Fee and bonus of the method when the payment was made.
  terms jsonb not null,
  -- The page of the reseller's payments; that of this one has its id behind.
  return_url text not null check (length(return_url) between 1 and 2000),
  status text not null default 'created' check (status in (
    'created', 'seen', 'confirmed', 'review', 'credited', 'declined', 'expired', 'failed', 'cancelled')),
  -- Why staff should look at it.
  review_reason text check (review_reason in ('partial', 'late', 'currency', 'small', 'extra')),
  -- The gateway's, and how to pay there; null until the gateway has made it.
  provider_id text check (length(provider_id) between 1 and 255),
  -- The gateway's name of the money that came, by which it speaks of refunds and disputes.
  provider_charge text check (length(provider_charge) between 1 and 255),
  checkout_url text check (length(checkout_url) between 1 and 2000),
  pay_address text check (length(pay_address) between 1 and 200),
  pay_amount text check (length(pay_amount) between 1 and 40),
  pay_currency text check (length(pay_currency) between 1 and 20),
  expires_at timestamptz,
  -- All that the gateway says it received.
  received bigint check (received > 0),
  received_currency text check (received_currency ~ '^[A-Z]{3}$'),
  -- What was booked as paid, before fee and bonus, by this transfer.
  credited bigint check (credited > 0),
  transfer_id bigint unique references transfers (id),
  credited_at timestamptz,
  -- How much of it refunds and disputes have taken back, in how many steps.
  reversed bigint not null default 0 check (reversed >= 0),
  reversals integer not null default 0 check (reversals >= 0),
  -- Shown to the reseller, and who of the staff decided.
  reason text check (length(reason) between 1 and 500),
  decided_by integer references staff (id),
  -- When a worker asks the gateway again, at the latest; null: never.
  due_at timestamptz default now(),
  checks integer not null default 0,
  last_error text,
  -- Set by an Idempotency-Key: the same call never makes a second payment.
  request_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'credited') = (transfer_id is not null)),
  check ((status = 'credited') = (credited is not null)),
  check ((status = 'credited') = (credited_at is not null)),
  check (status <> 'review' or review_reason is not null),
  check (reversed <= coalesce(credited, 0)),
  check ((received is null) = (received_currency is null)),
  unique (method_id, test, provider_id),
  unique (wallet_id, request_key)
);
create index payments_of_wallet on payments (wallet_id, id);
create index payments_due on payments (due_at) where due_at is not null;
create index payments_to_review on payments (id) where review_reason is not null;
create index payments_of_charge on payments (method_id, provider_charge) where provider_charge is not null;
-- A credit is never undone by a change of the payment.
create trigger payments_credited before update on payments for each row
  when (old.transfer_id is not null and (new.transfer_id is distinct from old.transfer_id
    or new.credited is distinct from old.credited or new.status <> old.status
    or new.wallet_id <> old.wallet_id or new.reversals < old.reversals))
  execute function refuse_change();
create trigger payments_kept before delete on payments for each row execute function refuse_change();
create trigger payments_not_truncated before truncate on payments for each statement execute function refuse_change();

-- What another payment at the gateway brought for one of ours: staff look at each amount once.
create table other_payments (
  payment_id bigint not null references payments (id),
  provider_id text not null check (length(provider_id) between 1 and 255),
  received bigint not null check (received > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (payment_id, provider_id)
);

-- What happened to payments, oldest first.
create table payment_steps (
  payment_id bigint not null references payments (id),
  id bigint generated always as identity,
  at timestamptz not null default now(),
  status text not null,
  -- Who said so: the gateway by an event or when it was asked, the reseller, staff.
  source text not null check (source in ('reseller', 'event', 'check', 'staff', 'system')),
  note text check (length(note) between 1 and 500),
  primary key (payment_id, id)
);
create trigger payment_steps_kept before update or delete on payment_steps for each row execute function refuse_change();

-- Reconciliations, once a day or on request by staff. A worker leases the oldest open one.
create table reconciliations (
  id integer generated always as identity primary key,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  ok boolean,
  -- Null: the daily one.
  requested_by integer references staff (id),
  leased_until timestamptz,
  -- Number of the current claim: a process whose lease has ended must not write after another has claimed the check.
  claim integer not null default 0,
  -- Incremental: the current balances, and what has changed since the checkpoint below.
  scope text not null default 'full' check (scope in ('full', 'incremental')),
  -- The checkpoint that it began at.
  after_transfer bigint,
  changed_from timestamptz,
  -- What each check compared and found, in the order in which they ran; json keeps the order of the columns, too.
  checks json not null default '[]',
  check ((ended_at is null) = (ok is null)),
  check (scope = 'incremental' or num_nonnulls(after_transfer, changed_from) = 0)
);
create index reconciliations_open on reconciliations (id) where ended_at is null;

-- How far reconciliation found no discrepancy: an incremental check begins here. Null after one that found a discrepancy and
-- after an import, whose orders have numbers and times of their own: the next check is a full one.
create table ledger_checkpoint (
  only_row boolean primary key default true check (only_row),
  -- Changes with every write, so that no check stores what an import has overtaken.
  generation integer not null default 0,
  -- No transaction was open that had drawn one of these numbers.
  transfers_to bigint,
  orders_to bigint,
  -- Orders that were changed from this time on are checked again.
  changed_from timestamptz,
  -- When the last full check began.
  full_at timestamptz,
  check (num_nulls(transfers_to, orders_to, changed_from, full_at) in (0, 4))
);
insert into ledger_checkpoint default values;
-- What came into each account less what went out, and how many orders and entries each wallet has, up to the checkpoint.
create table checked_accounts (
  account_id integer primary key,
  balance bigint not null
);
create table checked_wallets (
  wallet_id integer primary key,
  orders bigint not null,
  entries bigint not null
);

-- Moving in from another panel -------------------------------------------------------------------
-- What was read of the other panel waits in these tables until it is imported, in one transaction, or discarded.

create table moving_runs (
  id integer generated always as identity primary key,
  -- The panel: runs with one name belong to one migration, and the later ones change only what differs.
  name text not null check (length(name) between 1 and 100),
  -- What was read, for people: a path, or a database without its password.
  source text not null check (length(source) <= 500),
  open_orders text not null check (open_orders in ('take', 'leave')),
  state text not null default 'reading'
    check (state in ('reading', 'waiting', 'running', 'planned', 'imported', 'failed', 'discarded')),
  -- What a worker does with the rows next.
  task text check (task in ('plan', 'import')),
  -- Steps of the task.
  done integer not null default 0,
  total integer not null default 0,
  report jsonb,
  -- By currency, in micro-units: what the owner was shown and has confirmed that the import brings in.
  confirmed jsonb,
  error text,
  -- Of the worker, or of the process that reads the source; a run that failed without a task was not read as a whole.
  leased_until timestamptz,
  -- Number of the current claim: a worker whose lease has ended must not write after another worker has claimed the run.
  claim integer not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (state not in ('waiting', 'running') or task is not null),
  check ((state = 'failed') = (error is not null))
);
-- One run of a migration at a time is read or worked on.
create unique index moving_runs_current on moving_runs (name) where state in ('reading', 'waiting', 'running', 'planned', 'failed');
create index moving_runs_due on moving_runs (id) where state in ('waiting', 'running');

create table moving_rows (
  run_id integer not null references moving_runs (id) on delete cascade,
  file text not null,
  -- Its place in the file; the same batch can be sent twice.
  number integer not null,
  -- As people find it.
  place text not null,
  -- Its id in the other panel.
  key text not null,
  row_values jsonb not null,
  primary key (run_id, file, number)
) with (autovacuum_enabled = false);

-- Files of a bundle that were uploaded in parts, until they are read.
create table moving_uploads (
  run_id integer not null references moving_runs (id) on delete cascade,
  file text not null check (length(file) between 1 and 100),
  part integer not null check (part >= 0),
  bytes bytea not null,
  primary key (run_id, file, part)
);
-- Packed already, and read in pieces.
alter table moving_uploads alter column bytes set storage external;

-- What keeps a run from being imported (`error`), and what will be different here (`change`).
create table moving_remarks (
  run_id integer not null references moving_runs (id) on delete cascade,
  id bigint generated always as identity,
  severity text not null check (severity in ('error', 'change')),
  -- Where the rows of one reading are read again, their remarks are replaced; null: found by the plan.
  number integer,
  file text not null,
  place text not null,
  field text not null,
  value text not null,
  message text not null,
  primary key (run_id, id)
);

-- Links to set a password, for resellers who came without one that works here. They are due one after the other.
create table moving_password_links (
  user_id text primary key references users (id) on delete cascade,
  requested_at timestamptz not null,
  -- Null: sent, or given up.
  due_at timestamptz,
  leased_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  error text
);
create index moving_password_links_due on moving_password_links (due_at) where due_at is not null;

-- Which row of a panel became what here, and how it looked, so that a later run changes only what differs.
create table moving_origins (
  name text not null,
  file text not null,
  key text not null,
  hash text not null,
  -- The id here; null where the row has none of its own.
  target_id bigint,
  primary key (name, file, key)
);

-- Imported orders keep their numbers and times, so that up to their last number neither grows with the other. Above it, the
-- orders of a time are found by their numbers.
create table imported_orders (
  only_row boolean primary key default true check (only_row),
  last_id bigint not null default 0,
  -- No order up to that number was placed later; null: nothing was imported.
  latest timestamptz,
  check ((last_id = 0) = (latest is null))
);
insert into imported_orders default values;

-- What balances did in the other panel before a reseller moved in: for people to read, and in no sum of the ledger.
create table earlier_transactions (
  id bigint generated always as identity primary key,
  wallet_id integer not null references wallets (id),
  panel text not null,
  -- The panel's own.
  number bigint not null,
  at timestamptz not null,
  amount bigint not null,
  balance_after bigint,
  description text not null,
  unique (panel, number)
);
create index earlier_transactions_of_wallet on earlier_transactions (wallet_id, at, id);

-- Events -----------------------------------------------------------------------------------------
-- Written by triggers, in the transaction of their cause, so that no writer can forget one and none is lost. Only wallets with
-- `records_events` have them: where no receiver wants an event, a batch of orders costs one look at an empty index.
-- A row says what happened to what; its resource is read when it is shown or sent.

create table events (
  id bigint generated always as identity primary key,
  wallet_id integer not null references wallets (id),
  type text not null check (type in (
    'order.created', 'order.processing', 'order.succeeded', 'order.rejected', 'order.cancelled', 'order.refunded',
    'order.result_updated', 'wallet.topped_up', 'wallet.low_balance', 'top_up_request.approved', 'top_up_request.declined',
    'service.price_changed', 'service.paused', 'service.resumed', 'api_key.created', 'api_key.revoked', 'webhook.disabled',
    'ping')),
  -- The order, transfer, wallet, top-up request, service, key or webhook.
  subject_id bigint not null,
  created_at timestamptz not null default now()
);
create index events_of_wallet on events (wallet_id, created_at, id);
create index events_of_subject on events (wallet_id, subject_id, created_at, id);
create trigger events_kept before update on events for each row execute function refuse_change();

-- Who is told of the events of a wallet, and how. The channel `webhook` is an endpoint of the reseller; `feedback` posts the
-- outcome of an order to the address that the order was placed with.
create table event_receivers (
  -- By default: a secret is sealed with the id of its receiver, which is drawn first.
  id integer generated by default as identity primary key,
  wallet_id integer not null references wallets (id),
  channel text not null check (channel in ('webhook', 'feedback')),
  -- Null: all types.
  event_types text[],
  url text check (length(url) between 1 and 2000),
  description text not null default '' check (length(description) <= 200),
  -- AES-256-GCM; the key is outside of the database. After a rotation both secrets sign for a while.
  sealed_secret text,
  previous_secret text,
  previous_secret_until timestamptz,
  disabled_at timestamptz,
  disabled_by text check (disabled_by in ('reseller', 'gone', 'failures')),
  -- Of the first failure since the last success.
  failing_since timestamptz,
  delivered_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((channel = 'webhook') = (url is not null and sealed_secret is not null)),
  check ((disabled_at is null) = (disabled_by is null)),
  check ((previous_secret is null) = (previous_secret_until is null)),
  check (removed_at is null or disabled_at is not null)
);
create index event_receivers_of_wallet on event_receivers (wallet_id) where removed_at is null;
create unique index event_receivers_feedback on event_receivers (wallet_id) where channel = 'feedback';

-- An event on its way to a receiver.
create table deliveries (
  id bigint generated always as identity primary key,
  receiver_id integer not null references event_receivers (id),
  event_id bigint not null,
  -- Of the event: two events of one order are not sent at the same time.
  subject_id bigint not null,
  -- `waiting` for its next attempt; `sending` while a worker has the lease.
  state text not null default 'ready' check (state in ('ready', 'waiting', 'sending', 'delivered', 'failed')),
  -- Since it was first sent, or sent again on request.
  attempts integer not null default 0,
  due_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'waiting') = (due_at is not null)),
  check ((state = 'sending') = (leased_until is not null)),
  check ((state in ('delivered', 'failed')) = (ended_at is not null)),
  unique (event_id, receiver_id)
);
create index deliveries_ready on deliveries (receiver_id, id) where state = 'ready';
create index deliveries_waiting on deliveries (due_at) where state = 'waiting';
create index deliveries_sending on deliveries (receiver_id, subject_id) where state = 'sending';
create index deliveries_leased on deliveries (leased_until) where state = 'sending';
create index deliveries_failed on deliveries (receiver_id, ended_at) where state = 'failed';
create index deliveries_of_receiver on deliveries (receiver_id, id);

create table delivery_attempts (
  delivery_id bigint not null,
  at timestamptz not null,
  -- One and the same delivery may be attempted twice at one time, after a lease has ended.
  id bigint generated always as identity,
  duration_ms integer not null,
  -- HTTP status of the answer; null: there was none, and `error` says why.
  status integer,
  -- The beginning of the answer.
  answer text,
  error text,
  primary key (delivery_id, id)
);

-- Records an event of a wallet with its deliveries. `only_for`: the one receiver that gets it; null: all that want it.
create function record_event(of_wallet integer, event_type text, subject bigint, only_for integer default null)
returns bigint language plpgsql as $$
declare
  event bigint;
begin
  insert into events (wallet_id, type, subject_id)
  select w.id, event_type, subject from wallets w where w.id = of_wallet and w.records_events
  returning id into event;
  insert into deliveries (receiver_id, event_id, subject_id)
  select r.id, event, subject from event_receivers r
   where event is not null and r.wallet_id = of_wallet and r.channel = 'webhook' and r.removed_at is null
     and (r.id = only_for or (only_for is null and r.disabled_at is null
       and (r.event_types is null or event_type = any(r.event_types))));
  return event;
end $$;

-- The look-ups are subqueries with a limit, since each then is one index probe for each row, regardless of what the planner believes
-- of the tables.
create function record_order_events() returns trigger language plpgsql as $$
begin
  if not exists (select from wallets w where w.records_events) then return null; end if;
  with steps as materialized (
    select h.id, h.order_id, o.wallet_id, o.feedback_url,
           case h.event
             when 'result_corrected' then 'order.result_updated'
             when 'partly_refunded' then 'order.refunded'
             when 'status_changed' then case h.to_status
               when 'PENDING' then case when h.from_status is null then 'order.created' end
               when 'PROCESSING' then 'order.processing'
               when 'SUCCESS' then 'order.succeeded'
               when 'REJECTED' then 'order.rejected'
               when 'CANCELLED' then 'order.cancelled'
               when 'REFUNDED' then 'order.refunded' end end as type
      from new_steps h
      cross join lateral (
        select o.wallet_id, o.feedback_url from orders o where o.id = h.order_id and not o.settled_elsewhere limit 1) o
      cross join lateral (
        select w.id from wallets w where w.id = o.wallet_id and w.records_events limit 1) w
  ), recorded as (
    insert into events (wallet_id, type, subject_id)
    select s.wallet_id, s.type, s.order_id from steps s where s.type is not null order by s.id
    returning id, wallet_id, type, subject_id
  )
  insert into deliveries (receiver_id, event_id, subject_id)
  select r.id, e.id, e.subject_id
    from recorded e
    cross join lateral (
      select r.id, r.channel from event_receivers r
       where r.wallet_id = e.wallet_id and r.removed_at is null and r.disabled_at is null
         and (r.event_types is null or e.type = any(r.event_types)) offset 0) r
   where r.channel = 'webhook'
      or exists (select from steps s where s.order_id = e.subject_id and s.feedback_url is not null);
  return null;
end $$;
create trigger order_history_events after insert on order_history referencing new table as new_steps
  for each statement execute function record_order_events();

create function record_top_up() returns trigger language plpgsql as $$
begin
  perform record_event(new.wallet_id, 'wallet.topped_up', new.id);
  return null;
end $$;
create trigger transfers_events after insert on transfers for each row
  when (new.kind = 'top_up') execute function record_top_up();

-- Once for each fall below the reseller's threshold.
create function record_low_balance() returns trigger language plpgsql as $$
begin
  if exists (select from resellers r where r.id = new.reseller_id and old.available >= r.low_balance_threshold
               and new.available < r.low_balance_threshold) then
    perform record_event(new.id, 'wallet.low_balance', new.id);
  end if;
  return null;
end $$;
create trigger wallets_events after update of available on wallets for each row
  when (new.records_events and new.available < old.available) execute function record_low_balance();

create function record_top_up_decision() returns trigger language plpgsql as $$
begin
  perform record_event(new.wallet_id, 'top_up_request.' || new.status, new.id);
  return null;
end $$;
create trigger top_up_requests_events after update of status on top_up_requests for each row
  when (new.status in ('approved', 'declined') and old.status = 'open') execute function record_top_up_decision();

create function record_key_event() returns trigger language plpgsql as $$
begin
  perform record_event(w.id, case tg_op when 'INSERT' then 'api_key.created' else 'api_key.revoked' end, new.id)
     from wallets w where w.reseller_id = new.reseller_id and w.test = new.test;
  return null;
end $$;
create trigger tokens_created after insert on tokens for each row
  when (new.kind = 'api_key') execute function record_key_event();
create trigger tokens_revoked after update of revoked_at on tokens for each row
  when (new.kind = 'api_key' and old.revoked_at is null and new.revoked_at is not null) execute function record_key_event();

-- What wallets that record events were told last of the services that they order, so that a change becomes an event only where
-- the wallet's own price changes. Only orders that are recent count (`ordered_at`, renewed once a day): a change of a whole
-- catalogue writes no more rows than resellers have use for.
create table ordered_services (
  service_id integer not null references services (id),
  wallet_id integer not null references wallets (id),
  ordered_at timestamptz not null default now(),
  price numeric not null,
  status text not null check (status in ('active', 'paused')),
  primary key (service_id, wallet_id)
);

-- An order never waits for a change of prices: a row that is being changed is renewed by a later order.
create function note_ordered_services() returns trigger language plpgsql as $$
begin
  if not exists (select from wallets w where w.records_events) then return null; end if;
  with placed as materialized (
    select distinct o.service_id, o.wallet_id
      from new_steps h
      cross join lateral (
        select o.service_id, o.wallet_id from orders o where o.id = h.order_id and o.source <> 'import' limit 1) o
      cross join lateral (
        select w.id from wallets w where w.id = o.wallet_id and w.records_events limit 1) w
     where h.event = 'status_changed' and h.from_status is null
  ), renewed as (
    update ordered_services v set ordered_at = now()
      from (select v.service_id, v.wallet_id
              from placed p join ordered_services v on v.service_id = p.service_id and v.wallet_id = p.wallet_id
             where v.ordered_at < now() - interval '1 day'
             for no key update of v skip locked) late
     where v.service_id = late.service_id and v.wallet_id = late.wallet_id
  )
  insert into ordered_services (service_id, wallet_id, price, status)
  select p.service_id, p.wallet_id, now.price, now.status
    from placed p
    cross join lateral wallet_price(p.wallet_id, p.service_id) now
   where not exists (select from ordered_services v where v.service_id = p.service_id and v.wallet_id = p.wallet_id)
   order by p.service_id, p.wallet_id
  on conflict do nothing;
  return null;
end $$;
create trigger order_history_services after insert on order_history referencing new table as new_steps
  for each statement execute function note_ordered_services();

-- What a wallet has ordered before its events are recorded.
create function note_earlier_services() returns trigger language plpgsql as $$
begin
  insert into ordered_services (service_id, wallet_id, ordered_at, price, status)
  select o.service_id, new.id, o.ordered_at, now.price, now.status
    from (select l.service_id, max(l.created_at) as ordered_at
            from (select service_id, created_at, source from orders where wallet_id = new.id
                   order by updated_at desc limit 10000) l
           where l.source <> 'import' group by l.service_id) o
    cross join lateral wallet_price(new.id, o.service_id) now
   order by o.service_id
  on conflict do nothing;
  return null;
end $$;
create trigger wallets_recording_services after update of records_events on wallets for each row
  when (new.records_events and not old.records_events) execute function note_earlier_services();

create function record_service_changes() returns trigger language plpgsql as $$
begin
  if not exists (select from ordered_services) then return null; end if;
  perform record_service_events(array(
    select n.id from new_services n join old_services o on o.id = n.id
     where (n.base_price, n.currency, n.status) is distinct from (o.base_price, o.currency, o.status)));
  return null;
end $$;
create trigger services_events after update on services referencing old table as old_services new table as new_services
  for each statement execute function record_service_changes();

create function record_set_prices() returns trigger language plpgsql as $$
begin
  if not exists (select from ordered_services) then return null; end if;
  perform record_service_events(array(select distinct p.service_id from set_prices p));
  return null;
end $$;
create trigger group_prices_set after insert on group_prices referencing new table as set_prices
  for each statement execute function record_set_prices();
create trigger group_prices_set_again after update on group_prices referencing new table as set_prices
  for each statement execute function record_set_prices();
create trigger group_prices_unset after delete on group_prices referencing old table as set_prices
  for each statement execute function record_set_prices();
create trigger personal_prices_set after insert on personal_prices referencing new table as set_prices
  for each statement execute function record_set_prices();
create trigger personal_prices_set_again after update on personal_prices referencing new table as set_prices
  for each statement execute function record_set_prices();
create trigger personal_prices_unset after delete on personal_prices referencing old table as set_prices
  for each statement execute function record_set_prices();

-- A margin, a rate, or the price group of a reseller may change the price of everything that is ordered.
create function record_price_rules() returns trigger language plpgsql as $$
declare
  concerned integer[];
begin
  if tg_table_name = 'price_groups' then
    concerned := array(select w.id from wallets w join resellers r on r.id = w.reseller_id
                        where w.records_events and r.price_group_id = new.id);
  elsif tg_table_name = 'resellers' then
    concerned := array(select w.id from wallets w where w.records_events and w.reseller_id = new.id);
  else
    concerned := array(select w.id from wallets w where w.records_events and w.currency = new.currency);
  end if;
  if cardinality(concerned) > 0 then perform record_service_events(null, concerned); end if;
  return null;
end $$;
create trigger price_groups_events after update of margin_basis_points on price_groups for each row
  when (old.margin_basis_points is distinct from new.margin_basis_points) execute function record_price_rules();
create trigger exchange_rates_events after update on exchange_rates for each row
  when ((old.rate, old.margin_basis_points, old.round_to, old.expired)
    is distinct from (new.rate, new.margin_basis_points, new.round_to, new.expired))
  execute function record_price_rules();
create trigger resellers_events after update of price_group_id on resellers for each row
  when (old.price_group_id is distinct from new.price_group_id) execute function record_price_rules();

-- Notifications to people ------------------------------------------------------------------------
-- What concerns a person becomes a row in `notifications`, written in the transaction of its cause or by a worker that looks for it. A
-- worker sends what is due, and gathers what happened meanwhile. Orders write nothing here: a worker looks once a minute at what
-- has ended.

create table notification_topics (
  topic text primary key check (topic in (
    'order_finished', 'order_digest', 'order_rejected', 'low_balance', 'top_up_credited', 'top_up_declined', 'key_created',
    'webhook_disabled', 'new_sign_in', 'supplier_paused', 'supplier_low_balance',
    'orders_waiting', 'unconfirmed_attempts', 'late_results', 'ledger_discrepancy', 'sign_up', 'top_up_request', 'inventory_low', 'server_trouble',
    'news', 'price_changes', 'payments_review')),
  -- Whether resellers can get it; and the roles of the staff who can.
  for_resellers boolean not null,
  roles text[] not null,
  is_default boolean not null,
  -- Between two messages of the topic to one recipient.
  gap_minutes integer not null default 10
);
insert into notification_topics (topic, for_resellers, roles, is_default, gap_minutes) values
  ('order_finished', true, '{}', false, 10),
  ('order_digest', true, '{}', false, 60),
  ('order_rejected', true, '{}', true, 10),
  ('low_balance', true, '{}', true, 10),
  ('top_up_credited', true, '{}', true, 10),
  ('top_up_declined', true, '{}', true, 10),
  ('key_created', true, '{}', true, 10),
  ('webhook_disabled', true, '{}', true, 10),
  ('new_sign_in', true, '{owner,manager,agent,read-only}', true, 10),
  ('price_changes', true, '{}', true, 10),
  ('news', true, '{}', true, 0),
  ('supplier_paused', false, '{owner,manager}', true, 10),
  ('supplier_low_balance', false, '{owner,manager}', true, 10),
  ('orders_waiting', false, '{owner,manager,agent}', true, 10),
  ('unconfirmed_attempts', false, '{owner,manager}', true, 10),
  ('late_results', false, '{owner,manager}', true, 10),
  ('ledger_discrepancy', false, '{owner,manager}', true, 10),
  ('sign_up', false, '{owner,manager}', true, 10),
  ('top_up_request', false, '{owner,manager}', true, 10),
  ('payments_review', false, '{owner,manager}', true, 10),
  ('inventory_low', false, '{owner,manager}', true, 10),
  ('server_trouble', false, '{owner,manager}', true, 10);

-- Each reseller and each member of staff.
create table recipients (
  id integer generated always as identity primary key,
  reseller_id integer unique references resellers (id),
  staff_id integer unique references staff (id),
  -- Whether the live balance was below the threshold when it was last looked at: a new account has not fallen below it.
  is_low boolean not null default true,
  -- The first browser of an account is no news to its owner.
  has_signed_in boolean not null default false,
  -- When the prices of what the reseller orders were last compared for the weekly digest.
  prices_seen_at timestamptz not null default now(),
  check ((reseller_id is null) <> (staff_id is null))
);
create function add_recipient() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'staff' then insert into recipients (staff_id) values (new.id);
  else insert into recipients (reseller_id) values (new.id);
  end if;
  return null;
end $$;
create trigger staff_recipients after insert on staff for each row execute function add_recipient();
create trigger resellers_recipients after insert on resellers for each row execute function add_recipient();

-- What differs from the default of the topic.
create table notification_preferences (
  recipient_id integer not null references recipients (id),
  topic text not null references notification_topics (topic),
  channel text not null check (channel in ('email', 'telegram')),
  enabled boolean not null,
  primary key (recipient_id, topic, channel)
);

create table telegram_links (
  recipient_id integer primary key references recipients (id),
  chat_id bigint not null,
  -- As the chat is called in Telegram.
  chat_name text not null check (length(chat_name) between 1 and 200),
  linked_at timestamptz not null default now()
);
create index telegram_links_of_chat on telegram_links (chat_id);

-- The bot that the operator made. Its token is AES-256-GCM; the key is outside of the database.
create table telegram_bot (
  only_row boolean primary key default true check (only_row),
  sealed_token text,
  -- As Telegram answers to the token: the name of the bot, or why there is none. Both null: not yet asked.
  bot_name text check (length(bot_name) between 1 and 100),
  error text check (length(error) between 1 and 500),
  -- Of the updates of the bot: the first that was not yet read, by the one worker that has the lease.
  next_update bigint not null default 0,
  leased_until timestamptz
);
insert into telegram_bot default values;

-- What a recipient sends to the bot to link a chat, once.
create table telegram_codes (
  -- SHA-256 of the code.
  hash bytea primary key check (length(hash) = 32),
  recipient_id integer not null unique references recipients (id),
  expires_at timestamptz not null
);

-- The messages of one topic to one recipient by one channel: when the next one is due, and when the last one left.
create table notification_lines (
  recipient_id integer not null references recipients (id),
  topic text not null references notification_topics (topic),
  channel text not null check (channel in ('email', 'telegram')),
  -- Null: nothing waits.
  due_at timestamptz,
  leased_until timestamptz,
  -- Since the last message left.
  attempts integer not null default 0,
  sent_at timestamptz,
  primary key (recipient_id, topic, channel),
  check (leased_until is null or due_at is not null)
);
create index notification_lines_due on notification_lines (due_at) where due_at is not null;

-- What waits for the next message of its line. Removed when that has left.
create table notifications (
  id bigint generated always as identity primary key,
  recipient_id integer not null,
  topic text not null,
  channel text not null,
  -- How many things of the topic happened, and the facts of the first ones.
  things integer not null check (things >= 1),
  samples jsonb not null,
  created_at timestamptz not null default now(),
  foreign key (recipient_id, topic, channel) references notification_lines (recipient_id, topic, channel)
);
create index notifications_of_line on notifications (recipient_id, topic, channel, id);

-- What holds at present and is told once: an order that waits for staff, a supplier that is paused.
create table notification_conditions (
  topic text not null references notification_topics (topic),
  key text not null,
  since timestamptz not null,
  told_at timestamptz,
  primary key (topic, key)
);

-- Up to when a worker has looked at what it looks at regularly.
create table notification_watches (
  name text primary key check (name in ('orders', 'conditions', 'prices')),
  watched_to timestamptz not null
);
insert into notification_watches (name, watched_to) values ('orders', now()), ('conditions', now()), ('prices', now());

-- What the last weekly digest knew of the prices of the services that a wallet orders. Not `ordered_services`: only wallets that record
-- events have rows there, and each event changes them.
create table digest_prices (
  wallet_id integer not null references wallets (id),
  service_id integer not null references services (id),
  price numeric not null,
  primary key (wallet_id, service_id)
);

-- Who gets which topic by which channel: recipients who can get it, have the channel and have not turned it off.
create view notification_subscriptions as
  select p.id as recipient_id, p.reseller_id, t.topic, c.channel
    from recipients p
    cross join notification_topics t
    cross join (values ('email'), ('telegram')) c (channel)
    left join notification_preferences f on f.recipient_id = p.id and f.topic = t.topic and f.channel = c.channel
    left join staff s on s.id = p.staff_id
    left join resellers r on r.id = p.reseller_id
   where coalesce(f.enabled, t.is_default)
     and case when s.id is null then t.for_resellers and r.status = 'active'
              else s.removed_at is null and s.role = any(t.roles) end
     and (c.channel = 'email' or exists (select from telegram_links l where l.recipient_id = p.id));

-- Tells these recipients by the channels that they have on for the topic. The lines are locked in order of their recipients.
create function notify_recipients(of_recipients integer[], about text, count_of integer, facts jsonb)
returns void language sql as $$
  with lines as (
    insert into notification_lines as l (recipient_id, topic, channel, due_at)
    select u.recipient_id, u.topic, u.channel, now() from notification_subscriptions u
     where u.recipient_id = any(of_recipients) and u.topic = about
     order by u.recipient_id, u.channel
    on conflict (recipient_id, topic, channel) do update
      set due_at = coalesce(l.due_at, greatest(now(), l.sent_at + make_interval(mins =>
        (select t.gap_minutes from notification_topics t where t.topic = about))))
    returning l.recipient_id, l.topic, l.channel
  )
  insert into notifications (recipient_id, topic, channel, things, samples)
  select l.recipient_id, l.topic, l.channel, count_of, facts from lines l;
$$;

create function notify_reseller(of_reseller integer, about text, fact jsonb) returns void language sql as $$
  select notify_recipients(array(select p.id from recipients p where p.reseller_id = of_reseller), about, 1, jsonb_build_array(fact));
$$;

create function notify_staff(about text, count_of integer, facts jsonb) returns void language sql as $$
  select notify_recipients(array(select p.id from recipients p where p.staff_id is not null), about, count_of, facts);
$$;

create function notify_of_sign_up() returns trigger language plpgsql as $$
begin
  -- Only accounts that strangers made for themselves have an address that is not confirmed.
  if exists (select from users u where u.id = new.user_id and u.email_confirmed_at is null) then
    perform notify_staff('sign_up', 1, jsonb_build_array(
      jsonb_build_object('id', new.id, 'name', new.name, 'email', new.email, 'pending', new.status = 'pending')));
  end if;
  return null;
end $$;
create trigger resellers_signed_up after insert on resellers for each row
  when (new.user_id is not null) execute function notify_of_sign_up();

create function notify_of_top_up() returns trigger language plpgsql as $$
begin
  perform notify_reseller(w.reseller_id, 'top_up_credited', jsonb_build_object(
    'amount', new.amount::text, 'currency', new.currency, 'balance', new.available_after::text))
     from wallets w where w.id = new.wallet_id;
  return null;
end $$;
create trigger transfers_notify after insert on transfers for each row
  when (new.kind = 'top_up' and not new.test) execute function notify_of_top_up();

create function notify_of_top_up_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform notify_staff('top_up_request', 1, jsonb_build_array(jsonb_build_object(
      'amount', new.amount::text, 'currency', new.currency, 'reseller', r.name)))
       from wallets w join resellers r on r.id = w.reseller_id where w.id = new.wallet_id and not w.test;
  else
    perform notify_reseller(w.reseller_id, 'top_up_declined', jsonb_build_object(
      'amount', new.amount::text, 'currency', new.currency, 'reason', new.reason))
       from wallets w where w.id = new.wallet_id and not w.test;
  end if;
  return null;
end $$;
create trigger top_up_requests_made after insert on top_up_requests for each row
  when (new.status = 'open') execute function notify_of_top_up_request();
create trigger top_up_requests_declined after update of status on top_up_requests for each row
  when (new.status = 'declined' and old.status = 'open') execute function notify_of_top_up_request();

create function notify_of_reversal() returns trigger language plpgsql as $$
begin
  perform notify_staff('payments_review', 1, jsonb_build_array(jsonb_build_object(
    'reseller', r.name, 'amount', (new.reversed - old.reversed)::text, 'currency', new.currency, 'reason', 'reversed')))
     from wallets w join resellers r on r.id = w.reseller_id where w.id = new.wallet_id;
  return null;
end $$;
create trigger payments_reversed after update of reversed on payments for each row
  when (new.reversed > old.reversed and not new.test) execute function notify_of_reversal();

create function notify_of_key() returns trigger language plpgsql as $$
begin
  perform notify_reseller(new.reseller_id, 'key_created', jsonb_build_object(
    'label', new.label, 'prefix', new.prefix, 'lastFour', new.last_four, 'test', new.test));
  return null;
end $$;
-- An imported key is the one that the reseller has.
create trigger tokens_notify after insert on tokens for each row
  when (new.kind = 'api_key' and not new.imported) execute function notify_of_key();

create function notify_of_disabled_webhook() returns trigger language plpgsql as $$
begin
  perform notify_reseller(w.reseller_id, 'webhook_disabled', jsonb_build_object('url', new.url, 'by', new.disabled_by))
     from wallets w where w.id = new.wallet_id;
  return null;
end $$;
create trigger event_receivers_disabled after update of disabled_at on event_receivers for each row
  when (new.channel = 'webhook' and old.disabled_at is null and new.disabled_by in ('gone', 'failures'))
  execute function notify_of_disabled_webhook();

-- News: what the operator writes to all resellers or to those of one price group. The dashboard shows it until it ends or the user
-- dismisses it.
create table news (
  id bigint generated always as identity primary key,
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) between 1 and 3000),
  audience text not null check (audience in ('all', 'price_group')),
  -- Null for news of a price group that has been removed: no reseller sees it.
  price_group_id integer references price_groups (id) on delete set null,
  price_group_name text check (length(price_group_name) between 1 and 100),
  -- When it disappears; null: each user dismisses it.
  ends_at timestamptz,
  -- Who published it; null: the command line.
  staff_id integer references staff (id),
  -- Set by an Idempotency-Key: the same call never publishes twice.
  request_key text unique,
  created_at timestamptz not null default now(),
  check ((audience = 'price_group') = (price_group_name is not null))
);

create table news_dismissals (
  news_id bigint not null references news (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (news_id, user_id)
);

-- Who gets a piece of news by which channel: one row, so that it is sent once, whichever workers die. `sending` is written before the
-- message leaves. A row that stays so belongs to a worker that died, and becomes `unconfirmed`: it is not sent again.
create table news_deliveries (
  news_id bigint not null references news (id) on delete cascade,
  recipient_id integer not null references recipients (id),
  channel text not null check (channel in ('email', 'telegram')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'skipped')),
  attempts integer not null default 0,
  -- Null: nothing is left to do.
  due_at timestamptz,
  leased_until timestamptz,
  primary key (news_id, recipient_id, channel),
  check ((due_at is null) = (state in ('sent', 'failed', 'unconfirmed', 'skipped')))
);
create index news_deliveries_due on news_deliveries (due_at) where due_at is not null;
