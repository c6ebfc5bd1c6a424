-- Which claim of a job its worker holds: one whose lease ended must not write into what another has taken over.
alter table supplier_jobs add column claim integer not null default 0;
