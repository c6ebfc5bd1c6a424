import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../../config.ts";
import { databaseFault } from "../../../database/failure.ts";
import type { Database, Transaction } from "../../../database/database.ts";
import type { Service } from "../../catalogue/services/service.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Metrics } from "../../kernel/metrics.ts";
import { toOutage } from "../../kernel/outage.ts";
import type { Signal } from "../../kernel/signal.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import { decide, type Outcome } from "./decide.ts";
import { readFacts, statementsIn, statementsOf, writeAccepted, type Accepted } from "./intake-rows.ts";
import type { Order, PlacedOrder } from "../order.ts";
import type { OrderReads } from "../order-reads.ts";
import type { OrderTerms } from "./order-terms.ts";
import { toOrder } from "./placed-order.ts";

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/** How long an outcome may take to be found out. */
export interface IntakePatience {
  /** After its facts were read a batch may be written for so long; the database refuses it later. */
  factsGoodMs: number;
  /** How long orders whose connection broke are looked for; longer than `factsGoodMs`. */
  findOutMs: number;
}

export const PATIENCE: IntakePatience = { factsGoodMs: 10_000, findOutMs: 15_000 };

export interface BatchContext {
  database: Database;
  config: Config;
  orderReads: OrderReads;
  ordersDue: Signal;
  eventsWritten: Signal;
  metrics: Metrics;
  patience: IntakePatience;
}

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

/** Never rejects: each of the batch gets its own answer. */
export async function placeBatch(context: BatchContext, batch: readonly Waiting[]): Promise<void> {
  try {
    await placeTogether(context, batch);
  } catch (error) {
    if (isUndone(error)) for (const waiting of batch) waiting.openUntil = null;
    if (databaseFault(error) === "not_sent") for (const waiting of batch) waiting.reject(refusalFor(waiting, error));
    else await placeOneByOne(context, batch);
  }
}

/** In two statements without a lock held between them: the second guards again what the first has found. */
async function placeTogether(context: BatchContext, batch: readonly Waiting[]): Promise<void> {
  const started = performance.now();
  const statement = statementsOf(context.database);
  const terms = batch.map((waiting) => waiting.terms);
  const asked = batch.map((waiting) => (waiting.hasNewKey ? { ...waiting.terms, requestKey: null } : waiting.terms));
  const facts = await readFacts(statement, asked, context.config.REPLAY_WINDOW_SECONDS);
  const outcomes = decide(terms, facts);
  const notAfter = new Date(facts[0]!.readAt.getTime() + context.patience.factsGoodMs);
  const accepted: Accepted[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.kind !== "place") continue;
    accepted.push({ terms: terms[index]!, facts: facts[index]!, outcome });
    batch[index]!.openUntil = notAfter;
  }
  const written = accepted.length > 0 ? await writeAccepted(statement, accepted, notAfter) : [];
  context.metrics.batchWritten(batch.length, (performance.now() - started) / 1_000);
  if (accepted.some(({ outcome }) => outcome.due)) context.ordersDue.raise();
  if (accepted.length > 0) context.eventsWritten.raise();
  answer(context.orderReads, batch, outcomes, written);
}

function answer(
  orderReads: OrderReads,
  batch: readonly Waiting[],
  outcomes: readonly Outcome[],
  written: readonly { id: bigint; placedAt: Date }[],
): void {
  const placed: (Order | undefined)[] = [];
  let next = 0;
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.kind === "place") placed[index] = toOrder(batch[index]!, outcome, written[next++]!);
  }
  for (const [index, outcome] of outcomes.entries()) {
    const waiting = batch[index]!;
    if (outcome.kind === "place") waiting.resolve({ order: placed[index]!, replayed: false });
    else if (outcome.kind === "same_as") waiting.resolve({ order: placed[outcome.index]!, replayed: true });
    else if (outcome.kind === "refuse") waiting.reject(outcome.error);
    else if (outcome.kind === "duplicate_of") waiting.reject(duplicateOf(placed[outcome.index]!));
    // Not awaited by the batch: reading an old order must not hold up new ones.
    else void answerExisting(orderReads, waiting, outcome.id);
  }
}

async function answerExisting(orderReads: OrderReads, waiting: Waiting, id: bigint): Promise<void> {
  try {
    waiting.resolve({ order: await readExisting(orderReads, id), replayed: true });
  } catch (error) {
    waiting.reject(refusalFor(waiting, error));
  }
}

async function readExisting(orderReads: OrderReads, id: bigint): Promise<Order> {
  const order = await orderReads.find(id);
  if (order) return order;
  throw new Error(`order ${id} stood in the way and cannot be read`);
}

function duplicateOf(order: Order): DomainError {
  const text = "The same service is already on order for this identifier: wait until that order is settled.";
  return new DomainError("duplicate_order", text, { existingOrderId: order.id });
}

/**
 * After a guard of the database refused the batch as a whole, or its connection broke: alone and under the wallet's lock,
 * each gets its due. By its request key an order that was placed after all is found, and never placed twice.
 */
async function placeOneByOne(context: BatchContext, batch: readonly Waiting[]): Promise<void> {
  const deadline = performance.now() + context.patience.findOutMs;
  /** What stood in the way: of all orders (null), or of a wallet that another transaction has locked. */
  const outages = new Map<number | null, unknown>();
  for (const waiting of batch) {
    const { walletId } = waiting.terms;
    const outage = outages.get(null) ?? outages.get(walletId);
    // What may have been placed is looked for as long as there is time; the others need not wait.
    if (outage !== undefined && (waiting.openUntil === null || performance.now() > deadline)) {
      waiting.reject(refusalFor(waiting, outage));
      continue;
    }
    const error = await placeUntilCertain(context, waiting, deadline);
    outages.delete(null);
    if (error !== undefined) outages.set(databaseFault(error) === "refused" ? walletId : null, error);
  }
}

/** Never rejects: the order gets its answer. Returns the error of the database that it gave up on. */
async function placeUntilCertain(context: BatchContext, waiting: Waiting, deadline: number): Promise<unknown> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      waiting.resolve(await placeAlone(context, waiting));
      return undefined;
    } catch (error) {
      const mayPass = !(error instanceof DomainError) && (databaseFault(error) !== null || !isUndone(error));
      if (mayPass && waiting.openUntil !== null && performance.now() + pauseMs < deadline) {
        await sleep(pauseMs);
        continue;
      }
      waiting.reject(refusalFor(waiting, error));
      return mayPass ? error : undefined;
    }
  }
}

/** Throws DomainError for a refusal that is certain. */
async function placeAlone(context: BatchContext, waiting: Waiting): Promise<PlacedOrder> {
  const started = performance.now();
  const mayBeThere = waiting.openUntil !== null;
  const { outcome, placed, readAt } = await context.database.transaction((transaction) =>
    writeAlone(context, transaction, waiting),
  );
  context.metrics.batchWritten(1, (performance.now() - started) / 1_000);
  if (placed) {
    context.ordersDue.raise();
    context.eventsWritten.raise();
    return { order: placed, replayed: false };
  }
  if (outcome.kind === "existing") {
    if (mayBeThere) context.ordersDue.raise();
    // What this very call has placed is no repeat.
    return { order: await readExisting(context.orderReads, outcome.id), replayed: !mayBeThere };
  }
  if (outcome.kind !== "refuse") throw new Error("an order was decided by another of its batch, and is alone");
  if (waiting.openUntil !== null && waiting.openUntil >= readAt) throw new StillOpen("it may yet be placed");
  waiting.openUntil = null;
  throw outcome.error;
}

async function writeAlone(context: BatchContext, transaction: Transaction, waiting: Waiting) {
  const { terms } = waiting;
  await lockWallet(transaction, terms.walletId);
  const statement = statementsIn(transaction);
  const facts = (await readFacts(statement, [terms], context.config.REPLAY_WINDOW_SECONDS))[0]!;
  const { readAt } = facts;
  const outcome = decide([terms], [facts])[0]!;
  if (outcome.kind !== "place") return { outcome, placed: null, readAt };
  const [written] = await writeAccepted(statement, [{ terms, facts, outcome }], null);
  // Only the commit is missing. The next holder of the lock sees its outcome.
  waiting.openUntil ??= readAt;
  return { outcome, placed: toOrder(waiting, outcome, written!), readAt };
}

/** It would be refused now, but a statement that places it may still come. */
class StillOpen extends Error {
  override readonly name = "StillOpen";
}

/** Whether the database itself answered so, having undone what was asked, or was never asked. */
function isUndone(error: unknown): boolean {
  const fault = databaseFault(error);
  if (fault !== null) return fault !== "lost";
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof code === "string" && typeof severity === "string";
}

function refusalFor({ openUntil }: Waiting, error: unknown): unknown {
  if (openUntil !== null) return new DomainError("outcome_unknown", OUTCOME_UNKNOWN);
  return toOutage(error, { reads: true }) ?? error;
}

const OUTCOME_UNKNOWN = "It is not known whether the order was placed. Check your orders before you place it again.";
