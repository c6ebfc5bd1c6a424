import type { ReadContext } from "../../kernel/context.ts";
import { orderTransferRows, type OrderTransfer } from "./order-transfer-rows.ts";

export type { OrderTransfer } from "./order-transfer-rows.ts";

/** How the money of an order moved, the supplier's part included; the oldest first. */
export function listOrderTransfers(context: ReadContext, orderId: bigint): Promise<OrderTransfer[]> {
  return orderTransferRows(context.database.kysely, orderId);
}
