import { sql, type Insertable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  /** Null: never. */
  lastUsedAt: Date | null;
}

/** What a signature is checked with. */
export interface PasskeyKey {
  id: string;
  userId: string;
  publicKey: Uint8Array;
  counter: bigint;
}

export type ChallengePurpose = "passkey_registration" | "passkey_sign_in";

const PASSKEY = ["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"] as const;

/** Stores a challenge by its hash; a user's new one to register a passkey takes the place of an earlier one. */
export async function putChallenge(
  connection: Connection,
  purpose: ChallengePurpose,
  { userId, ...challenge }: { userId: string | null; hash: Uint8Array; now: Date; expiresAt: Date },
): Promise<void> {
  if (userId !== null) {
    await connection
      .deleteFrom("one_time_links")
      .where("purpose", "=", purpose)
      .where("user_id", "=", userId)
      .execute();
  }
  const { hash, now, expiresAt } = challenge;
  await connection
    .insertInto("one_time_links")
    .values({ hash, purpose, user_id: userId, staff_id: null, created_at: now, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up. False where it is another's, was used, or has expired: of two uses at the same time one is accepted. */
export async function takeChallenge(
  connection: Connection,
  purpose: ChallengePurpose,
  { userId, hash, now }: { userId: string | null; hash: Uint8Array; now: Date },
): Promise<boolean> {
  const taken = await connection
    .deleteFrom("one_time_links")
    .where("purpose", "=", purpose)
    .where("hash", "=", hash)
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", now)
    .returning("hash")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Holds off other changes of the user's passkeys until the transaction ends, and says how many there are. */
export async function lockPasskeys(transaction: Transaction, userId: string): Promise<number> {
  await transaction.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom("passkeys")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined where the credential is registered already, by whomever. */
export function insertPasskeyRow(
  connection: Connection,
  passkey: Insertable<Schema["passkeys"]>,
): Promise<Passkey | undefined> {
  return connection
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning(PASSKEY)
    .executeTakeFirst();
}

/** In the order in which they were added. */
export function listPasskeyRows(connection: Connection, userId: string): Promise<Passkey[]> {
  return connection
    .selectFrom("passkeys")
    .select(PASSKEY)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** What the browser must know so that one authenticator does not get two passkeys of the same user. */
export function listCredentialRows(
  connection: Connection,
  userId: string,
): Promise<{ credentialId: Uint8Array; transports: string[] }[]> {
  return connection
    .selectFrom("passkeys")
    .select(["credential_id as credentialId", "transports"])
    .where("user_id", "=", userId)
    .execute();
}

export function findPasskeyKey(connection: Connection, credentialId: Uint8Array): Promise<PasskeyKey | undefined> {
  return connection
    .selectFrom("passkeys")
    .select(["id", "user_id as userId", "public_key as publicKey", "counter"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/**
 * Notes a use. False where the passkey was removed, or where its authenticator counts and this count, or a later one, was
 * seen before: then it was copied.
 */
export async function recordPasskeyUse(
  connection: Connection,
  id: string,
  { counter, now }: { counter: bigint; now: Date },
): Promise<boolean> {
  const noted = await connection
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where(sql<boolean>`(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Undefined where the user has no such passkey. */
export function renamePasskeyRow(
  connection: Connection,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<Passkey | undefined> {
  return connection
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(PASSKEY)
    .executeTakeFirst();
}

/** The name of the passkey that is gone; undefined where the user has no such passkey. */
export async function deletePasskeyRow(
  connection: Connection,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const removed = await connection
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
  return removed?.name;
}

export async function deletePasskeys(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}
