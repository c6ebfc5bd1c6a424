import { findReseller } from "../../resellers/accounts/resellers.ts";
import type { Core } from "../../core.ts";
import { requirePassword } from "./check-password.ts";
import { findUserRow } from "./session-rows.ts";
import { checkTwoFactor } from "./two-factor.ts";
import type { Session } from "../users/user.ts";

/** How a user who is signed in proves once more to be that user. */
export interface Confirmation {
  password: string;
  /** Code of the authenticator app, or a recovery code. */
  otp?: string | undefined;
}

/**
 * Asks whoever signs in for a reseller for the password again, and for a code where two-factor authentication is on.
 * Throws invalid_credentials about the field that is wrong, otp_required, login_throttled.
 */
export async function confirmUser(core: Core, resellerId: number, { password, otp }: Confirmation): Promise<void> {
  const { userId } = await findReseller(core, String(resellerId));
  await requirePassword(core.database.kysely, userId ?? "", password);
  const user = userId === null ? undefined : await findUserRow(core.database, userId);
  if (user?.twoFactorEnabled) await checkTwoFactor(core, user.id, otp);
}

/** The same for the user of a session, of the staff or a reseller. Throws the same. */
export async function confirmSession(core: Core, { user }: Session, { password, otp }: Confirmation): Promise<void> {
  await requirePassword(core.database.kysely, user.id, password);
  if (user.twoFactorEnabled) await checkTwoFactor(core, user.id, otp);
}
