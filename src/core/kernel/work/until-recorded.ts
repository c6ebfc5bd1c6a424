import { setTimeout as sleep } from "node:timers/promises";
import { databaseFault } from "../../../database/failure.ts";
import { isUniqueViolation } from "../../../database/unique.ts";

/** A process that stops waits this long for a database that is away. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 200;

/**
 * Writes what the outside answered, which nothing but this process knows: again where the database is away for a moment, and
 * where two workers recorded the same number at once, since the second then sees the first. `write` may be repeated after
 * it was done.
 */
export async function untilRecorded<Written>(write: () => Promise<Written>): Promise<Written> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const mayPass = databaseFault(error) !== null || isUniqueViolation(error);
      if (!mayPass || performance.now() + PAUSE_MS > end) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
