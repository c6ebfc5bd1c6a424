import { sql } from "kysely";
import type { Connection, Transaction } from "../../database/open.ts";

export interface UserRow {
  id: string;
  email: string;
  name: string;
}

/** False where the email has a sign-in. */
export async function insertUserRow(transaction: Transaction, user: UserRow, passwordHash: string): Promise<boolean> {
  const made = await transaction
    .insertInto("users")
    .values({ ...user, password_hash: passwordHash })
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
  await connection.updateTable("users").set({ name, email: email.toLowerCase() }).where("id", "=", id).execute();
}

export async function updateUserName(connection: Connection, id: string, name: string): Promise<void> {
  await connection.updateTable("users").set({ name }).where("id", "=", id).execute();
}

export function findUserByEmail(connection: Connection, email: string): Promise<UserRow | undefined> {
  return connection
    .selectFrom("users")
    .select(["id", "email", "name"])
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

/** Sets a user's password and ends what was signed in with the old one: sessions, but the one kept, and tokens. */
export async function writePasswordRows(
  transaction: Transaction,
  userId: string,
  passwordHash: string,
  keepSession = "",
): Promise<void> {
  await transaction.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
  await transaction.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", keepSession).execute();
  await sql`
    update tokens t set revoked_at = now() from resellers r
     where r.id = t.reseller_id and r.user_id = ${userId} and t.kind = 'login' and t.revoked_at is null`.execute(
    transaction,
  );
}
