import { createPerson } from "../access/sign-in.ts";
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

/** Makes a member of the operator's staff who can sign in. Throws validation_failed, conflict. */
export async function createStaff(
  core: Core,
  { email, name, role, password }: { email: string; name: string; role: StaffRole; password: string },
): Promise<{ id: number; email: string }> {
  const authUserId = await createPerson(core.signIn, { email, name, password });
  const made = await core.database.kysely
    .insertInto("staff")
    .values({ email, name, role, auth_user_id: authUserId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new DomainError("conflict", "A member of staff with this e-mail exists already.");
  return { id: made.id, email };
}

/** Whether anybody can sign in as operator. */
export async function hasStaff(core: Core): Promise<boolean> {
  const anyone = await core.database.kysely.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return anyone !== undefined;
}
