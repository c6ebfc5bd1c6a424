import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openApplication, type Application } from "../src/application.ts";
import { readConfig } from "../src/config.ts";
import { addRoute } from "../src/core/fulfilment/routes/routes.ts";
import { addSupplier, changeSupplier } from "../src/core/fulfilment/imports/suppliers.ts";
import { checkBooks, lastOrder } from "./books.ts";
import { load } from "./load.ts";
import type { LoadPlan, LoadResult } from "./load-plan.ts";
import { startServer } from "./processes.ts";
import type { Row } from "./row.ts";
import { syncFrom } from "./rows-sync.ts";
import { AUTH_SECRET, seed, type Seed } from "./seed.ts";
import type { Stage } from "./stage.ts";
import { startStub, type Stub } from "./stub.ts";
import type { Arrivals } from "./stub-supplier.ts";

const DATABASE = "upstream";
const RESELLERS = 100;
const CONNECTIONS = 64;
const BULK = 100;
const BULK_CALLS = 4;
const SINGLE_CALLS = 16;
const RATE = 100;
const SERIALS_OF_A_RUN = 5_000_000;
const PATIENCE_MS = 300_000;
const LOOK_MS = 100;
const WARM_UP_SECONDS = 1;
const KEY = "a key of the benchmarks";
const SUPPLIER_SERVICE = "1";
/** With fewer orders, pages that are not full yet would count. */
const FEWEST_ON_DISK = 10_000;

export function upstreamRows(): Row[] {
  return [...rowsByBulkSize(), DISK];
}

const DISK: Row = {
  name: "disk",
  title: "disk for each order placed over HTTP and fulfilled by a Dhru supplier: all tables and indexes",
  unit: "bytes",
  measured: async (stage, seconds) => {
    let orders = 0;
    while (orders < FEWEST_ON_DISK) {
      await run(stage, BULK, closed(seconds));
      const [row] = await stage.cluster.query(DATABASE, "select count(*)::float8 as orders from orders");
      orders = Number(row!["orders"]);
    }
    const { emptyBytes } = await shops.get(stage)!;
    return ((await readBytes(stage)) - emptyBytes) / orders;
  },
  goal: { most: 1_500 },
};

async function readBytes({ cluster }: Stage): Promise<number> {
  const text = `select sum(pg_total_relation_size(oid))::float8 as bytes
                  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const [row] = await cluster.query(DATABASE, text);
  return Number(row!["bytes"]);
}

function rowsByBulkSize(): Row[] {
  return [BULK, 1].flatMap((bulkSize): Row[] => {
    const [suffix, how] =
      bulkSize === 1 ? ["-single", `one a call, ${SINGLE_CALLS} calls at once`] : ["", `up to ${bulkSize} a call`];
    return [
      {
        name: `upstream${suffix}`,
        title: `orders placed over HTTP and fulfilled by a Dhru supplier, ${how}, from the first to the last`,
        unit: "orders/s",
        measured: async (stage, seconds) => {
          const { ids, turnaroundSeconds } = await run(stage, bulkSize, closed(seconds));
          return ids / turnaroundSeconds;
        },
        goal: { least: 500 },
      },
      {
        name: `sent${suffix}`,
        title: `p99 from placed to sent at ${RATE} orders/s, ${how}`,
        unit: "ms",
        measured: async (stage, seconds) =>
          (await run(stage, bulkSize, { ...closed(seconds), ratePerSecond: RATE })).sentP99Ms,
        goal: { most: 50 },
      },
    ];
  });
}

type Pace = Pick<LoadPlan, "connections" | "durationMs" | "ratePerSecond">;

function closed(seconds: number): Pace {
  return { connections: CONNECTIONS, durationMs: seconds * 1000 };
}

interface Shop {
  environment: Record<string, string>;
  seed: Seed;
  supplierId: number;
  /** What all tables and indexes took before the first order. */
  emptyBytes: number;
}

const shops = new WeakMap<Stage, Promise<Shop>>();

/** One shop for all repetitions, whose first service has a route to the supplier. */
function prepare(stage: Stage, stub: Stub): Promise<Shop> {
  const known = shops.get(stage) ?? openShop(stage, stub);
  shops.set(stage, known);
  return known;
}

async function openShop(stage: Stage, stub: Stub): Promise<Shop> {
  const { cluster, folder } = stage;
  await cluster.query("postgres", `create database ${DATABASE}`);
  const environment = {
    DATABASE_URL: cluster.urlOf(DATABASE),
    DATA_DIR: join(folder, DATABASE),
    AUTH_SECRET,
    ALLOW_PRIVATE_ADDRESSES: "true",
    ASK_SUPPLIER_SECONDS: "1",
    BALANCE_MINUTES: "0",
  };
  const seeded = await seed(environment, RESELLERS);
  const application = await open(environment);
  try {
    const { core } = application;
    const { id } = await addSupplier(core, { name: "Upstream", url: stub.url, key: KEY, syncHours: 0 });
    await syncFrom(core, id);
    await addRoute(core, { serviceId: seeded.serviceId, supplierId: id, supplierService: SUPPLIER_SERVICE });
    return { environment, seed: seeded, supplierId: id, emptyBytes: await readBytes(stage) };
  } finally {
    await application.close();
  }
}

function open(environment: Record<string, string>): Promise<Application> {
  return openApplication(readConfig({ LOG_LEVEL: "silent", ...environment }));
}

interface Run {
  ids: number;
  /** From the first order to the end of the last one. */
  turnaroundSeconds: number;
  sentP99Ms: number;
}

/** Places orders and throws unless each order was sent once, delivered and paid for. */
async function run(stage: Stage, bulkSize: number, pace: Pace): Promise<Run> {
  const stub = await startStub();
  const shop = await prepare(stage, stub);
  const { environment, supplierId, seed: seeded } = shop;
  const application = await open(environment);
  try {
    const address = { url: stub.url, key: KEY, bulkSize, concurrency: bulkSize === 1 ? SINGLE_CALLS : BULK_CALLS };
    await changeSupplier(application.core, supplierId, address);
    await stage.cluster.query(DATABASE, "vacuum analyze");
    const logFile = join(stage.folder, "upstream.log");
    const server = await startServer({ environment, logFile, nodeOptions: stage.nodeOptions });
    const { keys, serviceId } = seeded;
    const place = (wanted: Pace): Promise<LoadResult> => {
      const firstSerial = stage.takeSerials(SERIALS_OF_A_RUN);
      return load({ ...wanted, port: server.port, requests: { kind: "place_rest", keys, serviceId, firstSerial } });
    };
    let result: LoadResult;
    let before: number;
    try {
      // A newly started server first plans every statement on every connection.
      const cold = await lastOrder(application);
      await place({ ...closed(WARM_UP_SECONDS), ratePerSecond: RATE });
      await waitUntilDone(stage, cold);
      before = await lastOrder(application);
      result = await place(pace);
      await waitUntilDone(stage, before);
    } finally {
      await server.stop();
    }
    await checkBooks(application, before, result);
    return { ids: result.ids.length, ...(await readTimes(stage, before, await stub.arrivals())) };
  } finally {
    await application.close();
    await stub.stop();
  }
}

async function waitUntilDone({ cluster }: Stage, before: number): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  const text = `select 1 from orders where id > $1 and status <> 'SUCCESS' limit 1`;
  while ((await cluster.query(DATABASE, text, [before])).length > 0) {
    if (performance.now() > limit) throw new Error("orders were not fulfilled");
    await sleep(LOOK_MS);
  }
}

/** Compares the sent orders with the received ones. */
async function readTimes({ cluster }: Stage, before: number, arrivals: Arrivals): Promise<Omit<Run, "ids">> {
  const text = `
    select t.reference, extract(epoch from o.created_at)::float8 * 1000 as placed,
           extract(epoch from o.completed_at)::float8 * 1000 as done
      from orders o join attempts t on t.order_id = o.id where o.id > $1`;
  const rows = await cluster.query(DATABASE, text, [before]);
  const arrivedAt = new Map(arrivals);
  if (arrivedAt.size !== arrivals.length) throw new Error("an order was sent twice");
  const waits = rows.map((row) => {
    const at = arrivedAt.get(String(row["reference"]));
    if (at === undefined) throw new Error(`attempt ${String(row["reference"])} did not arrive`);
    return at - Number(row["placed"]);
  });
  const sorted = waits.toSorted((a, b) => a - b);
  const first = rows.reduce((least, row) => Math.min(least, Number(row["placed"])), Infinity);
  const last = rows.reduce((most, row) => Math.max(most, Number(row["done"])), 0);
  return { turnaroundSeconds: (last - first) / 1000, sentP99Ms: sorted[Math.floor(sorted.length * 0.99)]! };
}
