import { INPUT_TYPES, type InputField } from "../../catalogue/inputs/input-field.ts";
import { parseInputField } from "../../catalogue/inputs/inputs.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isStorable } from "../../kernel/text.ts";
import { parseTime } from "../../kernel/time.ts";

export const MAX_ITEMS = 200;
export const MAX_INPUT_NAME_LENGTH = 100;
export const MAX_INPUT_LENGTH = 10_000;
const OLDEST_YEAR = 1990;

export function asText(given: unknown): string {
  if (typeof given === "string") return given.trim();
  if (typeof given === "number" || typeof given === "boolean") return String(given);
  throw new RangeError("Give a text.");
}

export function readText(given: unknown, most: number): string {
  const value = asText(given);
  if (!isStorable(value)) throw new RangeError("The text contains invalid characters.");
  if (value.length > most)
    throw new RangeError(`The text has ${value.length} characters; at most ${most} are possible.`);
  return value;
}

/** As databases and spreadsheets write it, also with a space before the clock. */
export function readTime(value: string): string {
  const at = parseTime(value.replace(" ", "T"));
  if (at && at.getUTCFullYear() >= OLDEST_YEAR) return at.toISOString();
  throw new RangeError("Give a time such as 2027-01-31T12:00:00Z.");
}

export function readItems(given: string | readonly string[], most: number): string[] {
  const items = typeof given === "string" ? readList(given) : given;
  if (!Array.isArray(items) || items.length > MAX_ITEMS)
    throw new RangeError(`Give a list of at most ${MAX_ITEMS} texts.`);
  return [...new Set(items.map((item: unknown) => readText(item, most)).filter((item) => item !== ""))];
}

function readList(given: string): unknown[] {
  if (given.trimStart().startsWith("[")) {
    const value = readJson(given);
    if (Array.isArray(value)) return value;
  }
  return given.split(/[\r\n,;]+/);
}

export function readJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    throw new RangeError("This is not valid JSON.");
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readInputText(given: string): InputField[] {
  if (given.trimStart().startsWith("[")) return (readJson(given) as unknown[]).map(readInputField);
  const lines = given.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => asRangeError(() => parseInputField(line)));
}

export function readInputField(given: unknown): InputField {
  if (!isObject(given)) throw new RangeError("An input field is a JSON object with a name.");
  const type = INPUT_TYPES.find((known) => known === (given["type"] ?? "text"));
  if (!type) throw new RangeError(`The type of an input field is one of ${INPUT_TYPES.join(", ")}.`);
  const { options, pattern, description } = given;
  return {
    name: readText(given["name"], MAX_INPUT_NAME_LENGTH),
    type,
    required: given["required"] !== false,
    ...(Array.isArray(options) && { options: options.map((option: unknown) => readText(option, MAX_INPUT_LENGTH)) }),
    ...(typeof pattern === "string" && pattern !== "" && { pattern: readText(pattern, MAX_INPUT_LENGTH) }),
    ...(typeof description === "string" &&
      description !== "" && { description: readText(description, MAX_INPUT_LENGTH) }),
  };
}

export function asRangeError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof DomainError ? new RangeError(error.message) : error;
  }
}
