import { setTimeout as sleep } from "node:timers/promises";
import { unnoticed } from "../../../database/changed.ts";
import { databaseFault } from "../../../database/failure.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField, type ErrorCode } from "../../kernel/errors.ts";
import { onlyReading } from "../../kernel/outage.ts";
import { keyOfAnotherRequest } from "../../kernel/request-key.ts";
import {
  deleteKeysOlderThan,
  findKey,
  forgetRow,
  keepRow,
  releaseRow,
  takeKey,
  type KeyUse,
} from "./idempotency-rows.ts";

/** After this a call that was never answered counts as dead; its orders are found by their request key. */
const LOCK_SECONDS = 60;
/** Between two attempts to write the outcome of a call. */
const PAUSE_MS = 1_000;
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

export type { KeyUse } from "./idempotency-rows.ts";

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
 * Begins a call with an Idempotency-Key; `fingerprint` stands for method, path and body. `first`: answer it and end it with
 * `endIdempotent`. Throws idempotency_in_progress, idempotency_mismatch, and maintenance without a database.
 */
export async function beginIdempotent(context: Context, use: KeyUse, fingerprint: string): Promise<IdempotentCall> {
  if (await onlyReading(take(context, use, fingerprint))) return { kind: "first" };
  const kept = await onlyReading(findKey(context.database.kysely, use.walletId, use.key));
  if (kept && kept.fingerprint !== fingerprint) throw keyOfAnotherRequest();
  if (kept && kept.status !== null) {
    return { kind: "replay", status: kept.status, body: kept.body ?? "", location: kept.location };
  }
  const details = { retryAfterSeconds: 1 };
  throw new DomainError("idempotency_in_progress", "The first request with this key is still being answered.", details);
}

async function take(context: Context, use: KeyUse, fingerprint: string): Promise<boolean> {
  const keptDays = context.config.IDEMPOTENCY_DAYS;
  try {
    return await unnoticed(() =>
      takeKey(context.database.kysely, use, { fingerprint, lockSeconds: LOCK_SECONDS, keptDays }),
    );
  } catch (error) {
    // It may have been taken by this call, which ends here.
    if (databaseFault(error) === "lost") void endInTime(() => releaseRow(context.database.kysely, use)).catch(() => {});
    throw error;
  }
}

/**
 * What the key is left with when its call is over. `answer`: of one that changed something for good, which every repeat gets.
 * `release`: it changed something, or may have, and may come out otherwise, so that the same request does the work again.
 * `forget`: it was refused, and the same key may do anything.
 */
export type KeyEnd = { kind: "answer"; answer: Answer } | { kind: "release" } | { kind: "forget" };

/**
 * Ends a call that began as the first. Never rejects: where the database is away it goes on trying after the call was answered,
 * until the key's lock is over, and `failed` hears why. A repeat finds its orders by their request key in any case.
 */
export async function endIdempotent(
  context: Context,
  use: KeyUse,
  end: KeyEnd,
  failed: (error: unknown) => void,
): Promise<void> {
  const { kysely } = context.database;
  const write = (): Promise<void> => {
    if (end.kind === "answer") return keepRow(kysely, use, end.answer);
    return end.kind === "release" ? releaseRow(kysely, use) : forgetRow(kysely, use);
  };
  try {
    await unnoticed(write);
  } catch (error) {
    failed(error);
    if (databaseFault(error) !== null) void endInTime(write).catch(failed);
  }
}

async function endInTime(write: () => Promise<void>): Promise<void> {
  const over = performance.now() + 1_000 * LOCK_SECONDS;
  for (;;) {
    // A process that ends does not wait for it.
    await sleep(PAUSE_MS, undefined, { ref: false });
    try {
      return await write();
    } catch (error) {
      if (databaseFault(error) === null || performance.now() > over) throw error;
    }
  }
}

/** Whether a repeated request would be refused with this code again in any case. */
export function isRefusedForGood(code: ErrorCode): boolean {
  return REFUSED_FOR_GOOD.has(code);
}

/** Removes answers that are past their storage time. */
export function sweepAnswers(context: Context): Promise<void> {
  return deleteKeysOlderThan(context.database.kysely, context.config.IDEMPOTENCY_DAYS);
}
