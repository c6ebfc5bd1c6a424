import { hash } from "node:crypto";
import type { Caller } from "../access/caller.ts";
import { checkInputs } from "../catalogue/inputs.ts";
import type { Service } from "../catalogue/service.ts";
import { DomainError, invalidField } from "../errors.ts";
import { checkIdentifier } from "../identifiers.ts";
import type { Micros } from "../money.ts";
import type { OrderRequest } from "./order.ts";

const MAX_REFERENCE_LENGTH = 255;
const MAX_METADATA_LENGTH = 4_096;
/** How JSON writes a NUL and half of a surrogate pair, which PostgreSQL cannot keep. */
const ESCAPED_UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;
const WHOLE_NUMBER = /^\d{1,9}$/;

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
  const given = takeIdentifier(request);
  const identifier = readIdentifier(service, given.identifier);
  const inputs = checkInputs(service.inputs, given.inputs);
  const quantity = readQuantity(service, request.quantity);
  const inputsText = stableJson(inputs);
  const contentHash = digest(`${service.id}\n${identifier ?? ""}\n${quantity}\n${inputsText}`);
  const clientReference = readReference(request.clientReference);
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
    subject: identifier ?? (inputsText === "{}" ? null : `inputs:${digest(inputsText)}`),
    contentHash,
    // With the content: when a kept answer has expired, the same key may order something else.
    requestKey: request.requestKey === undefined ? null : digest(`${request.requestKey}\n${contentHash}`),
    replayKey: replays ? `${caller.tokenId}:${contentHash}` : null,
  };
}

/** The identifier may stand among the inputs under its usual names. */
function takeIdentifier(request: OrderRequest): { identifier: string | undefined; inputs: Record<string, string> } {
  const inputs = { ...request.inputs };
  let { identifier } = request;
  for (const name of Object.keys(inputs)) {
    if (name.toLowerCase() !== "imei") continue;
    identifier ||= inputs[name];
    delete inputs[name];
  }
  return { identifier, inputs };
}

function readIdentifier(service: Service, given: string | undefined): string | null {
  if (service.identifierKind === "none") return null;
  if (given === undefined || given.trim() === "") {
    throw new DomainError("field_required", "This service needs an identifier: send it as imei.", {
      fields: { imei: ["The imei field is required."] },
    });
  }
  return checkIdentifier(given, {
    kind: service.identifierKind,
    check: service.identifierCheck,
    completesCheckDigit: service.completesCheckDigit,
  });
}

/** Services sold singly ignore a quantity, since panels send 0 or anything. */
function readQuantity(service: Service, given: string | number | undefined): number {
  if (service.maxQuantity === 1) return 1;
  const text = given === undefined ? "" : String(given).trim();
  const quantity = text === "" ? 1 : WHOLE_NUMBER.test(text) ? Number(text) : NaN;
  if (quantity >= service.minQuantity && quantity <= service.maxQuantity) return quantity;
  const rule = `The quantity must be a whole number from ${service.minQuantity} to ${service.maxQuantity}.`;
  throw new DomainError("quantity_out_of_range", rule, { fields: { quantity: [rule] } });
}

function readReference(given: string | undefined): string | null {
  const reference = given?.trim();
  if (!reference) return null;
  if (reference.length <= MAX_REFERENCE_LENGTH && isStorable(reference)) return reference;
  const rule = `The client reference may have at most ${MAX_REFERENCE_LENGTH} characters.`;
  throw invalidField("client_reference", rule);
}

function readMetadata(given: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (given === undefined) return null;
  const text = JSON.stringify(given);
  if (text.length <= MAX_METADATA_LENGTH && !ESCAPED_UNSTORABLE.test(text)) return given;
  const rule = `The metadata may have at most ${MAX_METADATA_LENGTH} characters of JSON, all of them whole.`;
  throw invalidField("metadata", rule);
}

/** PostgreSQL cannot keep a NUL, nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function stableJson(record: Record<string, string>): string {
  const names = Object.keys(record);
  return names.length === 0 ? "{}" : JSON.stringify(record, names.toSorted());
}

function digest(text: string): string {
  return hash("sha256", text, "base64url");
}
