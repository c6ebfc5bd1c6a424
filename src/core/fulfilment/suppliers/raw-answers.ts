import { sql } from "kysely";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { firstIdFrom } from "../../kernel/reads/first-id.ts";
import { sweep } from "../../kernel/sweep.ts";

/** Removes suppliers' raw answers from attempts that have ended and are older than RAW_ANSWERS_DAYS. */
export async function sweepRawAnswers({ database, config }: Context): Promise<void> {
  const days = config.RAW_ANSWERS_DAYS;
  await sweep((most) => database.transaction((transaction) => clearNext(transaction, days, most)));
}

/** Each attempt is looked at once: `sweeps` says how far it went. Returns how many it looked at. */
async function clearNext(transaction: Transaction, days: number, most: number): Promise<number> {
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
