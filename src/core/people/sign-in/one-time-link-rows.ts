import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";

/** The hash of a link's token, and when it stops working. */
export interface IssuedLink {
  hash: Uint8Array;
  now: Date;
  expiresAt: Date;
}

/**
 * Stores a link for a new password. False where the user got one since `lately`. For an unknown user, a
 * link that does not work is stored, so that the work is the same.
 */
export async function insertResetLink(
  connection: Connection,
  { userId, hash, now, lately, expiresAt }: IssuedLink & { userId: string | null; lately: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into one_time_links (hash, purpose, user_id, created_at, expires_at)
    select ${hash}, 'password_reset', ${userId}, ${now}::timestamptz, ${expiresAt}::timestamptz
     where not exists (
       select from one_time_links l
        where l.purpose = 'password_reset' and l.user_id is not distinct from ${userId}
          and l.created_at > ${lately}::timestamptz)`.execute(connection);
  return numAffectedRows > 0n;
}

/** Whether a link for a new password works now. */
export async function hasResetLink(connection: Connection, hash: Uint8Array, now: Date): Promise<boolean> {
  const row = await connection
    .selectFrom("one_time_links")
    .select("hash")
    .where("purpose", "=", "password_reset")
    .where("hash", "=", hash)
    .where("user_id", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up; the new password voids every other one of the user. Returns the user; undefined where it does not work. */
export async function takeResetLink(
  transaction: Transaction,
  hash: Uint8Array,
  now: Date,
): Promise<string | undefined> {
  const taken = await transaction
    .deleteFrom("one_time_links")
    .where("purpose", "=", "password_reset")
    .where("hash", "=", hash)
    .where("user_id", "is not", null)
    .where("expires_at", ">", now)
    .returning("user_id as userId")
    .$narrowType<{ userId: string }>()
    .executeTakeFirst();
  return taken?.userId;
}

/** Stores a member of staff's invitation; it takes the place of an earlier one. */
export async function putInvitation(
  connection: Connection,
  staffId: number,
  { hash, now, expiresAt }: IssuedLink,
): Promise<void> {
  await deleteInvitation(connection, staffId);
  await connection
    .insertInto("one_time_links")
    .values({ hash, purpose: "invitation", staff_id: staffId, user_id: null, created_at: now, expires_at: expiresAt })
    .execute();
}

export async function deleteInvitation(connection: Connection, staffId: number): Promise<void> {
  await connection.deleteFrom("one_time_links").where("staff_id", "=", staffId).execute();
}

/** Uses an invitation up. False where it was used, replaced or revoked in between. */
export async function takeInvitation(transaction: Transaction, hash: Uint8Array): Promise<boolean> {
  const taken = await transaction
    .deleteFrom("one_time_links")
    .where("purpose", "=", "invitation")
    .where("hash", "=", hash)
    .returning("staff_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores the link that makes the first operator; it takes the place of an earlier one. */
export async function putFirstOperatorLink(connection: Connection, hash: Uint8Array, now: Date): Promise<void> {
  await connection
    .insertInto("one_time_links")
    .values({ hash, purpose: "first_operator", user_id: null, staff_id: null, created_at: now, expires_at: null })
    .onConflict((conflict) =>
      conflict
        .column("purpose")
        .where("purpose", "=", sql.lit("first_operator"))
        .doUpdateSet({ hash, created_at: now }),
    )
    .execute();
}

/** Uses the link up, under a lock that holds others off until the transaction ends. False where it does not work. */
export async function takeFirstOperatorLink(transaction: Transaction, hash: Uint8Array): Promise<boolean> {
  const taken = await transaction
    .deleteFrom("one_time_links")
    .where("purpose", "=", "first_operator")
    .where("hash", "=", hash)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("staff").select("staff.id"))))
    .returning("hash")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Removes links and challenges that are over. Invitations stay, since the list of staff shows that they are over. */
export async function deleteExpiredLinks(connection: Connection, now: Date): Promise<void> {
  await connection
    .deleteFrom("one_time_links")
    .where("purpose", "!=", "invitation")
    .where("expires_at", "<=", now)
    .execute();
}
