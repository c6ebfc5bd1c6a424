import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { newLinkToken } from "../sign-in/one-time-links.ts";
import { putChallenge, takeChallenge, type ChallengePurpose } from "./passkey-rows.ts";

export const CHALLENGE_MS = 300_000;

/** Where passkeys are used: browsers sign the origin of the page, and keep each passkey for one domain. */
export interface PasskeySite {
  /** Such as `https://imei.example`. */
  origin: string;
  domain: string;
}

/** A challenge that an authenticator signs, and the token that the browser which asked for it sends back. */
export interface Challenge {
  bytes: Uint8Array<ArrayBuffer>;
  token: string;
}

/** A challenge for five minutes and one use, in one browser and, unless it is null, for one user. */
export async function issueChallenge(
  context: Context,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<Challenge> {
  const { token, hash } = newLinkToken();
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await context.database.transaction((transaction) =>
    putChallenge(transaction, purpose, { userId, hash, now, expiresAt }),
  );
  return { bytes: challengeOf(token), token };
}

/** Uses the challenge of the token up and returns it in base64url. Throws conflict where it does not work. */
export async function useChallenge(
  context: Context,
  purpose: ChallengePurpose,
  { token, userId }: { token: string; userId: string | null },
): Promise<string> {
  const taken = await takeChallenge(context.database.kysely, purpose, {
    userId,
    hash: hashSecret(token),
    now: context.clock(),
  });
  if (!taken) throw new DomainError("conflict", "This passkey request has expired or was already used. Try again.");
  return Buffer.from(challengeOf(token)).toString("base64url");
}

/** Scripts of the page see the challenge; the token, which no script sees, cannot be read from it. */
function challengeOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hashSecret(`passkey challenge ${token}`));
}

/** The library is loaded for the first passkey: with all that it brings it takes ten megabytes. */
export const loadWebauthn = () => import("@simplewebauthn/server");
