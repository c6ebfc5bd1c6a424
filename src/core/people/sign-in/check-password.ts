import type { Connection } from "../../../database/database.ts";
import { DomainError } from "../../kernel/errors.ts";
import { hashKnownPassword, isForeign, LONGEST_PASSWORD, verifyPassword } from "../users/password-hash.ts";
import { findPasswordByEmail, findPasswordOfUser, replacePasswordHash } from "../users/user-rows.ts";

/**
 * Returns the id of the user to whom the email and password belong; opens no session. Throws invalid_credentials, after
 * the same work for an unknown email as for a wrong password.
 */
export async function checkPassword(connection: Connection, email: string, password: string): Promise<string> {
  if (password.length > LONGEST_PASSWORD) throw wrongCredentials();
  const user = await findPasswordByEmail(connection, email);
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user || !isRight) throw wrongCredentials();
  await replaceForeign(connection, user, password);
  return user.id;
}

/** A hash of another panel is verified once: from then on the password has one of this server. */
async function replaceForeign(
  connection: Connection,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  password: string,
): Promise<void> {
  if (!isForeign(passwordHash)) return;
  await replacePasswordHash(connection, id, { from: passwordHash, to: await hashKnownPassword(password) });
}

/** Asks a user who is signed in for the password again. Throws invalid_credentials about the field that held it. */
export async function requirePassword(
  connection: Connection,
  userId: string,
  password: string,
  field = "password",
): Promise<void> {
  const user = await findPasswordOfUser(connection, userId);
  const isRight = password.length <= LONGEST_PASSWORD && (await verifyPassword(user?.passwordHash, password));
  if (isRight) return;
  const sentence = "This is not your password.";
  throw new DomainError("invalid_credentials", sentence, { fields: { [field]: [sentence] } });
}

/** The one answer to everyone who cannot sign in, for every reason. */
export function wrongCredentials(): DomainError {
  const sentence = "These credentials do not match our records.";
  return new DomainError("invalid_credentials", sentence, { fields: { email: [sentence] } });
}
