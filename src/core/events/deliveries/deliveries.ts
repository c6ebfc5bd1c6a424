import type { Context } from "../../kernel/context.ts";
import type { AttemptOutcome, ClaimedDelivery } from "./delivery.ts";
import { claimDeliveryRows, endDeliveryRows, type EndRow } from "./delivery-rows.ts";
import { nextAttemptSeconds } from "./next-attempt.ts";

/** Sent to one receiver at the same time, by all processes together. */
const AT_ONCE = 4;
/** Longer than any attempt takes: another worker sends again what a worker that died was sending. */
const LEASE_SECONDS = 45;
/** A webhook that has failed for so long is disabled. */
const FAILING_DAYS = 5;

/**
 * Leases at most `most` deliveries, of the receivers behind `after`. `after` of the answer continues; null: from the
 * first on.
 */
export function claimDeliveries(
  { database }: Context,
  after: number | null,
  most: number,
): Promise<{ claimed: ClaimedDelivery[]; after: number | null }> {
  return claimDeliveryRows(database, { after: after ?? 0, most, atOnce: AT_ONCE, leaseSeconds: LEASE_SECONDS });
}

/** Records the outcomes of attempts. A trigger notifies the owner of a webhook that this disables. */
export async function recordAttempts(context: Context, outcomes: readonly AttemptOutcome[]): Promise<void> {
  const disabled = await endDeliveryRows(context.database, outcomes.map(toRow), FAILING_DAYS);
  if (disabled.length > 0) context.eventsWritten.raise();
}

function toRow({ delivery, isDelivered, isGone, ...attempt }: AttemptOutcome): EndRow {
  const dueSeconds = isDelivered || isGone ? null : nextAttemptSeconds(delivery.attempts, Math.random());
  const state = isDelivered ? "delivered" : dueSeconds === null ? "failed" : "waiting";
  const { at, durationMs, status, answer, error } = attempt;
  return {
    id: delivery.id,
    lease: delivery.lease,
    state,
    dueSeconds,
    gone: isGone,
    at,
    durationMs,
    status,
    answer,
    error,
  };
}
