import { join } from "node:path";
import { startRedis, startServer } from "./processes.ts";
import type { Row } from "./row.ts";
import { place, type Stage } from "./stage.ts";

const CONNECTIONS = 64;
/** New processes compile their code and plan their statements first. */
const WARM_UP_SECONDS = 1;
const ROLES = ["http", "http", "worker", "worker"] as const;

export function nodesRows(): Row[] {
  return [
    {
      name: "nodes",
      title: `orders placed over HTTP at two HTTP processes, with two workers, one PostgreSQL and Redis`,
      unit: "orders/s",
      measured: placeAtTwo,
      reference: {
        title: "at one process",
        // By two load generators here too.
        measured: async (stage, seconds) => placeAt(stage, seconds, [stage.server.port, stage.server.port]),
      },
      goal: { least: 0.9 },
    },
  ];
}

async function placeAtTwo(stage: Stage, seconds: number): Promise<number> {
  const stops: (() => Promise<void>)[] = [];
  try {
    const redis = await startRedis();
    stops.push(redis.stop);
    const environment = { ...stage.environment, REDIS_URL: redis.url };
    const ports: number[] = [];
    for (const role of ROLES) {
      const logFile = join(stage.folder, "nodes.log");
      const node = await startServer({ environment, logFile, role, nodeOptions: stage.nodeOptions });
      stops.push(node.stop);
      if (role === "http") ports.push(node.port);
    }
    await placeAt(stage, WARM_UP_SECONDS, ports);
    return await placeAt(stage, seconds, ports);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function placeAt(stage: Stage, seconds: number, ports: number[]): Promise<number> {
  return (await place(stage, { connections: CONNECTIONS, durationMs: seconds * 1_000, ports })).perSecond;
}
