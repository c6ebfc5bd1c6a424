import type { Connection, Transaction } from "../../../database/database.ts";
import { DomainError } from "../../kernel/errors.ts";
import { hashKnownPassword, isForeign, LONGEST_PASSWORD, verifyPassword } from "../users/password-hash.ts";
import { findPasswordByEmail, findPasswordOfUser, holdPasswordRow, replacePasswordHash } from "../users/user-rows.ts";

/** What was found right. A sign-in or a change that follows from it counts only while it still is (`requireUnchanged`). */
export interface CheckedPassword {
  userId: string;
  passwordHash: string;
}

/**
 * Returns the user to whom the email and password belong; opens no session. Throws invalid_credentials, after
 * the same work for an unknown email as for a wrong password.
 */
export async function checkPassword(connection: Connection, email: string, password: string): Promise<CheckedPassword> {
  if (password.length > LONGEST_PASSWORD) throw wrongCredentials();
  const user = await findPasswordByEmail(connection, email);
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user || user.passwordHash === null || !isRight) throw wrongCredentials();
  const { id: userId, passwordHash } = user;
  if (!isForeign(passwordHash)) return { userId, passwordHash };
  // A hash of another panel is verified once: from then on the password has one of this server.
  const own = await hashKnownPassword(password);
  if (await replacePasswordHash(connection, userId, { from: passwordHash, to: own }))
    return { userId, passwordHash: own };
  // Another sign-in has replaced it at the same time, or the password was changed.
  return checkPassword(connection, email, password);
}

/**
 * Holds off a change of the password until the transaction ends. Throws invalid_credentials where it was changed since it was
 * checked: a user who knew the old one keeps nothing.
 */
export async function requireUnchanged(transaction: Transaction, checked: CheckedPassword): Promise<void> {
  if (!(await holdPasswordRow(transaction, checked))) throw wrongCredentials();
}

/** Asks a user who is signed in for the password again. Throws invalid_credentials about the field that held it. */
export async function requirePassword(
  connection: Connection,
  userId: string,
  password: string,
  field = "password",
): Promise<CheckedPassword> {
  const passwordHash = (await findPasswordOfUser(connection, userId))?.passwordHash ?? null;
  const isRight = password.length <= LONGEST_PASSWORD && (await verifyPassword(passwordHash, password));
  if (isRight && passwordHash !== null) return { userId, passwordHash };
  const sentence = "This is not your password.";
  throw new DomainError("invalid_credentials", sentence, { fields: { [field]: [sentence] } });
}

/** The one answer to everyone who cannot sign in, for every reason. */
export function wrongCredentials(): DomainError {
  const sentence = "These credentials do not match our records.";
  return new DomainError("invalid_credentials", sentence, { fields: { email: [sentence] } });
}
