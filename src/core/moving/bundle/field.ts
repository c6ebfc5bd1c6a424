import { INPUT_TYPES, type InputField } from "../../catalogue/inputs/input-field.ts";
import { checkInputFields, parseInputField } from "../../catalogue/inputs/inputs.ts";
import { isCurrency, parseMoney } from "../../kernel/money.ts";
import { isStorable } from "../../kernel/text.ts";
import { DomainError } from "../../kernel/errors.ts";

const MAX_ITEMS = 200;
const MAX_INPUT_NAME_LENGTH = 100;
const MAX_INPUT_LENGTH = 10_000;
const WHOLE = /^\d{1,15}$/;
const TIME = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const OLDEST_YEAR = 1990;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A column of a file. A value may always be text, as in CSV; lists and objects are then JSON. */
export interface Field<Given> {
  /** What documents show as its values. */
  form: string;
  about: string;
  required: boolean;
  /** The stored form of a value that is there: amounts are micro-units as text, times ISO 8601 in UTC. Throws a RangeError. */
  read(given: string | Given): Json;
}

type Definition<Given> = Omit<Field<Given>, "required">;

export function required<Given>(field: Field<Given>): Field<Given> & { required: true } {
  return { ...field, required: true };
}

/** Text of at most so many characters. Line ends stay, space around it goes. */
export function text(about: string, most: number): Field<string> & { required: false } {
  return optional({ form: `text of up to ${most} characters`, about, read: (given) => readText(given, most) });
}

/** A whole number; the database counts on from the largest, which must leave room. */
export function whole(about: string, least: number, most: number): Field<string> & { required: false } {
  const form = `whole number from ${least} to ${most}`;
  return optional({
    form,
    about,
    read: (given) => {
      const value = WHOLE.test(asText(given)) ? Number(given) : Number.NaN;
      if (value >= least && value <= most) return value;
      throw new RangeError(`Give a ${form}.`);
    },
  });
}

export function amount(about: string, { negative = false } = {}): Field<string> & { required: false } {
  return optional({
    form: negative ? "amount, may be negative" : "amount",
    about,
    read: (given) => {
      const micros = parseMoney(asText(given));
      if (micros < 0n && !negative) throw new RangeError("The amount must not be negative.");
      return micros.toString();
    },
  });
}

export function currency(about: string): Field<string> & { required: false } {
  return optional({
    form: "ISO 4217 code",
    about,
    read: (given) => {
      const code = asText(given).toUpperCase();
      if (isCurrency(code)) return code;
      throw new RangeError("Give a currency code of three letters, such as USD.");
    },
  });
}

/** A date or a time; UTC unless it says otherwise. */
export function time(about: string): Field<string> & { required: false } {
  return optional({ form: "ISO 8601, UTC unless it has an offset", about, read: (given) => readTime(asText(given)) });
}

export function oneOf<Choice extends string>(
  about: string,
  choices: readonly Choice[],
): Field<Choice> & { required: false } {
  return optional({
    form: choices.map((choice) => `\`${choice}\``).join(", "),
    about,
    read: (given) => {
      const value = asText(given).toLowerCase();
      const chosen = choices.find((choice) => choice.toLowerCase() === value);
      if (chosen !== undefined) return chosen;
      throw new RangeError(`Give one of ${choices.join(", ")}.`);
    },
  });
}

/** A list of texts: JSON, or one text with commas, semicolons or line ends between them. */
export function list(about: string, most: number): Field<readonly string[]> & { required: false } {
  return optional({
    form: `list of texts of up to ${most} characters`,
    about,
    read: (given) => {
      const items = typeof given === "string" ? readList(given) : given;
      if (!Array.isArray(items) || items.length > MAX_ITEMS)
        throw new RangeError(`Give a list of at most ${MAX_ITEMS} texts.`);
      return [...new Set(items.map((item: unknown) => readText(item, most)).filter((item) => item !== ""))];
    },
  });
}

/** Names with their values. */
export function map(about: string): Field<Readonly<Record<string, string>>> & { required: false } {
  return optional({
    form: "JSON object of texts",
    about,
    read: (given) => {
      const value: unknown = typeof given === "string" ? readJson(given) : given;
      const entries = isObject(value) ? Object.entries(value) : undefined;
      if (!entries || entries.length > MAX_ITEMS)
        throw new RangeError(`Give a JSON object of at most ${MAX_ITEMS} texts.`);
      return Object.fromEntries(
        entries.map(([name, item]) => [readText(name, MAX_INPUT_NAME_LENGTH), readText(item, MAX_INPUT_LENGTH)]),
      );
    },
  });
}

/** What a service asks for: JSON as in the operator API, or one text such as `Username:text:required` in each line. */
export function inputFields(about: string): Field<readonly InputField[]> & { required: false } {
  return optional({
    form: "JSON list of input fields, or one `Name:type:required` in each line",
    about,
    read: (given) => {
      const fields = typeof given === "string" ? readInputText(given) : given.map(readInputField);
      asRangeError(() => checkInputFields(fields));
      return fields.map((field) => ({ ...field }));
    },
  });
}

function optional<Given>(definition: Definition<Given>): Field<Given> & { required: false } {
  return { ...definition, required: false };
}

function asText(given: unknown): string {
  if (typeof given === "string") return given.trim();
  if (typeof given === "number" || typeof given === "boolean") return String(given);
  throw new RangeError("Give a text.");
}

function readText(given: unknown, most: number): string {
  const value = asText(given);
  if (!isStorable(value)) throw new RangeError("The text contains invalid characters.");
  if (value.length > most)
    throw new RangeError(`The text has ${value.length} characters; at most ${most} are possible.`);
  return value;
}

function readTime(value: string): string {
  const isZoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(value) && value.length > "2027-01-31".length;
  const at = TIME.test(value)
    ? new Date(isZoned || value.length === 10 ? value : `${value.replace(" ", "T")}Z`)
    : undefined;
  if (at && !Number.isNaN(at.getTime()) && at.getUTCFullYear() >= OLDEST_YEAR) return at.toISOString();
  throw new RangeError("Give a time such as 2027-01-31T12:00:00Z.");
}

function readList(given: string): unknown[] {
  if (given.trimStart().startsWith("[")) {
    const value = readJson(given);
    if (Array.isArray(value)) return value;
  }
  return given.split(/[\r\n,;]+/);
}

function readJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    throw new RangeError("This is not valid JSON.");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readInputText(given: string): InputField[] {
  if (given.trimStart().startsWith("[")) return (readJson(given) as unknown[]).map(readInputField);
  const lines = given.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => asRangeError(() => parseInputField(line)));
}

function readInputField(given: unknown): InputField {
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

function asRangeError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof DomainError ? new RangeError(error.message) : error;
  }
}
