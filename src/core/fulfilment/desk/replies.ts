import type { OrderContext } from "../../orders/context.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import type { Context } from "../../kernel/context.ts";
import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { Order } from "../../orders/order.ts";
import { isOpen } from "../../orders/order-status.ts";
import { actOnOrder, type OrderAct } from "./act-on-orders.ts";
import {
  isAbout,
  matchLines,
  matchOrder,
  readLines,
  refuseDuplicates,
  type Match,
  type Mismatch,
} from "./match-replies.ts";
import { findQueued, type QueuedOrder } from "./queue-rows.ts";
import type { ReplyLine, Verdict } from "./read-replies.ts";

/** Each is a transaction of its own. */
const AT_ONCE = 8;
const MOST_LINES_NAMED = 10;

/** What would be done with a line. Nothing is, unless it is `matched`. */
export type ReplyPreview = Match<QueuedOrder> | Mismatch;

/** What was done with a line. `answered` by this request, or by the same one before. */
export type ReplyOutcome =
  | Mismatch
  | { line: number; subject: string; kind: "answered"; orderId: bigint; status: "SUCCESS" | "REJECTED" }
  | { line: number; subject: string; kind: "refused"; orderId: bigint; message: string };

/** Finds the order of each line of a bulk reply and changes nothing. Throws validation_failed, too_many_items. */
export async function previewReplies(
  context: Context,
  text: string,
  { serviceId }: { serviceId?: number | undefined } = {},
): Promise<ReplyPreview[]> {
  return refuseDuplicates(await matchLines(context, readLines(text), serviceId));
}

export interface SendReplies extends Confirmable {
  /**
   * The order that the preview found for a line. No other is answered, so that replies which are sent again reach no
   * order that was placed since.
   */
  orders: ReadonlyMap<number, bigint>;
  serviceId?: number | undefined;
  actor: Actor;
}

/**
 * Answers each order that the preview found for a line of a bulk reply, every one by itself: what is wrong with a line
 * harms no other. Throws validation_failed, too_many_items, and confirmation_required where results read like refusals, or
 * where orders were rejected with the same reason before; then nothing was done.
 */
export async function sendReplies(
  context: OrderContext,
  text: string,
  { orders, serviceId, actor, confirm }: SendReplies,
): Promise<ReplyOutcome[]> {
  const lines = readLines(text);
  const matches = refuseDuplicates(await matchLines(context, lines, serviceId));
  const previewed = await readPreviewed(context, orders);
  const replies = refuseDuplicates(
    lines.map((line, index) => {
      const id = orders.get(line.line);
      return id === undefined ? refuseNewMatch(matches[index]!) : matchPreviewed(line, id, previewed.get(id));
    }),
  );
  const doubts = [doubtOfResults(replies), doubtOfRejections(matches, orders)];
  requireConfirmation(doubts.filter((doubt) => doubt !== null).join(" ") || null, { confirm });
  const outcomes: ReplyOutcome[] = [];
  for (let start = 0; start < replies.length; start += AT_ONCE) {
    const together = replies.slice(start, start + AT_ONCE);
    outcomes.push(...(await Promise.all(together.map((reply) => send(context, reply, actor)))));
  }
  return outcomes;
}

interface PreviewedOrder extends Pick<Order, "id" | "identifier" | "status"> {
  isQueued: boolean;
}

async function readPreviewed(
  context: OrderContext,
  named: ReadonlyMap<number, bigint>,
): Promise<Map<bigint, PreviewedOrder>> {
  const ids = [...new Set(named.values())].filter((id) => id <= GREATEST_ID);
  const queued = await findQueued(context.database.kysely, { identifiers: [], ids }, undefined);
  const queuedIds = new Set(queued.map(({ id }) => id));
  const orders = await Promise.all(ids.map((id) => context.orderReads.find(id)));
  return new Map(
    orders.flatMap((order) => (order ? [[order.id, { ...order, isQueued: queuedIds.has(order.id) }]] : [])),
  );
}

function matchPreviewed(
  reply: ReplyLine,
  id: bigint,
  order: PreviewedOrder | undefined,
): Match<PreviewedOrder> | Mismatch {
  const { line, subject } = reply;
  if (order && isAbout(reply, order)) return matchOrder(reply, order);
  return { line, subject, kind: "unknown", message: `The line is not about order ${id}. Preview the replies again.` };
}

/** What no preview has shown is not answered. */
function refuseNewMatch(reply: ReplyPreview): Mismatch {
  if (reply.kind !== "matched") return reply;
  const { line, subject, order } = reply;
  const message = `Order ${order.id} was not in the preview. Preview the replies again.`;
  return { line, subject, kind: "unknown", message };
}

/** Null where no result reads like a refusal. */
function doubtOfResults(replies: readonly (Match<unknown> | Mismatch)[]): string | null {
  const lines = replies.filter((reply) => reply.kind === "matched" && reply.doubtful);
  if (lines.length === 0) return null;
  const named = nameLines(lines);
  return lines.length === 1
    ? `The result in line ${named} reads like a refusal, but would be delivered and charged. Mark it with REJECT, or confirm it.`
    : `${lines.length} results read like refusals, but would be delivered and charged: lines ${named}. Mark them with REJECT, or confirm them.`;
}

/** Null where no identifier was rejected with the same reason lately: the replies may only have been sent again. */
function doubtOfRejections(matches: readonly ReplyPreview[], orders: SendReplies["orders"]): string | null {
  const isMeant = ({ line, order }: Match<QueuedOrder>) => orders.get(line) === order.id;
  const lines = matches.filter((match) => match.kind === "matched" && match.repeats !== null && isMeant(match));
  if (lines.length === 0) return null;
  const named = nameLines(lines);
  return lines.length === 1
    ? `An earlier order was rejected with the reason in line ${named} already. If the newer one is meant, confirm it, or name it by its number.`
    : `Earlier orders were rejected with the same reasons already: lines ${named}. If the newer ones are meant, confirm them, or name them by their numbers.`;
}

function nameLines(lines: readonly { line: number }[]): string {
  const named = lines.slice(0, MOST_LINES_NAMED).map(({ line }) => line);
  return named.join(", ") + (lines.length > MOST_LINES_NAMED ? ", …" : "");
}

async function send(
  context: OrderContext,
  reply: Match<PreviewedOrder> | Mismatch,
  actor: Actor,
): Promise<ReplyOutcome> {
  if (reply.kind !== "matched") return reply;
  const { line, subject, verdict, order } = reply;
  const answered = { line, subject, orderId: order.id };
  // A supplier may have it: two answers would be paid for.
  if (isOpen(order.status) && !order.isQueued) {
    return { ...answered, kind: "refused", message: `Order ${order.id} has left the queue.` };
  }
  const outcome = await actOnOrder(context, { orderId: order.id, act: actOf(verdict) }, { actor });
  if (outcome.kind === "refused") return { ...answered, kind: "refused", message: outcome.message };
  return { ...answered, kind: "answered", status: verdict.kind === "result" ? "SUCCESS" : "REJECTED" };
}

function actOf(verdict: Verdict): OrderAct {
  return verdict.kind === "result"
    ? { action: "answer", result: verdict.result }
    : { action: "reject", reason: verdict.reason };
}
