import type { Context } from "../../kernel/context.ts";
import { inTime } from "../../kernel/reads/in-time.ts";
import { readFacts, statementsOf } from "../intake/intake-rows.ts";

const LONGEST_ANSWER_MS = 2_000;

/**
 * Asks the database what it is asked before an order is placed, over the connections that orders are placed with.
 * Throws when it does not answer within 2 seconds.
 */
export async function checkReadiness({ database, config }: Context): Promise<void> {
  await inTime(readFacts(statementsOf(database), [], config.REPLAY_WINDOW_SECONDS), LONGEST_ANSWER_MS);
}
