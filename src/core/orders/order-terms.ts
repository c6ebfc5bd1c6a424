import { hash } from "node:crypto";
import type { Caller } from "../access/caller.ts";
import { matchesInTime } from "../catalogue/inputs.ts";
import type { Service } from "../catalogue/service.ts";
import { invalidField } from "../errors.ts";
import type { Micros } from "../money.ts";
import type { OrderRequest } from "./order.ts";
import { readOrderValues, stableJson, subjectOf } from "./order-values.ts";

const MAX_METADATA_LENGTH = 4_096;
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
  asksDuplicate: boolean;
  clientReference: string | null;
  metadata: Record<string, unknown> | null;
  /** What makes two orders the same thing bought twice; null where nothing does. */
  subject: string | null;
  contentHash: string;
  requestKey: string | null;
  replayKey: string | null;
}

/**
 * Validates a request against its service.
 * Throws field_required, validation_failed, quantity_out_of_range or an identifier's code; nothing is charged.
 */
export function readTerms(caller: Caller, service: Service, request: OrderRequest): OrderTerms {
  const values = readOrderValues(service, request, matchesInTime);
  const { identifier, inputs, quantity, clientReference } = values;
  const inputsText = stableJson(inputs);
  const contentHash = digest(`${service.id}\n${identifier ?? ""}\n${quantity}\n${inputsText}`);
  const subject = subjectOf(values);
  const asksDuplicate = request.allowDuplicate === true;
  const replays =
    request.source === "dispatch" &&
    caller.tokenId !== null &&
    caller.replay &&
    clientReference === null &&
    !asksDuplicate;
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
    asksDuplicate,
    clientReference,
    metadata: readMetadata(request.metadata),
    subject: subject?.kind === "inputs" ? `inputs:${digest(subject.text)}` : (subject?.text ?? null),
    contentHash,
    // With the content: when a kept answer has expired, the same key may order something else.
    requestKey: request.requestKey === undefined ? null : digest(`${request.requestKey}\n${contentHash}`),
    replayKey: replays ? `${caller.tokenId}:${contentHash}` : null,
  };
}

function readMetadata(given: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (given === undefined) return null;
  const text = JSON.stringify(given);
  if (text.length <= MAX_METADATA_LENGTH && !ESCAPED_UNSTORABLE.test(text)) return given;
  const rule = `The metadata may have at most ${MAX_METADATA_LENGTH} characters of JSON, all of them whole.`;
  throw invalidField("metadata", rule);
}

function digest(text: string): string {
  return hash("sha256", text, "base64url");
}
