import type { Context } from "../../kernel/context.ts";
import type { Attention } from "../../../database/column-types.ts";
import { queueRows, type QueuedOrder, type QueueFilter } from "./queue-rows.ts";

export type { QueuedOrder, QueueFilter } from "./queue-rows.ts";

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
