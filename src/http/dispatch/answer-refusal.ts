import type { Caller } from "../../core/access/caller.ts";
import type { DomainError } from "../../core/errors.ts";
import type { Action } from "./actions.ts";
import { dialectOf, type Call } from "./call.ts";
import { API_VERSION, errorRow, shownCode, statusOf } from "./errors.ts";
import { textOf } from "./fields.ts";

/** A server that cannot work for the moment says at least this much. */
const RETRY_AFTER_SECONDS = 5;

/** What is known of a request so far; an error is presented by as much. */
export interface Progress {
  call: Call | null;
  action: Action | null;
  caller: Caller | null;
}

export interface RefusalAnswer {
  status: number;
  headers: Record<string, string | number>;
  body: Record<string, unknown>;
}

/** How any refusal looks on the wire: the ERROR envelope, or the passing form for what does not decide about an order. */
export function answerRefusal(refusal: DomainError, progress: Progress): RefusalAnswer {
  const { call, caller } = progress;
  const status = statusOf(refusal, caller?.strictHttp ?? false);
  const row = errorRow(refusal, call ? dialectOf(call, caller) : "native");
  return {
    status,
    headers: headersOf(refusal, status),
    body: isPassing(status, progress)
      ? { message: row["MESSAGE"], apiversion: API_VERSION }
      : { ERROR: [row], apiversion: API_VERSION },
  };
}

function headersOf(refusal: DomainError, status: number): RefusalAnswer["headers"] {
  const retryAfter = refusal.details.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  return {
    "X-Error-Code": shownCode(refusal),
    ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
    ...(refusal.code === "method_not_allowed" && { Allow: "POST" }),
  };
}

/**
 * Clients of the family give an order up, and the money back, when they read an ERROR: a server that is away has said
 * nothing about the order, so its answer has none. Only their bulk status breaks on an answer without ERROR.
 */
function isPassing(status: number, { call, action }: Progress): boolean {
  if (action?.asksFor === "orders") return false;
  if (status === 503) return true;
  return status === 429 && action?.asksFor === "order" && call !== null && hasAccessKey(call);
}

function hasAccessKey({ fields }: Call): boolean {
  return textOf(fields, "apiaccesskey") !== undefined;
}
