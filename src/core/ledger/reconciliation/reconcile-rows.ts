import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { LedgerCheck, LedgerCheckResult, DriftSum } from "./checked-ledger.ts";

const MOST_SHOWN = 100;

/** Sums of bigint columns come as decimal strings. */
export type DriftValue = bigint | string | number | boolean | null;

export interface DriftRows {
  compared: number;
  rows: Record<string, DriftValue>[];
  sums: DriftSum[];
}

/** One check of one moment; run it in a repeatable read. What adds up the differences is asked only where there are any. */
export async function driftRows(transaction: Transaction, { count, drift }: LedgerCheck): Promise<DriftRows> {
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

/** Begins the day's comparison; null where another process has begun it within the last `hours`. */
export async function beginReconciliation(transaction: Transaction, hours: number): Promise<number | null> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    insert into reconciliations (begun_at)
    select now() where not exists (
      select 1 from reconciliations
       where requested_by is null and begun_at > now() - make_interval(hours => ${hours}::integer))
    returning id`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** The requested ledger check that is not over, made where there is none. */
export async function ensureReconciliation(transaction: Transaction, staffId: number | null): Promise<void> {
  await sql`lock table reconciliations in exclusive mode`.execute(transaction);
  await sql`
    insert into reconciliations (requested_by) select ${staffId}::integer
     where not exists (select 1 from reconciliations where ended_at is null)`.execute(transaction);
}

/** Leases the oldest comparison that is open: a new one, or one whose process has died. */
export async function claimReconciliation(connection: Connection, leaseMinutes: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update reconciliations set leased_until = now() + make_interval(mins => ${leaseMinutes}::integer), checks = '[]'
     where id = (select id from reconciliations
                  where ended_at is null and (leased_until is null or leased_until <= now())
                  order by id limit 1 for no key update skip locked)
    returning id`.execute(connection);
  return rows[0]?.id ?? null;
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

export async function endReconciliation(connection: Connection, id: number, ok: boolean): Promise<void> {
  await connection
    .updateTable("reconciliations")
    .set((set) => ({ ok, leased_until: null, ended_at: set.fn<Date>("now") }))
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
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
  checks: LedgerCheckResult[];
}

function selectRuns(connection: Connection) {
  return connection
    .selectFrom("reconciliations as r")
    .leftJoin("staff as s", "s.id", "r.requested_by")
    .select(["r.id", "r.begun_at as begunAt", "r.ended_at as endedAt", "r.ok", "r.checks"])
    .select(["r.requested_by as requestedById", "s.name as requestedByName"])
    .select(sql<boolean>`coalesce(r.leased_until > now(), false)`.as("running"))
    .limit(1);
}

/** The last one that came to its end. */
export function lastReconciliationRow(connection: Connection): Promise<ReconciliationRun | undefined> {
  return selectRuns(connection).where("r.ended_at", "is not", null).orderBy("r.id", "desc").executeTakeFirst();
}

/** The one that is under way, or waits for a worker. */
export function openReconciliationRow(connection: Connection): Promise<ReconciliationRun | undefined> {
  return selectRuns(connection).where("r.ended_at", "is", null).orderBy("r.id").executeTakeFirst();
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
