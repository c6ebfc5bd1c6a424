import type { Core } from "../../../core/core.ts";
import type { DueOrder } from "../../../core/fulfilment/due/due-order.ts";
import { deliverFromStock, OrderGone, passOnFromStock } from "../../../core/fulfilment/attempts/fulfil-orders.ts";

/** Delivers codes of the service's stock: claimed and settled in one transaction. Without codes the next route's turn. */
export async function fulfilFromStock(core: Core, order: DueOrder): Promise<void> {
  try {
    if (!(await deliverFromStock(core, order))) await passOnFromStock(core, order);
  } catch (error) {
    if (!(error instanceof OrderGone)) throw error;
  }
}
