import type { Core } from "../../core/core.ts";
import { LINKS_PER_MINUTE, sendPasswordLink } from "../../core/moving/links/password-links.ts";
import { createRunner } from "../runner.ts";
import type { WorkerLog } from "../worker-log.ts";

/** One link at a time, so that the rate also holds for those that became due while the server was stopped. */
const PAUSE_MS = 60_000 / LINKS_PER_MINUTE;

/** Sends links to set a password to resellers who moved in. */
export function startLinkSender(core: Core, log: WorkerLog): { stop(): Promise<void> } {
  const runner = createRunner(async () => {
    try {
      await sendPasswordLink(core);
    } catch (error) {
      log.error({ err: error }, "a link to set a password could not be sent");
    }
  });
  const timer = setInterval(runner.wake, PAUSE_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await runner.stop();
    },
  };
}
