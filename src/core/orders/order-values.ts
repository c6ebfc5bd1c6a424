import type { IdentifierCheck, IdentifierKind } from "../../database/schema.ts";
import { readInputs, type InputField, type MatchPattern } from "../catalogue/input-field.ts";
import { DomainError, invalidField } from "../errors.ts";
import { checkIdentifier } from "../identifiers.ts";
import { isStorable } from "../text.ts";

const MAX_REFERENCE_LENGTH = 255;
const WHOLE_NUMBER = /^\d{1,9}$/;

/** What a service asks of an order. */
export interface OrderRules {
  identifierKind: IdentifierKind;
  identifierCheck: IdentifierCheck;
  completesCheckDigit: boolean;
  inputs: readonly InputField[];
  minQuantity: number;
  maxQuantity: number;
}

/** As somebody sent or typed them. */
export interface GivenValues {
  identifier?: string | undefined;
  inputs?: Record<string, string> | undefined;
  quantity?: string | number | undefined;
  clientReference?: string | undefined;
}

export interface OrderValues {
  identifier: string | null;
  inputs: Record<string, string>;
  quantity: number;
  clientReference: string | null;
}

/**
 * Checks what was given against the service, in the one form that is kept. It needs nothing of a server, so that a browser
 * judges by the same rules. Throws field_required, validation_failed, quantity_out_of_range or an identifier's code.
 */
export function readOrderValues(rules: OrderRules, given: GivenValues, matches: MatchPattern): OrderValues {
  const { identifier, inputs } = takeIdentifier(given);
  return {
    identifier: readIdentifier(rules, identifier),
    inputs: readInputs(rules.inputs, inputs, matches),
    quantity: readQuantity(rules, given.quantity),
    clientReference: readReference(given.clientReference),
  };
}

/** What makes two orders of a service the same thing bought twice; null where nothing does. */
export function subjectOf({ identifier, inputs }: OrderValues): { kind: "identifier" | "inputs"; text: string } | null {
  if (identifier !== null) return { kind: "identifier", text: identifier };
  return Object.keys(inputs).length === 0 ? null : { kind: "inputs", text: stableJson(inputs) };
}

/** The same text for the same fields in any order. */
export function stableJson(record: Record<string, string>): string {
  const names = Object.keys(record);
  return names.length === 0 ? "{}" : JSON.stringify(record, names.toSorted());
}

/** The identifier may stand among the inputs under its usual names. */
function takeIdentifier(request: GivenValues): { identifier: string | undefined; inputs: Record<string, string> } {
  const inputs = { ...request.inputs };
  let { identifier } = request;
  for (const name of Object.keys(inputs)) {
    if (name.toLowerCase() !== "imei") continue;
    identifier ||= inputs[name];
    delete inputs[name];
  }
  return { identifier, inputs };
}

function readIdentifier(service: OrderRules, given: string | undefined): string | null {
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
function readQuantity(service: OrderRules, given: string | number | undefined): number {
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
