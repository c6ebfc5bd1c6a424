import type { Caller } from "../access/caller.ts";
import type { Core } from "../core.ts";
import { DomainError, invalidField, type ErrorCode } from "../errors.ts";
import { deleteKeysOlderThan, findKey, forgetRow, keepRow, releaseRow, takeKey } from "./idempotency-rows.ts";

/** After this a call that was never answered counts as dead; its orders are found by their request key. */
const LOCK_SECONDS = 60;
const MAX_KEY_LENGTH = 255;
/** Refusals that the same request meets every time. The others may pass: with credit, with time, by the operator. */
const REFUSED_FOR_GOOD: ReadonlySet<ErrorCode> = new Set([
  "malformed_request",
  "field_required",
  "validation_failed",
  "quantity_out_of_range",
  "invalid_imei",
  "imei_checksum",
  "imei_is_imeisv",
  "imei_placeholder",
  "imei_must_be_string",
  "reference_conflict",
]);

export type IdempotentCall =
  | { kind: "first" }
  | { kind: "replay"; status: number; body: string; location: string | null };

export interface Answer {
  status: number;
  body: string;
  location: string | null;
}

/** Reads the header: quoted or bare. Throws validation_failed. */
export function readIdempotencyKey(header: string): string {
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  if (key.length >= 1 && key.length <= MAX_KEY_LENGTH && !key.includes("\0")) return key;
  throw invalidField("idempotency_key", `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`);
}

/**
 * Begins a call with an Idempotency-Key; `fingerprint` stands for method, path and body. `first`: answer it and call
 * `keepAnswer` or `forgetAnswer`. Throws idempotency_in_progress, idempotency_mismatch.
 */
export async function beginIdempotent(
  core: Core,
  caller: Caller,
  key: string,
  fingerprint: string,
): Promise<IdempotentCall> {
  const { kysely } = core.database;
  const { walletId } = caller;
  const keptDays = core.config.IDEMPOTENCY_DAYS;
  if (await takeKey(kysely, { walletId, key, fingerprint, lockSeconds: LOCK_SECONDS, keptDays }))
    return { kind: "first" };
  const kept = await findKey(kysely, walletId, key);
  if (kept && kept.fingerprint !== fingerprint) {
    throw new DomainError(
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request: choose a new one.",
    );
  }
  if (kept && kept.status !== null) {
    return { kind: "replay", status: kept.status, body: kept.body ?? "", location: kept.location };
  }
  const details = { retryAfterSeconds: 1 };
  throw new DomainError("idempotency_in_progress", "The first request with this key is still being answered.", details);
}

/** Keeps an answer that changed something (2xx). */
export function keepAnswer(core: Core, caller: Caller, key: string, answer: Answer): Promise<void> {
  return keepRow(core.database.kysely, { walletId: caller.walletId, key, ...answer });
}

/** After an answer that may come out otherwise, but changed something: the same request does the work again. */
export function releaseKey(core: Core, caller: Caller, key: string): Promise<void> {
  return releaseRow(core.database.kysely, caller.walletId, key);
}

/** Whether a repeated request would be refused with this code again, whatever happens in between. */
export function isRefusedForGood(code: ErrorCode): boolean {
  return REFUSED_FOR_GOOD.has(code);
}

/** After a refusal: the same key may succeed later. */
export function forgetAnswer(core: Core, caller: Caller, key: string): Promise<void> {
  return forgetRow(core.database.kysely, caller.walletId, key);
}

/** Removes answers that are kept long enough. */
export function sweepAnswers(core: Core): Promise<void> {
  return deleteKeysOlderThan(core.database.kysely, core.config.IDEMPOTENCY_DAYS);
}
