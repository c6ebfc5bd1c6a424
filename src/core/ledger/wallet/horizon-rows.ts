import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";
import { SLACK } from "../../kernel/reads/first-id.ts";

/** Up to where everything is written once all `writers` are over: transactions that may still be writing lower numbers. */
export interface Horizon {
  transfersTo: bigint;
  ordersTo: bigint;
  /** Orders that change later carry a later time. */
  changedFrom: Date;
  writers: string[];
}

const WRITERS = sql`
  select virtualtransaction from pg_locks
   where locktype = 'relation' and database = (select oid from pg_database where datname = current_database())
     and relation in ('transfers'::regclass, 'orders'::regclass) and granted
     and mode in ('RowExclusiveLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;

/**
 * A number is drawn while its transaction holds the lock of an insert, so that who draws a number later holds it later: once
 * the writers of this moment are over, no number up to the last can still appear. Orders carry the time at which their
 * transaction began: changes of the open transactions are looked at again. `SLACK` covers transactions of other users, whose
 * beginning is hidden.
 */
export async function readHorizon(connection: Connection): Promise<Horizon> {
  const { rows } = await sql<Horizon>`
    select coalesce((select max(id) from transfers), 0) as "transfersTo",
           coalesce((select max(id) from orders), 0) as "ordersTo",
           least(now() - ${SLACK}, (select min(xact_start) from pg_stat_activity
                                     where datname = current_database())) as "changedFrom",
           array(select distinct virtualtransaction from (${WRITERS}) w) as writers`.execute(connection);
  return rows[0]!;
}

export async function haveEnded(connection: Connection, writers: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from (${WRITERS}) w where virtualtransaction = any(${writers}::text[])) as open`.execute(
    connection,
  );
  return !rows[0]!.open;
}
