import { invalidField } from "../../kernel/errors.ts";
import { isStorable } from "../../kernel/text.ts";

/** A text that the database can keep, without space around it; null where nothing is said. Throws validation_failed. */
export function readStoredText(field: string, given: string | undefined, most: number): string | null {
  const text = given?.trim() ?? "";
  if (text === "") return null;
  if (text.length <= most && isStorable(text)) return text;
  throw invalidField(field, `The ${field.replaceAll("_", " ")} may have at most ${most} characters.`);
}
