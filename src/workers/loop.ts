import { recoverLostAttempts } from "../core/fulfilment/review/hold-attempts.ts";
import { sweepSessions } from "../core/people/sign-in/sessions.ts";
import type { Core } from "../core/core.ts";
import { sweepCalls } from "../core/resellers/requests/requests.ts";
import { sweepEvents } from "../core/events/events.ts";
import { sweepNews } from "../core/notifications/news/news.ts";
import { sweepNotifications } from "../core/notifications/sending/send-notifications.ts";
import { sweepLinkCodes } from "../core/notifications/telegram/link-chat.ts";
import { watch } from "../core/notifications/watching/watch.ts";
import { sweepAudit } from "../core/people/audit/audit.ts";
import { flagExpired, measureDeliveries } from "../core/fulfilment/desk/promises.ts";
import { sweepAnswers } from "../core/orders/placing/idempotency.ts";
import { scheduleJobs } from "../core/fulfilment/imports/jobs.ts";
import { sweepRawAnswers } from "../core/fulfilment/suppliers/raw-answers.ts";
import { findUnreadableKeys, pauseSupplier } from "../core/fulfilment/imports/suppliers.ts";
import { startMover } from "./mover.ts";
import { startReconciler } from "./reconciler.ts";
import { startDeliverer, type PresentEvent } from "./delivery/deliverer.ts";
import { startNotifier } from "./notifications/notifier.ts";
import type { ConnectorKind } from "./fulfilment/connector.ts";
import { createConnectors } from "./fulfilment/connectors.ts";
import { createFulfilment } from "./fulfilment/fulfilment.ts";
import { createJobs } from "./fulfilment/jobs.ts";
import { fetchRates } from "./exchange-rates/fetch-rates.ts";
import type { GatewayKind } from "./payments/gateway.ts";
import { startPaymentWorker } from "./payments/payment-worker.ts";
import { createRunner } from "./runner.ts";
import type { WorkerLog } from "./worker-log.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The channel on which processes announce due orders to each other. */
const DUE_CHANNEL = "orders_due";

export interface Workers {
  /** Takes nothing new and waits for what is under way; what is still due stays due. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  connectorKinds: readonly ConnectorKind[];
  gatewayKinds: readonly GatewayKind[];
  presentEvent: PresentEvent;
}

/**
 * Fulfils due orders until stopped: at once when the core or another process tells of new ones, and by a slow poll as a
 * backstop. What fails is logged and tried again when its lease runs out.
 */
export async function startWorkers(
  core: Core,
  log: WorkerLog,
  { connectorKinds, gatewayKinds, presentEvent }: WorkerOptions,
): Promise<Workers> {
  await pauseUncallable(core, log);
  const connectors = createConnectors(core, connectorKinds);
  const runner = createRunner(work);
  const fulfilment = createFulfilment(core, log, connectors, runner.wakeSoon);
  const jobs = createJobs(core, log, connectors);

  async function work(): Promise<void> {
    try {
      jobs.startDue();
      while (!runner.isStopped() && (await fulfilment.startDue()));
    } catch (error) {
      log.error({ err: error }, "orders could not be claimed");
    }
  }

  const stopListening = core.ordersDue.listen(runner.wake);
  const stopHearing = await core.database.listen(DUE_CHANNEL, runner.wake, runner.wake);
  const stopTimers = startTimers(core, log, runner.wake);
  const reconciler = await startReconciler(core, log);
  const mover = await startMover(core, log);
  const deliverer = startDeliverer(core, log, presentEvent);
  const notifier = startNotifier(core, log);
  const payments = await startPaymentWorker(core, log, gatewayKinds);
  runner.wake();
  return {
    stop: async () => {
      const finished = runner.stop();
      stopListening();
      stopTimers();
      await stopHearing();
      await finished;
      await reconciler.stop();
      await mover.stop();
      await Promise.all([fulfilment.idle(), jobs.idle()]);
      await Promise.all([deliverer.stop(), notifier.stop(), payments.stop()]);
      await connectors.close();
    },
  };
}

/**
 * A process must not claim orders of a supplier that it cannot call. It reports an unreadable stored key at the start.
 */
async function pauseUncallable(core: Core, log: WorkerLog): Promise<void> {
  for (const { supplier, message } of await findUnreadableKeys(core)) {
    log.error({ supplier: supplier.name }, message);
    await pauseSupplier(core, supplier.id, message);
  }
}

/** A process without workers notifies those with workers, at most once for each batch of orders. */
export function tellWorkers({ database, ordersDue }: Core, log: WorkerLog): void {
  const runner = createRunner(async () => {
    try {
      await database.statement("orders_due_tell", `select pg_notify('${DUE_CHANNEL}', '')`, []);
    } catch (error) {
      log.warn({ err: error }, "workers could not be notified of orders");
    }
  });
  ordersDue.listen(runner.wake);
}

interface Chore {
  everyMs: number;
  does: string;
  run: (core: Core, log: WorkerLog) => Promise<unknown>;
}

const CHORES: readonly Chore[] = [
  { everyMs: MINUTE_MS, does: "expired orders", run: flagExpired },
  { everyMs: MINUTE_MS, does: "balances and catalogues of suppliers", run: scheduleJobs },
  { everyMs: MINUTE_MS, does: "what people are told of", run: watch },
  { everyMs: MINUTE_MS, does: "exchange rates", run: (core, log) => fetchRates(core, log) },
  { everyMs: HOUR_MS, does: "usual delivery times", run: measureDeliveries },
  { everyMs: HOUR_MS, does: "old answers", run: sweepAnswers },
  { everyMs: HOUR_MS, does: "old entries of the audit log", run: sweepAudit },
  { everyMs: HOUR_MS, does: "old raw answers of suppliers", run: sweepRawAnswers },
  { everyMs: HOUR_MS, does: "sessions that are over", run: sweepSessions },
  { everyMs: HOUR_MS, does: "old calls of resellers", run: sweepCalls },
  { everyMs: HOUR_MS, does: "old events", run: sweepEvents },
  { everyMs: HOUR_MS, does: "notifications that were never sent", run: sweepNotifications },
  { everyMs: HOUR_MS, does: "old news", run: sweepNews },
  { everyMs: HOUR_MS, does: "codes that have expired", run: sweepLinkCodes },
];

function startTimers(core: Core, log: WorkerLog, wake: () => void): () => void {
  const poll = setInterval(() => {
    // A process that died while it sent left attempts behind, and orders that wait for their lease to end.
    recoverLostAttempts(core).then(wake, (error: unknown) =>
      log.error({ err: error }, "lost attempts: not looked for"),
    );
  }, core.config.WORKER_POLL_MS);
  const chores = CHORES.map(({ everyMs, does, run }) => {
    const look = (): void => {
      run(core, log).catch((error: unknown) => log.error({ err: error }, `${does}: failed`));
    };
    if (everyMs === MINUTE_MS) look();
    return setInterval(look, everyMs);
  });
  return () => [poll, ...chores].forEach((timer) => clearInterval(timer));
}
