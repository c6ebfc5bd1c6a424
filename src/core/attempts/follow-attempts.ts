import type { Core } from "../core.ts";
import type { Lane } from "../suppliers/supplier.ts";
import type { DueAttempt } from "./attempt.ts";
import { claimDueAttempts, recoverAttempts } from "./attempt-rows.ts";

/** Claims attempts that are due to be asked about, of each supplier as many as there is room for. */
export async function claimAttempts(core: Core, lanes: readonly Lane[]): Promise<DueAttempt[]> {
  return lanes.length === 0 ? [] : claimDueAttempts(core.database, lanes, core.config.LEASE_SECONDS);
}

/** Takes over what a worker was sending when it died: unclear until the supplier or the operator says. */
export function recoverLostAttempts(core: Core): Promise<number> {
  return recoverAttempts(core.database);
}
