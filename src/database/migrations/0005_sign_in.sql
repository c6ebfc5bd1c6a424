-- Second factor: Better Auth's columns and table, under our names ---------------------------------

alter table auth_users add column "twoFactorEnabled" boolean not null default false;
create table auth_two_factors (
  id text primary key,
  -- Both encrypted.
  secret text not null,
  "backupCodes" text not null,
  "userId" text not null unique references auth_users (id) on delete cascade,
  verified boolean not null default true,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);
create index auth_sessions_expiry on auth_sessions ("expiresAt");
create index auth_verifications_expiry on auth_verifications ("expiresAt");

-- What the operator changes while the server runs --------------------------------------------------

create table server_settings (
  only_row boolean primary key default true check (only_row),
  -- What the pages and mails call this server.
  name text not null default 'Imeister' check (length(name) between 1 and 100),
  sign_up text not null default 'approval' check (sign_up in ('open', 'approval', 'closed')),
  -- Of the link that makes the first member of staff; null when it was used.
  first_operator_hash bytea check (length(first_operator_hash) = 32),
  updated_at timestamptz not null default now()
);
insert into server_settings default values;
