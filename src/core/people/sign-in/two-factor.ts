import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Transaction } from "../../../database/open.ts";
import type { Core } from "../../core.ts";
import { DomainError } from "../../kernel/errors.ts";
import { requirePassword } from "./check-password.ts";
import type { Confirmation } from "./confirm-user.ts";
import { deletePasskeys } from "./passkey-rows.ts";
import { deleteSessionRows } from "./session-rows.ts";
import { renewSessionToken } from "./session-token.ts";
import { hashSecret } from "../../resellers/keys/token-format.ts";
import {
  acceptRecoveryCode,
  acceptStep,
  beginCode,
  confirmRow,
  deleteTwoFactor,
  findLockedUntil,
  findPreparedSecret,
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
const GROUPS_OF_FOUR = /.{4}(?=.)/g;

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
export async function checkTwoFactor(core: Core, userId: string, otp: string | undefined): Promise<void> {
  const code = readCode(otp);
  if (code === "") {
    const sentence = "Send the code of your authenticator app, or a recovery code, as otp.";
    throw new DomainError("otp_required", sentence, { fields: { otp: [sentence] } });
  }
  const { kysely } = core.database;
  const now = core.clock();
  const lockedUntil = new Date(now.getTime() + LOCKED_MS);
  const sealed = await beginCode(kysely, userId, { now, most: WRONG_CODES, lockedUntil });
  if (sealed === undefined) throw await locked(core, userId);
  if (APP_CODE.test(code)) {
    const step = readStep(core, { userId, sealed, code });
    if (step === null) throw wrongAppCode();
    if (!(await acceptStep(kysely, userId, step))) throw usedAppCode();
  } else if (!(await acceptRecoveryCode(kysely, userId, hashRecoveryCode(code)))) throw wrongRecoveryCode();
}

/** Prepares a factor, which counts once `confirmTwoFactor` saw a code. Throws invalid_credentials, conflict. */
export async function prepareTwoFactor(core: Core, { user }: Session, password: string): Promise<NewTwoFactor> {
  await requirePassword(core.database.kysely, user.id, password);
  const totp = new TOTP({ issuer: ISSUER, label: user.email });
  const { codes, hashes } = newRecoveryCodes();
  const secret = core.twoFactorBox.seal(totp.secret.base32, contextOf(user.id));
  const prepared = await core.database.transaction((transaction) =>
    prepareRows(transaction, user.id, { secret, recoveryHashes: hashes }),
  );
  if (!prepared) throw new DomainError("conflict", "The second factor is on: turn it off first.");
  return { uri: totp.toString(), secret: totp.secret.base32, recoveryCodes: codes };
}

/**
 * Turns the prepared factor on and returns the token that takes the session's place. Throws invalid_credentials,
 * conflict.
 */
export async function confirmTwoFactor(core: Core, { id, user }: Session, otp: string): Promise<string> {
  const { kysely } = core.database;
  const sealed = await findPreparedSecret(kysely, user.id);
  if (sealed === undefined) throw nothingPrepared();
  const step = readStep(core, { userId: user.id, sealed, code: readCode(otp) });
  if (step === null) throw wrongAppCode();
  if (!(await confirmRow(kysely, user.id, { secret: sealed, step, now: core.clock() }))) throw nothingPrepared();
  return renewSessionToken(core, id);
}

/**
 * Turns the factor off and returns the token that takes the session's place. Throws what `confirmUser` throws, and
 * conflict where it is off.
 */
export async function removeTwoFactor(core: Core, { id, user }: Session, given: Confirmation): Promise<string> {
  await requireTwoFactor(core, user, given);
  await deleteTwoFactor(core.database.kysely, user.id);
  return renewSessionToken(core, id);
}

/** New recovery codes; the old ones no longer work. Throws what `confirmUser` throws, and conflict where it is off. */
export async function renewRecoveryCodes(core: Core, { user }: Session, given: Confirmation): Promise<string[]> {
  await requireTwoFactor(core, user, given);
  const { codes, hashes } = newRecoveryCodes();
  await core.database.transaction((transaction) => replaceRecoveryRows(transaction, user.id, hashes));
  return codes;
}

/**
 * For a user who lost the device with the factor: turns it off, removes passkeys, which may be on the same device, and
 * ends every session, so that they sign in anew.
 */
export async function resetSignIn(transaction: Transaction, userId: string): Promise<void> {
  await deleteTwoFactor(transaction, userId);
  await deletePasskeys(transaction, userId);
  await deleteSessionRows(transaction, userId);
}

function readCode(code: string | undefined): string {
  return code?.replaceAll(/\s/g, "") ?? "";
}

/** Password and code: with one of them alone nobody takes the factor away. */
async function requireTwoFactor(core: Core, user: User, { password, otp }: Confirmation): Promise<void> {
  await requirePassword(core.database.kysely, user.id, password);
  if (!user.twoFactorEnabled) throw new DomainError("conflict", "Two-factor authentication is off: turn it on first.");
  await checkTwoFactor(core, user.id, otp);
}

/** The time step that a code belongs to; null where it is wrong. */
function readStep(
  core: Core,
  { userId, sealed, code }: { userId: string; sealed: string; code: string },
): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(core.twoFactorBox.open(sealed, contextOf(userId))) });
  const timestamp = core.clock().getTime();
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

async function locked(core: Core, userId: string): Promise<DomainError> {
  const until = await findLockedUntil(core.database.kysely, userId);
  const retryAfterSeconds = Math.ceil(((until?.getTime() ?? 0) - core.clock().getTime()) / 1_000);
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
  return new DomainError("conflict", "There is no second factor to confirm: begin anew.");
}
