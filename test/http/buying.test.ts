import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const IMEIS = ["356938035643809", "490154203237518", "352099001761481"] as const;
const MOST_ROWS = 3;

describe("what a reseller sees before buying", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false, settings: { BULK_ORDERS: MOST_ROWS } });
    check = await readOpenApi(server.url);
  });
  after(() => server.stop());

  async function rest(key: string, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await server.rest(key, method, path, body, headers);
    check(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  describe("as quotes for many rows", () => {
    let ada: TestReseller;
    let service: number;
    let codes: number;

    before(async () => {
      ada = await server.createReseller({ credit: "5" });
      service = await server.createService({ price: "2.00" });
      codes = await server.createService({ price: "0.10", type: "server", maxQuantity: 100 });
    });

    const quote = (orders: unknown, key = ada.key) => rest(key, "POST", "/orders/quote/bulk", { orders });
    const row = (imei: string, fields: object = {}) => ({ service_id: service, imei, ...fields });

    it("are refused as a whole for too many rows, for no list, and without the scope", async () => {
      const many = await quote(Array.from({ length: MOST_ROWS + 1 }, () => row(IMEIS[0])));
      assert.deepEqual([many.status, many.body.code], [422, "too_many_items"]);
      assert.equal((await quote("all")).status, 422);
      const { key } = await createApiKey(server.core, { resellerId: ada.id, scopes: ["services:read"] });
      assert.equal((await quote([row(IMEIS[0])], key)).body.code, "scope_missing");
    });

    it("name what is wrong with each row by itself", async () => {
      const { status, body } = await quote([row("123"), "row", row(IMEIS[0], { service_id: 999_999 })]);
      assert.equal(status, 200);
      assert.deepEqual(
        body.data.map(({ error }: { error: { code: string } }) => error.code),
        ["invalid_imei", "malformed_request", "service_not_found"],
      );
      assert.deepEqual(body.meta, { accepted: 0, refused: 3, price: "0.00", currency: "USD", spendable: "5.00" });
    });

    it("see the rows before: what they repeat and what they leave of the credit", async () => {
      const twice = await quote([row(IMEIS[0]), row(`${IMEIS[0].slice(0, 8)} ${IMEIS[0].slice(8)}`), row(IMEIS[1])]);
      assert.deepEqual(
        twice.body.data.map(({ error }: { error?: { code: string } }) => error?.code),
        [undefined, "duplicate_order", undefined],
      );
      const poor = await quote(IMEIS.map((imei) => row(imei)));
      assert.equal(poor.body.data[2].error.code, "insufficient_balance");
      assert.deepEqual(poor.body.meta, {
        accepted: 2,
        refused: 1,
        price: "4.00",
        currency: "USD",
        spendable: "5.00",
      });
    });

    it("reckon quantities, and place and hold nothing", async () => {
      const { body } = await quote([{ service_id: codes, quantity: 12 }]);
      assert.deepEqual(body.data[0].quote, {
        service_id: codes,
        quantity: 12,
        unit_price: "0.10",
        price: "1.20",
        currency: "USD",
        replays: false,
      });
      assert.equal((await rest(ada.key, "GET", "/account")).body.data.balance, "5.00");
      assert.equal((await rest(ada.key, "GET", "/orders")).body.meta.total, 0);
    });

    it("say that a repeated reference costs nothing more", async () => {
      const bea = await server.createReseller({ credit: "5" });
      await rest(bea.key, "POST", "/orders", row(IMEIS[0], { client_reference: "a" }));
      const { body } = await quote(
        [row(IMEIS[0], { client_reference: "a" }), row(IMEIS[1], { client_reference: "a" })],
        bea.key,
      );
      assert.deepEqual([body.data[0].quote.replays, body.data[0].quote.price], [true, "0.00"]);
      const one = await rest(bea.key, "POST", "/orders/quote", row(IMEIS[0], { client_reference: "a" }));
      const { spendable, ...same } = one.body.data;
      assert.deepEqual([same, spendable], [body.data[0].quote, body.meta.spendable]);
      const other = await rest(bea.key, "POST", "/orders/quote", row(IMEIS[1], { client_reference: "a" }));
      assert.equal(other.body.code, "reference_conflict");
      assert.deepEqual([body.data[1].error.code, body.data[1].client_reference], ["reference_conflict", "a"]);
    });
  });

  describe("as the list of services", () => {
    let ada: TestReseller;

    before(async () => {
      ada = await server.createReseller();
      await server.createService({ name: "Zeta unlock", price: "1.00", serviceGroup: "Unlocks of phones" });
      await server.createService({ name: "Alpha unlock", price: "30.00", serviceGroup: "Unlocks of phones" });
      await server.createService({ name: "beta unlock", price: "4.00", serviceGroup: "Unlocks of phones" });
    });

    const names = async (query: string) =>
      (await rest(ada.key, "GET", `/services?${query}`)).body.data.map(({ name }: { name: string }) => name);

    it("is sorted by name and by the caller's price, and refuses another sort", async () => {
      assert.equal((await rest(ada.key, "GET", "/services?sort=cost")).status, 422);
      const unlocks = "group=Unlocks of phones";
      assert.deepEqual(await names(`${unlocks}&sort=name`), ["Alpha unlock", "beta unlock", "Zeta unlock"]);
      assert.deepEqual(await names(`${unlocks}&sort=-price`), ["Alpha unlock", "beta unlock", "Zeta unlock"]);
      assert.deepEqual(await names(`${unlocks}&sort=price`), ["Zeta unlock", "beta unlock", "Alpha unlock"]);
    });

    it("is found by several words of the name and its group, and by number", async () => {
      assert.deepEqual(await names("q=unlock alpha"), ["Alpha unlock"]);
      assert.deepEqual(await names("q=PHONES beta"), ["beta unlock"]);
      assert.deepEqual(await names("q=alpha beta"), []);
      const { body } = await rest(ada.key, "GET", "/services?q=zeta");
      assert.deepEqual(await names(`q=${body.data[0].id}`), ["Zeta unlock"]);
    });
  });
});
