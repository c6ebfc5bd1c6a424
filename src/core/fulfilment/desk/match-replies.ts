import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MAX_REASON_LENGTH, MAX_RESULT_LENGTH } from "../../orders/settle-orders.ts";
import { isStorable } from "../../kernel/text.ts";
import { findQueued, findRecentReplies, type QueuedOrder, type RecentReply } from "./queue-rows.ts";
import { hasTwoImeis, readReplies, readsLikeRefusal, type ReplyLine, type Verdict } from "./read-replies.ts";

export const MOST_LINES = 1_000;

interface Line {
  line: number;
  subject: string;
}

/** A line that is about this order. */
export interface Match<Found> extends Line {
  kind: "matched";
  order: Found;
  verdict: Verdict;
  /** Its result reads like a refusal: it is delivered only when that is confirmed. */
  doubtful: boolean;
  /** An earlier order of the identifier that was rejected with the same reason: this one is when that is confirmed. */
  repeats: bigint | null;
}

/** A line with which nothing is done. */
export type Mismatch = Line &
  (
    | /** Several orders of the queue have this identifier: say which service, or give the order's number. */
      { kind: "ambiguous"; orders: QueuedOrder[] }
    /** No order of the queue has it. */
    | { kind: "unknown"; message?: string }
    /** An earlier order with the identifier got this result, which may only have been sent again. */
    | { kind: "repeated"; message: string }
    /** Another line is about the same order. */
    | { kind: "duplicate"; message: string }
    | { kind: "invalid"; message: string }
  );

/** The lines of a bulk reply. Throws validation_failed, too_many_items. */
export function readLines(text: string): ReplyLine[] {
  const lines = readReplies(text);
  if (lines.length === 0)
    throw invalidField("text", "There is no reply in it: write an identifier and its result a line.");
  if (lines.length > MOST_LINES) throw new DomainError("too_many_items", `At most ${MOST_LINES} replies at once.`);
  return lines;
}

/** Finds the order of the queue that each line is about. */
export async function matchLines(
  { database: { kysely } }: Context,
  lines: readonly ReplyLine[],
  serviceId: number | undefined,
): Promise<(Match<QueuedOrder> | Mismatch)[]> {
  const storable = lines.filter((line) => isStorable(line.subject));
  const identifiers = [...new Set(storable.flatMap((line) => line.candidates))];
  const ids = storable.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const queued = await findQueued(kysely, { identifiers, ids }, serviceId);
  const earlier = await findRecentReplies(
    kysely,
    queued.map(({ id }) => id),
  );
  return lines.map((line) => {
    const match = matchQueued(line, queued);
    const same = match.kind === "matched" ? earlier.find((reply) => isRepeat(line, match, reply)) : undefined;
    return match.kind === "matched" && same ? repeated(match, same) : match;
  });
}

/** What a line would do with the order that it is about. */
export function matchOrder<Found>(reply: ReplyLine, order: Found): Match<Found> | Mismatch {
  const { line, subject, verdict } = reply;
  const problem = problemOf(reply);
  if (verdict === null || problem !== null) return { line, subject, kind: "invalid", message: problem! };
  const doubtful = verdict.kind === "result" && readsLikeRefusal(verdict.result);
  return { line, subject, kind: "matched", order, verdict, doubtful, repeats: null };
}

/** Whether a line is about an order. */
export function isAbout(line: ReplyLine, { id, identifier }: { id: bigint; identifier: string | null }): boolean {
  const { candidates, orderId } = line;
  return orderId === null ? identifier !== null && candidates.includes(identifier) : id === orderId;
}

/** The same reply twice counts once. Where two lines differ, neither can be trusted. */
export function refuseDuplicates<Found extends { id: bigint }>(
  replies: readonly (Match<Found> | Mismatch)[],
): (Match<Found> | Mismatch)[] {
  const matched = replies.filter((reply) => reply.kind === "matched");
  const groups = Map.groupBy(matched, ({ order }) => order.id);
  return replies.map((reply) => {
    const group = reply.kind === "matched" ? groups.get(reply.order.id)! : [];
    const first = group[0];
    if (reply.kind !== "matched" || !first) return reply;
    const { line, subject } = reply;
    const differs = group.find((other) => textOf(other.verdict) !== textOf(reply.verdict));
    if (differs) {
      const message = `Line ${differs.line} says something else of the same order: keep the right one.`;
      return { line, subject, kind: "duplicate", message };
    }
    if (first === reply) return reply;
    return { line, subject, kind: "duplicate", message: `Line ${first.line} says the same.` };
  });
}

function matchQueued(reply: ReplyLine, queued: readonly QueuedOrder[]): Match<QueuedOrder> | Mismatch {
  const { line, subject } = reply;
  const match = matchOrder(
    reply,
    queued.filter((order) => isAbout(reply, order)),
  );
  if (match.kind !== "matched") return match;
  const [order, another] = match.order;
  if (order === undefined) return { line, subject, kind: "unknown" };
  return another === undefined ? { ...match, order } : { line, subject, kind: "ambiguous", orders: match.order };
}

/** A line that names the order by its number is meant for it, regardless of what others got. */
function isRepeat({ orderId }: ReplyLine, { order, verdict }: Match<QueuedOrder>, earlier: RecentReply): boolean {
  if (orderId !== null || earlier.queuedId !== order.id) return false;
  return verdict.kind === "result" ? earlier.result === verdict.result : earlier.reason === verdict.reason;
}

/** A rejection costs the reseller nothing and is often the same for the next order, so that it is only asked about. */
function repeated(match: Match<QueuedOrder>, earlier: RecentReply): Match<QueuedOrder> | Mismatch {
  const { line, subject, order, verdict } = match;
  if (verdict.kind === "rejection") return { ...match, repeats: earlier.id };
  const message = `Order ${earlier.id} got this result already. To give it to order ${order.id} as well, write #${order.id} instead.`;
  return { line, subject, kind: "repeated", message };
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

function textOf(verdict: Verdict): string {
  return verdict.kind === "result" ? `+${verdict.result}` : `-${verdict.reason}`;
}
