import type { InputField } from "../../catalogue/inputs/input-field.ts";
import { checkInputFields } from "../../catalogue/inputs/inputs.ts";
import { isCurrency, parseMoney } from "../../kernel/money.ts";
import { checkSupplierInput } from "../../fulfilment/suppliers/supplier-settings.ts";
import { readEmail } from "../../people/users/users.ts";
import { splitCidr } from "../../resellers/keys/key-settings.ts";
import {
  asRangeError,
  asText,
  isObject,
  MAX_INPUT_LENGTH,
  MAX_INPUT_NAME_LENGTH,
  MAX_ITEMS,
  readInputField,
  readInputText,
  readItems,
  readJson,
  readText,
  readTime,
} from "./read-value.ts";

const MAX_ADDRESS_LENGTH = 50;
const WHOLE = /^\d{1,15}$/;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A column of a file. A value may always be text, as in CSV; lists and objects are then JSON. */
export interface Field<Given> {
  /** What documents show as its values. */
  form: string;
  about: string;
  required: boolean;
  /** The type of its stored form in SQL. */
  column: "text" | "bigint" | "timestamptz" | "jsonb";
  /**
   * The stored form of a value that is there: amounts are micro-units as text, times ISO 8601 in UTC. Null: it counts
   * as absent. Throws a RangeError.
   */
  read(given: string | Given): Json;
}

type Definition<Given> = Omit<Field<Given>, "required">;

export function required<Given>(field: Field<Given>): Field<Given> & { required: true } {
  return { ...field, required: true };
}

/** Text of at most so many characters. Line ends stay, space around it goes. */
export function text(about: string, most: number): Field<string> & { required: false } {
  return optional({
    form: `text of up to ${most} characters`,
    about,
    column: "text",
    read: (given) => readText(given, most),
  });
}

/** A whole number; the database counts on from the largest, which must leave room. */
export function whole(about: string, least: number, most: number): Field<string> & { required: false } {
  const form = `whole number from ${least} to ${most}`;
  return optional({
    form,
    about,
    column: "bigint",
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
    column: "bigint",
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
    column: "text",
    read: (given) => {
      const code = asText(given).toUpperCase();
      if (isCurrency(code)) return code;
      throw new RangeError("Give a currency code of three letters, such as USD.");
    },
  });
}

/** A date or a time; UTC unless it says otherwise. */
export function time(about: string): Field<string> & { required: false } {
  return optional({
    form: "ISO 8601, UTC unless it has an offset",
    about,
    column: "timestamptz",
    read: (given) => readTime(asText(given)),
  });
}

export function oneOf<Choice extends string>(
  about: string,
  choices: readonly Choice[],
): Field<Choice> & { required: false } {
  return optional({
    form: choices.map((choice) => `\`${choice}\``).join(", "),
    about,
    column: "text",
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
    column: "jsonb",
    read: (given) => readItems(given, most),
  });
}

/** Addresses and networks. */
export function addresses(about: string): Field<readonly string[]> & { required: false } {
  return optional({
    form: "list of IP addresses or networks",
    about,
    column: "jsonb",
    read: (given) => {
      const items = readItems(given, MAX_ADDRESS_LENGTH);
      const wrong = items.find((item) => splitCidr(item) === undefined);
      if (wrong === undefined) return items;
      throw new RangeError("Give addresses such as 203.0.113.7 or networks such as 203.0.113.0/24.");
    },
  });
}

/** The address of a supplier's API. */
export function address(about: string): Field<string> & { required: false } {
  return optional({
    form: "HTTP address",
    about,
    column: "text",
    read: (given) => {
      const url = asText(given);
      asRangeError(() => checkSupplierInput({ url }));
      return url;
    },
  });
}

export function email(about: string): Field<string> & { required: false } {
  const form = "email address";
  return optional({ form, about, column: "text", read: (given) => asRangeError(() => readEmail(asText(given))) });
}

/** Names with their values. */
export function map(about: string): Field<Readonly<Record<string, string>>> & { required: false } {
  return optional({
    form: "JSON object of texts",
    about,
    column: "jsonb",
    read: (given) => {
      const value: unknown = typeof given === "string" ? readJson(given) : given;
      const entries = isObject(value) ? Object.entries(value) : undefined;
      if (!entries || entries.length > MAX_ITEMS)
        throw new RangeError(`Give a JSON object of at most ${MAX_ITEMS} texts.`);
      const values = entries.map(
        ([name, item]) => [readText(name, MAX_INPUT_NAME_LENGTH), readText(item, MAX_INPUT_LENGTH)] as const,
      );
      const texts = new Map(values);
      if (texts.size === values.length) return Object.fromEntries(texts);
      throw new RangeError("Two texts have the same name. Names differ by more than spaces around them.");
    },
  });
}

/** What a service asks for: JSON as in the operator API, or one text such as `Username:text:required` in each line. */
export function inputFields(about: string): Field<readonly InputField[]> & { required: false } {
  return optional({
    form: "JSON list of input fields, or one `Name:type:required` in each line",
    about,
    column: "jsonb",
    read: (given) => {
      const fields = typeof given === "string" ? readInputText(given) : given.map(readInputField);
      asRangeError(() => checkInputFields(fields));
      return fields.map((field) => ({ ...field }));
    },
  });
}

export function optional<Given>(definition: Definition<Given>): Field<Given> & { required: false } {
  return { ...definition, required: false };
}
