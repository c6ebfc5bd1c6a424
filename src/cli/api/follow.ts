import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../failure.ts";

const WATCH_MS = 100;
/** How long a worker may take to begin. */
const WORKER_WAIT_MS = 60_000;

interface Watched {
  isDone: boolean;
  /** No worker has begun it. */
  isWaiting: boolean;
}

/** Reads what a worker does until it is done. Throws a Failure where none begins. */
export async function untilDone<State extends Watched>(read: () => Promise<State>): Promise<State> {
  const deadline = Date.now() + WORKER_WAIT_MS;
  for (;;) {
    const state = await read();
    if (state.isDone) return state;
    if (state.isWaiting && Date.now() > deadline) {
      throw new Failure(
        "no_worker",
        "No worker has begun this within a minute. It stays requested: is a worker running?",
      );
    }
    await sleep(WATCH_MS);
  }
}
