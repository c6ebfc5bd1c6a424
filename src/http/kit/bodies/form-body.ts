import { parse } from "node:querystring";
import { DomainError } from "../../../core/kernel/errors.ts";
import { decodeText } from "../../../core/kernel/text.ts";

const ESCAPES = /(?:%[\da-f]{2})+/gi;
const MOST_FIELDS = 10_000;

/** Reads a form literally: a repeated name is a list, brackets are part of names. Throws too_many_items. */
export function parseForm(text: string): Record<string, unknown> {
  refuseLongForm(text);
  return parse(text, "&", "=", { maxKeys: MOST_FIELDS, decodeURIComponent: unescapeField });
}

/** A name or value of a form as it was meant, also where its escapes are not UTF-8. A `%` that begins none is itself. */
export function unescapeField(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll(ESCAPES, (bytes) => decodeText(Buffer.from(bytes.replaceAll("%", ""), "hex")));
  }
}

/** A reader that drops the rest would leave out orders unseen. Throws too_many_items. */
export function refuseLongForm(text: string): void {
  if (text.split("&", MOST_FIELDS + 1).length <= MOST_FIELDS) return;
  throw new DomainError("too_many_items", `Send at most ${MOST_FIELDS} fields.`);
}
