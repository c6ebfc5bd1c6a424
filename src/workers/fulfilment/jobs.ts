import { setTimeout as sleep } from "node:timers/promises";
import type { Core } from "../../core/core.ts";
import { DomainError } from "../../core/kernel/errors.ts";
import { formatMoney } from "../../core/kernel/money.ts";
import type { HeldJob, JobResult, SupplierJob } from "../../core/fulfilment/imports/job.ts";
import { findJob, finishJob, reportJob, takeJob } from "../../core/fulfilment/imports/jobs.ts";
import { recordBalance, recordFailure, recordRecovery } from "../../core/fulfilment/suppliers/health.ts";
import { importOffers } from "../../core/fulfilment/imports/import-services.ts";
import { parseMarginRule } from "../../core/catalogue/prices/margin-rule.ts";
import { syncCatalogue } from "../../core/fulfilment/imports/supplier-catalogue.ts";
import { findSupplier } from "../../core/fulfilment/imports/suppliers.ts";
import { cut } from "../../core/kernel/text.ts";
import type { WorkerLog } from "../worker-log.ts";
import { SupplierFault, type Connector, type ConnectorKind } from "./connector.ts";
import { createConnectors, type Connectors } from "./connectors.ts";

const WATCH_MS = 100;
/** A supplier that is slow to answer holds up few others. */
const JOBS_AT_ONCE = 4;

type Run = (core: Core, connector: Connector, job: HeldJob) => Promise<JobResult>;
type Outcome = Parameters<typeof finishJob>[2];

/** What each kind of job does, and the result that it returns. */
const CALLS: Record<Exclude<HeldJob["kind"], "import">, Run> = { test: testSupplier, balance: readBalance, sync };

export interface Jobs {
  /** Starts the jobs that wait, a few at a time. */
  startDue(): void;
  idle(): Promise<void>;
}

export function createJobs(core: Core, log: WorkerLog, connectors: Connectors): Jobs {
  const running = new Set<Promise<void>>();
  let stopped = false;
  async function runAll(): Promise<void> {
    try {
      for (let job = await takeJob(core); job; job = stopped ? undefined : await takeJob(core)) {
        if (running.size < JOBS_AT_ONCE) start();
        await runJob(core, connectors, job);
      }
    } catch (error) {
      log.error({ err: error }, "a supplier's job failed");
    }
  }
  function start(): void {
    const run = runAll().finally(() => running.delete(run));
    running.add(run);
  }
  return {
    startDue: () => {
      if (running.size === 0 && !stopped) start();
    },
    idle: async () => {
      stopped = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Runs a leased job to its end; what the outside does becomes the job's outcome. */
export async function runJob(core: Core, connectors: Connectors, job: HeldJob): Promise<void> {
  try {
    await finishJob(core, job, await perform(core, connectors, job));
  } catch (error) {
    if (error instanceof SupplierFault) await recordFailure(core, { id: job.supplierId }, error.message);
    await finishJob(core, job, { error: sentenceOf(error) });
    if (!(error instanceof SupplierFault || error instanceof DomainError)) throw error;
  }
}

/** Has a requested job done: here, unless a worker has it already. Returns it when it is over. */
export async function performJob(
  core: Core,
  kinds: readonly ConnectorKind[],
  { id }: Pick<SupplierJob, "id">,
): Promise<SupplierJob> {
  const connectors = createConnectors(core, kinds);
  const held = await takeJob(core, id);
  const running =
    held &&
    runJob(core, connectors, held).then(
      () => null,
      (error: unknown) => ({ error }),
    );
  for (;;) {
    const job = await findJob(core, id);
    if (job.finishedAt !== null) {
      const failed = await running;
      await connectors.close();
      if (failed) throw failed.error;
      return job;
    }
    await sleep(WATCH_MS);
  }
}

async function perform(core: Core, connectors: Connectors, job: HeldJob): Promise<Outcome> {
  const { kind, supplierId, importInput } = job;
  if (kind === "import") {
    const report = (done: number, total: number) => reportJob(core, job, { done, total });
    const rules = { ...importInput!, margin: parseMarginRule(importInput!.margin) };
    const { created, problems } = await importOffers(core, supplierId, rules, report);
    return { result: { created }, problems };
  }
  const result = await CALLS[kind](core, await connectors.make(supplierId), job);
  await recordRecovery(core, { id: supplierId });
  return { result };
}

/** Everything that orders need, without ordering: the key, the balance, the catalogue. */
async function testSupplier(core: Core, connector: Connector, job: HeldJob): Promise<JobResult> {
  const balance = await readBalance(core, connector, job);
  const offers = await connector.readCatalogue();
  return { ...balance, services: offers.length };
}

async function readBalance(core: Core, connector: Connector, job: HeldJob): Promise<JobResult> {
  const { balance, currency } = await connector.readBalance();
  await recordBalance(core, job.supplierId, balance);
  return { balance: formatMoney(balance), currency };
}

async function sync(core: Core, connector: Connector, job: HeldJob): Promise<JobResult> {
  const offers = await connector.readCatalogue();
  // An empty answer is a fault of the other side far more often than the end of its business.
  if (offers.length === 0) throw new SupplierFault("The catalogue holds no service that can be read.");
  const supplier = await findSupplier(core, job.supplierId);
  const result = await syncCatalogue(core, supplier, offers, (done, total) => reportJob(core, job, { done, total }));
  return { services: offers.length, ...result };
}

function sentenceOf(error: unknown): string {
  if (error instanceof SupplierFault || error instanceof DomainError) return cut(error.message);
  return "Something went wrong on our side. The log has the details.";
}
