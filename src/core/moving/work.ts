import type { Connection, Transaction } from "../../database/database.ts";
import { isUndone, patientTransaction } from "../../database/statements.ts";
import { cut } from "../kernel/text.ts";
import { holdOrderWatch } from "../notifications/watching/watch.ts";
import type { MovingContext } from "./context.ts";
import { IMPORT_STEPS, importRun } from "./import/import.ts";
import { PLAN_STEPS, planRun } from "./plan/plan.ts";
import type { ConfirmedSums, MovingReport, MovingTask } from "./run.ts";
import { holdLease } from "../kernel/work/lease.ts";
import { claimRun, deleteRows, endTask, recordStep, renewRun, type HeldRun } from "./runs/run-rows.ts";

/** Long enough to outlast trouble with the connections that renew it: a run that another worker takes over begins again. */
const LEASE_SECONDS = 900;
const RENEW_MS = 20_000;
const BUSY = "The server was busy with other changes to the same accounts. Run it again.";
const STEPS: Record<MovingTask, number> = { plan: PLAN_STEPS, import: PLAN_STEPS + IMPORT_STEPS };

/**
 * Plans or imports the run that waits the longest, or this one: in one transaction, so that a process that dies leaves
 * nothing behind and the next one begins again. Returns whether there was one.
 */
export async function workOnRun(context: MovingContext, id: number | null = null): Promise<boolean> {
  const { database } = context;
  const run = await claimRun(database.kysely, LEASE_SECONDS, id);
  if (!run) return false;
  try {
    const renew = () => besideTransaction(context, (connection) => renewRun(connection, run, LEASE_SECONDS));
    // Each attempt counts its steps from the first.
    const work = () =>
      patientTransaction(database, (transaction) => perform(context, transaction, run, countSteps(context, run)));
    await holdLease({ everyMs: RENEW_MS, renew }, work);
  } catch (error) {
    const message = `Nothing was imported. ${isUndone(error) ? BUSY : cut((error as Error).message)}`;
    await endTask(database.kysely, run, { state: "failed", error: message });
    throw error;
  }
  context.accessChanged.raise();
  context.eventsWritten.raise();
  return true;
}

async function perform(
  context: MovingContext,
  transaction: Transaction,
  run: HeldRun,
  step: () => Promise<void>,
): Promise<void> {
  if (run.task === "import") await holdOrderWatch(transaction);
  const report = await planRun(context, transaction, run, step);
  if (run.task === "plan") return end(transaction, run, { state: "planned", report });
  if (report.errors > 0) {
    const error = `${report.errors} values cannot be imported as they are. Nothing was imported: correct them and run it again.`;
    return end(transaction, run, { state: "failed", error, report });
  }
  if (run.confirmed !== null && !isAsConfirmed(report, run.confirmed)) {
    const error =
      "The credit that this run brings in has changed since you confirmed it. Nothing was imported: check the sums again.";
    return end(transaction, run, { state: "failed", error, report });
  }
  await importRun(context, transaction, run.name, step);
  await deleteRows(transaction, [run.id]);
  await end(transaction, run, { state: "imported", report });
}

function isAsConfirmed({ money }: MovingReport, confirmed: ConfirmedSums): boolean {
  const isSame = money.every(({ currency, difference }) => confirmed[currency] === difference);
  return isSame && Object.keys(confirmed).length === money.length;
}

async function end(transaction: Transaction, run: HeldRun, outcome: Parameters<typeof endTask>[2]): Promise<void> {
  if (await endTask(transaction, run, outcome)) return;
  throw new Error("another worker has this migration run by now");
}

function countSteps(context: MovingContext, run: HeldRun): () => Promise<void> {
  let done = 0;
  return async () => {
    const progress = { done: ++done, total: STEPS[run.task] };
    // It is only looked at: the work goes on without it.
    await besideTransaction(context, (connection) => recordStep(connection, run, progress)).catch(() => {});
  };
}

/** What others see while the transaction is open. The embedded database has no second connection for it. */
async function besideTransaction(
  { database }: MovingContext,
  write: (connection: Connection) => Promise<void>,
): Promise<void> {
  if (database.kind !== "embedded") await write(database.kysely);
}
