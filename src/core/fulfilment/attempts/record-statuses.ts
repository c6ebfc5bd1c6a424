import type { Context } from "../../kernel/context.ts";
import { flagOrders } from "../due/due-rows.ts";
import { toCleanText } from "../../catalogue/inputs/clean-text.ts";
import { readFields } from "../../catalogue/inputs/result-fields.ts";
import { cut } from "../../kernel/text.ts";
import { askAgainSeconds } from "./ask-again.ts";
import type { DueAttempt } from "./attempt.ts";
import { postponeAttempts, writeEnds, type AttemptEnd, type Postponement } from "./attempt-rows.ts";
import { afterRejection } from "./next-step.ts";
import { toFollows } from "./record-outcomes.ts";
import type { StatusOutcome } from "../suppliers/outcome.ts";
import { NOT_COMPLETED, plainReason } from "./reject-reasons.ts";

/** Once may be a moment's trouble of the supplier: an order that it misses so often in a row is lost, or was never there. */
const MISSED_IN_A_ROW = 2;
/** A supplier may not know an order yet that it has just accepted. */
const LEAST_ASKED = 3;
const UNCLEAR_NOTE = "It is unclear whether the supplier has this order: check there, then settle the attempt.";
const LOST_NOTE = "The supplier no longer knows this order.";

/**
 * Records what a supplier answered about its orders, one outcome for each attempt, and settles what is done.
 * Returns how many successes came for orders that were closed before.
 */
export async function recordStatuses(
  context: Context,
  attempts: readonly DueAttempt[],
  outcomes: readonly StatusOutcome[],
): Promise<{ late: number }> {
  const ends: AttemptEnd[] = [];
  const postponed: Postponement[] = [];
  const lost: bigint[] = [];
  attempts.forEach((attempt, index) => {
    const outcome = outcomes[index]!;
    if (outcome.kind === "succeeded") ends.push(succeeded(attempt, outcome));
    else if (outcome.kind === "rejected") ends.push(rejected(attempt, outcome));
    else if (outcome.kind === "not_found" && isLost(attempt)) {
      lost.push(attempt.orderId);
      postponed.push({ ...missing(attempt, outcome), dueSeconds: null });
    } else postponed.push(postpone(context, attempt, outcome));
  });
  await leaveToPerson(context, { ids: lost, note: LOST_NOTE, postponed });
  const ended = ends.length > 0 ? await writeEnds(context.database.kysely, ends) : [];
  if (ended.length > 0) context.eventsWritten.raise();
  if (ends.some(({ follows }) => follows.kind === "onward")) context.ordersDue.raise();
  return { late: ended.filter((end) => end.late).length };
}

/** Attempts that only staff can settle: the supplier does not know our references, so a repeat might pay twice. */
export async function leaveUnclear(context: Context, attempts: readonly DueAttempt[]): Promise<void> {
  if (attempts.length === 0) return;
  const postponed = attempts.map(({ id }) => ({ attemptId: id, dueSeconds: null, isMissing: false }));
  await leaveToPerson(context, { ids: attempts.map(({ orderId }) => orderId), note: UNCLEAR_NOTE, postponed });
}

/** Together, so that what is asked about no more is in the queue. */
async function leaveToPerson(
  context: Context,
  { ids, note, postponed }: { ids: readonly bigint[]; note: string; postponed: readonly Postponement[] },
): Promise<void> {
  if (postponed.length === 0) return;
  await context.database.transaction(async (transaction) => {
    if (ids.length > 0) await flagOrders(transaction, ids, { attention: "ambiguous", note });
    await postponeAttempts(transaction, postponed);
  });
}

function succeeded(attempt: DueAttempt, { code, raw }: Extract<StatusOutcome, { kind: "succeeded" }>): AttemptEnd {
  const resultText = toCleanText(code);
  const resultFields = readFields(resultText, attempt.resultRules);
  const follows = { kind: "success", resultText, resultFields } as const;
  return { attemptId: attempt.id, state: "succeeded", refusal: null, message: null, raw, follows };
}

function rejected(attempt: DueAttempt, { reason, raw }: Extract<StatusOutcome, { kind: "rejected" }>): AttemptEnd {
  const follows = toFollows(afterRejection(attempt, plainReason(reason) ?? NOT_COMPLETED));
  const message = cut(toCleanText(reason)) || NOT_COMPLETED;
  return { attemptId: attempt.id, state: "failed", refusal: null, message, raw, follows };
}

function postpone(
  context: Context,
  attempt: DueAttempt,
  outcome: Exclude<StatusOutcome, { kind: "succeeded" | "rejected" }>,
): Postponement {
  const { id, asked, usualSeconds } = attempt;
  const dueSeconds = askAgainSeconds(context.config.ASK_SUPPLIER_SECONDS, {
    asked: asked + 1,
    usualSeconds,
    random: Math.random(),
  });
  if (outcome.kind === "not_found") return { ...missing(attempt, outcome), dueSeconds };
  const said = outcome.kind === "unreadable" ? { message: cut(outcome.message), raw: outcome.raw } : {};
  return { attemptId: id, dueSeconds, isMissing: false, ...said };
}

/** Whether another answer that the order is not there is one too many. */
function isLost({ asked, missed }: DueAttempt): boolean {
  return missed + 1 >= MISSED_IN_A_ROW && asked + 1 >= LEAST_ASKED;
}

function missing({ id }: DueAttempt, { raw }: Extract<StatusOutcome, { kind: "not_found" }>) {
  return { attemptId: id, isMissing: true, message: LOST_NOTE, raw };
}
