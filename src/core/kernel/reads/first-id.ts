import { sql, type RawBuilder } from "kysely";

/**
 * Longer than any transaction that places orders or moves credit stays open: what is written out of turn lies within
 * it. An import stays open for longer, so its transfers carry the moment at which they are written. It shows all of
 * them at its end.
 */
export const SLACK = sql`interval '10 minutes'`;

/** Behind the last of these numbers, the numbers of a table grow with time. */
const UNSORTED = {
  orders: sql`(select last_id from imported_orders)`,
  transfers: sql`0`,
  attempts: sql`0`,
};

/**
 * SQL of the number of the first row from a time on, one past the last if there is none. The table has no index by time,
 * but its numbers grow with it: the row is found by halving. Imported orders have numbers and times of another panel: the
 * search begins behind them, and the number that it finds says nothing of them.
 */
export function firstIdFrom(
  table: "orders" | "transfers" | "attempts",
  time: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = sql.table(table);
  return sql`
    with recursive search (low, high) as (
      select greatest(coalesce(min(id), 0), ${UNSORTED[table]} + 1),
             greatest(coalesce(max(id), 0), ${UNSORTED[table]}) + 1 from ${rows}
      union all
      select case when probe.created_at < ${time} then half.id + 1 else s.low end,
             case when probe.created_at < ${time} then s.high else half.id end
        from search s
        cross join lateral (select (s.low + s.high) / 2 as id) half
        cross join lateral (select r.created_at from ${rows} r where r.id >= half.id order by r.id limit 1) probe
       where s.low < s.high)
    select low as id from search where low >= high limit 1`;
}
