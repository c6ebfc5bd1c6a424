import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

/** A run whose source this process reads. */
export interface HeldReading {
  id: number;
  claim: number;
}

/** Undefined where the run is being read, with a worker, or over. */
export async function claimReading(
  connection: Connection,
  id: number,
  leaseSeconds: number,
): Promise<HeldReading | undefined> {
  const { rows } = await sql<HeldReading>`
    update moving_runs set claim = claim + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
     where id = ${id} and state = 'reading' and leased_until is null
    returning id, claim`.execute(connection);
  return rows[0];
}

/** Keeps the lease and shows how far the reading is. False where the run was discarded or given up in between. */
export async function renewReading(
  connection: Connection,
  { id, claim }: HeldReading,
  { done, source, leaseSeconds }: { done?: number; source?: string; leaseSeconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    update moving_runs set done = coalesce(${done ?? null}::integer, done), source = coalesce(${source ?? null}::text, source),
           leased_until = now() + make_interval(secs => ${leaseSeconds})
     where id = ${id} and claim = ${claim} and state = 'reading' and leased_until is not null
    returning id`.execute(connection);
  return rows.length > 0;
}

/** Hands what was read to the workers, to be planned. False as above. */
export async function finishReading(connection: Connection, { id, claim }: HeldReading): Promise<boolean> {
  const { rows } = await sql`
    update moving_runs set state = 'waiting', task = 'plan', done = 0, total = 0, leased_until = null
     where id = ${id} and claim = ${claim} and state = 'reading' and leased_until is not null
    returning id`.execute(connection);
  return rows.length > 0;
}

/** Ends a reading: without a task, a run that failed was not read as a whole and can only be discarded. */
export async function failReading(connection: Connection, { id, claim }: HeldReading, error: string): Promise<boolean> {
  const { rows } = await sql`
    update moving_runs set state = 'failed', error = ${error}, leased_until = null
     where id = ${id} and claim = ${claim} and state = 'reading' and leased_until is not null
    returning id`.execute(connection);
  return rows.length > 0;
}

/** Ends the readings of processes that died. Their ids. */
export async function failLostReadings(transaction: Transaction, error: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update moving_runs set state = 'failed', error = ${error}, leased_until = null
     where state = 'reading' and leased_until <= now()
    returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Runs whose files were uploaded and never read. */
export async function listLeftUploads(connection: Connection, hours: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from moving_runs m
     where state = 'reading' and leased_until is null and created_at < now() - make_interval(hours => ${hours})
       and exists (select from moving_uploads u where u.run_id = m.id)`.execute(connection);
  return rows.map(({ id }) => id);
}
