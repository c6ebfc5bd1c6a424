import type { Context } from "../../kernel/context.ts";
import type { Lane } from "../suppliers/supplier.ts";
import type { DueAttempt } from "./attempt.ts";
import { claimDueAttempts } from "./attempt-rows.ts";

/** Claims attempts that are due to be asked about, of each supplier as many as there is room for. */
export async function claimAttempts(context: Context, lanes: readonly Lane[]): Promise<DueAttempt[]> {
  return lanes.length === 0 ? [] : claimDueAttempts(context.database, lanes, context.config.LEASE_SECONDS);
}
