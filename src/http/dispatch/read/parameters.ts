import { DomainError } from "../../../core/kernel/errors.ts";
import { decodeText } from "../../../core/kernel/text.ts";
import { parseJson } from "../../kit/bodies/json-body.ts";
import { scalar, toFields, type Fields } from "./fields.ts";
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
const NO_FIELDS = /^(?:null|\[\]|"(?:null)?")$/;
const JSON_CONTAINER = /^(?:\{\s*["}]|\[\s*["{[\]])/;
const JSON_TEXT = /^"(?:[^"\\]|\\.)*"$/;
/** What base64 is written with, escaped by clients that escape it before their form does. */
const ESCAPED = /%(?:2B|2F|3D)/gi;
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
  const decoded = layer < MAX_LAYERS ? fromBase64(trimmed) : undefined;
  if (decoded !== undefined) return fromText(decoded, layer + 1);
  throw new DomainError("malformed_request", "The parameters cannot be read: send XML, JSON or base64 of JSON.");
}

/**
 * The text that base64 stands for, as it comes out of forms: cut into lines, escaped twice, or with spaces where a `+` was.
 * Undefined for what is no base64.
 */
function fromBase64(text: string): string | undefined {
  const encoded = unwrap(text);
  return BASE64.test(encoded) ? decodeText(Buffer.from(encoded, "base64")) : undefined;
}

function unwrap(base64: string): string {
  return base64
    .replace(/[\r\n\t]+/g, "")
    .replaceAll(" ", "+")
    .replace(ESCAPED, decodeURIComponent);
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

/** What CUSTOMFIELD holds: fields by their names, or one text without a name. */
export interface CustomFields {
  named: Record<string, unknown>;
  unnamed: string | undefined;
}

/**
 * Reads CUSTOMFIELD: an object, JSON text or base64 of it; base64 of `null` means none, and what is neither is a plain text.
 * Throws malformed_request for broken JSON and for lists.
 */
export function readCustomFields(value: unknown): CustomFields {
  if (value instanceof Map) return { named: Object.fromEntries(value), unnamed: undefined };
  if (isRecord(value)) return { named: value, unnamed: undefined };
  const text = scalar(value) ?? "";
  const json = isJson(text) ? parseJson(text, "The text of the custom fields") : decodeJson(text);
  if (isRecord(json)) return { named: json, unnamed: undefined };
  if (typeof json === "string") return { named: {}, unnamed: json.trim() || undefined };
  // A list says of no value which field it is for, and is never itself what a customer typed.
  if (Array.isArray(json) && json.length > 0)
    throw new DomainError(
      "malformed_request",
      "The custom fields cannot be read: send a JSON object of names and values.",
    );
  return { named: {}, unnamed: text === "" || json === null || Array.isArray(json) ? undefined : text };
}

function isJson(text: string): boolean {
  return text.startsWith("{") || text.startsWith("[") || text === "null";
}

/** Undefined for what is no base64 of JSON: most words could be base64 of something. */
function decodeJson(text: string): unknown {
  const json = fromBase64(text)?.trim();
  if (!json) return undefined;
  // A short word that a customer typed may look like it, but hardly with its padding.
  if (NO_FIELDS.test(json)) return isCanonical(unwrap(text)) ? null : undefined;
  return JSON_CONTAINER.test(json) || JSON_TEXT.test(json)
    ? parseJson(json, "The text of the custom fields")
    : undefined;
}

/** Whether it is base64 as encoders write it, with its padding. */
function isCanonical(base64: string): boolean {
  return Buffer.from(base64, "base64").toString("base64") === base64;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
