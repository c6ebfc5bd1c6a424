import { randomBytes } from "node:crypto";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";

const TOKEN_BYTES = 32;

/** What a link carries, and the hash by which it is known. */
export function newLinkToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashSecret(token) };
}
