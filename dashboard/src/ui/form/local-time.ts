const MINUTE_MS = 60_000;

/** A time as `datetime-local` shows it, in the reader's zone. */
export function toLocalTime(time: string | null): string {
  if (time === null) return "";
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** The time that was entered, as the API takes it; null for none. */
export function fromLocalTime(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString();
}
