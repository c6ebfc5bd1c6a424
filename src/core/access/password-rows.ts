import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Connection, Transaction } from "../../database/open.ts";

const RESET = "reset-password:";
const NOBODY = "";

/** Sets a person's password and ends what was signed in with the old one: sessions, but the one kept, and tokens. */
export async function writePasswordRows(
  transaction: Transaction,
  personId: string,
  hash: string,
  keepSession = "",
): Promise<void> {
  await transaction
    .updateTable("auth_credentials")
    .set({ password: hash })
    .where("userId", "=", personId)
    .where("providerId", "=", "credential")
    .execute();
  await transaction.deleteFrom("auth_sessions").where("userId", "=", personId).where("id", "!=", keepSession).execute();
  await sql`
    update tokens t set revoked_at = now() from resellers r
     where r.id = t.reseller_id and r.auth_user_id = ${personId} and t.kind = 'login'
       and t.revoked_at is null`.execute(transaction);
}

/**
 * Keeps the hash of a link's token. False where the person got one since `lately`. For nobody a row of no worth is
 * written, so that the work is the same.
 */
export async function insertResetRow(
  connection: Connection,
  {
    personId,
    tokenHash,
    now,
    lately,
    expiresAt,
  }: {
    personId: string | null;
    tokenHash: string;
    now: Date;
    lately: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const value = personId ?? NOBODY;
  const { numAffectedRows = 0n } = await sql`
    insert into auth_verifications (id, identifier, value, "createdAt", "updatedAt", "expiresAt")
    select ${randomUUID()}, ${RESET + tokenHash}, ${value}, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
     where not exists (
       select from auth_verifications v
        where v.value = ${value} and v.identifier like ${`${RESET}%`} and v."createdAt" > ${lately}::timestamptz)`.execute(
    connection,
  );
  return numAffectedRows > 0n;
}

/** Whether a token is good now. */
export async function hasResetRow(connection: Connection, tokenHash: string, now: Date): Promise<boolean> {
  const row = await connection
    .selectFrom("auth_verifications")
    .select("id")
    .where("identifier", "=", RESET + tokenHash)
    .where("value", "!=", NOBODY)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a token up, with every other one of the person. Returns the person; undefined where it is not good. */
export async function takeResetRow(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const taken = await transaction
    .deleteFrom("auth_verifications")
    .where("identifier", "=", RESET + tokenHash)
    .where("value", "!=", NOBODY)
    .where("expiresAt", ">", now)
    .returning("value")
    .executeTakeFirst();
  if (!taken) return undefined;
  await transaction
    .deleteFrom("auth_verifications")
    .where("value", "=", taken.value)
    .where("identifier", "like", `${RESET}%`)
    .execute();
  return taken.value;
}
