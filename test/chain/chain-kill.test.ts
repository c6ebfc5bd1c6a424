import assert from "node:assert/strict";
import { join } from "node:path";
import { it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { openApplication } from "../../src/application.ts";
import { readConfig } from "../../src/config.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { createReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { createService } from "../../src/core/catalogue/services/services.ts";
import type { Core } from "../../src/core/core.ts";
import { addStock } from "../../src/core/fulfilment/inventory/inventory.ts";
import { importOffers } from "../../src/core/fulfilment/imports/import-services.ts";
import { requestJob } from "../../src/core/fulfilment/imports/jobs.ts";
import { addSupplier } from "../../src/core/fulfilment/imports/suppliers.ts";
import { performJob } from "../../src/workers/fulfilment/jobs.ts";
import { CONNECTOR_KINDS } from "../../src/workers/fulfilment/suppliers/kinds.ts";
import { openCli, temporaryFolder, type Cli, type StartedServer } from "../cli-process.ts";
import { imei } from "../money-world.ts";
import { freshDatabase, hasPostgres } from "../support/postgres/postgres.ts";
import { assertAgree, ordersThere, settled } from "./chain.ts";
import { fillDataFolder } from "../support/databases.ts";
import { until } from "../support/wait.ts";

/** For more rounds: `KILL_ROUNDS=20 node --test test/chain/chain-kill.test.ts`. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 2);
const ORDERS = 60;
const CALLERS = 8;
const LONGEST_LIFE_MS = 250;
const RETRY_MS = 50;
const PRICE = 1_000_000n;
const CREDIT = 1_000_000_000n;
const MARGIN = { percentBasisPoints: 5_000, fixed: 0n, roundTo: 0n, floor: 0n };
const SETTINGS = {
  PORT: "0",
  LOG_LEVEL: "error",
  RATE_LIMIT: "1000000",
  ALLOW_PRIVATE_ADDRESSES: "true",
  ASK_SUPPLIER_SECONDS: "0.2",
  // Answers take long on a busy machine, and several late ones open the circuit.
  SUPPLIER_TIMEOUT_MS: "3000",
  LEASE_SECONDS: "4",
  WORKER_POLL_MS: "100",
};

type Settings = Record<string, string>;

/** A server in a separate process, which is killed and restarted. */
interface Side extends AsyncDisposable {
  cli: Cli;
  settings: Settings;
  server: StartedServer;
}

interface Stream {
  /** Orders up to this number may be placed. */
  allowed: number;
  placed: number;
  /** The test is over, however it ended. */
  isOver: boolean;
  /** The front's orders, by identifier. */
  acknowledged: Map<string, bigint>;
}

it("two connected servers deliver every order once, however often either is killed", async (test) => {
  using folder = temporaryFolder();
  await using fresh = hasPostgres() ? await freshDatabase() : null;
  const upstream = { ...SETTINGS, DATA_DIR: join(folder.path, "upstream") };
  const front = { ...SETTINGS, DATA_DIR: join(folder.path, "front"), ...(fresh && { DATABASE_URL: fresh.url }) };
  fillDataFolder(upstream.DATA_DIR);
  const shop = await within(upstream, prepareUpstream);
  await using there = await start(upstream);
  const { supplierId, key } = await within(front, (core) => prepareFront(core, there.server.url, shop));
  await using here = await start(front);
  const stream: Stream = { allowed: 0, placed: 0, isOver: false, acknowledged: new Map() };
  test.after(() => {
    stream.isOver = true;
  });
  const callers = Array.from({ length: CALLERS }, () => callAgainAndAgain(here, key, stream));
  for (let round = 1; round <= ROUNDS; round++) {
    stream.allowed = Math.ceil((ORDERS * round) / ROUNDS);
    await until(async () => stream.acknowledged.size > (ORDERS * (round - 0.5)) / ROUNDS);
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await killAndStart(round % 2 === 1 ? here : there);
    // As the operator does once a supplier is available again, instead of waiting for the circuit breaker.
    if (round % 2 === 0) await here.cli.json("supplier", "resume", "Upstream");
  }
  await Promise.all(callers);
  const ids = [...stream.acknowledged.values()];
  await untilSettled(here, key, ids);
  await Promise.all([here.server.stop(), there.server.stop()]);
  await within(front, (frontCore) =>
    within(upstream, async (upstreamCore) => {
      const ends = { front: { core: frontCore }, upstream: { core: upstreamCore }, supplierId, shop };
      const orders = await settled(ends.front, ids);
      assert.deepEqual(new Set(orders.map(({ status }) => status)), new Set(["SUCCESS"]));
      assert.equal(new Set(orders.map(({ resultText }) => resultText)).size, ORDERS);
      assert.equal((await ordersThere(ends)).length, ORDERS);
      await assertAgree(ends);
    }),
  );
});

async function within<T>(settings: Settings, act: (core: Core) => Promise<T>): Promise<T> {
  const { core, close } = await openApplication(readConfig(settings));
  try {
    return await act(core);
  } finally {
    await close();
  }
}

async function prepareUpstream(core: Core): Promise<{ id: number; email: string; key: string }> {
  const { id, email } = await createReseller(core, { email: "front@example.com", name: "Front", credit: CREDIT });
  const service = await createService(core, { name: "Unlock", type: "imei", price: PRICE });
  await addStock(
    core,
    service.id,
    Array.from({ length: 2 * ORDERS }, (_, index) => `CODE-${index + 1}`),
  );
  return { id, email, key: (await createApiKey(core, { resellerId: id })).key };
}

async function prepareFront(
  core: Core,
  url: string,
  shop: { email: string; key: string },
): Promise<{ supplierId: number; key: string }> {
  const { id: supplierId } = await addSupplier(core, {
    name: "Upstream",
    url,
    username: shop.email,
    key: shop.key,
    repeats: "by_reference",
    bulkSize: 5,
  });
  await performJob(core, CONNECTOR_KINDS, await requestJob(core, supplierId, "sync"));
  const { created } = await importOffers(core, supplierId, { margin: MARGIN });
  assert.equal(created, 1);
  const { id } = await createReseller(core, { email: "ada@example.com", name: "Ada", credit: CREDIT });
  return { supplierId, key: (await createApiKey(core, { resellerId: id })).key };
}

/** A restarted server has the same address. */
async function start(settings: Settings): Promise<Side> {
  const server = await openCli(settings).start("serve");
  const cli = openCli({ ...settings, PORT: new URL(server.url).port });
  const side: Side = { cli, settings, server, [Symbol.asyncDispose]: () => side.server[Symbol.asyncDispose]() };
  return side;
}

async function killAndStart(side: Side): Promise<void> {
  await side.server.stop("SIGKILL");
  side.server = await side.cli.start("serve");
}

async function callAgainAndAgain(front: Side, key: string, stream: Stream): Promise<void> {
  while (stream.placed < ORDERS && !stream.isOver) {
    if (stream.placed === stream.allowed) await sleep(RETRY_MS);
    else await placeSurely(front, key, imei(++stream.placed), stream);
  }
}

/** Repeats unanswered requests: the reference identifies the order. */
async function placeSurely(front: Side, key: string, identifier: string, stream: Stream): Promise<void> {
  const order = { action: "placeimeiorder", ID: "1", IMEI: identifier, CLIENTREF: identifier };
  const answer = await until(async () => stream.isOver || (await call(front, key, order)));
  if (stream.isOver) return;
  assert.ok(answer.SUCCESS, JSON.stringify(answer));
  stream.acknowledged.set(identifier, BigInt(answer.SUCCESS[0].LIST.REFERENCEID));
}

async function untilSettled(front: Side, key: string, ids: readonly bigint[]): Promise<void> {
  let open: { STATUS: string }[] | undefined;
  const allSettled = until(async () => {
    const answer = await call(front, key, { action: "getimeiorderbulk", ID: ids.join(",") });
    open = answer?.SUCCESS.filter(({ STATUS }: { STATUS: string }) => STATUS !== "SUCCESS");
    if (open && open.length > 0) await sleep(RETRY_MS);
    return open?.length === 0;
  });
  await allSettled.catch(async () => {
    const suppliers = JSON.stringify(await front.cli.json("supplier", "list"));
    assert.fail(`Still open: ${JSON.stringify(open)}; suppliers: ${suppliers}`);
  });
}

/** Undefined while the server is unavailable. */
async function call(
  { server }: Side,
  key: string,
  fields: Record<string, string>,
): Promise<ReturnType<typeof JSON.parse>> {
  try {
    const body = new URLSearchParams({ apikey: key, ...fields });
    const response = await fetch(`${server.url}/api/dispatch`, { method: "POST", body });
    return JSON.parse(await response.text());
  } catch {
    await sleep(RETRY_MS);
    return undefined;
  }
}
