-- The facts that `decide` needs for each order of a batch, in the order of the batch. Look-ups are lateral with a limit:
-- one index probe each, independent of the sizes that the planner assumes. `basis` is the same as long as everything is
-- that does not depend on the order or on the credit of the wallet.
create function read_intake_facts(batch json, replay_window_seconds double precision) returns table (
  available bigint, credit_limit bigint, reseller_status text, service_status text, base_price bigint,
  group_price bigint, personal_price bigint, margin_basis_points integer, exchange json, allow_duplicate boolean,
  supplier_id integer, supplier_kind text, route_position integer,
  open_duplicate_id bigint, reference_id bigint, reference_hash text, request_order_id bigint, replay_id bigint,
  replay_in_window boolean, read_at timestamptz, basis text
) language plpgsql stable rows 100
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan
  set jit = off
as $$
#variable_conflict use_column
begin
  return query
  select w.available, w.credit_limit, r.status as reseller_status,
         case when s.currency = w.currency or fx.terms is not null then s.status end as service_status,
         s.base_price, gp.price as group_price, case when pp.currency is null then pp.price end as personal_price,
         pg.margin_basis_points, fx.terms as exchange, s.allow_duplicate,
         first.supplier_id, first.kind as supplier_kind, first.position as route_position,
         (select o.id from orders o
           where o.wallet_id = a.wallet_id and o.service_id = a.service_id and o.subject = a.subject
             and o.status in ('PENDING', 'PROCESSING') limit 1) as open_duplicate_id,
         reference.id as reference_id, reference.content_hash as reference_hash,
         request.id as request_order_id,
         replay.id as replay_id, replay.created_at > now() - make_interval(secs => replay_window_seconds) as replay_in_window,
         clock_timestamp() as read_at,
         row(r.status, s.status, s.currency, s.base_price, gp.price, pp.price, pp.currency, pg.margin_basis_points, fx.terms,
           s.allow_duplicate, first.supplier_id, first.kind, first.position)::text as basis
    from rows from (json_to_recordset(batch) as (wallet_id integer, service_id integer, subject text,
           client_reference text, request_key text, replay_key text)) with ordinality
           as a (wallet_id, service_id, subject, client_reference, request_key, replay_key, n)
    join wallets w on w.id = a.wallet_id
    join resellers r on r.id = w.reseller_id
    left join services s on s.id = a.service_id
      -- What the reseller does not see does not exist for them.
      and ((s.visible_to = 'everyone'
          and (select g.visible_to from service_groups g where g.id = s.group_id) = 'everyone')
        or sees_service(s.id, r.id, r.price_group_id))
    left join group_prices gp on gp.service_id = s.id and gp.price_group_id = r.price_group_id and gp.currency is null
    left join personal_prices pp on pp.service_id = s.id and pp.reseller_id = r.id
    left join price_groups pg on pg.id = r.price_group_id
    -- For wallets in the service's currency the table is not read.
    left join lateral (
      select exchange_terms(x, s.id, r.price_group_id, case when pp.currency = w.currency then pp.price end) as terms
        from exchange_rates x
       where s.currency <> w.currency and x.base = s.currency and x.currency = w.currency limit 1) fx on true
    -- Test orders always go to the simulator.
    left join lateral (
      (select p.id as supplier_id, p.kind, null::integer as position from suppliers p where w.test and p.kind = 'test')
      union all
      (select x.supplier_id, p.kind, x.position from routes x join suppliers p on p.id = x.supplier_id
        where not w.test and x.service_id = a.service_id order by x.position limit 1)) first on true
    left join lateral (select o.id, o.content_hash from orders o
           where o.wallet_id = a.wallet_id and o.client_reference = a.client_reference limit 1) reference on true
    left join lateral (select o.id from orders o
           where o.wallet_id = a.wallet_id and o.request_key = a.request_key limit 1) request on true
    left join lateral (select o.id, o.created_at from orders o
           where o.wallet_id = a.wallet_id and o.replay_key = a.replay_key
             and o.status in ('PENDING', 'PROCESSING', 'SUCCESS') limit 1) replay on true
   order by a.n;
end $$;
