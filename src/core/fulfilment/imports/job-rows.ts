import { sql } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection, Database } from "../../../database/database.ts";
import type { JobKind } from "../../../database/column-types.ts";
import type { ImportProblem, JobResult, StoredImportInput } from "../../../database/json-types.ts";
import { BUILT_IN_KINDS } from "../suppliers/supplier-kind.ts";
import type { HeldJob, SupplierJob } from "./job.ts";

const FIELDS = [
  "j.id",
  "j.supplier_id as supplierId",
  "j.kind",
  "j.state",
  "j.done",
  "j.total",
  "j.result",
  "j.problems",
  "j.error",
  "j.created_at as createdAt",
  "j.finished_at as finishedAt",
] as const;

/** Null where a job of this kind is open for the supplier. */
export async function insertJob(
  connection: Connection,
  job: { supplierId: number; kind: JobKind; importInput?: StoredImportInput },
): Promise<number | null> {
  const made = await connection
    .insertInto("supplier_jobs")
    .values({
      supplier_id: job.supplierId,
      kind: job.kind,
      import_input: job.importInput ? JSON.stringify(job.importInput) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

/** The job of this kind that is open for the supplier, made where there is none. */
export async function ensureJob(connection: Connection, supplierId: number, kind: JobKind): Promise<number> {
  for (;;) {
    const made = await insertJob(connection, { supplierId, kind });
    if (made !== null) return made;
    const open = await connection
      .selectFrom("supplier_jobs")
      .select("id")
      .where("supplier_id", "=", supplierId)
      .where("kind", "=", kind)
      .where("state", "in", ["waiting", "running"])
      .executeTakeFirst();
    if (open) return open.id;
  }
}

export function findJobRow(connection: Connection, id: number): Promise<SupplierJob | undefined> {
  return connection.selectFrom("supplier_jobs as j").select(FIELDS).where("j.id", "=", id).executeTakeFirst();
}

/** The newest first, and `limit` of each kind: balances, read every few minutes, do not bury what else was done. */
export function listJobRows(connection: Connection, supplierId: number, limit: number): Promise<SupplierJob[]> {
  const ages = connection
    .selectFrom("supplier_jobs")
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("kind").orderBy("id", "desc"))
        .as("age"),
    )
    .where("supplier_id", "=", supplierId);
  return connection.selectFrom(ages.as("j")).select(FIELDS).where("age", "<=", limit).orderBy("j.id", "desc").execute();
}

const CLAIM = `
  update supplier_jobs set state = 'running', claim = claim + 1, leased_until = now() + make_interval(secs => $1)
   where id = (select id from supplier_jobs
                where state in ('waiting', 'running') and (leased_until is null or leased_until <= now())
                  and ($2::integer is null or id = $2)
                order by id limit 1 for no key update skip locked)
  returning id, supplier_id as "supplierId", kind, claim, import_input as "importInput"`;

/** Leases the oldest open job, or this one. */
export async function claimJob(
  database: Database,
  leaseSeconds: number,
  id: number | null,
): Promise<HeldJob | undefined> {
  const [job] = await database.statement<HeldJob>("supplier_jobs_claim", CLAIM, [leaseSeconds, id]);
  return job;
}

/** Shows how far it is and keeps the lease; false where the job is another's by now. */
export async function recordProgress(
  connection: Connection,
  { id, claim }: HeldJob,
  { done, total, leaseSeconds }: { done: number; total: number; leaseSeconds: number },
): Promise<boolean> {
  const text = `update supplier_jobs set done = $3, total = $4, leased_until = now() + make_interval(secs => $5)
    where id = $1 and claim = $2 and state = 'running' returning id`;
  const kept = await run(connection, text, [id, claim, done, total, leaseSeconds]);
  return kept.length > 0;
}

/** Nothing where the job is another's by now. */
export async function endJob(
  connection: Connection,
  { id, claim }: HeldJob,
  outcome: { result: JobResult; problems?: readonly ImportProblem[] } | { error: string },
): Promise<void> {
  await connection
    .updateTable("supplier_jobs")
    .set((set) => ({
      ...("error" in outcome
        ? { state: "failed" as const, error: outcome.error }
        : {
            state: "done" as const,
            result: JSON.stringify(outcome.result),
            problems: JSON.stringify(outcome.problems ?? []),
          }),
      leased_until: null,
      finished_at: set.fn<Date>("now"),
    }))
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("state", "=", "running")
    .execute();
}

/** Asks for the balances and catalogues that have become old; suppliers that are out of order are left alone. */
export async function insertDueJobs(connection: Connection, balanceMinutes: number): Promise<number> {
  const { rows } = await sql`
    insert into supplier_jobs (supplier_id, kind)
    select p.id, wanted.kind from suppliers p
      cross join lateral (values ('balance', ${balanceMinutes}::integer), ('sync', p.sync_hours * 60)) wanted (kind, minutes)
     where p.kind <> all (${BUILT_IN_KINDS}) and wanted.minutes > 0 and (p.open_until is null or p.open_until <= now())
       and not exists (select 1 from supplier_jobs j where j.supplier_id = p.id and j.kind = wanted.kind
                        and (j.finished_at is null or j.finished_at > now() - make_interval(mins => wanted.minutes)))
    on conflict do nothing returning id`.execute(connection);
  return rows.length;
}

/** Finished jobs of each supplier and kind beyond the newest are of no use for long. */
export async function deleteOldJobs(connection: Connection): Promise<void> {
  await sql`
    delete from supplier_jobs j where j.finished_at < now() - interval '7 days'
      and exists (select 1 from supplier_jobs n where n.supplier_id = j.supplier_id and n.kind = j.kind
                   and n.id > j.id and n.finished_at is not null)`.execute(connection);
}
