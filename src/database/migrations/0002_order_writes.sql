-- The set-based statements of the hot path. They are functions so that their plans are kept on both drivers and each
-- is one round trip. Wallets are locked in id order, then orders, so that no two batches wait for each other in a circle.

-- What `decide` needs to know of each order of a batch, in its order. Look-ups are lateral with a limit: one probe of
-- an index each, whatever the planner believes of the sizes.
create function read_intake_facts(batch json, replay_window_seconds double precision) returns table (
  available bigint, credit_limit bigint, reseller_status text, service_status text, base_price bigint,
  group_price bigint, personal_price bigint, margin_basis_points integer, allow_duplicate boolean, automatic boolean,
  open_duplicate_id bigint, reference_id bigint, reference_hash text, request_id bigint, replay_id bigint,
  replay_in_window boolean
) language plpgsql stable rows 100
  -- The plan is kept from when the tables were empty: only one that probes indexes stays right as they grow.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  select w.available, w.credit_limit, r.status as reseller_status,
         s.status as service_status, s.base_price, gp.price as group_price, pp.price as personal_price,
         pg.margin_basis_points, s.allow_duplicate,
         coalesce(automatic.yes, false) as automatic,
         (select o.id from orders o
           where o.wallet_id = a.wallet_id and o.service_id = a.service_id and o.subject = a.subject
             and o.status in ('PENDING', 'PROCESSING') limit 1) as open_duplicate_id,
         reference.id as reference_id, reference.content_hash as reference_hash,
         request.id as request_id,
         replay.id as replay_id, replay.created_at > now() - make_interval(secs => replay_window_seconds) as replay_in_window
    from rows from (json_to_recordset(batch) as (wallet_id integer, service_id integer, subject text,
           client_reference text, request_key text, replay_key text)) with ordinality
           as a (wallet_id, service_id, subject, client_reference, request_key, replay_key, n)
    join wallets w on w.id = a.wallet_id
    join resellers r on r.id = w.reseller_id
    left join services s on s.id = a.service_id and s.currency = w.currency
    left join group_prices gp on gp.service_id = s.id and gp.price_group_id = r.price_group_id
    left join personal_prices pp on pp.service_id = s.id and pp.reseller_id = r.id
    left join price_groups pg on pg.id = r.price_group_id
    left join lateral (select true as yes from routes join suppliers on suppliers.id = routes.supplier_id
           where routes.service_id = a.service_id and suppliers.kind <> 'manual' limit 1) automatic on true
    left join lateral (select o.id, o.content_hash from orders o
           where o.wallet_id = a.wallet_id and o.client_reference = a.client_reference limit 1) reference on true
    left join lateral (select o.id from orders o
           where o.wallet_id = a.wallet_id and o.request_key = a.request_key limit 1) request on true
    left join lateral (select o.id, o.created_at from orders o
           where o.wallet_id = a.wallet_id and o.replay_key = a.replay_key
             and o.status in ('PENDING', 'PROCESSING') limit 1) replay on true
   order by a.n;
end $$;

-- Places a batch that `decide` accepted. The guards stand here again: too little credit raises IM001, a
-- duplicate, a repeated reference or a repeated request violates its unique index; either way nothing is placed.
-- The three arrays run in parallel, one element for each wallet of the batch.
create function place_orders(
  wallet_ids integer[], totals bigint[], counts integer[], paid_counts integer[], ended_replay_keys text[], batch json
) returns table (n integer, id bigint, placed_at timestamptz) language plpgsql
  -- The plan is kept from when the tables were empty: only one that probes indexes stays right as they grow.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
declare
  charged integer;
begin
  if cardinality(wallet_ids) > 1 then
    perform 1 from wallets w where w.id = any(wallet_ids) order by w.id for update;
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

  if cardinality(ended_replay_keys) > 0 then
    update orders o set replay_key = null where o.id in (
      select e.id from orders e where e.wallet_id = any(wallet_ids) and e.replay_key = any(ended_replay_keys)
       order by e.id for update);
  end if;

  return query
  with asked as materialized (
    select nextval('orders_id_seq') as id, r.*
      from rows from (json_to_recordset(batch) as (
        wallet_id integer, service_id integer, token_id integer, source text, test boolean, identifier text,
        inputs jsonb, subject text, quantity integer, unit_price bigint, price bigint, currency text,
        allow_duplicate boolean, client_reference text, content_hash text, request_key text, replay_key text,
        metadata jsonb, due boolean, actor_kind text)) with ordinality
        as r (wallet_id, service_id, token_id, source, test, identifier, inputs, subject, quantity, unit_price, price,
          currency, allow_duplicate, client_reference, content_hash, request_key, replay_key, metadata, due, actor_kind, n)
  ), placed as (
    insert into orders (id, wallet_id, service_id, token_id, source, test, identifier, inputs, subject, quantity,
      unit_price, price, currency, allow_duplicate, client_reference, content_hash, request_key, replay_key, metadata, due_at)
    select a.id, a.wallet_id, a.service_id, a.token_id, a.source, a.test, a.identifier, a.inputs, a.subject, a.quantity,
      a.unit_price, a.price, a.currency, a.allow_duplicate, a.client_reference, a.content_hash, a.request_key, a.replay_key,
      a.metadata, case when a.due then now() end
      from asked a
  ), held as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, actor_kind, actor_id, idempotency_key)
    select 'hold', w.available_account_id, w.held_account_id, a.price, a.currency, a.test, a.wallet_id, a.id,
      w.available + a.later, w.held - a.later, a.actor_kind, a.token_id, 'order:' || a.id || ':hold'
      from (select *, sum(price) over (partition by wallet_id)
              - sum(price) over (partition by wallet_id order by asked.n) as later from asked) a
      join wallets w on w.id = a.wallet_id
     where a.price > 0
     order by a.n
  ), told as (
    insert into order_history (order_id, to_status, actor_kind, actor_id)
    select a.id, 'PENDING', a.actor_kind, a.token_id from asked a
  ), noted as (
    insert into events (wallet_id, order_id, type, data)
    select a.wallet_id, a.id, 'order.created', json_build_object('status', 'PENDING') from asked a
  )
  select a.n::integer, a.id, now() from asked a;
end $$;

-- Settles a batch of open orders: SUCCESS captures `captured` (null: the whole price) and releases the rest,
-- REJECTED and CANCELLED release everything. An order whose state does not allow the move is left as it is and
-- not returned. Each order may stand in the batch once.
create function settle_orders(batch json)
returns table (order_id bigint, wallet_id integer, status text) language plpgsql
  -- The plan is kept from when the tables were empty: only one that probes indexes stays right as they grow.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
as $$
begin
  perform 1 from wallets w
    where w.id in (select o.wallet_id from orders o
                    where o.id in (select r.order_id from json_to_recordset(batch) as r (order_id bigint)))
    order by w.id for update;
  perform 1 from orders o
    where o.id in (select r.order_id from json_to_recordset(batch) as r (order_id bigint)) order by o.id for update;

  return query
  with asked as materialized (
    select o.id, o.wallet_id, o.price, o.currency, o.test, o.status as from_status,
           r.to_status, r.reason, r.result_text, r.result_fields, r.actor_kind, r.actor_id,
           case when r.to_status = 'SUCCESS' then coalesce(r.captured, o.price) end as captured
      from json_to_recordset(batch) as r (
        order_id bigint, from_statuses text[], to_status text, reason text, result_text text, result_fields jsonb,
        captured bigint, actor_kind text, actor_id integer)
      join orders o on o.id = r.order_id
     where o.status = any(r.from_statuses) and o.status in ('PENDING', 'PROCESSING')
       and r.to_status in ('SUCCESS', 'REJECTED', 'CANCELLED')
       -- A worker that holds the lease may be sending the order on at this moment.
       and (r.to_status <> 'CANCELLED' or o.leased_until is null or o.leased_until <= now())
  ), moved as (
    update orders o
       set status = a.to_status, status_reason = a.reason, result_text = a.result_text, result_fields = a.result_fields,
           captured = a.captured, replay_key = null, due_at = null, leased_until = null, completed_at = now(),
           submitted_at = coalesce(o.submitted_at, case when a.to_status = 'SUCCESS' then now() end), updated_at = now()
      from asked a where o.id = a.id
  ), paid as (
    update wallets w
       set held = w.held - sums.price, available = w.available + sums.released,
           entries_count = w.entries_count + sums.releases
      from (select a.wallet_id, sum(a.price) as price, sum(a.price - coalesce(a.captured, 0)) as released,
                   count(*) filter (where a.price > coalesce(a.captured, 0)) as releases
              from asked a group by a.wallet_id) sums
     where w.id = sums.wallet_id
    returning w.id, w.available_account_id, w.held_account_id, w.available, w.held
  ), steps as (
    select a.*, step.kind, step.amount, row_number() over (order by a.id, step.kind) as n
      from asked a
      cross join lateral (values ('capture', coalesce(a.captured, 0)), ('release', a.price - coalesce(a.captured, 0)))
        step (kind, amount)
     where step.amount > 0
  ), ledger as (
    insert into transfers (kind, from_account_id, to_account_id, amount, currency, test, wallet_id, order_id,
      available_after, held_after, reason, actor_kind, actor_id, idempotency_key)
    select s.kind, p.held_account_id,
      case s.kind when 'release' then p.available_account_id
        else (select l.id from ledger_accounts l where l.kind = 'revenue' and l.currency = s.currency and l.test = s.test) end,
      s.amount, s.currency, s.test, s.wallet_id, s.id,
      p.available - sum(case s.kind when 'release' then s.amount else 0 end) over (partition by s.wallet_id)
        + sum(case s.kind when 'release' then s.amount else 0 end) over (partition by s.wallet_id order by s.n),
      p.held + sum(s.amount) over (partition by s.wallet_id) - sum(s.amount) over (partition by s.wallet_id order by s.n),
      s.reason, s.actor_kind, s.actor_id, 'order:' || s.id || ':' || s.kind
      from steps s join paid p on p.id = s.wallet_id
     order by s.n
  ), told as (
    insert into order_history (order_id, from_status, to_status, actor_kind, actor_id, reason)
    select a.id, a.from_status, a.to_status, a.actor_kind, a.actor_id, a.reason from asked a
  ), noted as (
    insert into events (wallet_id, order_id, type, data)
    select a.wallet_id, a.id,
      case a.to_status when 'SUCCESS' then 'order.succeeded' when 'REJECTED' then 'order.rejected' else 'order.cancelled' end,
      json_build_object('status', a.to_status)
      from asked a
  )
  select a.id, a.wallet_id, a.to_status from asked a;
end $$;
