import type { Core } from "../../core/core.ts";
import { sendPasswordLinks } from "../../core/moving/links/password-links.ts";
import { createRunner } from "../runner.ts";
import type { WorkerLog } from "../worker-log.ts";

/** What waits beyond these is sent a moment later; links are due one second apart. */
const AT_ONCE = 10;

/** Sends links to set a password to resellers who moved in. */
export function startLinkSender(core: Core, log: WorkerLog): { stop(): Promise<void> } {
  const runner = createRunner(async () => {
    try {
      while (!runner.isStopped() && (await sendPasswordLinks(core, AT_ONCE)) === AT_ONCE);
    } catch (error) {
      log.error({ err: error }, "links to set a password could not be sent");
    }
  });
  const timer = setInterval(runner.wake, core.config.WORKER_POLL_MS);
  runner.wake();
  return {
    stop: async () => {
      clearInterval(timer);
      await runner.stop();
    },
  };
}
