import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import { run as execute } from "../../../database/statements.ts";
import type { ConfirmedSums, MovingRemark, MovingReport, MovingRun, MovingTask, OpenOrders, Severity } from "../run.ts";
import { deleteUploads } from "../reading/upload-rows.ts";
import type { ReadLine } from "./read-line.ts";

const FIELDS = [
  "m.id",
  "m.name",
  "m.source",
  "m.open_orders as openOrders",
  "m.state",
  "m.task",
  "m.done",
  "m.total",
  "m.report",
  "m.error",
  "m.created_at as createdAt",
  "m.finished_at as finishedAt",
] as const;

/** A run without what the kind of the database says about it. */
export type RunRow = Omit<MovingRun, "blocksServer">;

function selectRuns(connection: Connection) {
  return connection
    .selectFrom("moving_runs as m")
    .select(FIELDS)
    .select(sql<number>`(select count(*) from moving_rows r where r.run_id = m.id)::integer`.as("rows"))
    .select(sql<boolean>`m.state = 'reading' and m.leased_until is not null`.as("isBeingRead"))
    .$castTo<RunRow>();
}

export function findRunRow(connection: Connection, id: number): Promise<RunRow | undefined> {
  return selectRuns(connection).where("m.id", "=", id).executeTakeFirst();
}

export function listRunRows(connection: Connection, limit: number): Promise<RunRow[]> {
  return selectRuns(connection).orderBy("m.id", "desc").limit(limit).execute();
}

/** Undefined where a run of the name is being worked on. */
export async function insertRun(
  connection: Connection,
  run: { name: string; source: string; open_orders: OpenOrders },
): Promise<number | undefined> {
  const made = await connection
    .insertInto("moving_runs")
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Ids of the runs of a name that no worker has, without what was read for them. */
export async function discardRuns(
  transaction: Transaction,
  which: { name: string } | { id: number },
): Promise<number[]> {
  const discarded = await transaction
    .updateTable("moving_runs")
    .set((set) => ({ state: "discarded", error: null, leased_until: null, finished_at: set.fn<Date>("now") }))
    .where("state", "in", ["reading", "planned", "failed"])
    .where((row) => ("name" in which ? row("name", "=", which.name) : row("id", "=", which.id)))
    .returning("id")
    .execute();
  const ids = discarded.map(({ id }) => id);
  await deleteRead(transaction, ids);
  return ids;
}

async function deleteRead(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteRows(transaction, ids);
  await deleteUploads(transaction, ids);
  await transaction.deleteFrom("moving_remarks").where("run_id", "in", ids).execute();
}

/** What was said of the rows stays. */
export async function deleteRows(transaction: Connection, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom("moving_rows").where("run_id", "in", ids).execute();
}

/** What a client can go on with: neither with a worker nor over, not being read here, and not read in part. */
const isAtRest = sql<boolean>`(
  state in ('reading', 'planned') and leased_until is null or state = 'failed' and task is not null)`;

/** No other transaction begins or discards the run until this one ends. */
export async function lockReading(transaction: Transaction, id: number): Promise<boolean> {
  const found = await transaction
    .selectFrom("moving_runs")
    .select("id")
    .where("id", "=", id)
    .where(isAtRest)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function countRead(connection: Connection, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from moving_rows where run_id = ${id}`.execute(connection);
  return rows[0]!.n;
}

/** Stores the lines from the place `from` on, instead of those that were there. */
export async function writeLines(
  transaction: Transaction,
  { runId, file, from }: { runId: number; file: string; from: number },
  lines: readonly ReadLine[],
): Promise<void> {
  const place = [runId, file, from, from + lines.length];
  for (const table of ["moving_rows", "moving_remarks"]) {
    const text = `delete from ${table} where run_id = $1 and file = $2 and number >= $3 and number < $4`;
    await execute(transaction, text, place);
  }
  const rows = lines.flatMap(({ place: at, row }, index) =>
    row === null ? [] : [{ number: from + index, place: at, key: row.key, row_values: row.values }],
  );
  await sql`
    insert into moving_rows (run_id, file, number, place, key, row_values)
    select ${runId}::integer, ${file}, r.number, r.place, r.key, r.row_values
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (number integer, place text, key text, row_values jsonb)`.execute(
    transaction,
  );
  const remarks = lines.flatMap(({ place: at, remarks: found }, index) =>
    found.map((remark) => ({ ...remark, number: from + index, place: at })),
  );
  if (remarks.length === 0) return;
  await sql`
    insert into moving_remarks (run_id, severity, number, file, place, field, value, message)
    select ${runId}::integer, r.severity, r.number, ${file}, r.place, r.field, r.value, r.message
      from json_to_recordset(${JSON.stringify(remarks)}::json)
        as r (severity text, number integer, place text, field text, value text, message text)`.execute(transaction);
}

/** Hands the run to the workers. False where it is with them, or over. */
export async function requestTask(
  connection: Connection,
  id: number,
  { task, confirmed }: { task: MovingTask; confirmed: ConfirmedSums | null },
): Promise<boolean> {
  const asked = await connection
    .updateTable("moving_runs")
    .set({ state: "waiting", task, confirmed: confirmed && JSON.stringify(confirmed), error: null, done: 0, total: 0 })
    .where("id", "=", id)
    .where(isAtRest)
    .returning("id")
    .executeTakeFirst();
  return asked !== undefined;
}

/** A run that a worker has leased. */
export interface HeldRun {
  id: number;
  name: string;
  openOrders: OpenOrders;
  task: MovingTask;
  confirmed: ConfirmedSums | null;
  claim: number;
}

/** Leases the oldest run that waits, or this one. */
export async function claimRun(
  connection: Connection,
  leaseSeconds: number,
  id: number | null,
): Promise<HeldRun | undefined> {
  const { rows } = await sql<HeldRun>`
    update moving_runs set state = 'running', claim = claim + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
     where id = (select id from moving_runs
                  where state in ('waiting', 'running') and (leased_until is null or leased_until <= now())
                    and (${id}::integer is null or id = ${id})
                  order by id limit 1 for no key update skip locked)
    returning id, name, open_orders as "openOrders", task, confirmed, claim`.execute(connection);
  return rows[0];
}

/** Shows how far it is. */
export async function recordStep(
  connection: Connection,
  { id, claim }: HeldRun,
  step: { done: number; total: number },
): Promise<void> {
  await sql`
    update moving_runs set done = ${step.done}, total = ${step.total}
     where id = ${id} and claim = ${claim} and state = 'running'`.execute(connection);
}

export async function renewRun(connection: Connection, { id, claim }: HeldRun, leaseSeconds: number): Promise<void> {
  await sql`
    update moving_runs set leased_until = now() + make_interval(secs => ${leaseSeconds})
     where id = ${id} and claim = ${claim} and state = 'running'`.execute(connection);
}

/** False where the run is another worker's by now. */
export async function endTask(
  connection: Connection,
  { id, claim }: HeldRun,
  end:
    | { state: "planned" | "imported"; report: MovingReport }
    | { state: "failed"; error: string; report?: MovingReport },
): Promise<boolean> {
  const ended = await connection
    .updateTable("moving_runs")
    .set((set) => ({
      state: end.state,
      leased_until: null,
      ...(end.state === "failed" && { error: end.error }),
      ...(end.report && { report: JSON.stringify(end.report) }),
      ...(end.state === "imported" && { finished_at: set.fn<Date>("now") }),
    }))
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("state", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

export function listRemarkRows(
  connection: Connection,
  { runId, severity, after, limit }: { runId: number; severity?: Severity | undefined; after: bigint; limit: number },
): Promise<MovingRemark[]> {
  return connection
    .selectFrom("moving_remarks")
    .select(["id", "severity", "file", "place", "field", "value", "message"])
    .where("run_id", "=", runId)
    .where("id", ">", after)
    .$if(severity !== undefined, (query) => query.where("severity", "=", severity!))
    .orderBy("id")
    .limit(limit)
    .execute();
}
