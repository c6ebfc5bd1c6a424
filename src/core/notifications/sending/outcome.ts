const MINUTE_MS = 60_000;
/** Longer than any attempt takes: another worker goes on where one has died. */
export const LEASE_MS = 2 * MINUTE_MS;
/** An attempt lasts no longer. */
const ATTEMPT_MS = MINUTE_MS;
/** How long to wait before each attempt after the first; after the last one the message is given up. */
const RETRY_MINUTES: readonly number[] = [1, 5, 15, 60, 240, 720, 1_440];

/**
 * What became of a message. `gone`: the recipient has left the channel. `dropped`: this server does not have the channel.
 */
export type Outcome = "sent" | "failed" | "gone" | "dropped";

/** Whether the lease lasts for an attempt from now on: a worker that was suspended leaves the message to another one. */
export function isSendable({ lease }: { lease: Date }, now: Date): boolean {
  return lease.getTime() - now.getTime() >= ATTEMPT_MS;
}

/** When a message that could not be sent is sent again; null: it is given up. */
export function retryAfter(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
