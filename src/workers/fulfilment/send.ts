import type { Config } from "../../config.ts";
import { holdAttempts } from "../../core/fulfilment/review/hold-attempts.ts";
import { recordOutcomes } from "../../core/fulfilment/attempts/record-outcomes.ts";
import { leaveUnclear, recordStatuses } from "../../core/fulfilment/attempts/record-statuses.ts";
import type { DueAttempt } from "../../core/fulfilment/attempts/attempt.ts";
import { repeatedSend, type Sent } from "../../core/fulfilment/attempts/sent.ts";
import type { PlaceOutcome, StatusOutcome } from "../../core/fulfilment/suppliers/outcome.ts";
import type { Core } from "../../core/core.ts";
import type { SupplierState } from "../../core/fulfilment/suppliers/supplier.ts";
import { recordFailure, recordRecovery } from "../../core/fulfilment/suppliers/health.ts";
import type { Connector } from "./connector.ts";

const ENDS: Partial<Record<StatusOutcome["kind"], string>> = { succeeded: "succeeded", rejected: "failed" };
const PLACED: Record<PlaceOutcome["kind"], string> = {
  accepted: "submitted",
  refused: "refused",
  unknown: "unknown",
};

/** Sends journaled orders in one call and records the outcome; those whose lease is lost are left alone. */
export async function sendTogether(
  core: Core,
  supplier: SupplierState,
  connector: Connector,
  journaled: readonly Sent[],
): Promise<void> {
  const sent = await holdAttempts(core, journaled);
  if (sent.length === 0) return;
  const placements = sent.map(({ placement }) => placement);
  const outcomes = await timed(core, supplier, "place", () => connector.place(placements));
  await recordOutcomes(core, supplier, sent, outcomes);
  await recordHealth(core, supplier, outcomes);
  for (const { kind } of outcomes) core.metrics.attemptMoved(supplier.name, PLACED[kind]);
}

/** When the lease of a claim that begins now is too short for one more call, as `performance.now()` counts. */
export function endOfAsking({ LEASE_SECONDS, SUPPLIER_TIMEOUT_MS }: Config): number {
  return performance.now() + LEASE_SECONDS * 1_000 - SUPPLIER_TIMEOUT_MS;
}

/**
 * Asks a supplier about attempts that were claimed: a repeat of the unclear ones, then the status of those that it took.
 * What there is no time for until `end` is claimed again when its lease has ended.
 */
export async function askAboutAttempts(
  core: Core,
  supplier: SupplierState,
  connector: Connector,
  { attempts, end }: { attempts: readonly DueAttempt[]; end: number },
): Promise<void> {
  const unclear = attempts.filter((attempt) => attempt.state === "unknown");
  const repeatable = supplier.repeats === "by_reference" ? unclear.filter(({ mayBeSent }) => mayBeSent) : [];
  // To ask by sending again would buy what is no longer wanted, or from a supplier that gets no orders now.
  await leaveUnclear(
    core,
    unclear.filter((attempt) => !repeatable.includes(attempt)),
  );
  // Half of the time, so that many unclear ones do not keep the others from being followed.
  const endOfRepeats = (performance.now() + end) / 2;
  for (let start = 0; start < repeatable.length; start += supplier.bulkSize) {
    if (start > 0 && performance.now() >= endOfRepeats) break;
    const together = repeatable.slice(start, start + supplier.bulkSize);
    await sendTogether(core, supplier, connector, together.map(repeatedSend));
  }
  const taken = attempts.filter((attempt) => attempt.state === "submitted");
  if (taken.length > 0) await askForStatuses(core, supplier, connector, { taken, end });
}

async function askForStatuses(
  core: Core,
  supplier: SupplierState,
  connector: Connector,
  { taken, end }: { taken: readonly DueAttempt[]; end: number },
): Promise<void> {
  const references = taken.map((attempt) => attempt.supplierReference!);
  const outcomes = await timed(core, supplier, "status", () => connector.readStatuses(references, end));
  await recordHealth(core, supplier, outcomes);
  await recordStatuses(core, taken.slice(0, outcomes.length), outcomes);
  for (const { kind } of outcomes) if (ENDS[kind]) core.metrics.attemptMoved(supplier.name, ENDS[kind]);
}

async function timed<Answer>(
  core: Core,
  supplier: SupplierState,
  action: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const begun = performance.now();
  const answer = await call();
  core.metrics.supplierAnswered(supplier.name, action, (performance.now() - begun) / 1_000);
  return answer;
}

/** A call of which nothing came is a failure of the supplier; one answer that can be read is a recovery. */
async function recordHealth(
  core: Core,
  supplier: SupplierState,
  outcomes: readonly (PlaceOutcome | StatusOutcome)[],
): Promise<void> {
  const failures = outcomes.map(failureOf);
  const failure = failures.find((message) => message !== null);
  if (failure !== undefined && failure !== null && !failures.includes(null))
    await recordFailure(core, supplier, failure);
  else if (supplier.failures > 0) await recordRecovery(core, supplier);
}

function failureOf(outcome: PlaceOutcome | StatusOutcome): string | null {
  if (outcome.kind === "unknown" || outcome.kind === "unreadable") return outcome.message;
  if (outcome.kind !== "refused") return null;
  return outcome.isOutage === true || outcome.refusal === "rate" ? outcome.message : null;
}
