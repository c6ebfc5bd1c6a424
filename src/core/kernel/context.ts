import type { Config } from "../../config.ts";
import type { Database } from "../../database/database.ts";
import type { Recorded } from "./changes.ts";
import type { Clock } from "./ports/clock.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { Metrics } from "./ports/metrics.ts";
import type { Signal } from "./signal.ts";

/** What a rule that only reads works with: the database, or a snapshot of it. */
export interface ReadContext {
  readonly database: Pick<Database, "kysely">;
}

/** What every rule works with. A rule that needs more takes the context of its own folder. */
export interface Context extends Recorded {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  /** Raised after a commit that left orders due for a worker. */
  readonly ordersDue: Signal;
  /** Raised after a commit that may have written events. */
  readonly eventsWritten: Signal;
  /** Raised after a commit that took access from a key, a reseller or a user. */
  readonly accessChanged: Signal;
}
