import type { Core } from "../core.ts";
import { beginReconciliation, checkRows, endReconciliation, lastReconciliationRow } from "./reconcile-rows.ts";

/** Rather less than a day, so that a nightly run does not slip from night to night. */
const HOURS_BETWEEN = 23;

export interface Reconciliation {
  ok: boolean;
  checks: { name: string; ok: boolean; drift: Record<string, unknown>[] }[];
}

/** Compares the ledger with everything that is cached or implied by it. Reads only; up to 100 rows of drift a check. */
export async function reconcile(core: Core): Promise<Reconciliation> {
  const rows = await core.database.kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(checkRows);
  const checks = rows.map((row) => ({ ...row, ok: row.drift.length === 0 }));
  return { ok: checks.every((check) => check.ok), checks };
}

/** Compares the books once a day, whichever process asks first. Null where that was done already. */
export async function reconcileDaily(core: Core): Promise<Reconciliation | null> {
  const { kysely } = core.database;
  const id = await kysely.transaction().execute((transaction) => beginReconciliation(transaction, HOURS_BETWEEN));
  if (id === null) return null;
  const outcome = await reconcile(core);
  const drift = outcome.checks.filter((check) => !check.ok).map((check) => [check.name, check.drift] as const);
  await endReconciliation(kysely, id, { ok: outcome.ok, drift: driftJson(Object.fromEntries(drift)) });
  return outcome;
}

/** When the books were last compared by themselves, and whether they agreed; null before the first time. */
export async function readLastReconciliation(core: Core): Promise<{ at: Date; ok: boolean } | null> {
  const row = await lastReconciliationRow(core.database.kysely);
  return row ? { at: row.endedAt!, ok: row.ok! } : null;
}

/** Sums are bigint, which JSON has no number for. */
function driftJson(drift: Record<string, unknown>): string {
  return JSON.stringify(drift, (_name, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
}
