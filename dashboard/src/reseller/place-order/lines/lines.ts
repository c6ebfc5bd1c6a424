import { t } from "@lingui/core/macro";
import Papa from "papaparse";
import {
  DomainError,
  duplicateKeyOf,
  readImei,
  readOrderValues,
  type GivenValues,
  type OrderRules,
  type OrderValues,
} from "../../../core.ts";
import { matchesHere } from "./rules.ts";

export const MOST_LINES = 5_000;

/** One order as it was entered. */
export interface Line {
  /** In the text, from 1. */
  number: number;
  /** Its label in lists. */
  name: string;
  given: GivenValues;
}

/** A line with its checked values, or with its problem. */
export type CheckedLine = Line & ({ values: OrderValues; problem?: undefined } | { problem: string });

export interface ReadText {
  lines: Line[];
  /** Its first line names columns. */
  isTable: boolean;
  /** Columns of the header that name nothing of this service. */
  unknownColumns: string[];
}

const IDENTIFIER_COLUMNS = ["imei", "identifier"];
const REFERENCE_COLUMNS = ["client_reference", "reference"];
const QUANTITY_COLUMN = "quantity";
const REFERENCE = "reference ";
const BARE_WITH_REFERENCE = /^\s*([^,;\t]+?)\s*[,;\t]\s*([^,;\t]*?)\s*$/;
/** Identifiers that consist of letters and digits. */
const STRICT_KINDS: readonly string[] = ["imei", "serial", "imei_or_serial", "meid", "eid", "iccid"];

/** The one order of a service without an identifier, where no list was given. */
export function readSingle(given: GivenValues, rules: OrderRules): Line {
  return { number: 1, name: nameOf(1, given, rules), given };
}

/**
 * Reads what was typed, pasted or taken from a file: an identifier on each line or, where the first line names columns,
 * CSV with any separator. `shared` applies to every line that has no value of its own.
 */
export function readText(text: string, rules: OrderRules, shared: GivenValues): ReadText {
  const toLine = (number: number, given: GivenValues): Line => ({ number, name: nameOf(number, given, rules), given });
  const known = [
    ...IDENTIFIER_COLUMNS,
    ...REFERENCE_COLUMNS,
    QUANTITY_COLUMN,
    ...rules.inputs.map(({ name }) => name.toLowerCase()),
  ];
  const header = Papa.parse<string[]>(text.trimStart(), { preview: 1 }).data[0]?.map(toColumn) ?? [];
  if (!header.some((column) => known.includes(column))) {
    const lines = text.split(/\r?\n/).map((line, index) => toLine(index + 1, { ...shared, ...readBare(line, rules) }));
    return { lines: lines.filter(({ given }) => given.identifier !== ""), isTable: false, unknownColumns: [] };
  }
  const rows = Papa.parse<string[]>(text.trimStart())
    .data.map((cells, index) => ({ number: index + 1, cells }))
    .slice(1);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  return {
    lines: filled.map(({ number, cells }) => {
      const row = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ""]));
      return toLine(number, readRow(row, rules, shared));
    }),
    isTable: true,
    unknownColumns: header.filter((column) => column !== "" && !known.includes(column)),
  };
}

/** An identifier, with a reference behind a comma, a semicolon or a tab where identifiers have none of these. */
function readBare(
  line: string,
  { identifierKind: kind }: OrderRules,
): Pick<GivenValues, "identifier" | "clientReference"> {
  const [, identifier, clientReference] = BARE_WITH_REFERENCE.exec(line) ?? [];
  if (identifier === undefined || !STRICT_KINDS.includes(kind)) return { identifier: line.trim() };
  return { identifier, ...(clientReference && { clientReference }) };
}

/** Says of each line what the server would say of it alone, and which repeat an earlier one. */
export function checkLines(lines: readonly Line[], rules: OrderRules, repeats: "allowed" | "refused"): CheckedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (hasSecondImei(line, rules)) return { ...line, problem: t`Two IMEIs on this line. Put each on its own line.` };
    try {
      const values = readOrderValues(rules, line.given, matchesHere);
      const duplicateKey = duplicateKeyOf(rules, values);
      const keys = [
        ...(duplicateKey !== null && repeats === "refused" ? [`order ${duplicateKey.text}`] : []),
        ...(values.clientReference === null ? [] : [`${REFERENCE}${values.clientReference}`]),
      ];
      const repeated = keys.find((key) => seen.has(key));
      if (repeated !== undefined) return { ...line, problem: repeatOf(repeated, seen.get(repeated)!) };
      for (const key of keys) seen.set(key, line.number);
      return { ...line, values };
    } catch (error) {
      if (error instanceof DomainError) return { ...line, problem: sentenceOfAll(error) };
      throw error;
    }
  });
}

/** A reference that is an IMEI is a second phone, which would never be ordered. */
function hasSecondImei({ given }: Line, { identifierKind: kind }: OrderRules): boolean {
  const { clientReference } = given;
  if (clientReference === undefined || !kind.startsWith("imei")) return false;
  const imei = readImei(clientReference);
  return imei !== null && imei !== given.identifier?.replace(/\D/g, "");
}

function repeatOf(key: string, line: number): string {
  return key.startsWith(REFERENCE) ? t`Same client reference as line ${line}.` : t`Duplicate of line ${line}.`;
}

/** Writes lines so that they can be read again: bare identifiers where nothing else was said of them. */
export function writeText(lines: readonly Line[], rules: OrderRules, shared: GivenValues): string {
  const own = lines.map(({ given }) => ({
    imei: given.identifier ?? "",
    client_reference: given.clientReference ?? "",
    quantity: given.quantity === shared.quantity ? "" : String(given.quantity ?? ""),
    ...Object.fromEntries(
      rules.inputs.map(({ name }) => {
        const value = given.inputs?.[name] ?? "";
        return [name, value === shared.inputs?.[name] ? "" : value];
      }),
    ),
  }));
  const columns = Object.keys(own[0] ?? {}).filter((name) => own.some((row) => row[name as "imei"] !== ""));
  if (columns.length === 1 && columns[0] === "imei") return own.map(({ imei }) => imei).join("\n");
  return Papa.unparse(own, { columns, newline: "\n" });
}

/** By what others may see: never by a password. */
function nameOf(number: number, { identifier, clientReference, inputs }: GivenValues, rules: OrderRules): string {
  const open = rules.inputs.filter(({ type }) => type !== "password").map(({ name }) => inputs?.[name]);
  return [identifier, clientReference, ...open].find((text) => text !== undefined && text !== "") ?? t`Line ${number}`;
}

function toColumn(name: string): string {
  return name.replace("\ufeff", "").trim().toLowerCase();
}

function readRow(row: Record<string, string>, rules: OrderRules, shared: GivenValues): GivenValues {
  const first = (columns: readonly string[]): string | undefined =>
    columns.map((column) => row[column]?.trim()).find((value) => value !== undefined && value !== "");
  const inputs = { ...shared.inputs };
  for (const { name } of rules.inputs) {
    const value = row[name.toLowerCase()];
    if (value !== undefined && value.trim() !== "") inputs[name] = value;
  }
  return {
    identifier: first(IDENTIFIER_COLUMNS),
    clientReference: first(REFERENCE_COLUMNS),
    quantity: first([QUANTITY_COLUMN]) ?? shared.quantity,
    inputs,
  };
}

function sentenceOfAll({ message, details }: DomainError): string {
  const sentences = Object.values(details.fields ?? {}).flat();
  return sentences.length > 1 ? sentences.join(" ") : message;
}
