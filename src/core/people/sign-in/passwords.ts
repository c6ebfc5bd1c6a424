import type { Context } from "../../kernel/context.ts";
import type { Mail } from "../../kernel/ports/mailer.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readServerSettings } from "../settings/server-settings.ts";
import { requirePassword, requireUnchanged } from "./check-password.ts";
import { firstPasswordMail, passwordChangedMail, passwordResetMail } from "../users/emails.ts";
import { hasResetLink, insertResetLink, takeResetLink } from "./one-time-link-rows.ts";
import { newLinkToken } from "./one-time-links.ts";
import { hashPassword } from "../users/password-hash.ts";
import { findUser, type Session } from "./sessions.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { confirmEmail, findUserByEmail, writePasswordRows } from "../users/user-rows.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A user gets one link in this time, however often it is requested. */
const LATELY_MS = 60_000;

/** Sets a user's password and ends every sign-in with the old one. Throws validation_failed. */
export async function changePassword(context: Context, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await context.database.transaction((transaction) => writePasswordRows(transaction, userId, passwordHash));
  context.accessChanged.raise();
}

/**
 * A user's own change: the session goes on, every other sign-in ends. Throws validation_failed, and
 * invalid_credentials about `current_password`.
 */
export async function replacePassword(
  context: Context,
  { id, user }: Session,
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  const { kysely } = context.database;
  const checked = await requirePassword(kysely, user.id, current, "current_password");
  const passwordHash = await hashPassword(wanted);
  await context.database.transaction(async (transaction) => {
    await requireUnchanged(transaction, checked);
    await writePasswordRows(transaction, user.id, passwordHash, id);
  });
  await tellChanged(context, user);
}

/** Sends a link to the owner of the email, for an hour and one use; an unknown email is the same work. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  const [user, { name }] = await Promise.all([
    findUserByEmail(context.database.kysely, email),
    readServerSettings(context),
  ]);
  const { token, hash } = newLinkToken();
  const now = context.clock();
  const isNew = await insertResetLink(context.database.kysely, {
    userId: user?.id ?? null,
    hash,
    now,
    lately: new Date(now.getTime() - LATELY_MS),
    expiresAt: new Date(now.getTime() + HOUR_MS),
  });
  if (!user || !isNew) return;
  // Who made an account for an address that is not theirs chose its name.
  const reader = { email: user.email, name: user.isConfirmed ? user.name : null };
  context.mailer.post(passwordResetMail(context.config, name, reader, token));
}

/**
 * Stores a link by which a user without a password sets one, for so many days and one use. Returns the email that
 * brings it.
 */
export async function writeFirstPasswordMail(
  context: Context,
  user: { id: string; name: string; email: string },
  days: number,
): Promise<Mail> {
  const { name } = await readServerSettings(context);
  const { token, hash } = newLinkToken();
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await insertResetLink(context.database.kysely, { userId: user.id, hash, now, lately: now, expiresAt });
  return firstPasswordMail(context.config, name, user, { token, days });
}

/**
 * Sets the password by such a link, ends every sign-in with the old one, and returns the email that the link was sent to,
 * which is confirmed by it.
 * Throws validation_failed, link_expired.
 */
export async function resetPassword(context: Context, token: string, password: string): Promise<string> {
  const hash = hashSecret(token);
  // Before the work of hashing, which a stranger must not cause for nothing.
  if (!(await hasResetLink(context.database.kysely, hash, context.clock()))) throw expired();
  const passwordHash = await hashPassword(password);
  const userId = await context.database.transaction(async (transaction) => {
    const taken = await takeResetLink(transaction, hash, context.clock());
    if (taken === undefined) throw expired();
    await writePasswordRows(transaction, taken, passwordHash);
    await confirmEmail(transaction, taken, context.clock());
    return taken;
  });
  const user = await findUser(context, userId);
  await tellChanged(context, user);
  return user.email;
}

async function tellChanged(context: Context, user: { name: string; email: string }): Promise<void> {
  context.accessChanged.raise();
  const { name } = await readServerSettings(context);
  context.mailer.post(passwordChangedMail(context.config, name, user));
}

function expired(): DomainError {
  return new DomainError("link_expired", "This link was used or has expired: ask for a new one.");
}
