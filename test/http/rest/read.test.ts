import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { changePriceGroup } from "../../../src/core/catalogue/prices/price-groups.ts";
import { setPrice } from "../../../src/core/catalogue/prices/price-settings.ts";
import { parseMoney } from "../../../src/core/kernel/money.ts";
import { succeedOrder } from "../../../src/core/orders/settle-orders.ts";
import { moveReseller } from "../../../src/core/resellers/accounts/change-reseller.ts";
import { createApiKey, revokeApiKey } from "../../../src/core/resellers/keys/api-keys.ts";
import { OPERATOR } from "../../money-world.ts";
import { priceGroup } from "../../support/price-groups.ts";
import type { Answer } from "../../support/server.ts";
import { form, fresh, PASSWORD, useRestWorld } from "./rest-world.ts";

describe("the REST API v1", () => {
  const api = useRestWorld();
  const { call, place, balance } = api;

  describe("reads orders", () => {
    it("with their result and what happened to them", async () => {
      const { body } = await place();
      const { id } = body.data;
      await succeedOrder(api.server.core, BigInt(id), { result: "Carrier: X", fields: { Carrier: "X" } }, OPERATOR);
      const { data } = (await call(api.ada.key, "GET", `/orders/${id}?include=history`)).body;
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
      const eve = await api.server.createReseller();
      for (const key of [eve.key, api.ada.testKey]) {
        const answer = await call(key, "GET", `/orders/${body.data.id}`);
        assert.deepEqual([answer.status, answer.body.code], [404, "order_not_found"]);
      }
      for (const id of ["0", "nope", "99999999999999999999"]) {
        assert.equal((await call(api.ada.key, "GET", `/orders/${id}`)).status, 404);
      }
    });

    it("page by page, with links, and by a cursor that meets each once", async () => {
      const bob = await api.server.createReseller({ credit: "10" });
      const body = { orders: Array.from({ length: 40 }, () => ({ service_id: api.service, imei: fresh() })) };
      await call(bob.key, "POST", "/orders/bulk", body);
      const first = await call(bob.key, "GET", "/orders?per_page=30&apikey=" + bob.key);
      assert.deepEqual(first.body.meta, {
        path: `${api.server.url}/api/v1/orders`,
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
      let next: string | null = `${api.server.url}/api/v1/orders?cursor=&per_page=7`;
      while (next !== null) {
        const page: Answer["body"] = (await call(bob.key, "GET", next.replace(`${api.server.url}/api/v1`, ""))).body;
        for (const order of page.data) seen.add(order.id);
        assert.equal(page.meta.next_cursor === null, page.links.next === null);
        next = page.links.next;
      }
      assert.equal(seen.size, 40);
      assert.equal((await call(bob.key, "GET", "/orders?per_page=1000")).body.meta.per_page, 100);
    });

    it("filtered, sorted, or several by their numbers", async () => {
      const carl = await api.server.createReseller({ credit: "10" });
      const ids: number[] = [];
      for (const imei of ["one", "two", "three"]) {
        const body = form({ service_id: String(api.service), imei, client_reference: `ref-${imei}` });
        ids.push((await call(carl.key, "POST", "/orders", body)).body.data.id);
      }
      await succeedOrder(api.server.core, BigInt(ids[1]!), { result: "x" }, OPERATOR);
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

  it("shows transactions that add up to the balance", async () => {
    const { body } = await call(api.ada.key, "GET", "/transactions?per_page=100");
    const sum = body.data.reduce((total: bigint, { amount }: { amount: string }) => total + parseMoney(amount), 0n);
    assert.equal(sum, parseMoney(await balance()));
    const order = body.data.find((entry: { type: string }) => entry.type === "order");
    const own = await call(api.ada.key, "GET", `/transactions?order_id=${order.order_id}&type=order`);
    assert.deepEqual(own.body.data, [order]);
  });

  it("lists services at the price that is charged, and says when nothing changed", async () => {
    const sold = await api.server.createService({ price: "2.00", identifierCheck: "none" });
    const gold = await priceGroup(api.server.core, "Gold");
    const seen: [string, string][] = [];
    for (const change of [
      async () => {},
      () => changePriceGroup(api.server.core, gold, { marginBasisPoints: 1_000 }),
      () => setPrice(api.server.core, sold, { priceGroupId: gold }, parseMoney("1.80")),
      () => setPrice(api.server.core, sold, { resellerId: api.ada.id }, parseMoney("1.70")),
    ]) {
      await change();
      const { data } = (await call(api.ada.key, "GET", `/services/${sold}`)).body;
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
    const listing = "/services?group=checks&type=imei&q=service";
    const list = await call(api.ada.key, "GET", listing);
    assert.deepEqual(
      list.body.data.map((one: { id: number }) => one.id),
      [api.service],
    );
    const headers = { "if-none-match": list.headers.get("etag")! };
    const listAgain = async () => (await call(api.ada.key, "GET", listing, undefined, headers)).status;
    assert.equal(await listAgain(), 304);
    const silver = await priceGroup(api.server.core, "Silver");
    await setPrice(api.server.core, api.service, { priceGroupId: silver }, 1n, { confirm: true });
    assert.equal(await listAgain(), 200);
    assert.equal((await call(api.ada.key, "GET", "/services/999999")).body.code, "service_not_found");
  });

  describe("knows its callers", () => {
    it("signs in with a password and out again", async () => {
      const wrong = await call("", "POST", "/login", form({ email: api.ada.email, password: "wrong horse" }));
      const unknown = await call("", "POST", "/login", form({ email: "nobody@example.com", password: "wrong horse" }));
      for (const answer of [wrong, unknown]) {
        assert.deepEqual(
          [answer.status, answer.body.code, Object.keys(answer.body.errors)],
          [422, "invalid_credentials", ["email"]],
        );
      }
      const { body } = await call("", "POST", "/login", form({ email: api.ada.email, password: PASSWORD }));
      assert.match(body.token, /^\d+\|/);
      assert.deepEqual([body.access_token, body.data.token, body.token_type], [body.token, body.token, "Bearer"]);
      assert.equal((await call(body.token, "GET", "/account")).body.data.id, api.ada.id);
      assert.equal((await call(body.token, "POST", "/logout")).status, 200);
      assert.equal((await call(body.token, "GET", "/account")).status, 401);
      const key = await call(api.ada.key, "POST", "/logout");
      assert.deepEqual([key.status, key.body.code], [403, "not_a_login_token"]);
      const empty = await call("", "POST", "/login");
      assert.deepEqual(Object.keys(empty.body.errors), ["email", "password"]);
    });

    it("by apikey in the query, which no cache may store", async () => {
      const response = await fetch(`${api.server.url}/api/v1/account?apikey=${api.ada.key}`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("cache-control"), "no-store");
    });

    it("and refuses keys that are missing, foreign, two, revoked, expired, unscoped, elsewhere or suspended", async () => {
      const bob = await api.server.createReseller();
      const make = (wish: object) => createApiKey(api.server.core, { resellerId: bob.id, ...wish });
      const revoked = await make({});
      await revokeApiKey(api.server.core, { id: revoked.id });
      const unscoped = await make({ scopes: ["orders:read"] });
      const elsewhere = await make({ allowedCidrs: ["203.0.113.0/24"] });
      const cases: [string, string, number, string][] = [
        ["", "/account", 401, "unauthenticated"],
        ["rk_live_nonsense", "/account", 401, "unauthenticated"],
        [api.ada.key, `/account?apikey=${bob.key}`, 401, "ambiguous_credentials"],
        [revoked.key, "/account", 401, "key_revoked"],
        [unscoped.key, "/account", 403, "scope_missing"],
        [elsewhere.key, "/account", 403, "ip_not_allowed"],
      ];
      for (const [key, path, status, code] of cases) {
        const answer = await call(key, "GET", path);
        assert.deepEqual([answer.status, answer.body.code], [status, code]);
      }
      await moveReseller(api.server.core, bob.id, "suspend");
      assert.equal((await call(bob.key, "GET", "/account")).body.code, "account_suspended");
    });
  });
});
