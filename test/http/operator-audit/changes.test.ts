import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { supplierOf } from "../../fulfilment-world.ts";
import type { Answer } from "../../support/server.ts";
import { useChangesWorld } from "./changes-world.ts";

const MARK = "MARK-9f2c7a";
/** Fields of bodies that hold secrets. */
const SECRET_FIELD = /^(key|otp|codes|result|fields|text)$|password|token/;
/** There `codes` are the numbers of services. */
const IMPORT = /\/import$/;
/** What is published to resellers is no secret. */
const PUBLISHED = /\/news$/;
/** No user has signed in, or nothing changes. */
const UNRECORDED = /\/(login|invitation|accept|preview)$/;

interface OpenApi {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>
  >;
}

describe("what a change of staff is recorded as", () => {
  const world = useChangesWorld();
  const { call, done, readLog, lastChanges, assertChanges, newGroup, newOrder } = world;

  it("has the old and the new value of a service's fields, and nothing that stays", async () => {
    const id = await world.server.createService({ price: "2.00", name: "Unlock" });
    const change = {
      price: "2.50",
      status: "paused",
      name: "Unlock",
      service_group: "Fast",
      description: "x".repeat(300),
    };
    await assertChanges(["PATCH", `/services/${id}`, change], {
      [`service ${id}`]: {
        status: { old: "active", new: "paused" },
        price: { old: "2.00", new: "2.50" },
        service_group: { old: "Services", new: "Fast" },
        description: { old: "", new: `${"x".repeat(200)}…` },
      },
    });
    await assertChanges(["PATCH", `/services/${id}`, { name: "Unlock" }], {});
  });

  it("has each service of a change of many, and is found by each of them", async () => {
    const { createService } = world.server;
    const [one, two] = [await createService({ price: "1.00" }), await createService({ price: "2.00" })];
    const prices_before = [
      { id: one, price: "1.00" },
      { id: two, price: "2.00" },
    ];
    const change = { ids: [one, two], price: { over: "price", margin: "10%" }, prices_before };
    await assertChanges(["POST", "/services/bulk", change], {
      [`service ${one}`]: { price: { old: "1.00", new: "1.10" } },
      [`service ${two}`]: { price: { old: "2.00", new: "2.20" } },
    });
    assert.equal((await readLog(`target=service ${two}`)).length, 1);
    assert.equal((await readLog("target=service 0")).length, 0);
  });

  it("has the prices of groups and resellers, set, changed and removed", async () => {
    const id = await world.server.createService();
    const { id: resellerId } = await world.server.createReseller();
    const groupId = await newGroup("/price-groups", "Gold");
    for (const [path, whose] of [
      [`groups/${groupId}`, `price group ${groupId}`],
      [`resellers/${resellerId}`, `reseller ${resellerId}`],
    ]) {
      const target = `service ${id}, ${whose}`;
      const at = `/services/${id}/prices/${path}`;
      await assertChanges(["PUT", at, { price: "0.90" }], { [target]: { price: { old: null, new: "0.90" } } });
      await assertChanges(["PUT", at, { price: "0.80" }], { [target]: { price: { old: "0.90", new: "0.80" } } });
      await assertChanges(["DELETE", at], { [target]: { price: { old: "0.80", new: null } } });
    }
    const [group, target] = [`/price-groups/${groupId}`, `price group ${groupId}`];
    await assertChanges(["PATCH", group, { margin_basis_points: -1_000, name: "Gold+" }], {
      [target]: { name: { old: "Gold", new: "Gold+" }, margin_basis_points: { old: null, new: -1_000 } },
    });
    await assertChanges(["DELETE", group], {
      [target]: { name: { old: "Gold+", new: null }, margin_basis_points: { old: -1_000, new: null } },
    });
  });

  it("has the names of service groups", async () => {
    const id = await newGroup("/service-groups", "Old");
    const [path, target] = [`/service-groups/${id}`, `service group ${id}`];
    await assertChanges(["PATCH", path, { name: "New" }], { [target]: { name: { old: "Old", new: "New" } } });
    await assertChanges(["DELETE", path], { [target]: { name: { old: "New", new: null } } });
  });

  it("has where a service or service group was and went", async () => {
    const { createService } = world.server;
    const [one, two] = [await createService({ serviceGroup: "Rows" }), await createService({ serviceGroup: "Rows" })];
    await assertChanges(["PATCH", `/services/${two}/position`, { after: null }], {
      [`service ${two}`]: { position: { old: 2, new: 1 } },
    });
    await assertChanges(["PATCH", `/services/${two}/position`, { position: 1 }], {});
    const group = await newGroup("/service-groups", "Last of all");
    const { data } = (await call("GET", "/service-groups")).body;
    await assertChanges(["PATCH", `/service-groups/${group}/position`, { position: 1 }], {
      [`service group ${group}`]: { position: { old: data.length, new: 1 } },
    });
    await assertChanges(["PATCH", `/services/${one}/position`, { position: 1 }], {
      [`service ${one}`]: { position: { old: 2, new: 1 } },
    });
  });

  it("has what changes of a supplier, and of its key only that it changed", async () => {
    const { core } = world.server;
    const { id } = await supplierOf(core, { "7": 1_000_000n }, { name: "Upstream", concurrency: 2 });
    const [path, target] = [`/suppliers/${id}`, `supplier ${id}`];
    await assertChanges(["PATCH", path, { concurrency: 5, key: MARK, low_balance: "20" }], {
      [target]: { key: { secret: true }, concurrency: { old: 2, new: 5 }, low_balance: { old: null, new: "20.00" } },
    });
    await assertChanges(["POST", `${path}/pause`, { reason: "Slow" }], {
      [target]: { paused: { old: false, new: true }, pause_reason: { old: null, new: "Slow" } },
    });
    await assertChanges(["POST", `${path}/resume`], {
      [target]: { paused: { old: true, new: false }, pause_reason: { old: "Slow", new: null } },
    });
  });

  it("has what changes of a route, and the price that follows it", async () => {
    const { id: supplierId } = await supplierOf(world.server.core, { "7": 1_000_000n });
    const id = await world.server.createService({ price: "3.00" });
    const [path, target] = [`/services/${id}/routes`, `service ${id}, supplier ${supplierId}`];
    const route = { supplier_id: supplierId, supplier_service: "7", margin: "50%", on_cost_change: "follow" };
    await done("POST", path, route);
    const added = await lastChanges();
    assert.deepEqual(added[`service ${id}`], { price: { old: "3.00", new: "1.50" } });
    assert.deepEqual(added[target]!["margin"], { old: null, new: "50%" });
    await assertChanges(["POST", `${path}/${supplierId}/pause`], {
      [target]: { paused_by: { old: null, new: "operator" } },
    });
    await assertChanges(["PATCH", `${path}/${supplierId}`, { margin: "100%" }], {
      [`service ${id}`]: { price: { old: "1.50", new: "2.00" } },
      [target]: { margin: { old: "50%", new: "100%" } },
    });
    await done("DELETE", `${path}/${supplierId}`);
    assert.deepEqual((await lastChanges())[target]!["supplier_service"], { old: "7", new: null });
  });

  it("has the server's settings", async () => {
    await assertChanges(["PATCH", "/settings", { name: "Olga's unlocks", sign_up: "closed" }], {
      "server settings": {
        name: { old: "Imeister", new: "Olga's unlocks" },
        sign_up: { old: "approval", new: "closed" },
      },
    });
  });

  it("is nothing where the change was refused", async () => {
    const id = await world.server.createService({ price: "2.00" });
    const seen = (await call("GET", `/services/${id}`)).body.data.updated_at;
    await done("PATCH", `/services/${id}`, { price: "3.00" });
    assert.equal((await call("PATCH", `/services/${id}`, { price: "4.00", updated_at: seen })).status, 409);
    assert.deepEqual(await lastChanges(), {});
  });

  it("is written with the change, or neither is", async () => {
    const id = await world.server.createService({ price: "2.00" });
    const { id: resellerId } = await world.server.createReseller({ credit: "10.00" });
    const orderId = await newOrder(id);
    const { database } = world.server.core;
    await database.statement("test_hide_changes", "alter table audit_changes rename to audit_changes_away", []);
    const refused: Answer[] = [];
    try {
      refused.push(
        await call("PATCH", `/services/${id}`, { price: "2.50" }),
        await call("POST", `/resellers/${resellerId}/top-up`, { amount: "5", reason: "Bank" }),
        await call("POST", `/orders/${orderId}/reject`, { reason: "No" }),
      );
    } finally {
      await database.statement("test_show_changes", "alter table audit_changes_away rename to audit_changes", []);
    }
    assert.deepEqual(
      refused.map(({ status }) => status),
      [500, 500, 500],
    );
    assert.equal((await call("GET", `/services/${id}`)).body.data.price, "2.00");
    assert.equal((await call("GET", `/resellers/${resellerId}`)).body.data.wallets.live.balance, "10.00");
    assert.equal((await call("GET", `/orders/${orderId}`)).body.data.status, "PENDING");
  });

  it("has no secret that is sent to any route", async () => {
    const { paths } = (await (await fetch(`${world.server.url}/api/operator/openapi.json`)).json()) as OpenApi;
    let recorded = 0;
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const properties = requestBody?.content["application/json"]?.schema.properties ?? {};
        const secrets =
          IMPORT.test(path) || PUBLISHED.test(path)
            ? []
            : Object.keys(properties).filter((name) => SECRET_FIELD.test(name));
        if (method === "get" || secrets.length === 0) continue;
        if (!UNRECORDED.test(path)) recorded++;
        const body = Object.fromEntries(secrets.map((name) => [name, name === "fields" ? { code: MARK } : MARK]));
        await call(method.toUpperCase(), path.replace("/api/operator", "").replaceAll(/\{\w+\}/g, "1"), body);
      }
    }
    assert.ok(recorded >= 8, `${recorded} routes take secrets`);
    await readLog();
    const { kysely } = world.server.core.database;
    const entries = await kysely.selectFrom("audit_log").select(["action", "target", "details"]).execute();
    const changes = await kysely.selectFrom("audit_changes").select(["target", "fields"]).execute();
    assert.equal(entries.length, recorded);
    const all = [...entries, ...changes];
    assert.deepEqual(
      all.filter((row) => JSON.stringify(row).includes(MARK)),
      [],
    );
  });
});
