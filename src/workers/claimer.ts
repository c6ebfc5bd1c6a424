import type { Core } from "../core/core.ts";
import { createRunner } from "./runner.ts";
import type { WorkerLog } from "./worker-log.ts";

export interface Claiming<Claimed> {
  /** How many are worked on at the same time by one process. */
  most: number;
  /** Leases at most so many. */
  claim: (most: number) => Promise<Claimed[]>;
  /** What the log says if that fails. */
  fault: string;
  /** Must not reject. */
  work: (claimed: Claimed) => Promise<void>;
}

/** Claims what is due and works on it until stopped: at every poll, and when a piece of work ends. */
export function startClaimer<Claimed>(
  { core, log }: { core: Core; log: WorkerLog },
  { most, claim, fault, work }: Claiming<Claimed>,
): { stop(): Promise<void> } {
  const underWay = new Set<Promise<void>>();
  const runner = createRunner(async () => {
    try {
      const room = most - underWay.size;
      if (room > 0) (await claim(room)).forEach(start);
    } catch (error) {
      log.error({ err: error }, fault);
    }
  });

  function start(claimed: Claimed): void {
    const working = work(claimed).finally(() => {
      underWay.delete(working);
      runner.wake();
    });
    underWay.add(working);
  }

  const poll = setInterval(runner.wake, core.config.WORKER_POLL_MS);
  runner.wake();
  return {
    stop: async () => {
      clearInterval(poll);
      await runner.stop();
      await Promise.all(underWay);
    },
  };
}
