import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { useCatalogueWorld, type Role } from "./catalogue-world.ts";

const UNKNOWN_IDS = ["0", "999999", "x", "9".repeat(12)];

describe("the catalogue in the operator's API", () => {
  const catalogue = useCatalogueWorld();
  const { call, find, routed } = catalogue;

  it("is read by everyone of the staff, and changed by owners and managers alone", async () => {
    const id = await catalogue.server.createService();
    const price = { price: "1" };
    const writes: [string, string, unknown][] = [
      ["POST", "/services", { name: "New", type: "imei", price: "1" }],
      ["PATCH", `/services/${id}`, { name: "Other" }],
      ["POST", "/services/bulk", { ids: [id], status: "paused" }],
      ["POST", "/services/bulk/preview", { ids: [id], status: "paused" }],
      ["PUT", `/services/${id}/prices/groups/1`, price],
      ["DELETE", `/services/${id}/prices/groups/1`, undefined],
      ["PUT", `/services/${id}/prices/resellers/1`, price],
      ["DELETE", `/services/${id}/prices/resellers/1`, undefined],
      ["POST", "/service-groups", { name: "Mine" }],
      ["PATCH", "/service-groups/1", { name: "Mine" }],
      ["DELETE", "/service-groups/1", undefined],
      ["PUT", "/service-groups/order", { ids: [1] }],
      ["PUT", "/service-groups/1/order", { ids: [id] }],
      ["POST", "/price-groups", { name: "Mine" }],
      ["PATCH", "/price-groups/1", { name: "Mine" }],
      ["DELETE", "/price-groups/1", undefined],
    ];
    for (const [method, path, body] of writes) {
      for (const role of ["agent", "read-only"] as const) {
        const answer = await call(method, path, body, role);
        assert.deepEqual([answer.status, answer.body.code], [403, "scope_missing"], `${role} ${method} ${path}`);
      }
    }
    const reseller = await catalogue.server.createReseller();
    for (const path of [
      "/services",
      `/services/${id}`,
      "/service-groups",
      "/price-groups",
      `/resellers/${reseller.id}/catalogue`,
    ]) {
      assert.equal((await call("GET", path, undefined, "read-only")).status, 200, path);
    }
    assert.equal((await find(id)).status, "active");
  });

  it("tells costs, margins and supplier balances only to roles that may see costs", async () => {
    const id = await catalogue.server.createService({ price: "3.00" });
    await routed(id, "77", { margin: "50%" });
    const reseller = await catalogue.server.createReseller();
    await call("PUT", `/services/${id}/prices/groups/1`, { price: "2.50" });
    await call("PUT", `/services/${id}/prices/resellers/${reseller.id}`, { price: "2.40" });
    await call("PATCH", `/suppliers/${catalogue.supplierId}`, { low_balance: "10.00" });
    const { kysely } = catalogue.server.core.database;
    await kysely.updateTable("suppliers").set({ balance: 5_000_000n }).where("id", "=", catalogue.supplierId).execute();
    const result = JSON.stringify({ balance: "5.00", currency: "USD", services: 2 });
    const { id: jobId } = (await call("POST", `/suppliers/${catalogue.supplierId}/jobs`, { kind: "test" })).body.data;
    await kysely.updateTable("supplier_jobs").set({ result }).where("id", "=", jobId).execute();
    const paths = {
      [`/services?q=${id}`]: ["cost", "margin"],
      [`/services/${id}`]: ["agreed_cost", "cost", "margin"],
      [`/services/${id}/routes`]: ["agreed_cost", "cost", "margin"],
      "/suppliers": ["balance", "balance_is_low", "low_balance"],
      [`/suppliers/${catalogue.supplierId}`]: ["balance", "balance_is_low", "low_balance"],
      [`/suppliers/${catalogue.supplierId}/services`]: ["agreed_cost", "cost", "margin"],
      [`/suppliers/${catalogue.supplierId}/jobs`]: ["balance"],
      [`/jobs/${jobId}`]: ["balance"],
    };
    for (const [path, told] of Object.entries(paths)) {
      const costsFor = async (role: Role) => costsIn((await call("GET", path, undefined, role)).body.data);
      assert.deepEqual(await costsFor("read-only"), told, path);
      assert.deepEqual(await costsFor("agent"), [], path);
    }
  });

  /** The names under which a response says what something costs, what it leaves or what a supplier's balance is. */
  function costsIn(data: unknown): string[] {
    const names = new Set<string>();
    JSON.stringify(data, (name, value: unknown) => {
      const isNamed = /^(?:.*_)?(?:cost|margin|balance)$|^balance_is_low$|^below_cost$/.test(name);
      if (isNamed && value !== null && value !== false) names.add(name);
      return value;
    });
    return [...names].toSorted();
  }

  it("knows nothing of numbers that do not exist", async () => {
    const id = await catalogue.server.createService();
    for (const wrong of UNKNOWN_IDS) {
      assert.deepEqual((await call("GET", `/services/${wrong}`)).status, 404, wrong);
      assert.deepEqual((await call("PATCH", `/services/${wrong}`, { name: "A" })).status, 404, wrong);
      assert.deepEqual((await call("PATCH", `/service-groups/${wrong}`, { name: "Nothing" })).status, 404, wrong);
      assert.deepEqual((await call("DELETE", `/service-groups/${wrong}`)).status, 404, wrong);
      assert.deepEqual((await call("PUT", `/service-groups/${wrong}/order`, { ids: [] })).status, 404, wrong);
      assert.deepEqual((await call("PATCH", `/price-groups/${wrong}`, { name: "Nothing" })).status, 404, wrong);
      assert.deepEqual((await call("DELETE", `/price-groups/${wrong}`)).status, 404, wrong);
      assert.deepEqual((await call("GET", `/resellers/${wrong}/catalogue`)).status, 404, wrong);
      for (const whom of ["groups", "resellers"]) {
        const path = `/services/${id}/prices/${whom}/${wrong}`;
        assert.equal((await call("PUT", path, { price: "1" })).status, 404, path);
        assert.equal((await call("DELETE", path)).status, 404, path);
      }
    }
    assert.equal((await call("PUT", "/services/999999/prices/groups/1", { price: "1" })).status, 404);
  });
});
