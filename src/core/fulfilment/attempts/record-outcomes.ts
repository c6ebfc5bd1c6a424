import type { FulfilmentContext } from "../context.ts";
import type { Context } from "../../kernel/context.ts";
import type { SupplierState } from "../suppliers/supplier.ts";
import { requestJob } from "../imports/jobs.ts";
import { pauseSupplier, sendSingly } from "../imports/suppliers.ts";
import { cut } from "../../kernel/text.ts";
import type { RoutedOrder } from "../due/due-order.ts";
import { askAgainSeconds } from "./ask-again.ts";
import { writeEnds, writePlacements, type AttemptEnd, type PlacementNote } from "./attempt-rows.ts";
import { findLinked, type LinkedAttempt } from "./linked-rows.ts";
import { afterRefusal, presentRoute, type NextStep } from "./next-step.ts";
import { pauseReason } from "./pause-reason.ts";
import type { PlaceOutcome, RefusalClass } from "../suppliers/outcome.ts";
import { NOT_PLACED } from "../suppliers/refusal.ts";
import type { Sent } from "./sent.ts";
import { untilRecorded } from "../../kernel/work/until-recorded.ts";

type Refused = Extract<PlaceOutcome, { kind: "refused" }>;

/** A repeat that is refused for one of these would be refused again: a person looks whether the first send arrived. */
const LASTING: readonly RefusalClass[] = ["input", "unclear"];
const SENT_BEFORE =
  "It was sent there before: check whether the supplier has it before you send it elsewhere. It said:";

/** Records what a supplier answered to `sent`, one outcome for each, and does what follows for their orders. */
export async function recordOutcomes(
  context: FulfilmentContext,
  supplier: SupplierState,
  sent: readonly Sent[],
  outcomes: readonly PlaceOutcome[],
): Promise<void> {
  const linked = await findNamed(context, supplier, outcomes);
  const notes: PlacementNote[] = [];
  const ends: AttemptEnd[] = [];
  sent.forEach((one, index) => {
    const outcome = outcomes[index]!;
    const existing = findAdoptable(one, outcome, linked);
    if (outcome.kind === "accepted") notes.push(taken(context, one, outcome.supplierReference, outcome.raw));
    else if (existing !== undefined) notes.push(taken(context, one, existing, outcome.raw));
    else if (outcome.kind === "unknown" || isInconclusive(one, outcome))
      notes.push(unclear(context, supplier, one, outcome));
    else ends.push(refused(context, one, outcome, sent.length > 1));
  });
  if (notes.length > 0) await untilRecorded(() => writePlacements(context.database.kysely, notes));
  if (ends.length > 0) await untilRecorded(() => writeEnds(context.database.kysely, ends));
  context.eventsWritten.raise();
  await drawConsequences(context, supplier, outcomes);
  if (ends.some(({ follows }) => follows.kind === "onward")) context.ordersDue.raise();
}

/** The attempts that have a number of an order that the supplier says it holds already. */
async function findNamed(
  context: Context,
  supplier: SupplierState,
  outcomes: readonly PlaceOutcome[],
): Promise<LinkedAttempt[]> {
  const named = outcomes.map(nameIn).filter((reference) => reference !== undefined);
  if (named.length === 0) return [];
  return untilRecorded(() => findLinked(context.database.kysely, supplier.id, named));
}

function nameIn(outcome: PlaceOutcome): string | undefined {
  return outcome.kind === "refused" && outcome.refusal === "duplicate" ? outcome.existingReference : undefined;
}

/**
 * The order that the supplier says it holds already, unless an attempt of ours has it: one of another order, or one of this
 * order that did not end because staff had not found it there.
 */
function findAdoptable({ orderId }: Sent, outcome: PlaceOutcome, linked: readonly LinkedAttempt[]): string | undefined {
  const named = nameIn(outcome);
  const owners = linked.filter(({ supplierReference }) => supplierReference === named);
  return owners.every((owner) => owner.orderId === orderId && owner.state === "refused") ? named : undefined;
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
  const step = (): NextStep => {
    if (refusal === "unsupported" && inBulk && here) return { kind: "route", route: here, afterSeconds: 0 };
    if (isPerhapsOwn(order, outcome)) {
      return { kind: "operator", attention: "refused", note: cut(`${SENT_BEFORE} ${message}`) };
    }
    const chances = { budget: context.config.ATTEMPTS_PER_ORDER, random: Math.random() };
    return afterRefusal(order, { refusal, message, reason }, chances);
  };
  const follows = toFollows(step());
  return { attemptId, lease, isFirstSend: !isRepeat, state: "refused", refusal, message, raw, follows };
}

/** The order that stands in the way may be the one of an earlier attempt: another supplier would do it a second time. */
function isPerhapsOwn({ attemptsHere }: RoutedOrder, { refusal, existingReference }: Refused): boolean {
  return refusal === "duplicate" && existingReference === undefined && attemptsHere > 1;
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
