import { createContext, Script } from "node:vm";
import { checkAll, invalidField } from "../../kernel/errors.ts";
import { readText } from "../../kernel/input/field-readers.ts";
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

/**
 * Throws validation_failed unless a service can ask for these fields; what is wrong is named by its place, such as
 * inputs.0.name.
 */
export function checkInputFields(fields: InputField[]): void {
  if (fields.length > MAX_FIELDS) throw invalidField("inputs", `A service may ask for at most ${MAX_FIELDS} fields.`);
  const names = fields.map((field) => field.name.trim().toLowerCase());
  checkAll(
    ...fields.flatMap((field, index) => [
      () => checkName(`inputs.${index}.name`, field.name, names.indexOf(names[index]!) < index),
      () => checkOptions(`inputs.${index}.options`, field),
      () => checkPattern(`inputs.${index}.pattern`, field.pattern),
    ]),
  );
}

function checkName(place: string, name: string, isTaken: boolean): void {
  readText(place, name, MAX_NAME_LENGTH, "name of a field");
  if (isTaken) throw invalidField(place, "Two fields have the same name.");
}

function checkOptions(place: string, { name, type, options }: InputField): void {
  if (type === "select" && !options?.length) throw invalidField(place, `The select ${name} has no options.`);
  // Panels get the options in one text, separated by commas. An option with a comma would be split.
  if (options?.some((option) => option.includes(","))) {
    throw invalidField(place, `The options of ${name} must not have commas.`);
  }
}

function checkPattern(place: string, pattern: string | undefined): void {
  if (pattern === undefined || isUsable(pattern)) return;
  throw invalidField(
    place,
    pattern.length > MAX_PATTERN_LENGTH
      ? `A regular expression can have at most ${MAX_PATTERN_LENGTH} characters. This one has ${pattern.length}.`
      : "This is not a valid regular expression. Check its brackets.",
  );
}

/**
 * Reads a field as the command line writes it: `Username:text:required`, `Region:select:optional:EU|US`.
 * The type is text and the field required where nothing is said. Throws validation_failed.
 */
export function parseInputField(text: string): InputField {
  const [name = "", type = "text", need = "required", choices] = text.split(":").map((part) => part.trim());
  const known = INPUT_TYPES.find((candidate) => candidate === type);
  if (!known)
    throw invalidField("inputs", `“${type}” is no type of a field: it must be one of ${INPUT_TYPES.join(", ")}.`);
  if (need !== "required" && need !== "optional") {
    throw invalidField(
      "inputs",
      `A field is either required or optional, not “${need}”: write it like Username:text:required.`,
    );
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
