import type { Core } from "../core/core.ts";
import {
  RECONCILIATION_CHANNEL,
  reconcileDaily,
  reconcileOpen,
  type Reconciliation,
} from "../core/ledger/reconciliation/reconcile.ts";
import type { WorkerLog } from "./worker-log.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Runs the ledger check once a day and on request, one at a time. */
export async function startReconciler(core: Core, log: WorkerLog): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  let again = false;

  async function compare(isDaily: boolean): Promise<void> {
    try {
      if (isDaily) report(log, await reconcileDaily(core, stopping.signal));
      do {
        again = false;
        report(log, await reconcileOpen(core, stopping.signal));
      } while (again && !stopping.signal.aborted);
    } catch (error) {
      log.error({ err: error }, "the ledger check failed");
    }
    working = null;
  }

  function look(isDaily = false): void {
    again = true;
    if (!stopping.signal.aborted) working ??= compare(isDaily);
  }

  const stopHearing = await core.database.listen(
    RECONCILIATION_CHANNEL,
    () => look(),
    () => look(),
  );
  // What was asked for while nobody heard, and what a process died over.
  const timers = [setInterval(() => look(), MINUTE_MS), setInterval(() => look(true), HOUR_MS)];
  look();
  return {
    stop: async () => {
      stopping.abort();
      timers.forEach((timer) => clearInterval(timer));
      await stopHearing();
      await working;
    },
  };
}

function report(log: WorkerLog, outcome: Reconciliation | null): void {
  const broken = outcome?.checks.filter((check) => !check.ok).map((check) => check.name) ?? [];
  if (broken.length > 0) log.error({ checks: broken }, "the ledger check found discrepancies: run imeister reconcile");
}
