import { join } from "node:path";
import type { Config } from "../src/config.ts";
import { createReseller, findReseller } from "../src/core/resellers/accounts/resellers.ts";
import { importServices } from "../src/core/catalogue/services/services.ts";
import type { Core } from "../src/core/core.ts";
import { parseMoney } from "../src/core/kernel/money.ts";
import { topUp } from "../src/core/ledger/wallet/wallet.ts";
import { startServer } from "../src/main.ts";
import { DEMO_SERVICES } from "./catalogue.ts";
import { knownReseller, knownServices } from "./known.ts";
import { fillStock, renewKeys } from "./stock.ts";

const EMAIL = "demo-shop@upstream.example";
const CREDIT = parseMoney("1000.00");
const HIGH_RATE_LIMIT = 100_000;
const FOLDER = "upstream";

/** A second server of this project, in its own folder, from which the demonstration buys some of its services. */
export interface DemoUpstream {
  url: string;
  username: string;
  key: string;
  stop(): Promise<void>;
}

export async function startUpstream(config: Config): Promise<DemoUpstream> {
  const prepared = Promise.withResolvers<string>();
  const server = await startServer(
    {
      ...config,
      DATA_DIR: join(config.DATA_DIR, FOLDER),
      HOST: "127.0.0.1",
      PORT: 0,
      ROLE: "all",
      PUBLIC_URL: undefined,
      REDIS_URL: undefined,
      RATE_LIMIT: HIGH_RATE_LIMIT,
    },
    { prepare: async (core) => prepared.resolve(await prepareUpstream(core)) },
  );
  return { url: server.url!, username: EMAIL, key: await prepared.promise, stop: server.stop };
}

/** Prepares the demonstration's account there: credit, services with codes, a new key. */
async function prepareUpstream(core: Core): Promise<string> {
  const known = await knownReseller(core, EMAIL);
  const { id } = known ?? (await createReseller(core, { email: EMAIL, name: "Demo shop", credit: CREDIT }));
  const { available } = await findReseller(core, String(id));
  if (available < CREDIT / 2n) {
    await topUp(core, {
      resellerId: id,
      amount: CREDIT,
      reason: "For the demonstration",
      actor: { kind: "system", id: null },
    });
  }
  const offered = DEMO_SERVICES.filter((service) => service.upstream !== undefined);
  if ((await knownServices(core)).length === 0) {
    const rows = offered.map(({ name, type, time, group, upstream }) => ({
      name,
      type,
      deliveryTime: time,
      serviceGroup: group,
      price: parseMoney(upstream!.cost),
    }));
    await importServices(core, rows);
  }
  const stocks = new Map(offered.map(({ name, upstream }) => [name, upstream!.codes]));
  await fillStock(core, await knownServices(core), stocks);
  return (await renewKeys(core, id)).liveKey;
}
