import { join } from "node:path";
import { openApplication, type Application } from "../src/application.ts";
import { readConfig } from "../src/config.ts";
import type { Core } from "../src/core/core.ts";
import { importOffers } from "../src/core/fulfilment/imports/import-services.ts";
import type { JobResult } from "../src/core/fulfilment/imports/job.ts";
import { findJob, requestJob, takeJob } from "../src/core/fulfilment/imports/jobs.ts";
import { addSupplier } from "../src/core/fulfilment/imports/suppliers.ts";
import { createConnectors } from "../src/workers/fulfilment/connectors.ts";
import { CONNECTOR_KINDS } from "../src/workers/fulfilment/suppliers/kinds.ts";
import { runJob } from "../src/workers/fulfilment/jobs.ts";
import type { Row } from "./row.ts";
import { AUTH_SECRET } from "./seed.ts";
import type { Stage } from "./stage.ts";
import { startStub, type Stub } from "./stub.ts";

const SERVICES = 10_000;
const REPRICED = 100;
const MOST_SECONDS = 5;
const MARGIN = { percentBasisPoints: 5_000, fixed: 0n, roundTo: 0n, floor: 0n };

type DatabaseKind = "PostgreSQL" | "embedded";

interface Shop {
  application: Application;
  stub: Stub;
  supplierId: number;
}

/** The steps of a catalogue in order. Each throws if its result is wrong. */
const STEPS: readonly { name: string; title: string; run: (shop: Shop) => Promise<void> }[] = [
  {
    name: "sync",
    title: "first sync of 10,000 services",
    run: async (shop) => check("added", await syncFrom(shop.application.core, shop.supplierId), SERVICES),
  },
  {
    name: "sync-changed",
    title: "sync of 10,000 services of which 100 changed their price",
    run: async (shop) => check("changed", await syncFrom(shop.application.core, shop.supplierId), REPRICED),
  },
  {
    name: "import",
    title: "import of 10,000 services into the own catalogue",
    run: async ({ application, supplierId }) => {
      const { created } = await importOffers(application.core, supplierId, { margin: MARGIN });
      check("created", { created }, SERVICES);
    },
  },
];

export function syncRows(): Row[] {
  const kinds: readonly DatabaseKind[] = ["PostgreSQL", "embedded"];
  return kinds.flatMap((kind) =>
    STEPS.map(({ name, title }, index): Row => ({
      name: kind === "embedded" ? `${name}-embedded` : name,
      title: kind === "embedded" ? `${title}, embedded database` : title,
      unit: "s",
      measured: (stage) => measure(stage, kind, index),
      goal: { most: MOST_SECONDS },
    })),
  );
}

let shops = 0;

/** Runs the steps on a new shop and returns the seconds of the step `last`. */
async function measure(stage: Stage, kind: DatabaseKind, last: number): Promise<number> {
  const application = await openEmpty(stage, kind);
  const stub = await startStub();
  try {
    const input = { name: "Upstream", url: stub.url, key: "a key of the benchmarks", syncHours: 0 };
    const { id: supplierId } = await addSupplier(application.core, input);
    const shop = { application, stub, supplierId };
    for (const { run } of STEPS.slice(0, last)) {
      await run(shop);
      await stub.reprice();
    }
    const startedAt = performance.now();
    await STEPS[last]!.run(shop);
    return (performance.now() - startedAt) / 1000;
  } finally {
    await application.close();
    await stub.stop();
  }
}

async function openEmpty({ cluster, folder }: Stage, kind: DatabaseKind): Promise<Application> {
  const name = `shop${++shops}`;
  const url: Record<string, string> = {};
  if (kind === "PostgreSQL") {
    await cluster.query("postgres", `create database ${name}`);
    url["DATABASE_URL"] = cluster.urlOf(name);
  }
  const settings = { AUTH_SECRET, LOG_LEVEL: "silent", ALLOW_PRIVATE_ADDRESSES: "true", DATA_DIR: join(folder, name) };
  return openApplication(readConfig({ ...settings, ...url }));
}

/** Synchronises the supplier's catalogue as a worker does. */
export async function syncFrom(core: Core, supplierId: number): Promise<JobResult> {
  const connectors = createConnectors(core, CONNECTOR_KINDS);
  try {
    const { id } = await requestJob(core, supplierId, "sync");
    await runJob(core, connectors, (await takeJob(core, id))!);
    const { result, error } = await findJob(core, id);
    if (result === null) throw new Error(`the catalogue was not synchronised: ${error}`);
    return result;
  } finally {
    await connectors.close();
  }
}

function check(name: string, result: JobResult, expected: number): void {
  if (result[name] !== expected) throw new Error(`${name} is ${result[name]} instead of ${expected}`);
}
