-- Users: everybody who signs in, of the operator's staff or for a reseller ---------------------------

create table users (
  id text primary key,
  -- In lower case.
  email text not null unique check (email = lower(email)),
  name text not null,
  -- PHC string; null: no password is set, and nobody signs in with one.
  password_hash text,
  -- Null: whoever signed up gave the address, and nothing has shown that it is theirs.
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
insert into users (id, email, name, email_confirmed_at) select id, lower(email), name, now() from auth_users;

alter table resellers drop constraint resellers_auth_user_id_fkey;
alter table resellers rename column auth_user_id to user_id;
alter table resellers add foreign key (user_id) references users (id);
alter table staff drop constraint staff_auth_user_id_fkey;
alter table staff rename column auth_user_id to user_id;
alter table staff add foreign key (user_id) references users (id);
drop table auth_users, auth_sessions, auth_credentials, auth_verifications, auth_two_factors;

create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_an_owner'));
  if not exists (select from staff where role = 'owner' and user_id is not null and removed_at is null) then
    raise exception 'there is always an owner who can sign in' using errcode = 'IM004';
  end if;
  return null;
end $$;

-- Sessions, found by the hash of their token ----------------------------------------------------------

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

-- Two-factor authentication ---------------------------------------------------------------------------

create table two_factor (
  user_id text primary key references users (id) on delete cascade,
  -- Of the authenticator app, sealed with AUTH_SECRET.
  secret text not null,
  -- Null: prepared, and asked for by no sign-in yet.
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

-- One-time links: a new password, an invitation, the first operator -----------------------------------

create table one_time_links (
  -- SHA-256 of the link's token.
  hash bytea primary key check (length(hash) = 32),
  purpose text not null check (purpose in ('password_reset', 'invitation', 'first_operator')),
  -- Null with password_reset: the email address was unknown, and the link works for nobody.
  user_id text references users (id) on delete cascade,
  staff_id integer references staff (id),
  created_at timestamptz not null,
  -- Null: until it is used or replaced.
  expires_at timestamptz,
  check (user_id is null or purpose = 'password_reset'),
  check ((staff_id is not null) = (purpose = 'invitation'))
);
create unique index one_time_links_of_staff on one_time_links (staff_id) where purpose = 'invitation';
create unique index one_time_links_first_operator on one_time_links (purpose) where purpose = 'first_operator';
create index one_time_links_of_user on one_time_links (user_id, created_at) where purpose = 'password_reset';
create index one_time_links_expiry on one_time_links (expires_at) where purpose = 'password_reset';

alter table staff drop column invitation_hash, drop column invitation_expires_at;
alter table server_settings drop column first_operator_hash;
