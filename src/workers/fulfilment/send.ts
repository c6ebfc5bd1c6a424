import { noteOutcomes } from "../../core/attempts/note-outcomes.ts";
import { leaveUnclear, noteStatuses } from "../../core/attempts/note-statuses.ts";
import type { DueAttempt } from "../../core/attempts/attempt.ts";
import { repeatedSend, type Sent } from "../../core/attempts/sent.ts";
import type { PlaceOutcome, StatusOutcome } from "../../core/attempts/outcome.ts";
import type { Core } from "../../core/core.ts";
import type { SupplierState } from "../../core/suppliers/supplier.ts";
import { noteFailure, noteRecovery } from "../../core/suppliers/health.ts";
import type { Connector } from "./connector.ts";

const ENDS: Partial<Record<StatusOutcome["kind"], string>> = { succeeded: "succeeded", rejected: "failed" };
const PLACED: Record<PlaceOutcome["kind"], string> = {
  accepted: "submitted",
  refused: "refused",
  unknown: "unknown",
};

/** Sends journaled orders in one call and records what came of it. */
export async function sendTogether(
  core: Core,
  supplier: SupplierState,
  connector: Connector,
  sent: readonly Sent[],
): Promise<void> {
  const placements = sent.map(({ placement }) => placement);
  const outcomes = await timed(core, supplier, "place", () => connector.place(placements));
  await noteOutcomes(core, supplier, sent, outcomes);
  await noteHealth(core, supplier, outcomes);
  for (const { kind } of outcomes) core.meter.attemptMoved(supplier.name, PLACED[kind]);
}

/** Asks a supplier about attempts that are due: the status of those that it took, a repeat of the unclear ones. */
export async function askAboutAttempts(
  core: Core,
  supplier: SupplierState,
  connector: Connector,
  attempts: readonly DueAttempt[],
): Promise<void> {
  const taken = attempts.filter((attempt) => attempt.state === "submitted");
  const unclear = attempts.filter((attempt) => attempt.state === "unknown");
  if (taken.length > 0) {
    const references = taken.map((attempt) => attempt.supplierReference!);
    const outcomes = await timed(core, supplier, "status", () => connector.readStatuses(references));
    await noteHealth(core, supplier, outcomes);
    await noteStatuses(core, taken, outcomes);
    for (const { kind } of outcomes) if (ENDS[kind]) core.meter.attemptMoved(supplier.name, ENDS[kind]);
  }
  if (supplier.repeats !== "by_reference") return leaveUnclear(core, unclear);
  // What does not fit into the lease is asked when it has ended.
  const enough = Date.now() + (core.config.LEASE_SECONDS * 1_000) / 2;
  for (let start = 0; start < unclear.length && Date.now() < enough; start += supplier.bulkSize) {
    const together = unclear.slice(start, start + supplier.bulkSize);
    await sendTogether(core, supplier, connector, together.map(repeatedSend));
  }
}

async function timed<Answer>(
  core: Core,
  supplier: SupplierState,
  action: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const begun = performance.now();
  const answer = await call();
  core.meter.supplierAnswered(supplier.name, action, (performance.now() - begun) / 1_000);
  return answer;
}

/** A call of which nothing came is a failure of the supplier; one answer that can be read is a recovery. */
async function noteHealth(
  core: Core,
  supplier: SupplierState,
  outcomes: readonly (PlaceOutcome | StatusOutcome)[],
): Promise<void> {
  const failures = outcomes.map(failureOf);
  const failure = failures.find((message) => message !== null);
  if (failure !== undefined && failure !== null && !failures.includes(null)) await noteFailure(core, supplier, failure);
  else if (supplier.failures > 0) await noteRecovery(core, supplier);
}

function failureOf(outcome: PlaceOutcome | StatusOutcome): string | null {
  if (outcome.kind === "unknown" || outcome.kind === "unreadable") return outcome.message;
  if (outcome.kind !== "refused") return null;
  const wasNotSent = outcome.refusal === "unavailable" && outcome.raw === "";
  return wasNotSent || outcome.refusal === "rate" ? outcome.message : null;
}
