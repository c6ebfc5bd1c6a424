-- What resellers ask to be credited with, decided once by the operator's staff.
create table top_up_requests (
  id bigint generated always as identity primary key,
  wallet_id integer not null references wallets (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  note text check (length(note) between 1 and 500),
  -- What the reseller's payment is found by: a transaction number, a name.
  payment_reference text check (length(payment_reference) between 1 and 100),
  status text not null default 'open' check (status in ('open', 'approved', 'declined', 'withdrawn')),
  -- Shown to the reseller.
  reason text check (length(reason) between 1 and 500),
  approved_amount bigint check (approved_amount > 0),
  -- One transfer for each approval, and no approval without its transfer.
  transfer_id bigint unique references transfers (id),
  decided_by integer references staff (id),
  decided_at timestamptz,
  -- Set by an Idempotency-Key: the same call never makes a second request.
  request_key text,
  created_at timestamptz not null default now(),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'approved') = (approved_amount is not null)),
  check ((status = 'approved') = (transfer_id is not null)),
  check (status <> 'declined' or reason is not null),
  check (status <> 'approved' or approved_amount = amount or reason is not null),
  unique (wallet_id, request_key)
);
create index top_up_requests_of_wallet on top_up_requests (wallet_id, id);
create index top_up_requests_open on top_up_requests (id) where status = 'open';
create trigger top_up_requests_decided before update on top_up_requests for each row
  when (old.status <> 'open') execute function refuse_change();
create trigger top_up_requests_kept before delete on top_up_requests for each row execute function refuse_change();
create trigger top_up_requests_not_truncated before truncate on top_up_requests
  for each statement execute function refuse_change();

-- Searching finds orders by how their identifier, reference or code begins. These operators serve equality too.
drop index orders_of_identifier;
create index orders_of_identifier on orders (wallet_id, identifier text_pattern_ops) where identifier is not null;
drop index orders_client_reference;
create unique index orders_client_reference on orders (wallet_id, client_reference text_pattern_ops)
  where client_reference is not null;
-- Codes, not reports: an order that is placed has no entry here.
create index orders_of_code on orders (wallet_id, result_text text_pattern_ops)
  where result_text is not null and length(result_text) <= 100;
