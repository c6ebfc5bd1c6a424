import type { Core } from "../core/core.ts";
import {
  RECONCILIATION_CHANNEL,
  reconcileDaily,
  reconcileOpen,
  type Reconciliation,
} from "../core/ledger/reconciliation/reconcile.ts";
import { createRunner } from "./runner.ts";
import type { WorkerLog } from "./worker-log.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Runs the ledger check once a day and on request, one at a time. */
export async function startReconciler(core: Core, log: WorkerLog): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let isDailyDue = false;
  const runner = createRunner(async () => {
    const isDaily = isDailyDue;
    isDailyDue = false;
    try {
      if (isDaily) report(log, await reconcileDaily(core, stopping.signal));
      for (let outcome = await reconcileOpen(core, stopping.signal); outcome !== null;) {
        report(log, outcome);
        outcome = await reconcileOpen(core, stopping.signal);
      }
    } catch (error) {
      log.error({ err: error }, "the ledger check failed");
    }
  });

  function wakeDaily(): void {
    isDailyDue = true;
    runner.wake();
  }

  const stopHearing = await core.database.listen(RECONCILIATION_CHANNEL, runner.wake, runner.wake);
  // Requests that no process heard, and checks that a process died over.
  const timers = [setInterval(runner.wake, MINUTE_MS), setInterval(wakeDaily, HOUR_MS)];
  runner.wake();
  return {
    stop: async () => {
      stopping.abort();
      timers.forEach((timer) => clearInterval(timer));
      await stopHearing();
      await runner.stop();
    },
  };
}

function report(log: WorkerLog, outcome: Reconciliation | null): void {
  const broken = outcome?.checks.filter((check) => !check.ok).map((check) => check.name) ?? [];
  if (broken.length > 0) log.error({ checks: broken }, "the ledger check found discrepancies: run imeister reconcile");
}
