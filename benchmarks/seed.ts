import { openApplication } from "../src/application.ts";
import { readConfig } from "../src/config.ts";
import { createApiKey } from "../src/core/resellers/keys/api-keys.ts";
import { createReseller } from "../src/core/resellers/accounts/resellers.ts";
import { importServices, type NewService } from "../src/core/catalogue/services/services.ts";
import type { Core } from "../src/core/core.ts";
import { parseMoney } from "../src/core/kernel/money.ts";

const SERVICES = 10_000;
const GROUPS = 100;
const PRICE = "0.045";
/** One wallet places more orders than the rate limit of one key allows. */
const HOT_KEYS = 10;

/** The content of a seeded database. */
export interface Seed {
  keys: string[];
  hotKeys: string[];
  serviceId: number;
  /** Price of one order in micro-units. */
  price: number;
  /** The live wallets are `first`, `first + step`, … */
  wallets: { first: number; step: number; count: number };
}

export const AUTH_SECRET = "a secret that only the benchmarks use";

/** Fills an empty database: resellers with credit and a key each, and a catalogue with manual fulfilment. */
export async function seed(environment: Record<string, string>, resellers: number): Promise<Seed> {
  const config = readConfig({ AUTH_SECRET, LOG_LEVEL: "silent", ...environment });
  const { core, close } = await openApplication(config);
  try {
    await importServices(
      core,
      Array.from({ length: SERVICES }, (_, index) => makeService(index)),
    );
    const ids = await makeResellers(core, resellers);
    const keys: string[] = [];
    for (const resellerId of ids) keys.push((await createApiKey(core, { resellerId })).key);
    const hotKeys: string[] = [];
    while (hotKeys.length < HOT_KEYS) hotKeys.push((await createApiKey(core, { resellerId: ids[0]! })).key);
    await forgetNotifications(core);
    const { id: serviceId } = await core.database.kysely
      .selectFrom("services")
      .select("id")
      .orderBy("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    return { keys, hotKeys, serviceId, price: Number(parseMoney(PRICE)), wallets: await readWallets(core) };
  } finally {
    await close();
  }
}

function makeService(index: number): NewService {
  return {
    name: `Network check number ${index + 1}, clean and blocked devices`,
    type: "imei",
    serviceGroup: `Group ${(index % GROUPS) + 1}`,
    price: parseMoney(PRICE),
    deliveryTime: "1-5 minutes",
    description: "Says to which network the device is locked.",
  };
}

/** One after the other, so that the ids of their wallets are evenly spaced. */
async function makeResellers(core: Core, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number++) {
    const profile = { email: `reseller${number}@example.com`, name: `Reseller ${number}` };
    ids.push((await createReseller(core, { ...profile, credit: parseMoney("10000000") })).id);
  }
  return ids;
}

/** The messages about each credit and key would be sent while the first rows are measured. */
async function forgetNotifications({ database }: Core): Promise<void> {
  await database.kysely.deleteFrom("notifications").execute();
  await database.kysely.deleteFrom("notification_lines").execute();
}

async function readWallets(core: Core): Promise<Seed["wallets"]> {
  const rows = await core.database.kysely
    .selectFrom("wallets")
    .select("id")
    .where("test", "=", false)
    .orderBy("id")
    .execute();
  const first = rows[0]!.id;
  const step = rows.length > 1 ? rows[1]!.id - first : 1;
  if (rows.some((row, index) => row.id !== first + index * step)) throw new Error("the wallets' ids are not even");
  return { first, step, count: rows.length };
}
