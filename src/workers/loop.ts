import type { FastifyBaseLogger } from "fastify";
import type { Core } from "../core/core.ts";
import { claimOrders } from "../core/orders/fulfil-orders.ts";
import { sweepAnswers } from "../core/orders/idempotency.ts";
import { fulfil } from "./fulfilment/fulfil.ts";

const SWEEP_MS = 3_600_000;

export type WorkerLog = Pick<FastifyBaseLogger, "error">;

export interface Workers {
  /** Waits for the batch under way; what is still due stays due. */
  stop(): Promise<void>;
}

/**
 * Fulfils due orders until stopped: at once when the core tells of new ones, and by a slow poll as a backstop.
 * An order that fails is logged and tried again when its lease runs out.
 */
export function startWorkers(core: Core, log: WorkerLog): Workers {
  let stopped = false;
  let woken = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    do {
      woken = false;
      try {
        while (!stopped && (await workBatch(core, log)) > 0);
      } catch (error) {
        log.error({ err: error }, "orders could not be claimed");
      }
    } while (woken && !stopped);
    working = null;
  }

  function wake(): void {
    woken = true;
    if (!stopped) working ??= work();
  }

  const stopListening = core.ordersDue.listen(wake);
  const poll = setInterval(wake, core.config.WORKER_POLL_MS);
  const sweep = setInterval(() => {
    sweepAnswers(core).catch((error: unknown) => log.error({ err: error }, "old answers could not be removed"));
  }, SWEEP_MS);
  wake();
  return {
    stop: async () => {
      stopped = true;
      stopListening();
      clearInterval(poll);
      clearInterval(sweep);
      await working;
    },
  };
}

async function workBatch(core: Core, log: WorkerLog): Promise<number> {
  const orders = await claimOrders(core);
  await Promise.all(
    orders.map((order) =>
      fulfil(core, order).catch((error: unknown) => log.error({ err: error, order: Number(order.id) }, "order failed")),
    ),
  );
  return orders.length;
}
