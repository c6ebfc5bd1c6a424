import type { Transaction } from "../../../database/database.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import type { BundleFile } from "../bundle/bundle.ts";
import type { MovingContext } from "../context.ts";
import type { ConfirmedSums, MovingRemark, MovingRun, MovingTask, NewRun, Severity } from "../run.ts";
import { readLine, type GivenLine } from "./read-line.ts";
import {
  countRead,
  discardRuns,
  findRunRow,
  insertRun,
  listRemarkRows,
  listRunRows,
  lockReading,
  requestTask,
  writeLines,
  type RunRow,
} from "./run-rows.ts";

const MAX_NAME_LENGTH = 100;
const MAX_SOURCE_LENGTH = 500;
const MOST_RUNS_SHOWN = 50;
export const MAX_ROWS = 20_000_000;
/** Of all its lines together; a run of nothing but wrong lines must not fill the disk. */
export const MAX_NUMBER = 50_000_000;
/** On which processes tell each other that a run waits. */
export const MOVING_CHANNEL = "migration_requested";

const SEALED: Partial<Record<BundleFile, string>> = { suppliers: "key", resellers: "two_factor_secret" };
/** The place for which secrets are sealed until they are imported. */
export const STAGED_SECRET = "moving";

/**
 * Begins to read a panel. Earlier runs of the name that were not imported are discarded. Throws validation_failed,
 * conflict.
 */
export async function createRun(context: MovingContext, wanted: NewRun): Promise<MovingRun> {
  const name = readText("name", wanted.name, MAX_NAME_LENGTH);
  const source = readText("source", wanted.source, MAX_SOURCE_LENGTH);
  const id = await context.database.transaction(async (transaction) => {
    await discardRuns(transaction, { name });
    return insertRun(transaction, { name, source, open_orders: wanted.openOrders });
  });
  if (id === undefined) throw busy();
  return findRun(context, id);
}

/**
 * Stores lines of a file from the place `from` on; the same lines may be sent again. Throws not_found, conflict once the
 * run is with a worker or over, validation_failed.
 */
export async function addLines(
  context: MovingContext,
  id: number,
  { file, from, lines }: { file: BundleFile; from: number; lines: readonly GivenLine[] },
): Promise<void> {
  if (from + lines.length > MAX_NUMBER) throw invalidField("from", `A file can have at most ${MAX_NUMBER} lines.`);
  const lock = (transaction: Transaction): Promise<boolean> => lockReading(transaction, id);
  if ((await storeLines(context, id, { file, from, lines }, lock)) === null) throw await refuseRun(context, id);
}

/**
 * Stores lines of a run if `lock` gets hold of it. Returns how many values of them cannot be imported; null without the
 * lock.
 */
export async function storeLines(
  context: MovingContext,
  id: number,
  { file, from, lines }: { file: BundleFile; from: number; lines: readonly GivenLine[] },
  lock: (transaction: Transaction) => Promise<boolean>,
): Promise<number | null> {
  const read = lines.map((line) => seal(context, file, readLine(file, line)));
  const isStored = await context.database.transaction(async (transaction) => {
    if (!(await lock(transaction))) return false;
    await writeLines(transaction, { runId: id, file, from }, read);
    return true;
  });
  if (!isStored) return null;
  return read.flatMap(({ remarks }) => remarks).filter(({ severity }) => severity === "error").length;
}

/** What has to be read again is sealed until it is imported. */
function seal<Line extends ReturnType<typeof readLine>>(context: MovingContext, file: BundleFile, line: Line): Line {
  const field = SEALED[file];
  const secret = field && line.row?.values[field];
  if (!field || !line.row || typeof secret !== "string") return line;
  const sealed = context.secretBox.seal(secret, STAGED_SECRET);
  return { ...line, row: { ...line.row, values: { ...line.row.values, [field]: sealed } } };
}

/**
 * Has a worker plan or import what was read. With `confirmed`, nothing is imported if the sums are others by then.
 * Throws not_found, conflict, too_many_items.
 */
export async function requestRun(
  context: MovingContext,
  id: number,
  task: MovingTask,
  confirmed: ConfirmedSums | null = null,
): Promise<MovingRun> {
  if ((await countRead(context.database.kysely, id)) > MAX_ROWS) {
    throw new DomainError("too_many_items", `At most ${MAX_ROWS} rows can be imported at once: leave out old orders.`);
  }
  if (!(await requestTask(context.database.kysely, id, { task, confirmed }))) throw await refuseRun(context, id);
  await wakeWorkers(context);
  return findRun(context, id);
}

/** Tells every process that a run waits. */
export async function wakeWorkers({ database }: MovingContext): Promise<void> {
  await database.statement("migration_requested", `select pg_notify('${MOVING_CHANNEL}', '')`, []);
}

/** Forgets what was read. Throws not_found, conflict once the run is with a worker or over. */
export async function discardRun(context: MovingContext, id: number): Promise<MovingRun> {
  const discarded = await context.database.transaction((transaction) => discardRuns(transaction, { id }));
  if (discarded.length === 0) throw await refuseRun(context, id);
  return findRun(context, id);
}

/** Throws not_found. */
export async function findRun(context: MovingContext, id: number): Promise<MovingRun> {
  const found = await findRunRow(context.database.kysely, id);
  if (!found) throw new DomainError("not_found", "There is no such migration.");
  return toRun(context, found);
}

/** The newest first. */
export async function listRuns(context: MovingContext): Promise<MovingRun[]> {
  const rows = await listRunRows(context.database.kysely, MOST_RUNS_SHOWN);
  return rows.map((row) => toRun(context, row));
}

/** The embedded database has one connection, which the work on a run takes. */
function toRun({ database }: MovingContext, row: RunRow): MovingRun {
  return { ...row, blocksServer: database.kind === "embedded" };
}

/** What keeps a run from being imported and what will be different, in the order in which it was found. Throws not_found. */
export async function listRemarks(
  context: MovingContext,
  id: number,
  page: { severity?: Severity | undefined; after: bigint; limit: number },
): Promise<MovingRemark[]> {
  await findRun(context, id);
  return listRemarkRows(context.database.kysely, { runId: id, ...page });
}

/** Why nothing can be done with a run now. Throws not_found. */
export async function refuseRun(context: MovingContext, id: number): Promise<DomainError> {
  const { state, task } = await findRun(context, id);
  if (state === "planned" || state === "failed") {
    const was = task === null ? "could not be read" : "was read already";
    return new DomainError("conflict", `The source of this migration run ${was}: start a new one.`);
  }
  const isOver = state === "imported" || state === "discarded";
  return isOver ? new DomainError("conflict", `This migration run is ${state}: start a new one.`) : busy();
}

function busy(): DomainError {
  return new DomainError("conflict", "This migration is being read, planned or imported: wait until that is finished.");
}
