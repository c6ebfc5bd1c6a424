import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";

/** One call that has a key: only the call that took it last writes to it. */
export interface KeyUse {
  walletId: number;
  key: string;
  /** Of this call alone. */
  callId: string;
}

export interface StoredAnswer {
  fingerprint: string;
  /** Null while the call is being answered. */
  status: number | null;
  body: string | null;
  location: string | null;
}

/** True when this call is the one to be answered: the key is new, or the node that had it gave up or died. */
export async function takeKey(
  connection: Connection,
  { walletId, key, callId }: KeyUse,
  { fingerprint, lockSeconds, keptDays }: { fingerprint: string; lockSeconds: number; keptDays: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (wallet_id, key, call_id, fingerprint, locked_until)
    values (${walletId}, ${key}, ${callId}, ${fingerprint}, now() + make_interval(secs => ${lockSeconds}))
    on conflict (wallet_id, key) do update
       set call_id = excluded.call_id, fingerprint = excluded.fingerprint, locked_until = excluded.locked_until, status = null, body = null,
           location = null, created_at = now()
     where k.created_at < now() - make_interval(days => ${keptDays})
        or (k.status is null and k.locked_until <= now() and k.fingerprint = excluded.fingerprint)
    returning 1`.execute(connection);
  return rows.length === 1;
}

export async function findKey(
  connection: Connection,
  walletId: number,
  key: string,
): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<StoredAnswer>`
    select fingerprint, status, body, location
      from idempotency_keys where wallet_id = ${walletId} and key = ${key}`.execute(connection);
  return rows[0];
}

export async function keepRow(
  connection: Connection,
  { walletId, key, callId }: KeyUse,
  answer: { status: number; body: string; location: string | null },
): Promise<void> {
  await connection
    .updateTable("idempotency_keys")
    .set(answer)
    .where("wallet_id", "=", walletId)
    .where("key", "=", key)
    .where("call_id", "=", callId)
    .execute();
}

/** The next call with the same fingerprint begins at once. */
export async function releaseRow(connection: Connection, { walletId, key, callId }: KeyUse): Promise<void> {
  await connection
    .updateTable("idempotency_keys")
    .set((set) => ({ locked_until: set.fn<Date>("now") }))
    .where("wallet_id", "=", walletId)
    .where("key", "=", key)
    .where("call_id", "=", callId)
    .where("status", "is", null)
    .execute();
}

export async function forgetRow(connection: Connection, { walletId, key, callId }: KeyUse): Promise<void> {
  await connection
    .deleteFrom("idempotency_keys")
    .where("wallet_id", "=", walletId)
    .where("key", "=", key)
    .where("call_id", "=", callId)
    .where("status", "is", null)
    .execute();
}

export async function deleteKeysOlderThan(connection: Connection, days: number): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${days})`.execute(connection);
}
