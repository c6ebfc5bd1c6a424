import type { Core } from "../../core.ts";
import { orderTransferRows, type OrderTransfer } from "./order-transfer-rows.ts";

export type { OrderTransfer } from "./order-transfer-rows.ts";

/** How the money of an order moved, the supplier's part included; the oldest first. */
export function listOrderTransfers(core: Core, orderId: bigint): Promise<OrderTransfer[]> {
  return orderTransferRows(core.database.kysely, orderId);
}
