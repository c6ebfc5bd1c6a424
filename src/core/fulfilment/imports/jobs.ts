import type { FulfilmentContext } from "../context.ts";
import type { JobKind } from "../../../database/column-types.ts";
import type { ImportProblem, JobResult, StoredImportInput } from "../../../database/json-types.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import {
  claimJob,
  deleteOldJobs,
  endJob,
  ensureJob,
  findJobRow,
  insertJob,
  insertDueJobs,
  listJobRows,
  recordProgress,
} from "./job-rows.ts";
import type { HeldJob, SupplierJob } from "./job.ts";
import { parseMarginRule } from "../../catalogue/prices/margin-rule.ts";
import { doubtOfImport } from "./preview-import.ts";
import { findCalledSupplier } from "./suppliers.ts";

const JOBS_SHOWN_OF_EACH_KIND = 10;

/**
 * Asks the workers to test a supplier, read its balance or synchronise its catalogue. One that is asked already is
 * returned as it is. Throws not_found, conflict where the supplier is part of the server.
 */
export async function requestJob(
  context: FulfilmentContext,
  supplierId: number,
  kind: Exclude<JobKind, "import">,
): Promise<SupplierJob> {
  await findCalledSupplier(context, supplierId);
  const id = await ensureJob(context.database.kysely, supplierId, kind);
  context.ordersDue.raise();
  return findJob(context, id);
}

/**
 * Asks the workers to take services of a supplier into the own catalogue. One import of a supplier at a time, so that
 * none is taken over twice. Throws not_found, validation_failed, conflict, and confirmation_required where prices would be
 * 0 or, by a margin without a step, have more decimals than the currency.
 */
export async function requestImport(
  context: FulfilmentContext,
  supplierId: number,
  importInput: StoredImportInput,
  { confirm }: Confirmable = {},
): Promise<SupplierJob> {
  const margin = parseMarginRule(importInput.margin);
  const supplier = await findCalledSupplier(context, supplierId);
  if (confirm !== true)
    requireConfirmation(await doubtOfImport(context, supplier, { ...importInput, margin }), { confirm });
  const id = await insertJob(context.database.kysely, { supplierId, kind: "import", importInput });
  if (id === null) throw new DomainError("conflict", "An import of this supplier is under way: wait until it is over.");
  context.ordersDue.raise();
  return findJob(context, id);
}

/** Throws not_found. */
export async function findJob(context: Context, id: number): Promise<SupplierJob> {
  const job = await findJobRow(context.database.kysely, id);
  if (!job) throw new DomainError("not_found", "There is no such job.");
  return job;
}

/** The last of each kind, the newest first. */
export function listJobs(context: Context, supplierId: number): Promise<SupplierJob[]> {
  return listJobRows(context.database.kysely, supplierId, JOBS_SHOWN_OF_EACH_KIND);
}

/** Leases a job to this worker: the given one, else the oldest that waits. */
export function takeJob(context: Context, id: number | null = null): Promise<HeldJob | undefined> {
  return claimJob(context.database, context.config.LEASE_SECONDS, id);
}

/** Tells how far a job is, and that its worker lives. Throws conflict where another has taken it over: then stop. */
export async function reportJob(
  context: Context,
  job: HeldJob,
  progress: { done: number; total: number },
): Promise<void> {
  const lease = { ...progress, leaseSeconds: context.config.LEASE_SECONDS };
  if (await recordProgress(context.database.kysely, job, lease)) return;
  throw new DomainError("conflict", "Another worker has taken this job over.");
}

/** Once, and by the worker that has it: what another brings later is left out. */
export function finishJob(
  context: Context,
  job: HeldJob,
  outcome: { result: JobResult; problems?: readonly ImportProblem[] } | { error: string },
): Promise<void> {
  return endJob(context.database.kysely, job, outcome);
}

/** Asks for what has become old, and forgets old answers. Returns how many jobs were asked for. */
export async function scheduleJobs(context: Context): Promise<number> {
  await deleteOldJobs(context.database.kysely);
  return insertDueJobs(context.database.kysely, context.config.BALANCE_MINUTES);
}
