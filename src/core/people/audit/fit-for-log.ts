import { toStorable } from "../../kernel/text.ts";

const LONGEST_TEXT = 200;
const MOST_ITEMS = 20;
const DEEPEST = 4;

/**
 * What of a value fits into the audit log: a piece of long texts and lists, nothing that the database cannot store, and
 * no field with one of the names in `secrets`, in any case.
 */
export function fitForLog(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === "string") return shorten(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return "…";
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_ITEMS).map((item) => fitForLog(item, secrets, depth + 1));
    return value.length > MOST_ITEMS ? [...items, `… and ${value.length - MOST_ITEMS} more`] : items;
  }
  const entries = Object.entries(value).filter(([name]) => !secrets.includes(name.toLowerCase()));
  return Object.fromEntries(
    entries.slice(0, MOST_ITEMS).map(([name, item]) => [shorten(name), fitForLog(item, secrets, depth + 1)]),
  );
}

export function shorten(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return toStorable(cut);
}
