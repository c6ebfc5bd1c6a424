import type { Attention } from "../../database/schema.ts";
import type { Core } from "../core.ts";
import { queueRows, type QueuedOrder, type QueueFilter } from "./queue-rows.ts";

export type { QueuedOrder, QueueFilter } from "./queue-rows.ts";

/** Why an order waits for a person; the last one is its reseller's wish. */
export const ATTENTIONS = [
  "manual",
  "no_route",
  "refused",
  "ambiguous",
  "loss",
  "retries",
  "expired",
  "out_of_stock",
  "cancel_requested",
] as const satisfies readonly (Attention | "cancel_requested")[];

/** Open orders that wait for a person, the oldest first, behind `after`. */
export function listQueue(
  core: Core,
  { limit, after, ...filter }: QueueFilter & { limit: number; after?: bigint | undefined },
): Promise<QueuedOrder[]> {
  return queueRows(core.database.kysely, filter, { limit, after });
}
