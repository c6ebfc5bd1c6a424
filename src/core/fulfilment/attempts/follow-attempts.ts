import type { Context } from "../../kernel/context.ts";
import type { ClaimLimit } from "../suppliers/supplier.ts";
import type { DueAttempt } from "./attempt.ts";
import { claimDueAttempts } from "./attempt-rows.ts";

/** Claims attempts whose status is due to be asked for, up to the limit of each supplier. */
export async function claimAttempts(context: Context, limits: readonly ClaimLimit[]): Promise<DueAttempt[]> {
  return limits.length === 0 ? [] : claimDueAttempts(context.database, limits, context.config.LEASE_SECONDS);
}
