import type { DispatchDialect } from "../../../core/kernel/caller.ts";
import { toMarkup } from "../../kit/family/markup.ts";

/** A text of the operator or a supplier, as a dialect shows it. */
export function shownText(text: string, dialect: DispatchDialect): string {
  return dialect === "dhru" ? toMarkup(text) : text;
}
