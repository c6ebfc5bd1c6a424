import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 of a text that leaves the server and comes back, in base64url: 43 characters. */
export function signText(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Whether this server signed the text, compared in constant time. */
export function isSigned(key: Buffer, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signText(key, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
