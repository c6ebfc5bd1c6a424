import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { flagOrders } from "../due/due-rows.ts";
import { toCleanText } from "../../catalogue/inputs/clean-text.ts";
import { readFields } from "../../catalogue/inputs/result-fields.ts";
import { cut } from "../../kernel/text.ts";
import { askAgainSeconds } from "./ask-again.ts";
import type { DueAttempt } from "./attempt.ts";
import { lockHeld, postponeAttempts, writeEnds, type AttemptEnd, type Postponement } from "./attempt-rows.ts";
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

interface Lost {
  attempt: DueAttempt;
  outcome: Extract<StatusOutcome, { kind: "not_found" }>;
}

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
  const lost: Lost[] = [];
  attempts.forEach((attempt, index) => {
    const outcome = outcomes[index]!;
    if (outcome.kind === "succeeded") ends.push(succeeded(attempt, outcome));
    else if (outcome.kind === "rejected") ends.push(rejected(attempt, outcome));
    else if (outcome.kind === "not_found" && isLost(attempt)) lost.push({ attempt, outcome });
    else postponed.push(postpone(context, attempt, outcome));
  });
  const unwanted = await postponeAndLeave(context, postponed, lost);
  ends.push(...unwanted.map(endLost));
  const ended = ends.length > 0 ? await writeEnds(context.database.kysely, ends) : [];
  if (ended.length > 0) context.eventsWritten.raise();
  if (ends.some(({ follows }) => follows.kind === "onward")) context.ordersDue.raise();
  return { late: ended.filter((end) => end.late).length };
}

/** Attempts that only staff can settle: the supplier does not know our references, so a repeat might pay twice. */
export async function leaveUnclear(context: Context, attempts: readonly DueAttempt[]): Promise<void> {
  if (attempts.length === 0) return;
  const postponed = attempts.map(({ id, lease }) => ({ attemptId: id, lease, dueSeconds: null, isMissing: false }));
  await context.database.transaction(async (transaction) => {
    await leaveToPerson(transaction, attempts, UNCLEAR_NOTE);
    await postponeAttempts(transaction, postponed);
  });
}

/** What is asked about no more is in the queue from the same moment. Returns what was lost and has a closed order. */
async function postponeAndLeave(
  context: Context,
  postponed: readonly Postponement[],
  lost: readonly Lost[],
): Promise<Lost[]> {
  if (postponed.length + lost.length === 0) return [];
  return context.database.transaction(async (transaction) => {
    const attempts = lost.map(({ attempt }) => attempt);
    const open = lost.length > 0 ? await leaveToPerson(transaction, attempts, LOST_NOTE) : new Set();
    const left = lost.filter(({ attempt }) => open.has(attempt.orderId));
    const unasked = left.map(({ attempt, outcome }) => ({ ...missing(attempt, outcome), dueSeconds: null }));
    await postponeAttempts(transaction, [...postponed, ...unasked]);
    return lost.filter(({ attempt }) => !open.has(attempt.orderId));
  });
}

/** Only what this worker still has: the others have moved on since it asked. Returns the orders that are open. */
async function leaveToPerson(
  transaction: Transaction,
  attempts: readonly DueAttempt[],
  note: string,
): Promise<ReadonlySet<bigint>> {
  const held = await lockHeld(transaction, attempts);
  const ids = attempts.filter(({ id }) => held.has(id)).map(({ orderId }) => orderId);
  return flagOrders(transaction, ids, { attention: "ambiguous", note });
}

/** The order was closed by other means, and its supplier owes nothing. Another worker may know more by now. */
function endLost({ attempt: { id, lease }, outcome: { raw } }: Lost): AttemptEnd {
  const follows = toFollows({ kind: "operator", attention: "ambiguous", note: LOST_NOTE });
  return { attemptId: id, lease, state: "failed", refusal: null, message: LOST_NOTE, raw, follows };
}

function succeeded(attempt: DueAttempt, { code, raw }: Extract<StatusOutcome, { kind: "succeeded" }>): AttemptEnd {
  const resultText = toCleanText(code);
  const resultFields = readFields(resultText, attempt.resultRules);
  const follows = { kind: "success", resultText, resultFields } as const;
  return { attemptId: attempt.id, state: "succeeded", refusal: null, message: null, raw, follows };
}

function rejected(attempt: DueAttempt, { reason, raw }: Extract<StatusOutcome, { kind: "rejected" }>): AttemptEnd {
  const { id, lease } = attempt;
  const follows = toFollows(afterRejection(attempt, plainReason(reason) ?? NOT_COMPLETED));
  const message = cut(toCleanText(reason)) || NOT_COMPLETED;
  // Staff may have given the attempt another number since.
  return { attemptId: id, lease, state: "failed", refusal: null, message, raw, follows };
}

function postpone(
  context: Context,
  attempt: DueAttempt,
  outcome: Exclude<StatusOutcome, { kind: "succeeded" | "rejected" }>,
): Postponement {
  const { id, lease, asked, usualSeconds } = attempt;
  const dueSeconds = askAgainSeconds(context.config.ASK_SUPPLIER_SECONDS, {
    asked: asked + 1,
    usualSeconds,
    random: Math.random(),
  });
  if (outcome.kind === "not_found") return { ...missing(attempt, outcome), dueSeconds };
  const said = outcome.kind === "unreadable" ? { message: cut(outcome.message), raw: outcome.raw } : {};
  return { attemptId: id, lease, dueSeconds, isMissing: false, ...said };
}

/** Whether another answer that the order is not there is one too many. */
function isLost({ asked, missed }: DueAttempt): boolean {
  return missed + 1 >= MISSED_IN_A_ROW && asked + 1 >= LEAST_ASKED;
}

function missing({ id, lease }: DueAttempt, { raw }: Extract<StatusOutcome, { kind: "not_found" }>) {
  return { attemptId: id, lease, isMissing: true, message: LOST_NOTE, raw };
}
