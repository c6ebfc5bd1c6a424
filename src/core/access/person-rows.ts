import type { Connection, Transaction } from "../../database/open.ts";

export interface PersonRow {
  id: string;
  email: string;
  name: string;
}

const PASSWORD_PROVIDER = "credential";

/** A person with a password, in Better Auth's tables. False where the e-mail has a sign-in. */
export async function insertPersonRow(transaction: Transaction, person: PersonRow, hash: string): Promise<boolean> {
  const { id } = person;
  const made = await transaction
    .insertInto("auth_users")
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return false;
  await transaction
    .insertInto("auth_credentials")
    .values({ id, accountId: id, userId: id, providerId: PASSWORD_PROVIDER, password: hash })
    .execute();
  return true;
}

export async function updatePersonName(connection: Connection, id: string, name: string): Promise<void> {
  await connection.updateTable("auth_users").set({ name }).where("id", "=", id).execute();
}

export function findPersonByEmail(connection: Connection, email: string): Promise<PersonRow | undefined> {
  return connection
    .selectFrom("auth_users")
    .select(["id", "email", "name"])
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
}
