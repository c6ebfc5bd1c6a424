import type { Micros } from "../../kernel/money.ts";
import type { RouteOption } from "../routes/route.ts";
import type { Order } from "../../orders/order.ts";

/** What the choice of a supplier depends on. */
export interface RoutedOrder {
  /**
   * What the order brings, in the service's currency: what it costs at a supplier is compared with it. Null where that is
   * unknown (`order_worth`): no supplier that charges may get it.
   */
  worth: Micros | null;
  quantity: number;
  /** Who has it or is to get it. Routes are found by this: the operator may move them meanwhile. */
  supplierId: number | null;
  /** Attempts so far: all of them, and those with this supplier. */
  attempts: number;
  attemptsHere: number;
  routes: readonly RouteOption[];
}

/** An order that a worker holds: it has to go to `supplierId`, or on to another of its routes. */
export interface DueOrder
  extends Pick<Order, "id" | "serviceId" | "identifier" | "inputs" | "status" | "test">, RoutedOrder {
  supplierId: number;
  /** How long a delivery of the service usually takes; null while too few were measured. */
  usualSeconds: number | null;
  /** When it became due, exactly as the database has it. */
  dueAt: string;
  /** Until when this worker holds it, exactly as the database has it: proof that it still does. */
  lease: string;
}
