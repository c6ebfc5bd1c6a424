-- Places a batch that `decide` accepted. It repeats the guards: too little credit raises IM001; a duplicate, a repeated
-- reference or a repeated request violates its unique index; a late statement raises IM005. In each case nothing is placed.
-- A transaction that locks a wallet after `not_after` can rely on this: an order that is not there by then will not be
-- placed. Null: the batch was decided under the wallet's lock.
-- The first four arrays have one element for each wallet of the batch. `batch` has an object for each order by column
-- names, `token_ids` the token of its caller. An order without a review reason is due at once.
create function place_orders(
  wallet_ids integer[], totals bigint[], counts integer[], paid_counts integer[], ended_replay_ids bigint[],
  not_after timestamptz, batch json, token_ids integer[]
) returns table (n integer, id bigint, placed_at timestamptz) language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
declare
  charged integer;
begin
  if cardinality(wallet_ids) > 1 then
    perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for no key update;
  end if;

  update wallets w
     set available = w.available - asked.total,
         held = w.held + asked.total,
         orders_count = w.orders_count + asked.orders,
         entries_count = w.entries_count + asked.paid_orders
    from unnest(wallet_ids, totals, counts, paid_counts) asked (wallet_id, total, orders, paid_orders)
   where w.id = asked.wallet_id and w.available + w.credit_limit >= asked.total;
  get diagnostics charged = row_count;
  if charged <> cardinality(wallet_ids) then
    raise exception 'a wallet of the batch has too little credit' using errcode = 'IM001';
  end if;

  if clock_timestamp() > not_after then
    raise exception 'the batch was decided too long ago' using errcode = 'IM005';
  end if;

  -- Those that were read, and no newer one with the same key: another process may have placed the same call meanwhile.
  if cardinality(ended_replay_ids) > 0 then
    update orders o set replay_key = null where o.id in (
      select e.id from orders e where e.id = any(ended_replay_ids) order by e.id for no key update);
  end if;

  return query
  with asked as materialized (
    select nextval('orders_id_seq') as order_id, o.*, o.unnest as token_id, o.ordinality as n
      from rows from (
        -- Only the columns that are given: json_populate_recordset would prepare every column of the table for each batch.
        json_to_recordset(batch) as (
          wallet_id integer, service_id integer, source text, test boolean, identifier text, inputs jsonb, subject text,
          quantity integer, unit_price bigint, price bigint, currency text, allow_duplicate boolean,
          client_reference text, content_hash text, request_key text, replay_key text, request_id text, feedback_url text,
          metadata jsonb, supplier_id integer, route_position integer, attention text,
          base_currency text, base_price bigint, exchange_rate numeric),
        unnest(token_ids)) with ordinality o
  ), placed as (
    insert into orders (id, wallet_id, service_id, source, test, identifier, inputs, subject, quantity, unit_price,
      price, currency, allow_duplicate, client_reference, content_hash, request_key, replay_key, request_id, feedback_url,
      metadata, supplier_id, route_position, attention, base_currency, base_price, exchange_rate, due_at)
    select a.order_id, a.wallet_id, a.service_id, a.source, a.test, a.identifier, a.inputs, a.subject, a.quantity,
      a.unit_price, a.price, a.currency, a.allow_duplicate, a.client_reference, a.content_hash, a.request_key,
      a.replay_key, a.request_id, a.feedback_url, a.metadata, a.supplier_id, a.route_position, a.attention,
      a.base_currency, a.base_price, a.exchange_rate,
      case when a.attention is null then now() end
      from asked a
  ), held as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, actor_kind, actor_id)
    select 'hold', w.available_account_id, w.held_account_id, a.price, a.currency, a.test, a.wallet_id, a.order_id,
      w.available + a.later, w.held - a.later, 'reseller', a.token_id
      from (select order_id, wallet_id, token_id, price, currency, test, asked.n,
                   sum(price) over (partition by wallet_id)
                     - sum(price) over (partition by wallet_id order by asked.n) as later from asked) a
      join wallets w on w.id = a.wallet_id
     where a.price > 0
     order by a.n
  ), told as (
    insert into order_history (order_id, to_status, actor_kind, actor_id)
    select a.order_id, 'PENDING', 'reseller', a.token_id from asked a
  )
  select a.n::integer, a.order_id, now() from asked a;
end $$;
