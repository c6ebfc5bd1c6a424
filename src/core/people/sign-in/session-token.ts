import { randomBytes } from "node:crypto";
import type { Context } from "../../kernel/context.ts";
import { updateSessionToken } from "./session-rows.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";

const TOKEN_BYTES = 24;

/** What a session's cookie or Bearer token holds, and the hash by which it is found. */
export function newSessionToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashSecret(token) };
}

/** Gives a session another token; from now on the old one is refused. */
export async function renewSessionToken(context: Context, id: string): Promise<string> {
  const { token, hash } = newSessionToken();
  await updateSessionToken(context.database.kysely, id, hash);
  return token;
}
