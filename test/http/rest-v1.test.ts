import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { revokeToken } from "../../src/core/resellers/keys/tokens.ts";
import { moveReseller } from "../../src/core/resellers/accounts/change-reseller.ts";
import { changePriceGroup } from "../../src/core/catalogue/prices/price-groups.ts";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { changeService } from "../../src/core/catalogue/services/change-service.ts";
import { parseMoney } from "../../src/core/kernel/money.ts";
import { takeOrder } from "../../src/core/fulfilment/review/take-order.ts";
import { succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";
import { priceGroup } from "../support/price-groups.ts";

type Body = NonNullable<RequestInit["body"]>;

const OPERATOR = { kind: "operator", id: null } as const;
const IMEIS = ["490154203237518", "356938035643809", "352099001761481", "356938035643817", "356938035643825"];

describe("the REST API v1", () => {
  let server: TestServer;
  let ada: TestReseller;
  let service: number;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url);
    ada = await server.createReseller({ credit: "100", group: "Gold", password: "correct horse" });
    service = await server.createService({ price: "0.045", identifierCheck: "none", serviceGroup: "Checks" });
  });
  after(() => server.stop());

  /** Calls the API and holds the answer against the document. */
  async function call(key: string, method: string, path: string, body?: Body, headers: Record<string, string> = {}) {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, accept: "application/json", ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      body: text === "" ? null : JSON.parse(text),
    };
    if (answer.status !== 304) check(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    assert.match(answer.headers.get("x-request-id")!, /^req_/);
    return answer;
  }

  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const json = { "content-type": "application/json" };
  let serial = 0;
  const fresh = () => `serial-${++serial}`;
  const place = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    call(ada.key, "POST", "/orders", form({ service_id: String(service), imei: fresh(), ...fields }), headers);
  const balance = async (key = ada.key) => (await call(key, "GET", "/account")).body.data.balance as string;

  describe("places orders", () => {
    it("from a form, a multipart body and JSON alike", async () => {
      const multipart = new FormData();
      multipart.set("service_id", String(service));
      multipart.set("imei", fresh());
      const bodies: [Body, Record<string, string>][] = [
        [form({ service_id: String(service), imei: fresh() }), {}],
        [multipart, {}],
        [JSON.stringify({ service_id: service, imei: fresh(), metadata: { shop: 7 } }), json],
      ];
      for (const [body, headers] of bodies) {
        const { status, headers: answered, body: answer } = await call(ada.key, "POST", "/orders", body, headers);
        assert.equal(status, 201);
        assert.equal(answered.get("location"), `/api/v1/orders/${answer.data.id}`);
        assert.equal(answer.data.status, "PENDING");
        assert.equal(answer.data.held, "0.045");
      }
    });

    it("with inputs in brackets and a quantity", async () => {
      const credits = await server.createService({
        type: "server",
        price: "1.50",
        maxQuantity: 10,
        inputs: [{ name: "Username", type: "text", required: true }],
      });
      const body = form({ service_id: String(credits), "inputs[Username]": "bob", quantity: "3" });
      const { body: answer } = await call(ada.key, "POST", "/orders", body);
      assert.deepEqual([answer.data.inputs, answer.data.quantity, answer.data.price], [{ Username: "bob" }, 3, "4.50"]);
      for (const [fields, code] of [
        [{ "inputs[Username]": "eve", quantity: "11" }, "quantity_out_of_range"],
        [{ quantity: "1" }, "field_required"],
      ] as const) {
        const refused = await call(ada.key, "POST", "/orders", form({ service_id: String(credits), ...fields }));
        assert.deepEqual([refused.status, refused.body.code], [422, code]);
      }
    });

    it("but refuses what is wrong, by its own code, and charges nothing", async () => {
      const strict = await server.createService({ price: "0.10" });
      const paused = await server.createService({ price: "0.10" });
      await changeService(server.core, paused, { status: "paused" });
      const dear = await server.createService({ price: "1000000" });
      const funds = await balance();
      const cases: [Record<string, unknown>, number, string][] = [
        [{ service_id: strict, imei: 490154203237518 }, 422, "imei_must_be_string"],
        [{ service_id: strict, imei: "490154203237519" }, 422, "imei_checksum"],
        [{ service_id: strict, imei: "4901542032375189" }, 422, "imei_is_imeisv"],
        [{ service_id: strict, imei: "000000000000000" }, 422, "imei_placeholder"],
        [{ service_id: strict, imei: "12" }, 422, "invalid_imei"],
        [{ service_id: strict }, 422, "field_required"],
        [{ imei: IMEIS[0] }, 422, "validation_failed"],
        [{ service_id: 999999, imei: IMEIS[0] }, 404, "service_not_found"],
        [{ service_id: paused, imei: IMEIS[0] }, 409, "service_paused"],
        [{ service_id: dear, imei: IMEIS[0] }, 402, "insufficient_balance"],
        [{ service_id: strict, imei: IMEIS[0], max_price: "0.05" }, 409, "price_changed"],
        [{ service_id: strict, imei: IMEIS[0], max_price: "1,5" }, 422, "validation_failed"],
      ];
      for (const [body, status, code] of cases) {
        const answer = await call(ada.key, "POST", "/orders", JSON.stringify(body), json);
        assert.deepEqual([answer.status, answer.body.code], [status, code], JSON.stringify(body));
        assert.equal(answer.body.charged, false);
        assert.equal(answer.headers.get("x-error-code"), code);
      }
      assert.equal(await balance(), funds);
    });

    it("once for a reference, and says so", async () => {
      const imei = fresh();
      const first = await place({ imei, client_reference: "inv-77" });
      const again = await place({ imei, client_reference: "inv-77" });
      assert.deepEqual([first.status, again.status], [201, 200]);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      assert.equal(again.body.data.id, first.body.data.id);
      const other = await place({ client_reference: "inv-77" });
      assert.deepEqual([other.status, other.body.code], [409, "reference_conflict"]);
      assert.equal(other.body.existing_order_id, first.body.data.id);
    });

    it("once while an order for the same identifier is open", async () => {
      const imei = fresh();
      const first = await place({ imei });
      const second = await place({ imei });
      assert.deepEqual([second.status, second.body.code], [409, "duplicate_order"]);
      assert.equal(second.body.existing_order_id, first.body.data.id);
      await succeedOrder(server.core, BigInt(first.body.data.id), { result: "done" }, OPERATOR);
      assert.equal((await place({ imei })).status, 201);
    });

    it("once for an Idempotency-Key, quoted or bare", async () => {
      const imei = fresh();
      const first = await place({ imei }, { "idempotency-key": "abc" });
      const again = await place({ imei }, { "idempotency-key": '"abc"' });
      assert.deepEqual([again.status, again.body], [201, first.body]);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      const other = await place({}, { "idempotency-key": "abc" });
      assert.deepEqual([other.status, other.body.code], [422, "idempotency_mismatch"]);
    });

    it("after a refusal with the same Idempotency-Key", async () => {
      const poor = await server.createReseller();
      const body = form({ service_id: String(service), imei: fresh() });
      const headers = { "idempotency-key": "later" };
      assert.equal((await call(poor.key, "POST", "/orders", body, headers)).status, 402);
      await server.core.database.kysely.updateTable("wallets").set({ credit_limit: 1_000_000n }).execute();
      assert.equal((await call(poor.key, "POST", "/orders", body, headers)).status, 201);
    });

    it("in bulk, each row by itself, and none when there are too many", async () => {
      const rows = [
        { service_id: service, imei: fresh(), client_reference: "bulk-1" },
        { service_id: 999999, imei: fresh() },
      ];
      const answer = await call(ada.key, "POST", "/orders/bulk", JSON.stringify({ orders: rows }), json);
      assert.deepEqual([answer.status, answer.body.meta], [200, { placed: 1, refused: 1 }]);
      assert.equal(answer.body.data[0].order.client_reference, "bulk-1");
      assert.equal(answer.body.data[1].error.code, "service_not_found");
      const funds = await balance();
      const many = Array.from({ length: 101 }, () => ({ service_id: service, imei: fresh() }));
      const refused = await call(ada.key, "POST", "/orders/bulk", JSON.stringify({ orders: many }), json);
      assert.deepEqual([refused.status, refused.body.code], [422, "too_many_items"]);
      assert.equal(await balance(), funds);
    });

    it("as a trial that changes nothing", async () => {
      const funds = await balance();
      const quote = await call(ada.key, "POST", "/orders/quote", form({ service_id: String(service), imei: fresh() }));
      assert.deepEqual([quote.status, quote.body.data.price], [200, "0.045"]);
      assert.equal(await balance(), funds);
    });
  });

  describe("reads orders", () => {
    it("with their result and what happened to them", async () => {
      const { body } = await place();
      const { id } = body.data;
      await succeedOrder(server.core, BigInt(id), { result: "Carrier: X", fields: { Carrier: "X" } }, OPERATOR);
      const { data } = (await call(ada.key, "GET", `/orders/${id}?include=history`)).body;
      assert.deepEqual(data.result, { text: "Carrier: X", fields: { Carrier: "X" }, files: [] });
      assert.deepEqual([data.code, data.status_code, data.charged, data.held], ["Carrier: X", 4, "0.045", "0.00"]);
      assert.deepEqual(
        data.history.map((entry: { from: string; to: string; actor: string }) => [entry.from, entry.to, entry.actor]),
        [
          [null, "PENDING", "reseller"],
          ["PENDING", "SUCCESS", "operator"],
        ],
      );
    });

    it("only of the caller and of the key's mode", async () => {
      const { body } = await place();
      const eve = await server.createReseller();
      for (const key of [eve.key, ada.testKey]) {
        const answer = await call(key, "GET", `/orders/${body.data.id}`);
        assert.deepEqual([answer.status, answer.body.code], [404, "order_not_found"]);
      }
      for (const id of ["0", "nope", "99999999999999999999"]) {
        assert.equal((await call(ada.key, "GET", `/orders/${id}`)).status, 404);
      }
    });

    it("page by page, with links, and by a cursor that meets each once", async () => {
      const bob = await server.createReseller({ credit: "10" });
      const body = { orders: Array.from({ length: 40 }, () => ({ service_id: service, imei: fresh() })) };
      await call(bob.key, "POST", "/orders/bulk", JSON.stringify(body), json);
      const first = await call(bob.key, "GET", "/orders?per_page=30&apikey=" + bob.key);
      assert.deepEqual(first.body.meta, {
        path: `${server.url}/api/v1/orders`,
        per_page: 30,
        current_page: 1,
        from: 1,
        last_page: 2,
        to: 30,
        total: 40,
      });
      assert.match(first.headers.get("link")!, /rel="next"/);
      assert.ok(!first.headers.get("link")!.includes(bob.key), "links never carry the key");
      const seen = new Set<number>();
      let next: string | null = `${server.url}/api/v1/orders?cursor=&per_page=7`;
      while (next !== null) {
        const page: Answer["body"] = (await call(bob.key, "GET", next.replace(`${server.url}/api/v1`, ""))).body;
        for (const order of page.data) seen.add(order.id);
        assert.equal(page.meta.next_cursor === null, page.links.next === null);
        next = page.links.next;
      }
      assert.equal(seen.size, 40);
      assert.equal((await call(bob.key, "GET", "/orders?per_page=1000")).body.meta.per_page, 100);
    });

    it("filtered, sorted, or several by their numbers", async () => {
      const carl = await server.createReseller({ credit: "10" });
      const ids: number[] = [];
      for (const imei of ["one", "two", "three"]) {
        const body = form({ service_id: String(service), imei, client_reference: `ref-${imei}` });
        ids.push((await call(carl.key, "POST", "/orders", body)).body.data.id);
      }
      await succeedOrder(server.core, BigInt(ids[1]!), { result: "x" }, OPERATOR);
      const list = async (query: string) =>
        (await call(carl.key, "GET", `/orders?${query}`)).body.data.map(
          (order: { id: number }) => order.id,
        ) as number[];
      assert.deepEqual(await list("sort=created_at"), ids);
      assert.deepEqual(await list(""), ids.toReversed());
      assert.deepEqual(await list("status=SUCCESS"), [ids[1]]);
      assert.deepEqual(await list("filter[status]=PENDING&filter[imei]=three"), [ids[2]]);
      assert.deepEqual(await list("client_reference=ref-one"), [ids[0]]);
      assert.deepEqual(await list(`id=${ids[2]},${ids[0]},999`), [ids[2], ids[0]]);
      assert.deepEqual(await list("created_from=2999-01-01T00:00:00Z"), []);
      assert.deepEqual(await list("nonsense=1&source=dispatch"), []);
      const bad = await call(carl.key, "GET", "/orders?status=LOST&per_page=x&created_from=soon&sort=price");
      assert.equal(bad.status, 422);
      assert.deepEqual(Object.keys(bad.body.errors).toSorted(), ["created_from", "per_page", "sort", "status"]);
    });
  });

  it("cancels several orders, each by itself, and releases their money once", async () => {
    const grace = await server.createReseller({ credit: "10" });
    const order = async (serviceId: number, number: string) =>
      (await call(grace.key, "POST", "/orders", form({ service_id: String(serviceId), imei: number }))).body.data
        .id as number;
    const terms = { price: "2", identifierCheck: "none" } as const;
    const asks = await server.createService({ ...terms, cancellable: "on_request" });
    const never = await server.createService({ ...terms, cancellable: "never" });
    const plain = await server.createService(terms);
    const ids = [await order(plain, "SN-1"), await order(asks, "SN-2"), await order(never, "SN-3")] as const;
    await takeOrder(server.core, BigInt(ids[1]), OPERATOR);
    const cancel = (wanted: readonly unknown[]) =>
      call(grace.key, "POST", "/orders/bulk/cancel", JSON.stringify({ ids: wanted }), json);
    const all = [...ids, ids[0], 999_999_999];
    const { status, body } = await cancel(all);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.meta, { cancelled: 1, requested: 1, refused: 2 });
    assert.deepEqual(
      body.data.map((row: { id: number; order?: { status: string }; error?: { code: string } }) => [
        row.id,
        row.order?.status ?? row.error?.code,
      ]),
      [
        [ids[0], "CANCELLED"],
        [ids[1], "PROCESSING"],
        [ids[2], "not_cancellable"],
        [999_999_999, "order_not_found"],
      ],
    );
    assert.deepEqual((await cancel(all)).body.meta, { cancelled: 1, requested: 1, refused: 2 });
    const { data } = (await call(grace.key, "GET", "/account")).body;
    assert.deepEqual([data.balance, data.held], ["6.00", "4.00"]);
    for (const wrong of [["x"], [], Array.from({ length: 101 }, (_, id) => id + 1)])
      assert.equal((await cancel(wrong)).status, 422);
  });

  it("cancels an order and refunds it, once", async () => {
    const funds = await balance();
    const { body } = await place();
    const cancelled = await call(ada.key, "POST", `/orders/${body.data.id}/cancel`);
    assert.deepEqual([cancelled.status, cancelled.body.data.status], [200, "CANCELLED"]);
    assert.equal((await call(ada.key, "POST", `/orders/${body.data.id}/cancel`)).status, 200);
    assert.equal(await balance(), funds);
    const done = await place();
    await succeedOrder(server.core, BigInt(done.body.data.id), { result: "x" }, OPERATOR);
    const refused = await call(ada.key, "POST", `/orders/${done.body.data.id}/cancel`);
    assert.deepEqual([refused.status, refused.body.code], [409, "not_cancellable"]);
  });

  it("shows transactions that add up to the balance", async () => {
    const { body } = await call(ada.key, "GET", "/transactions?per_page=100");
    const sum = body.data.reduce((total: bigint, { amount }: { amount: string }) => total + parseMoney(amount), 0n);
    assert.equal(sum, parseMoney(await balance()));
    const order = body.data.find((entry: { type: string }) => entry.type === "order");
    const own = await call(ada.key, "GET", `/transactions?order_id=${order.order_id}&type=order`);
    assert.deepEqual(own.body.data, [order]);
  });

  it("lists services at the price that is charged, and says when nothing changed", async () => {
    const sold = await server.createService({ price: "2.00", identifierCheck: "none" });
    const gold = await priceGroup(server.core, "Gold");
    const seen: [string, string][] = [];
    for (const change of [
      async () => {},
      () => changePriceGroup(server.core, gold, { marginBasisPoints: 1_000 }),
      () => setPrice(server.core, sold, { priceGroupId: gold }, parseMoney("1.80")),
      () => setPrice(server.core, sold, { resellerId: ada.id }, parseMoney("1.70")),
    ]) {
      await change();
      const { data } = (await call(ada.key, "GET", `/services/${sold}`)).body;
      seen.push([data.price_source, data.price]);
      const placed = await place({ service_id: String(sold) });
      assert.equal(placed.body.data.price, data.price);
    }
    assert.deepEqual(seen, [
      ["base", "2.00"],
      ["margin", "2.20"],
      ["group", "1.80"],
      ["personal", "1.70"],
    ]);
    const list = await call(ada.key, "GET", "/services?group=checks&type=imei&q=service");
    assert.deepEqual(
      list.body.data.map((one: { id: number }) => one.id),
      [service],
    );
    const headers = { "if-none-match": list.headers.get("etag")! };
    assert.equal(
      (await call(ada.key, "GET", "/services?group=checks&type=imei&q=service", undefined, headers)).status,
      304,
    );
    await setPrice(server.core, service, { priceGroupId: await priceGroup(server.core, "Silver") }, 1n);
    assert.equal(
      (await call(ada.key, "GET", "/services?group=checks&type=imei&q=service", undefined, headers)).status,
      200,
    );
    assert.equal((await call(ada.key, "GET", "/services/999999")).body.code, "service_not_found");
  });

  describe("knows its callers", () => {
    it("signs in with a password and out again", async () => {
      const wrong = await call("", "POST", "/login", form({ email: ada.email, password: "wrong horse" }));
      const unknown = await call("", "POST", "/login", form({ email: "nobody@example.com", password: "wrong horse" }));
      for (const answer of [wrong, unknown]) {
        assert.deepEqual(
          [answer.status, answer.body.code, Object.keys(answer.body.errors)],
          [422, "invalid_credentials", ["email"]],
        );
      }
      const { body } = await call("", "POST", "/login", form({ email: ada.email, password: "correct horse" }));
      assert.match(body.token, /^\d+\|/);
      assert.deepEqual([body.access_token, body.data.token, body.token_type], [body.token, body.token, "Bearer"]);
      assert.equal((await call(body.token, "GET", "/account")).body.data.id, ada.id);
      assert.equal((await call(body.token, "POST", "/logout")).status, 200);
      assert.equal((await call(body.token, "GET", "/account")).status, 401);
      const key = await call(ada.key, "POST", "/logout");
      assert.deepEqual([key.status, key.body.code], [403, "not_a_login_token"]);
      const empty = await call("", "POST", "/login");
      assert.deepEqual(Object.keys(empty.body.errors), ["email", "password"]);
    });

    it("by apikey in the query, which no cache may store", async () => {
      const response = await fetch(`${server.url}/api/v1/account?apikey=${ada.key}`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("cache-control"), "no-store");
    });

    it("and refuses keys that are missing, foreign, two, revoked, expired, unscoped, elsewhere or suspended", async () => {
      const bob = await server.createReseller();
      const make = (wish: object) => createApiKey(server.core, { resellerId: bob.id, ...wish });
      const revoked = await make({});
      await revokeToken(server.core, revoked.id);
      const unscoped = await make({ scopes: ["orders:read"] });
      const elsewhere = await make({ allowedCidrs: ["203.0.113.0/24"] });
      const cases: [string, string, number, string][] = [
        ["", "/account", 401, "unauthenticated"],
        ["rk_live_nonsense", "/account", 401, "unauthenticated"],
        [ada.key, `/account?apikey=${bob.key}`, 401, "ambiguous_credentials"],
        [revoked.key, "/account", 401, "key_revoked"],
        [unscoped.key, "/account", 403, "scope_missing"],
        [elsewhere.key, "/account", 403, "ip_not_allowed"],
      ];
      for (const [key, path, status, code] of cases) {
        const answer = await call(key, "GET", path);
        assert.deepEqual([answer.status, answer.body.code], [status, code]);
      }
      await moveReseller(server.core, bob.id, "suspend");
      assert.equal((await call(bob.key, "GET", "/account")).body.code, "account_suspended");
    });
  });
});
