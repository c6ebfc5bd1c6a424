-- Since when this database is there: a restore that went wrong must not pass for an empty shop.
alter table installation add column created_at timestamptz not null default now();
