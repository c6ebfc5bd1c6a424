import type { SignInContext } from "../../people/context.ts";
import { findReseller } from "./resellers.ts";
import { requirePassword } from "../../people/sign-in/check-password.ts";
import { checkTwoFactor, type Confirmation } from "../../people/sign-in/two-factor.ts";

/**
 * Asks a user who signs in for a reseller for the password again, and for a code where two-factor authentication is on.
 * Throws not_found, invalid_credentials about the field that is wrong, otp_required, login_throttled.
 */
export async function confirmReseller(
  context: SignInContext,
  resellerId: number,
  { password, otp }: Confirmation,
): Promise<void> {
  const { userId, twoFactorEnabled } = await findReseller(context, String(resellerId));
  await requirePassword(context.database.kysely, userId ?? "", password);
  if (userId !== null && twoFactorEnabled) await checkTwoFactor(context, userId, otp);
}
