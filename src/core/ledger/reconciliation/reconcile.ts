import type { Context } from "../../kernel/context.ts";
import { holdLease } from "../../kernel/work/lease.ts";
import { settleSums } from "../wallet/ledger.ts";
import type { LedgerCheckResult } from "./checked-ledger.ts";
import { confirm, findHorizon } from "./checkpoint.ts";
import { dropCheckpoint } from "./checkpoint-rows.ts";
import { LEDGER_CHECKS, type CheckScope } from "./ledger-checks.ts";
import {
  beginReconciliation,
  claimReconciliation,
  endReconciliation,
  ensureReconciliation,
  recordChecks,
  releaseReconciliation,
  renewLease,
  restartInFull,
  type ClaimedRun,
  type IncrementalLimits,
} from "./claim-rows.ts";
import { currentReconciliationRows, lastReconciliationRow, type ReconciliationRun } from "./reconcile-rows.ts";
import { runChecks } from "./run-checks.ts";

export type { LedgerCheckResult } from "./checked-ledger.ts";
export type { ReconciliationRun } from "./reconcile-rows.ts";

/** Rather less than a day, so that a nightly run does not slip from night to night. */
const HOURS_BETWEEN = 23;
/** After this another process takes the check of a dead one. */
const LEASE_MINUTES = 15;
/** One check of millions of rows may take longer than the lease. */
const RENEW_MS = 5 * 60_000;
/** A full check of fewer transfers takes about a second. Rather less than a week. */
const LIMITS: IncrementalLimits = { fewestTransfers: 100_000, fullHours: 7 * 24 - 1 };
/** Orders are placed in milliseconds; an import may take minutes. */
const WRITERS_WAIT_MS = 5_000;
/** On which processes tell each other that a ledger check is requested. */
export const RECONCILIATION_CHANNEL = "reconciliation_requested";

/** Another process has claimed the ledger check, and carries it out. */
class ClaimLost extends Error {}

export interface Reconciliation {
  ok: boolean;
  checks: LedgerCheckResult[];
}

/** Compares the ledger with everything that is cached or implied by it: a full check, of which nothing is stored. */
export async function reconcile(context: Context): Promise<Reconciliation> {
  return toReconciliation(await runChecks(context, null, () => Promise.resolve()));
}

/** Runs the ledger check once a day, in the process that asks first. Null where that was done already. */
export async function reconcileDaily(
  context: Context,
  stop?: AbortSignal,
  limits?: IncrementalLimits,
): Promise<Reconciliation | null> {
  const id = await context.database.transaction((transaction) => beginReconciliation(transaction, HOURS_BETWEEN));
  return id === null ? null : reconcileOpen(context, stop, limits);
}

/**
 * Runs a requested ledger check, or one that a process died over. Null if none is requested. What is
 * broken off between two checks, or fails, is left to the next who asks.
 */
export async function reconcileOpen(
  context: Context,
  stop?: AbortSignal,
  limits: IncrementalLimits = LIMITS,
): Promise<Reconciliation | null> {
  const { kysely } = context.database;
  const claimed = await claimReconciliation(kysely, LEASE_MINUTES, limits);
  if (claimed === null) return null;
  const renewal = { everyMs: RENEW_MS, renew: () => renewLease(kysely, claimed, LEASE_MINUTES) };
  try {
    const { run, outcome } = await holdLease(renewal, () => carryOut(context, claimed, stop));
    if (await endReconciliation(kysely, run, outcome.ok)) return outcome;
  } catch (error) {
    await releaseReconciliation(kysely, claimed);
    if (stop?.aborted || error instanceof ClaimLost) return null;
    throw error;
  }
  // A full check was requested during the incremental one.
  await releaseReconciliation(kysely, claimed);
  return reconcileOpen(context, stop, limits);
}

/**
 * What an incremental check finds is looked at again by a full one at once: it shows everything that is wrong, and an import
 * that was committed in between is no discrepancy.
 */
async function carryOut(
  context: Context,
  run: ClaimedRun,
  stop: AbortSignal | undefined,
): Promise<{ run: ClaimedRun; outcome: Reconciliation }> {
  const outcome = await checkFrom(context, run, stop);
  if (outcome.ok || run.scope === "full") return { run, outcome };
  const full = await restartInFull(context.database.kysely, run);
  if (full === null) throw new ClaimLost();
  return carryOut(context, full, stop);
}

async function checkFrom(
  context: Context,
  { scope, generation, checkpoint, ...claim }: ClaimedRun,
  stop: AbortSignal | undefined,
): Promise<Reconciliation> {
  const { kysely } = context.database;
  // Otherwise they would be compared across all transfers since the ledger was last looked at.
  await settleSums(context);
  const horizon = await findHorizon(context, WRITERS_WAIT_MS);
  const outcome = toReconciliation(
    await runChecks(context, checkpoint, async (checks) => {
      if (!(await recordChecks(kysely, claim, checks, LEASE_MINUTES))) throw new ClaimLost();
      stop?.throwIfAborted();
    }),
  );
  if (outcome.ok && horizon !== null) await confirm(context, { generation, from: checkpoint, to: horizon });
  if (!outcome.ok && scope === "full") await dropCheckpoint(kysely);
  return outcome;
}

function toReconciliation(checks: LedgerCheckResult[]): Reconciliation {
  return { ok: checks.every((check) => check.ok), checks };
}

/** How many checks one has. */
export function countChecks(scope: CheckScope): number {
  return LEDGER_CHECKS[scope].length;
}

/**
 * Requests a full ledger check from the workers; if one is requested already, it is the same. `staffId`: null for the command
 * line.
 */
export async function requestReconciliation(context: Context, staffId: number | null): Promise<ReconciliationRuns> {
  await context.database.transaction((transaction) => ensureReconciliation(transaction, staffId));
  const tell = `select pg_notify('${RECONCILIATION_CHANNEL}', '')`;
  await context.database.statement("reconciliation_requested", tell, []);
  return readReconciliations(context);
}

export interface ReconciliationRuns {
  /** The last that is over. */
  last: ReconciliationRun | null;
  /** The one that is under way, or waits for a worker. */
  open: ReconciliationRun | null;
  /** When the last full one without discrepancies ended. */
  lastFullAt: Date | null;
}

export async function readReconciliations(context: Context): Promise<ReconciliationRuns> {
  const { runs, lastFullAt } = await currentReconciliationRows(context.database.kysely);
  const last = runs.find(({ endedAt }) => endedAt !== null) ?? null;
  const open = runs.find(({ endedAt }) => endedAt === null) ?? null;
  return { last, open, lastFullAt };
}

/** The time and result of the last ledger check; null before the first. */
export async function readLastReconciliation(context: Context): Promise<{ at: Date; ok: boolean } | null> {
  const row = await lastReconciliationRow(context.database.kysely);
  return row ? { at: row.endedAt!, ok: row.ok! } : null;
}
