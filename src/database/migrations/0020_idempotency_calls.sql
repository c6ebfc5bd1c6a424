-- Which call has the key: one that could not write while the database was away tries again later, and by then the key may
-- be another call's.
alter table idempotency_keys add column call_id text not null;
