import type { StatusOutcome } from "../../../../core/attempts/outcome.ts";
import type { DhruAnswer } from "./call.ts";
import { field, firstRow, textOf } from "./loose.ts";
import { readError } from "./read-refusal.ts";

const SUCCEEDED = /^(?:4|success\w*|complete\w*|done|delivered|available|finished)$/i;
const REJECTED = /^(?:3|reject\w*|cancel\w*|refund\w*|fail\w*|denied|error|not ?found|unavailable)$/i;
const WAITING =
  /^(?:0|1|2|pending|in ?[- ]?process\w*|process\w*|waiting|queued?|new|open|accepted|submitted|inprocess)$/i;
const UNKNOWN_ORDER =
  /order.{0,30}(?:not found|unknown|does(?: not|n't) exist|invalid)|(?:no such|invalid|unknown) order|not your order/i;
const NOT_FOUND_CODE = "order_not_found";

/** What a supplier says of one order. `4` is done and `3` is not to be, as number, text or word. */
export function readStatus(answer: DhruAnswer): StatusOutcome {
  return answer.kind === "json" ? readStatusRow(answer.body, answer.raw) : withoutJson(answer);
}

/** The same for many, keyed by `keys`; a row that is left out cannot be read. */
export function readStatuses(answer: DhruAnswer, keys: readonly string[]): StatusOutcome[] {
  if (answer.kind !== "json") return keys.map(() => withoutJson(answer));
  const { body, raw } = answer;
  const refusedAll = readError(field(body, "ERROR"));
  return keys.map((key) => {
    const row = field(body, key);
    if (row !== undefined) return readStatusRow(row, JSON.stringify(row));
    const message = refusedAll?.message ?? "Its answer leaves this order out.";
    return { kind: "unreadable", message, raw };
  });
}

function readStatusRow(body: unknown, raw: string): StatusOutcome {
  // Some answer the row itself, without an envelope.
  const envelope = field(body, "SUCCESS");
  const row = envelope === undefined ? body : firstRow(envelope);
  const status = textOf(field(row, "STATUS")) ?? textOf(field(field(row, "LIST"), "STATUS"));
  if (status !== undefined) return readWord(status, row, raw);
  const error = readError(field(body, "ERROR")) ?? readError(row);
  if (error && (error.code === NOT_FOUND_CODE || UNKNOWN_ORDER.test(error.message))) return { kind: "not_found", raw };
  return { kind: "unreadable", message: error?.message || "Its answer holds no status.", raw };
}

function readWord(status: string, row: unknown, raw: string): StatusOutcome {
  const text = textOf(field(row, "CODE")) ?? textOf(field(row, "COMMENTS")) ?? "";
  if (SUCCEEDED.test(status)) return { kind: "succeeded", code: text, raw };
  if (REJECTED.test(status)) return { kind: "rejected", reason: text, raw };
  if (WAITING.test(status)) return { kind: "waiting" };
  return { kind: "unreadable", message: `Its status “${status.slice(0, 40)}” is not known.`, raw };
}

function withoutJson(answer: Exclude<DhruAnswer, { kind: "json" }>): StatusOutcome {
  if (answer.kind === "http") {
    return { kind: "unreadable", message: `It answered HTTP ${answer.status}.`, raw: answer.raw };
  }
  if (answer.kind === "unknown") return { kind: "unreadable", message: answer.message, raw: answer.raw };
  return { kind: "unreadable", message: `It cannot be reached: ${answer.message}.`, raw: "" };
}
