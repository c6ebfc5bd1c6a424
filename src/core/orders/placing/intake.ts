import { randomUUID } from "node:crypto";
import type { Service } from "../../catalogue/services/service.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { PlacedOrder } from "../order.ts";
import type { OrderTerms } from "./order-terms.ts";
import { PATIENCE, placeBatch, type BatchContext, type Waiting } from "./place-batch.ts";

/** Most orders that are written in one transaction. */
const BATCH = 128;
/** Most batches that are written side by side on PostgreSQL, each on a connection. */
const LANES = 2;
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

interface IntakeContext extends Omit<BatchContext, "patience"> {
  patience?: BatchContext["patience"];
}

export function createIntake({ patience = PATIENCE, ...given }: IntakeContext): Intake {
  const context: BatchContext = { ...given, patience };
  const { config } = context;
  // One name for each order, in the order of their index: no two processes, and no two runs of one, share theirs.
  const run = randomUUID();
  let count = 0;
  // The embedded database has one connection: a second batch could only wait for it.
  const mostLanes = context.database.kind === "embedded" ? 1 : LANES;
  const lanes = new Set<Promise<void>>();
  const busyWallets = new Set<number>();
  let queue: Waiting[] = [];

  function startLanes(): void {
    while (lanes.size < mostLanes && queue.length >= (lanes.size === 0 ? 1 : WORTH_A_LANE)) {
      const { batch, left } = splitQueue(queue, BATCH, busyWallets);
      queue = left;
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

  return {
    place: (terms, service) => {
      if (queue.length >= config.INTAKE_QUEUE) {
        return Promise.reject(new DomainError("maintenance", "Too many orders are waiting: try again in a moment."));
      }
      const requestKey = terms.requestKey ?? `${run}:${++count}`;
      const waiting = {
        ...Promise.withResolvers<PlacedOrder>(),
        terms: { ...terms, requestKey },
        service,
        openUntil: null,
      };
      queue.push(waiting);
      startLanes();
      return waiting.promise;
    },
    drain: async () => {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}

/** In order of arrival, without the wallets that another lane is writing: all that orders compete for is a wallet's. */
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
