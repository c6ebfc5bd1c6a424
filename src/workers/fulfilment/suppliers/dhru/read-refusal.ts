import { classifyRefusal } from "../../../../core/attempts/refusals.ts";
import type { PlaceOutcome, RefusalOverride } from "../../../../core/attempts/outcome.ts";
import { toCleanText } from "../../../../core/results/clean-text.ts";
import { field, firstRow, members, textOf } from "./loose.ts";

const MAX_MESSAGE_LENGTH = 500;
/** The supplier failed while it worked: nobody can say here how far it had come. */
const AMBIGUOUS_CODES = new Set(["internal"]);
const AMBIGUOUS_TEXT = /internal (?:server )?error|timed? ?out|unknown error|something went wrong|exception|sqlstate/i;

export interface SupplierError {
  message: string;
  code: string | undefined;
  /** The order that stands in the way, where the supplier names it. */
  reference: string | undefined;
}

/** Reads `ERROR` in every shape: rows, a row, texts, a text. Undefined where there is none. */
export function readError(value: unknown): SupplierError | undefined {
  if (value === undefined || value === null || value === false || members(value).length === 0) return undefined;
  const row = firstRow(value);
  if (typeof row !== "object" || row === null || Array.isArray(row)) {
    return {
      message: clean(members(row).map(textOf).filter(Boolean).join(" ")),
      code: undefined,
      reference: undefined,
    };
  }
  const texts = [field(row, "MESSAGE", "message", "error"), field(row, "FULL_DESCRIPTION", "description")];
  const parts = [...new Set(texts.map(textOf).filter((text) => text !== undefined))];
  return {
    message: clean(parts.join(": ")),
    code: textOf(field(row, "ERRORCODE", "CODE")),
    reference: referenceOf(row),
  };
}

/** The supplier's number of an order: not a zero, which stands for none. */
export function referenceOf(row: unknown): string | undefined {
  const text = textOf(field(row, "REFERENCEID", "REFERENCE_ID", "ORDERID"));
  return text === undefined || text === "0" || text.length > 255 ? undefined : text;
}

/** What a refusal in the supplier's own words means. */
export function refusedBy(
  error: SupplierError,
  overrides: readonly RefusalOverride[],
  raw: string,
): Extract<PlaceOutcome, { kind: "refused" | "unknown" }> {
  const message = error.message === "" ? "It refused without a reason." : error.message;
  if (isAmbiguous(error)) return { kind: "unknown", message, raw };
  const refusal = classifyRefusal(error, overrides);
  return { kind: "refused", refusal, message, existingReference: error.reference, raw };
}

function isAmbiguous({ code, message }: SupplierError): boolean {
  return code !== undefined && AMBIGUOUS_CODES.has(code.toLowerCase()) ? true : AMBIGUOUS_TEXT.test(message);
}

function clean(text: string): string {
  return toCleanText(text).replaceAll("\n", " ").slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
}
