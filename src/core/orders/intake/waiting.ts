import type { Service } from "../../catalogue/services/service.ts";
import { DomainError } from "../../kernel/errors.ts";
import { toOutage } from "../../kernel/outage.ts";
import type { Order, PlacedOrder } from "../order.ts";
import type { OrderReads } from "../order-reads.ts";
import type { Outcome } from "./decide.ts";
import type { Placed } from "./intake-rows.ts";
import type { OrderTerms } from "../placing/order-terms.ts";
import { toOrder } from "./placed-order.ts";

/** An order that waits for its answer. */
export interface Waiting extends PromiseWithResolvers<PlacedOrder> {
  /** With a request key: the order is found by it. */
  terms: OrderTerms & { requestKey: string };
  /** Whether the intake made the request key for this order, so that no order has it before the first attempt. */
  hasNewKey: boolean;
  service: Service;
  /**
   * Until when, by the database's clock, a statement whose answer is missing may still place it. Null: no such statement
   * was sent, so that the order is certainly not placed.
   */
  openUntil: Date | null;
}

/** Gives each of a batch its answer, once the accepted ones are written. */
export function answer(
  orderReads: OrderReads,
  batch: readonly Waiting[],
  outcomes: readonly Outcome[],
  written: readonly Placed[],
): void {
  const placed: (Order | undefined)[] = [];
  let next = 0;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.kind === "place") placed[index] = toOrder(batch[index]!, outcome, written[next++]!);
  }
  for (const [index, outcome] of outcomes.entries()) {
    const waiting = batch[index]!;
    if (outcome.kind === "place") waiting.resolve({ order: placed[index]!, replayed: false, sameCall: true });
    else if (outcome.kind === "same_as")
      waiting.resolve({ order: placed[outcome.index]!, replayed: true, sameCall: true });
    else if (outcome.kind === "refuse") waiting.reject(outcome.error);
    else if (outcome.kind === "duplicate_of") waiting.reject(duplicateOf(placed[outcome.index]!));
    // Not awaited by the batch: reading an old order must not hold up new ones.
    else void answerExisting(orderReads, waiting, outcome);
  }
}

async function answerExisting(
  orderReads: OrderReads,
  waiting: Waiting,
  { id, sameCall }: Extract<Outcome, { kind: "existing" }>,
): Promise<void> {
  try {
    waiting.resolve({ order: await readExisting(orderReads, id), replayed: true, sameCall });
  } catch (error) {
    waiting.reject(refusalFor(waiting, error));
  }
}

/** Throws where the order cannot be read. */
export async function readExisting(orderReads: OrderReads, id: bigint): Promise<Order> {
  const order = await orderReads.find(id);
  if (order) return order;
  throw new Error(`order ${id} stood in the way and cannot be read`);
}

function duplicateOf(order: Order): DomainError {
  const text = "The same service is already on order for this identifier: wait until that order is settled.";
  return new DomainError("duplicate_order", text, { existingOrderId: order.id });
}

/** What an order is told that was not placed, or of which nothing is known. */
export function refusalFor({ openUntil }: Waiting, error: unknown): unknown {
  if (openUntil !== null) return new DomainError("outcome_unknown", OUTCOME_UNKNOWN);
  return toOutage(error, { reads: true }) ?? error;
}

const OUTCOME_UNKNOWN = "It is not known whether the order was placed. Check your orders before you place it again.";
