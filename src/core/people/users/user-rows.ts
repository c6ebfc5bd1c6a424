import { sql, type Insertable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";

export interface UserRow {
  id: string;
  email: string;
  name: string;
  isConfirmed: boolean;
}

export type NewUserRow = Omit<Insertable<Schema["users"]>, "created_at">;

/** False where the email has a sign-in. */
export async function insertUserRow(transaction: Transaction, user: NewUserRow): Promise<boolean> {
  const made = await transaction
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateUser(
  connection: Connection,
  id: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const moved = await connection
    .updateTable("users")
    .set({ email: email.toLowerCase() })
    .where("id", "=", id)
    .where("email", "<>", email.toLowerCase())
    .returning("id")
    .executeTakeFirst();
  await updateUserName(connection, id, name);
  // The links are in the mailbox of the old address.
  if (moved) await deleteLinks(connection, id);
}

export async function updateUserName(connection: Connection, id: string, name: string): Promise<void> {
  await connection.updateTable("users").set({ name }).where("id", "=", id).execute();
}

export function findUserByEmail(connection: Connection, email: string): Promise<UserRow | undefined> {
  return connection
    .selectFrom("users")
    .select((row) => [
      "id",
      "email",
      "name",
      row("email_confirmed_at", "is not", null).$castTo<boolean>().as("isConfirmed"),
    ])
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
}

interface PasswordRow {
  id: string;
  passwordHash: string | null;
}

export function findPasswordByEmail(connection: Connection, email: string): Promise<PasswordRow | undefined> {
  return connection
    .selectFrom("users")
    .select(["id", "password_hash as passwordHash"])
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
}

export function findPasswordOfUser(connection: Connection, id: string): Promise<PasswordRow | undefined> {
  return connection
    .selectFrom("users")
    .select(["id", "password_hash as passwordHash"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The same password in another form. False where it has been changed meanwhile. */
export async function replacePasswordHash(
  connection: Connection,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const replaced = await connection
    .updateTable("users")
    .set({ password_hash: to })
    .where("id", "=", id)
    .where("password_hash", "=", from)
    .returning("id")
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Whether this is the password; it then stays so until the transaction ends. */
export async function holdPasswordRow(
  transaction: Transaction,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("password_hash", "=", passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the user of an email that nothing has shown to be theirs. What they made for it stays, without a key. */
export async function displaceUnconfirmed(transaction: Transaction, email: string): Promise<void> {
  const claimed = await transaction
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_confirmed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!claimed) return;
  await revokeTokens(transaction, claimed.id);
  await transaction.updateTable("resellers").set({ user_id: null }).where("user_id", "=", claimed.id).execute();
  await transaction.deleteFrom("users").where("id", "=", claimed.id).execute();
}

/**
 * Notes that the email is the user's. If that was unknown until now, everything made before may be a stranger's: every
 * key and token is revoked, passkeys are removed, and two-factor authentication is turned off. Sessions are the
 * caller's to end.
 */
export async function confirmEmail(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const confirmed = await transaction
    .updateTable("users")
    .set({ email_confirmed_at: now })
    .where("id", "=", userId)
    .where("email_confirmed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!confirmed) return;
  await revokeTokens(transaction, userId);
  await transaction.deleteFrom("two_factor").where("user_id", "=", userId).execute();
  await transaction.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

/** Revokes API keys and login tokens of the reseller whom a user signs in for. */
async function revokeTokens(transaction: Transaction, userId: string): Promise<void> {
  await sql`
    update tokens t set revoked_at = now() from resellers r
     where r.id = t.reseller_id and r.user_id = ${userId} and t.revoked_at is null`.execute(transaction);
}

/** What else would give access: links for a new password, and passkeys that are being added. */
async function deleteLinks(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom("one_time_links").where("user_id", "=", userId).execute();
}

/**
 * Sets a user's password, ends all sessions of the old one except the given one, revokes tokens, and voids links that were
 * sent before.
 */
export async function writePasswordRows(
  transaction: Transaction,
  userId: string,
  passwordHash: string,
  keepSession = "",
): Promise<void> {
  await transaction.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
  await transaction.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", keepSession).execute();
  await deleteLinks(transaction, userId);
  await sql`
    update tokens t set revoked_at = now() from resellers r
     where r.id = t.reseller_id and r.user_id = ${userId} and t.kind = 'login' and t.revoked_at is null`.execute(
    transaction,
  );
}
