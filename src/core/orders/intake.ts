import type { Config } from "../../config.ts";
import type { Database } from "../../database/open.ts";
import type { Service } from "../catalogue/service.ts";
import { DomainError } from "../errors.ts";
import type { Meter } from "../meter.ts";
import type { Signal } from "../signal.ts";
import { decide, type Outcome } from "./decide.ts";
import {
  readFacts,
  statementsIn,
  statementsOf,
  writeAccepted,
  type Accepted,
  type RunStatement,
} from "./intake-rows.ts";
import type { Order, PlacedOrder } from "./order.ts";
import type { OrderTerms } from "./order-terms.ts";
import type { OrderReads } from "./order-reads.ts";
import { lockWallet } from "../wallet/wallet-rows.ts";

/** SQLSTATE has five characters; an error without one did not come from the server, so its fate is unknown. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes in which the server lost the connection or is going down: the statement may have been committed. */
const UNKNOWN_FATE = /^(08|57P)/;
/** So many must wait before they get a lane beside one under way: fewer are cheaper in the next batch. */
const WORTH_A_LANE = 16;

/**
 * Where orders come in. Orders that arrive while a batch is being written are placed together in one transaction;
 * when idle an order goes at once. Several batches are written side by side as long as they share no wallet. An answer
 * is given only after the commit.
 */
export interface Intake {
  /** Throws the DomainError that refuses the order, or `maintenance` when too many wait. */
  place(terms: OrderTerms, service: Service): Promise<PlacedOrder>;
  /** Waits until everything that was accepted is answered. */
  drain(): Promise<void>;
}

interface IntakeContext {
  database: Database;
  config: Config;
  orderReads: OrderReads;
  ordersDue: Signal;
  meter: Meter;
}

interface Waiting extends PromiseWithResolvers<PlacedOrder> {
  terms: OrderTerms;
  service: Service;
}

export function createIntake(context: IntakeContext): Intake {
  const { config } = context;
  // The embedded database has one connection: a second batch could only wait for it.
  const mostLanes = context.database.kind === "embedded" ? 1 : config.INTAKE_LANES;
  const lanes = new Set<Promise<void>>();
  const busyWallets = new Set<number>();
  let queue: Waiting[] = [];

  function startLanes(): void {
    while (lanes.size < mostLanes && queue.length >= (lanes.size === 0 ? 1 : WORTH_A_LANE)) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      const lane = placeInLane(batch).finally(() => {
        lanes.delete(lane);
        startLanes();
      });
      lanes.add(lane);
    }
  }

  async function placeInLane(batch: Waiting[]): Promise<void> {
    for (const { terms } of batch) busyWallets.add(terms.walletId);
    await placeBatch(context, batch);
    for (const { terms } of batch) busyWallets.delete(terms.walletId);
  }

  /** In order of arrival, without the wallets that another lane is writing: all that orders compete for is a wallet's. */
  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of queue) {
      const fits = batch.length < config.INTAKE_BATCH && !busyWallets.has(waiting.terms.walletId);
      (fits ? batch : left).push(waiting);
    }
    queue = left;
    return batch;
  }

  return {
    place: (terms, service) => {
      if (queue.length >= config.INTAKE_QUEUE) {
        return Promise.reject(new DomainError("maintenance", "Too many orders are waiting: try again in a moment."));
      }
      const waiting = { ...Promise.withResolvers<PlacedOrder>(), terms, service };
      queue.push(waiting);
      startLanes();
      return waiting.promise;
    },
    drain: async () => {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}

/** Never rejects: each of the batch gets its own answer. */
async function placeBatch(context: IntakeContext, batch: Waiting[]): Promise<void> {
  try {
    await placeTogether(context, statementsOf(context.database), batch);
  } catch (error) {
    if (!isRefusedByDatabase(error)) return rejectAll(batch, error);
    // A guard of the database refused the batch as a whole: alone and under the wallet's lock, each gets its due.
    for (const waiting of batch) await placeAlone(context, waiting);
  }
}

async function placeAlone(context: IntakeContext, waiting: Waiting): Promise<void> {
  try {
    const started = performance.now();
    const settle = await context.database.kysely.transaction().execute(async (transaction) => {
      await lockWallet(transaction, waiting.terms.walletId);
      return writeBatch(context, statementsIn(transaction), [waiting]);
    });
    measure(context.meter, [waiting], started);
    await settle();
  } catch (error) {
    waiting.reject(error);
  }
}

async function placeTogether(context: IntakeContext, statement: RunStatement, batch: Waiting[]): Promise<void> {
  const started = performance.now();
  const settle = await writeBatch(context, statement, batch);
  measure(context.meter, batch, started);
  await settle();
}

function measure(meter: Meter, batch: Waiting[], startedMs: number): void {
  meter.batchWritten(batch.length, (performance.now() - startedMs) / 1_000);
}

/** Reads, decides and writes; returns what answers the callers once the commit is done. */
async function writeBatch(
  context: IntakeContext,
  statement: RunStatement,
  batch: Waiting[],
): Promise<() => Promise<void>> {
  const terms = batch.map((waiting) => waiting.terms);
  const facts = await readFacts(statement, terms, context.config.REPLAY_WINDOW_SECONDS);
  const outcomes = decide(terms, facts);
  const accepted: Accepted[] = [];
  outcomes.forEach((outcome, index) => {
    if (outcome.kind === "place") accepted.push({ terms: terms[index]!, facts: facts[index]!, outcome });
  });
  const written = accepted.length > 0 ? await writeAccepted(statement, accepted) : [];
  return async () => {
    if (accepted.some(({ outcome }) => outcome.due)) context.ordersDue.raise();
    await answer(context.orderReads, batch, outcomes, written);
  };
}

async function answer(
  orderReads: OrderReads,
  batch: Waiting[],
  outcomes: Outcome[],
  written: { id: bigint; placedAt: Date }[],
): Promise<void> {
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
    else answerExisting(orderReads, waiting, outcome.id);
  }
}

/** Not awaited by the batch: reading an old order must not hold up new ones. */
function answerExisting(orderReads: OrderReads, waiting: Waiting, id: bigint): void {
  orderReads.find(id).then((order) => {
    if (order) waiting.resolve({ order, replayed: true });
    else waiting.reject(new Error(`order ${id} stood in the way and cannot be read`));
  }, waiting.reject);
}

function duplicateOf(order: Order): DomainError {
  const text = "The same service is already on order for this identifier: wait until that order is settled.";
  return new DomainError("duplicate_order", text, { existingOrderId: order.id });
}

function toOrder(
  { terms, service }: Waiting,
  outcome: Extract<Outcome, { kind: "place" }>,
  { id, placedAt }: { id: bigint; placedAt: Date },
): Order {
  return {
    id,
    walletId: terms.walletId,
    serviceId: terms.serviceId,
    serviceName: service.name,
    serviceType: service.type,
    serviceCancellable: service.cancellable,
    source: terms.source,
    test: terms.test,
    identifier: terms.identifier,
    inputs: terms.inputs,
    quantity: terms.quantity,
    unitPrice: outcome.unitPrice,
    price: outcome.price,
    currency: terms.currency,
    status: "PENDING",
    statusReason: null,
    resultText: null,
    resultFields: null,
    captured: null,
    refunded: 0n,
    clientReference: terms.clientReference,
    metadata: terms.metadata,
    cancelRequestedAt: null,
    createdAt: placedAt,
    submittedAt: null,
    completedAt: null,
    updatedAt: placedAt,
  };
}

function isRefusedByDatabase(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" && SQLSTATE.test(code) && !UNKNOWN_FATE.test(code);
}

function rejectAll(batch: Waiting[], error: unknown): void {
  for (const waiting of batch) waiting.reject(error);
}
