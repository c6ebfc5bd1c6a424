import type { FulfilmentContext } from "../context.ts";
import type { Context } from "../../kernel/context.ts";
import type { SupplierState } from "../suppliers/supplier.ts";
import { requestJob } from "../imports/jobs.ts";
import { pauseSupplier, sendSingly } from "../imports/suppliers.ts";
import { cut } from "../../kernel/text.ts";
import { askAgainSeconds } from "./ask-again.ts";
import { findLinked, writeEnds, writePlacements, type AttemptEnd, type PlacementNote } from "./attempt-rows.ts";
import { afterRefusal, presentRoute, type NextStep } from "./next-step.ts";
import { pauseReason } from "./pause-reason.ts";
import type { PlaceOutcome, RefusalClass } from "../suppliers/outcome.ts";
import { NOT_PLACED } from "../suppliers/refusal.ts";
import type { Sent } from "./sent.ts";

type Refused = Extract<PlaceOutcome, { kind: "refused" }>;

/** A repeat that is refused for one of these would be refused again: a person looks whether the first send arrived. */
const LASTING: readonly RefusalClass[] = ["input", "unclear"];

/** Records what a supplier answered to `sent`, one outcome for each, and does what follows for their orders. */
export async function recordOutcomes(
  context: FulfilmentContext,
  supplier: SupplierState,
  sent: readonly Sent[],
  outcomes: readonly PlaceOutcome[],
): Promise<void> {
  const adoptable = await findAdoptable(context, supplier, outcomes);
  const notes: PlacementNote[] = [];
  const ends: AttemptEnd[] = [];
  sent.forEach((one, index) => {
    const outcome = outcomes[index]!;
    const reference = outcome.kind === "refused" ? outcome.existingReference : undefined;
    if (outcome.kind === "accepted") notes.push(taken(context, one, outcome.supplierReference, outcome.raw));
    else if (reference !== undefined && adoptable.has(reference))
      notes.push(taken(context, one, reference, outcome.raw));
    else if (outcome.kind === "unknown" || isInconclusive(one, outcome))
      notes.push(unclear(context, supplier, one, outcome));
    else ends.push(refused(context, one, outcome, sent.length > 1));
  });
  if (notes.length > 0) await writePlacements(context.database.kysely, notes);
  if (ends.length > 0) await writeEnds(context.database.kysely, ends);
  context.eventsWritten.raise();
  await drawConsequences(context, supplier, outcomes);
  if (ends.some(({ follows }) => follows.kind === "onward")) context.ordersDue.raise();
}

/** Orders that the supplier says it holds already, and that belong to no other attempt of ours. */
async function findAdoptable(
  context: Context,
  supplier: SupplierState,
  outcomes: readonly PlaceOutcome[],
): Promise<Set<string>> {
  const existing = outcomes.flatMap((outcome) =>
    outcome.kind === "refused" && outcome.refusal === "duplicate" && outcome.existingReference !== undefined
      ? [outcome.existingReference]
      : [],
  );
  if (existing.length === 0) return new Set();
  const linked = await findLinked(context.database.kysely, supplier.id, existing);
  return new Set(existing.filter((reference) => !linked.has(reference)));
}

/** A refused repeat says nothing of the first send, unless it is definitely about this order. */
function isInconclusive({ isRepeat }: Sent, { isDefinite }: Refused): boolean {
  return isRepeat && isDefinite !== true;
}

function taken(
  context: Context,
  { attemptId, asked, usualSeconds }: Sent,
  supplierReference: string,
  raw: string,
): PlacementNote {
  // A repeat may be answered with the number of another order repeatedly, so the pauses grow.
  const dueSeconds = askAgainSeconds(context.config.ASK_SUPPLIER_SECONDS, {
    asked,
    usualSeconds,
    random: Math.random(),
  });
  return { attemptId, supplierReference, message: null, raw, dueSeconds };
}

/** Only a supplier that knows our references may be asked by sending the order again, as long as that may tell more. */
function unclear(
  context: Context,
  supplier: SupplierState,
  { attemptId, lease, asked }: Sent,
  outcome: Exclude<PlaceOutcome, { kind: "accepted" }>,
): PlacementNote {
  const isLasting = outcome.kind === "refused" && LASTING.includes(outcome.refusal);
  const probe = { asked, usualSeconds: null, random: Math.random() };
  const dueSeconds =
    supplier.repeats === "by_reference" && !isLasting
      ? askAgainSeconds(context.config.ASK_SUPPLIER_SECONDS, probe)
      : null;
  return { attemptId, lease, supplierReference: null, message: cut(outcome.message), raw: outcome.raw, dueSeconds };
}

function refused(
  context: Context,
  { attemptId, lease, order, isRepeat }: Sent,
  outcome: Refused,
  inBulk: boolean,
): AttemptEnd {
  const { refusal, raw, reason = NOT_PLACED } = outcome;
  const message = cut(outcome.message);
  const here = presentRoute(order);
  const step: NextStep =
    refusal === "unsupported" && inBulk && here
      ? { kind: "route", route: here, afterSeconds: 0 }
      : afterRefusal(
          order,
          { refusal, message, reason },
          { budget: context.config.ATTEMPTS_PER_ORDER, random: Math.random() },
        );
  const follows = toFollows(step);
  return { attemptId, lease, isFirstSend: !isRepeat, state: "refused", refusal, message, raw, follows };
}

export function toFollows(step: NextStep): AttemptEnd["follows"] {
  if (step.kind === "reject") return { kind: "reject", reason: step.reason };
  const to = { supplierId: step.route?.supplierId ?? null, position: step.route?.position ?? null };
  if (step.kind === "route") return { kind: "onward", ...to, dueSeconds: step.afterSeconds };
  return { kind: "operator", ...to, attention: step.attention, note: step.note, divertedFrom: step.divertedFrom };
}

async function drawConsequences(
  context: FulfilmentContext,
  supplier: SupplierState,
  outcomes: readonly PlaceOutcome[],
): Promise<void> {
  const refusals = outcomes.filter((outcome) => outcome.kind === "refused");
  const reason = refusals.map(pauseReason).find((found) => found !== null);
  if (reason !== undefined) await pauseSupplier(context, supplier.id, cut(reason));
  // The order is tried again when the new cost is known, if it still brings as much.
  if (refusals.some(({ refusal }) => refusal === "price")) await requestJob(context, supplier.id, "sync");
  if (outcomes.length > 1 && refusals.some(({ refusal }) => refusal === "unsupported")) {
    await sendSingly(context, supplier.id);
  }
}
