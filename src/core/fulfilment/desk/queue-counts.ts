import type { Context } from "../../kernel/context.ts";
import { isOpen, ORDER_STATUSES, type OrderStatus } from "../../orders/order-status.ts";
import { readDueOrdersRow, readOpenOrderRows } from "./queue-count-rows.ts";

/** The number of waiting orders and the age of the oldest in seconds; 0 when there is none. */
export interface QueueCount {
  orders: number;
  oldestSeconds: number;
}

/** The open orders of live wallets by status; every open status is there. */
export async function readOpenOrders({ database }: Context): Promise<(QueueCount & { status: OrderStatus })[]> {
  const rows = await readOpenOrderRows(database);
  return ORDER_STATUSES.filter(isOpen).map(
    (status) => rows.find((row) => row.status === status) ?? { status, orders: 0, oldestSeconds: 0 },
  );
}

/** What workers should have begun by now, test orders as well; its age says how far they are behind. */
export function readDueOrders({ database }: Context): Promise<QueueCount> {
  return readDueOrdersRow(database);
}
