import { parse } from "node:querystring";
import { DomainError } from "../../../core/kernel/errors.ts";

const MOST_FIELDS = 10_000;

/** Reads a form literally: a repeated name is a list, brackets are part of names. Throws too_many_items. */
export function parseForm(text: string): Record<string, unknown> {
  refuseLongForm(text);
  return parse(text, "&", "=", { maxKeys: MOST_FIELDS });
}

/** A reader that drops the rest would leave out orders unseen. Throws too_many_items. */
export function refuseLongForm(text: string): void {
  if (text.split("&", MOST_FIELDS + 1).length <= MOST_FIELDS) return;
  throw new DomainError("too_many_items", `Send at most ${MOST_FIELDS} fields.`);
}
