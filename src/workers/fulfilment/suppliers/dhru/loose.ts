/** Reads JSON of unreliable shape: `[]` for `{}`, numbers as text, keys in any case. */
const MOST_NOISE_TRIES = 20;
const MAX_NOISE_LENGTH = 10_000;
/** What is read part by part, and written again, must not nest without end. */
const MAX_DEPTH = 50;
/** Not a part of something larger: the half of an answer that was cut must not pass for a whole one. */
const JSON_START = /(?<![:,[{]\s{0,20})[{[]/g;
const LONG_NUMBER = /[:,[]\s*-?\d{16}/;
const WHOLE_NUMBER = /^-?\d+$/;
/** NUL and halves of characters can only come as escapes. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * The JSON of an answer, also behind a byte order mark, warnings or markup of a broken page; undefined where there is
 * none.
 */
export function readJson(text: string): unknown {
  const trimmed = text.replace(/^\ufeff/, "").trim();
  const starts = [...trimmed.slice(0, MAX_NOISE_LENGTH).matchAll(JSON_START)].map((match) => match.index);
  for (const start of starts.slice(0, MOST_NOISE_TRIES)) {
    try {
      const value = parse(trimmed.slice(start));
      if (!isShallow(value, MAX_DEPTH)) return undefined;
      return UNSTORABLE.test(text) ? storable(value) : value;
    } catch {
      // Noise: the answer may begin later.
    }
  }
  return undefined;
}

/** What the database cannot keep becomes the sign for it, in every text and name that a supplier sends. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "\ufffd").toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(storable);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part)]));
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** A code or an id of more digits than a number can hold stays as it was written. */
function parse(json: string): unknown {
  return LONG_NUMBER.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json);
}

function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? "";
  return typeof value === "number" && !Number.isSafeInteger(value) && WHOLE_NUMBER.test(source) ? source : value;
}

/** A field by its name in any case. */
export function field(value: unknown, ...names: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  for (const name of names) {
    if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name];
    const found = Object.keys(value).find((key) => key.toLowerCase() === name.toLowerCase());
    if (found !== undefined) return (value as Record<string, unknown>)[found];
  }
  return undefined;
}

/** The members of a list or of a map; a lone text or number is its own only member. */
export function members(value: unknown): unknown[] {
  if (value === undefined || value === null || value === "") return [];
  if (typeof value !== "object") return [value];
  return Array.isArray(value) ? value : Object.values(value);
}

/** The first row of `SUCCESS`, `ERROR` and the like: a list of rows, a map of rows, or the row itself. */
export function firstRow(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const [first] = members(value);
  return typeof first === "object" && first !== null && !Array.isArray(first) && isListLike(value) ? first : value;
}

function isListLike(value: object): boolean {
  return Array.isArray(value) || Object.keys(value).every((key) => /^\d+$/.test(key));
}

/** A text or number as trimmed text; undefined for anything else and for an empty text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const text = String(value).trim();
  return text === "" ? undefined : text;
}
