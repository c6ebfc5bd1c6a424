import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { User } from "../users/user.ts";
import { CHALLENGE_MS, issueChallenge, loadWebauthn, useChallenge, type PasskeySite } from "./passkey-challenge.ts";
import { findPasskeyKey, recordPasskeyUse, type PasskeyKey } from "./passkey-rows.ts";
import { findUserRow } from "../sign-in/session-rows.ts";

/** What the browser signs, and the token that it sends back with the signature. */
export interface BegunSignIn {
  options: PublicKeyCredentialRequestOptionsJSON;
  token: string;
}

/** Begins a sign-in. No user is named: the authenticator knows which of its passkeys belong to the site. */
export async function beginPasskeySignIn(context: Context, { domain }: PasskeySite): Promise<BegunSignIn> {
  const { bytes, token } = await issueChallenge(context, "passkey_sign_in", null);
  const webauthn = await loadWebauthn();
  const options = await webauthn.generateAuthenticationOptions({
    rpID: domain,
    challenge: bytes,
    timeout: CHALLENGE_MS,
    userVerification: "required",
  });
  return { options, token };
}

/**
 * Whose passkey made the signature; opens no session. The authenticator has verified its user, so that no code is asked
 * for. Throws conflict where the challenge was used or has expired, and invalid_credentials for everything else.
 */
export async function checkPasskey(
  context: Context,
  { token, response }: { token: string; response: AuthenticationResponseJSON },
  site: PasskeySite,
): Promise<User> {
  const challenge = await useChallenge(context, "passkey_sign_in", { token, userId: null });
  const key = await findPasskeyKey(context.database.kysely, Buffer.from(response.id, "base64url"));
  if (!key || !namesOwner(response, key)) throw refused();
  const counter = await readCounter(key, { response, challenge, site });
  if (counter === undefined) throw refused();
  if (!(await recordPasskeyUse(context.database.kysely, key.id, { counter, now: context.clock() }))) throw refused();
  const user = await findUserRow(context.database, key.userId);
  if (!user || (!user.staff && !user.reseller)) throw refused();
  return user;
}

/** Whether the authenticator holds the passkey for the user who registered it (WebAuthn Level 3, 7.2, step 6). */
function namesOwner({ response }: AuthenticationResponseJSON, { userId }: PasskeyKey): boolean {
  return response.userHandle === Buffer.from(userId).toString("base64url");
}

/** The authenticator's count of signatures; undefined where the signature is not good. */
async function readCounter(
  { publicKey, counter }: PasskeyKey,
  { response, challenge, site }: { response: AuthenticationResponseJSON; challenge: string; site: PasskeySite },
): Promise<bigint | undefined> {
  // The library says what is wrong by throwing.
  const webauthn = await loadWebauthn();
  const verified = await webauthn
    .verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    .catch(() => undefined);
  return verified?.verified ? BigInt(verified.authenticationInfo.newCounter) : undefined;
}

function refused(): DomainError {
  return new DomainError("invalid_credentials", "This passkey was not accepted. Sign in with your password instead.");
}
