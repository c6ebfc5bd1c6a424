import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { countLateResults } from "./core/fulfilment/review/late-results.ts";
import { countUnknown } from "./core/fulfilment/review/review-attempts.ts";
import { countReviews } from "./core/payments/payments/read-payments.ts";
import type { Core } from "./core/core.ts";
import { inTime } from "./core/kernel/reads/in-time.ts";
import type { Metrics } from "./core/kernel/ports/metrics.ts";
import { readLastReconciliation } from "./core/ledger/reconciliation/reconcile.ts";
import { readSupplierBalances } from "./core/fulfilment/imports/suppliers.ts";
import { readDueLines } from "./core/notifications/sending/send-notifications.ts";
import { readDueOrders, readOpenOrders } from "./core/fulfilment/desk/queue-counts.ts";

const PREFIX = "imeister_";
/** Several scrapers share one database read. */
const ROWS_CACHE_MS = 5_000;
/** Less than the timeout of Prometheus: while the database is unavailable, the other metrics are still served. */
const READ_TIMEOUT_MS = 3_000;
const BATCH_ORDERS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_000];
const BATCH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SUPPLIER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** Gauges read from the database. Gauges of one source share the rows of one statement. */
const SOURCES: readonly AddSource[] = [
  source(
    readOpenOrders,
    ["status"],
    [
      { name: "orders_open", help: "Open live orders.", value: (row) => row.orders },
      { name: "orders_open_oldest_seconds", help: "Age of the oldest of them.", value: (row) => row.oldestSeconds },
    ],
  ),
  source(
    async (core) => [await readDueOrders(core)],
    [],
    [
      { name: "orders_due", help: "Due orders that no worker has claimed.", value: (row) => row.orders },
      {
        name: "orders_due_oldest_seconds",
        help: "How long the oldest of them has been due.",
        value: (row) => row.oldestSeconds,
      },
    ],
  ),
  source(
    readSupplierBalances,
    ["supplier", "currency"],
    [{ name: "supplier_balance", help: "Balance at a supplier when it was last read.", value: (row) => row.balance }],
  ),
  source(
    async (core) => [{ attempts: await countUnknown(core) }],
    [],
    [{ name: "attempts_unknown", help: "Unconfirmed attempts.", value: (row) => row.attempts }],
  ),
  source(
    async (core) => [{ results: await countLateResults(core) }],
    [],
    [{ name: "late_results", help: "Unresolved late results.", value: (row) => row.results }],
  ),
  source(
    async (core) => [{ payments: await countReviews(core) }],
    [],
    [{ name: "payments_in_review", help: "Live payments that need review by staff.", value: (row) => row.payments }],
  ),
  source(
    async (core) => [await readDueLines(core)],
    [],
    [
      { name: "notifications_due", help: "Messages to people that are due.", value: (row) => row.lines },
      {
        name: "notifications_due_oldest_seconds",
        help: "How long the oldest of them has been due.",
        value: (row) => row.oldestSeconds,
      },
    ],
  ),
  source(
    async (core) => {
      const last = await readLastReconciliation(core);
      return last === null ? [] : [{ ok: last.ok ? 1 : 0 }];
    },
    [],
    [
      {
        name: "books_agree",
        help: "1 if the last reconciliation found no discrepancy, 0 if it found one.",
        value: (row) => row.ok,
      },
    ],
  ),
];

export interface ServerMetrics {
  /** Belongs to this server only: several servers may run in one process. */
  registry: Registry;
  metrics: Metrics;
}

/** A registry with the default metrics of Node.js, and the metrics that the core reports to. */
export function createMetrics(): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  return { registry, metrics: createCoreMetrics(registry) };
}

/** Adds gauges that are read from the database on a scrape, each statement at most once in 5 seconds. */
export function addGauges(registry: Registry, core: Core): void {
  const failures = new Counter({
    name: `${PREFIX}unread_gauges_total`,
    help: "Gauges omitted because the database did not answer.",
    registers: [registry],
  });
  for (const addSource of SOURCES) addSource(registry, core, () => failures.inc());
}

type Count = (name: string, help: string, labelNames: string[]) => Counter;

function createCoreMetrics(registry: Registry): Metrics {
  const count: Count = (name, help, labelNames) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers: [registry] });
  return { ...createOrderMetrics([registry], count), ...createMessageMetrics([registry], count) };
}

type OrderMetrics = Pick<Metrics, "batchWritten" | "attemptMoved" | "supplierAnswered">;

function createOrderMetrics(registers: Registry[], count: Count): OrderMetrics {
  const batchOrders = new Histogram({
    name: `${PREFIX}intake_batch_orders`,
    help: "Orders decided in one transaction.",
    buckets: BATCH_ORDERS,
    registers,
  });
  const batchSeconds = new Histogram({
    name: `${PREFIX}intake_batch_seconds`,
    help: "Duration of these transactions.",
    buckets: BATCH_SECONDS,
    registers,
  });
  const attempts = count("attempts_total", "Attempts with suppliers by outcome.", ["supplier", "outcome"]);
  const answers = new Histogram({
    name: `${PREFIX}supplier_answer_seconds`,
    help: "Duration of requests to suppliers.",
    labelNames: ["supplier", "action"],
    buckets: SUPPLIER_SECONDS,
    registers,
  });
  return {
    batchWritten: (orders, seconds) => {
      batchOrders.observe(orders);
      batchSeconds.observe(seconds);
    },
    attemptMoved: (supplier, outcome) => attempts.inc({ supplier, outcome }),
    supplierAnswered: (supplier, action, seconds) => answers.observe({ supplier, action }, seconds),
  };
}

function createMessageMetrics(registers: Registry[], count: Count): Omit<Metrics, keyof OrderMetrics> {
  const deliveries = new Histogram({
    name: `${PREFIX}delivery_attempt_seconds`,
    help: "Duration of attempts to deliver events to resellers.",
    labelNames: ["channel", "outcome"],
    buckets: SUPPLIER_SECONDS,
    registers,
  });
  const payments = count("payments_total", "Payments through gateways by what became of them.", ["kind", "status"]);
  const paymentEvents = count("payment_events_total", "Events of payment gateways by outcome.", ["kind", "outcome"]);
  const notifications = count("notifications_total", "Notifications to resellers and staff by channel and outcome.", [
    "channel",
    "outcome",
  ]);
  const forwarded = count(
    "forwarded_calls_total",
    "Status calls passed on to the panel that was moved from, by outcome.",
    ["outcome"],
  );
  const dropped = count("calls_dropped_total", "Requests of resellers that are missing from the API request log.", []);
  return {
    deliveryAttempted: (channel, outcome, seconds) => deliveries.observe({ channel, outcome }, seconds),
    paymentMoved: (kind, status) => payments.inc({ kind, status }),
    paymentEventReceived: (kind, outcome) => paymentEvents.inc({ kind, outcome }),
    notificationSent: (channel, outcome) => notifications.inc({ channel, outcome }),
    callForwarded: (outcome) => forwarded.inc({ outcome }),
    requestsDropped: (requests) => dropped.inc(requests),
  };
}

type AddSource = (registry: Registry, core: Core, failed: () => void) => void;

interface GaugeOf<Row> {
  name: string;
  help: string;
  value: (row: Row) => number;
}

/** One series for each row. The columns named as labels distinguish the series. */
function source<Row extends object>(
  read: (core: Core) => Promise<Row[]>,
  labels: readonly (keyof Row & string)[],
  gauges: readonly GaugeOf<Row>[],
): AddSource {
  return (registry, core, failed) => {
    const rows = cached(() => inTime(read(core), READ_TIMEOUT_MS));
    for (const { name, help, value } of gauges) {
      const gauge: Gauge = new Gauge({
        name: PREFIX + name,
        help,
        labelNames: labels,
        registers: [registry],
        collect: async () => {
          try {
            const found = await rows();
            gauge.reset();
            for (const row of found) gauge.set(pick(row, labels), value(row));
          } catch {
            // Old values must not look like current ones.
            if (labels.length > 0) gauge.reset();
            else gauge.remove();
            failed();
          }
        },
      });
    }
  };
}

function pick<Row extends object>(row: Row, labels: readonly (keyof Row & string)[]): Record<string, string> {
  return Object.fromEntries(labels.map((label) => [label, String(row[label])]));
}

function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  let untilMs = 0;
  return () => {
    if (value && performance.now() < untilMs) return value;
    untilMs = Infinity;
    value = read().finally(() => (untilMs = performance.now() + ROWS_CACHE_MS));
    return value;
  };
}
