import { pushRows } from "./push/rows-push.ts";
import { catalogueRows } from "./rows-catalogue.ts";
import { embeddedRows } from "./rows-embedded.ts";
import { memoryRows } from "./rows-memory.ts";
import { nodesRows } from "./rows-nodes.ts";
import { syncRows } from "./rows-sync.ts";
import { upstreamRows } from "./rows-upstream.ts";
import type { Row, Side } from "./row.ts";
import { ordersToRead, place, placeByFunction, type Stage } from "./stage.ts";
import { load } from "./load.ts";
import type { RequestPlan } from "./load-plan.ts";

const CONNECTIONS = 64;
const CLIENTS = 32;
const OPEN_RATE = 1_000;

export const ROWS: readonly Row[] = [
  {
    name: "placing",
    title: `orders placed over HTTP, ${CONNECTIONS} connections, 1,000 wallets`,
    unit: "orders/s",
    measured: async (stage, seconds) => (await place(stage, closed(seconds))).perSecond,
    reference: {
      title: `pgbench, one function call per order, ${CLIENTS} clients`,
      measured: (stage, seconds) => placeByFunction(stage, CLIENTS, stage.seed.wallets.count, seconds),
    },
    goal: { least: 1 },
  },
  {
    name: "placing-raw",
    title: "the same",
    unit: "orders/s",
    measured: async (stage, seconds) => (await place(stage, closed(seconds))).perSecond,
    reference: { title: "raw node:http, small JSON", measured: askRaw },
    goal: { least: 0.15 },
  },
  {
    name: "hot-wallet",
    title: "the same with one wallet",
    unit: "orders/s",
    measured: async (stage, seconds) =>
      (await place(stage, { ...closed(seconds), keys: stage.seed.hotKeys })).perSecond,
    reference: {
      title: `pgbench, ${CLIENTS} clients, one wallet`,
      measured: (stage, seconds) => placeByFunction(stage, CLIENTS, 1, seconds),
    },
    goal: { least: 8 },
  },
  {
    name: "one-connection",
    title: "the same with one connection, 1,000 wallets",
    unit: "orders/s",
    measured: async (stage, seconds) => (await place(stage, { ...closed(seconds), connections: 1 })).perSecond,
    reference: {
      title: "pgbench, one client",
      measured: (stage, seconds) => placeByFunction(stage, 1, stage.seed.wallets.count, seconds),
    },
    goal: { least: 0.5 },
  },
  {
    name: "open-loop",
    title: `p99 of placing at ${OPEN_RATE} orders/s, open loop`,
    unit: "ms",
    measured: async (stage, seconds) => (await place(stage, { ...closed(seconds), ratePerSecond: OPEN_RATE })).p99Ms,
    goal: { most: 5 },
  },
  {
    name: "reading",
    title: `single order read over HTTP, ${CONNECTIONS} connections`,
    unit: "requests/s",
    measured: read("read_rest"),
    reference: { title: "raw node:http, small JSON", measured: askRaw },
    goal: { least: 0.4 },
  },
  {
    name: "dispatch-placing",
    title: "dispatch placeimeiorder",
    unit: "orders/s",
    measured: async (stage, seconds) => (await place(stage, { ...closed(seconds), kind: "place_dispatch" })).perSecond,
    reference: {
      title: "POST /api/v1/orders",
      measured: async (stage, seconds) => (await place(stage, closed(seconds))).perSecond,
    },
    goal: { least: 0.9 },
  },
  {
    name: "dispatch-reading",
    title: "dispatch getimeiorder",
    unit: "requests/s",
    measured: read("read_dispatch"),
    reference: { title: "GET /api/v1/orders/{id}", measured: read("read_rest") },
    goal: { least: 0.9 },
  },
  ...catalogueRows(askRaw),
  ...embeddedRows(),
  ...memoryRows(),
  ...nodesRows(),
  ...upstreamRows(),
  ...syncRows(),
  ...pushRows(),
];

function closed(seconds: number): { connections: number; durationMs: number } {
  return { connections: CONNECTIONS, durationMs: seconds * 1000 };
}

function read(kind: "read_rest" | "read_dispatch"): Side {
  return async (stage, seconds) => {
    const orders = await ordersToRead(stage);
    return (await load({ ...closed(seconds), port: stage.server.port, requests: { kind, orders } })).perSecond;
  };
}

async function askRaw(stage: Stage, seconds: number): Promise<number> {
  const requests: RequestPlan = { kind: "get", path: "/", keys: [], headers: {}, expected: 200 };
  return (await load({ ...closed(seconds), port: stage.raw.port, requests })).perSecond;
}
