import type { Core } from "../../../core/core.ts";
import { deliverFromStock, OrderGone, type DueOrder } from "../../../core/orders/fulfil-orders.ts";

/** Delivers codes of the service's stock: claimed and settled in one transaction. */
export async function fulfilFromStock(core: Core, order: DueOrder): Promise<boolean> {
  try {
    return await deliverFromStock(core, order);
  } catch (error) {
    if (error instanceof OrderGone) return true;
    throw error;
  }
}
