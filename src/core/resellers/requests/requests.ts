import type { ResellerContext } from "../context.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import type { Context } from "../../kernel/context.ts";
import { sweep } from "../../kernel/work/sweep.ts";
import type { Call, CallQuery } from "./api-request.ts";
import { deleteOldCalls, deleteSurplusCalls, listCallRows } from "./request-rows.ts";

/**
 * The calls of the caller's account in the caller's mode, the newest first; those of other nodes come a moment later.
 * Throws scope_missing.
 */
export async function listCalls(context: ResellerContext, caller: Caller, query: CallQuery): Promise<Call[]> {
  requireScope(caller, "account:read");
  await context.callLog.write();
  return listCallRows(context.database.kysely, caller.walletId, query);
}

/** Forgets calls older than CALLS_DAYS, and of each wallet all but the last CALLS_KEPT. */
export async function sweepCalls({ database, config }: Context): Promise<void> {
  await sweep((most) => deleteOldCalls(database.kysely, config.CALLS_DAYS, most));
  await deleteSurplusCalls(database.kysely, config.CALLS_KEPT);
}
