import type { SignInContext } from "../context.ts";
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { requirePassword } from "./check-password.ts";

import { deletePasskeys } from "../passkeys/passkey-rows.ts";
import { deleteSessionRows } from "./session-rows.ts";
import { renewSessionToken, requireOpen } from "./session-token.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import {
  acceptRecoveryCode,
  acceptStep,
  beginCode,
  confirmRow,
  deleteTwoFactor,
  findLockedUntil,
  findPreparedSecret,
  insertFactor,
  prepareRows,
  replaceRecoveryRows,
} from "./two-factor-rows.ts";
import type { Session, User } from "../users/user.ts";

const ISSUER = "Imeister";
const APP_CODE = /^\d{6}$/;
/** Phones whose clock is a step ahead or behind are understood. */
const STEPS_AROUND = 1;
const WRONG_CODES = 10;
const LOCKED_MS = 900_000;
const RECOVERY_CODES = 10;
/** 16 characters of Base32 are 80 random bits, too many to be guessed from their hash. */
const RECOVERY_BYTES = 10;
/** 16 characters are 80 bits, which panels use although RFC 4226 asks for 128. */
const BASE32_SECRET = /^[A-Z2-7]{16,128}$/;
const GROUPS_OF_FOUR = /.{4}(?=.)/g;

/** How a user who is signed in proves once more to be that user. */
export interface Confirmation {
  password: string;
  /** Code of the authenticator app, or a recovery code. */
  otp?: string | undefined;
}

/** What two-factor authentication is set up with, shown this once. */
export interface NewTwoFactor {
  /** `otpauth://…`, which an authenticator app reads as QR code. */
  uri: string;
  /** The same in characters, for typing. */
  secret: string;
  recoveryCodes: string[];
}

/**
 * Checks a code of the user's authenticator app, or a recovery code; each works once. Throws otp_required where none
 * is given, invalid_credentials, and login_throttled for a quarter of an hour after ten wrong ones.
 */
export async function checkTwoFactor(context: SignInContext, userId: string, otp: string | undefined): Promise<void> {
  const code = readCode(otp);
  if (code === "") {
    const sentence = "Send the code of your authenticator app, or a recovery code, as otp.";
    throw new DomainError("otp_required", sentence, { fields: { otp: [sentence] } });
  }
  const { kysely } = context.database;
  const now = context.clock();
  const lockedUntil = new Date(now.getTime() + LOCKED_MS);
  const sealed = await beginCode(kysely, userId, { now, most: WRONG_CODES, lockedUntil });
  if (sealed === undefined) throw await locked(context, userId);
  if (APP_CODE.test(code)) {
    const step = readStep(context, { userId, sealed, code });
    if (step === null) throw wrongAppCode();
    if (!(await acceptStep(kysely, userId, step))) throw usedAppCode();
  } else if (!(await acceptRecoveryCode(kysely, userId, hashRecoveryCode(code)))) throw wrongRecoveryCode();
}

/** Prepares a factor, which counts once `confirmTwoFactor` saw a code. Throws invalid_credentials, conflict. */
export async function prepareTwoFactor(
  context: SignInContext,
  { user }: Session,
  password: string,
): Promise<NewTwoFactor> {
  await requirePassword(context.database.kysely, user.id, password);
  const totp = new TOTP({ issuer: ISSUER, label: user.email });
  const { codes, hashes } = newRecoveryCodes();
  const secret = context.twoFactorBox.seal(totp.secret.base32, contextOf(user.id));
  const prepared = await context.database.transaction((transaction) =>
    prepareRows(transaction, user.id, { secret, recoveryHashes: hashes }),
  );
  if (!prepared) throw new DomainError("conflict", "Two-factor authentication is on. Turn it off first.");
  return { uri: totp.toString(), secret: totp.secret.base32, recoveryCodes: codes };
}

/**
 * Turns the prepared factor on and returns the token that takes the session's place. Throws invalid_credentials,
 * conflict, and unauthenticated where the session has ended.
 */
export async function confirmTwoFactor(context: SignInContext, { id, user }: Session, otp: string): Promise<string> {
  const { kysely } = context.database;
  const sealed = await findPreparedSecret(kysely, user.id);
  if (sealed === undefined) throw nothingPrepared();
  const step = readStep(context, { userId: user.id, sealed, code: readCode(otp) });
  // There are no recovery codes yet.
  if (step === null) throw wrongCode("This code is not right: enter the one that your app shows now.");
  await context.database.transaction(async (transaction) => {
    const isConfirmed = await confirmRow(transaction, user.id, { secret: sealed, step, now: context.clock() });
    if (!isConfirmed) throw nothingPrepared();
    await requireOpen(transaction, { id });
  });
  return renewSessionToken(context, id);
}

/**
 * Turns the factor off and returns the token that takes the session's place. Throws invalid_credentials, otp_required,
 * login_throttled, and conflict where it is off.
 */
export async function removeTwoFactor(
  context: SignInContext,
  { id, user }: Session,
  given: Confirmation,
): Promise<string> {
  await requireTwoFactor(context, user, given);
  await deleteTwoFactor(context.database.kysely, user.id);
  return renewSessionToken(context, id);
}

/**
 * New recovery codes; the old ones no longer work. Throws invalid_credentials, otp_required, login_throttled, and
 * conflict where it is off.
 */
export async function renewRecoveryCodes(
  context: SignInContext,
  { user }: Session,
  given: Confirmation,
): Promise<string[]> {
  await requireTwoFactor(context, user, given);
  const { codes, hashes } = newRecoveryCodes();
  await context.database.transaction((transaction) => replaceRecoveryRows(transaction, user.id, hashes));
  return codes;
}

/** The secret of an authenticator app as people write it, with spaces or hyphens in either case; null where it is none. */
export function readAuthenticatorSecret(given: string): string | null {
  const secret = given.replaceAll(/[\s=-]/g, "").toUpperCase();
  return BASE32_SECRET.test(secret) ? secret : null;
}

/** Turns on the factor that a new user had elsewhere. There are no recovery codes until the user makes some. */
export async function takeOverTwoFactor(
  context: SignInContext,
  transaction: Transaction,
  { userId, secret }: { userId: string; secret: string },
): Promise<void> {
  const sealed = context.twoFactorBox.seal(secret, contextOf(userId));
  await insertFactor(transaction, { userId, secret: sealed, confirmedAt: context.clock() });
}

/**
 * For a user who lost the device with the factor: turns it off, removes passkeys, which may be on the same device, and
 * ends every session, so that they sign in again.
 */
export async function resetSignIn(transaction: Transaction, userId: string): Promise<void> {
  await deleteTwoFactor(transaction, userId);
  await deletePasskeys(transaction, userId);
  await deleteSessionRows(transaction, userId);
}

function readCode(code: string | undefined): string {
  return code?.replaceAll(/\s/g, "") ?? "";
}

/** Password and code: one of them alone does not turn it off. */
async function requireTwoFactor(context: SignInContext, user: User, { password, otp }: Confirmation): Promise<void> {
  await requirePassword(context.database.kysely, user.id, password);
  if (!user.twoFactorEnabled) throw new DomainError("conflict", "Two-factor authentication is off: turn it on first.");
  await checkTwoFactor(context, user.id, otp);
}

/** The time step that a code belongs to; null where it is wrong. */
function readStep(
  context: SignInContext,
  { userId, sealed, code }: { userId: string; sealed: string; code: string },
): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(context.twoFactorBox.open(sealed, contextOf(userId))) });
  const timestamp = context.clock().getTime();
  const delta = totp.validate({ token: code, window: STEPS_AROUND, timestamp });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function contextOf(userId: string): string {
  return `two-factor ${userId}`;
}

function newRecoveryCodes(): { codes: string[]; hashes: Uint8Array[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
      .toLowerCase()
      .replaceAll(GROUPS_OF_FOUR, "$&-"),
  );
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** However it was typed: case and hyphens do not count. */
function hashRecoveryCode(code: string): Uint8Array {
  return hashSecret(code.toLowerCase().replaceAll("-", ""));
}

async function locked(context: Context, userId: string): Promise<DomainError> {
  const until = await findLockedUntil(context.database.kysely, userId);
  const retryAfterSeconds = Math.ceil(((until?.getTime() ?? 0) - context.clock().getTime()) / 1_000);
  const sentence = "Too many wrong codes: wait a quarter of an hour.";
  return new DomainError("login_throttled", sentence, { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}

function wrongAppCode(): DomainError {
  return wrongCode("This code is not right: enter the one that your app shows now, or a recovery code.");
}

function usedAppCode(): DomainError {
  return wrongCode("This code was used already: wait until your app shows the next one.");
}

function wrongRecoveryCode(): DomainError {
  return wrongCode("This recovery code is not right, or was used already.");
}

function wrongCode(sentence: string): DomainError {
  return new DomainError("invalid_credentials", sentence, { fields: { otp: [sentence] } });
}

function nothingPrepared(): DomainError {
  return new DomainError("conflict", "There is nothing to confirm. Set up two-factor authentication again.");
}
