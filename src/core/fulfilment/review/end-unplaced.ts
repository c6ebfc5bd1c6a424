import type { Context } from "../../kernel/context.ts";
import type { AttemptEnd } from "../attempts/attempt-rows.ts";
import { choosePresent, type OnwardStep } from "../attempts/next-step.ts";
import { toFollows } from "../attempts/record-outcomes.ts";
import type { RefusalClass } from "../suppliers/outcome.ts";
import type { ReviewedAttempt } from "./review-rows.ts";

/** The end of an attempt that its supplier does not have: its order goes on. */
export function endUnplaced(
  context: Context,
  attempt: ReviewedAttempt,
  found: { refusal: RefusalClass; message: string; staffId?: number | null },
): AttemptEnd {
  const follows = toFollows(onwardStep(context, attempt, found.message));
  return { attemptId: attempt.id, state: "refused", raw: null, follows, ...found };
}

/** Once more to the same route, unless the reseller wants it back or it was tried often enough. */
function onwardStep(context: Context, attempt: ReviewedAttempt, note: string): OnwardStep {
  if (attempt.cancelRequested) return { kind: "operator", attention: "manual", note };
  if (attempt.attempts >= context.config.ATTEMPTS_PER_ORDER) return { kind: "operator", attention: "retries", note };
  return choosePresent(attempt);
}
