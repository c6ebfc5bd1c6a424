import { lockService } from "../../catalogue/services/service-rows.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { invalidField } from "../../kernel/errors.ts";
import { codeRows, withdrawCodeRows, type Code, type CodeFilter } from "./code-rows.ts";
import { countFreeCodes } from "./inventory-rows.ts";

export type { Code, CodeFilter } from "./code-rows.ts";

export const CODE_STATES = ["free", "delivered"] as const;
export const MOST_WITHDRAWN = 1_000;
const EXPORT_PAGE = 1_000;

/** Codes of a service, newest first. */
export function listCodes(
  { database }: Context,
  filter: CodeFilter,
  part: { limit: number; after?: bigint | undefined },
): Promise<Code[]> {
  return codeRows(database.kysely, filter, part);
}

/** The same in pages, as far as a file goes. */
export async function* exportCodes(context: Context, filter: CodeFilter): AsyncGenerator<Code[]> {
  let left = context.config.EXPORT_ROWS;
  let after: bigint | undefined;
  while (left > 0) {
    const page = await listCodes(context, filter, { limit: Math.min(EXPORT_PAGE, left), after });
    if (page.length === 0) return;
    yield page;
    left -= page.length;
    after = page.at(-1)!.id;
  }
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
