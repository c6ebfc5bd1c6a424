import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { recordOutcomes } from "../../../src/core/fulfilment/attempts/record-outcomes.ts";
import { readStates } from "../../../src/core/fulfilment/suppliers/health.ts";
import type { Supplier } from "../../../src/core/fulfilment/suppliers/supplier.ts";
import { accepted, CUT } from "../../attempt-world.ts";
import { deliverDue, sendDue, setRoutes, supplierOf } from "../../fulfilment-world.ts";
import { useStaffWorld } from "./staff-world.ts";

describe("what suppliers send too late", () => {
  const world = useStaffWorld("manager");
  const { call, place } = world;
  let supplier: Supplier;
  let serviceId: number;

  before(async () => {
    const { core, createService } = world.server;
    supplier = await supplierOf(core, { "7": 400_000n });
    serviceId = await createService();
    await setRoutes(core, serviceId, [{ supplierId: supplier.id, supplierService: "7" }]);
  });

  const get = async (path: string) => (await call("GET", path)).body.data;
  const balance = async () => (await world.server.rest(world.reseller.key, "GET", "/account")).body.data.balance;

  it("is resolved once where it is the result of a closed order, and charges nothing", async () => {
    const { id } = await place(serviceId);
    await sendDue(world.server.core, () => accepted("l1"));
    await call("POST", `/orders/${id}/reject`, { reason: "took too long" });
    const left = await balance();
    await deliverDue(world.server.core, supplier.id, "late code");
    const [late] = await get("/late-results");
    assert.deepEqual([late.order_id, late.result, late.order_status], [id, "late code", "REJECTED"]);
    const path = `/late-results/${late.id}/resolve`;
    assert.equal((await call("POST", path, { resolution: "" })).status, 422);
    const resolved = await call("POST", path, { resolution: "Told the supplier" });
    assert.equal(resolved.body.data.resolved_by, "Staff 1");
    const again = await call("POST", path, { resolution: "again" });
    assert.deepEqual([again.status, again.body.code], [409, "conflict"]);
    assert.deepEqual(await get("/late-results"), []);
    assert.equal((await get(`/orders/${id}`)).late_results.length, 1);
    assert.equal(await balance(), left);
  });

  it("is listed with its number where it is an acceptance, and its order stays as it is", async () => {
    const { core } = world.server;
    const { id } = await place(serviceId);
    const sent = await sendDue(core, () => CUT);
    await call("POST", `/attempts/${sent[0]!.attemptId}/settle`, { verdict: "not_placed" });
    const earlier = await get(`/orders/${id}`);
    const left = await balance();
    const state = (await readStates(core)).find((each) => each.id === supplier.id)!;
    await recordOutcomes(core, state, sent, [accepted("88123")]);
    const [late] = await get("/late-results");
    assert.deepEqual([(await get("/figures/waiting")).late_results, (await get("/figures")).late_results], [1, 1]);
    assert.deepEqual([late.supplier, late.supplier_reference, late.result], [supplier.name, "88123", null]);
    assert.deepEqual([late.order_id, late.order_status], [id, "PENDING"]);
    assert.deepEqual(await get(`/orders/${id}`), { ...earlier, late_results: [late] });
    assert.equal(await balance(), left);
    const resolved = await call("POST", `/late-results/${late.id}/resolve`, { resolution: "Cancelled there" });
    assert.equal(resolved.body.data.resolution, "Cancelled there");
    assert.deepEqual(await get("/late-results"), []);
    assert.equal((await get("/figures/waiting")).late_results, 0);
  });
});
