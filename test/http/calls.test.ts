import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey, revokeApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

const PASSWORD = "correct horse";
const IMEI = "490154203237518";
const OTHER_IMEI = "356938035643809";

interface Call {
  id: number;
  at: string;
  last_at: string;
  count: number;
  interface: string;
  action: string;
  status: number;
  outcome: string;
  error_code: string | null;
  duration_ms: number;
  key: { id: number; label: string; last_four: string } | null;
  ip: string;
  request_id: string;
}

describe("the log of own calls", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let service: number;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url);
    service = await server.createService({ price: "1.00", serviceGroup: "Checks" });
  });
  after(() => server.stop());

  async function read(key: string, query = ""): Promise<Answer> {
    const answer = await server.rest(key, "GET", `/calls?per_page=100&${query}`);
    check("GET", "/api/v1/calls", answer);
    return answer;
  }
  /** Without the reading of the log itself. */
  async function calls(key: string, query = ""): Promise<Call[]> {
    const { body } = await read(key, query);
    return (body.data as Call[]).filter(({ action }) => action !== "GET /calls");
  }
  const sum = (list: Call[]) => list.reduce((all, { count }) => all + count, 0);
  const told = (list: Call[]) => list.map((call) => [call.interface, call.action, call.status, call.error_code]);

  it("has no call of anyone else, of the other mode, or of a key that does not exist", async () => {
    const [ada, eve] = [await server.createReseller(), await server.createReseller()];
    await server.rest(ada.key, "GET", "/account");
    await server.rest("rk_live_nonsense", "GET", "/account");
    await server.dispatch("nonsense", { action: "accountinfo" });
    assert.deepEqual(told(await calls(eve.key)), []);
    assert.deepEqual(told(await calls(ada.testKey)), []);
    assert.deepEqual(told(await calls(ada.key)), [["rest", "GET /account", 200, null]]);
  });

  it("tells why a call was refused, even where the answer keeps it to itself", async () => {
    const ada = await server.createReseller();
    const revoked = await createApiKey(server.core, { resellerId: ada.id, label: "Old" });
    await revokeApiKey(server.core, revoked);
    const elsewhere = await createApiKey(server.core, { resellerId: ada.id, allowedCidrs: ["203.0.113.0/24"] });
    await server.dispatch(revoked.key, { action: "accountinfo" });
    await server.rest(revoked.key, "GET", "/orders/1");
    await server.dispatch(elsewhere.key, { action: "PlaceImeiOrder" });
    await server.dispatch(ada.key, { action: "accountinfo", apiaccesskey: ada.key, username: "another user" });
    await server.placeByDispatch(ada.key, service, IMEI);
    await server.rest(ada.key, "POST", "/orders", { service_id: service });
    await server.rest(ada.key, "GET", "/nowhere");
    const list = await calls(ada.key);
    assert.deepEqual(told(list), [
      ["rest", "POST /orders", 422, "field_required"],
      ["dispatch", "placeimeiorder", 200, "insufficient_balance"],
      ["dispatch", "accountinfo", 200, "unauthenticated"],
      ["dispatch", "placeimeiorder", 200, "ip_not_allowed"],
      ["rest", "GET /orders/:id", 401, "key_revoked"],
      ["dispatch", "accountinfo", 200, "key_revoked"],
    ]);
    assert.deepEqual(list.at(-1)!.key, { id: revoked.id, label: "Old", last_four: revoked.key.slice(-4) });
    assert.ok(list.every(({ outcome, ip }) => outcome === "failed" && ip === "127.0.0.1"));
  });

  it("holds no secret that is sent as an action or in the address", async () => {
    const ada = await server.createReseller();
    await server.dispatch(ada.key, { action: ada.key });
    await server.dispatch(ada.key, { action: "x".repeat(33) });
    await server.dispatch(ada.key, { action: "frobnicate" });
    await server.rest(ada.key, "GET", `/orders/${ada.key}?apikey=${ada.key}`);
    const { body } = await read(ada.key);
    assert.ok(!JSON.stringify(body.data).includes(ada.key.slice(9)));
    assert.deepEqual(told(body.data), [
      ["rest", "GET /orders/:id", 404, "order_not_found"],
      ["dispatch", "frobnicate", 200, "invalid_action"],
      ["dispatch", "?", 200, "invalid_action"],
      ["dispatch", "?", 200, "invalid_action"],
    ]);
  });

  it("tells when a limit was reached", async () => {
    const ada = await server.createReseller();
    const { id, key } = await createApiKey(server.core, { resellerId: ada.id, rateLimit: 1 });
    await server.rest(key, "GET", "/account");
    await server.rest(key, "GET", "/account");
    await server.dispatch(key, { action: "accountinfo" });
    assert.deepEqual(told(await calls(ada.key, `key_id=${id}`)), [
      ["dispatch", "accountinfo", 429, "rate_limited"],
      ["rest", "GET /account", 429, "rate_limited"],
      ["rest", "GET /account", 200, null],
    ]);
  });

  it("has who called, from where, how long it took and the id that the answer carried", async () => {
    const ada = await server.createReseller({ credit: "10", password: PASSWORD });
    const placed = await server.placeByDispatch(ada.key, service, OTHER_IMEI);
    const { token } = (await server.rest("", "POST", "/login", { email: ada.email, password: PASSWORD })).body;
    await server.rest(token, "GET", "/account");
    const [signedIn, order] = await calls(ada.key);
    assert.equal(order!.request_id, placed.headers.get("x-request-id"));
    assert.equal(order!.key!.last_four, ada.key.slice(-4));
    assert.ok(order!.duration_ms > 0 && order!.duration_ms < 60_000);
    assert.ok(Math.abs(Date.parse(order!.at) - Date.now()) < 60_000);
    assert.deepEqual([order!.outcome, order!.ip], ["ok", "127.0.0.1"]);
    assert.equal(signedIn!.key!.label, "Sign-in");
  });

  it("counts what a program polls, and lists each of its orders and refusals", async () => {
    const ada = await server.createReseller({ credit: "10" });
    const placed = await server.placeByDispatch(ada.key, service, OTHER_IMEI);
    const id = placed.body.SUCCESS[0].REFERENCEID as number;
    let last = "";
    for (let n = 0; n < 3; n++) {
      await server.dispatch(ada.key, { action: "getimeiorder", ID: String(id) });
      await server.dispatch(ada.key, { action: "getimeiorder", ID: "999999" });
      await server.dispatch(ada.key, { action: "placeimeiorder", ID: String(service), IMEI: "1" });
      const answer = await server.rest(ada.key, "GET", `/orders/${id}`);
      last = answer.headers.get("x-request-id")!;
    }
    const list = await calls(ada.key);
    const counts = (action: string, outcome: string) =>
      list.filter((call) => call.action === action && call.outcome === outcome).map(({ count }) => count);
    assert.deepEqual(counts("placeimeiorder", "ok"), [1]);
    assert.deepEqual(counts("placeimeiorder", "failed"), [1, 1, 1]);
    assert.deepEqual(counts("getimeiorder", "failed"), [1, 1, 1]);
    // The minute may have ended in between.
    const polled = list.filter(({ action }) => action === "GET /orders/:id");
    assert.ok(polled.length <= 2 && sum(polled) === 3);
    assert.equal(polled[0]!.request_id, last);
    assert.ok(polled.every(({ at, last_at: lastAt }) => at <= lastAt));
    assert.equal(
      counts("getimeiorder", "ok").reduce((all, count) => all + count, 0),
      3,
    );
  });

  describe("is filtered", () => {
    let ada: TestReseller;
    before(async () => {
      ada = await server.createReseller();
      for (let n = 0; n < 4; n++) await server.rest(ada.key, "GET", "/account");
      await server.rest(ada.key, "GET", "/orders/1");
      await server.dispatch(ada.key, { action: "accountinfo" });
    });

    it("by outcome, action, key and time", async () => {
      const count = async (query: string) => sum(await calls(ada.key, query));
      assert.equal(await count("outcome=ok"), 5);
      assert.equal(await count("outcome=failed"), 1);
      assert.equal(await count(`action=${encodeURIComponent("GET /account")}`), 4);
      assert.equal(await count("filter[action]=accountinfo"), 1);
      assert.equal(await count("key_id=999999"), 0);
      const [newest] = await calls(ada.key, "action=accountinfo");
      assert.equal(await count(`key_id=${newest!.key!.id}`), 6);
      assert.equal(await count("from=2999-01-01"), 0);
      assert.equal(await count("to=2001-01-01"), 0);
      assert.equal(await count(`to=${newest!.at}`), 6);
      assert.equal(await count(`action=accountinfo&from=${newest!.at}`), 1);
    });

    it("by nothing that makes no sense", async () => {
      const { status, body } = await read(ada.key, "outcome=maybe&key_id=mine&from=soon&to=late&cursor=x");
      assert.equal(status, 422);
      assert.deepEqual(Object.keys(body.errors).toSorted(), ["cursor", "from", "key_id", "outcome", "to"]);
    });

    it("and walked by a cursor that meets each call once, while new ones arrive", async () => {
      const eve = await server.createReseller({ credit: "10" });
      for (let n = 0; n < 4; n++)
        await server.rest(eve.key, "POST", "/orders/quote", { service_id: service, imei: IMEI });
      const seen: number[] = [];
      let path: string | null = "/calls?per_page=2&outcome=ok&action=POST%20/orders/quote";
      while (path !== null) {
        const { body }: Answer = await server.rest(eve.key, "GET", path);
        seen.push(...body.data.map((call: Call) => call.id));
        await server.rest(eve.key, "POST", "/orders/quote", { service_id: service, imei: IMEI });
        assert.equal(body.meta.next_cursor === null, body.links.next === null);
        path = body.links.next && body.links.next.replace(`${server.url}/api/v1`, "");
      }
      assert.deepEqual([seen.length, new Set(seen).size], [4, 4]);
    });
  });

  it("is read with the scope of the account alone", async () => {
    const ada = await server.createReseller();
    const { key } = await createApiKey(server.core, { resellerId: ada.id, scopes: ["orders:read"] });
    const { status, body } = await read(key);
    assert.deepEqual([status, body.code], [403, "scope_missing"]);
  });
});
