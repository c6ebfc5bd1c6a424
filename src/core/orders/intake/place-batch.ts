import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../../config.ts";
import { databaseFault } from "../../../database/failure.ts";
import type { Database, Transaction } from "../../../database/database.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Metrics } from "../../kernel/ports/metrics.ts";
import type { Signal } from "../../kernel/signal.ts";
import { lockWallet } from "../../ledger/wallet/wallet-rows.ts";
import { decide, type Outcome } from "./decide.ts";
import {
  readFacts,
  statementsIn,
  statementsOf,
  writeAccepted,
  writeExpected,
  type Accepted,
  type Placed,
} from "./intake-rows.ts";
import type { KnownFacts } from "./known-facts.ts";
import type { PlacedOrder } from "../order.ts";
import type { OrderReads } from "../order-reads.ts";
import type { OrderTerms } from "../placing/order-terms.ts";
import { toOrder } from "./placed-order.ts";
import { answer, readExisting, refusalFor, type Waiting } from "./waiting.ts";

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
  known: KnownFacts;
}

/** Never rejects: each of the batch gets its own answer. */
export async function placeBatch(context: BatchContext, batch: readonly Waiting[]): Promise<void> {
  try {
    await placeTogether(context, batch);
  } catch (error) {
    for (const { terms } of batch) context.known.forget(terms);
    if (isUndone(error)) for (const waiting of batch) waiting.openUntil = null;
    if (databaseFault(error) === "not_sent") for (const waiting of batch) waiting.reject(refusalFor(waiting, error));
    else await placeOneByOne(context, batch);
  }
}

/** In two statements without a lock held between them: the second guards again what the first has found. */
async function placeTogether(context: BatchContext, batch: readonly Waiting[]): Promise<void> {
  const started = performance.now();
  if (batch.length === 1 && (await placeAsExpected(context, batch[0]!, started))) return;
  const statement = statementsOf(context.database);
  const terms = batch.map((waiting) => waiting.terms);
  const facts = await readFacts(statement, batch.map(askedOf), context.config.REPLAY_WINDOW_SECONDS);
  const outcomes = decide(terms, facts);
  const notAfter = new Date(facts[0]!.readAt.getTime() + context.patience.factsGoodMs);
  const accepted: Accepted[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.kind !== "place") continue;
    accepted.push({ terms: terms[index]!, facts: facts[index]!, outcome });
    batch[index]!.openUntil = notAfter;
    context.known.note(terms[index]!, facts[index]!);
  }
  const written = accepted.length > 0 ? await writeAccepted(statement, accepted, notAfter) : [];
  finish(context, { batch, outcomes, written, started });
}

/**
 * An order that is alone needs one statement where the facts are still those of the last order of its wallet and service. False
 * where they are not: it is not placed.
 */
async function placeAsExpected(context: BatchContext, waiting: Waiting, started: number): Promise<boolean> {
  const { terms } = waiting;
  const expected = context.known.expect(terms, context.patience.factsGoodMs);
  if (expected === null) return false;
  const { facts, outcome, notAfter } = expected;
  waiting.openUntil = notAfter;
  const asking = { asked: askedOf(waiting), replayWindowSeconds: context.config.REPLAY_WINDOW_SECONDS, notAfter };
  const written = await writeExpected(statementsOf(context.database), { terms, facts, outcome }, asking);
  if (written === null) {
    waiting.openUntil = null;
    return false;
  }
  finish(context, { batch: [waiting], outcomes: [outcome], written: [written], started });
  return true;
}

/** A request key that was made for this order need not be looked for. */
function askedOf({ hasNewKey, terms }: Waiting): OrderTerms {
  return hasNewKey ? { ...terms, requestKey: null } : terms;
}

interface Finished {
  batch: readonly Waiting[];
  outcomes: readonly Outcome[];
  written: readonly Placed[];
  started: number;
}

function finish(context: BatchContext, { batch, outcomes, written, started }: Finished): void {
  context.metrics.batchWritten(batch.length, (performance.now() - started) / 1_000);
  if (outcomes.some((outcome) => outcome.kind === "place" && outcome.due)) context.ordersDue.raise();
  if (written.length > 0) context.eventsWritten.raise();
  answer(context.orderReads, batch, outcomes, written);
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
    return { order: placed, replayed: false, sameCall: true };
  }
  if (outcome.kind === "existing") {
    if (mayBeThere) context.ordersDue.raise();
    // What this very call has placed is no repeat.
    const order = await readExisting(context.orderReads, outcome.id);
    return { order, replayed: !mayBeThere, sameCall: outcome.sameCall };
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
