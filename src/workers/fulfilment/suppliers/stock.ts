import type { Core } from "../../../core/core.ts";
import type { DueOrder } from "../../../core/orders/due-order.ts";
import { deliverFromStock, OrderGone, passOnFromStock } from "../../../core/orders/fulfil-orders.ts";

/** Delivers codes of the service's stock: claimed and settled in one transaction. Without codes the next route's turn. */
export async function fulfilFromStock(core: Core, order: DueOrder): Promise<void> {
  try {
    if (!(await deliverFromStock(core, order))) await passOnFromStock(core, order);
  } catch (error) {
    if (!(error instanceof OrderGone)) throw error;
  }
}
