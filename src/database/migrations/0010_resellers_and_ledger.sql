-- Why a reseller is suspended; for the operator's staff alone.
alter table resellers add column status_reason text check (length(status_reason) between 1 and 500);

-- What is rare among the transfers is found by its kind: money that people and suppliers moved, not orders.
create index transfers_of_rare_kinds on transfers (kind, id)
  where kind in ('top_up', 'refund', 'adjustment', 'promo', 'supplier_prepaid');

-- Comparisons of the books: by itself once a day, or asked for by staff; a worker leases the oldest that is open.
alter table reconciliations
  drop column drift,
  -- Null: by itself.
  add column requested_by integer references staff (id),
  add column leased_until timestamptz,
  -- What each check compared and found, in the order in which they ran; json keeps the order of the columns, too.
  add column checks json not null default '[]';
create index reconciliations_open on reconciliations (id) where ended_at is null;
