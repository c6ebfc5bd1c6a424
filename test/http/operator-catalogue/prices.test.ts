import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setPrice } from "../../../src/core/catalogue/prices/price-settings.ts";
import { parseMoney } from "../../../src/core/kernel/money.ts";
import { useCatalogueWorld } from "./catalogue-world.ts";

describe("the catalogue in the operator's API", () => {
  const catalogue = useCatalogueWorld();
  const { call, outcome, find, idOf, routed, newPriceGroup } = catalogue;

  describe("changes many services at once", () => {
    it("not without saying which and what", async () => {
      const id = await catalogue.server.createService();
      for (const body of [
        {},
        { ids: [], status: "paused" },
        { ids: [id] },
        { ids: [id, 999_999], status: "paused" },
        { ids: [2 ** 31], status: "paused" },
        { ids: Array.from({ length: 501 }, (_, index) => index + 1), status: "paused" },
        { ids: [id], status: "gone" },
        { ids: [id], service_group: " " },
        { ids: [id], price: { over: "price", margin: "much" } },
        { ids: [id], price: { over: "luck", margin: "5%" } },
        { ids: [id], price: { over: "price", margin: "-100%" }, prices_before: [{ id, price: "1" }] },
      ]) {
        for (const path of ["/services/bulk", "/services/bulk/preview"]) {
          assert.deepEqual(await outcome("POST", path, body), [422, "validation_failed"], JSON.stringify(body));
        }
      }
      assert.equal((await find(id)).status, "active");
    });

    it("as the preview said, passing over what cannot be priced and counting what is below cost", async () => {
      const cheap = await catalogue.server.createService({ price: "10" });
      const dear = await catalogue.server.createService({ price: "5.50" });
      const byHand = await catalogue.server.createService({ price: "1" });
      const following = await catalogue.server.createService({ price: "1" });
      await routed(cheap, "77");
      await routed(dear, "78");
      await routed(following, "77", { margin: "50%" });
      const ids = [cheap, dear, byHand, following];
      const change = { ids, status: "paused", price: { over: "price", margin: "-10%,round=0.5" } };
      const preview = (await call("POST", "/services/bulk/preview", change)).body.data;
      assert.deepEqual([preview.changed, preview.passed_over, preview.below_cost], [3, 1, 0]);
      assert.deepEqual(
        preview.services.map(({ price_before, price }: Record<string, string>) => [price_before, price]),
        [
          ["10.00", "9.00"],
          ["5.50", "5.00"],
          ["1.00", "1.00"],
          ["3.00", "3.00"],
        ],
      );
      assert.match(preview.services[3].problem, /margin of that route/);
      assert.equal((await find(cheap)).price, "10.00");
      const prices_before = preview.services.map((row: { id: number; price_before: string }) => ({
        id: row.id,
        price: row.price_before,
      }));
      assert.deepEqual(await outcome("POST", "/services/bulk", change), [422, "field_required"]);
      assert.deepEqual((await call("POST", "/services/bulk", { ...change, prices_before })).body.data, preview);
      // Sent again after a lost answer, it changes nothing and says the same.
      assert.deepEqual((await call("POST", "/services/bulk", { ...change, prices_before })).body.data, preview);
      const others = prices_before.map(({ id }: { id: number }) => ({ id, price: "7.77" }));
      const passed = (await call("POST", "/services/bulk", { ...change, prices_before: others })).body.data;
      assert.equal(passed.changed, 0);
      assert.match(passed.services[0].problem, /has changed since the preview/);
      assert.deepEqual([(await find(dear)).price, (await find(dear)).status], ["5.00", "paused"]);
      assert.deepEqual([(await find(following)).price, (await find(following)).status], ["3.00", "active"]);
      const byCost = { ids, price: { over: "cost", margin: "-50%" }, service_group: "Sale", confirm: true };
      const sale = (await call("POST", "/services/bulk", byCost)).body.data;
      assert.deepEqual([sale.changed, sale.passed_over, sale.below_cost], [2, 2, 2]);
      const { price, below_cost, service_group } = await find(cheap);
      assert.deepEqual([price, below_cost, service_group.name], ["1.00", true, "Sale"]);
      assert.notEqual((await find(byHand)).service_group.name, "Sale");
    });

    it("never to a price that is too large", async () => {
      const id = await catalogue.server.createService({ price: "900000000000" });
      const { data } = (
        await call("POST", "/services/bulk", {
          ids: [id],
          price: { over: "price", margin: "50%" },
          prices_before: [{ id, price: "900000000000" }],
        })
      ).body;
      assert.deepEqual([data.changed, data.services[0].problem], [0, "The price would be too large."]);
    });
  });

  it("asks before a price becomes 0, and does it when that is confirmed", async () => {
    const id = await catalogue.server.createService({ price: "2" });
    const reseller = await catalogue.server.createReseller({ group: "Free of charge" });
    const group = await idOf("/price-groups", "Free of charge");
    for (const [method, path, body] of [
      ["POST", "/services", { name: "Free", type: "imei", price: "0" }],
      ["PUT", `/services/${id}/prices/groups/${group}`, { price: "0.00" }],
      ["PUT", `/services/${id}/prices/resellers/${reseller.id}`, { price: "0" }],
      ["PATCH", `/services/${id}`, { price: "0" }],
    ] as const) {
      assert.deepEqual(await outcome(method, path, body), [409, "confirmation_required"], path);
      assert.ok((await call(method, path, { ...body, confirm: true })).status < 300, path);
    }
    assert.equal((await find(id)).price, "0.00");
  });

  it("asks before a margin without a step makes prices such as 12.1875", async () => {
    const id = await catalogue.server.createService({ name: "Odd one", price: "9.75" });
    const change = { ids: [id], price: { over: "price", margin: "25%" } };
    assert.equal((await call("POST", "/services/bulk/preview", change)).status, 200);
    const seen = { ...change, prices_before: [{ id, price: "9.75" }] };
    const asked = await call("POST", "/services/bulk", seen);
    assert.deepEqual([asked.status, asked.body.code], [409, "confirmation_required"]);
    assert.match(asked.body.detail, /“Odd one” would be 12\.1875 USD.*step, such as 0\.05/);
    assert.equal((await call("POST", "/services/bulk", { ...seen, confirm: true })).status, 200);
    assert.equal((await find(id)).price, "12.1875");
  });

  describe("keeps price groups", () => {
    it("with margins that a price can be made by, removed when no reseller is in them", async () => {
      const id = await newPriceGroup("Silver", -250);
      assert.deepEqual(await outcome("POST", "/price-groups", { name: "SILVER" }), [409, "conflict"]);
      for (const part of [
        { margin_basis_points: -10_000 },
        { margin_basis_points: 1_000_001 },
        { margin_basis_points: 1.5 },
        { name: "" },
        { name: "a\0" },
      ]) {
        assert.deepEqual(await outcome("PATCH", `/price-groups/${id}`, part), [422, "validation_failed"]);
      }
      const serviceId = await catalogue.server.createService({ price: "4" });
      await call("PUT", `/services/${serviceId}/prices/groups/${id}`, { price: "3" });
      const reseller = await catalogue.server.createReseller({ priceGroupId: id });
      const refused = await call("DELETE", `/price-groups/${id}`);
      assert.equal(refused.status, 409);
      assert.match(refused.body.detail, /There is 1 reseller in this group/);
      await call("PATCH", `/resellers/${reseller.id}`, { price_group_id: null });
      assert.equal((await call("DELETE", `/price-groups/${id}`)).status, 200);
      const left = (await find(serviceId)).group_prices.map(
        (row: { price_group: { id: number } }) => row.price_group.id,
      );
      assert.ok(!left.includes(id));
    });

    it("and says what each pays for a service, why, and where it is below cost", async () => {
      const serviceId = await catalogue.server.createService({ price: "4" });
      await routed(serviceId, "77");
      const margin = await newPriceGroup("Margin", 1_000);
      const set = await newPriceGroup("Set", 1_000);
      const plain = await newPriceGroup("Plain");
      for (const price of ["-1", "x", "1000000000001"]) {
        const path = `/services/${serviceId}/prices/groups/${set}`;
        assert.deepEqual(await outcome("PUT", path, { price }), [422, "validation_failed"], price);
      }
      const answer = await call("PUT", `/services/${serviceId}/prices/groups/${set}`, { price: "1.5" });
      const below = { price: "1.50", margin: "-0.50", below_cost: true };
      assert.deepEqual(answer.body.data, { ...below, currency: "USD", cost: "2.00" });
      const prices = async () => {
        const { group_prices } = await find(serviceId);
        const of = (id: number) =>
          group_prices.find((row: { price_group: { id: number } }) => row.price_group.id === id);
        return [margin, set, plain].map((id) => [of(id).price, of(id).source, of(id).set_price]);
      };
      assert.deepEqual(await prices(), [
        ["4.40", "margin", null],
        ["1.50", "group", "1.50"],
        ["4.00", "base", null],
      ]);
      await call("PATCH", `/price-groups/${margin}`, { margin_basis_points: null });
      await call("DELETE", `/services/${serviceId}/prices/groups/${set}`);
      assert.equal((await call("DELETE", `/services/${serviceId}/prices/groups/${set}`)).status, 404);
      assert.deepEqual(await prices(), [
        ["4.00", "base", null],
        ["4.40", "margin", null],
        ["4.00", "base", null],
      ]);
    });
  });

  it("shows the list as a reseller sees it, to the letter", async () => {
    const groupId = await newPriceGroup("Shown", 500);
    const reseller = await catalogue.server.createReseller({ priceGroupId: groupId });
    const [base, group, personal, hidden] = [
      await catalogue.server.createService({ name: "Zebra base", price: "2" }),
      await catalogue.server.createService({ name: "Zebra group", price: "2" }),
      await catalogue.server.createService({ name: "Zebra personal", price: "2" }),
      await catalogue.server.createService({ name: "Zebra hidden", price: "2" }),
    ];
    await call("PATCH", `/services/${hidden}`, { status: "retired" });
    await setPrice(catalogue.server.core, group, { priceGroupId: groupId }, parseMoney("1.9"));
    await setPrice(catalogue.server.core, personal, { priceGroupId: groupId }, parseMoney("1.9"));
    assert.equal(
      (await call("PUT", `/services/${personal}/prices/resellers/${reseller.id}`, { price: "1.8" })).status,
      200,
    );
    for (const query of ["q=zebra", "q=zebra&per_page=2&cursor=", "per_page=1&page=2&status=active"]) {
      const seen = (await call("GET", `/resellers/${reseller.id}/catalogue?${query}`)).body;
      const given = (await catalogue.server.rest(reseller.key, "GET", `/services?${query}`)).body;
      assert.deepEqual([seen.data, seen.meta.total], [given.data, given.meta.total], query);
    }
    const { data } = (await call("GET", `/resellers/${reseller.id}/catalogue?q=zebra`)).body;
    assert.deepEqual(
      data.map(({ id, price, price_source }: Record<string, unknown>) => [id, price, price_source]),
      [
        [base, "2.10", "margin"],
        [group, "1.90", "group"],
        [personal, "1.80", "personal"],
      ],
    );
    const [own] = (await find(personal)).personal_prices;
    assert.deepEqual([own.reseller.id, own.price, own.below_cost], [reseller.id, "1.80", false]);
    await call("DELETE", `/services/${personal}/prices/resellers/${reseller.id}`);
    const seen = (await catalogue.server.rest(reseller.key, "GET", `/services/${personal}`)).body.data;
    assert.deepEqual([seen.price, seen.price_source], ["1.90", "group"]);
    assert.equal((await call("GET", `/resellers/${reseller.id}/catalogue?type=car`)).status, 422);
  });
});
