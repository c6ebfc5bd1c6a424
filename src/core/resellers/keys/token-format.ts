import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const API_KEY_LENGTH = 32;
const LOGIN_SECRET_LENGTH = 40;
/** 62⁶ is more than 2³², so every CRC32 fits. */
const CHECKSUM_LENGTH = 6;
const API_KEY = /^rk_(live|test)_[0-9A-Za-z]{38}$/;
const LOGIN_TOKEN = /^([1-9]\d{0,9})\|([0-9A-Za-z]{46})$/;
const MAX_ID = 2_147_483_647;

/** A new API key: `rk_live_` or `rk_test_`, 32 random characters and a checksum, so that scanners know it. */
export function newApiKey(test: boolean): string {
  return withChecksum(`rk_${test ? "test" : "live"}_${randomText(API_KEY_LENGTH)}`);
}

/** What a key says of itself, without the database; null for anything that no `newApiKey` ever made. */
export function parseApiKey(text: string): { test: boolean } | null {
  const match = API_KEY.exec(text);
  return match && hasChecksum(text) ? { test: match[1] === "test" } : null;
}

/** Of keys of other panels: a shorter one could be guessed. */
export const SHORTEST_KEY = 8;
export const LONGEST_KEY = 255;
const PRINTABLE = /^[\x21-\x7e]+$/;

/** Whether a key that another panel made can be used here. */
export function isImportableKey(text: string): boolean {
  return text.length >= SHORTEST_KEY && text.length <= LONGEST_KEY && PRINTABLE.test(text);
}

/** The secret part of a personal access token, with a checksum of its own. */
export function newLoginSecret(): string {
  return withChecksum(randomText(LOGIN_SECRET_LENGTH));
}

/** Takes a personal access token `<id>|<secret>` apart; null for anything of a wrong shape or checksum. */
export function parseLoginToken(text: string): { id: number; secret: string } | null {
  const [, id, secret] = LOGIN_TOKEN.exec(text) ?? [];
  if (secret === undefined || Number(id) > MAX_ID || !hasChecksum(secret)) return null;
  return { id: Number(id), secret };
}

function randomText(length: number): string {
  return Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join("");
}

function withChecksum(text: string): string {
  return text + checksum(text);
}

function hasChecksum(text: string): boolean {
  return text.slice(-CHECKSUM_LENGTH) === checksum(text.slice(0, -CHECKSUM_LENGTH));
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = BASE62[rest % BASE62.length] + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
