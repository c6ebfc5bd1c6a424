import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { openEventRelay } from "../../src/core/events/relay.ts";
import { createSignal } from "../../src/core/kernel/signal.ts";
import { rejectOrder } from "../../src/core/orders/settle-orders.ts";
import { imei, OPERATOR } from "../money-world.ts";
import { openFresh } from "../support/databases.ts";
import { hasPostgres } from "../support/postgres/postgres.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const MOST_WAITING = 20;

describe("waiting for an order", () => {
  let server: TestServer;
  let service: number;
  let ada: TestReseller;
  before(async () => {
    server = await startTestServer();
    service = await server.createService({ price: "1.00" });
    ada = await server.createReseller({ credit: "1000" });
  });
  after(() => server.stop());

  let ordered = 0;
  const order = async (key = ada.key): Promise<number> => {
    const body = { service_id: service, imei: imei(++ordered) };
    return (await server.rest(key, "POST", "/orders", body)).body.data.id;
  };
  const wait = (id: number, seconds: number | string, key = ada.key) =>
    server.rest(key, "GET", `/orders/${id}?wait=${seconds}`);
  /** One request more than may wait: when it is refused, all others have arrived and wait. */
  const fill = async (id: number) => {
    const all = Array.from({ length: MOST_WAITING + 1 }, () => wait(id, 60));
    return { refused: await Promise.race(all), all };
  };
  const statusesOf = async (all: ReturnType<typeof wait>[]) =>
    (await Promise.all(all))
      .map(({ status, body }) => (status === 200 ? body.data.status : body.code))
      .map(String)
      .toSorted((one, other) => (one < other ? -1 : 1));

  it("ends when the order changes, for everyone who waits for it", async () => {
    const id = await order();
    const waiting = [wait(id, 60), wait(id, 60)];
    await rejectOrder(server.core, BigInt(id), "Not found", OPERATOR);
    for (const { status, body } of await Promise.all(waiting)) {
      assert.deepEqual([status, body.data.status, body.data.status_reason], [200, "REJECTED", "Not found"]);
    }
  });

  it("ends also when another program changed the order without a signal", async () => {
    const id = await order();
    let isAnswered = false;
    const waiting = wait(id, 60).finally(() => (isAnswered = true));
    // Until one of the changes comes after the request has begun to wait.
    while (!isAnswered) {
      await sql`update orders set cancel_requested_at = clock_timestamp() where id = ${id}`.execute(
        server.core.database.kysely,
      );
      await sleep(50);
    }
    assert.notEqual((await waiting).body.data.cancel_requested_at, null);
  });

  it("ends with the order as it is when the time is over, and at once for a closed order", async () => {
    const id = await order();
    assert.equal((await wait(id, 1)).body.data.status, "PENDING");
    await rejectOrder(server.core, BigInt(id), "Not found", OPERATOR);
    assert.equal((await wait(id, 60)).body.data.status, "REJECTED");
    for (const seconds of [61, -1, "long"]) assert.equal((await wait(id, seconds)).status, 422);
    const eve = await server.createReseller();
    assert.equal((await wait(id, 60, eve.key)).status, 404);
  });

  it("is possible for twenty requests of a key, and again when they have ended", async () => {
    const id = await order();
    const { refused, all } = await fill(id);
    const { status, body, headers } = refused;
    assert.deepEqual([status, body.code, headers.has("retry-after")], [429, "rate_limited", true]);
    assert.equal((await wait(await order(ada.testKey), 1, ada.testKey)).status, 200);
    await rejectOrder(server.core, BigInt(id), "Not found", OPERATOR);
    assert.deepEqual(await statusesOf(all), [...Array<string>(MOST_WAITING).fill("REJECTED"), "rate_limited"]);
    assert.equal((await wait(await order(), 1)).status, 200);
  });

  it("ends with an answer when the server stops", async () => {
    const id = await order();
    const { all } = await fill(id);
    await server.stop();
    assert.deepEqual(await statusesOf(all), [...Array<string>(MOST_WAITING).fill("PENDING"), "rate_limited"]);
    server = await startTestServer();
  });

  it("hears of what other processes wrote", { skip: !hasPostgres() && "left out: no PostgreSQL here" }, async () => {
    const { database, drop } = await openFresh("postgres");
    const written = createSignal();
    const here = await openEventRelay(database, written);
    const there = await openEventRelay(database, createSignal());
    const heard = new Promise<void>((resolve) => void there.heard.listen(resolve));
    written.raise();
    await heard;
    await here.close();
    await there.close();
    await drop();
  });
});
