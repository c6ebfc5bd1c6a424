import { DomainError, type ErrorCode } from "../errors.ts";
import type { Session } from "./person.ts";
import type { OpenSignIn, SignIn } from "./sign-in.ts";

const TOTP = /^\d{6}$/;
const CHALLENGE_MS = 60_000;
const LOCKED_SECONDS = 900;
const CONFLICT = 409;

/** What a second factor is set up with, shown this once. */
export interface NewSecondFactor {
  /** `otpauth://…`, which an authenticator app reads as QR code. */
  uri: string;
  /** The same in characters, for typing. */
  secret: string;
  recoveryCodes: string[];
}

/**
 * Checks a code of the person's authenticator app, or a recovery code, which works once. Throws otp_required where none
 * is given, invalid_credentials, and login_throttled while too many wrong ones have locked the second factor.
 */
export async function checkSecondFactor(signIn: SignIn, personId: string, otp: string | undefined): Promise<void> {
  const code = readCode(otp);
  if (code === "") {
    const sentence = "Send the code of your authenticator app, or a recovery code, as otp.";
    throw new DomainError("otp_required", sentence, { fields: { otp: [sentence] } });
  }
  const opened = await signIn.open();
  const headers = await challenge(opened, personId);
  const session = await refuse(
    TOTP.test(code)
      ? opened.api.verifyTOTP({ body: { code }, headers })
      : opened.api.verifyBackupCode({ body: { code }, headers }),
  );
  // Better Auth signs in with it; whoever asked opens a session where one is wanted.
  if (session.token) await opened.users.deleteSession(session.token);
}

/** What Better Auth leaves behind between the password and the code: it counts and locks by it. */
async function challenge(opened: OpenSignIn, personId: string): Promise<Headers> {
  const identifier = `2fa-${opened.randomToken()}`;
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await opened.users.createVerificationValue({ identifier, value: personId, expiresAt });
  await opened.users.createVerificationValue({ identifier: `2fa-attempts-${identifier}`, value: "0", expiresAt });
  return new Headers({ cookie: await opened.signCookie("two_factor", identifier) });
}

/** Prepares a second factor, which counts once `confirmSecondFactor` saw a code. Throws invalid_credentials, conflict. */
export async function prepareSecondFactor(
  signIn: SignIn,
  { token, person }: Session,
  password: string,
): Promise<NewSecondFactor> {
  // Better Auth would put the new one in the place of the old one before a code confirmed it.
  if (person.twoFactorEnabled) throw new DomainError("conflict", "The second factor is on: turn it off first.");
  const { api } = await signIn.open();
  const made = await refuse(api.enableTwoFactor({ body: { password }, headers: bearer(token) }));
  const secret = new URL(made.totpURI).searchParams.get("secret") ?? "";
  return { uri: made.totpURI, secret, recoveryCodes: made.backupCodes };
}

/** Turns the prepared second factor on and returns the token that takes the session's place. Throws invalid_credentials. */
export async function confirmSecondFactor(signIn: SignIn, { token }: Session, code: string): Promise<string> {
  const { api } = await signIn.open();
  const call = { body: { code: readCode(code) }, headers: bearer(token), returnHeaders: true } as const;
  return newToken((await refuse(api.verifyTOTP(call))).headers, token);
}

/** Turns the second factor off and returns the token that takes the session's place. Throws invalid_credentials. */
export async function removeSecondFactor(signIn: SignIn, { token }: Session, password: string): Promise<string> {
  const { api } = await signIn.open();
  const call = { body: { password }, headers: bearer(token), returnHeaders: true } as const;
  return newToken((await refuse(api.disableTwoFactor(call))).headers, token);
}

/** New recovery codes; the old ones are worth nothing then. Throws invalid_credentials, conflict. */
export async function renewRecoveryCodes(signIn: SignIn, { token }: Session, password: string): Promise<string[]> {
  const { api } = await signIn.open();
  const made = await refuse(api.generateBackupCodes({ body: { password }, headers: bearer(token) }));
  return made.backupCodes;
}

function readCode(code: string | undefined): string {
  return code?.replaceAll(/\s/g, "") ?? "";
}

function bearer(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

/** Better Auth exchanges the session where the second factor changes. */
function newToken(headers: Headers, token: string): string {
  const signed = headers.get("set-auth-token");
  return signed === null ? token : signed.split(".", 1)[0]!;
}

const REFUSALS: Record<string, { code: ErrorCode; field?: string; sentence: string }> = {
  INVALID_PASSWORD: { code: "invalid_credentials", field: "password", sentence: "This is not your password." },
  INVALID_CODE: {
    code: "invalid_credentials",
    field: "otp",
    sentence: "This code is not right: enter the one that your app shows now, or a recovery code.",
  },
  INVALID_BACKUP_CODE: {
    code: "invalid_credentials",
    field: "otp",
    sentence: "This recovery code is not right, or was used already.",
  },
  ACCOUNT_TEMPORARILY_LOCKED: { code: "login_throttled", sentence: "Too many wrong codes: wait a quarter of an hour." },
  TOTP_NOT_ENABLED: { code: "conflict", sentence: "There is no second factor to confirm: begin anew." },
  TWO_FACTOR_NOT_ENABLED: { code: "conflict", sentence: "The second factor is off: turn it on first." },
};

/** Better Auth's refusals in our words; what it did not expect is a bug here and thrown on. */
async function refuse<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { body, statusCode } = error as { body?: { code?: string }; statusCode?: number };
    // Two calls with one recovery code at the same time: the other one used it.
    const known = statusCode === CONFLICT ? REFUSALS["INVALID_BACKUP_CODE"] : REFUSALS[body?.code ?? ""];
    if (!known) throw error;
    throw new DomainError(known.code, known.sentence, {
      ...(known.field !== undefined && { fields: { [known.field]: [known.sentence] } }),
      ...(known.code === "login_throttled" && { retryAfterSeconds: LOCKED_SECONDS }),
    });
  }
}
