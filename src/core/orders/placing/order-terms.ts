import { hash } from "node:crypto";
import type { Caller } from "../../kernel/caller.ts";
import { matchesInTime } from "../../catalogue/inputs/inputs.ts";
import type { Service } from "../../catalogue/services/service.ts";
import { invalidField } from "../../kernel/errors.ts";
import type { Micros } from "../../kernel/money.ts";
import type { OrderRequest } from "../order.ts";
import { readOrderValues, stableJson, subjectOf } from "./order-values.ts";

const MAX_METADATA_LENGTH = 4_096;
/** Orders and two of their indexes store digests: enough bits that no two requests ever share one, and no more. */
const DIGEST_LENGTH = 24;
/** How JSON writes a NUL and half of a surrogate pair, which PostgreSQL cannot keep. */
const ESCAPED_UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

/** A request after validation: what will be ordered, in the form the database keeps. */
export interface OrderTerms {
  walletId: number;
  serviceId: number;
  tokenId: number | null;
  test: boolean;
  currency: string;
  source: OrderRequest["source"];
  identifier: string | null;
  inputs: Record<string, string>;
  quantity: number;
  maxPrice: Micros | null;
  /** Means a second open order for the same thing, where the service permits it. */
  acceptsDuplicate: boolean;
  clientReference: string | null;
  metadata: Record<string, unknown> | null;
  /** What makes two orders the same thing bought twice; null where nothing does. */
  subject: string | null;
  contentHash: string;
  /** Null until the intake gives one. */
  requestKey: string | null;
  /** What a repeated dispatch call without a reference has in common with the first; null where nothing counts as a repeat. */
  replayKey: string | null;
  /** An order of the same thing that an earlier row of the same call stands for, open or with its result. */
  earlierInCall: bigint | null;
  /** Of the request that places it. */
  requestId: string | null;
  /** Where the outcome is posted. */
  feedbackUrl: string | null;
}

/**
 * Validates a request against its service. Throws malformed_request, field_required, validation_failed,
 * quantity_out_of_range or an identifier's code; nothing is charged.
 */
export function readTerms(caller: Caller, service: Service, request: OrderRequest): OrderTerms {
  const values = readOrderValues(service, request, matchesInTime);
  const { identifier, inputs, quantity, clientReference } = values;
  const inputsText = stableJson(inputs);
  const contentHash = digest(`${service.id}\n${identifier ?? ""}\n${quantity}\n${inputsText}`);
  const subject = subjectOf(service, values);
  // An order of nothing in particular is like any other of its service, but not a repeat of it.
  const isRecognisable = identifier !== null || Object.keys(inputs).length > 0;
  const replays =
    request.source === "dispatch" &&
    caller.tokenId !== null &&
    caller.replay &&
    clientReference === null &&
    request.allowDuplicate !== true &&
    isRecognisable;
  return {
    walletId: caller.walletId,
    serviceId: service.id,
    tokenId: caller.tokenId,
    test: caller.test,
    currency: caller.currency,
    source: request.source,
    identifier,
    inputs,
    quantity,
    maxPrice: request.maxPrice ?? null,
    // What has no identifier is bought again as a matter of course.
    acceptsDuplicate: Boolean(request.allowDuplicate) || identifier === null,
    clientReference,
    metadata: readMetadata(request.metadata),
    subject: subject?.kind === "inputs" ? `inputs:${digest(subject.text)}` : (subject?.text ?? null),
    contentHash,
    // With the content: when a kept answer has expired, the same key may order something else.
    requestKey: request.requestKey === undefined ? null : digest(`${request.requestKey}\n${contentHash}`),
    earlierInCall: null,
    requestId: request.requestId ?? null,
    feedbackUrl: request.feedbackUrl ?? null,
    replayKey: replays ? `${caller.tokenId}:${contentHash}` : null,
  };
}

function readMetadata(given: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (given === undefined) return null;
  if (isWritable(given)) {
    const text = JSON.stringify(given);
    if (text.length <= MAX_METADATA_LENGTH && !ESCAPED_UNSTORABLE.test(text)) return given;
  }
  const rule = `The metadata may have at most ${MAX_METADATA_LENGTH} characters of JSON, all of them whole.`;
  throw invalidField("metadata", rule);
}

/** Each value takes a character at least. What is nested deeper than that, JSON cannot even be made of. */
function isWritable(given: Record<string, unknown>): boolean {
  const values: unknown[] = [given];
  for (const value of values) {
    if (values.length > MAX_METADATA_LENGTH) return false;
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) values.push(inner);
  }
  return true;
}

/** The first 144 bits of SHA-256. */
function digest(text: string): string {
  return hash("sha256", text, "base64url").slice(0, DIGEST_LENGTH);
}
