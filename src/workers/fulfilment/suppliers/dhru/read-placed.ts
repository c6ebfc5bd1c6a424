import type { PlaceOutcome, RefusalClass, RefusalOverride } from "../../../../core/fulfilment/suppliers/outcome.ts";
import { toRaw, type DhruAnswer } from "./call.ts";
import { field, firstRow, members, textOf } from "./loose.ts";
import { readError, referenceOf, refusedBy } from "./read-refusal.ts";

const TOO_LARGE = 413;
/** 403 may be a firewall that dislikes what one reseller typed: no reason to pause the supplier for all. */
const HTTP_CLASSES: Record<number, RefusalClass> = {
  401: "auth",
  403: "unavailable",
  404: "unavailable",
  405: "unavailable",
  [TOO_LARGE]: "unclear",
  429: "rate",
};
/** The refusal of one order in a call, or of an unknown one. Sent singly, each order gets its own refusal. */
const OF_ONE_ORDER: readonly RefusalClass[] = ["input", "duplicate", "price", "unclear"];
const NO = /^(?:0|false|no|error|fail\w*)$/i;

/** The outcome of placing one order. */
export function readPlaced(answer: DhruAnswer, overrides: readonly RefusalOverride[]): PlaceOutcome {
  if (answer.kind !== "json") return withoutJson(answer);
  return withStatus(answer.status, readRow(answer.body, overrides, answer.raw));
}

/** The outcome of each order of a bulk call, in the order of `references`; both forms of the answer are read. */
export function readPlacedBulk(
  answer: DhruAnswer,
  references: readonly string[],
  overrides: readonly RefusalOverride[],
): PlaceOutcome[] {
  if (answer.kind !== "json") return references.map(() => ofAll(withoutJson(answer)));
  const { status, body, raw } = answer;
  const summary = field(body, "SUCCESS");
  const isRead = references.some((reference) => (field(body, reference) ?? field(summary, reference)) !== undefined);
  const refusedAll = isRead || saysYes(summary) ? undefined : readError(field(body, "ERROR"));
  return references.map((reference) => {
    const row = field(body, reference);
    if (row !== undefined) return readRow(row, overrides, toRaw(JSON.stringify(row)));
    const line = field(summary, reference);
    if (line !== undefined) return readLine(line, overrides, toRaw(JSON.stringify(line)));
    if (refusedAll) return ofAll(withStatus(status, refusedBy(refusedAll, overrides, raw)));
    return { kind: "unknown", message: "Its answer leaves this order out.", raw };
  });
}

/** A call with several orders that is refused as a whole decides about none of them. */
function ofAll(outcome: PlaceOutcome): PlaceOutcome {
  if (outcome.kind !== "refused" || !OF_ONE_ORDER.includes(outcome.refusal)) return outcome;
  const { message, raw } = outcome;
  return { kind: "refused", refusal: "unsupported", message, raw };
}

function readRow(body: unknown, overrides: readonly RefusalOverride[], raw: string): PlaceOutcome {
  const row = firstRow(field(body, "SUCCESS"));
  const supplierReference = referenceOf(row) ?? referenceOf(field(row, "LIST"));
  // An id is an order, even if the answer has an error too.
  if (supplierReference !== undefined) return { kind: "accepted", supplierReference, raw };
  const error = readError(field(body, "ERROR"));
  if (error && saysYes(field(body, "SUCCESS"))) {
    return { kind: "unknown", message: `It answered both yes and no: ${error.message}`, raw };
  }
  if (error) return refusedBy(error, overrides, raw);
  return { kind: "unknown", message: "It answered without an order number.", raw };
}

/** `SUCCESS` that says something; empty, false or 0 it does not. */
function saysYes(success: unknown): boolean {
  return members(success).some((member) => typeof member === "object" || !NO.test(textOf(member) ?? "no"));
}

/** What HTTP says where the words are not telling. */
function withStatus(status: number, outcome: PlaceOutcome): PlaceOutcome {
  const refusal = HTTP_CLASSES[status];
  if (outcome.kind !== "refused" || refusal === undefined) return outcome;
  // What is too large for a server says nothing of the order, in any words.
  return outcome.refusal === "unclear" || status === TOO_LARGE ? { ...outcome, refusal } : outcome;
}

/** `{status, message, referenceid}` */
function readLine(line: unknown, overrides: readonly RefusalOverride[], raw: string): PlaceOutcome {
  const supplierReference = referenceOf(line);
  if (/^(?:error|fail\w*)$/i.test(textOf(field(line, "status")) ?? "")) {
    const error = readError(line) ?? { message: "", code: undefined };
    return refusedBy({ ...error, reference: supplierReference }, overrides, raw);
  }
  if (supplierReference !== undefined) return { kind: "accepted", supplierReference, raw };
  return { kind: "unknown", message: "It answered without an order number.", raw };
}

function withoutJson(answer: Exclude<DhruAnswer, { kind: "json" }>): PlaceOutcome {
  if (answer.kind === "unknown") return { kind: "unknown", message: answer.message, raw: answer.raw };
  if (answer.kind === "not_sent") {
    const message = `It cannot be reached: ${answer.message}.`;
    return { kind: "refused", refusal: "unavailable", message, isOutage: true, raw: "" };
  }
  const refusal = HTTP_CLASSES[answer.status] ?? "unavailable";
  const message = `It answered HTTP ${answer.status}.`;
  return { kind: "refused", refusal, message, isOutage: refusal === "unavailable", raw: answer.raw };
}
