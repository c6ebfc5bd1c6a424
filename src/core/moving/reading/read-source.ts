import { DomainError } from "../../kernel/errors.ts";
import { cut } from "../../kernel/text.ts";
import { BUNDLE_FILES } from "../bundle/bundle.ts";
import type { MovingContext } from "../context.ts";
import type { MovingRun } from "../run.ts";
import { holdLease } from "../../kernel/work/lease.ts";
import { deleteRows } from "../runs/run-rows.ts";
import { findRun, MAX_ROWS, refuseRun, storeLines, wakeWorkers } from "../runs/runs.ts";
import type { MovingSource } from "../source.ts";
import type { ReadingContext } from "./context.ts";
import { inBatches } from "./in-batches.ts";
import {
  claimReading,
  failLostReadings,
  failReading,
  finishReading,
  listLeftUploads,
  renewReading,
  type HeldReading,
} from "./reading-rows.ts";
import { deleteUploads } from "./upload-rows.ts";
import { openUploads } from "./uploads.ts";

const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;
const MAX_SOURCE_LENGTH = 500;
/** What follows says little more, and a hostile file must not fill the disk with it. */
const MOST_ERRORS = 10_000;
const LEFT_HOURS = 24;
const STOPPED = "The server stopped while it read the source. Nothing was imported: start again.";

export interface SourceInput {
  /** The address of a panel's database; unset, what was uploaded is read. It is stored nowhere. */
  url?: string | undefined;
  /** Closed orders placed before it are left out. */
  since?: Date | undefined;
}

/** The run was discarded while it was read. */
class ReadingOver extends Error {}

/**
 * Reads the source of a run in the background, then has it planned. Throws not_found, and conflict while the server reads
 * another source or once the run is with a worker or over.
 */
export async function startReading(context: ReadingContext, id: number, input: SourceInput): Promise<MovingRun> {
  await context.readings.start(async () => {
    const held = await claimReading(context.database.kysely, id, LEASE_SECONDS);
    if (!held) throw await refuseRun(context, id);
    return (stopping) => read(context, held, { ...input, stopping });
  });
  return findRun(context, id);
}

/** Says what became of readings whose process died, and forgets uploads that were never read. */
export async function endLostReadings(context: MovingContext): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const lost = await failLostReadings(transaction, STOPPED);
    const left = await listLeftUploads(transaction, LEFT_HOURS);
    if (lost.length > 0) await deleteRows(transaction, lost);
    if (lost.length + left.length > 0) await deleteUploads(transaction, [...lost, ...left]);
  });
}

type Reading = SourceInput & { stopping: AbortSignal };

async function read(context: ReadingContext, held: HeldReading, reading: Reading): Promise<void> {
  // A source may take minutes for a batch.
  const renew = () => renewReading(context.database.kysely, held, { leaseSeconds: LEASE_SECONDS });
  await holdLease({ everyMs: RENEW_MS, renew }, async () => {
    try {
      await openAndRead(context, held, reading);
    } catch (error) {
      if (error instanceof ReadingOver) return;
      // Where the database is away, the lease ends and a worker says so.
      await fail(context, held, reading.stopping.aborted ? STOPPED : reasonOf(error)).catch(() => {});
    }
  });
}

async function openAndRead(context: ReadingContext, held: HeldReading, reading: Reading): Promise<void> {
  const source = await open(context, held, reading);
  try {
    await readAll(context, held, source, reading);
  } finally {
    await source.close();
  }
}

async function open(context: ReadingContext, { id }: HeldReading, { url }: Reading): Promise<MovingSource> {
  if (url !== undefined) return context.sourceOpener.openDatabase(url);
  const files = await openUploads(context, id);
  return context.sourceOpener.openFiles(files);
}

async function readAll(
  context: ReadingContext,
  held: HeldReading,
  source: MovingSource,
  { url, since, stopping }: Reading,
): Promise<void> {
  const name = url === undefined ? {} : { source: source.name.slice(0, MAX_SOURCE_LENGTH) };
  let done = 0;
  let errors = 0;
  for (const file of BUNDLE_FILES.filter((known) => source.files.includes(known))) {
    let from = 0;
    for await (const lines of inBatches(source.read(file, { since }))) {
      stopping.throwIfAborted();
      const progress = { done: done + lines.length, ...name, leaseSeconds: LEASE_SECONDS };
      const found = await storeLines(context, held.id, { file, from, lines }, (transaction) =>
        renewReading(transaction, held, progress),
      );
      if (found === null) throw new ReadingOver();
      errors += found;
      from += lines.length;
      done = progress.done;
      checkSize(done, errors);
    }
  }
  await finish(context, held);
}

function checkSize(rows: number, errors: number): void {
  if (errors >= MOST_ERRORS) {
    const message = `Reading stopped after ${MOST_ERRORS} values that cannot be imported. Correct the files and start again.`;
    throw new DomainError("too_many_items", message);
  }
  if (rows > MAX_ROWS) {
    throw new DomainError("too_many_items", `At most ${MAX_ROWS} rows can be imported at once: leave out old orders.`);
  }
}

async function finish(context: ReadingContext, held: HeldReading): Promise<void> {
  await context.database.transaction(async (transaction) => {
    if (!(await finishReading(transaction, held))) throw new ReadingOver();
    await deleteUploads(transaction, [held.id]);
  });
  await wakeWorkers(context);
}

/** What was found wrong stays to be read; the rows go. */
async function fail(context: ReadingContext, held: HeldReading, error: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    if (!(await failReading(transaction, held, error))) return;
    await deleteRows(transaction, [held.id]);
    await deleteUploads(transaction, [held.id]);
  });
}

function reasonOf(error: unknown): string {
  return cut((error as Error).message) || "The source cannot be read.";
}
