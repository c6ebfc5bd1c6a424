import type { SignInContext } from "../context.ts";
import type { Session } from "../users/user.ts";
import { requirePassword } from "./check-password.ts";
import { checkTwoFactor, type Confirmation } from "./two-factor.ts";

/**
 * Asks the user of a session for the password again, and for a code where two-factor authentication is on.
 * Throws invalid_credentials about the field that is wrong, otp_required, login_throttled.
 */
export async function confirmSession(
  context: SignInContext,
  { user }: Session,
  { password, otp }: Confirmation,
): Promise<void> {
  await requirePassword(context.database.kysely, user.id, password);
  if (user.twoFactorEnabled) await checkTwoFactor(context, user.id, otp);
}
