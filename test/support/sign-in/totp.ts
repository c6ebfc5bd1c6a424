import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** The code that an authenticator app shows now (RFC 6238), for a secret in Base32. */
export function totp(secret: string, at = Date.now()): string {
  const bits = [...secret.replaceAll("=", "")].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** The next code. Servers already accept it, and accept each code once. */
export function nextTotp(secret: string, at = Date.now()): string {
  return totp(secret, at + STEP_MS);
}
