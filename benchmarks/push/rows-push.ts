import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkBooks } from "../books.ts";
import { load } from "../load.ts";
import type { LoadPlan, LoadResult } from "../load-plan.ts";
import { startServer, type ServerOptions } from "../processes.ts";
import type { Row } from "../row.ts";
import type { Stage } from "../stage.ts";
import { startReceiver, type Receiver } from "./receiver.ts";
import type { Arrivals } from "./receiver-process.ts";
import { openShop, readyShops, type Shop } from "./shops.ts";

const CONNECTIONS = 64;
const RATE = 100;
/** Of the orders whose events wait for the worker that is measured. */
const BACKLOG_RATE = 1_000;
const SERIALS_OF_A_RUN = 5_000_000;
const PATIENCE_MS = 300_000;
const LOOK_MS = 100;
const WARM_UP_SECONDS = 1;

export function pushRows(): Row[] {
  return [
    {
      name: "deliveries",
      title: "webhook deliveries by one worker to a receiver on loopback, from the first to the last",
      unit: "deliveries/s",
      measured: async (stage, seconds) => {
        const { arrivals } = await push(stage, { ...closed(seconds), ratePerSecond: BACKLOG_RATE }, placeBeforehand);
        const times = arrivals.map(([, at]) => at).toSorted((a, b) => a - b);
        return (times.length - 1) / ((times.at(-1)! - times[0]!) / 1_000);
      },
      goal: { least: 500 },
    },
    {
      name: "pushed",
      title: `p99 from placed to the first byte of its webhook delivery, at ${RATE} orders/s`,
      unit: "ms",
      measured: async (stage, seconds) => {
        const pace = { ...closed(seconds), ratePerSecond: RATE };
        const { arrivals, placedAt } = await push(stage, pace, placeMeanwhile);
        const waits = arrivals.map(([order, at]) => at - placedAt.get(order)!).toSorted((a, b) => a - b);
        return waits[Math.floor(waits.length * 0.99)]!;
      },
      goal: { most: 100 },
    },
    {
      name: "placing-pushed",
      title: "orders placed over HTTP by resellers with a webhook for each order",
      unit: "orders/s",
      measured: async (stage, seconds) => (await push(stage, closed(seconds), placeMeanwhile)).result.perSecond,
      reference: {
        title: "without webhooks",
        measured: async (stage, seconds) => {
          const { plain } = await readyShops(stage);
          return (await checked(plain, () => placeMeanwhile(stage, plain, closed(seconds)))).perSecond;
        },
      },
      goal: { least: 0.95 },
    },
  ];
}

type Pace = Pick<LoadPlan, "connections" | "durationMs" | "ratePerSecond">;
/** Places orders and waits until their deliveries have ended. Returns what was measured. */
type Placing = (stage: Stage, shop: Shop, pace: Pace) => Promise<LoadResult>;

function closed(seconds: number): Pace {
  return { connections: CONNECTIONS, durationMs: seconds * 1_000 };
}

/** One server places and delivers. */
const placeMeanwhile: Placing = (stage, shop, pace) =>
  serve(stage, shop, "all", async (port) => {
    // A newly started server first plans every statement on every connection.
    await place(stage, shop, port, { ...closed(WARM_UP_SECONDS), ratePerSecond: RATE });
    await waitUntilDelivered(stage, shop);
    const result = await place(stage, shop, port, pace);
    await waitUntilDelivered(stage, shop);
    return result;
  });

/** A worker starts when all orders have been placed. */
const placeBeforehand: Placing = async (stage, shop, pace) => {
  const result = await serve(stage, shop, "http", (port) => place(stage, shop, port, pace));
  await serve(stage, shop, "worker", () => waitUntilDelivered(stage, shop));
  return result;
};

interface Pushed {
  result: LoadResult;
  /** The first of each order, and only of those that were measured. */
  arrivals: Arrivals;
  /** Milliseconds since 1970. */
  placedAt: Map<number, number>;
}

/** Places orders of resellers with webhooks. Throws unless the event of each acknowledged order has arrived. */
async function push(stage: Stage, pace: Pace, placing: Placing): Promise<Pushed> {
  const { pushed } = await readyShops(stage);
  const receiver = await startReceiver();
  try {
    await stage.cluster.query(pushed.database, "update event_receivers set url = $1", [receiver.url]);
    const result = await checked(pushed, () => placing(stage, pushed, pace));
    return { result, ...(await readArrivals(stage, pushed, receiver, result)) };
  } finally {
    await receiver.stop();
  }
}

/** Throws unless all acknowledged orders are there, each once, and reconciliation finds no discrepancy. */
async function checked(shop: Shop, placing: () => Promise<LoadResult>): Promise<LoadResult> {
  const result = await placing();
  const application = await openShop(shop);
  try {
    await checkBooks(application, firstOf(result) - 1, result);
    return result;
  } finally {
    await application.close();
  }
}

async function serve<T>(
  { folder, nodeOptions }: Stage,
  { environment }: Shop,
  role: NonNullable<ServerOptions["role"]>,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const server = await startServer({ environment, logFile: join(folder, "push.log"), nodeOptions, role });
  try {
    return await work(server.port);
  } finally {
    await server.stop();
  }
}

function place(stage: Stage, { seed: { keys, serviceId } }: Shop, port: number, pace: Pace): Promise<LoadResult> {
  const firstSerial = stage.takeSerials(SERIALS_OF_A_RUN);
  return load({ ...pace, port, requests: { kind: "place_rest", keys, serviceId, firstSerial } });
}

async function waitUntilDelivered({ cluster }: Stage, { database }: Shop): Promise<void> {
  const limit = performance.now() + PATIENCE_MS;
  const text = "select 1 from deliveries where state in ('ready', 'waiting', 'sending') limit 1";
  while ((await cluster.query(database, text)).length > 0) {
    if (performance.now() > limit) throw new Error("events were not delivered");
    await sleep(LOOK_MS);
  }
}

async function readArrivals(
  { cluster }: Stage,
  { database }: Shop,
  receiver: Receiver,
  result: LoadResult,
): Promise<Pick<Pushed, "arrivals" | "placedAt">> {
  const { ids } = result;
  const first = new Map<number, number>();
  for (const [order, at] of await receiver.arrivals()) if (!first.has(order)) first.set(order, at);
  const lost = ids.filter((id) => !first.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} orders were not delivered, such as ${lost[0]}`);
  const text = `select id::float8 as id, extract(epoch from created_at)::float8 * 1000 as placed from orders where id >= $1`;
  const rows = await cluster.query(database, text, [firstOf(result)]);
  return {
    arrivals: ids.map((id): Arrivals[number] => [id, first.get(id)!]),
    placedAt: new Map(rows.map((row) => [Number(row["id"]), Number(row["placed"])])),
  };
}

function firstOf({ ids }: LoadResult): number {
  return ids.reduce((least, id) => Math.min(least, id));
}
