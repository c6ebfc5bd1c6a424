import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer, type RunningProcess } from "./processes.ts";
import type { Row } from "./row.ts";
import { place, type Stage } from "./stage.ts";

const SETTLE_MS = 2_000;
const SAMPLE_MS = 100;
const CONNECTIONS = 64;

export function memoryRows(): Row[] {
  return [
    {
      name: "memory-idle",
      title: "resident memory on PostgreSQL, idle",
      unit: "MiB",
      measured: (stage) =>
        withServer(stage, async (server) => {
          await sleep(SETTLE_MS);
          return server.memory();
        }),
      goal: { most: 150 },
    },
    {
      name: "memory-load",
      title: "highest resident memory on PostgreSQL under the placing load",
      unit: "MiB",
      measured: (stage, seconds) => withServer(stage, (server) => highestMemory(stage, server, seconds)),
      goal: { most: 350 },
    },
  ];
}

async function highestMemory(stage: Stage, server: RunningProcess, seconds: number): Promise<number> {
  let highest = 0;
  let isPlacing = true;
  const sampling = (async () => {
    while (isPlacing) {
      highest = Math.max(highest, await server.memory());
      await sleep(SAMPLE_MS);
    }
  })();
  const plan = { connections: CONNECTIONS, durationMs: seconds * 1000, ports: [server.port] };
  await place(stage, plan).finally(() => (isPlacing = false));
  await sampling;
  return highest;
}

/** A separate server, so that earlier rows have no effect. */
async function withServer<T>(stage: Stage, work: (server: RunningProcess) => Promise<T>): Promise<T> {
  const { environment, folder } = stage;
  const server = await startServer({ environment, logFile: join(folder, "log") });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
