import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

/** Prepares a factor in place of an earlier one that no code confirmed. False where one is on. */
export async function prepareRows(
  transaction: Transaction,
  userId: string,
  { secret, recoveryHashes }: { secret: string; recoveryHashes: readonly Uint8Array[] },
): Promise<boolean> {
  const prepared = await transaction
    .insertInto("two_factor")
    .values({ user_id: userId, secret, confirmed_at: null, locked_until: null })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ secret, last_step: null }).where("two_factor.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  if (!prepared) return false;
  await replaceRecoveryRows(transaction, userId, recoveryHashes);
  return true;
}

/** A factor that is on from the beginning, of a user who had none. */
export async function insertFactor(
  transaction: Transaction,
  { userId, secret, confirmedAt }: { userId: string; secret: string; confirmedAt: Date },
): Promise<void> {
  await transaction
    .insertInto("two_factor")
    .values({ user_id: userId, secret, confirmed_at: confirmedAt, locked_until: null })
    .execute();
}

export async function replaceRecoveryRows(
  transaction: Transaction,
  userId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await transaction.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await transaction
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** The sealed secret of a factor that no code has confirmed. */
export async function findPreparedSecret(connection: Connection, userId: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom("two_factor")
    .select("secret")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return row?.secret;
}

/** False where the setup was confirmed or started again in between. */
export async function confirmRow(
  connection: Connection,
  userId: string,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await connection
    .updateTable("two_factor")
    .set({ confirmed_at: now, last_step: step })
    .where("user_id", "=", userId)
    .where("secret", "=", secret)
    .where("confirmed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return confirmed !== undefined;
}

/**
 * Counts a code as wrong before it is looked at, so that many at the same time get no more chances than one after the
 * other, and returns the sealed secret; accepting the code takes the count back. The last of `most` locks until
 * `lockedUntil`. Undefined while it is locked, or where there is no factor.
 */
export async function beginCode(
  connection: Connection,
  userId: string,
  { now, most, lockedUntil }: { now: Date; most: number; lockedUntil: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    update two_factor
       set wrong_codes = case when locked_until is null then wrong_codes else 0 end + 1,
           locked_until = case when locked_until is null and wrong_codes + 1 >= ${most}::integer
                               then ${lockedUntil}::timestamptz end
     where user_id = ${userId} and confirmed_at is not null
       and (locked_until is null or locked_until <= ${now}::timestamptz)
    returning secret`.execute(connection);
  return rows[0]?.secret;
}

/** Until when the factor is locked, where it is. */
export async function findLockedUntil(connection: Connection, userId: string): Promise<Date | null> {
  const row = await connection
    .selectFrom("two_factor")
    .select("locked_until as lockedUntil")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.lockedUntil ?? null;
}

/** Accepts a code of the app. False where it, or a later one, was accepted before: of two at the same time one is. */
export async function acceptStep(connection: Connection, userId: string, step: number): Promise<boolean> {
  const accepted = await connection
    .updateTable("two_factor")
    .set({ last_step: step, wrong_codes: 0, locked_until: null })
    .where("user_id", "=", userId)
    .where((where) => where.or([where("last_step", "is", null), where("last_step", "<", step)]))
    .returning("user_id")
    .executeTakeFirst();
  return accepted !== undefined;
}

/**
 * Uses a recovery code up. False where there is none, or it was used before: of two at the same time one is accepted.
 */
export async function acceptRecoveryCode(connection: Connection, userId: string, hash: Uint8Array): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with used as (delete from recovery_codes where user_id = ${userId} and hash = ${hash} returning user_id)
    update two_factor f set wrong_codes = 0, locked_until = null from used where f.user_id = used.user_id`.execute(
    connection,
  );
  return numAffectedRows > 0n;
}

/** Turns the factor off, with its recovery codes. */
export async function deleteTwoFactor(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom("two_factor").where("user_id", "=", userId).execute();
}
