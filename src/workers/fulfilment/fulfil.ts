import type { Core } from "../../core/core.ts";
import { leaveToOperator, type DueOrder } from "../../core/orders/fulfil-orders.ts";
import { fulfilFromStock } from "./suppliers/stock.ts";
import { simulate } from "./suppliers/test.ts";

/** One kind of supplier tries an order: true when it took it, false when the next route should try. */
export type Supplier = (core: Core, order: DueOrder) => Promise<boolean>;

const SUPPLIERS: Record<string, Supplier> = {
  stock: fulfilFromStock,
  test: simulate,
};

/**
 * Has one leased order fulfilled by the first route that can. Test orders go to the simulator whatever their routes,
 * so that test mode never reaches a supplier. What no route takes waits for the operator.
 */
export async function fulfil(core: Core, order: DueOrder): Promise<void> {
  for (const kind of order.test ? ["test"] : order.routes) {
    const supplier = SUPPLIERS[kind];
    if (supplier && (await supplier(core, order))) return;
  }
  await leaveToOperator(core, order);
}
