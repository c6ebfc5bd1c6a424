import type { Context } from "../kernel/context.ts";
import type { Order } from "./order.ts";
import type { OrderStatus } from "./order-status.ts";
import { pageOrderRows } from "./order-rows.ts";

/** Orders of all resellers, the newest first, for the operator. */
export function listOrders(
  context: Context,
  { statuses, limit }: { statuses?: OrderStatus[] | undefined; limit: number },
): Promise<Order[]> {
  return pageOrderRows(context.database.kysely, { statuses }, { sort: "-created_at", limit });
}
