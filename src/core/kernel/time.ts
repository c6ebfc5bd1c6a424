/** A date, or a time that is UTC where it names no zone; years that every database keeps. */
const TIME = /^(?<day>[12]\d{3}-\d\d-\d\d)(?<clock>T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i;

/** Undefined for other texts, and for a day that no calendar has. */
export function parseTime(text: string): Date | undefined {
  const parts = TIME.exec(text)?.groups;
  if (!parts || !isDay(parts["day"]!)) return undefined;
  const time = new Date(parts["clock"] && !parts["zone"] ? `${text}Z` : text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** February 31 would be a day of March. */
function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
