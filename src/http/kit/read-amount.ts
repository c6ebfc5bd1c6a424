import { invalidField } from "../../core/kernel/errors.ts";
import { parseMoney, type Micros } from "../../core/kernel/money.ts";

/** A decimal string in micro-units. Throws validation_failed about the field. */
export function readAmount(field: string, text: string): Micros {
  try {
    return parseMoney(text.trim());
  } catch (error) {
    if (error instanceof RangeError) throw invalidField(field, error.message);
    throw error;
  }
}
