import { DomainError, invalidField } from "../../../core/kernel/errors.ts";

/** What a request or one row of it holds: names in lower case, values as they came. */
export type Fields = Map<string, unknown>;

const MAX_DEPTH = 4;
const MAX_FIELDS = 5_000;
const LIST_SEPARATOR = /[\s,;]+/;

/** Reads an object's own fields, or a map's; names such as `customfield[Email]` become fields within fields. */
export function toFields(record: object): Fields {
  const fields: Fields = new Map();
  const entries: [string, unknown][] = record instanceof Map ? [...record] : Object.entries(record);
  if (entries.length > MAX_FIELDS) throw new DomainError("too_many_items", `Send at most ${MAX_FIELDS} fields.`);
  for (const [name, value] of entries) setField(fields, name, value);
  return fields;
}

/** The field that a name belongs to, as it was spelt: `customfield` of `customfield[Email]`. */
export function rootOf(name: string): string {
  return (partsOf(name)[0] ?? "").trim();
}

function partsOf(name: string): string[] {
  return name.split(/[[\]]+/).filter((part) => part !== "");
}

function setField(fields: Fields, name: string, value: unknown): void {
  const [, ...rest] = partsOf(name);
  const key = rootOf(name).toLowerCase();
  if (rest.length === 0) {
    // Empty means absent: it does not undo another spelling of the name.
    if (value !== "" || !fields.has(key)) fields.set(key, value);
    return;
  }
  if (rest.length > MAX_DEPTH) throw new DomainError("malformed_request", "The fields are nested too deeply.");
  let inner = fields.get(key);
  if (!(inner instanceof Map)) fields.set(key, (inner = new Map<string, unknown>()));
  // Below the first level names stay as they are: they are the names of a service's inputs.
  let target = inner as Map<string, unknown>;
  for (const part of rest.slice(0, -1)) {
    const next = target.get(part);
    if (next instanceof Map) target = next;
    else target.set(part, (target = new Map<string, unknown>()));
  }
  target.set(rest.at(-1)!, value);
}

/** The first of these fields that holds something, trimmed; empty text means absent. */
export function textOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = scalar(fields.get(name));
    if (text) return text;
  }
  return undefined;
}

/** Like `textOf`, for identifiers: a JSON number has lost digits, or may have. Throws imei_must_be_string. */
export function identifierOf(fields: Fields, name: string): string | undefined {
  refuseNumber(fields.get(name));
  return textOf(fields, name);
}

/** Throws imei_must_be_string for a number, alone or in an array. */
export function refuseNumber(value: unknown): void {
  if ([value].flat().some((item) => typeof item === "number"))
    throw new DomainError("imei_must_be_string", "Send the IMEI as a string: numbers lose digits.");
}

/** Throws validation_failed for a field that names several different things where one is meant: all but one would be lost. */
export function refuseSeveral(value: unknown, name: string): void {
  const items: unknown[] = value instanceof Map ? [...value.values()] : [value].flat();
  const texts = items.map(scalar).filter((text) => text !== undefined && text !== "");
  if (new Set(texts).size > 1) throw invalidField(name, `Send one ${name} for each order.`);
}

/** A list of ids: separated by commas, repeated, or as an array. */
export function listOf(fields: Fields, ...names: readonly string[]): string[] {
  for (const name of names) {
    const value = fields.get(name);
    const items = value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : [value];
    const texts = items.flatMap((item) => (scalar(item) ?? "").split(LIST_SEPARATOR)).filter((text) => text !== "");
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Text, number or truth value as trimmed text; the last of an array, as with repeated form fields. */
export function scalar(value: unknown): string | undefined {
  const given: unknown = Array.isArray(value) ? value.at(-1) : value;
  if (typeof given === "string") return given.trim();
  return typeof given === "number" || typeof given === "boolean" ? String(given) : undefined;
}
