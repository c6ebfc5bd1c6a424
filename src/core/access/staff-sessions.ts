import type { Staff } from "../accounts/staff.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { checkPassword, wrongCredentials } from "./sign-in.ts";
import { findSessionRow, findStaffRow } from "./staff-session-rows.ts";

const MAX_USER_AGENT_LENGTH = 500;

export interface StaffSession {
  /** Shown this once to whom it belongs. */
  token: string;
  expiresAt: Date;
  staff: Staff;
}

/**
 * Signs a member of staff in, with a session of Better Auth's. Throws invalid_credentials, alike for an unknown
 * e-mail, a wrong password and a reseller's right one.
 */
export async function openStaffSession(
  core: Core,
  email: string,
  password: string,
  { ip, userAgent = "" }: { ip: string; userAgent?: string | undefined },
): Promise<StaffSession> {
  const authUserId = await checkPassword(core.signIn, email, password);
  const staff = await findStaffRow(core.database.kysely, authUserId);
  if (!staff) throw wrongCredentials();
  const { users } = await core.signIn.open();
  const from = { ipAddress: ip, userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) };
  const { token, expiresAt } = await users.createSession(authUserId, false, from);
  return { token, expiresAt, staff };
}

/** Whose session a token is. Throws unauthenticated for an unknown token, a session that is over and a reseller's. */
export async function findStaff(core: Core, token: string): Promise<Staff> {
  const row = await findSessionRow(core.database, token);
  if (!row) throw new DomainError("unauthenticated", "Unauthenticated.");
  const { expiresAt, ...staff } = row;
  if (expiresAt.getTime() <= core.clock().getTime()) {
    throw new DomainError("unauthenticated", "Your session has expired: sign in again.");
  }
  return staff;
}

/** From now on the token is refused. */
export async function closeStaffSession(core: Core, token: string): Promise<void> {
  const { users } = await core.signIn.open();
  await users.deleteSession(token);
}
