-- What an order is worth in the currency of its service, in which suppliers are paid. Null: it is unknown. An open order of
-- another panel came in without an exchange rate, and no supplier that charges for it may get it.
create function order_worth(base_price bigint, price bigint, currency text, service_currency text) returns bigint
language sql immutable as $$
  select case when base_price is not null then base_price when currency = service_currency then price end
$$;
