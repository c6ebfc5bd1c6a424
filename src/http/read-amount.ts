import { invalidField } from "../core/errors.ts";
import { parseMoney, type Micros } from "../core/money.ts";

/** A decimal string in micro-units. Throws validation_failed about the field. */
export function readAmount(field: string, text: string): Micros {
  try {
    return parseMoney(text.trim());
  } catch (error) {
    if (error instanceof RangeError) throw invalidField(field, error.message);
    throw error;
  }
}
