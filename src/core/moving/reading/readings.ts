import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "../../kernel/errors.ts";

/** A source that does not answer must not keep the server from stopping. */
const STOP_MS = 5_000;

/** The sources that this process reads: one at a time, since each takes memory and processor time from the interfaces. */
export interface Readings {
  /** Begins in the background what must not fail. Throws conflict while another source is being read. */
  start(claim: () => Promise<(stopping: AbortSignal) => Promise<void>>): Promise<void>;
  /** Ends what is being read. */
  close(): Promise<void>;
}

export function createReadings(): Readings {
  const stopping = new AbortController();
  let isTaken = false;
  let current: Promise<void> = Promise.resolve();
  return {
    start: async (claim) => {
      if (isTaken || stopping.signal.aborted) {
        throw new DomainError("conflict", "The server is reading another source: wait until that is finished.");
      }
      isTaken = true;
      const release = (): void => {
        isTaken = false;
      };
      try {
        const read = await claim();
        current = read(stopping.signal).finally(release);
      } catch (error) {
        release();
        throw error;
      }
    },
    close: async () => {
      stopping.abort();
      const waiting = new AbortController();
      await Promise.race([current, wait(STOP_MS, undefined, { signal: waiting.signal, ref: false }).catch(() => {})]);
      waiting.abort();
    },
  };
}
