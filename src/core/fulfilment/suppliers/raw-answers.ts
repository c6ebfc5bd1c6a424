import type { Context } from "../../kernel/context.ts";
import { sweep } from "../../kernel/work/sweep.ts";
import { clearRawAnswers } from "./raw-answer-rows.ts";

/** Removes suppliers' raw answers from attempts that have ended and are older than RAW_ANSWERS_DAYS. */
export async function sweepRawAnswers({ database, config }: Context): Promise<void> {
  const days = config.RAW_ANSWERS_DAYS;
  await sweep((most) => database.transaction((transaction) => clearRawAnswers(transaction, days, most)));
}
