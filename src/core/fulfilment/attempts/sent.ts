import type { DueOrder, RoutedOrder } from "../due/due-order.ts";
import type { RouteOption } from "../routes/route.ts";
import type { BegunAttempt } from "./attempt-rows.ts";
import type { DueAttempt } from "./attempt.ts";
import type { Placement } from "../suppliers/outcome.ts";

/** An attempt that is journaled and goes to its supplier now, for the first time or as a probe. */
export interface Sent {
  attemptId: bigint;
  /** Under which the worker holds it. */
  lease: string;
  orderId: bigint;
  order: RoutedOrder;
  placement: Placement;
  usualSeconds: number | null;
  /** How often the supplier was asked about this attempt already. */
  asked: number;
  /** It was sent before, and it is unclear whether the supplier has it. */
  isRepeat: boolean;
}

export function firstSend(order: DueOrder, route: RouteOption, { attemptId, lease, reference }: BegunAttempt): Sent {
  const counted = { ...order, attempts: order.attempts + 1, attemptsHere: order.attemptsHere + 1 };
  return {
    attemptId,
    lease,
    orderId: order.id,
    order: counted,
    placement: toPlacement(order, route, { reference, supplierService: route.supplierService! }),
    usualSeconds: order.usualSeconds,
    asked: 0,
    isRepeat: false,
  };
}

export function repeatedSend(attempt: DueAttempt): Sent {
  const route = attempt.routes.find(
    ({ supplierId, supplierService }) =>
      supplierId === attempt.supplierId && supplierService === attempt.supplierService,
  );
  return {
    attemptId: attempt.id,
    lease: attempt.lease,
    orderId: attempt.orderId,
    order: attempt,
    placement: toPlacement(attempt, route, attempt),
    usualSeconds: attempt.usualSeconds,
    asked: attempt.asked,
    isRepeat: true,
  };
}

function toPlacement(
  order: Pick<DueOrder, "identifier" | "inputs" | "quantity">,
  route: RouteOption | undefined,
  { reference, supplierService }: { reference: string; supplierService: string },
): Placement {
  const offered = route?.offered ?? null;
  const inputs = Object.entries(order.inputs).map(([name, value]) => [route?.inputNames[name] ?? name, value] as const);
  return {
    reference,
    supplierService,
    identifier: order.identifier,
    inputs: Object.fromEntries(inputs),
    quantity: order.quantity,
    maxPrice: offered === null ? null : offered * BigInt(order.quantity),
  };
}
