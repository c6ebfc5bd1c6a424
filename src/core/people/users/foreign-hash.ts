import { argon2, timingSafeEqual, type Argon2Algorithm, type Argon2Parameters } from "node:crypto";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import bcrypt from "bcryptjs";

/** More would let a hash of an import keep the server busy for each sign-in. */
const MAX_BCRYPT_COST = 14;
const MAX_MEMORY_KIB = 262_144;
const MAX_PASSES = 16;
const MAX_LANES = 16;

const BCRYPT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
/** MD5-crypt, and Apache's kind of it, which differs in one word. */
const MD5_CRYPT = /^(\$(?:1|apr1)\$[./A-Za-z0-9]{1,8})\$[./A-Za-z0-9]{22}$/;
const ARGON2 =
  /^\$(argon2(?:id|i|d))\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** Its types describe another module than it is. It reads each character of a text as one byte. */
const md5Crypt: (password: string, salt: string) => string = createRequire(import.meta.url)("apache-md5");
const derive = promisify<Argon2Algorithm, Argon2Parameters, Buffer>(argon2);

/** Whether a hash that another panel stored can be verified here: bcrypt, argon2 or MD5-crypt, at a bearable cost. */
export function isForeignHash(hash: string): boolean {
  const cost = BCRYPT.exec(hash)?.[1];
  if (cost !== undefined) return Number(cost) >= 4 && Number(cost) <= MAX_BCRYPT_COST;
  return MD5_CRYPT.test(hash) || readArgon2(hash) !== null;
}

/** Throws for a hash that `isForeignHash` refuses. */
export async function verifyForeign(hash: string, password: string): Promise<boolean> {
  if (!isForeignHash(hash)) throw new Error("a stored password hash has an unknown form");
  if (BCRYPT.test(hash)) return bcrypt.compare(password, hash);
  const salt = MD5_CRYPT.exec(hash)?.[1];
  if (salt !== undefined)
    return isSame(Buffer.from(md5Crypt(Buffer.from(password).toString("latin1"), salt)), Buffer.from(hash));
  const { algorithm, parameters, expected } = readArgon2(hash)!;
  return isSame(await derive(algorithm, { message: password, ...parameters }), expected);
}

function readArgon2(hash: string) {
  const [, algorithm, memory, passes, lanes, salt, result] = ARGON2.exec(hash) ?? [];
  if (salt === undefined || result === undefined) return null;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const isBearable = cost.memory <= MAX_MEMORY_KIB && cost.passes <= MAX_PASSES && cost.parallelism <= MAX_LANES;
  // RFC 9106: at least one pass, one lane, and 8 KiB for each lane.
  if (!isBearable || cost.passes < 1 || cost.parallelism < 1 || cost.memory < 8 * cost.parallelism) return null;
  const [nonce, expected] = [Buffer.from(salt, "base64"), Buffer.from(result, "base64")];
  return {
    algorithm: algorithm as Argon2Algorithm,
    parameters: { nonce, tagLength: expected.length, ...cost },
    expected,
  };
}

function isSame(actual: Buffer, expected: Buffer): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
