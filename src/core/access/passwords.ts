import { hash, randomBytes } from "node:crypto";
import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { readServerSettings } from "../server-settings/server-settings.ts";
import { passwordChangedMail, passwordResetMail } from "./mails.ts";
import { hasResetRow, insertResetRow, takeResetRow, writePasswordRows } from "./password-rows.ts";
import { findPersonByEmail } from "./person-rows.ts";
import { findPersonRow } from "./session-rows.ts";
import type { Session } from "./sessions.ts";
import { checkPassword, hashPassword, wrongCredentials } from "./sign-in.ts";

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
/** A person gets one link in this time, however often somebody asks. */
const LATELY_MS = 60_000;

/** Sets a person's password and ends every sign-in with the old one. Throws validation_failed. */
export async function changePassword(core: Core, personId: string, password: string): Promise<void> {
  const kept = await hashPassword(core.signIn, password);
  await core.database.kysely.transaction().execute((transaction) => writePasswordRows(transaction, personId, kept));
  core.tokenCache.forget();
}

/**
 * A person's own change: the session goes on, every other sign-in ends. Throws validation_failed, and
 * invalid_credentials about `current_password`.
 */
export async function replacePassword(
  core: Core,
  { id, person }: Session,
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  const owner = await checkPassword(core.signIn, person.email, current).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    const sentence = "This is not your password.";
    throw new DomainError("invalid_credentials", sentence, { fields: { current_password: [sentence] } });
  });
  if (owner !== person.id) throw wrongCredentials();
  const kept = await hashPassword(core.signIn, wanted);
  await core.database.kysely
    .transaction()
    .execute((transaction) => writePasswordRows(transaction, person.id, kept, id));
  await tellChanged(core, person);
}

/** Sends a link to whom the e-mail belongs to, for an hour and one use; an unknown e-mail is the same work. */
export async function requestPasswordReset(core: Core, email: string): Promise<void> {
  const [person, { name }] = await Promise.all([
    findPersonByEmail(core.database.kysely, email),
    readServerSettings(core),
  ]);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const now = core.clock();
  const isNew = await insertResetRow(core.database.kysely, {
    personId: person?.id ?? null,
    tokenHash: hashToken(token),
    now,
    lately: new Date(now.getTime() - LATELY_MS),
    expiresAt: new Date(now.getTime() + HOUR_MS),
  });
  if (person && isNew) core.mailer.post(passwordResetMail(core.config, name, person, token));
}

/** Sets the password by such a link and ends every sign-in with the old one. Throws validation_failed, link_expired. */
export async function resetPassword(core: Core, token: string, password: string): Promise<void> {
  const tokenHash = hashToken(token);
  // Before the work of hashing, which a stranger must not cause for nothing.
  if (!(await hasResetRow(core.database.kysely, tokenHash, core.clock()))) throw expired();
  const kept = await hashPassword(core.signIn, password);
  const personId = await core.database.kysely.transaction().execute(async (transaction) => {
    const taken = await takeResetRow(transaction, tokenHash, core.clock());
    if (taken === undefined) throw expired();
    await writePasswordRows(transaction, taken, kept);
    return taken;
  });
  const person = await findPersonRow(core.database, personId);
  if (person) await tellChanged(core, person);
}

async function tellChanged(core: Core, person: { name: string; email: string }): Promise<void> {
  core.tokenCache.forget();
  const { name } = await readServerSettings(core);
  core.mailer.post(passwordChangedMail(core.config, name, person));
}

function hashToken(token: string): string {
  return hash("sha256", token, "hex");
}

function expired(): DomainError {
  return new DomainError("link_expired", "This link was used or has expired: ask for a new one.");
}
