import type { InputField } from "../../../database/json-types.ts";
import { DomainError } from "../../kernel/errors.ts";
import { hasLostCharacters } from "../../kernel/text.ts";

export type { InputField };

export const INPUT_TYPES = [
  "text",
  "number",
  "email",
  "select",
  "password",
] as const satisfies readonly InputField["type"][];

const MAX_VALUE_LENGTH = 1_000;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
/** Control characters other than tab and line ends: no form needs them and PostgreSQL cannot keep NUL. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/u;
/** No group, no alternative and two repetitions at most: the time to match such a pattern stays small. */
const SIMPLE_PATTERN = /^[^(|*+?{]*(?:[*+?{][^(|*+?{]*){0,2}$/;

/** Whether a value matches a pattern; where no time bounds the answer, only simple patterns may be tried. */
export type MatchPattern = (pattern: string, value: string) => boolean;

/**
 * Picks what the fields ask for out of what a client sent; names match regardless of case, spaces and punctuation, others
 * are dropped, an empty value is an absent one.
 * Throws field_required or validation_failed with a sentence for each field that is missing or wrong.
 */
export function readInputs(
  fields: readonly InputField[],
  given: Record<string, string>,
  matches: MatchPattern,
): Record<string, string> {
  if (fields.length === 0) return {};
  const values = readValues(fields, given);
  const missing = fields.filter((field) => field.required && !values.has(field.name));
  const problems = fields.flatMap((field): [string, string][] => {
    const value = values.get(field.name);
    const problem = value === undefined ? missingSentence(field) : problemOf(field, value, matches);
    return problem === undefined ? [] : [[field.name, problem]];
  });
  if (problems.length === 0) return Object.fromEntries(values);
  const details = { fields: Object.fromEntries(problems.map(([name, problem]) => [name, [problem]])) };
  if (missing.length === 0) throw new DomainError("validation_failed", problems[0]![1], details);
  const names = missing.map((field) => field.name).join(", ");
  throw new DomainError("field_required", `This service also needs: ${names}.`, details);
}

/** True where matching takes little time for every value. */
export function isSimplePattern(pattern: string): boolean {
  return SIMPLE_PATTERN.test(pattern);
}

/** The anchored expression that a pattern stands for. Throws a SyntaxError. */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, "u");
}

function readValues(fields: readonly InputField[], given: Record<string, string>): Map<string, string> {
  const find = namesIn(fields, given);
  const values = new Map<string, string>();
  for (const field of fields) {
    const raw = find(field.name) ?? "";
    const value = field.type === "password" ? raw : raw.trim();
    if (value !== "") values.set(field.name, value);
  }
  return values;
}

/**
 * Finds what was given for a field: under its exact name, in another case, or else spelt loosely, as where names cannot have
 * spaces. A loose name that could mean two fields means neither.
 */
function namesIn(fields: readonly InputField[], given: Record<string, string>): (name: string) => string | undefined {
  const present = Object.entries(given).filter(([, value]) => value !== "");
  const exact = new Map(present);
  const lower = new Map(present.map(([name, value]) => [name.trim().toLowerCase(), value]));
  const known = new Set(fields.map(({ name }) => name.toLowerCase()));
  const loose = new Map(
    present
      .filter(([name]) => !known.has(name.trim().toLowerCase()))
      .map(([name, value]) => [looseName(name), value] as const),
  );
  const looseFields = fields.map(({ name }) => looseName(name));
  return (name) => {
    const key = looseName(name);
    const isOwn = key !== "" && looseFields.filter((other) => other === key).length === 1;
    return exact.get(name) ?? lower.get(name.toLowerCase()) ?? (isOwn ? loose.get(key) : undefined);
  };
}

/** A name without case, spaces, punctuation and entities: `ANYDESK_ID` is `AnyDesk ID`. */
export function looseName(name: string): string {
  return name
    .replaceAll(/&(?:lt|gt|amp);/g, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

function missingSentence({ name, required }: InputField): string | undefined {
  return required ? `The ${name} field is required.` : undefined;
}

function problemOf(field: InputField, value: string, matches: MatchPattern): string | undefined {
  const { name } = field;
  if (value.length > MAX_VALUE_LENGTH) return `The ${name} field may have at most ${MAX_VALUE_LENGTH} characters.`;
  if (CONTROL_CHARACTERS.test(value) || !value.isWellFormed()) {
    return `The ${name} field must not contain control characters.`;
  }
  if (hasLostCharacters(value)) return `The ${name} field contains characters that cannot be read: use UTF-8.`;
  if (field.type === "email" && !EMAIL.test(value)) return `The ${name} field must be a valid email address.`;
  if (field.type === "number" && !NUMBER.test(value)) return `The ${name} field must be a number.`;
  if (field.type === "select" && !field.options?.includes(value)) {
    return `The ${name} field must be one of: ${field.options?.join(", ")}.`;
  }
  if (field.pattern !== undefined && !matches(field.pattern, value)) return `The ${name} field has a wrong format.`;
  return undefined;
}
