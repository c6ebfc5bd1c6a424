-- Why a reseller is suspended; for the operator's staff alone.
alter table resellers add column status_reason text check (length(status_reason) between 1 and 500);

-- What is rare among the transfers is found by its kind: money that people and suppliers moved, not orders.
create index transfers_of_rare_kinds on transfers (kind, id)
  where kind in ('top_up', 'refund', 'adjustment', 'promo', 'supplier_prepaid');
