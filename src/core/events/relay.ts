import type { Database } from "../../database/database.ts";
import { createSignal, type Signal } from "../kernel/signal.ts";

/** The channel on which processes announce events to each other. */
const CHANNEL = "events_written";
/** A notification costs a transaction, so that there are few of them however many orders there are. */
const BETWEEN_MS = 50;

/** Raised when this or another process has written events. Notifications may be lost, so listeners look by themselves too. */
export interface EventRelay {
  heard: Signal;
  close(): Promise<void>;
}

/** Passes on what is raised in this process to all others, and what others pass on to this one. */
export async function openEventRelay(database: Database, written: Signal): Promise<EventRelay> {
  const heard = createSignal();
  const stopLocal = written.listen(heard.raise);
  if (database.kind === "embedded") return { heard, close: async () => stopLocal() };
  let timer: NodeJS.Timeout | undefined;
  const stopTelling = written.listen(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // A process that misses it finds the events a moment later.
      database.statement("events_tell", `select pg_notify('${CHANNEL}', '')`, []).catch(() => {});
    }, BETWEEN_MS);
    timer.unref();
  });
  const stopHearing = await database.listen(CHANNEL, heard.raise, heard.raise);
  return {
    heard,
    close: async () => {
      clearTimeout(timer);
      stopLocal();
      stopTelling();
      await stopHearing();
    },
  };
}
