import type { Core } from "../core.ts";
import { checkRows } from "./reconcile-rows.ts";

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
