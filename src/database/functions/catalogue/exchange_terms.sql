-- What decides a price in the wallet's currency: the rate, and the prices that are fixed in that currency. Listing and
-- placing read the same.
create function exchange_terms(x exchange_rates, service integer, price_group integer, personal bigint) returns json
language sql stable as $$
  select json_build_object(
    'base', x.base, 'rate', x.rate::text, 'margin', x.margin_basis_points, 'roundTo', x.round_to::text,
    'expired', x.expired or coalesce(x.valid_until <= now(), false),
    'group', (select f.price::text from group_prices f
               where f.service_id = service and f.price_group_id = price_group and f.currency = x.currency),
    'personal', personal::text)
$$;
