import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

interface TablePrice {
  service: { name: string };
  set_price: string | null;
  price: string;
  source: string;
}

describe("the prices of a group as one table", () => {
  let server: TestServer;
  let manager: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let group: number;
  let services: number[];

  before(async () => {
    server = await startTestServer({ workers: false });
    manager = await server.createStaff("manager");
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    const made = await server.operate(manager.token, "POST", "/price-groups", {
      name: "Gold",
      margin_basis_points: -1_000,
    });
    group = made.body.data.find(({ name }: { name: string }) => name === "Gold").id;
    services = [
      await server.createService({ name: "Alpha check", price: "2.00" }),
      await server.createService({ name: "Beta, unlock", price: "5.00" }),
    ];
  });
  after(() => server.stop());

  async function call(method: string, path: string, body?: unknown, token = manager.token): Promise<Answer> {
    const full = `/price-groups/${group}/prices${path}`;
    const answer = await server.operate(token, method, full, body);
    check(method, `/api/operator${full.split("?", 1)[0]}`, answer);
    return answer;
  }
  const set = (prices: object[], path = "") => call("POST", path, { prices });
  const read = async (query = "") =>
    (await call("GET", query)).body.data.map(
      ({ service, set_price: own, price, source }: TablePrice) => [service.name, own, price, source] as const,
    );

  it("shows what the group pays for each service, and why", async () => {
    assert.deepEqual(await read(), [
      ["Alpha check", null, "1.80", "margin"],
      ["Beta, unlock", null, "4.50", "margin"],
    ]);
    assert.deepEqual(await read("?q=beta"), [["Beta, unlock", null, "4.50", "margin"]]);
    assert.equal((await server.operate(manager.token, "GET", "/price-groups/999999/prices")).status, 404);
  });

  it("previews a change without making it, and then makes all of it", async () => {
    const prices = [
      { service_id: services[0], price: "1.50" },
      { service_id: services[1], price: null },
    ];
    const expected = [
      { service: { id: services[0], name: "Alpha check" }, currency: "USD", before: null, after: "1.50" },
    ];
    assert.deepEqual((await set(prices, "/preview")).body.data.changes, expected);
    assert.deepEqual((await read())[0], ["Alpha check", null, "1.80", "margin"]);
    assert.deepEqual((await set(prices)).body.data.changes, expected);
    assert.deepEqual((await read())[0], ["Alpha check", "1.50", "1.50", "group"]);
    assert.deepEqual((await set(prices)).body.data.changes, [], "what stays is no change");
    const { data } = (await server.operate(manager.token, "GET", "/audit-log")).body;
    const entry = data.find(({ changes }: { changes: unknown[] }) => changes.length > 0);
    assert.deepEqual(entry.changes[0].fields.price, { old: null, new: "1.50" });
  });

  it("changes nothing if a row is wrong, and names every wrong row", async () => {
    const answer = await set([
      { service_id: services[0], price: "9.00" },
      { service_id: 999_999, price: "1.00" },
      { service_id: services[1], price: "-1" },
      { service_id: services[1], price: "2.00" },
    ]);
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, ["prices.1", "prices.2", "prices.3"]]);
    const words = await set([
      { service_id: services[0], price: "cheap" },
      { service_id: services[1], price: "1,5,0" },
    ]);
    assert.deepEqual([words.status, Object.keys(words.body.errors)], [422, ["prices.0", "prices.1"]]);
    assert.deepEqual((await read())[0], ["Alpha check", "1.50", "1.50", "group"]);
  });

  it("asks before a price of 0, and removes a price", async () => {
    const free = await set([{ service_id: services[1], price: "0" }]);
    assert.deepEqual([free.status, free.body.code], [409, "confirmation_required"]);
    const body = { prices: [{ service_id: services[1], price: "0" }], confirm: true };
    assert.equal((await call("POST", "", body)).status, 200);
    assert.deepEqual((await read())[1], ["Beta, unlock", "0.00", "0.00", "group"]);
    await set(services.map((service_id) => ({ service_id, price: null })));
    assert.deepEqual(
      (await read()).map(([, own]: readonly unknown[]) => own),
      [null, null],
    );
  });

  it("takes the question itself as the confirmation, however long the names in it are", async () => {
    const name = (n: number) => `${n} ${"x".repeat(298)}`;
    const made = await Promise.all([1, 2, 3, 4].map((n) => server.createService({ name: name(n), price: "1.00" })));
    const prices = made.map((service_id) => ({ service_id, price: "100.00" }));
    const asked = await set(prices);
    assert.equal(asked.body.code, "confirmation_required");
    const other = await call("POST", "", { prices, confirm: "Another question?" });
    assert.deepEqual([other.status, other.body.detail], [409, asked.body.detail]);
    assert.equal((await call("POST", "", { prices, confirm: asked.body.detail })).body.data.changes.length, 4);
    await Promise.all(
      made.map((id) => server.operate(manager.token, "PATCH", `/services/${id}`, { status: "retired" })),
    );
  });

  it("goes out as a file and comes back the same", async () => {
    await set([{ service_id: services[1], price: "4.25" }]);
    const answer = await fetch(`${server.url}/api/operator/price-groups/${group}/prices.csv`, {
      headers: { authorization: `Bearer ${manager.token}` },
    });
    const lines = (await answer.text())
      .replace(/^\uFEFF/, "")
      .trim()
      .split("\r\n");
    assert.equal(lines[0], "service_id,service_group,service,currency,base_price,group_price,effective_price");
    assert.equal(lines.length, 3);
    assert.match(lines[2]!, /,"Beta, unlock",USD,5\.00,4\.25,4\.25$/);
    const agent = await server.createStaff("agent");
    assert.equal((await call("POST", "", { prices: [] }, agent.token)).status, 403);
  });
});
