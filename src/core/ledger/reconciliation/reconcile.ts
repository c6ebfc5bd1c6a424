import type { Context } from "../../kernel/context.ts";
import { formatMoney } from "../../kernel/money.ts";
import { LEDGER_CHECKS } from "./ledger-checks.ts";
import type { LedgerCheck, LedgerCheckResult } from "./checked-ledger.ts";
import {
  beginReconciliation,
  claimReconciliation,
  driftRows,
  endReconciliation,
  ensureReconciliation,
  lastReconciliationRow,
  recordChecks,
  openReconciliationRow,
  releaseReconciliation,
  type ReconciliationRun,
  type DriftValue,
} from "./reconcile-rows.ts";

export type { LedgerCheckResult } from "./checked-ledger.ts";
export type { ReconciliationRun } from "./reconcile-rows.ts";

/** Rather less than a day, so that a nightly run does not slip from night to night. */
const HOURS_BETWEEN = 23;
/** Longer than any one check of millions of rows. */
const LEASE_MINUTES = 15;
/** On which processes tell each other that a ledger check is requested. */
export const RECONCILIATION_CHANNEL = "books_asked";
export const BOOKS_CHECKS_COUNT = LEDGER_CHECKS.length;

export interface Reconciliation {
  ok: boolean;
  checks: LedgerCheckResult[];
}

/**
 * Compares the ledger with everything that is cached or implied by it, and shows up to 100 rows of drift a check. Each
 * check sees one moment of its own, so that a database that does one thing at a time takes orders in between.
 */
export async function reconcile(
  context: Context,
  note: (checks: readonly LedgerCheckResult[]) => Promise<void> = () => Promise.resolve(),
): Promise<Reconciliation> {
  const checks: LedgerCheckResult[] = [];
  for (const check of LEDGER_CHECKS) {
    checks.push(await runCheck(context, check));
    await note(checks);
  }
  return { ok: checks.every((check) => check.ok), checks };
}

async function runCheck(context: Context, check: LedgerCheck): Promise<LedgerCheckResult> {
  const { name, of, money } = check;
  const { compared, rows, sums } = await context.database.patient
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((transaction) => driftRows(transaction, check));
  return {
    name,
    ok: rows.length === 0,
    of,
    compared,
    differences: sums.reduce((total, { differences }) => total + differences, 0),
    sums: sums.flatMap(({ currency, test, amount }) =>
      currency === null || amount === null ? [] : { currency, test: test ?? false, amount: formatMoney(amount) },
    ),
    drift: rows.map((row) => showRow(row, money)),
  };
}

/** As it can be kept and shown: amounts as decimal strings, and no bigint, which JSON has no number for. */
function showRow(row: Record<string, DriftValue>, money: readonly string[]): LedgerCheckResult["drift"][number] {
  const shown = Object.entries(row).filter(([name]) => name !== "difference");
  return Object.fromEntries(
    shown.map(([name, value]) => {
      if (value !== null && money.includes(name)) return [name, formatMoney(BigInt(value))];
      return [name, typeof value === "bigint" ? value.toString() : value];
    }),
  );
}

/** Runs the ledger check once a day, in the process that asks first. Null where that was done already. */
export async function reconcileDaily(context: Context, stop?: AbortSignal): Promise<Reconciliation | null> {
  const id = await context.database.transaction((transaction) => beginReconciliation(transaction, HOURS_BETWEEN));
  return id === null ? null : reconcileOpen(context, stop);
}

/**
 * Runs a requested ledger check, or one that a process died over. Null if none is requested. What is
 * broken off between two checks, or fails, is left to the next who asks.
 */
export async function reconcileOpen(context: Context, stop?: AbortSignal): Promise<Reconciliation | null> {
  const { kysely } = context.database;
  const id = await claimReconciliation(kysely, LEASE_MINUTES);
  if (id === null) return null;
  try {
    const outcome = await reconcile(context, async (checks) => {
      await recordChecks(kysely, id, checks, LEASE_MINUTES);
      stop?.throwIfAborted();
    });
    await endReconciliation(kysely, id, outcome.ok);
    return outcome;
  } catch (error) {
    await releaseReconciliation(kysely, id);
    if (stop?.aborted) return null;
    throw error;
  }
}

/** Requests a ledger check from the workers; if one is requested already, it is the same. `staffId`: null for the command line. */
export async function requestReconciliation(context: Context, staffId: number | null): Promise<ReconciliationRuns> {
  await context.database.transaction((transaction) => ensureReconciliation(transaction, staffId));
  await context.database.statement("books_asked", `select pg_notify('${RECONCILIATION_CHANNEL}', '')`, []);
  return readReconciliations(context);
}

export interface ReconciliationRuns {
  /** The last that is over. */
  last: ReconciliationRun | null;
  /** The one that is under way, or waits for a worker. */
  open: ReconciliationRun | null;
}

export async function readReconciliations(context: Context): Promise<ReconciliationRuns> {
  const { kysely } = context.database;
  const [last, open] = await Promise.all([lastReconciliationRow(kysely), openReconciliationRow(kysely)]);
  return { last: last ?? null, open: open ?? null };
}

/** The time and result of the last ledger check; null before the first. */
export async function readLastReconciliation(context: Context): Promise<{ at: Date; ok: boolean } | null> {
  const row = await lastReconciliationRow(context.database.kysely);
  return row ? { at: row.endedAt!, ok: row.ok! } : null;
}
