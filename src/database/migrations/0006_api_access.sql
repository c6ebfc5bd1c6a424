-- API keys that were regenerated or rotated ----------------------------------------------------------------

alter table tokens add column replaced_by integer references tokens (id);

-- The resellers' own calls -------------------------------------------------------------------------------

create table calls (
  -- Of the reseller and its mode.
  wallet_id integer not null,
  at timestamptz not null,
  id bigint generated always as identity,
  interface text not null check (interface in ('dispatch', 'rest')),
  -- A dispatch action, or a method and route.
  action text not null,
  token_id integer,
  -- HTTP status of the answer; dispatch answers 200 to most refusals.
  status smallint not null,
  error_code text,
  duration_ms real not null,
  ip text not null,
  request_id text not null,
  -- Holds the time, so that the table may be partitioned by it. An index of the time alone would cost each call a
  -- third more, to spare the hourly sweep a scan.
  primary key (wallet_id, at, id)
);
