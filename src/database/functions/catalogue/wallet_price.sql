-- What a wallet pays for a service and whether it is sold, as the reseller's list shows it (see `priceFor`): events compare it
-- with what they told last. No row: the reseller does not see the service.
create function wallet_price(of_wallet integer, of_service integer) returns table (price numeric, status text)
language sql stable rows 1 as $$
  select case
           when pp.currency is not null then pp.price
           when pp.price is null and fp.price is not null then fp.price
           when x.rate is null then own.price
           else (div(fx.amount, fx.step) + sign(mod(fx.amount, fx.step))) * x.round_to
         end,
         case when s.status = 'active' and (x.expired or x.valid_until <= now()) then 'paused' else s.status end
    from wallets w
    join resellers r on r.id = w.reseller_id
    join services s on s.id = of_service
    join service_groups g on g.id = s.group_id
    left join price_groups pg on pg.id = r.price_group_id
    left join exchange_rates x on s.currency <> w.currency and x.base = s.currency and x.currency = w.currency
    left join group_prices gp on gp.service_id = s.id and gp.price_group_id = pg.id and gp.currency is null
    left join group_prices fp on fp.service_id = s.id and fp.price_group_id = pg.id and fp.currency = x.currency
    left join personal_prices pp on pp.service_id = s.id and pp.reseller_id = r.id
      and (pp.currency is null or pp.currency = x.currency)
    cross join lateral (
      select coalesce(pp.price, gp.price, div(s.base_price::numeric * (10000 + pg.margin_basis_points) + 5000, 10000),
                      s.base_price) as price) own
    cross join lateral (
      select own.price * x.rate * (10000 + x.margin_basis_points) as amount, x.round_to::numeric * 10000 as step) fx
   where w.id = of_wallet and s.status <> 'retired' and (s.currency = w.currency or x.rate is not null)
     and ((s.visible_to = 'everyone' and g.visible_to = 'everyone') or sees_service(s.id, r.id, r.price_group_id))
$$;
