import type { PlaceOutcome, RefusalOverride } from "../../../../core/fulfilment/suppliers/outcome.ts";
import { judgeRefusal } from "../../../../core/fulfilment/suppliers/refusal.ts";
import { toCleanText } from "../../../../core/catalogue/inputs/clean-text.ts";
import { field, firstRow, members, textOf } from "./loose.ts";
import { readRefusalWords } from "./refusal-words.ts";

const MAX_MESSAGE_LENGTH = 500;
const MAX_REFERENCE_LENGTH = 255;
const REFERENCE_FIELDS = ["REFERENCEID", "REFERENCE_ID", "ORDERID"];
const NONE = /^(?:0|false|no|none|null)$/i;
/** What the database cannot keep was replaced when it came: the number is not what it was. */
const GARBLED = /[\p{Cc}\ufffd]/u;
const NO_REFERENCE = /^(?:[-.0]+|-\d+|false|true|no|none|null|undefined|nan|n\/a)$/i;
/** The supplier failed while it worked: it is unknown how far it had come. */
const AMBIGUOUS_CODES = new Set(["internal"]);
const AMBIGUOUS_TEXT = /internal (?:server )?error|timed? ?out|unknown error|something went wrong|exception|sqlstate/i;

export interface SupplierError {
  message: string;
  code: string | undefined;
  /** The order that stands in the way, where the supplier names it. */
  reference: string | undefined;
}

/** Reads `ERROR` in every shape: rows, a row, texts, a text. Undefined where there is none, or one that says nothing. */
export function readError(value: unknown): SupplierError | undefined {
  const row = firstRow(value);
  const texts = [field(row, "MESSAGE", "error"), field(row, "FULL_DESCRIPTION", "description")].map(textOf);
  const told = texts.filter((text) => text !== undefined);
  const code = textOf(field(row, "ERRORCODE", "CODE"));
  // Texts alone, or sentences by the names of fields.
  const parts = told.length > 0 || code !== undefined ? told : members(row).map(textOf);
  const message = clean([...new Set(parts)].filter((text) => text !== undefined && !NONE.test(text)).join(": "));
  if (message === "" && (code === undefined || NONE.test(code))) return undefined;
  return { message, code, reference: referenceOf(row) };
}

/** The supplier's number of an order: not a zero, no word or sign that stands for none, nothing that was garbled. */
export function referenceOf(row: unknown): string | undefined {
  return numberIn(field(row, ...REFERENCE_FIELDS));
}

/** Every number of an order that a row names; servers may name one of their own supplier's too. */
export function referencesOf(row: unknown): string[] {
  return REFERENCE_FIELDS.map((name) => numberIn(field(row, name))).filter((number) => number !== undefined);
}

function numberIn(value: unknown): string | undefined {
  const isWrong = typeof value === "number" && !Number.isSafeInteger(value);
  const text = textOf(value) ?? "";
  if (isWrong || text === "" || text.length > MAX_REFERENCE_LENGTH) return undefined;
  return NO_REFERENCE.test(text) || GARBLED.test(text) ? undefined : text;
}

/** What a refusal in the supplier's own words means. */
export function refusedBy(
  error: SupplierError,
  overrides: readonly RefusalOverride[],
  raw: string,
): Extract<PlaceOutcome, { kind: "refused" | "unknown" }> {
  const message = error.message === "" ? "It refused without a reason." : error.message;
  if (isAmbiguous(error)) return { kind: "unknown", message, raw };
  const refusal = judgeRefusal(error.message, readRefusalWords(error), overrides);
  return { kind: "refused", ...refusal, message, existingReference: error.reference, raw };
}

function isAmbiguous({ code, message }: SupplierError): boolean {
  return code !== undefined && AMBIGUOUS_CODES.has(code.toLowerCase()) ? true : AMBIGUOUS_TEXT.test(message);
}

function clean(text: string): string {
  return toCleanText(text).replaceAll("\n", " ").slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}
