import { sql } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import { firstIdFrom } from "../../kernel/reads/first-id.ts";

/**
 * Removes the raw answers of the next `most` attempts that are older than `days`, where they have ended. Each attempt is looked
 * at once: `sweeps` says how far it went. Returns how many it looked at.
 */
export async function clearRawAnswers(transaction: Transaction, days: number, most: number): Promise<number> {
  const end = firstIdFrom("attempts", sql`(now() - make_interval(days => ${days}::integer))`);
  const { rows } = await sql<{ read: number }>`
    with old as materialized (
      select id from attempts
       where id > (select swept_to from sweeps where name = 'raw_answers') and id < (${end})
       order by id limit ${most}
    ), cleared as (
      update attempts set raw_answer = null
       where id in (select id from old) and raw_answer is not null and state in ('succeeded', 'refused', 'failed')
    ), moved as (
      update sweeps set swept_to = (select max(id) from old) where name = 'raw_answers' and exists (select from old)
    )
    select count(*)::integer as read from old`.execute(transaction);
  return rows[0]!.read;
}
