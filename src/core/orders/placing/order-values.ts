import type { IdentifierCheck, IdentifierKind } from "../../../database/column-types.ts";
import { IDENTIFIER_LABELS } from "../../catalogue/inputs/identifier-labels.ts";
import { looseName, readInputs, type InputField, type MatchPattern } from "../../catalogue/inputs/input-field.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { checkIdentifier, comparableIdentifier } from "../../kernel/identifiers.ts";
import { readOptionalText } from "../../kernel/input/field-readers.ts";
import { hasLostCharacters } from "../../kernel/text.ts";

const MAX_REFERENCE_LENGTH = 255;
const IMEI = "imei";
/** Where clients put an identifier that is no IMEI. */
const IDENTIFIER_NAMES = ["sn", "serial", "ecid", "eid", "meid"];
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

/** As they were sent or typed. */
export interface GivenValues {
  identifier?: string | undefined;
  inputs?: Record<string, string> | undefined;
  /** What came without a name: the value of a service that asks for exactly one field. */
  unnamedInput?: string | undefined;
  quantity?: string | number | undefined;
  /** Clients of this dialect send a quantity with every order: a service sold singly passes it over. */
  ignoresNeedlessQuantity?: boolean | undefined;
  clientReference?: string | undefined;
}

export interface OrderValues {
  identifier: string | null;
  inputs: Record<string, string>;
  quantity: number;
  clientReference: string | null;
}

/**
 * Checks what was given against the service, in the one form that is kept. It needs nothing of a server, so that a
 * browser judges by the same rules. Throws malformed_request, field_required, validation_failed, quantity_out_of_range
 * or an identifier's code.
 */
export function readOrderValues(rules: OrderRules, given: GivenValues, matches: MatchPattern): OrderValues {
  const taken = takeIdentifier(rules, given);
  const inputs = nameInput(rules, taken.inputs, given.unnamedInput);
  return {
    identifier: readIdentifier(rules, taken.identifier),
    inputs: readInputs(rules.inputs, inputs, matches),
    quantity: readQuantity(rules, given),
    clientReference: readReference(given.clientReference),
  };
}

/** What makes two orders of a service the same thing bought twice; null where nothing does. */
export function subjectOf(
  { identifierKind }: Pick<OrderRules, "identifierKind">,
  { identifier, inputs }: OrderValues,
): { kind: "identifier" | "inputs"; text: string } | null {
  if (identifier !== null) return { kind: "identifier", text: comparableIdentifier(identifier, identifierKind) };
  return Object.keys(inputs).length === 0 ? null : { kind: "inputs", text: stableJson(inputs) };
}

/** The same text for the same fields in any order. */
export function stableJson(record: Record<string, string>): string {
  const names = Object.keys(record);
  return names.length === 0 ? "{}" : JSON.stringify(record, names.toSorted());
}

/** The identifier may stand among the inputs under its usual names, unless the service asks for a field so called. */
function takeIdentifier(
  rules: OrderRules,
  given: GivenValues,
): { identifier: string | undefined; inputs: Record<string, string> } {
  const inputs = { ...given.inputs };
  const names = identifierNames(rules);
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(inputs)) {
    const key = looseName(name);
    if (!names.includes(key) || value.trim() === "") continue;
    found.set(key, value);
    if (key === IMEI) delete inputs[name];
  }
  const name = names.find((candidate) => found.has(candidate));
  return { identifier: given.identifier?.trim() ? given.identifier : name && found.get(name), inputs };
}

/** In the order in which they count. An IMEI is called nothing else; other identifiers have the trade's words and their own. */
function identifierNames({ identifierKind, inputs }: OrderRules): string[] {
  if (identifierKind === "imei" || identifierKind === "none") return [IMEI];
  const asked = new Set(inputs.map(({ name }) => looseName(name)));
  return [IMEI, looseName(IDENTIFIER_LABELS[identifierKind]), ...IDENTIFIER_NAMES].filter((name) => !asked.has(name));
}

/** Throws malformed_request where it is unclear which field is meant. */
function nameInput(
  { inputs: fields }: OrderRules,
  inputs: Record<string, string>,
  unnamed: string | undefined,
): Record<string, string> {
  if (unnamed === undefined) return inputs;
  const [only, ...others] = fields;
  if (only && others.length === 0) return { ...inputs, [only.name]: unnamed };
  const names = fields.map(({ name }) => name).join(", ");
  const rule = `The custom fields cannot be read: send base64 of JSON, or JSON${names && `, with: ${names}`}.`;
  throw new DomainError("malformed_request", rule);
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

function readQuantity(
  { minQuantity: min, maxQuantity: max }: OrderRules,
  { quantity: given, ignoresNeedlessQuantity }: GivenValues,
): number {
  if (max === 1 && ignoresNeedlessQuantity) return 1;
  const text = given === undefined ? "" : String(given).trim();
  const quantity = text === "" ? 1 : WHOLE_NUMBER.test(text) ? Number(text) : NaN;
  if (quantity >= min && quantity <= max) return quantity;
  const rule =
    max === 1
      ? "This service is sold singly: the quantity must be 1."
      : `The quantity must be a whole number from ${min} to ${max}.`;
  throw new DomainError("quantity_out_of_range", rule, { fields: { quantity: [rule] }, bounds: { min, max } });
}

function readReference(given: string | undefined): string | null {
  if (given !== undefined && hasLostCharacters(given)) {
    throw invalidField("client_reference", "The client reference contains characters that cannot be read: use UTF-8.");
  }
  return readOptionalText("client_reference", given, MAX_REFERENCE_LENGTH);
}
