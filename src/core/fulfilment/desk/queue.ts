import type { Context } from "../../kernel/context.ts";
import { walkAll } from "../../kernel/reads/pages.ts";
import type { Attention } from "../../../database/column-types.ts";
import {
  queueFacetRows,
  queueRows,
  queueTotals,
  type QueuedOrder,
  type QueueFacetRow,
  type QueueFilter,
  type QueueTotal,
} from "./queue-rows.ts";

export { QUEUE_FACETS, type QueuedOrder, type QueueFilter } from "./queue-rows.ts";

/** Why an order needs attention. */
export const ORDER_ATTENTIONS = [
  "manual",
  "no_route",
  "refused",
  "ambiguous",
  "loss",
  "retries",
  "expired",
  "out_of_stock",
  "diverted",
] as const satisfies readonly Attention[];
/** Why an order is in the queue. The last reason is a cancellation request of its reseller. */
export const ATTENTIONS = [...ORDER_ATTENTIONS, "cancel_requested"] as const;

/** Open orders that need attention, oldest first, after `after`. */
export function listQueue(
  context: Context,
  { limit, after, ...filter }: QueueFilter & { limit: number; after?: bigint | undefined },
): Promise<QueuedOrder[]> {
  return queueRows(context.database.kysely, filter, { limit, after });
}

/** All of them, page by page. Throws too_many_items where they are more than an export holds. */
export function exportQueue(
  context: Context & { config: { EXPORT_ROWS: number } },
  filter: QueueFilter,
): Promise<AsyncIterable<QueuedOrder[]>> {
  return walkAll(context.config.EXPORT_ROWS, (page) => queueRows(context.database.kysely, filter, page));
}

export interface QueueSummary {
  /** Of the orders that the filter means. */
  totals: QueueTotal[];
  /** Of the whole queue. */
  facets: QueueFacetRow[];
}

/** What a filter means in sums, and what the queue can be filtered by. */
export async function summarizeQueue(context: Context, filter: QueueFilter): Promise<QueueSummary> {
  const { kysely } = context.database;
  const [totals, facets] = await Promise.all([queueTotals(kysely, filter), queueFacetRows(kysely)]);
  return { totals, facets };
}
