import type { Core } from "../core/core.ts";
import { endLostReadings } from "../core/moving/reading/read-source.ts";
import { MOVING_CHANNEL } from "../core/moving/runs/runs.ts";
import { workOnRun } from "../core/moving/work.ts";
import { startLinkSender } from "./moving/link-sender.ts";
import { createRunner } from "./runner.ts";
import type { WorkerLog } from "./worker-log.ts";

const MINUTE_MS = 60_000;

/** Plans and imports what was read of other panels, one run at a time. */
export async function startMover(core: Core, log: WorkerLog): Promise<{ stop(): Promise<void> }> {
  const runner = createRunner(async () => {
    try {
      await endLostReadings(core);
      while (!runner.isStopped() && (await workOnRun(core)));
    } catch (error) {
      log.error({ err: error }, "a migration run failed");
    }
  });
  const stopHearing = await core.database.listen(MOVING_CHANNEL, runner.wake, runner.wake);
  // Requests that no process heard, and runs that a process died over.
  const timer = setInterval(runner.wake, MINUTE_MS);
  const links = startLinkSender(core, log);
  runner.wake();
  return {
    stop: async () => {
      clearInterval(timer);
      await stopHearing();
      await runner.stop();
      await links.stop();
    },
  };
}
