import { setTimeout as sleep } from "node:timers/promises";
import { CompiledQuery } from "kysely";
import { noteCommit } from "./changed.ts";
import type { Connection, Database, Transaction } from "./database.ts";

/** PostgreSQL rolled back the transaction because of concurrent ones: serialisation failure, deadlock. */
const UNDONE = new Set(["40001", "40P01"]);
const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 50;

/** Repeats `work`, a whole transaction, if PostgreSQL rolled it back. `work` must change only the database. */
export async function retryUndone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isUndone(error)) throw error;
      // A random pause, so that it does not collide with the same transaction again.
      await sleep(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}

export function transactionsOf(kysely: Connection): Database["transaction"] {
  return (work) => retryUndone(() => noteCommit(() => kysely.transaction().execute(work)));
}

/**
 * As `Database.transaction`, for long statements. Each sees what others have written by then: with the snapshot that some
 * servers are set to, every small transaction in the meantime would have a long one repeated.
 */
export function patientTransaction<T>(
  { patient }: Pick<Database, "patient">,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return retryUndone(() => noteCommit(() => patient.transaction().setIsolationLevel("read committed").execute(work)));
}

/**
 * Reads several things of one moment, so that they agree. `work` reads them one after the other and changes nothing.
 * `kysely`: the database's, or its patient one for long statements.
 */
export function readSnapshot<T>(kysely: Connection, work: (snapshot: Transaction) => Promise<T>): Promise<T> {
  const transaction = () => kysely.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return retryUndone(() => transaction().execute(work));
}

/** Runs a statement, in the given transaction or in its own. On the hot path, use `Database.statement`. */
export async function run<Row>(connection: Connection, text: string, values: unknown[]): Promise<Row[]> {
  const query = CompiledQuery.raw(text, values);
  const execute = () => connection.executeQuery<Row>(query);
  const { rows } = await (connection.isTransaction ? execute() : retryUndone(execute));
  return rows;
}

/** Whether PostgreSQL rolled the transaction back because of others: the same again may succeed. */
export function isUndone(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && UNDONE.has(code);
}
