import type { Context } from "../../kernel/context.ts";
import { findUnsent, recoverAttempts, takeLeases, writeEnds } from "../attempts/attempt-rows.ts";
import { endUnplaced } from "./end-unplaced.ts";
import { lockAttempt, type ReviewedAttempt } from "./review-rows.ts";
import type { Sent } from "../attempts/sent.ts";

/** A database that is slower than a lease this often in a row lets nothing be sent safely. */
const MOST_TRIES = 3;
const NOT_SENT = "It was not sent: the worker was stopped before.";

/**
 * Takes the leases of journaled attempts anew, right before they are sent. Only what it answers may be sent, and at
 * once: then the call is over before another worker or the operator may touch the attempt.
 */
export async function holdAttempts(context: Context, sent: readonly Sent[]): Promise<Sent[]> {
  try {
    return await takeFreshLeases(context, sent);
  } catch (error) {
    // Without the database nothing is settled here; what was journaled is found when its lease has ended.
    await endUnsent(context, idsOfFirstSends(sent), isSubmitting).catch(() => undefined);
    throw error;
  }
}

/** Takes over what a worker held when it died. What it was sending is unclear until the supplier or the operator says. */
export async function recoverLostAttempts(context: Context): Promise<number> {
  const unsent = await findUnsent(context.database);
  await endUnsent(context, unsent, (attempt) => isSubmitting(attempt) && !attempt.isSent && !attempt.leased);
  return unsent.length + (await recoverAttempts(context.database));
}

async function takeFreshLeases(context: Context, sent: readonly Sent[]): Promise<Sent[]> {
  const { LEASE_SECONDS, SUPPLIER_TIMEOUT_MS } = context.config;
  const spareMs = LEASE_SECONDS * 1_000 - SUPPLIER_TIMEOUT_MS;
  let held = [...sent];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const begun = performance.now();
    const leases = await takeLeases(context.database, held, LEASE_SECONDS);
    const byId = new Map(leases.map(({ attemptId, lease }) => [attemptId, lease]));
    held = held.flatMap((one) => {
      const lease = byId.get(one.attemptId);
      return lease === undefined ? [] : [{ ...one, lease }];
    });
    // A lease that lay unread for too long may end during the call.
    if (held.length === 0 || performance.now() - begun < spareMs) return held;
  }
  throw new Error("The database is slower than LEASE_SECONDS allows: nothing was sent.");
}

/** Lets the orders of attempts go on of which not a byte has left. */
async function endUnsent(
  context: Context,
  ids: readonly bigint[],
  isUnsent: (attempt: ReviewedAttempt) => boolean,
): Promise<void> {
  for (const id of ids) {
    await context.database.transaction(async (transaction) => {
      const attempt = await lockAttempt(transaction, id);
      if (!attempt || !isUnsent(attempt)) return;
      await writeEnds(transaction, [endUnplaced(context, attempt, { refusal: "unavailable", message: NOT_SENT })]);
    });
  }
  if (ids.length > 0) context.ordersDue.raise();
}

function isSubmitting({ state }: ReviewedAttempt): boolean {
  return state === "submitting";
}

function idsOfFirstSends(sent: readonly Sent[]): bigint[] {
  return sent.filter(({ isRepeat }) => !isRepeat).map(({ attemptId }) => attemptId);
}
