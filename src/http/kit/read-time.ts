import { invalidField } from "../../core/kernel/errors.ts";
import { parseTime } from "../../core/kernel/time.ts";

/** Throws validation_failed about the field. */
export function readTime(field: string, text: unknown): Date {
  const time = typeof text === "string" ? parseTime(text) : undefined;
  if (time) return time;
  throw invalidField(field, `The ${field} must be a date, such as 2027-01-31T12:00:00Z.`);
}
