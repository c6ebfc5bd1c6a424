import { beginAttempts } from "../../core/attempts/send-orders.ts";
import { noteOutcomes } from "../../core/attempts/note-outcomes.ts";
import { noteStatuses } from "../../core/attempts/note-statuses.ts";
import type { DueAttempt } from "../../core/attempts/attempt.ts";
import { repeatedSend, type Sent } from "../../core/attempts/sent.ts";
import type { PlaceOutcome, StatusOutcome } from "../../core/attempts/outcome.ts";
import type { Core } from "../../core/core.ts";
import type { DueOrder } from "../../core/orders/due-order.ts";
import type { SupplierState } from "../../core/suppliers/supplier.ts";
import { noteFailure, noteRecovery } from "../../core/suppliers/health.ts";
import type { Connector } from "./connector.ts";

/** Sends claimed orders to their supplier in one call: journaled before, recorded after. */
export async function sendOrders(
  core: Core,
  supplier: SupplierState,
  connector: Connector,
  orders: readonly DueOrder[],
): Promise<void> {
  const sent = await beginAttempts(core, orders);
  if (sent.length > 0) await placeAndNote(core, supplier, connector, sent);
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
    const outcomes = await connector.readStatuses(taken.map((attempt) => attempt.supplierReference!));
    await noteHealth(core, supplier, outcomes);
    await noteStatuses(core, taken, outcomes);
  }
  // One by one: a probe answers for its order alone.
  for (const attempt of unclear) await placeAndNote(core, supplier, connector, [repeatedSend(attempt)]);
}

async function placeAndNote(core: Core, supplier: SupplierState, connector: Connector, sent: Sent[]): Promise<void> {
  const outcomes = await connector.place(sent.map(({ placement }) => placement));
  await noteOutcomes(core, supplier, sent, outcomes);
  await noteHealth(core, supplier, outcomes);
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
