import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import { SLACK } from "../../kernel/reads/first-id.ts";
import { balancesOf, countsOf, EVERYTHING, sourcesSince, type Checkpoint } from "./sources.ts";

/** The next checkpoint, once all `writers` are over: transactions that may still be writing lower numbers. */
export interface Horizon extends Checkpoint {
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

export async function areOver(connection: Connection, writers: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from (${WRITERS}) w where virtualtransaction = any(${writers}::text[])) as open`.execute(
    connection,
  );
  return !rows[0]!.open;
}

/** What a check without discrepancies has confirmed. */
export interface Confirmed {
  /** Of the checkpoint when the check began. */
  generation: number;
  /** Where the check began; null: it was a full one. */
  from: Checkpoint | null;
  to: Checkpoint;
}

/** Stores a checkpoint, unless another was stored since, or an import has written orders of earlier numbers. */
export async function storeCheckpoint(transaction: Transaction, { generation, from, to }: Confirmed): Promise<void> {
  const { rows } = await sql`
    update ledger_checkpoint
       set generation = generation + 1, transfers_to = ${to.transfersTo.toString()}::bigint,
           orders_to = ${to.ordersTo.toString()}::bigint, changed_from = ${to.changedFrom},
           full_at = ${from === null ? sql`now()` : sql`full_at`}
     where generation = ${generation} returning only_row`.execute(transaction);
  if (rows.length === 0) return;
  const before = from === null ? EVERYTHING : sourcesSince(from);
  const transfers = `(select * from ${before.transfers} t where id <= ${to.transfersTo})`;
  const placed = `(select * from ${before.placed} o where id <= ${to.ordersTo})`;
  if (from === null) await sql`delete from checked_accounts`.execute(transaction);
  if (from === null) await sql`delete from checked_wallets`.execute(transaction);
  await sql`
    insert into checked_accounts (account_id, balance)
    select account_id, balance from ${sql.raw(balancesOf({ ...before, transfers }))} b
    on conflict (account_id) do update set balance = excluded.balance
     where checked_accounts.balance <> excluded.balance`.execute(transaction);
  await sql`
    insert into checked_wallets (wallet_id, orders, entries)
    select wallet_id, orders, entries from ${sql.raw(countsOf({ ...before, placed, transfers }))} c
    on conflict (wallet_id) do update set orders = excluded.orders, entries = excluded.entries
     where (checked_wallets.orders, checked_wallets.entries) <> (excluded.orders, excluded.entries)`.execute(
    transaction,
  );
}

/** The next check is a full one. */
export async function dropCheckpoint(connection: Connection): Promise<void> {
  await sql`
    update ledger_checkpoint set generation = generation + 1, transfers_to = null, orders_to = null, changed_from = null,
           full_at = null`.execute(connection);
}
