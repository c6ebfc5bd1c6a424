import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "./load.ts";
import type { RequestPlan } from "./load-plan.ts";
import { startRawServer } from "./processes.ts";
import type { Row, Side } from "./row.ts";
import type { Stage } from "./stage.ts";

const PATH = "/api/dispatch?action=imeiservicelist";
/** A catalogue is megabytes: this many keep both cores busy. */
const CONNECTIONS = 8;
const CONNECTIONS_NOT_MODIFIED = 64;

export function catalogueRows(askRaw: Side): Row[] {
  return [
    {
      name: "catalogue",
      title: "catalogue of 10,000 services",
      unit: "requests/s",
      measured: async (stage, seconds) => askCatalogue(stage, seconds, CONNECTIONS, {}, 200),
      reference: { title: "raw node:http sending the same bytes", measured: askRawCatalogue },
      goal: { least: 0.6 },
    },
    {
      name: "not-modified",
      title: "the same with If-None-Match, answered 304",
      unit: "requests/s",
      measured: async (stage, seconds) => {
        const { etag } = await readCatalogue(stage);
        return askCatalogue(stage, seconds, CONNECTIONS_NOT_MODIFIED, { "If-None-Match": etag }, 304);
      },
      reference: { title: "raw node:http, small JSON", measured: askRaw },
      goal: { least: 0.4 },
    },
  ];
}

async function askCatalogue(
  { server, seed }: Stage,
  seconds: number,
  connections: number,
  headers: Record<string, string>,
  expected: number,
): Promise<number> {
  const requests = { kind: "get", path: PATH, keys: seed.hotKeys, headers, expected } as const;
  return (await load({ port: server.port, connections, durationMs: seconds * 1000, requests })).perSecond;
}

async function askRawCatalogue(stage: Stage, seconds: number): Promise<number> {
  const file = join(stage.folder, "catalogue.json");
  writeFileSync(file, (await readCatalogue(stage)).body);
  const raw = await startRawServer(file);
  try {
    const requests: RequestPlan = { kind: "get", path: "/", keys: [], headers: {}, expected: 200 };
    const plan = { port: raw.port, connections: CONNECTIONS, durationMs: seconds * 1000, requests };
    return (await load(plan)).perSecond;
  } finally {
    await raw.stop();
  }
}

async function readCatalogue({ server, seed }: Stage): Promise<{ body: Buffer; etag: string }> {
  const headers = { Authorization: `Bearer ${seed.hotKeys[0]!}`, "Accept-Encoding": "identity" };
  const response = await fetch(`http://127.0.0.1:${server.port}${PATH}`, { headers });
  const etag = response.headers.get("etag");
  if (response.status !== 200 || etag === null)
    throw new Error(`the catalogue answered ${response.status}, ETag ${etag}`);
  return { body: Buffer.from(await response.arrayBuffer()), etag };
}
