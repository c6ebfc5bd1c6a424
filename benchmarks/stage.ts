import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApplication, type Application } from "../src/application.ts";
import { readConfig } from "../src/config.ts";
import { checkBooks, lastOrder } from "./books.ts";
import { load } from "./load.ts";
import type { LoadPlan, LoadResult } from "./load-plan.ts";
import { startCluster, type Cluster } from "./postgres.ts";
import { startRawServer, startServer, type RunningProcess } from "./processes.ts";
import { AUTH_SECRET, seed, type Seed } from "./seed.ts";

const RESELLERS = 1_000;
const ORDERS_TO_READ = 10_000;

/** What all rows share: one PostgreSQL, the server on it, and the references. */
export interface Stage {
  folder: string;
  cluster: Cluster;
  seed: Seed;
  server: RunningProcess;
  raw: RunningProcess;
  environment: Record<string, string>;
  /** Options of Node.js for the measured servers. */
  nodeOptions: string[];
  application: Application;
  /** Reserves `count` serial numbers that no identifier of this run has used, and returns the first. */
  takeSerials: (count: number) => number;
  close: () => Promise<void>;
}

export interface StageOptions {
  /** Options of Node.js for the measured server. */
  nodeOptions: string[];
  /** Settings of PostgreSQL besides the usual ones. */
  postgresSettings?: string[];
}

const SERVED = "served";
export const BASELINE = "baseline";
const SERIALS_OF_A_RUN = 5_000_000;

export async function openStage({ nodeOptions, postgresSettings = [] }: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "imeister-bench-run-"));
  const cluster = await startCluster(postgresSettings);
  const closers = [() => cluster.stop()];
  const close = async (): Promise<void> => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await cluster.query("postgres", `create database ${SERVED}`);
    const environment = { DATABASE_URL: cluster.urlOf(SERVED), DATA_DIR: folder, AUTH_SECRET };
    const seeded = await seed(environment, RESELLERS);
    await cluster.query("postgres", `create database ${BASELINE} template ${SERVED}`);
    await cluster.query(BASELINE, readFileSync(join(import.meta.dirname, "baseline.sql"), "utf8"));
    for (const database of [SERVED, BASELINE]) await cluster.query(database, "vacuum analyze");
    const server = await startServer({ environment, logFile: join(folder, "log"), nodeOptions });
    closers.push(() => server.stop());
    const raw = await startRawServer();
    closers.push(() => raw.stop());
    const application = await openApplication(readConfig({ LOG_LEVEL: "silent", ...environment }));
    closers.push(() => application.close());
    const takeSerials = countSerials();
    return { folder, cluster, seed: seeded, server, raw, environment, nodeOptions, application, takeSerials, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function countSerials(): Stage["takeSerials"] {
  let next = 1;
  return (count) => {
    const first = next;
    next += count;
    return first;
  };
}

export type PlacingPlan = Omit<LoadPlan, "port" | "requests"> & {
  kind?: "place_rest" | "place_dispatch";
  keys?: string[];
  /** Of the servers that share the connections, each with its own load generator; the stage's server if unset. */
  ports?: number[];
};

/** Places orders. Throws unless each acknowledged order is in the database and reconciliation finds no discrepancy. */
export async function place(stage: Stage, plan: PlacingPlan): Promise<LoadResult> {
  const { kind = "place_rest", keys = stage.seed.keys, ports = [stage.server.port], ...how } = plan;
  const { serviceId } = stage.seed;
  const before = await lastOrder(stage.application);
  await stage.cluster.query(SERVED, "checkpoint");
  const results = await Promise.all(
    ports.map((port) => {
      const firstSerial = stage.takeSerials(SERIALS_OF_A_RUN);
      const connections = how.connections / ports.length;
      return load({ ...how, connections, port, requests: { kind, keys, serviceId, firstSerial } });
    }),
  );
  const result = results.reduce(addResults);
  await checkBooks(stage.application, before, result);
  return result;
}

/** Quantiles of several servers are those of the slower one. */
function addResults(one: LoadResult, other: LoadResult): LoadResult {
  return {
    answers: one.answers + other.answers,
    seconds: Math.max(one.seconds, other.seconds),
    perSecond: one.perSecond + other.perSecond,
    p50Ms: Math.max(one.p50Ms, other.p50Ms),
    p99Ms: Math.max(one.p99Ms, other.p99Ms),
    failures: { ...one.failures, ...other.failures },
    ids: [...one.ids, ...other.ids],
  };
}

/** Places orders with the function of the baseline. Returns orders a second. */
export async function placeByFunction(
  stage: Stage,
  clients: number,
  wallets: number,
  seconds: number,
): Promise<number> {
  const { cluster, seed: seeded } = stage;
  const { first, step } = seeded.wallets;
  await cluster.query(BASELINE, "checkpoint");
  const script = join(import.meta.dirname, "baseline.pgbench");
  const variables = { first, step, wallets, service: seeded.serviceId, price: seeded.price };
  return cluster.pgbench(BASELINE, { script, clients, seconds, variables });
}

/** Orders to read, each with a key of its reseller. Places some first if there are none. */
export async function ordersToRead(stage: Stage): Promise<{ key: string; id: string }[]> {
  const { wallets, keys } = stage.seed;
  const select = `select id::text as id, wallet_id from orders order by id desc limit ${ORDERS_TO_READ}`;
  let rows = await stage.cluster.query(SERVED, select);
  while (rows.length < ORDERS_TO_READ) {
    await place(stage, { connections: 64, durationMs: 1_000 });
    rows = await stage.cluster.query(SERVED, select);
  }
  return rows.map((row) => ({
    id: String(row["id"]),
    key: keys[(Number(row["wallet_id"]) - wallets.first) / wallets.step]!,
  }));
}
