import { join } from "node:path";
import { openApplication, type Application } from "../../src/application.ts";
import { readConfig } from "../../src/config.ts";
import { createWebhook } from "../../src/core/events/webhooks/webhooks.ts";
import { authenticate } from "../../src/core/resellers/keys/tokens.ts";
import { AUTH_SECRET, seed, type Seed } from "../seed.ts";
import type { Stage } from "../stage.ts";

const PLAIN = "push_plain";
const PUSHED = "pushed";
const RESELLERS = 100;
/** Each run replaces it by the address of its receiver. */
const NO_RECEIVER = "http://127.0.0.1:9/";

/** A database whose resellers place orders. */
export interface Shop {
  database: string;
  environment: Record<string, string>;
  seed: Seed;
}

export interface Shops {
  plain: Shop;
  /** The same, where each reseller has a webhook for new orders. */
  pushed: Shop;
}

const shops = new WeakMap<Stage, Promise<Shops>>();

/** Two shops for all repetitions. */
export function readyShops(stage: Stage): Promise<Shops> {
  const known = shops.get(stage) ?? makeShops(stage);
  shops.set(stage, known);
  return known;
}

export function openShop({ environment }: Shop): Promise<Application> {
  return openApplication(readConfig({ LOG_LEVEL: "silent", ...environment }));
}

async function makeShops(stage: Stage): Promise<Shops> {
  const { cluster } = stage;
  await cluster.query("postgres", `create database ${PLAIN}`);
  const seeded = await seed(environmentOf(stage, PLAIN), RESELLERS);
  await cluster.query("postgres", `create database ${PUSHED} template ${PLAIN}`);
  const [plain, pushed] = [PLAIN, PUSHED].map((database) => ({
    database,
    environment: environmentOf(stage, database),
    seed: seeded,
  })) as [Shop, Shop];
  await addWebhooks(pushed);
  for (const { database } of [plain, pushed]) await cluster.query(database, "vacuum analyze");
  return { plain, pushed };
}

function environmentOf({ cluster, folder }: Stage, database: string): Record<string, string> {
  return {
    DATABASE_URL: cluster.urlOf(database),
    DATA_DIR: join(folder, PLAIN),
    AUTH_SECRET,
    ALLOW_PRIVATE_ADDRESSES: "true",
  };
}

async function addWebhooks(shop: Shop): Promise<void> {
  const { core, close } = await openShop(shop);
  try {
    for (const key of shop.seed.keys) {
      const caller = await authenticate(core, key, "127.0.0.1");
      await createWebhook(core, caller, { url: NO_RECEIVER, eventTypes: ["order.created"] });
    }
  } finally {
    await close();
  }
}
