import { createContext, Script } from "node:vm";
import { DomainError } from "../errors.ts";

export const INPUT_TYPES = ["text", "number", "email", "select", "password"] as const;

/** A field that a service asks for beside its identifier. */
export interface InputField {
  /** Exact name, as clients send it and panels show it. */
  name: string;
  type: (typeof INPUT_TYPES)[number];
  required: boolean;
  description?: string;
  /** Choices of a `select`. */
  options?: string[];
  /** Anchored pattern that the value must match. */
  pattern?: string;
}

const MAX_FIELDS = 50;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 1_000;
const MAX_PATTERN_LENGTH = 200;
const PATTERN_TIMEOUT_MS = 250;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;
/** Control characters other than tab and line ends: no form needs them and PostgreSQL cannot keep NUL. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/u;
/** No group, no alternative and two repetitions at most: the time to match such a pattern stays small. */
const SIMPLE_PATTERN = /^[^(|*+?{]*(?:[*+?{][^(|*+?{]*){0,2}$/;
/** Matches run apart because only so can one that backtracks for ever be ended. */
const SANDBOX = createContext({});
const MATCH = new Script("expression.test(value)");

/**
 * Picks what the fields ask for out of what a client sent; names count whatever their case, others are dropped,
 * an empty value is an absent one.
 * Throws field_required or validation_failed with a sentence for each field that is missing or wrong.
 */
export function checkInputs(fields: InputField[], given: Record<string, string>): Record<string, string> {
  if (fields.length === 0) return {};
  const values = readValues(fields, given);
  const missing = fields.filter((field) => field.required && !values.has(field.name));
  const problems = fields.flatMap((field): [string, string][] => {
    const value = values.get(field.name);
    const problem = value === undefined ? missingSentence(field) : problemOf(field, value);
    return problem === undefined ? [] : [[field.name, problem]];
  });
  if (problems.length === 0) return Object.fromEntries(values);
  const details = { fields: Object.fromEntries(problems.map(([name, problem]) => [name, [problem]])) };
  if (missing.length === 0) throw new DomainError("validation_failed", problems[0]![1], details);
  const names = missing.map((field) => field.name).join(", ");
  throw new DomainError("field_required", `This service also needs: ${names}.`, details);
}

/** Throws validation_failed unless a service can ask for these fields. */
export function checkInputFields(fields: InputField[]): void {
  const names = new Set(fields.map((field) => field.name.toLowerCase()));
  if (fields.length > MAX_FIELDS) throw wrongField(`A service may ask for at most ${MAX_FIELDS} fields.`);
  if (names.size < fields.length) throw wrongField("Two fields have the same name.");
  for (const field of fields) {
    if (field.name.trim() === "" || field.name.length > MAX_NAME_LENGTH) {
      throw wrongField(`The name of a field must have 1 to ${MAX_NAME_LENGTH} characters.`);
    }
    if (field.type === "select" && !field.options?.length) throw wrongField(`The select ${field.name} has no options.`);
    if (field.pattern !== undefined && !isUsable(field.pattern)) {
      throw wrongField(
        `The pattern of ${field.name} must be a regular expression of at most ${MAX_PATTERN_LENGTH} characters.`,
      );
    }
  }
}

/**
 * Reads a field as the command line writes it: `Username:text:required`, `Region:select:optional:EU|US`.
 * The type is text and the field required where nothing is said. Throws validation_failed.
 */
export function parseInputField(text: string): InputField {
  const [name = "", type = "text", need = "required", choices] = text.split(":").map((part) => part.trim());
  const known = INPUT_TYPES.find((candidate) => candidate === type);
  if (!known) throw wrongField(`“${type}” is no type of a field: it must be one of ${INPUT_TYPES.join(", ")}.`);
  if (need !== "required" && need !== "optional") {
    throw wrongField(`A field is either required or optional, not “${need}”: write it like Username:text:required.`);
  }
  const options = choices?.split("|").filter((option) => option !== "");
  const field: InputField = { name, type: known, required: need === "required", ...(options && { options }) };
  checkInputFields([field]);
  return field;
}

function readValues(fields: InputField[], given: Record<string, string>): Map<string, string> {
  const byLowerName = new Map(Object.entries(given).map(([name, value]) => [name.trim().toLowerCase(), value]));
  const values = new Map<string, string>();
  for (const field of fields) {
    const exact = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const raw = exact ?? byLowerName.get(field.name.toLowerCase()) ?? "";
    const value = field.type === "password" ? raw : raw.trim();
    if (value !== "") values.set(field.name, value);
  }
  return values;
}

function missingSentence({ name, required }: InputField): string | undefined {
  return required ? `The ${name} field is required.` : undefined;
}

function problemOf(field: InputField, value: string): string | undefined {
  const { name } = field;
  if (value.length > MAX_VALUE_LENGTH) return `The ${name} field may have at most ${MAX_VALUE_LENGTH} characters.`;
  if (CONTROL_CHARACTERS.test(value) || !value.isWellFormed()) {
    return `The ${name} field must not contain control characters.`;
  }
  if (field.type === "email" && !EMAIL.test(value)) return `The ${name} field must be a valid email address.`;
  if (field.type === "number" && !NUMBER.test(value)) return `The ${name} field must be a number.`;
  if (field.type === "select" && !field.options?.includes(value)) {
    return `The ${name} field must be one of: ${field.options?.join(", ")}.`;
  }
  if (field.pattern !== undefined && !matches(field.pattern, value)) return `The ${name} field has a wrong format.`;
  return undefined;
}

/** A value that a pattern cannot decide on in time does not match it. */
function matches(pattern: string, value: string): boolean {
  if (!isUsable(pattern)) throw new Error(`a service has the unusable pattern ${pattern}`);
  const expression = compile(pattern);
  if (SIMPLE_PATTERN.test(pattern)) return expression.test(value);
  try {
    Object.assign(SANDBOX, { expression, value });
    return MATCH.runInContext(SANDBOX, { timeout: PATTERN_TIMEOUT_MS }) === true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
}

function isUsable(pattern: string): boolean {
  try {
    return pattern.length <= MAX_PATTERN_LENGTH && compile(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

function compile(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, "u");
}

function wrongField(sentence: string): DomainError {
  return new DomainError("validation_failed", sentence, { fields: { inputs: [sentence] } });
}
