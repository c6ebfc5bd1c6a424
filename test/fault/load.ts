import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openApplication } from "../../src/application.ts";
import { readConfig } from "../../src/config.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { createReseller } from "../../src/core/resellers/accounts/resellers.ts";
import { createService } from "../../src/core/catalogue/services/services.ts";
import type { Core } from "../../src/core/core.ts";
import { addStock } from "../../src/core/fulfilment/inventory/inventory.ts";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { openCli, type StartedServer } from "../cli-process.ts";
import { imei } from "../money-world.ts";

/** Orders of each scenario; `npm run test:faults` places more. */
const ORDERS = Number(process.env["FAULT_ORDERS"] ?? 120);
const CALLERS = 12;
const RETRY_MS = 50;
const WAIT_MS = 100;
/** Enough for all scenarios and rounds of one server. */
const CODES = 10 * ORDERS * Number(process.env["FAULT_ROUNDS"] ?? 1);
const CREDIT = 1_000_000_000_000n;
const PRICE = 1_000_000n;
const SETTINGS = {
  PORT: "0",
  LOG_LEVEL: "silent",
  RATE_LIMIT: "1000000",
  WORKER_POLL_MS: "200",
  LEASE_SECONDS: "2",
  SUPPLIER_TIMEOUT_MS: "1000",
  SHUTDOWN_TIMEOUT_MS: "3000",
};
/** Of the server alone: what prepares and checks a scenario may take longer on a busy machine. */
const HASTE = { DATABASE_TIMEOUT_MS: "1000" };

/** A server in a separate process that delivers from the inventory, and callers that repeat unanswered requests. */
export interface LoadedServer {
  server: StartedServer;
  /** Places orders while `fault` happens, and resolves when all of them are acknowledged. */
  placeDuring: (fault: () => Promise<unknown>) => Promise<void>;
  /** Sends a request with the reseller's key. */
  ask: (path: string) => Promise<Response>;
  /** Throws unless the process is alive and each acknowledged order exists once, is delivered once and paid for once. */
  assertWhole: () => Promise<void>;
}

interface World extends Pick<LoadedServer, "server"> {
  key: string;
  serviceId: number;
  /** Reference → order id. */
  acknowledged: Map<string, number>;
  sent: number;
  /** Number of responses to the callers, by HTTP status. */
  statuses: Set<number>;
}

/** `prepareUrl` is the address of an empty database; `url` is the address for the server. */
export async function startUnderLoad(dataDir: string, prepareUrl: string, url = prepareUrl): Promise<LoadedServer> {
  const settings = { ...SETTINGS, DATA_DIR: dataDir };
  const shop = await within({ ...settings, DATABASE_URL: prepareUrl }, prepareShop);
  const server = await openCli({ ...settings, ...HASTE, DATABASE_URL: url }).start("serve");
  const world: World = { server, ...shop, acknowledged: new Map(), sent: 0, statuses: new Set() };
  return {
    server,
    placeDuring: (fault) => placeDuring(world, fault),
    ask: (path) => fetch(server.url + path, { headers: { authorization: `Bearer ${shop.key}` } }),
    assertWhole: () => within({ ...settings, DATABASE_URL: url }, (core) => assertWhole(world, core)),
  };
}

async function prepareShop(core: Core): Promise<{ key: string; serviceId: number }> {
  const { id: serviceId } = await createService(core, { name: "Unlock", type: "imei", price: PRICE });
  await addStock(
    core,
    serviceId,
    Array.from({ length: CODES }, (_, index) => `CODE-${index + 1}`),
  );
  const { id } = await createReseller(core, { email: "ada@example.com", name: "Ada", credit: CREDIT });
  return { serviceId, key: (await createApiKey(core, { resellerId: id })).key };
}

async function placeDuring(world: World, fault: () => Promise<unknown>): Promise<void> {
  const last = world.sent + ORDERS;
  const soon = world.acknowledged.size + ORDERS / 4;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    while (world.sent < last) await placeSurely(world, imei(++world.sent), caller % 2 === 0 ? byRest : byDispatch);
  });
  const placing = Promise.all(callers);
  while (world.acknowledged.size < soon) await sleep(1);
  await fault();
  await placing;
}

type Place = (world: World, reference: string) => Promise<{ status: number; id: number | undefined }>;

/** Repeats unanswered requests: the reference identifies the order. */
async function placeSurely(world: World, reference: string, place: Place): Promise<void> {
  for (;;) {
    const answer = await place(world, reference).catch(() => undefined);
    if (answer) world.statuses.add(answer.status);
    if (answer?.id !== undefined) {
      world.acknowledged.set(reference, answer.id);
      return;
    }
    await sleep(RETRY_MS);
  }
}

async function byRest({ server, key, serviceId }: World, reference: string) {
  const response = await fetch(`${server.url}/api/v1/orders`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": reference,
    },
    body: JSON.stringify({ service_id: serviceId, imei: reference, client_reference: reference }),
  });
  const body = JSON.parse(await response.text());
  return { status: response.status, id: body.data?.id as number | undefined };
}

async function byDispatch({ server, key, serviceId }: World, reference: string) {
  const fields = {
    apikey: key,
    action: "placeimeiorder",
    ID: String(serviceId),
    IMEI: reference,
    CLIENTREF: reference,
  };
  const response = await fetch(`${server.url}/api/dispatch`, { method: "POST", body: new URLSearchParams(fields) });
  const body = JSON.parse(await response.text());
  return { status: response.status, id: body.SUCCESS?.[0].LIST.REFERENCEID as number | undefined };
}

interface OrderRow {
  id: bigint;
  reference: string;
  status: string;
  result: string | null;
}

async function assertWhole({ server, acknowledged, statuses }: World, core: Core): Promise<void> {
  const orders = await untilDelivered(core);
  assert.equal(server.process.exitCode ?? server.process.signalCode, null, `the process has ended: ${server.errors()}`);
  assert.equal(orders.length, acknowledged.size, "orders were lost or doubled");
  const there = new Map(orders.map(({ reference, id }) => [reference, Number(id)]));
  assert.deepEqual(there, new Map(acknowledged));
  assert.equal(new Set(orders.map(({ result }) => result)).size, orders.length, "a code was delivered twice");
  assert.deepEqual(
    [...statuses].filter((status) => ![200, 201, 503, 409].includes(status)),
    [],
  );
  const { ok, checks } = await reconcile(core);
  assert.ok(ok, JSON.stringify(checks.filter((check) => !check.ok)));
}

async function untilDelivered(core: Core): Promise<OrderRow[]> {
  for (;;) {
    const { rows } = await sql<OrderRow>`
      select id, client_reference as reference, status, result_text as result from orders order by client_reference`.execute(
      core.database.kysely,
    );
    if (rows.every(({ status }) => status === "SUCCESS")) return rows;
    await sleep(WAIT_MS);
  }
}

async function within<T>(settings: Record<string, string>, act: (core: Core) => Promise<T>): Promise<T> {
  const { core, close } = await openApplication(readConfig(settings));
  try {
    return await act(core);
  } finally {
    await close();
  }
}
