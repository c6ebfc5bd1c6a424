import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { LedgerCheck, LedgerCheckResult, DriftSum } from "./checked-ledger.ts";
import type { CheckScope } from "./ledger-checks.ts";
import type { Sources } from "./sources.ts";

const MOST_SHOWN = 100;

/** Sums of bigint columns come as decimal strings. */
export type DriftValue = bigint | string | number | boolean | null;

export interface DriftRows {
  compared: number;
  rows: Record<string, DriftValue>[];
  sums: DriftSum[];
}

/** One check of one moment; run it in a snapshot. What adds up the differences is asked only where there are any. */
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

export interface CurrentRuns {
  /** The last one that came to its end, and those that are open. */
  runs: ReconciliationRun[];
  /** When the last full one without discrepancies ended. */
  lastFullAt: Date | null;
}

/** In one statement: one that ends meanwhile would be neither open nor the last, or the last but not the last full one. */
export async function currentReconciliationRows(connection: Connection): Promise<CurrentRuns> {
  const runs = await selectRuns(connection)
    .select((run) =>
      run
        .selectFrom("reconciliations as f")
        .select("f.ended_at")
        .where("f.ok", "=", true)
        .where("f.scope", "=", "full")
        .orderBy("f.id", "desc")
        .limit(1)
        .as("lastFullAt"),
    )
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
  return { runs, lastFullAt: runs[0]?.lastFullAt ?? null };
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
