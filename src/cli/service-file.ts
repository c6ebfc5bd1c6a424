import { parse } from "csv-parse/sync";
import type { InputField } from "../core/catalogue/inputs/input-field.ts";
import { parseInputField } from "../core/catalogue/inputs/inputs.ts";
import {
  CANCELLABLE,
  IDENTIFIER_CHECKS,
  IDENTIFIER_KINDS,
  SERVICE_TYPES,
} from "../core/catalogue/services/services.ts";
import { readColumnNames } from "../core/kernel/input/csv-columns.ts";
import { DomainError } from "../core/kernel/errors.ts";
import { formatMoney, parseMoney } from "../core/kernel/money.ts";
import { Failure } from "../failure.ts";
import { parseVisibility, type NamedVisibility } from "./visibility.ts";

const MAX_ROWS = 100_000;
const TRUE = ["true", "yes", "1"];
const FALSE = ["false", "no", "0"];

/** Where a row stands in its file: `line 7` of a CSV, `row 7` of a JSON list. */
export interface FileRow {
  place: string;
  values: Record<string, unknown>;
}

/** A service as the operator API takes it, but with who sees it by name. */
export interface ServiceBody extends Record<string, unknown> {
  visibility?: NamedVisibility;
}
/** A column, the same in CSV and JSON, and what it sets. */
type Column = (value: string, raw: unknown) => ServiceBody;

const COLUMNS: Record<string, Column> = {
  name: (name) => ({ name }),
  type: (type) => ({ type: readChoice(type, SERVICE_TYPES) }),
  service_group: (service_group) => ({ service_group }),
  price: (price) => ({ price: formatMoney(parseMoney(price)) }),
  currency: (currency) => ({ currency }),
  description: (description) => ({ description }),
  identifier: (kind) => ({ identifier_kind: readChoice(kind, IDENTIFIER_KINDS) }),
  check: (check) => ({ identifier_check: readChoice(check, IDENTIFIER_CHECKS) }),
  completes_check_digit: (value) => ({ completes_check_digit: readFlag(value) }),
  inputs: (value, raw) => ({ inputs: readInputs(value, raw) }),
  min_quantity: (value) => ({ min_quantity: readQuantity(value) }),
  max_quantity: (value) => ({ max_quantity: readQuantity(value) }),
  allow_duplicates: (value) => ({ allow_duplicate: readFlag(value) }),
  cancellable: (value) => ({ cancellable: readChoice(value, CANCELLABLE) }),
  time: (delivery_time) => ({ delivery_time }),
  visible_to: (value) => ({ visibility: parseVisibility(value) }),
};
export const SERVICE_COLUMNS = Object.keys(COLUMNS);
const NEEDED_COLUMNS = ["name", "type", "price"];

/** Splits a file into rows: JSON when it begins like a list, else CSV with a line of column names. */
export function readRows(text: string): FileRow[] {
  const rows = text.trimStart().startsWith("[") ? readJson(text) : readCsv(text);
  if (rows.length === 0) throw new Failure("validation_failed", "The file has no services.");
  if (rows.length > MAX_ROWS)
    throw new Failure("too_many_items", `The file has more than ${MAX_ROWS} services: split it.`);
  return rows;
}

/** Throws a DomainError, RangeError or Failure with a sentence for what is wrong with the row. */
export function readService(values: Record<string, unknown>): ServiceBody {
  const present = Object.entries(values).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  const missing = NEEDED_COLUMNS.filter((column) => !present.some(([name]) => name === column));
  if (missing.length > 0) throw new Failure("validation_failed", `The ${missing.join(", ")} is missing.`);
  const service: ServiceBody = {};
  for (const [name, value] of present) {
    const column = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
    if (!column)
      throw new Failure("validation_failed", `There is no column ${name}: use ${SERVICE_COLUMNS.join(", ")}.`);
    Object.assign(service, column(readText(name, value), value));
  }
  return service;
}

/** The sentence about a row that could not be read; bugs are thrown on. */
export function problemOf(error: unknown): string {
  if (error instanceof DomainError || error instanceof RangeError || error instanceof Failure) return error.message;
  throw error;
}

function readCsv(text: string): FileRow[] {
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: readColumnNames,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
    return records.map(({ record, info }) => ({ place: `line ${info.lines}`, values: record }));
  } catch (error) {
    throw new Failure("validation_failed", `The file is no CSV: ${(error as Error).message}.`);
  }
}

function readJson(text: string): FileRow[] {
  const rows = parseJson(text);
  if (!Array.isArray(rows)) throw new Failure("validation_failed", "The file is no list of services.");
  return rows.map((values: unknown, index) => {
    const place = `row ${index + 1}`;
    if (typeof values === "object" && values !== null && !Array.isArray(values))
      return { place, values: { ...values } };
    throw new Failure("validation_failed", "Nothing was imported.", { [place]: ["This is no service."] });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure("validation_failed", `The file is no JSON: ${(error as Error).message}.`);
  }
}

function readText(name: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (name === "price") throw new Failure("validation_failed", 'Write the price in quotes, such as "0.045".');
  return typeof value === "number" ? String(value) : "";
}

function readChoice<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new Failure("validation_failed", `“${value}” is none of ${choices.join(", ")}.`);
}

function readQuantity(value: string): number {
  if (/^\d{1,9}$/.test(value.trim())) return Number(value);
  throw new Failure("validation_failed", `“${value}” is no quantity: write a whole number.`);
}

function readFlag(value: string): boolean {
  const word = value.toLowerCase();
  if (TRUE.includes(word)) return true;
  if (FALSE.includes(word)) return false;
  throw new Failure("validation_failed", `“${value}” is neither yes nor no.`);
}

/** `Username:text:required; Region:select:optional:EU|US`, or in JSON a list of such texts. */
function readInputs(value: string, raw: unknown): InputField[] {
  const parts: unknown[] = Array.isArray(raw) ? raw : value.split(";");
  return parts.map((part) => {
    if (typeof part === "string") return parseInputField(part);
    throw new Failure("validation_failed", "Write each input like Username:text:required.");
  });
}
