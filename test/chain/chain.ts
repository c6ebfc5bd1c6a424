import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Config } from "../../src/config.ts";
import type { Core } from "../../src/core/core.ts";
import type { Order } from "../../src/core/orders/order.ts";
import { findOrder } from "../../src/core/orders/settle-orders.ts";
import { addStock } from "../../src/core/fulfilment/inventory/inventory.ts";
import { importOffers } from "../../src/core/fulfilment/imports/import-services.ts";
import { findJob, requestJob } from "../../src/core/fulfilment/imports/jobs.ts";
import { addSupplier, type SupplierInput } from "../../src/core/fulfilment/imports/suppliers.ts";
import { reconcile } from "../../src/core/ledger/reconciliation/reconcile.ts";
import { imei } from "../money-world.ts";
import { startTestServer, type ServiceInput, type TestReseller, type TestServer } from "../support/server.ts";
import { openProxy, type Proxy } from "./proxy.ts";
import { until } from "../support/wait.ts";

const CREDIT = "1000.00";
/** Half of the cost on top of it. */
const MARGIN = { percentBasisPoints: 5_000, fixed: 0n, roundTo: 0n, floor: 0n };
/** A silent supplier times out and is polled again soon, but not so soon that a busy machine looks silent. */
const HASTY = {
  ALLOW_PRIVATE_ADDRESSES: true,
  ASK_SUPPLIER_SECONDS: [0.2],
  SUPPLIER_TIMEOUT_MS: 3_000,
  LEASE_SECONDS: 8,
  WORKER_POLL_MS: 50,
} as const satisfies Partial<Config>;

/** Both servers of a chain, and their accounts with each other. */
export interface Ends {
  front: { core: Core };
  upstream: { core: Core };
  /** The upstream, as the front knows it. */
  supplierId: number;
  /** The front, as the upstream knows it. */
  shop: { id: number };
}

/** A server that buys from another server of this project, through a proxy that can fail. */
export interface Chain extends Ends {
  /** Sells to resellers. */
  front: TestServer;
  /** Fulfils the front's orders. */
  upstream: TestServer;
  proxy: Proxy;
  shop: TestReseller;
  /** Buys at the front. */
  reseller: TestReseller;
  /** A new service of the upstream, imported into the front with a margin of a half; its ids there and here. */
  offer: (input?: ServiceInput & { stock?: number }) => Promise<{ there: number; here: number }>;
  /** Has the front synchronise the upstream's catalogue. */
  sync: () => Promise<void>;
  /** Places an order at the front by dispatch; by default of a new IMEI. */
  order: (serviceId: number, fields?: Record<string, string>) => Promise<bigint>;
  stop: () => Promise<void>;
}

export async function openChain(input: SupplierInput & { credit?: string } = {}): Promise<Chain> {
  const [upstream, front] = await Promise.all([startTestServer(), startTestServer({ settings: HASTY })]);
  const proxy = await openProxy(upstream.url);
  const { credit = CREDIT, ...terms } = input;
  const shop = await upstream.createReseller({ email: "front@example.com", credit });
  const reseller = await front.createReseller({ credit: CREDIT });
  const { id: supplierId } = await addSupplier(front.core, {
    name: "Upstream",
    url: proxy.url,
    username: shop.email,
    key: shop.key,
    repeats: "by_reference",
    syncHours: 0,
    ...terms,
  });
  const sync = (): Promise<void> => synchronise(front.core, supplierId);
  let phones = 0;
  return {
    front,
    upstream,
    proxy,
    supplierId,
    shop,
    reseller,
    sync,
    offer: async (service = {}) => {
      const there = await offerAt(upstream, service);
      await sync();
      const { problems } = await importOffers(front.core, supplierId, { codes: [String(there)], margin: MARGIN });
      assert.deepEqual(problems, []);
      return { there, here: await routedService(front.core, supplierId, there) };
    },
    order: async (serviceId, fields = { IMEI: imei(++phones) }) => {
      const placing = { action: "placeimeiorder", ID: String(serviceId), ...fields };
      const { body } = await front.dispatch(reseller.key, placing);
      assert.ok(body.SUCCESS, JSON.stringify(body));
      return BigInt(body.SUCCESS[0].LIST.REFERENCEID);
    },
    stop: async () => {
      await front.stop();
      await proxy.close();
      await upstream.stop();
    },
  };
}

/** The orders of a server, once all of them are settled. */
export function settled({ core }: Ends["front"], ids: readonly bigint[]): Promise<Order[]> {
  return until(async () => {
    const orders = await Promise.all(ids.map((id) => findOrder(core, id)));
    return orders.every(({ status }) => status !== "PENDING" && status !== "PROCESSING") && orders;
  });
}

/** An open order that needs attention, with its review reason. */
export function queued(
  { core }: Ends["front"],
  id: bigint,
): Promise<{ status: string; attention: string; note: string | null }> {
  return until(async () => {
    const { status, attention, attention_note } = await core.database.kysely
      .selectFrom("orders")
      .select(["status", "attention", "attention_note"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return attention !== null && { status, attention, note: attention_note };
  });
}

/** The front's orders at the upstream, the oldest first. */
export async function ordersThere({ upstream, shop }: Ends): Promise<Order[]> {
  const { rows } = await sql<{ id: bigint }>`
    select o.id from orders o join wallets w on w.id = o.wallet_id where w.reseller_id = ${shop.id} order by o.id`.execute(
    upstream.core.database.kysely,
  );
  return Promise.all(rows.map(({ id }) => findOrder(upstream.core, id)));
}

export interface AttemptRow {
  id: bigint;
  orderId: bigint;
  state: string;
  reference: string;
  supplierReference: string | null;
  /** The amount paid to the supplier, in micro-units. */
  paid: bigint;
}

/** Every attempt of the front with the upstream, the oldest first. */
export async function attemptsOf({ front, supplierId }: Ends): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select t.id, t.order_id as "orderId", t.state, t.reference, t.supplier_reference as "supplierReference",
           (select coalesce(sum(m.amount), 0)::bigint from transfers m
             where m.idempotency_key = 'attempt:' || t.id || ':cost') as paid
      from attempts t where t.supplier_id = ${supplierId} order by t.id`.execute(front.core.database.kysely);
  return rows;
}

/**
 * No order is lost or doubled: each order of the upstream belongs to one attempt, each result arrived unchanged, the
 * front paid what the upstream earned, and both ledgers reconcile.
 */
export async function assertAgree(ends: Ends): Promise<void> {
  const there = await ordersThere(ends);
  const attempts = await attemptsOf(ends);
  const bought = there.filter(({ status }) => status !== "REJECTED" && status !== "CANCELLED");
  const buyers = bought.map((order) => buyerOf(order, attempts));
  assert.ok(!buyers.includes(undefined), "an order of the upstream belongs to no attempt");
  assert.equal(new Set(buyers).size, bought.length, "an order is at the upstream twice");
  for (const { orderId, state, supplierReference, paid } of attempts) {
    const source = there.find(({ id }) => String(id) === supplierReference);
    if (state !== "succeeded") {
      assert.equal(paid, 0n, `attempt ${state} was paid`);
      continue;
    }
    assert.equal(source?.status, "SUCCESS");
    assert.equal((await findOrder(ends.front.core, orderId)).resultText, source.resultText);
    assert.equal(paid, source.captured);
  }
  for (const { core } of [ends.front, ends.upstream]) {
    const { checks } = await reconcile(core);
    assert.deepEqual(
      checks.filter(({ ok }) => !ok),
      [],
    );
  }
}

/** The front's order: found by our reference, or by its number if the attempt was adopted. */
function buyerOf({ id, clientReference }: Order, attempts: readonly AttemptRow[]): bigint | undefined {
  const mine = attempts.find(({ reference }) => reference === clientReference);
  return (mine ?? attempts.find(({ supplierReference }) => supplierReference === String(id)))?.orderId;
}

async function offerAt(
  upstream: TestServer,
  { stock = 0, ...input }: ServiceInput & { stock?: number },
): Promise<number> {
  const id = await upstream.createService(input);
  const codes = Array.from({ length: stock }, (_, index) => `CODE-${id}-${index + 1}`);
  if (stock > 0) await addStock(upstream.core, id, codes);
  return id;
}

async function synchronise(core: Core, supplierId: number): Promise<void> {
  const { id } = await requestJob(core, supplierId, "sync");
  const job = await until(async () => {
    const now = await findJob(core, id);
    return now.finishedAt !== null && now;
  });
  assert.equal(job.error, null);
}

async function routedService(core: Core, supplierId: number, code: number): Promise<number> {
  const route = await core.database.kysely
    .selectFrom("routes")
    .select("service_id")
    .where("supplier_id", "=", supplierId)
    .where("supplier_service", "=", String(code))
    .executeTakeFirstOrThrow();
  return route.service_id;
}
