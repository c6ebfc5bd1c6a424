/** Reading JSON whose shape nobody keeps to: `[]` for `{}`, numbers as text, keys in any case. */
const MOST_NOISE_TRIES = 20;
const JSON_START = /[{[]/g;

/** The JSON of an answer, also behind a byte order mark, warnings or markup of a broken page; undefined where there is none. */
export function readJson(text: string): unknown {
  const trimmed = text.replace(/^\ufeff/, "").trim();
  const starts = [0, ...[...trimmed.slice(0, 10_000).matchAll(JSON_START)].map((match) => match.index)];
  for (const start of starts.slice(0, MOST_NOISE_TRIES)) {
    try {
      const value: unknown = JSON.parse(trimmed.slice(start));
      if (typeof value === "object" && value !== null) return value;
    } catch {
      // Noise: the answer may begin later.
    }
  }
  return undefined;
}

/** A field whatever the case of its name. */
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
