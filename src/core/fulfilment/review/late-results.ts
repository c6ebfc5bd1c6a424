import { GREATEST_ID } from "../../kernel/greatest-ids.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context, ReadContext } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { readText } from "../../kernel/input/field-readers.ts";
import { countLateRows, findLateRow, lateRows, lateRowsOf, writeResolution, type LateResult } from "./late-rows.ts";

const MAX_RESOLUTION_LENGTH = 500;

export type { LateResult } from "./late-rows.ts";

/**
 * What no staff member has reviewed yet, oldest first: suppliers' successes for orders or attempts that were closed before,
 * and the numbers of orders that they accepted after the attempt was settled.
 */
export function listLateResults(
  context: Context,
  page: { limit: number; after?: bigint | undefined },
): Promise<LateResult[]> {
  return lateRows(context.database.kysely, page);
}

export function countLateResults(context: Context): Promise<number> {
  return countLateRows(context.database.kysely);
}

/** All that came too late for one order, resolved or not. */
export function listLateResultsOf(context: ReadContext, orderId: bigint): Promise<LateResult[]> {
  return lateRowsOf(context.database.kysely, orderId);
}

/**
 * Notes what was done about a late result; it moves no money by itself.
 * Throws not_found, validation_failed, conflict where it was resolved before.
 */
export async function resolveLateResult(
  context: Context,
  id: bigint,
  resolution: string,
  staffId: number | null,
): Promise<LateResult> {
  const text = readText("resolution", resolution, MAX_RESOLUTION_LENGTH);
  const { kysely } = context.database;
  if (id < 1n || id > GREATEST_ID || !(await findLateRow(kysely, id))) {
    throw new DomainError("not_found", "There is no such late result.");
  }
  await context.database.transaction(async (transaction) => {
    const read = async () => ({
      [`late result ${id}`]: { resolution: (await findLateRow(transaction, id))?.resolution },
    });
    const write = () => writeResolution(transaction, id, { resolution: text, staffId });
    if (await recordChanges(context, transaction, read, write)) return;
    throw new DomainError("conflict", "This result is already resolved.");
  });
  return (await findLateRow(kysely, id))!;
}
