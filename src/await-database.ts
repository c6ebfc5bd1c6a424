import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "./failure.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** Stands in for the server until then; resolves to the function that ends it. */
type Wait = (reason: string) => Promise<() => Promise<void>>;

/**
 * Opens what stands on the database, again and again while that is away. `wait` is called once, when that is the case, and
 * what it began ends before this resolves. Throws what no waiting mends.
 */
export async function openWhenReachable<Opened>(open: () => Promise<Opened>, wait: Wait): Promise<Opened> {
  let endWaiting: (() => Promise<void>) | undefined;
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await open();
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== "database_unreachable") throw error;
        endWaiting ??= await wait(error.message);
      }
      await sleep(pauseMs);
    }
  } finally {
    await endWaiting?.();
  }
}
