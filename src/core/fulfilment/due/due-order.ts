import type { RoutedOrder } from "../attempts/next-step.ts";
import type { Order } from "../../orders/order.ts";

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
