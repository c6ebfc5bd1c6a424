const MAX_NOTE_LENGTH = 500;
/** What a decoder writes for bytes that it cannot read: two different texts may look the same afterwards. */
const REPLACEMENT = "\uFFFD";
const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows1252 = new TextDecoder("windows-1252");
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text escaped for HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** The text of bytes in UTF-8; null where they are something else. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** The text of bytes in Windows-1252, of which Latin 1 is the part that is written; every byte is a character of it. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return windows1252.decode(bytes);
}

/** The text of bytes in UTF-8, or of an older program in Windows-1252: no character is lost. */
export function decodeText(bytes: Uint8Array): string {
  return decodeUtf8(bytes) ?? decodeWindows1252(bytes);
}

/** Whether characters of a text were lost before it came here. */
export function hasLostCharacters(text: string): boolean {
  return text.includes(REPLACEMENT);
}

/** Whether the database can keep a text as it is: PostgreSQL knows no NUL, and JSON there no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** What the database can keep of a text that may hold anything. */
export function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** The first text that is there a second time, as it is written there. Two are the same if `fold` makes them equal. */
export function findRepeated(texts: readonly string[], fold = (text: string) => text): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => {
    const isRepeated = seen.has(fold(text));
    seen.add(fold(text));
    return isRepeated;
  });
}

/** A text of another system, as it is stored: storable, without space around it, of at most `most` characters. */
export function cut(text: string, most = MAX_NOTE_LENGTH): string {
  const clean = toStorable(text).trim();
  return clean.length > most ? `${clean.slice(0, most - 1)}…`.toWellFormed() : clean;
}
