-- Places one order as `place_orders` does, if its facts have the `expected` basis and no order stands in its way. Otherwise it
-- returns no row, and nothing is placed: the order must be decided by facts of this moment.
create function place_as_expected(
  asked json, replay_window_seconds double precision, expected text,
  wallet_ids integer[], totals bigint[], counts integer[], paid_counts integer[], not_after timestamptz, batch json,
  token_ids integer[]
) returns table (n integer, id bigint, placed_at timestamptz) language plpgsql
  set plan_cache_mode = force_generic_plan set jit = off
as $$
begin
  if exists (select from read_intake_facts(asked, replay_window_seconds) f
              where f.basis = expected and f.open_duplicate_id is null and f.reference_id is null
                and f.request_order_id is null and f.replay_id is null) then
    return query
    select p.n, p.id, p.placed_at
      from place_orders(wallet_ids, totals, counts, paid_counts, '{}', not_after, batch, token_ids) p;
  end if;
end $$;
