import { randomBytes } from "node:crypto";
import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { holdSessionRow, updateSessionToken } from "./session-rows.ts";
import { hashSecret } from "../../kernel/secrets/hash-secret.ts";

const TOKEN_BYTES = 24;

/** What a session's cookie or Bearer token holds, and the hash by which it is found. */
export function newSessionToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, hash: hashSecret(token) };
}

/**
 * Holds off the end of a session until the transaction ends. A new way to sign in is added only in a session that is open
 * then, not in one that was when the call began: a new password ends sessions of strangers. Throws unauthenticated.
 */
export async function requireOpen(transaction: Transaction, { id }: { id: string }): Promise<void> {
  if (await holdSessionRow(transaction, id)) return;
  throw new DomainError("unauthenticated", "Your session has ended: sign in again.");
}

/** Gives a session another token; from now on the old one is refused. */
export async function renewSessionToken(context: Context, id: string): Promise<string> {
  const { token, hash } = newSessionToken();
  await updateSessionToken(context.database.kysely, id, hash);
  return token;
}
