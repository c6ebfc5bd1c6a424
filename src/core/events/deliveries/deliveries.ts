import type { Context } from "../../kernel/context.ts";
import { untilRecorded } from "../../kernel/work/until-recorded.ts";
import type { AttemptOutcome, ClaimedDelivery } from "./delivery.ts";
import { claimDeliveryRows, endDeliveryRows, type EndRow } from "./delivery-rows.ts";
import { nextAttemptSeconds } from "./next-attempt.ts";

/** Sent to one receiver at the same time, by all processes together. */
const AT_ONCE = 4;
/** Longer than any attempt takes: another worker sends again what a worker that died was sending. */
const LEASE_SECONDS = 45;
/** After this part of its lease a delivery is no longer sent: the attempt might last longer than the lease. */
const SENDABLE_SECONDS = 25;
/** A webhook that has failed for so long is disabled. */
const FAILING_DAYS = 5;

/**
 * Leases at most `most` deliveries, of the receivers behind `after`. `after` of the answer continues; null: from the
 * first on.
 */
export async function claimDeliveries(
  { database }: Context,
  after: number | null,
  most: number,
): Promise<{ claimed: ClaimedDelivery[]; after: number | null }> {
  const sendBefore = Date.now() + SENDABLE_SECONDS * 1_000;
  const part = { after: after ?? 0, most, atOnce: AT_ONCE, leaseSeconds: LEASE_SECONDS };
  const found = await claimDeliveryRows(database, part);
  return { ...found, claimed: found.claimed.map((delivery) => ({ ...delivery, sendBefore })) };
}

/**
 * Records the outcomes of attempts, also where the database is away for a moment. A trigger notifies the owner of a webhook
 * that this disables.
 */
export async function recordAttempts(context: Context, outcomes: readonly AttemptOutcome[]): Promise<void> {
  const rows = outcomes.map(toRow);
  const disabled = await untilRecorded(() => endDeliveryRows(context.database, rows, FAILING_DAYS));
  if (disabled.length > 0) context.eventsWritten.raise();
}

function toRow({ delivery, isDelivered, isGone, isOurs, ...attempt }: AttemptOutcome): EndRow {
  const dueSeconds = isDelivered || isGone ? null : nextAttemptSeconds(delivery.attempts, Math.random());
  const state = isDelivered ? "delivered" : dueSeconds === null ? "failed" : "waiting";
  const { at, durationMs, status, answer, error } = attempt;
  return {
    id: delivery.id,
    lease: delivery.lease,
    url: delivery.url,
    state,
    dueSeconds,
    gone: isGone,
    ours: isOurs,
    at,
    durationMs,
    status,
    answer,
    error,
  };
}
