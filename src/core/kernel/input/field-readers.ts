import { invalidField } from "../errors.ts";
import { formatMoney, isCurrency, MAX_AMOUNT, type Micros } from "../money.ts";
import { isStorable } from "../text.ts";

/** Line breaks and control characters. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A text of 1 to `most` characters without space around it. Throws validation_failed. */
export function readText(field: string, given: string, most: number, label = labelOf(field)): string {
  const text = readOptionalText(field, given, most, label);
  if (text !== null) return text;
  throw invalidField(field, `The ${label} must have 1 to ${most.toLocaleString("en")} characters.`);
}

/** A text of at most `most` characters without space around it, or null for an empty one. Throws validation_failed. */
export function readOptionalText(
  field: string,
  given: string | null | undefined,
  most: number,
  label = labelOf(field),
): string | null {
  const text = given?.trim() ?? "";
  if (text === "") return null;
  if (!isStorable(text)) throw invalidField(field, `The ${label} contains invalid characters.`);
  if (text.length <= most) return text;
  const [bound, length] = [most.toLocaleString("en"), text.length.toLocaleString("en")];
  throw invalidField(field, `The ${label} can have at most ${bound} characters. This one has ${length}.`);
}

/** As `readText`, on one line and without control characters. Throws validation_failed. */
export function readLine(field: string, given: string, most: number): string {
  return requireLine(field, readText(field, given, most));
}

/** As `readOptionalText`, on one line and without control characters. Throws validation_failed. */
export function readOptionalLine(field: string, given: string | null | undefined, most: number): string | null {
  const text = readOptionalText(field, given, most);
  return text === null ? null : requireLine(field, text);
}

/** A whole number from `least` to `most`. Throws validation_failed. */
export function readWhole(field: string, given: number, least: number, most: number, label = labelOf(field)): number {
  if (Number.isInteger(given) && given >= least && given <= most) return given;
  const bounds = `${least.toLocaleString("en")} to ${most.toLocaleString("en")}`;
  throw invalidField(field, `The ${label} must be a whole number from ${bounds}.`);
}

/** An amount of 0 or more that fits the database. Throws validation_failed. */
export function readAmount(field: string, given: Micros): Micros {
  if (given < 0n) throw invalidField(field, `The ${labelOf(field)} must not be negative.`);
  if (given <= MAX_AMOUNT) return given;
  throw invalidField(field, `The ${labelOf(field)} can be at most ${formatMoney(MAX_AMOUNT)}.`);
}

/** As `readAmount`, and more than 0. Throws validation_failed. */
export function readPositiveAmount(field: string, given: Micros): Micros {
  if (given > 0n) return readAmount(field, given);
  throw invalidField(field, `The ${labelOf(field)} must be more than zero.`);
}

/** The code of a currency. Throws validation_failed. */
export function readCurrency(given: string): string {
  if (isCurrency(given)) return given;
  throw invalidField("currency", "A currency is a three-letter code, such as USD.");
}

function requireLine(field: string, text: string): string {
  if (!CONTROLS.test(text)) return text;
  throw invalidField(field, `Write the ${labelOf(field)} on one line, without control characters.`);
}

function labelOf(field: string): string {
  return field.replaceAll("_", " ");
}
