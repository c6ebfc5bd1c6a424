import { sql, type RawBuilder } from "kysely";

/**
 * SQL of the number of the first transfer from a time on, one past the last where there is none. Transfers have no
 * index by time, but their numbers grow with it: it is found by halving. What is written out of turn lies within the
 * longest time that a transaction stays open.
 */
export function firstTransferFrom(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with recursive search (low, high) as (
      select coalesce(min(id), 0), coalesce(max(id), -1) + 1 from transfers
      union all
      select case when probe.created_at < ${time} then half.id + 1 else s.low end,
             case when probe.created_at < ${time} then s.high else half.id end
        from search s
        cross join lateral (select (s.low + s.high) / 2 as id) half
        cross join lateral (select t.created_at from transfers t where t.id >= half.id order by t.id limit 1) probe
       where s.low < s.high)
    select low as id from search where low >= high limit 1`;
}
