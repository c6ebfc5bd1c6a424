import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { verifyForeign } from "./foreign-hash.ts";
import { invalidField } from "../../kernel/errors.ts";
import { isCommonPassword } from "./common-password.ts";

const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Argon2id (RFC 9106) with the least cost that OWASP recommends: 19 MiB, two passes, one lane. */
const ALGORITHM = "argon2id";
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/;
/** Of no password: verifying against it costs what verifying against a real one does. */
const HASH_OF_UNKNOWN_USERS = toPhc(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

const derive = promisify<typeof ALGORITHM, Argon2Parameters, Buffer>(argon2);

/** Throws validation_failed unless the password has 8 to 128 characters and is not one of those that are guessed first. */
export function checkPassword(password: string): void {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD)
    throw invalidField("password", `A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  if (isCommonPassword(password))
    throw invalidField("password", "This password is too easy to guess. A few random words make a strong one.");
}

/** A password as it is stored. Throws validation_failed as `checkPassword` does. */
export async function hashPassword(password: string): Promise<string> {
  checkPassword(password);
  return hashKnownPassword(password);
}

/** The same of a password that was set elsewhere, of any length. */
export async function hashKnownPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };
  return toPhc(salt, await derive(ALGORITHM, { message: password, nonce: salt, tagLength: HASH_BYTES, ...cost }));
}

/** Whether a stored hash is the password's. False, after the same work, where there is none. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (isForeign(stored)) {
    if (await verifyForeign(stored, password)) return true;
    // MD5-crypt takes much less time than an unknown email does, which would tell who has an account.
    return verifyPassword(null, password);
  }
  const [, memory, passes, lanes, salt, hash] = PHC.exec(stored ?? HASH_OF_UNKNOWN_USERS)!;
  if (salt === undefined || hash === undefined) throw new Error("a stored password hash has an unknown form");
  const expected = Buffer.from(hash, "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const nonce = Buffer.from(salt, "base64");
  const actual = await derive(ALGORITHM, { message: password, nonce, tagLength: expected.length, ...cost });
  return timingSafeEqual(actual, expected) && typeof stored === "string";
}

/** Whether another panel made the hash: it is replaced when the password is next known. */
export function isForeign(stored: string | null | undefined): stored is string {
  return typeof stored === "string" && !PHC.test(stored);
}

/** The PHC string, which says how it was made: a later cost does not make earlier hashes unreadable. */
function toPhc(salt: Buffer, hash: Buffer): string {
  const [encodedSalt, encodedHash] = [salt, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$${ALGORITHM}$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encodedSalt}$${encodedHash}`;
}
