import type { Transaction } from "../../database/open.ts";
import { insertPerson, preparePerson, readEmail, readName, type PreparedPerson } from "../access/people.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";

export const STAFF_ROLES = ["owner", "manager", "agent", "read-only"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A member of the operator's staff. */
export interface Staff {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
}

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  password: string;
}

/** Makes a member of the operator's staff who can sign in. Throws validation_failed, conflict. */
export async function createStaff(core: Core, wanted: NewStaff): Promise<{ id: number; email: string }> {
  const { password, role } = wanted;
  const named = { email: readEmail(wanted.email), name: readName(wanted.name), password };
  const person = await preparePerson(core.signIn, named);
  const { kysely } = core.database;
  const { id, email } = await kysely.transaction().execute((transaction) => insertStaff(transaction, person, role));
  return { id, email };
}

/** Writes a member of staff with the person that they sign in as. Throws conflict. */
export async function insertStaff(
  transaction: Transaction,
  person: PreparedPerson,
  role: StaffRole,
): Promise<{ id: number; email: string; personId: string }> {
  const personId = await insertPerson(transaction, person);
  const { email, name } = person.row;
  const made = await transaction
    .insertInto("staff")
    .values({ email, name, role, auth_user_id: personId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new DomainError("conflict", "A member of staff with this e-mail exists already.");
  return { id: made.id, email, personId };
}

/** Whether anybody can sign in as operator. */
export async function hasStaff(core: Core): Promise<boolean> {
  const anyone = await core.database.kysely.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return anyone !== undefined;
}
