import { randomBytes } from "node:crypto";
import { noteChange, unnoticed } from "../../../database/changed.ts";
import type { Service } from "../../catalogue/services/service.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { PlacedOrder } from "../order.ts";
import type { OrderTerms } from "../placing/order-terms.ts";
import { createKnownFacts } from "./known-facts.ts";
import { PATIENCE, placeBatch, type BatchContext } from "./place-batch.ts";
import type { Waiting } from "./waiting.ts";

/** Maximum number of orders written in one transaction. */
const BATCH = 128;
/** Maximum number of batches written side by side on PostgreSQL, each on its own connection. */
const CONCURRENT_BATCHES = 2;
/** So many orders must wait before a second batch starts beside one under way. Fewer are cheaper in the next batch. */
const WORTH_A_BATCH = 16;
const RUN_BYTES = 9;

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

interface IntakeContext extends Omit<BatchContext, "patience" | "known"> {
  patience?: BatchContext["patience"];
}

export function createIntake({ patience = PATIENCE, ...given }: IntakeContext): Intake {
  const context: BatchContext = { ...given, patience, known: createKnownFacts() };
  const { config } = context;
  // One name for each order: no two processes, and no two runs of one, share theirs. It is short, since it is stored and
  // indexed with every order.
  const run = randomBytes(RUN_BYTES).toString("base64url");
  let count = 0;
  // The embedded database has one connection: a second batch could only wait for it.
  const mostBatches = context.database.kind === "embedded" ? 1 : CONCURRENT_BATCHES;
  const writing = new Set<Promise<void>>();
  const busyWallets = new Set<number>();
  let queue: Waiting[] = [];

  function startBatches(): void {
    while (writing.size < mostBatches && queue.length >= (writing.size === 0 ? 1 : WORTH_A_BATCH)) {
      const { batch, left } = splitQueue(queue, BATCH, busyWallets);
      queue = left;
      if (batch.length === 0) return;
      const written = writeBatch(batch).finally(() => {
        writing.delete(written);
        startBatches();
      });
      writing.add(written);
    }
  }

  async function writeBatch(batch: Waiting[]): Promise<void> {
    for (const { terms } of batch) busyWallets.add(terms.walletId);
    // A batch is of several requests, each of which notes its own order.
    await unnoticed(() => placeBatch(context, batch));
    for (const { terms } of batch) busyWallets.delete(terms.walletId);
  }

  return {
    place: (terms, service) => {
      if (queue.length >= config.INTAKE_QUEUE) {
        return Promise.reject(new DomainError("maintenance", "Too many orders are waiting: try again in a moment."));
      }
      const requestKey = terms.requestKey ?? `${run}:${(++count).toString(36)}`;
      const waiting = {
        ...Promise.withResolvers<PlacedOrder>(),
        terms: { ...terms, requestKey },
        hasNewKey: terms.requestKey === null,
        service,
        openUntil: null,
      };
      queue.push(waiting);
      startBatches();
      return notePlaced(waiting.promise);
    },
    drain: async () => {
      while (writing.size > 0) await Promise.all(writing);
    },
  };
}

async function notePlaced(placing: Promise<PlacedOrder>): Promise<PlacedOrder> {
  const placed = await placing;
  if (!placed.replayed) noteChange();
  return placed;
}

/** In order of arrival, without the wallets of a batch under way. Orders compete only for the lock of a wallet. */
function splitQueue(
  queue: readonly Waiting[],
  most: number,
  busyWallets: ReadonlySet<number>,
): { batch: Waiting[]; left: Waiting[] } {
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  for (const waiting of queue) {
    const fits = batch.length < most && !busyWallets.has(waiting.terms.walletId);
    (fits ? batch : left).push(waiting);
  }
  return { batch, left };
}
