import { join } from "node:path";
import { openApplication } from "../src/application.ts";
import { readConfig } from "../src/config.ts";
import { checkBooks, lastOrder } from "./books.ts";
import { load } from "./load.ts";
import type { LoadPlan, LoadResult } from "./load-plan.ts";
import { startServer, type RunningProcess } from "./processes.ts";
import type { Row } from "./row.ts";
import { AUTH_SECRET, seed, type Seed } from "./seed.ts";
import type { Stage } from "./stage.ts";

const RESELLERS = 100;
const CONNECTIONS = 64;
const SERIALS_OF_A_RUN = 5_000_000;

export function embeddedRows(): Row[] {
  return [
    {
      name: "cold-start",
      title: "cold start on an existing embedded database to the first answer",
      unit: "s",
      measured: async (stage) => {
        const { environment } = await prepare(stage);
        const server = await start(stage, environment);
        await server.stop();
        return server.startMs / 1000;
      },
      goal: { most: 1.5 },
    },
    {
      name: "embedded",
      title: `orders placed over HTTP on the embedded database, ${CONNECTIONS} connections`,
      unit: "orders/s",
      measured: placeEmbedded,
      goal: null,
    },
  ];
}

interface Embedded {
  environment: Record<string, string>;
  seed: Seed;
}

const prepared = new WeakMap<Stage, Promise<Embedded>>();

function prepare(stage: Stage): Promise<Embedded> {
  const known = prepared.get(stage) ?? makeEmbedded(join(stage.folder, "embedded"));
  prepared.set(stage, known);
  return known;
}

async function makeEmbedded(folder: string): Promise<Embedded> {
  const environment = { DATA_DIR: folder, AUTH_SECRET };
  return { environment, seed: await seed(environment, RESELLERS) };
}

function start(stage: Stage, environment: Record<string, string>): Promise<RunningProcess> {
  return startServer({ environment, logFile: join(stage.folder, "embedded.log") });
}

async function placeEmbedded(stage: Stage, seconds: number): Promise<number> {
  const { environment, seed: seeded } = await prepare(stage);
  const before = await withApplication(environment, lastOrder);
  const server = await start(stage, environment);
  const { keys, serviceId } = seeded;
  const firstSerial = stage.takeSerials(SERIALS_OF_A_RUN);
  const requests = { kind: "place_rest", keys, serviceId, firstSerial } as const;
  const plan = { port: server.port, connections: CONNECTIONS, durationMs: seconds * 1000, requests };
  const result = await loadAndStop(plan, server);
  await withApplication(environment, (application) => checkBooks(application, before, result));
  return result.perSecond;
}

async function withApplication<T>(
  environment: Record<string, string>,
  work: (application: Awaited<ReturnType<typeof openApplication>>) => Promise<T>,
): Promise<T> {
  const application = await openApplication(readConfig({ LOG_LEVEL: "silent", ...environment }));
  try {
    return await work(application);
  } finally {
    await application.close();
  }
}

async function loadAndStop(plan: LoadPlan, server: RunningProcess): Promise<LoadResult> {
  try {
    return await load(plan);
  } finally {
    await server.stop();
  }
}
