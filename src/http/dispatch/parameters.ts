import { DomainError } from "../../core/errors.ts";
import { parseJson } from "../json-body.ts";
import { refuseNumber, scalar, toFields, type Fields } from "./fields.ts";
import { readXml, unescapeXml } from "./read-xml.ts";

/** What an action works on: one set of fields, or rows that the caller named. */
export interface Parameters {
  fields: Fields;
  /** Reference → row, where the caller sent a bulk of them. */
  rows: [string, Fields][] | null;
}

const NOTHING: Parameters = { fields: new Map(), rows: null };
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
const EMPTY_TAG = /^<\s*(?:\/\s*)?>$/;
const CUSTOM_FIELD = "customfield";
/** Base64 of base64 has not been seen; one layer is read. */
const MAX_LAYERS = 2;

/**
 * Reads the `parameters` field in every encoding that the trade's clients send: XML with and without a root, escaped
 * XML, JSON, base64 of either, PHP's brackets, or nothing in its several forms. Throws malformed_request.
 */
export function readParameters(value: unknown): Parameters {
  if (value instanceof Map) return fromRecord(Object.fromEntries(value));
  if (typeof value === "object" && value !== null) return fromJson(value);
  return fromText(scalar(value) ?? "", 0);
}

function fromText(text: string, layer: number): Parameters {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed === "null" || EMPTY_TAG.test(trimmed)) return NOTHING;
  if (trimmed.startsWith("<")) return { fields: readXml(trimmed), rows: null };
  if (trimmed.startsWith("&lt;")) return { fields: readXml(unescapeXml(trimmed)), rows: null };
  if (trimmed.startsWith("{") || trimmed.startsWith("["))
    return fromJson(parseJson(trimmed, "The text of the parameters"));
  // In a form a `+` arrives as a space.
  const encoded = trimmed.replaceAll(" ", "+").replace(/[\r\n]+/g, "");
  if (layer < MAX_LAYERS && BASE64.test(encoded)) {
    return fromText(Buffer.from(encoded, "base64").toString("utf8"), layer + 1);
  }
  throw new DomainError("malformed_request", "The parameters cannot be read: send XML, JSON or base64 of JSON.");
}

function fromJson(value: unknown): Parameters {
  if (Array.isArray(value)) {
    if (value.length === 0) return NOTHING;
    if (!value.every(isRecord)) return { fields: new Map([["id", value]]), rows: null };
    return { fields: new Map(), rows: value.map((row, index) => [String(index), toFields(row)]) };
  }
  return isRecord(value) ? fromRecord(value) : NOTHING;
}

/** An object of objects is a bulk of named rows; any other is one set of fields. */
function fromRecord(record: Record<string, unknown>): Parameters {
  const entries = Object.entries(record);
  const areRows = entries.every(([name, value]) => isRecord(value) && name.toLowerCase() !== CUSTOM_FIELD);
  if (entries.length === 0 || !areRows) return { fields: toFields(record), rows: null };
  return { fields: new Map(), rows: entries.map(([reference, row]) => [reference, toFields(row as object)]) };
}

/** The fields of CUSTOMFIELD: an object, JSON text or base64 of it; base64 of `null` means none. Throws malformed_request. */
export function readCustomFields(value: unknown): Record<string, string> {
  const record =
    value instanceof Map ? Object.fromEntries(value) : isRecord(value) ? value : decodeRecord(scalar(value));
  const fields: Record<string, string> = {};
  for (const [name, given] of Object.entries(record)) {
    if (name.trim().toLowerCase() === "imei") refuseNumber(given);
    const text = scalar(given);
    if (text !== undefined) fields[name.trim()] = text;
  }
  return fields;
}

function decodeRecord(text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === "" || text === "null") return {};
  const encoded = text.replaceAll(" ", "+");
  const json = text.startsWith("{") || text.startsWith("[") ? text : decodeBase64(encoded);
  const value = parseJson(json.trim() === "" ? "null" : json, "The text of the custom fields");
  return isRecord(value) ? value : {};
}

function decodeBase64(text: string): string {
  if (BASE64.test(text)) return Buffer.from(text, "base64").toString("utf8");
  throw new DomainError("malformed_request", "The custom fields cannot be read: send base64 of JSON, or JSON.");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
