import type { Transaction } from "../../../database/database.ts";
import { parseMoney } from "../../kernel/money.ts";
import type { MovingContext } from "../context.ts";
import type { MovingReport } from "../run.ts";
import type { HeldRun } from "../runs/run-rows.ts";
import { CATALOGUE_CHECKS } from "./catalogue-checks.ts";
import { ORDER_CHECKS } from "./order-checks.ts";
import { RESELLER_CHECKS } from "./reseller-checks.ts";
import { loadRun } from "./load-rows.ts";
import { clearPlan, readReport, writeRemarks } from "./plan-rows.ts";

const CHECKS = [...CATALOGUE_CHECKS, ...RESELLER_CHECKS, ...ORDER_CHECKS];
/** Of the checks, and of loading what they ask. */
export const PLAN_STEPS = CHECKS.length + 1;

/** Loads a run and finds out what it would change, and what keeps it from that. Writes nothing but the remarks. */
export async function planRun(
  context: MovingContext,
  transaction: Transaction,
  run: HeldRun,
  step: () => Promise<void>,
): Promise<MovingReport> {
  const { config, supplierKinds } = context;
  await loadRun(transaction, {
    ...run,
    currency: config.CURRENCY,
    testCredit: parseMoney(config.TEST_CREDIT),
    supplierKinds: supplierKinds.map(({ kind }) => kind),
  });
  await step();
  await clearPlan(transaction);
  for (const check of CHECKS) {
    await writeRemarks(transaction, check);
    await step();
  }
  return readReport(transaction);
}
