import type { StatusOutcome } from "../../../../core/fulfilment/suppliers/outcome.ts";
import { toRaw, type DhruAnswer } from "./call.ts";
import { field, firstRow, textOf } from "./loose.ts";
import { readError, referencesOf } from "./read-refusal.ts";

const SUCCEEDED = /^(?:4|success\w*|complete\w*|done|delivered|available|finished)$/i;
const REJECTED = /^(?:3|reject\w*|cancel\w*|refund\w*|fail\w*|denied|not ?found|unavailable)$/i;
const WAITING =
  /^(?:0|1|2|pending|in ?[- ]?process\w*|process\w*|waiting|queued?|new|open|accepted|submitted|inprocess)$/i;
const UNKNOWN_ORDER =
  /order.{0,30}(?:not found|unknown|does(?: not|n't) exist|invalid)|(?:no such|invalid|unknown) order|not your order/i;
const NOT_FOUND_CODE = "order_not_found";

/** What a supplier says of one order. `4` is done and `3` is not to be, as number, text or word. */
export function readStatus(answer: DhruAnswer, reference: string): StatusOutcome {
  if (answer.kind !== "json") return withoutJson(answer);
  return readStatusRow(answer.body, { reference, raw: answer.raw, isOrder: namesOrder(answer.body) });
}

/** The same for many, each with the key of its row; a row that is left out cannot be read. */
export function readStatuses(
  answer: DhruAnswer,
  asked: readonly { key: string; reference: string }[],
): StatusOutcome[] {
  if (answer.kind !== "json") return asked.map(() => withoutJson(answer));
  const { body, raw } = answer;
  const refusedAll = readError(field(body, "ERROR"));
  return asked.map(({ key, reference }) => {
    const row = field(body, key);
    if (row !== undefined) return readStatusRow(row, { reference, raw: toRaw(JSON.stringify(row)), isOrder: true });
    const message = refusedAll?.message ?? "Its answer leaves this order out.";
    return { kind: "unreadable", message, raw };
  });
}

/** Some answer the row itself, without an envelope; a `status` alone may also be that of the call. */
function namesOrder(body: unknown): boolean {
  return textOf(field(body, "REFERENCEID", "ORDERID", "IMEI")) !== undefined;
}

/** The first number in an answer that was asked about another order; no order gets another's result. */
function foreignNumber(parts: readonly unknown[], reference: string): string | undefined {
  const numbers = parts.flatMap(referencesOf);
  return numbers.some((number) => plainNumber(number) === plainNumber(reference)) ? undefined : numbers[0];
}

function plainNumber(number: string): string {
  return number.replace(/^[#0\s]+/, "").toLowerCase();
}

interface AskedRow {
  reference: string;
  raw: string;
  isOrder: boolean;
}

function readStatusRow(body: unknown, { reference, raw, isOrder }: AskedRow): StatusOutcome {
  const row = firstRow(field(body, "SUCCESS") ?? (isOrder ? body : undefined));
  const foreign = foreignNumber([body, row, field(row, "LIST")], reference);
  if (foreign !== undefined) {
    return { kind: "unreadable", message: `Its answer is about another order: ${foreign.slice(0, 40)}`, raw };
  }
  // Servers of our own kind show it as an order that waits, since panels lose a whole batch over an ERROR.
  if (textOf(field(row, "ERRORCODE")) === NOT_FOUND_CODE) return { kind: "not_found", raw };
  const status = textOf(field(row, "STATUS")) ?? textOf(field(field(row, "LIST"), "STATUS"));
  if (status !== undefined) return readWord(status, row, raw);
  const error = readError(field(body, "ERROR")) ?? readError(row ?? body);
  if (error && (error.code === NOT_FOUND_CODE || UNKNOWN_ORDER.test(error.message))) return { kind: "not_found", raw };
  return { kind: "unreadable", message: error?.message || "Its answer holds no status.", raw };
}

function readWord(status: string, row: unknown, raw: string): StatusOutcome {
  const texts = [field(row, "CODE"), field(field(row, "LIST"), "CODE"), field(row, "COMMENTS")].map(linesOf);
  const text = texts.find((candidate) => candidate !== "") ?? "";
  if (SUCCEEDED.test(status)) return { kind: "succeeded", code: text, raw };
  if (REJECTED.test(status)) return { kind: "rejected", reason: text, raw };
  if (WAITING.test(status)) return { kind: "waiting" };
  return { kind: "unreadable", message: `Its status “${status.slice(0, 40)}” is not known.`, raw };
}

/** A result as it came; a list or a map of values becomes lines. */
function linesOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return textOf(value) ?? "";
  const lines = Object.entries(value).map(([name, part]) => [name, linesOf(part)] as const);
  return lines
    .filter(([, text]) => text !== "")
    .map(([name, text]) => (Array.isArray(value) ? text : `${name}: ${text}`))
    .join("\n");
}

function withoutJson(answer: Exclude<DhruAnswer, { kind: "json" }>): StatusOutcome {
  if (answer.kind === "http") {
    return { kind: "unreadable", message: `It answered HTTP ${answer.status}.`, raw: answer.raw };
  }
  if (answer.kind === "unknown") return { kind: "unreadable", message: answer.message, raw: answer.raw };
  return { kind: "unreadable", message: `It cannot be reached: ${answer.message}.`, raw: "" };
}
