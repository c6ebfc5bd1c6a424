import type { OrderContext } from "../../orders/context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import type { Actor } from "../../kernel/actor.ts";
import { MAX_REASON_LENGTH, MAX_RESULT_LENGTH, rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { isStorable } from "../../kernel/text.ts";
import { findQueued, type QueuedOrder } from "./queue-rows.ts";
import { hasTwoImeis, readReplies, readsLikeRefusal, type ReplyLine, type Verdict } from "./read-replies.ts";

const MOST_LINES = 1_000;
/** Each is a transaction of its own. */
const AT_ONCE = 8;
const MOST_LINES_NAMED = 10;

/** What would be done with a line. Nothing is, unless it is `matched`. */
export type ReplyPreview = { line: number; subject: string } & (
  | {
      kind: "matched";
      order: QueuedOrder;
      verdict: Verdict;
      /** Its result reads like a refusal: it is delivered only when that is confirmed. */
      doubtful: boolean;
    }
  /** Several orders of the queue have this identifier: say which service, or give the order's number. */
  | { kind: "ambiguous"; orders: QueuedOrder[] }
  /** No order of the queue has it. */
  | { kind: "unknown" }
  /** Another line is about the same order. */
  | { kind: "duplicate"; message: string }
  | { kind: "invalid"; message: string }
);

/** What was done with a line. */
export type ReplyOutcome =
  | Exclude<ReplyPreview, { kind: "matched" }>
  | { line: number; subject: string; kind: "answered"; orderId: bigint; status: "SUCCESS" | "REJECTED" }
  | { line: number; subject: string; kind: "refused"; orderId: bigint; message: string };

/** Finds the order of each line of a bulk reply and changes nothing. Throws validation_failed, too_many_items. */
export async function previewReplies(
  context: Context,
  text: string,
  { serviceId }: { serviceId?: number | undefined } = {},
): Promise<ReplyPreview[]> {
  const lines = readReplies(text);
  if (lines.length === 0)
    throw invalidField("text", "There is no reply in it: write an identifier and its result a line.");
  if (lines.length > MOST_LINES) throw new DomainError("too_many_items", `At most ${MOST_LINES} replies at once.`);
  const storable = lines.filter((line) => isStorable(line.subject));
  const wanted = {
    identifiers: [...new Set(storable.flatMap((line) => line.candidates))],
    ids: storable.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])),
  };
  const queued = await findQueued(context.database.kysely, wanted, serviceId);
  return refuseDuplicates(lines.map((line) => matchLine(line, queued)));
}

/**
 * Answers each order that a line of a bulk reply is about, every one by itself: what is wrong with a line harms no
 * other. Throws validation_failed, too_many_items, and confirmation_required where results read like refusals; then
 * nothing was done.
 */
export async function sendReplies(
  context: OrderContext,
  text: string,
  { serviceId, actor, confirm }: { serviceId?: number | undefined; actor: Actor } & Confirmable,
): Promise<ReplyOutcome[]> {
  const previews = await previewReplies(context, text, { serviceId });
  requireConfirmation(doubtOf(previews), { confirm });
  const outcomes: ReplyOutcome[] = [];
  for (let start = 0; start < previews.length; start += AT_ONCE) {
    const together = previews.slice(start, start + AT_ONCE);
    outcomes.push(...(await Promise.all(together.map((preview) => send(context, preview, actor)))));
  }
  return outcomes;
}

/** Null where no result reads like a refusal. */
function doubtOf(previews: readonly ReplyPreview[]): string | null {
  const lines = previews.filter((preview) => preview.kind === "matched" && preview.doubtful).map(({ line }) => line);
  if (lines.length === 0) return null;
  const named = lines.slice(0, MOST_LINES_NAMED).join(", ") + (lines.length > MOST_LINES_NAMED ? ", …" : "");
  return lines.length === 1
    ? `The result in line ${named} reads like a refusal, but would be delivered and charged. Mark it with REJECT, or confirm it.`
    : `${lines.length} results read like refusals, but would be delivered and charged: lines ${named}. Mark them with REJECT, or confirm them.`;
}

function matchLine(reply: ReplyLine, queued: QueuedOrder[]): ReplyPreview {
  const { line, subject, candidates, orderId, verdict } = reply;
  const at = { line, subject };
  const problem = problemOf(reply);
  if (verdict === null || problem !== null) return { ...at, kind: "invalid", message: problem! };
  const isMeant = ({ id, identifier }: QueuedOrder) =>
    orderId === null ? identifier !== null && candidates.includes(identifier) : id === orderId;
  const orders = queued.filter(isMeant);
  if (orders.length === 0) return { ...at, kind: "unknown" };
  return orders.length === 1
    ? { ...at, kind: "matched", order: orders[0]!, verdict, doubtful: isDoubtful(verdict) }
    : { ...at, kind: "ambiguous", orders };
}

function isDoubtful(verdict: Verdict): boolean {
  return verdict.kind === "result" && readsLikeRefusal(verdict.result);
}

function problemOf(reply: ReplyLine): string | null {
  const { subject, verdict } = reply;
  if (subject === "" || verdict === null) return "Write an identifier, a space and then the result.";
  if (verdict.kind === "rejection" && verdict.reason === "") return "Write the reason of the rejection after the mark.";
  if (hasTwoImeis(reply))
    return "Two IMEIs on one line. Write a line for each order, or words before an IMEI that belongs to the result.";
  const [text, most] =
    verdict.kind === "result" ? [verdict.result, MAX_RESULT_LENGTH] : [verdict.reason, MAX_REASON_LENGTH];
  if (text.length > most)
    return `The ${verdict.kind === "result" ? "result" : "reason"} is longer than ${most} characters.`;
  return isStorable(subject) && isStorable(text) ? null : "The line contains invalid characters.";
}

/** The same reply twice counts once. Where two lines differ, neither can be trusted. */
function refuseDuplicates(previews: readonly ReplyPreview[]): ReplyPreview[] {
  const matched = previews.filter((preview) => preview.kind === "matched");
  const groups = Map.groupBy(matched, (preview) => preview.order.id);
  return previews.map((preview) => {
    const group = preview.kind === "matched" ? groups.get(preview.order.id)! : [];
    const first = group[0];
    if (preview.kind !== "matched" || !first) return preview;
    const { line, subject } = preview;
    const differs = group.find((other) => textOf(other.verdict) !== textOf(preview.verdict));
    if (differs) {
      const message = `Line ${differs.line} says something else of the same order: keep the right one.`;
      return { line, subject, kind: "duplicate", message };
    }
    if (first === preview) return preview;
    return { line, subject, kind: "duplicate", message: `Line ${first.line} says the same.` };
  });
}

function textOf(verdict: Verdict): string {
  return verdict.kind === "result" ? `+${verdict.result}` : `-${verdict.reason}`;
}

async function send(context: OrderContext, preview: ReplyPreview, actor: Actor): Promise<ReplyOutcome> {
  if (preview.kind !== "matched") return preview;
  const { line, subject, verdict } = preview;
  const { id: orderId } = preview.order;
  try {
    if (verdict.kind === "result") await succeedOrder(context, orderId, { result: verdict.result }, actor);
    else await rejectOrder(context, orderId, verdict.reason, actor);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { line, subject, kind: "refused", orderId, message: error.message };
  }
  return { line, subject, kind: "answered", orderId, status: verdict.kind === "result" ? "SUCCESS" : "REJECTED" };
}
