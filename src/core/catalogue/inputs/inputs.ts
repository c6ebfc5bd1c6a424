import { createContext, Script } from "node:vm";
import { DomainError } from "../../kernel/errors.ts";
import { compilePattern, INPUT_TYPES, isSimplePattern, type InputField } from "./input-field.ts";

const MAX_FIELDS = 50;
const MAX_NAME_LENGTH = 100;
const MAX_PATTERN_LENGTH = 200;
const PATTERN_TIMEOUT_MS = 250;
/** Matches run apart because one that backtracks without end can only be stopped that way. */
const SANDBOX = createContext({});
const MATCH = new Script("expression.test(value)");

/** A value that a pattern cannot decide on in time does not match it. */
export function matchesInTime(pattern: string, value: string): boolean {
  if (!isUsable(pattern)) throw new Error(`a service has the unusable pattern ${pattern}`);
  const expression = compilePattern(pattern);
  if (isSimplePattern(pattern)) return expression.test(value);
  try {
    Object.assign(SANDBOX, { expression, value });
    return MATCH.runInContext(SANDBOX, { timeout: PATTERN_TIMEOUT_MS }) === true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
    throw error;
  }
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
    // Panels get the options in one text, separated by commas. An option with a comma would be split.
    if (field.options?.some((option) => option.includes(","))) {
      throw wrongField(`The options of ${field.name} must not have commas.`);
    }
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

function isUsable(pattern: string): boolean {
  try {
    return pattern.length <= MAX_PATTERN_LENGTH && compilePattern(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

function wrongField(sentence: string): DomainError {
  return new DomainError("validation_failed", sentence, { fields: { inputs: [sentence] } });
}
