-- When the sending of an attempt may have begun; null: not a byte of it has left. Its lease is on the attempt itself.
alter table attempts add column sent_at timestamptz;

-- Suppliers that number anew give the numbers of attempts that ended long ago once more: only live attempts may not
-- share one. The other index finds out whether a number was ever given to us.
drop index attempts_supplier_reference;
create unique index attempts_live_supplier_reference on attempts (supplier_id, supplier_reference)
  where state in ('submitting', 'submitted', 'unknown') and supplier_reference is not null;
create index attempts_supplier_reference on attempts (supplier_id, supplier_reference)
  where supplier_reference is not null;
