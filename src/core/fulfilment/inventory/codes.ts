import { lockService } from "../../catalogue/services/service-rows.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { invalidField } from "../../kernel/errors.ts";
import { walkAll } from "../../kernel/reads/pages.ts";
import { codeRows, withdrawCodeRows, type Code, type CodeFilter } from "./code-rows.ts";
import { countFreeCodes } from "./inventory-rows.ts";

export type { Code, CodeFilter } from "./code-rows.ts";

export const CODE_STATES = ["free", "delivered"] as const;
export const MOST_WITHDRAWN = 1_000;

/** Codes of a service, newest first. */
export function listCodes(
  { database }: Context,
  filter: CodeFilter,
  part: { limit: number; offset?: number; after?: bigint | undefined },
): Promise<Code[]> {
  return codeRows(database.kysely, filter, part);
}

/** The same in pages. Throws too_many_items where there are more than EXPORT_ROWS. */
export function exportCodes(context: Context, filter: CodeFilter): Promise<AsyncIterable<Code[]>> {
  return walkAll(context.config.EXPORT_ROWS, (page) => listCodes(context, filter, page));
}

export interface Withdrawn {
  withdrawn: number;
  /** Codes that were delivered meanwhile, or are not of this service. */
  kept: number;
  free: number;
}

/** Takes undelivered codes out of the inventory, such as those of a wrong paste. Throws validation_failed. */
export async function withdrawCodes(context: Context, serviceId: number, ids: readonly bigint[]): Promise<Withdrawn> {
  if (ids.length === 0) throw invalidField("ids", "Choose the codes to withdraw.");
  if (ids.length > MOST_WITHDRAWN) throw invalidField("ids", `Withdraw at most ${MOST_WITHDRAWN} codes at once.`);
  const distinct = [...new Set(ids)];
  return context.database.transaction(async (transaction) => {
    await lockService(transaction, serviceId);
    const read = async () => ({ [`service ${serviceId}`]: { codes: await countFreeCodes(transaction, serviceId) } });
    const withdrawn = await recordChanges(context, transaction, read, () =>
      withdrawCodeRows(transaction, serviceId, distinct),
    );
    return {
      withdrawn,
      kept: distinct.length - withdrawn,
      free: await countFreeCodes(transaction, serviceId),
    };
  });
}
