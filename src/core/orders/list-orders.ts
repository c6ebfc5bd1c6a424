import type { Core } from "../core.ts";
import type { Order } from "./order.ts";
import type { OrderStatus } from "./order-status.ts";
import { pageOrderRows } from "./order-rows.ts";

/** Orders of all resellers, the newest first, for the operator. */
export function listOrders(
  core: Core,
  { statuses, limit }: { statuses?: OrderStatus[] | undefined; limit: number },
): Promise<Order[]> {
  return pageOrderRows(core.database.kysely, { statuses }, { sort: "-created_at", limit });
}
