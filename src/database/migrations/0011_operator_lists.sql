-- Which claim of a job its worker holds: one whose lease ended must not write into what another has taken over.
alter table supplier_jobs add column claim integer not null default 0;

-- What ended otherwise than it should is rare: the operator's list finds it without walking through all that was delivered.
create index orders_undone on orders (status, id) where status in ('REJECTED', 'CANCELLED', 'REFUNDED');
