import { invalidField } from "./errors.ts";

const MAX_NOTE_LENGTH = 500;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text escaped for HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Whether the database can keep a text as it is: PostgreSQL knows no NUL, and JSON there no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** What the database can keep of a text that may hold anything. */
export function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** A text of another system, as it is stored: storable, without space around it, of at most 500 characters. */
export function cut(text: string): string {
  const clean = toStorable(text).trim();
  return clean.length > MAX_NOTE_LENGTH ? `${clean.slice(0, MAX_NOTE_LENGTH - 1)}…`.toWellFormed() : clean;
}

/** A text of 1 to `most` characters without space around it. Throws validation_failed. */
export function readText(field: string, text: string, most: number): string {
  const clean = text.trim();
  if (clean.length >= 1 && clean.length <= most && isStorable(clean)) return clean;
  throw invalidField(field, `Give a ${field} of 1 to ${most} characters.`);
}
