import type { Context } from "../../kernel/context.ts";
import { isOpen, ORDER_STATUSES, type OrderStatus } from "../../orders/order-status.ts";
import { readDueOrdersRow, readOpenOrderRows } from "./queue-figure-rows.ts";

/** How many orders wait, and for how many seconds the oldest of them has; 0 where none waits. */
export interface QueueFigure {
  orders: number;
  oldestSeconds: number;
}

/** The open orders of live wallets by status; every open status is there. */
export async function readOpenOrders({ database }: Context): Promise<(QueueFigure & { status: OrderStatus })[]> {
  const rows = await readOpenOrderRows(database);
  return ORDER_STATUSES.filter(isOpen).map(
    (status) => rows.find((row) => row.status === status) ?? { status, orders: 0, oldestSeconds: 0 },
  );
}

/** What workers should have begun by now, test orders as well; its age says how far they are behind. */
export function readDueOrders({ database }: Context): Promise<QueueFigure> {
  return readDueOrdersRow(database);
}
