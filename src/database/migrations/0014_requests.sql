-- The request that placed the order, as its answer and the API request log name it.
alter table orders add column request_id text check (length(request_id) between 1 and 100);

-- A repeated dispatch call answers with the first order also when that has its result. An order without one stands in
-- the way of nothing.
drop index orders_replay_key;
create unique index orders_replay_key on orders (wallet_id, replay_key)
  where replay_key is not null and status in ('PENDING', 'PROCESSING', 'SUCCESS');
