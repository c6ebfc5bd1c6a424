import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

describe("the list of events", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let ada: TestReseller;
  let service: number;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url);
    service = await server.createService({ price: "1.00" });
    ada = await server.createReseller({ credit: "100" });
    for (const key of [ada.key, ada.testKey]) await list(key);
  });
  after(() => server.stop());

  async function list(key: string, query = "") {
    const answer = await server.rest(key, "GET", `/events${query}`);
    check("GET", "/api/v1/events", answer);
    return answer;
  }
  let ordered = 0;
  const order = async (key: string) =>
    (await server.rest(key, "POST", "/orders", { service_id: service, imei: imei(++ordered) })).body.data;

  it("has the order as the API shows it, live and test apart", async () => {
    const [live, test] = [await order(ada.key), await order(ada.testKey)];
    for (const [key, placed, isTest] of [
      [ada.key, live, false],
      [ada.testKey, test, true],
    ] as const) {
      const { body } = await list(key, `?order_id=${placed.id}`);
      const now = (await server.rest(key, "GET", `/orders/${placed.id}`)).body.data;
      const { id, created_at: at, ...rest } = body.data[0];
      assert.match(id, /^evt_\d+$/);
      assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000);
      assert.deepEqual([rest, body.data.length], [{ type: "order.created", test: isTest, data: now }, 1]);
    }
    assert.deepEqual((await list(ada.key, `?order_id=${test.id}`)).body.data, []);
  });

  it("shows top-ups, requests, keys and a low balance as their own routes do", async () => {
    const manager = await server.createStaff("manager");
    const bob = await server.createReseller({ credit: "5.50" });
    await list(bob.key);
    const { body: wish } = await server.rest(bob.key, "POST", "/top-up-requests", { amount: "20" });
    await order(bob.key);
    await server.operate(manager.token, "POST", `/top-up-requests/${wish.data.id}/approve`, {});
    await createApiKey(server.core, { resellerId: bob.id, label: "New" });
    const data = async (type: string) => (await list(bob.key, `?type=${type}`)).body.data[0].data;
    const request = (await server.rest(bob.key, "GET", "/top-up-requests")).body.data[0];
    assert.deepEqual(await data("top_up_request.approved"), request);
    const { body } = await server.rest(bob.key, "GET", "/transactions?type=top_up");
    assert.deepEqual(await data("wallet.topped_up"), body.data[0]);
    assert.equal((await data("api_key.created")).label, "New");
    const account = (await server.rest(bob.key, "GET", "/account")).body.data;
    const balance = await data("wallet.low_balance");
    for (const [name, value] of Object.entries(balance)) assert.equal(account[name], value, name);
    assert.ok("balance" in balance && "spendable" in balance);
  });

  it("shows a service as the reseller's list does, and only its id once it is retired", async () => {
    const manager = await server.createStaff("manager");
    await order(ada.key);
    const change = (fields: object) => server.operate(manager.token, "PATCH", `/services/${service}`, fields);
    assert.equal((await change({ price: "1.10" })).status, 200);
    const [{ data, test }] = (await list(ada.key, "?type=service.price_changed")).body.data;
    assert.equal(data.price, "1.10");
    assert.deepEqual([data, test], [(await server.rest(ada.key, "GET", `/services/${service}`)).body.data, false]);
    await change({ status: "retired" });
    assert.deepEqual((await list(ada.key, "?type=service.price_changed")).body.data[0].data, { id: service });
    await change({ status: "active" });
  });

  it("is read to its end by its links, and filtered by type and time", async () => {
    const eve = await server.createReseller({ credit: "100" });
    await list(eve.key);
    for (let n = 0; n < 5; n++) await order(eve.key);
    const ids: string[] = [];
    let query: string | null = "?per_page=2";
    while (query !== null) {
      const { body } = await list(eve.key, query);
      ids.push(...body.data.map((event: { id: string }) => event.id));
      query = body.links.next && new URL(body.links.next).search;
    }
    assert.equal(new Set(ids).size, 5);
    assert.equal(ids.length, 5);
    assert.deepEqual((await list(eve.key, "?type=order.succeeded,order.rejected")).body.data, []);
    assert.deepEqual((await list(eve.key, "?since=2199-01-01")).body.data, []);
    assert.equal((await list(eve.key, "?type=order.lost")).status, 422);
  });

  it("needs the scope events:read", async () => {
    const { key } = await createApiKey(server.core, { resellerId: ada.id, scopes: ["orders:read"] });
    const { status, body } = await list(key);
    assert.deepEqual([status, body.code], [403, "scope_missing"]);
  });
});
