import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { LedgerCheck, LedgerCheckResult, DriftSum } from "./checked-ledger.ts";
import type { CheckScope } from "./ledger-checks.ts";
import type { Checkpoint, Sources } from "./sources.ts";

const MOST_SHOWN = 100;

/** Sums of bigint columns come as decimal strings. */
export type DriftValue = bigint | string | number | boolean | null;

export interface DriftRows {
  compared: number;
  rows: Record<string, DriftValue>[];
  sums: DriftSum[];
}

/** One check of one moment; run it in a repeatable read. What adds up the differences is asked only where there are any. */
export async function driftRows(transaction: Transaction, check: LedgerCheck, sources: Sources): Promise<DriftRows> {
  const [drift, count] = [check.drift(sources), check.count(sources)];
  const { rows } = await sql
    .raw<Record<string, DriftValue>>(`select * from (${drift}) drift limit ${MOST_SHOWN}`)
    .execute(transaction);
  const counted = await sql.raw<{ compared: number }>(`select (${count})::integer as compared`).execute(transaction);
  const { compared } = counted.rows[0]!;
  if (rows.length === 0) return { compared, rows, sums: [] };
  const sums = await sql
    .raw<DriftSum>(
      `select currency, test, count(*)::integer as differences, sum(difference)::bigint as amount
         from (${drift}) drift group by currency, test order by currency, test`,
    )
    .execute(transaction);
  return { compared, rows, sums: sums.rows };
}

/** Begins the daily check; null where another process has begun it within the last `hours`. */
export async function beginReconciliation(transaction: Transaction, hours: number): Promise<number | null> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    insert into reconciliations (scope)
    select 'incremental' where not exists (
      select 1 from reconciliations
       where requested_by is null and begun_at > now() - make_interval(hours => ${hours}::integer))
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** The requested ledger check that is not over, made where there is none. A request is for a full one. */
export async function ensureReconciliation(transaction: Transaction, staffId: number | null): Promise<void> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  await sql`
    update reconciliations set scope = 'full', after_transfer = null, changed_from = null
     where ended_at is null and scope = 'incremental'`.execute(transaction);
  await sql`
    insert into reconciliations (requested_by) select ${staffId}::integer
     where not exists (select 1 from reconciliations where ended_at is null)`.execute(transaction);
}

/** A ledger check that this process has leased. */
export interface ClaimedRun {
  id: number;
  scope: CheckScope;
  /** Of the checkpoint at the beginning. */
  generation: number;
  /** Null for a full check. */
  checkpoint: Checkpoint | null;
}

export interface IncrementalLimits {
  /** An incremental check needs a full one within these hours. */
  fullHours: number;
  /** Ledgers with fewer transfers are always checked in full. */
  fewestTransfers: number;
}

/**
 * Leases the oldest check that is open: a new one, or one whose process has died. A daily check becomes a full one where there
 * is no checkpoint, or only an old one.
 */
export async function claimReconciliation(
  connection: Connection,
  leaseMinutes: number,
  { fullHours, fewestTransfers }: IncrementalLimits,
): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRow>`
    update reconciliations r
       set leased_until = now() + make_interval(mins => ${leaseMinutes}::integer), checks = '[]',
           scope = c.scope, after_transfer = c.after_transfer, changed_from = c.changed_from
      from (select o.id, k.generation, k.orders_to, able.scope,
                   case able.scope when 'incremental' then k.transfers_to end as after_transfer,
                   case able.scope when 'incremental' then k.changed_from end as changed_from
              from ledger_checkpoint k
              cross join (select id, scope from reconciliations
                           where ended_at is null and (leased_until is null or leased_until <= now())
                           order by id limit 1 for no key update skip locked) o
              cross join lateral (select case when o.scope = 'incremental' and k.transfers_to >= ${fewestTransfers}
                and k.full_at > now() - make_interval(hours => ${fullHours}::integer)
                then 'incremental' else 'full' end as scope) able) c
     where r.id = c.id
    returning r.id, r.scope, c.generation, r.after_transfer, c.orders_to, r.changed_from`.execute(connection);
  return rows[0] ? toClaimed(rows[0]) : null;
}

/** Goes on as a full check, from the beginning. */
export async function restartInFull(connection: Connection, id: number): Promise<ClaimedRun> {
  const { rows } = await sql<ClaimedRow>`
    update reconciliations r set scope = 'full', after_transfer = null, changed_from = null, checks = '[]'
      from ledger_checkpoint k where r.id = ${id}
    returning r.id, r.scope, k.generation, r.after_transfer, k.orders_to, r.changed_from`.execute(connection);
  return toClaimed(rows[0]!);
}

interface ClaimedRow {
  id: number;
  scope: CheckScope;
  generation: number;
  after_transfer: bigint | null;
  orders_to: bigint | null;
  changed_from: Date | null;
}

function toClaimed({ id, scope, generation, ...row }: ClaimedRow): ClaimedRun {
  const { after_transfer: transfersTo, orders_to: ordersTo, changed_from: changedFrom } = row;
  const isWhole = transfersTo !== null && ordersTo !== null && changedFrom !== null;
  return { id, scope, generation, checkpoint: isWhole ? { transfersTo, ordersTo, changedFrom } : null };
}

/** Shows what was found so far, and keeps the lease. */
export async function recordChecks(
  connection: Connection,
  id: number,
  checks: readonly LedgerCheckResult[],
  leaseMinutes: number,
): Promise<void> {
  await sql`
    update reconciliations set checks = ${JSON.stringify(checks)}::json,
           leased_until = now() + make_interval(mins => ${leaseMinutes}::integer)
     where id = ${id} and ended_at is null`.execute(connection);
}

/** Lets another process begin it again. */
export async function releaseReconciliation(connection: Connection, id: number): Promise<void> {
  await connection
    .updateTable("reconciliations")
    .set({ leased_until: null })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** False: a full check was requested meanwhile, and this one was not. */
export async function endReconciliation(
  connection: Connection,
  { id, scope }: Pick<ClaimedRun, "id" | "scope">,
  ok: boolean,
): Promise<boolean> {
  const ended = await connection
    .updateTable("reconciliations")
    .set((set) => ({ ok, leased_until: null, ended_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .where("scope", "=", scope)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** A ledger check, with who requested it. */
export interface ReconciliationRun {
  id: number;
  begunAt: Date;
  endedAt: Date | null;
  ok: boolean | null;
  /** Null: by itself, or for the command line. */
  requestedById: number | null;
  requestedByName: string | null;
  /** A worker has it. */
  running: boolean;
  scope: CheckScope;
  /** What an incremental check began at: the number of a transfer, and the time from which on changed orders are checked. */
  afterTransfer: bigint | null;
  changedFrom: Date | null;
  checks: LedgerCheckResult[];
}

function selectRuns(connection: Connection) {
  return connection
    .selectFrom("reconciliations as r")
    .leftJoin("staff as s", "s.id", "r.requested_by")
    .select(["r.id", "r.begun_at as begunAt", "r.ended_at as endedAt", "r.ok", "r.checks", "r.scope"])
    .select(["r.after_transfer as afterTransfer", "r.changed_from as changedFrom"])
    .select(["r.requested_by as requestedById", "s.name as requestedByName"])
    .select(sql<boolean>`coalesce(r.leased_until > now(), false)`.as("running"));
}

/** The last one that came to its end. */
export function lastReconciliationRow(connection: Connection): Promise<ReconciliationRun | undefined> {
  return selectRuns(connection).where("r.ended_at", "is not", null).orderBy("r.id", "desc").limit(1).executeTakeFirst();
}

/** When the last full check without discrepancies ended. */
export async function lastFullRow(connection: Connection): Promise<Date | null> {
  const row = await connection
    .selectFrom("reconciliations")
    .select("ended_at")
    .where("ok", "=", true)
    .where("scope", "=", "full")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at ?? null;
}

/** The last one that came to its end, and those that are open: in one statement, or one that ends meanwhile is in neither. */
export function currentReconciliationRows(connection: Connection): Promise<ReconciliationRun[]> {
  return selectRuns(connection)
    .where((run) =>
      run.or([
        run("r.ended_at", "is", null),
        run(
          "r.id",
          "=",
          run
            .selectFrom("reconciliations")
            .select((last) => last.fn.max("id").as("id"))
            .where("ended_at", "is not", null),
        ),
      ]),
    )
    .orderBy("r.id")
    .execute();
}

/** Since when this database is there, and how many orders it holds, by the counts of the wallets. */
export async function readInstallationRow(connection: Connection): Promise<{ createdAt: Date; orders: number }> {
  const { createdAt, orders } = await connection
    .selectFrom("installation")
    .select([
      "created_at as createdAt",
      (query) =>
        query
          .selectFrom("wallets")
          .select((sum) => sum.fn.coalesce(sum.fn.sum<bigint>("orders_count"), sql<bigint>`0`).as("n"))
          .as("orders"),
    ])
    .executeTakeFirstOrThrow();
  return { createdAt, orders: Number(orders) };
}
