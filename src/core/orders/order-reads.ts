import { GREATEST_ID } from "../kernel/greatest-ids.ts";
import type { Database } from "../../database/database.ts";
import { createBatchReads } from "../kernel/reads/batch-reads.ts";
import type { Order } from "./order.ts";
import { findOrderRows } from "./order-rows.ts";

/** Reads of single orders, batched into one statement while another is under way. */
export interface OrderReads {
  find(id: bigint): Promise<Order | undefined>;
}

export function createOrderReads(database: Database, mostKeys: number): OrderReads {
  const find = createBatchReads((ids: bigint[]) => findOrderRows(database, ids), mostKeys);
  // A look-up that the database refuses would fail all others of its batch.
  return { find: async (id) => (id >= 1n && id <= GREATEST_ID ? find(id) : undefined) };
}
