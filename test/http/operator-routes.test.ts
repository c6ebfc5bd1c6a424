import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { supplierOf } from "../fulfilment-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestServer } from "../support/server.ts";

const UNKNOWN = 999_999;

describe("suppliers in the operator's API", () => {
  let server: TestServer;
  let token: string;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false });
    ({ token } = await server.createStaff("manager"));
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
  });
  after(() => server.stop());

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await server.operate(token, method, path, body);
    check(method, `/api/operator${path}`, answer);
    return answer;
  }

  it("are routed to one by one, and a route that changed meanwhile is left as it is", async () => {
    const service = await server.createService({ price: "2.00" });
    const path = `/services/${service}/routes`;
    const { data: old } = (await call("GET", path)).body;
    const person = old[0].supplier.id;
    const { id: supplierId } = await supplierOf(server.core, { "7": 1_200_000n });
    const added = { supplier_id: supplierId, supplier_service: "7", margin: "50%" };
    for (const [body, status] of [
      [{ ...added, supplier_id: UNKNOWN }, 404],
      [{ ...added, supplier_id: 2 ** 40 }, 422],
      [{ ...added, supplier_service: "nothing" }, 404],
      [{ ...added, margin: "cheap" }, 422],
      [{ ...added, position: 9 }, 422],
      [{ ...added, suplier: 1 }, 422],
      [{ supplier_id: person }, 409],
    ] as const) {
      assert.equal((await call("POST", path, body)).status, status, JSON.stringify(body));
    }
    assert.deepEqual((await call("GET", path)).body.data, old);

    const [route] = (await call("POST", path, { ...added, allow_loss: true })).body.data;
    assert.deepEqual(
      [route.supplier.id, route.position, route.cost, route.allow_loss, route.paused_by],
      [supplierId, 1, "1.20", true, null],
    );
    const one = `${path}/${supplierId}`;
    const seen = { updated_at: route.updated_at };
    const [changed] = (await call("PATCH", one, { ...seen, margin: "100%" })).body.data;
    assert.deepEqual([changed.margin, changed.allow_loss], ["100%", true]);
    for (const [method, command, body] of [
      ["PATCH", one, { allow_loss: false }],
      ["POST", `${one}/pause`, {}],
      ["POST", `${one}/resume`, {}],
      ["POST", `${one}/move`, { position: 2 }],
      ["DELETE", one, {}],
    ] as const) {
      const stale = await call(method, command, { ...body, ...seen });
      assert.deepEqual([stale.status, stale.body.code], [409, "conflict"], command);
      assert.match(stale.body.detail, /changed while you edited it/);
    }
    for (const never of ["yesterday", "2026-02-31T08:00:00.000Z", "1"]) {
      assert.equal((await call("POST", `${one}/pause`, { updated_at: never })).status, 422, never);
    }
    assert.equal((await call("POST", `${path}/${UNKNOWN}/pause`, {})).status, 404);
    assert.equal((await call("POST", `/services/${UNKNOWN}/routes/${supplierId}/pause`, {})).status, 404);

    const paused = (await call("POST", `${one}/pause`, { updated_at: changed.updated_at })).body.data[0];
    assert.equal(paused.paused_by, "operator");
    assert.equal((await call("POST", `${one}/resume`, { updated_at: paused.updated_at })).body.data[0].paused_by, null);
    const moved = (await call("POST", `${one}/move`, { position: 2 })).body.data;
    assert.deepEqual(
      moved.map((row: Answer["body"]) => [row.position, row.supplier.id]),
      [
        [1, person],
        [2, supplierId],
      ],
    );
    const reseller = await server.createReseller();
    assert.equal((await server.rest(reseller.key, "GET", `/services/${service}`)).body.data.price, "2.40");
    const left = (await call("DELETE", `${path}/${person}`, {})).body.data;
    assert.deepEqual(
      left.map((row: Answer["body"]) => [row.position, row.supplier.id]),
      [[1, supplierId]],
    );
  });

  it("reprice their routes at once when their exchange rate changes", async () => {
    const service = await server.createService({ price: "2.00" });
    const euro = await supplierOf(server.core, { "7": 1_000_000n }, { currency: "EUR", exchangeRate: 1_000_000n });
    await call("POST", `/services/${service}/routes`, { supplier_id: euro.id, supplier_service: "7", margin: "10%" });
    assert.equal((await call("PATCH", `/suppliers/${euro.id}`, { exchange_rate: "2" })).status, 200);
    const { price, routes } = (await call("GET", `/services/${service}`)).body.data;
    assert.deepEqual([price, routes[0].cost], ["2.20", "2.00"]);
  });
});
