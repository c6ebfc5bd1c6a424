import type { Core } from "../../core/core.ts";
import type { Payment } from "../../core/payments/payments/payment.ts";
import { claimDuePayments, PAYMENTS_CHANNEL, type DuePayment } from "../../core/payments/settling/due-payments.ts";
import { recordChecked, recordCreated, recordFault } from "../../core/payments/settling/record-check.ts";
import { settlePayment } from "../../core/payments/settling/settle-payment.ts";
import { createOutgoing, type Outgoing } from "../outgoing/outgoing.ts";
import { createRunner } from "../runner.ts";
import type { WorkerLog } from "../worker-log.ts";
import { GatewayFault, type Gateway, type GatewayKind } from "./gateway.ts";

/** Asked at the same time by one process. */
const MOST_AT_ONCE = 16;
const TIMEOUT_MS = 20_000;
const LARGEST_ANSWER_BYTES = 1024 * 1024;

/**
 * Makes payments with their gateways and asks about open ones until stopped, so that an event that never came is no loss. What
 * a process leaves behind is taken up when its lease has ended.
 */
export async function startPaymentWorker(
  core: Core,
  log: WorkerLog,
  kinds: readonly GatewayKind[],
): Promise<{ stop(): Promise<void> }> {
  const outgoing = createOutgoing({
    allowPrivateAddresses: core.config.ALLOW_PRIVATE_ADDRESSES,
    timeoutMs: TIMEOUT_MS,
    maxAnswerBytes: LARGEST_ANSWER_BYTES,
  });
  const runner = createRunner(async () => {
    try {
      for (let claimed = MOST_AT_ONCE; claimed === MOST_AT_ONCE && !runner.isStopped();) {
        const due = await claimDuePayments(core, MOST_AT_ONCE);
        claimed = due.length;
        await Promise.all(due.map((payment) => follow(core, log, { kinds, outgoing }, payment)));
      }
    } catch (error) {
      log.error({ err: error }, "due payments could not be claimed");
    }
  });
  const stopHearing = await core.database.listen(PAYMENTS_CHANNEL, runner.wake, runner.wake);
  const poll = setInterval(runner.wake, core.config.WORKER_POLL_MS);
  runner.wake();
  return {
    stop: async () => {
      clearInterval(poll);
      await stopHearing();
      await runner.stop();
      await outgoing.close();
    },
  };
}

interface Means {
  kinds: readonly GatewayKind[];
  outgoing: Outgoing;
}

async function follow(core: Core, log: WorkerLog, means: Means, due: DuePayment): Promise<void> {
  try {
    await followPayment(core, means, due);
  } catch (error) {
    log.error({ err: error, payment: due.payment.id }, "a payment could not be followed");
  }
}

/** Makes a payment with its gateway, or asks what has become of it. */
export async function followPayment(core: Core, { kinds, outgoing }: Means, due: DuePayment): Promise<void> {
  const { payment, credentials } = due;
  try {
    const kind = kinds.find((known) => known.kind === payment.kind);
    if (!kind || !credentials) throw new GatewayFault("The credentials are missing or cannot be read.");
    await ask(core, kind.connect(credentials, outgoing), payment);
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    await recordFault(core, payment, error);
  }
}

async function ask(core: Core, gateway: Gateway, payment: Payment): Promise<void> {
  const { providerId, status } = payment;
  if (providerId !== null) {
    await settlePayment(core, payment, { observation: await gateway.readStatus(providerId), source: "check" });
    return recordChecked(core, payment);
  }
  if (status !== "created") throw new GatewayFault("The payment was over before the gateway had made it.");
  const { reference, amount, fee, currency, id, methodId, returnUrl, checks } = payment;
  const { PUBLIC_URL } = core.config;
  const made = await gateway.create({
    reference,
    payable: amount + fee,
    currency,
    description: `Payment ${id}`,
    returnUrl: `${returnUrl}/${id}`,
    eventsUrl: PUBLIC_URL === undefined ? null : `${PUBLIC_URL.replace(/\/+$/, "")}/api/payments/${methodId}/events`,
    isRepeat: checks > 1,
  });
  return recordCreated(core, payment, made);
}
