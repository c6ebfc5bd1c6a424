import type { Context } from "../../kernel/context.ts";
import type { DueOrder } from "../due/due-order.ts";
import { makeDueAgain, passOn } from "./fulfil-orders.ts";
import type { RouteOption } from "../routes/route.ts";
import { insertAttempts } from "./attempt-rows.ts";
import { choosePresent, type OnwardStep } from "./next-step.ts";
import { firstSend, type Sent } from "./sent.ts";

/**
 * Journals the claimed orders that their supplier gets now. Those that it must not get (paused, out of order, at a
 * loss, routes that changed) go on to their next route or to a person, and are not in the answer. Where the supplier
 * cannot be called, which is asked before the journal, they are given up.
 */
export async function beginAttempts(
  context: Context,
  orders: readonly DueOrder[],
  isCallable: () => Promise<boolean> = async () => true,
): Promise<Sent[]> {
  const ready = new Map<bigint, { order: DueOrder; route: RouteOption }>();
  const passed: { order: DueOrder; step: OnwardStep }[] = [];
  for (const order of orders) {
    const step = choosePresent(order);
    if (step.kind === "route" && step.afterSeconds === 0 && step.route.supplierId === order.supplierId) {
      ready.set(order.id, { order, route: step.route });
    } else passed.push({ order, step });
  }
  await passOn(context, passed);
  if (ready.size === 0) return [];
  if (!(await isCallable())) {
    await makeDueAgain(
      context,
      [...ready.values()].map(({ order }) => order),
    );
    return [];
  }
  const starts = [...ready.values()].map(({ order, route }) => ({
    orderId: order.id,
    lease: order.lease,
    supplierId: route.supplierId,
    supplierService: route.supplierService!,
    cost: (route.cost ?? 0n) * BigInt(order.quantity),
  }));
  const begun = await insertAttempts(context.database, starts, context.config.LEASE_SECONDS);
  return begun.map((attempt) => {
    const { order, route } = ready.get(attempt.orderId)!;
    return firstSend(order, route, attempt);
  });
}
