import { hasChanged } from "../../database/changed.ts";
import { databaseFault } from "../../database/failure.ts";
import { DomainError, type ErrorCode } from "./errors.ts";

/** Around the answer to a request, so that `toOutage` knows what it has changed. */
export { watchingChanges } from "../../database/changed.ts";

const RETRY_AFTER_SECONDS = 2;
const NOTHING_DONE = "The server cannot do this for the moment. Nothing was done: try again in a few seconds.";
const OUTCOME_UNKNOWN =
  "The database became unavailable while this was being done. Check whether it was done before you repeat it.";

/**
 * The refusal for an error that says that the database cannot serve for the moment: `maintenance`, or `outcome_unknown`
 * where something may have been done, by the statement that failed or by one that was committed before it. Null for any
 * other error. `reads`: nothing was to be changed, so that there is no outcome to wonder about.
 */
export function toOutage(error: unknown, { reads = false } = {}): DomainError | null {
  const fault = databaseFault(error);
  if (fault === null) return null;
  const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  if (reads || (fault !== "lost" && !hasChanged())) return new DomainError("maintenance", NOTHING_DONE, details);
  return new DomainError("outcome_unknown", OUTCOME_UNKNOWN, details);
}

/** What `toOutage` makes of an error where nothing was to be changed; any other error as it is. */
export async function onlyReading<Found>(read: Promise<Found>): Promise<Found> {
  try {
    return await read;
  } catch (error) {
    throw toOutage(error, { reads: true }) ?? error;
  }
}

/** Whether a request that ended so may have been done. */
export function isUncertain(code: ErrorCode): boolean {
  return code === "outcome_unknown" || code === "internal";
}
