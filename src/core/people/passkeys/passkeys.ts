import type { SignInContext } from "../context.ts";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from "@simplewebauthn/server";
import { randomUUID } from "node:crypto";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import { readServerSettings } from "../settings/server-settings.ts";
import { passkeyAddedMail, passkeyRemovedMail } from "../users/emails.ts";
import type { Session, User } from "../users/user.ts";
import { requireOpen } from "../sign-in/session-token.ts";
import { confirmSession } from "../sign-in/confirm-session.ts";
import type { Confirmation } from "../sign-in/two-factor.ts";
import { CHALLENGE_MS, issueChallenge, loadWebauthn, useChallenge, type PasskeySite } from "./passkey-challenge.ts";
import {
  deletePasskeyRow,
  insertPasskeyRow,
  listCredentialRows,
  listPasskeyRows,
  lockPasskeys,
  renamePasskeyRow,
  type Passkey,
} from "./passkey-rows.ts";

export type { Passkey } from "./passkey-rows.ts";
export type { PasskeySite } from "./passkey-challenge.ts";

/** EdDSA, ES256 and RS256, which authenticators have. The library's default tries algorithms that Node.js warns of. */
const ALGORITHMS = [-8, -7, -257];
const MAX_PASSKEYS = 10;
const MAX_NAME_LENGTH = 100;

/** What the browser makes a passkey by, and the token that it sends back with the new passkey. */
export interface BegunPasskey {
  options: PublicKeyCredentialCreationOptionsJSON;
  token: string;
}

/** What the browser answers. */
export interface NewPasskey {
  token: string;
  response: RegistrationResponseJSON;
  name: string;
}

/** Begins to add a passkey of the session's user. Throws what `confirmSession` throws, and conflict at ten passkeys. */
export async function beginPasskey(
  context: SignInContext,
  session: Session,
  given: Confirmation,
  { domain }: PasskeySite,
): Promise<BegunPasskey> {
  const { user } = session;
  await confirmSession(context, session, given);
  const credentials = await listCredentialRows(context.database.kysely, user.id);
  if (credentials.length >= MAX_PASSKEYS) throw tooMany();
  const [{ bytes, token }, { name }] = await Promise.all([
    issueChallenge(context, "passkey_registration", user.id),
    readServerSettings(context),
  ]);
  const webauthn = await loadWebauthn();
  const options = await webauthn.generateRegistrationOptions({
    rpName: name,
    rpID: domain,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytes,
    timeout: CHALLENGE_MS,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: credentials.map(({ credentialId, transports }) => ({
      id: Buffer.from(credentialId).toString("base64url"),
      transports,
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, token };
}

/**
 * Adds the passkey that the browser made. Throws validation_failed about the name, conflict where the challenge was used or
 * has expired, where the passkey exists and at ten passkeys, invalid_credentials where it was made for another site, and
 * unauthenticated where the session has ended.
 */
export async function addPasskey(
  context: Context,
  { id, user }: Session,
  { token, response, name }: NewPasskey,
  site: PasskeySite,
): Promise<Passkey> {
  const row = { id: randomUUID(), user_id: user.id, name: readText("name", name, MAX_NAME_LENGTH) };
  const challenge = await useChallenge(context, "passkey_registration", { token, userId: user.id });
  const { credential } = await verify(response, challenge, site);
  const passkey = await context.database.transaction(async (transaction) => {
    if ((await lockPasskeys(transaction, user.id)) >= MAX_PASSKEYS) throw tooMany();
    await requireOpen(transaction, { id });
    return insertPasskeyRow(transaction, {
      ...row,
      credential_id: Buffer.from(credential.id, "base64url"),
      public_key: credential.publicKey,
      counter: BigInt(credential.counter),
      transports: credential.transports ?? [],
      created_at: context.clock(),
      last_used_at: null,
    });
  });
  if (!passkey) throw new DomainError("conflict", "This passkey is already registered.");
  await notify(context, user, passkeyAddedMail, passkey.name);
  return passkey;
}

/** The passkeys of the session's user, the oldest first. */
export function listPasskeys(context: Context, { user }: Session): Promise<Passkey[]> {
  return listPasskeyRows(context.database.kysely, user.id);
}

/** Throws validation_failed, and not_found for a passkey that does not exist or belongs to another user. */
export async function renamePasskey(context: Context, { user }: Session, id: string, name: string): Promise<Passkey> {
  const renamed = await renamePasskeyRow(context.database.kysely, user.id, {
    id,
    name: readText("name", name, MAX_NAME_LENGTH),
  });
  if (!renamed) throw noPasskey();
  return renamed;
}

/** From now on the passkey is refused. Throws what `confirmSession` throws, and not_found. */
export async function removePasskey(
  context: SignInContext,
  session: Session,
  id: string,
  given: Confirmation,
): Promise<void> {
  await confirmSession(context, session, given);
  const name = await deletePasskeyRow(context.database.kysely, session.user.id, id);
  if (name === undefined) throw noPasskey();
  await notify(context, session.user, passkeyRemovedMail, name);
}

async function verify(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { origin, domain }: PasskeySite,
): Promise<NonNullable<VerifiedRegistrationResponse["registrationInfo"]>> {
  // The library says what is wrong by throwing.
  const webauthn = await loadWebauthn();
  const { registrationInfo } = await webauthn
    .verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => ({ registrationInfo: undefined }));
  // The library does not compare them. Checks of the request's id hold for the one that is stored, too.
  if (registrationInfo?.credential.id === response.id) return registrationInfo;
  throw new DomainError("invalid_credentials", "This passkey could not be verified. Try again.");
}

async function notify(context: Context, user: User, mail: typeof passkeyAddedMail, passkey: string): Promise<void> {
  const { name } = await readServerSettings(context);
  context.mailer.post(mail(context.config, name, user, passkey));
}

function tooMany(): DomainError {
  return new DomainError("conflict", `You have ${MAX_PASSKEYS} passkeys. Remove one before you add another.`);
}

function noPasskey(): DomainError {
  return new DomainError("not_found", "This passkey does not exist. It may have been removed.");
}
