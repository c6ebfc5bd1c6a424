import { hash } from "node:crypto";
import type { ProofType } from "../../../database/column-types.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import type { TopUpRequest } from "./top-up-request.ts";
import { findProofRow, writeProof, type Proof } from "./proof-rows.ts";
import { findTopUpRow, lockTopUpRow } from "./top-up-rows.ts";

export type { Proof } from "./proof-rows.ts";

export const PROOF_TYPES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "application/pdf",
] as const satisfies readonly ProofType[];
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
/** The first bytes of each type. */
const SIGNATURES: readonly [type: ProofType, matches: (bytes: Buffer) => boolean][] = [
  ["image/png", (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"))],
  ["image/jpeg", (bytes) => bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex"))],
  ["image/webp", (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP"],
  ["application/pdf", (bytes) => bytes.toString("latin1", 0, 5) === "%PDF-"],
];

/**
 * Stores the proof of a payment for an open request of the caller, in place of an earlier one. Its type is read from
 * its bytes. Throws scope_missing, not_found, conflict, and validation_failed for `content`.
 */
export async function setProof(context: Context, caller: Caller, id: bigint, base64: string): Promise<TopUpRequest> {
  requireScope(caller, "top_ups:write");
  await findOwn(context, caller, id);
  const proof = readProof(base64);
  await context.database.transaction(async (transaction) => {
    const status = await lockTopUpRow(transaction, id);
    if (status !== "open") throw new DomainError("conflict", `The request was ${status} already.`);
    await writeProof(transaction, id, proof);
  });
  return (await findTopUpRow(context.database.kysely, id))!;
}

/** The proof of a request of the caller. Throws scope_missing, not_found. */
export async function readOwnProof(context: Context, caller: Caller, id: bigint): Promise<Proof> {
  requireScope(caller, "transactions:read");
  await findOwn(context, caller, id);
  return readAnyProof(context, id);
}

/** The proof of a request of any reseller. Throws not_found. */
export async function readAnyProof({ database }: Context, id: bigint): Promise<Proof> {
  const proof = id <= GREATEST_ID ? await findProofRow(database.kysely, id) : undefined;
  if (!proof) throw new DomainError("not_found", "There is no proof of payment.");
  return proof;
}

async function findOwn({ database }: Context, { walletId }: Caller, id: bigint): Promise<void> {
  const found = id <= GREATEST_ID ? await findTopUpRow(database.kysely, id) : undefined;
  if (found?.walletId !== walletId) throw new DomainError("not_found", "There is no such top-up request.");
}

function readProof(base64: string): Proof {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw invalidField("content", "Choose a file.");
  if (bytes.length > MAX_PROOF_BYTES)
    throw invalidField("content", "The file is too large. Choose one of at most 5 MB.");
  const contentType = SIGNATURES.find(([, matches]) => matches(bytes))?.[0];
  if (contentType === undefined) {
    throw invalidField("content", "This file is not a PNG, JPEG or WebP image and not a PDF.");
  }
  return { hash: hash("sha256", bytes, "hex"), contentType, bytes };
}
