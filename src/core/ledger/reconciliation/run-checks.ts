import { readSnapshot } from "../../../database/statements.ts";
import type { Context } from "../../kernel/context.ts";
import { formatMoney } from "../../kernel/money.ts";
import type { LedgerCheck, LedgerCheckResult } from "./checked-ledger.ts";
import { LEDGER_CHECKS } from "./ledger-checks.ts";
import { driftRows, type DriftValue } from "./reconcile-rows.ts";
import { EVERYTHING, sourcesSince, type Checkpoint, type Sources } from "./sources.ts";

/**
 * Runs the checks from a checkpoint on, or all of them on everything, and shows up to 100 rows of drift a check. Each check
 * sees one moment of its own, so that a database that does one thing at a time takes orders in between.
 */
export async function runChecks(
  context: Context,
  checkpoint: Checkpoint | null,
  note: (checks: readonly LedgerCheckResult[]) => Promise<void>,
): Promise<LedgerCheckResult[]> {
  const sources = checkpoint === null ? EVERYTHING : sourcesSince(checkpoint);
  const results: LedgerCheckResult[] = [];
  for (const check of LEDGER_CHECKS[checkpoint === null ? "full" : "incremental"]) {
    results.push(await runCheck(context, check, sources));
    await note(results);
  }
  return results;
}

async function runCheck(context: Context, check: LedgerCheck, sources: Sources): Promise<LedgerCheckResult> {
  const { name, of, money } = check;
  const { compared, rows, sums } = await readSnapshot(context.database.patient, (snapshot) =>
    driftRows(snapshot, check, sources),
  );
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
