import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { LedgerCheckResult } from "./checked-ledger.ts";
import type { CheckScope } from "./ledger-checks.ts";
import type { Checkpoint } from "./sources.ts";

/** Begins the daily check; null where another process has begun it within the last `hours`. */
export async function beginReconciliation(transaction: Transaction, hours: number): Promise<number | null> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    insert into reconciliations (scope)
    select 'incremental' where not exists (
      select 1 from reconciliations
       where requested_by is null and begun_at > now() - make_interval(hours => ${hours}::integer))
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** The requested ledger check that is not over, made where there is none. A request is for a full one. */
export async function ensureReconciliation(transaction: Transaction, staffId: number | null): Promise<void> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  await sql`
    update reconciliations set scope = 'full', after_transfer = null, changed_from = null
     where ended_at is null and scope = 'incremental'`.execute(transaction);
  await sql`
    insert into reconciliations (requested_by) select ${staffId}::integer
     where not exists (select 1 from reconciliations where ended_at is null)`.execute(transaction);
}

/** Which check, and by which claim: after a later claim the holder of an earlier one changes nothing of it. */
export interface Claim {
  id: number;
  claim: number;
}

/** A ledger check that this process has leased. */
export interface ClaimedRun extends Claim {
  scope: CheckScope;
  /** Of the checkpoint at the beginning. */
  generation: number;
  /** Null for a full check. */
  checkpoint: Checkpoint | null;
}

export interface IncrementalLimits {
  /** An incremental check needs a full one within these hours. */
  fullHours: number;
  /** Ledgers with fewer transfers are always checked in full. */
  fewestTransfers: number;
}

/**
 * Leases the oldest check that is open: a new one, or one whose process has died. A daily check becomes a full one where there
 * is no checkpoint, or only an old one.
 */
export async function claimReconciliation(
  connection: Connection,
  leaseMinutes: number,
  { fullHours, fewestTransfers }: IncrementalLimits,
): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRow>`
    update reconciliations r
       set leased_until = now() + make_interval(mins => ${leaseMinutes}::integer), checks = '[]',
           claim = r.claim + 1, scope = c.scope, after_transfer = c.after_transfer, changed_from = c.changed_from
      from (select o.id, k.generation, k.orders_to, able.scope,
                   case able.scope when 'incremental' then k.transfers_to end as after_transfer,
                   case able.scope when 'incremental' then k.changed_from end as changed_from
              from ledger_checkpoint k
              cross join (select id, scope from reconciliations
                           where ended_at is null and (leased_until is null or leased_until <= now())
                           order by id limit 1 for no key update skip locked) o
              cross join lateral (select case when o.scope = 'incremental' and k.transfers_to >= ${fewestTransfers}
                and k.full_at > now() - make_interval(hours => ${fullHours}::integer)
                then 'incremental' else 'full' end as scope) able) c
     where r.id = c.id
    returning r.id, r.claim, r.scope, c.generation, r.after_transfer, c.orders_to, r.changed_from`.execute(connection);
  return rows[0] ? toClaimed(rows[0]) : null;
}

/** Goes on as a full check, from the beginning. Null where another process has claimed it. */
export async function restartInFull(connection: Connection, { id, claim }: Claim): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRow>`
    update reconciliations r set scope = 'full', after_transfer = null, changed_from = null, checks = '[]'
      from ledger_checkpoint k where r.id = ${id} and r.claim = ${claim}
    returning r.id, r.claim, r.scope, k.generation, r.after_transfer, k.orders_to, r.changed_from`.execute(connection);
  return rows[0] ? toClaimed(rows[0]) : null;
}

interface ClaimedRow extends Claim {
  scope: CheckScope;
  generation: number;
  after_transfer: bigint | null;
  orders_to: bigint | null;
  changed_from: Date | null;
}

function toClaimed({ id, claim, scope, generation, ...row }: ClaimedRow): ClaimedRun {
  const { after_transfer: transfersTo, orders_to: ordersTo, changed_from: changedFrom } = row;
  const isWhole = transfersTo !== null && ordersTo !== null && changedFrom !== null;
  return { id, claim, scope, generation, checkpoint: isWhole ? { transfersTo, ordersTo, changedFrom } : null };
}

/** Keeps the lease while a check takes longer than it. */
export async function renewLease(connection: Connection, { id, claim }: Claim, leaseMinutes: number): Promise<void> {
  await sql`
    update reconciliations set leased_until = now() + make_interval(mins => ${leaseMinutes}::integer)
     where id = ${id} and claim = ${claim} and ended_at is null`.execute(connection);
}

/** Shows what was found so far, and keeps the lease. False where another process has claimed the check. */
export async function recordChecks(
  connection: Connection,
  { id, claim }: Claim,
  checks: readonly LedgerCheckResult[],
  leaseMinutes: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reconciliations set checks = ${JSON.stringify(checks)}::json,
           leased_until = now() + make_interval(mins => ${leaseMinutes}::integer)
     where id = ${id} and claim = ${claim} and ended_at is null`.execute(connection);
  return numAffectedRows === 1n;
}

/** Lets another process begin it again. */
export async function releaseReconciliation(connection: Connection, { id, claim }: Claim): Promise<void> {
  await connection
    .updateTable("reconciliations")
    .set({ leased_until: null })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("ended_at", "is", null)
    .execute();
}

/** False: a full check was requested meanwhile, and this one was not; or another process has claimed it. */
export async function endReconciliation(
  connection: Connection,
  { id, claim, scope }: Pick<ClaimedRun, "id" | "claim" | "scope">,
  ok: boolean,
): Promise<boolean> {
  const ended = await connection
    .updateTable("reconciliations")
    .set((set) => ({ ok, leased_until: null, ended_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("scope", "=", scope)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}
