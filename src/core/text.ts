const MAX_NOTE_LENGTH = 500;

/** Whether the database can keep a text as it is: PostgreSQL knows no NUL, and JSON there no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** What somebody else says, as it is noted: storable, without space around it, of at most 500 characters. */
export function cut(text: string): string {
  const clean = text.replaceAll("\0", "").toWellFormed().trim();
  return clean.length > MAX_NOTE_LENGTH ? `${clean.slice(0, MAX_NOTE_LENGTH - 1)}…`.toWellFormed() : clean;
}
