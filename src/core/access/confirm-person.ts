import { findReseller } from "../accounts/resellers.ts";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { checkSecondFactor } from "./second-factor.ts";
import { findPersonRow } from "./session-rows.ts";
import { checkPassword } from "./sign-in.ts";

/** How a person who is signed in proves once more to be that person. */
export interface Confirmation {
  password: string;
  /** Code of the second factor, or a recovery code. */
  otp?: string | undefined;
}

/**
 * Asks whoever signs in for a reseller for the password again, and for the second factor where there is one. Throws
 * invalid_credentials about the field that is wrong, otp_required, login_throttled.
 */
export async function confirmPerson(core: Core, resellerId: number, { password, otp }: Confirmation): Promise<void> {
  const { authUserId } = await findReseller(core, String(resellerId));
  const person = authUserId === null ? undefined : await findPersonRow(core.database, authUserId);
  if (!person) throw wrongPassword();
  await checkPassword(core.signIn, person.email, password).catch((error: unknown) => {
    throw error instanceof DomainError ? wrongPassword() : error;
  });
  if (person.twoFactorEnabled) await checkSecondFactor(core.signIn, person.id, otp);
}

function wrongPassword(): DomainError {
  const sentence = "This is not your password.";
  return new DomainError("invalid_credentials", sentence, { fields: { password: [sentence] } });
}
