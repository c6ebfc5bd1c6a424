import type { FieldRule, ResultFields } from "../../../database/json-types.ts";
import { invalidField } from "../../kernel/errors.ts";

export type { FieldRule, ResultFields };

export const FIELD_TYPES = ["text", "number", "yes_no", "date"] as const satisfies readonly FieldRule["type"][];
const MOST_FIELDS = 100;
const MAX_LABEL_LENGTH = 60;
/** Short enough for a number to hold exactly: an ICCID or EID is a text. */
const NUMBER = /^-?(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,6})?$/;
const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?)?$/;
const TIME_BEFORE = /(?:^|\s)\d{1,2}$/;
const NAMED_MONTH = /^(?:\d{1,2}\s+[A-Za-z]{3,9}|[A-Za-z]{3,9}\s+\d{1,2},?)\s+\d{4}$/;
const YES = new Set(["yes", "on", "true", "active", "locked", "enabled"]);
const NO = new Set(["no", "off", "false", "inactive", "unlocked", "disabled"]);

/**
 * The fields of a result: by the service's rules, or every line `Label: value` as text where it has none. A value that
 * is not of its type stays text.
 */
export function readFields(text: string, rules: readonly FieldRule[]): ResultFields {
  const lines = text.split("\n").flatMap(readLine);
  if (rules.length === 0) {
    const first = new Map<string, string>();
    for (const [label, value] of lines) if (first.size < MOST_FIELDS && !first.has(label)) first.set(label, value);
    return Object.fromEntries(first);
  }
  const byLabel = new Map(lines.toReversed().map(([label, value]) => [foldLabel(label), value]));
  const entries = rules.flatMap((rule): [string, string | number | boolean][] => {
    const value = byLabel.get(foldLabel(rule.label));
    return value === undefined ? [] : [[rule.name, convert(value, rule.type)]];
  });
  return Object.fromEntries(entries);
}

/** What the operator typed, checked. Throws validation_failed. */
export function checkFieldRules(rules: readonly FieldRule[]): FieldRule[] {
  if (rules.length > MOST_FIELDS) throw invalidField("result_rules", `At most ${MOST_FIELDS} fields.`);
  for (const { name, label, type } of rules) {
    const areTexts = [name, label].every((text) => text.trim() !== "" && text.length <= MAX_LABEL_LENGTH);
    if (areTexts && FIELD_TYPES.includes(type)) continue;
    throw invalidField(
      "result_rules",
      `A field needs a name, the label in the result, and a type: ${FIELD_TYPES.join(", ")}.`,
    );
  }
  return rules.map(({ name, label, type }) => ({ name: name.trim(), label: label.trim(), type }));
}

/**
 * Reads a rule as the command line writes it: `locked:SIM lock:yes_no`; the type is text where nothing is said. Throws
 * validation_failed.
 */
export function parseFieldRule(text: string): FieldRule {
  const [name = "", label = name, type = "text"] = text.split(":").map((part) => part.trim());
  const known = FIELD_TYPES.find((candidate) => candidate === type);
  if (known) return checkFieldRules([{ name, label, type: known }])[0]!;
  throw invalidField("result_rules", `“${type}” is no type of a field: it must be one of ${FIELD_TYPES.join(", ")}.`);
}

/** `Label: value`; neither an address (`https://…`) nor a time (`12:30`). */
function readLine(line: string): [label: string, value: string][] {
  const colon = line.indexOf(":");
  const label = line.slice(0, Math.max(colon, 0)).trim();
  const rest = line.slice(colon + 1);
  const isLabel = label !== "" && label.length <= MAX_LABEL_LENGTH && !rest.startsWith("//");
  const isTime = TIME_BEFORE.test(label) && /^\d\d(?!\d)/.test(rest);
  const value = rest.trim();
  return isLabel && !isTime && value !== "" ? [[label, value]] : [];
}

function foldLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function convert(value: string, type: FieldRule["type"]): string | number | boolean {
  if (type === "number" && NUMBER.test(value)) return Number(value.replaceAll(",", ""));
  if (type === "yes_no") {
    const word = value.toLowerCase();
    if (YES.has(word)) return true;
    if (NO.has(word)) return false;
  }
  return (type === "date" && readDate(value)) || value;
}

/** As 2024-05-01; undefined for what is no date or could be two, such as 05/01/2024, and for the 31st of February. */
function readDate(value: string): string | undefined {
  const iso = ISO_DATE.exec(value)?.[1];
  if (iso === undefined && !NAMED_MONTH.test(value)) return undefined;
  const date = new Date(iso ?? `${value} UTC`);
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString().slice(0, 10);
  const day = Number(iso?.slice(8) ?? /\b\d{1,2}\b/.exec(value)?.[0]);
  return Number(text.slice(8)) === day ? text : undefined;
}
