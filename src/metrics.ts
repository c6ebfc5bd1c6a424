import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { countUnknown } from "./core/fulfilment/review/review-attempts.ts";
import type { Core } from "./core/core.ts";
import { inTime } from "./core/kernel/reads/in-time.ts";
import type { Meter } from "./core/kernel/metrics.ts";
import { readLastReconciliation } from "./core/ledger/reconciliation/reconcile.ts";
import { readSupplierFigures } from "./core/fulfilment/imports/suppliers.ts";
import { readDueOrders, readOpenOrders } from "./core/fulfilment/desk/queue-figures.ts";

const PREFIX = "imeister_";
/** Several who scrape share one reading of the database. */
const KEEP_ROWS_MS = 5_000;
/** Shorter than Prometheus waits: while the database is away the rest is answered all the same. */
const LONGEST_READING_MS = 3_000;
const BATCH_ORDERS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_000];
const BATCH_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SUPPLIER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** Gauges read from the database: a gauge is a line here, and those of one statement share its rows. */
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
      { name: "orders_due", help: "Orders that are due and that no worker holds.", value: (row) => row.orders },
      {
        name: "orders_due_oldest_seconds",
        help: "How long the first has been due.",
        value: (row) => row.oldestSeconds,
      },
    ],
  ),
  source(
    readSupplierFigures,
    ["supplier", "currency"],
    [{ name: "supplier_balance", help: "Balance at a supplier, when it was last read.", value: (row) => row.balance }],
  ),
  source(
    async (core) => [{ unknown: await countUnknown(core) }],
    [],
    [{ name: "attempts_unknown", help: "Attempts whose outcome nobody knows.", value: (row) => row.unknown }],
  ),
  source(
    async (core) => {
      const books = await readLastReconciliation(core);
      return books === null ? [] : [{ agree: books.ok ? 1 : 0 }];
    },
    [],
    [
      {
        name: "books_agree",
        help: "1 when the last nightly comparison of the books agreed.",
        value: (row) => row.agree,
      },
    ],
  ),
];

export interface Metrics {
  /** Of this server alone: several may run in one process. */
  registry: Registry;
  meter: Meter;
}

/** A registry with the figures of Node.js, and the meter that the core is opened with. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  return { registry, meter: createMeter(registry) };
}

/** Adds what is read from the database when somebody scrapes, each statement at most once in 5 seconds. */
export function addGauges(registry: Registry, core: Core): void {
  const failures = new Counter({
    name: `${PREFIX}unread_gauges_total`,
    help: "Gauges left out because the database did not answer.",
    registers: [registry],
  });
  for (const addSource of SOURCES) addSource(registry, core, () => failures.inc());
}

function createMeter(registry: Registry): Meter {
  const registers = [registry];
  const batchOrders = new Histogram({
    name: `${PREFIX}intake_batch_orders`,
    help: "Orders decided in one transaction.",
    buckets: BATCH_ORDERS,
    registers,
  });
  const batchSeconds = new Histogram({
    name: `${PREFIX}intake_batch_seconds`,
    help: "Time of such a transaction.",
    buckets: BATCH_SECONDS,
    registers,
  });
  const attempts = new Counter({
    name: `${PREFIX}attempts_total`,
    help: "What came of attempts with suppliers.",
    labelNames: ["supplier", "outcome"],
    registers,
  });
  const answers = new Histogram({
    name: `${PREFIX}supplier_answer_seconds`,
    help: "Time of calls to suppliers.",
    labelNames: ["supplier", "action"],
    buckets: SUPPLIER_SECONDS,
    registers,
  });
  const dropped = new Counter({
    name: `${PREFIX}calls_dropped_total`,
    help: "Calls of resellers that are missing from their log.",
    registers,
  });
  return {
    batchWritten: (orders, seconds) => {
      batchOrders.observe(orders);
      batchSeconds.observe(seconds);
    },
    attemptMoved: (supplier, outcome) => attempts.inc({ supplier, outcome }),
    supplierAnswered: (supplier, action, seconds) => answers.observe({ supplier, action }, seconds),
    callsDropped: (calls) => dropped.inc(calls),
  };
}

type AddSource = (registry: Registry, core: Core, failed: () => void) => void;

interface GaugeOf<Row> {
  name: string;
  help: string;
  value: (row: Row) => number;
}

/** One series for each row, told apart by the columns that are its labels. */
function source<Row extends object>(
  read: (core: Core) => Promise<Row[]>,
  labels: readonly (keyof Row & string)[],
  gauges: readonly GaugeOf<Row>[],
): AddSource {
  return (registry, core, failed) => {
    const rows = keep(() => inTime(read(core), LONGEST_READING_MS));
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
            // What was read before must not pass for what is.
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

function keep<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let untilMs = 0;
  return () => {
    if (kept && performance.now() < untilMs) return kept;
    untilMs = Infinity;
    kept = read().finally(() => (untilMs = performance.now() + KEEP_ROWS_MS));
    return kept;
  };
}
