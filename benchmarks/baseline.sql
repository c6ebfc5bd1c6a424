-- The reference for placing: one order per call with the minimum of work for PostgreSQL. It writes the rows that the
-- server writes for an order, guards the wallet in the update and reads nothing else.
create function place_one(
  asked_wallet integer, asked_service integer, asked_token integer, asked_identifier text, asked_price bigint,
  asked_hash text
) returns bigint language plpgsql as $$
declare
  placed_id bigint;
  wallet wallets;
begin
  update wallets w
     set available = w.available - asked_price, held = w.held + asked_price,
         orders_count = w.orders_count + 1, entries_count = w.entries_count + 1
   where w.id = asked_wallet and w.available + w.credit_limit >= asked_price
  returning w.* into wallet;
  if wallet.id is null then
    raise exception 'too little credit' using errcode = 'IM001';
  end if;
  insert into orders (wallet_id, service_id, source, test, identifier, subject, quantity, unit_price, price,
    currency, content_hash)
  values (asked_wallet, asked_service, 'api', false, asked_identifier, asked_identifier, 1, asked_price,
    asked_price, wallet.currency, asked_hash)
  returning id into placed_id;
  insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
    available_after, held_after, actor_kind, actor_id)
  values ('hold', wallet.available_account_id, wallet.held_account_id, asked_price, wallet.currency, false, asked_wallet,
    placed_id, wallet.available, wallet.held, 'reseller', asked_token);
  insert into order_history (order_id, to_status, actor_kind, actor_id)
  values (placed_id, 'PENDING', 'reseller', asked_token);
  return placed_id;
end $$;
