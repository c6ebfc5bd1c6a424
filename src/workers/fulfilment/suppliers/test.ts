import type { Core } from "../../../core/core.ts";
import type { DueOrder } from "../../../core/fulfilment/due/due-order.ts";
import { settleFromSupplier, startProcessing } from "../../../core/fulfilment/attempts/fulfil-orders.ts";
import { simulatedOutcome, type SimulatedOutcome } from "../../../core/orders/placing/test-identifiers.ts";

const DELAY_SECONDS = 5;

type Simulation = (core: Core, order: DueOrder) => Promise<void>;

const success: Simulation = (core, order) =>
  settleFromSupplier(core, [{ orderId: order.id, to: "SUCCESS", resultText: resultText(order) }]);

const SIMULATIONS: Record<SimulatedOutcome, Simulation> = {
  success,
  success_after_5s: (core, order) =>
    order.status === "PENDING" ? startProcessing(core, order, DELAY_SECONDS) : success(core, order),
  rejected: (core, order) =>
    settleFromSupplier(core, [{ orderId: order.id, to: "REJECTED", reason: "Rejected by the simulator" }]),
  in_process: (core, order) => startProcessing(core, order, null),
  html_result: (core, order) =>
    settleFromSupplier(core, [
      { orderId: order.id, to: "SUCCESS", resultText: `<b>Status:</b> ${resultText(order)} <script>alert(1)</script>` },
    ]),
  // Both are refused when they are placed and never come here.
  insufficient_balance: success,
  duplicate: success,
};

/** The simulator of test mode: each test identifier gives its outcome, every other one succeeds. */
export function simulate(core: Core, order: DueOrder): Promise<void> {
  return SIMULATIONS[simulatedOutcome(order.identifier)](core, order);
}

function resultText(order: DueOrder): string {
  return order.identifier === null ? `TEST-${order.id}` : `TEST-${order.id} for ${order.identifier}`;
}
