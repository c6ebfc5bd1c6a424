import type { Caller } from "../../core/kernel/caller.ts";
import type { DomainError } from "../../core/kernel/errors.ts";
import type { Action } from "./actions.ts";
import { dialectOf, hasAccessKey, parametersOf, type Call } from "./read/call.ts";
import { API_VERSION, decidesNothing, errorRow, shownCode, statusOf } from "./errors.ts";
import { textOf, type Fields } from "./read/fields.ts";
import { ERRORS } from "../errors/error-codes.ts";
import { SERVICE_FIELDS } from "./read/read-order.ts";

/** A server that cannot work for the moment says at least this much. */
const RETRY_AFTER_SECONDS = 5;

const MOST_READ_FOR_STRANGERS = 16_384;

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
  const dialect = call ? dialectOf(call, caller) : "native";
  const row = errorRow(refusal, dialect);
  return {
    status,
    headers: headersOf(refusal, status),
    body: isPassing(refusal, progress)
      ? { message: row["MESSAGE"], apiversion: API_VERSION }
      : { ...(dialect === "dhru" && echoOf(progress)), ERROR: [row], apiversion: API_VERSION },
  };
}

/** What a placing was about, as it was sent: a widely used plugin files a refusal under the IMEI that it read last. */
function echoOf({ call, action, caller }: Progress): { ID: string; IMEI: string } | null {
  if (!call || !action?.echoes) return null;
  const fields = sentBy(call, caller);
  return { ID: textOf(fields, ...SERVICE_FIELDS) ?? "", IMEI: textOf(fields, "imei") ?? "" };
}

/** Parameters that cannot be read name nothing; a stranger's long ones are not read only to be echoed. */
function sentBy(call: Call, caller: Caller | null): Fields {
  const parameters = textOf(call.protocol, "parameters", "requestxml") ?? "";
  if (caller === null && parameters.length > MOST_READ_FOR_STRANGERS) return call.fields;
  try {
    return parametersOf(call).fields;
  } catch {
    return call.fields;
  }
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
 * Clients of the family give up an order and refund it when they read an ERROR: a server that is away has said
 * nothing about the order, so its answer has none. Only their bulk status breaks on an answer without ERROR.
 */
function isPassing(refusal: DomainError, { call, action }: Progress): boolean {
  if (action?.asksFor === "orders") return false;
  if (decidesNothing(refusal)) return true;
  return ERRORS[refusal.code].status === 429 && action?.asksFor === "order" && call !== null && hasAccessKey(call);
}
