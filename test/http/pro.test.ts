import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { changeService } from "../../src/core/catalogue/services/change-service.ts";
import { takeOrder } from "../../src/core/fulfilment/review/take-order.ts";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { answerOf, type Answer } from "../support/server.ts";
import { imei, OPERATOR } from "./dispatch-client.ts";
import { useProWorld, type Row } from "./pro-world.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

describe("the Fusion Pro API", () => {
  const world = useProWorld();
  const { check, call, row, place, balance, products, uuidOf } = world;

  describe("reads", () => {
    it("the account, with all that can be spent as its balance", async () => {
      const eve = await world.server.createReseller({ credit: "1.5", creditLimit: "2", name: "Eve" });
      const { body } = await call("GET", "/account", undefined, eve.key);
      assert.deepEqual(body, {
        status: "success",
        message: "Account details",
        code: 200,
        data: { currency: "USD", balance: "3.50", name: "Eve", email: eve.email },
      });
    });

    it("the products by UUID, with categories, prices as numbers and the fields that an order needs", async () => {
      const shop = await world.server.createReseller({ credit: "1" });
      const service = await world.server.createService({
        name: "Rent a <tool>",
        type: "server",
        price: "0.045001",
        maxQuantity: 5,
        serviceGroup: "R&D",
        inputs: [
          { name: "User Name ", type: "text", required: true, description: "1 < 2" },
          { name: "Plan", type: "select", required: false, options: ["A", "B"] },
        ],
      });
      const { currency, categories, products: shown } = await products(shop.key);
      const [uuid, product] = Object.entries(shown).find(
        ([, listed]) => (listed as Row)["name"] === "Rent a &lt;tool&gt;",
      )!;
      assert.match(uuid, UUID);
      assert.equal(currency, "USD");
      const { cid, cids, price, type, fields } = product as Row & { cid: string };
      assert.deepEqual([cids, categories[cid], price, type], [[cid], { name: "R&D" }, 0.045001, "server"]);
      const own = { min: "1", max: "1000", required: true };
      assert.deepEqual(fields, [
        { type: "text", name: "User Name ", ...own, description: "1 &lt; 2" },
        { type: "dropdown", name: "Plan", min: "0", max: "1000", required: false, options: ["A", "B"] },
        { type: "number", name: "Quantity", min: "1", max: "5", required: false },
      ]);
      await changeService(world.server.core, service, { status: "paused" });
      assert.ok(!(uuid in (await products(shop.key)).products));
    });

    it("the products again only when they have changed", async () => {
      const path = `${world.server.url}/api/reseller/v1/products`;
      const headers = { Authorization: `Bearer ${world.ada.key}` };
      const etag = (await fetch(path, { headers })).headers.get("etag")!;
      const unchanged = await fetch(path, { headers: { ...headers, "If-None-Match": etag } });
      assert.deepEqual([unchanged.status, await unchanged.text()], [304, ""]);
      await world.server.createService();
      assert.equal((await fetch(path, { headers: { ...headers, "If-None-Match": etag } })).status, 200);
    });

    it("with every name of a field taken for the identifier that it is", async () => {
      for (const identifierKind of ["imei", "serial", "imei_or_serial", "meid", "eid", "iccid", "text"] as const) {
        const uuid = await uuidOf(await world.server.createService({ identifierKind, identifierCheck: "none" }));
        const [{ name }] = (await products()).products[uuid].fields;
        const value = identifierKind === "iccid" ? "8944110068331500000" : imei(900);
        const { status, body } = await place(uuid, row({ [name]: value }));
        assert.ok(status === 200 || body.error_code !== "field_required", `${identifierKind}: ${JSON.stringify(body)}`);
      }
    });
  });

  describe("places orders", () => {
    let service: number;
    let product: string;
    before(async () => {
      service = await world.server.createService({ price: "0.10" });
      product = await uuidOf(service);
    });

    it("in groups by product, as the family's documentation has them, and shows each until it ends", async () => {
      const other = await uuidOf(await world.server.createService({ type: "server", maxQuantity: 9, price: "0.25" }));
      const { body } = await call("POST", "/order", [
        {
          product_uuid: product,
          fields: [
            { feedback_url: "https://example.com?order_id=1", reference_id: "112233", Quantity: 1, IMEI: imei(1) },
            { feedback_url: "https://example.com?order_id=2", reference_id: 112_234, Quantity: "1", IMEI: imei(2) },
          ],
        },
        { product_uuid: other, fields: [{ reference_id: "223344", Quantity: 3 }] },
      ]);
      assert.equal(body.message, "3 orders submitted");
      assert.deepEqual(
        body.data.map((group: Row[]) => group.map(({ order_uuid: _uuid, ...shown }) => shown)),
        [
          [
            { amount: 0.1, currency_code: "USD", reference_id: "112233" },
            { amount: 0.1, currency_code: "USD", reference_id: "112234" },
          ],
          [{ amount: 0.75, currency_code: "USD", reference_id: "223344" }],
        ],
      );
      const uuid = body.data[0][0].order_uuid as string;
      assert.match(uuid, UUID);
      const read = async () => (await call("GET", `/order?order_uuid=${uuid}`)).body;
      const { message, data } = await read();
      assert.equal(message, "Order details");
      assert.match(data.date, TIME);
      const about = { order_uuid: uuid, product_uuid: product, reference_id: "112233", quantity: 1 };
      const still = { ...about, amount: 0.1, currency_code: "USD", date: data.date, date_completed: "" };
      assert.deepEqual(data, { ...still, status: "new", replay: "" });
      const [{ id }] = (await world.server.rest(world.ada.key, "GET", "/orders?client_reference=112233")).body.data;
      await takeOrder(world.server.core, BigInt(id), OPERATOR);
      assert.deepEqual((await read()).data, { ...still, status: "in-process", replay: "" });
      await succeedOrder(world.server.core, BigInt(id), { result: "Model: <X>\nCode: 1&2" }, OPERATOR);
      const done = (await call("GET", `/order/${uuid}`)).body.data;
      assert.deepEqual([done.status, done.replay], ["success", "Model: &lt;X&gt;<br>Code: 1&2"]);
      assert.match(done.date_completed, TIME);
    });

    it("and says why one was rejected", async () => {
      const { body } = await place(product, row({ IMEI: imei(3) }));
      const uuid = body.data[0][0].order_uuid;
      const [{ id }] = (await world.server.rest(world.ada.key, "GET", `/orders?imei=${imei(3)}`)).body.data;
      await rejectOrder(world.server.core, BigInt(id), "Not <found>", OPERATOR);
      const { data } = (await call("GET", `/order/${uuid}`)).body;
      assert.deepEqual([data.status, data.replay], ["reject", "Not &lt;found&gt;"]);
    });

    it("once for each reference: a repeat returns the first order and other content is refused", async () => {
      const fields = row({ IMEI: imei(4) });
      const first = await place(product, fields);
      const balanceBefore = await balance();
      assert.deepEqual((await place(product, fields)).body.data, first.body.data);
      assert.equal(await balance(), balanceBefore);
      const other = await place(product, { ...fields, IMEI: imei(5) });
      assert.deepEqual([other.status, other.body.error_code], [409, "reference_conflict"]);
      assert.equal(await balance(), balanceBefore);
    });

    it("each by itself: the refused ones of a request have no UUID, and the request is a success", async () => {
      const balanceBefore = Number(await balance());
      const good = row({ IMEI: imei(6) });
      const bad = row({ IMEI: "350000000000012" });
      const none = row({ IMEI: "", Quantity: 1 });
      const { status, body } = await place(product, bad, good, none);
      assert.deepEqual([status, body.message], [200, "1 of 3 orders submitted"]);
      const [[first, second, third]] = body.data;
      assert.deepEqual([first.order_uuid, third.order_uuid], [undefined, undefined]);
      assert.match(second.order_uuid, UUID);
      assert.deepEqual([first.error_code, third.error_code], ["imei_checksum", "field_required"]);
      assert.deepEqual([first.reference_id, third.reference_id], [bad["reference_id"], none["reference_id"]]);
      assert.ok(first.message !== "" && first.message === first.error_message);
      assert.equal(Number(await balance()), Math.round((balanceBefore - 0.1) * 100) / 100);
    });

    it("also of a product that is named by a plain number, as other servers of the family name theirs", async () => {
      for (const body of [
        [{ product_id: service, fields: [row({ IMEI: imei(7) })] }],
        [{ product_uuid: String(service), fields: [row({ IMEI: imei(8) })] }],
        { product_uuid: product, fields: row({ IMEI: imei(9) }) },
      ]) {
        assert.match((await call("POST", "/order", body)).body.data[0][0].order_uuid, UUID);
      }
    });

    it("with a key of test mode on the test wallet", async () => {
      const balanceBefore = await balance();
      const body = [{ product_uuid: product, fields: [row({ IMEI: "004999010640000" })] }];
      const uuid = (await call("POST", "/order", body, world.ada.testKey)).body.data[0][0].order_uuid;
      assert.equal((await call("GET", `/order/${uuid}`, undefined, world.ada.testKey)).body.data.quantity, 1);
      assert.equal((await call("GET", `/order/${uuid}`)).body.error_code, "order_not_found");
      assert.equal(await balance(), balanceBefore);
    });
  });

  describe("refuses in the form that its clients read", () => {
    const refusal = async (answer: Promise<Answer>) => {
      const { status, body, headers } = await answer;
      assert.equal(headers.get("x-error-code"), body.error_code);
      return [status, body.error_code];
    };

    it("a request without a valid key", async () => {
      assert.deepEqual(await refusal(call("GET", "/account", undefined, "nonsense")), [401, "unauthenticated"]);
      const answer = await answerOf(await fetch(`${world.server.url}/api/reseller/v1/products`));
      check("GET", "/api/reseller/v1/products", answer);
      assert.deepEqual([answer.status, answer.body.status, answer.body.code], [401, "error", 401]);
      assert.equal(answer.headers.get("www-authenticate"), "Bearer");
    });

    it("what a key may not do", async () => {
      const { key } = await createApiKey(world.server.core, { resellerId: world.ada.id, scopes: ["account:read"] });
      const order = [{ product_uuid: "1", fields: [row({ IMEI: imei(20) })] }];
      assert.deepEqual(await refusal(call("POST", "/order", order, key)), [403, "scope_missing"]);
      assert.deepEqual(await refusal(call("GET", "/products", undefined, key)), [403, "scope_missing"]);
      assert.deepEqual(await refusal(call("GET", "/order/1", undefined, key)), [403, "scope_missing"]);
    });

    it("an order that it cannot find, and another reseller's", async () => {
      const bob = await world.server.createReseller({ credit: "10" });
      const product = await uuidOf(await world.server.createService());
      const body = [{ product_uuid: product, fields: [row({ IMEI: imei(21) })] }];
      const uuid = (await call("POST", "/order", body, bob.key)).body.data[0][0].order_uuid;
      for (const path of [`/order/${uuid}`, `/order?order_uuid=${uuid}`, "/order/E121110144452240", "/order/999999"]) {
        assert.deepEqual(await refusal(call("GET", path)), [404, "order_not_found"], path);
      }
      assert.deepEqual(await refusal(call("GET", "/order?reference_id=1")), [422, "field_required"]);
    });

    it("an order without a product, a reference or enough credit, with nothing charged", async () => {
      const poor = await world.server.createReseller({ credit: "0.50" });
      const product = await uuidOf(await world.server.createService());
      const ask = (entry: Row) => refusal(call("POST", "/order", [entry], poor.key));
      const fields = () => [row({ IMEI: imei(22) })];
      assert.deepEqual(await ask({ product_uuid: product, fields: fields() }), [402, "insufficient_balance"]);
      assert.deepEqual(await ask({ fields: fields() }), [422, "field_required"]);
      for (const unknown of ["x", "99999999", "9999999999", "00000000-0000-8000-8000-000000000001"]) {
        assert.deepEqual(await ask({ product_uuid: unknown, fields: fields() }), [404, "service_not_found"], unknown);
      }
      assert.deepEqual(await ask({ product_uuid: product, fields: [{ IMEI: imei(22) }] }), [422, "field_required"]);
      assert.deepEqual(await ask({ product_uuid: product, fields: [{ ...fields()[0], IMEI: 350000000000018 }] }), [
        422,
        "imei_must_be_string",
      ]);
      assert.equal(await balance(poor.key), "0.50");
    });

    it("all orders of a request, with the reason of each beside its reference", async () => {
      const product = await uuidOf(await world.server.createService());
      const { status, body } = await place(product, row({ IMEI: "1" }), row({ IMEI: "350000000000012" }));
      assert.equal(status, 422);
      assert.match(body.message, /^None of the 2 orders was placed\. /);
      assert.deepEqual(
        body.data.map((shown: Row) => [shown["reference_id"], shown["error_code"]]),
        [
          [String(world.reference - 1), "invalid_imei"],
          [String(world.reference), "imei_checksum"],
        ],
      );
    });

    it("what is no list of orders, or too many of them, with nothing done", async () => {
      const product = await uuidOf(await world.server.createService());
      const balanceBefore = await balance();
      const rows = Array.from({ length: 5 }, (_, n) => row({ IMEI: imei(30 + n) }));
      assert.deepEqual(await refusal(place(product, ...rows)), [422, "too_many_items"]);
      for (const body of [["x"], [{ product_uuid: product, fields: "x" }], [{ product_uuid: product }]]) {
        assert.deepEqual(await refusal(call("POST", "/order", body)), [400, "malformed_request"]);
      }
      assert.deepEqual(await refusal(call("POST", "/order", [])), [422, "field_required"]);
      const broken = await answerOf(
        await fetch(`${world.server.url}/api/reseller/v1/order`, {
          method: "POST",
          headers: { Authorization: `Bearer ${world.ada.key}`, "Content-Type": "application/json" },
          body: "[{",
        }),
      );
      assert.deepEqual(
        [broken.status, broken.body.status, broken.body.error_code],
        [400, "error", "malformed_request"],
      );
      assert.equal(await balance(), balanceBefore);
    });

    it("too many requests, with the time to wait", async () => {
      const { key } = await createApiKey(world.server.core, { resellerId: world.ada.id, rateLimit: 1 });
      await call("GET", "/account", undefined, key);
      const { status, body, headers } = await call("GET", "/account", undefined, key);
      assert.deepEqual([status, body.error_code, headers.get("x-ratelimit-limit")], [429, "rate_limited", "1"]);
      assert.ok(Number(headers.get("retry-after")) > 0);
    });
  });

  it("records its requests in the API request log, with their errors", async () => {
    const eve = await world.server.createReseller();
    await call("GET", "/account", undefined, eve.key);
    await call("GET", "/order/1", undefined, eve.key);
    const { body } = await world.server.rest(eve.key, "GET", "/calls");
    assert.deepEqual(
      body.data.map((request: Row) => [request["interface"], request["action"], request["error_code"]]).slice(-2),
      [
        ["rest", "GET /api/reseller/v1/order/:uuid", "order_not_found"],
        ["rest", "GET /api/reseller/v1/account", null],
      ],
    );
  });
});
