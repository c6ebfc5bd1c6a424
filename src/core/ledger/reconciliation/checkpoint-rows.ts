import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import { balancesOf, countsOf, EVERYTHING, sourcesSince, type Checkpoint } from "./sources.ts";

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
