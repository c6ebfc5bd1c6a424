import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { supplierOf } from "../fulfilment-world.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { answerOf, startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

const WATCH_MS = 10;
const MARK = "MARK-9f2c7a";
/** Fields of bodies that hold secrets. */
const SECRET_FIELD = /^(key|otp|codes|result|fields|text)$|password|token/;
/** There `codes` are the numbers of services. */
const IMPORT = /\/import$/;
/** What is published to resellers is no secret. */
const PUBLISHED = /\/news$/;
/** No user has signed in, or nothing changes. */
const UNRECORDED = /\/(login|invitation|accept|preview)$/;

type Changes = Record<string, Record<string, unknown>>;

describe("what a change of staff is recorded as", () => {
  let server: TestServer;
  let owner: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let count = 0;

  before(async () => {
    server = await startTestServer({ workers: false });
    owner = await server.createStaff("owner");
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
  });
  after(() => server.stop());
  beforeEach(async () => {
    await readLog();
    await server.core.database.kysely.deleteFrom("audit_log").execute();
  });

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${server.url}/api/operator${path}`, {
      method,
      headers: {
        authorization: `Bearer ${owner.token}`,
        "idempotency-key": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answerOf(answer);
  }

  async function done(method: string, path: string, body: object = {}): Promise<Answer> {
    const answer = await call(method, path, body);
    assert.ok(answer.status < 300, `${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Every entry, the newest first, once every call has ended. */
  async function readLog(query = ""): Promise<{ action: string; changes: { target: string; fields: object }[] }[]> {
    for (;;) {
      const answer = await call("GET", `/audit-log?per_page=100&${query}`);
      check("GET", "/api/operator/audit-log", answer);
      const { data } = answer.body;
      if (data.every(({ status }: { status: number | null }) => status !== null)) return data;
      await sleep(WATCH_MS);
    }
  }

  /** What the last call changed, by target. */
  async function lastChanges(): Promise<Changes> {
    const [entry] = await readLog();
    return Object.fromEntries(entry!.changes.map(({ target, fields }) => [target, fields])) as Changes;
  }

  async function assertChanges(method: string, path: string, body: object, expected: Changes): Promise<void> {
    await done(method, path, body);
    assert.deepEqual(await lastChanges(), expected, `${method} ${path}`);
  }

  const order = async (serviceId: number) => {
    const { key } = await server.createReseller({ credit: "50.00" });
    const placed = await server.rest(key, "POST", "/orders", { service_id: serviceId, imei: imei(++count) });
    return Number(placed.body.data.id);
  };

  it("has the old and the new value of a service's fields, and nothing that stays", async () => {
    const id = await server.createService({ price: "2.00", name: "Unlock" });
    const change = {
      price: "2.50",
      status: "paused",
      name: "Unlock",
      service_group: "Fast",
      description: "x".repeat(300),
    };
    await assertChanges("PATCH", `/services/${id}`, change, {
      [`service ${id}`]: {
        status: { old: "active", new: "paused" },
        price: { old: "2.00", new: "2.50" },
        service_group: { old: "Services", new: "Fast" },
        description: { old: "", new: `${"x".repeat(200)}…` },
      },
    });
    await assertChanges("PATCH", `/services/${id}`, { name: "Unlock" }, {});
  });

  it("has each service of a change of many, and is found by each of them", async () => {
    const [one, two] = [await server.createService({ price: "1.00" }), await server.createService({ price: "2.00" })];
    await assertChanges(
      "POST",
      "/services/bulk",
      { ids: [one, two], price: { over: "price", margin: "10%" } },
      {
        [`service ${one}`]: { price: { old: "1.00", new: "1.10" } },
        [`service ${two}`]: { price: { old: "2.00", new: "2.20" } },
      },
    );
    assert.equal((await readLog(`target=service ${two}`)).length, 1);
    assert.equal((await readLog("target=service 0")).length, 0);
  });

  it("has the prices of groups and resellers, set, changed and removed", async () => {
    const id = await server.createService();
    const { id: resellerId } = await server.createReseller();
    const groups = await done("POST", "/price-groups", { name: "Gold" });
    const groupId = groups.body.data.find(({ name }: { name: string }) => name === "Gold").id;
    for (const [path, whose] of [
      [`groups/${groupId}`, `price group ${groupId}`],
      [`resellers/${resellerId}`, `reseller ${resellerId}`],
    ]) {
      const target = `service ${id}, ${whose}`;
      const at = `/services/${id}/prices/${path}`;
      await assertChanges("PUT", at, { price: "0.90" }, { [target]: { price: { old: null, new: "0.90" } } });
      await assertChanges("PUT", at, { price: "0.80" }, { [target]: { price: { old: "0.90", new: "0.80" } } });
      await assertChanges("DELETE", at, {}, { [target]: { price: { old: "0.80", new: null } } });
    }
    await assertChanges(
      "PATCH",
      `/price-groups/${groupId}`,
      { margin_basis_points: -1_000, name: "Gold+" },
      {
        [`price group ${groupId}`]: {
          name: { old: "Gold", new: "Gold+" },
          margin_basis_points: { old: null, new: -1_000 },
        },
      },
    );
    await assertChanges(
      "DELETE",
      `/price-groups/${groupId}`,
      {},
      {
        [`price group ${groupId}`]: {
          name: { old: "Gold+", new: null },
          margin_basis_points: { old: -1_000, new: null },
        },
      },
    );
  });

  it("has the names of service groups", async () => {
    const { body } = await done("POST", "/service-groups", { name: "Old" });
    const { id } = body.data.find(({ name }: { name: string }) => name === "Old");
    const target = `service group ${id}`;
    await assertChanges(
      "PATCH",
      `/service-groups/${id}`,
      { name: "New" },
      { [target]: { name: { old: "Old", new: "New" } } },
    );
    await assertChanges("DELETE", `/service-groups/${id}`, {}, { [target]: { name: { old: "New", new: null } } });
  });

  it("has what changes of a reseller: price group, limits, name, status", async () => {
    const { id } = await server.createReseller({ name: "Ada" });
    const groups = await done("POST", "/price-groups", { name: "Silver" });
    const groupId = groups.body.data.find(({ name }: { name: string }) => name === "Silver").id;
    const change = { name: "Ada Ltd", price_group_id: groupId, rate_limit: 120, low_balance_threshold: "9.99" };
    await assertChanges("PATCH", `/resellers/${id}`, change, {
      [`reseller ${id}`]: {
        name: { old: "Ada", new: "Ada Ltd" },
        price_group: { old: null, new: "Silver" },
        rate_limit: { old: null, new: 120 },
        low_balance_threshold: { old: "5.00", new: "9.99" },
      },
    });
    await assertChanges(
      "POST",
      `/resellers/${id}/suspend`,
      { reason: "Chargeback" },
      {
        [`reseller ${id}`]: {
          status: { old: "active", new: "suspended" },
          status_reason: { old: null, new: "Chargeback" },
        },
      },
    );
    await assertChanges(
      "POST",
      `/resellers/${id}/reactivate`,
      {},
      {
        [`reseller ${id}`]: {
          status: { old: "suspended", new: "active" },
          status_reason: { old: "Chargeback", new: null },
        },
      },
    );
  });

  it("has the balances before and after credit moved, and the credit limit", async () => {
    const { id } = await server.createReseller({ credit: "10.00" });
    const target = `reseller ${id}`;
    const paid = { amount: "5.25", reason: "Bank" };
    await assertChanges("POST", `/resellers/${id}/top-up`, paid, {
      [target]: { balance: { old: "10.00", new: "15.25" } },
    });
    const taken = { amount: "-0.25", reason: "Typo" };
    await assertChanges("POST", `/resellers/${id}/adjustment`, taken, {
      [target]: { balance: { old: "15.25", new: "15.00" } },
    });
    const { body } = await done("POST", `/resellers/${id}/top-up`, { ...paid, test: true });
    assert.deepEqual((await lastChanges())[target]!["test_balance"], {
      old: (Number(body.data.balance) - 5.25).toFixed(2),
      new: body.data.balance,
    });
    const limit = { credit_limit: "100", reason: "Trusted" };
    await assertChanges("PUT", `/resellers/${id}/credit-limit`, limit, {
      [target]: { credit_limit: { old: "0.00", new: "100.00" } },
    });
  });

  it("has the decision on a top-up request with the balance that it changes", async () => {
    const reseller = await server.createReseller();
    const ask = async () =>
      (await server.rest(reseller.key, "POST", "/top-up-requests", { amount: "50" })).body.data.id;
    const [paid, unpaid] = [await ask(), await ask()];
    await assertChanges(
      "POST",
      `/top-up-requests/${paid}/approve`,
      { amount: "49", reason: "Fee" },
      {
        [`top up request ${paid}`]: {
          status: { old: "open", new: "approved" },
          reason: { old: null, new: "Fee" },
          approved_amount: { old: null, new: "49.00" },
        },
        [`reseller ${reseller.id}`]: { balance: { old: "0.00", new: "49.00" } },
      },
    );
    await assertChanges(
      "POST",
      `/top-up-requests/${unpaid}/decline`,
      { reason: "Not paid" },
      {
        [`top up request ${unpaid}`]: {
          status: { old: "open", new: "declined" },
          reason: { old: null, new: "Not paid" },
        },
      },
    );
  });

  it("has what changes of a supplier, and of its key only that it changed", async () => {
    const { id } = await supplierOf(server.core, { "7": 1_000_000n }, { name: "Upstream", concurrency: 2 });
    const target = `supplier ${id}`;
    await assertChanges(
      "PATCH",
      `/suppliers/${id}`,
      { concurrency: 5, key: MARK, low_balance: "20" },
      {
        [target]: {
          key: { secret: true },
          concurrency: { old: 2, new: 5 },
          low_balance: { old: null, new: "20.00" },
        },
      },
    );
    await assertChanges(
      "POST",
      `/suppliers/${id}/pause`,
      { reason: "Slow" },
      {
        [target]: { paused: { old: false, new: true }, pause_reason: { old: null, new: "Slow" } },
      },
    );
    await assertChanges(
      "POST",
      `/suppliers/${id}/resume`,
      {},
      {
        [target]: { paused: { old: true, new: false }, pause_reason: { old: "Slow", new: null } },
      },
    );
  });

  it("has what changes of a route, and the price that follows it", async () => {
    const { id: supplierId } = await supplierOf(server.core, { "7": 1_000_000n });
    const id = await server.createService({ price: "3.00" });
    const target = `service ${id}, supplier ${supplierId}`;
    const route = { supplier_id: supplierId, supplier_service: "7", margin: "50%", on_cost_change: "follow" };
    await done("POST", `/services/${id}/routes`, route);
    const added = await lastChanges();
    assert.deepEqual(added[`service ${id}`], { price: { old: "3.00", new: "1.50" } });
    assert.deepEqual(added[target]!["margin"], { old: null, new: "50%" });
    await assertChanges(
      "POST",
      `/services/${id}/routes/${supplierId}/pause`,
      {},
      {
        [target]: { paused_by: { old: null, new: "operator" } },
      },
    );
    await assertChanges(
      "PATCH",
      `/services/${id}/routes/${supplierId}`,
      { margin: "100%" },
      {
        [`service ${id}`]: { price: { old: "1.50", new: "2.00" } },
        [target]: { margin: { old: "50%", new: "100%" } },
      },
    );
    await done("DELETE", `/services/${id}/routes/${supplierId}`);
    assert.deepEqual((await lastChanges())[target]!["supplier_service"], { old: "7", new: null });
  });

  it("has the server's settings", async () => {
    await assertChanges(
      "PATCH",
      "/settings",
      { name: "Olga's unlocks", sign_up: "closed" },
      {
        "server settings": {
          name: { old: "Imeister", new: "Olga's unlocks" },
          sign_up: { old: "approval", new: "closed" },
        },
      },
    );
  });

  it("has the name, role and access of staff", async () => {
    const { id } = await server.createStaff("agent");
    const [target, name] = [`staff ${id}`, `Staff ${id}`];
    await assertChanges(
      "PATCH",
      `/staff/${id}`,
      { role: "manager" },
      { [target]: { role: { old: "agent", new: "manager" } } },
    );
    await assertChanges("PATCH", `/staff/${id}`, { name: "Ivy" }, { [target]: { name: { old: name, new: "Ivy" } } });
    await assertChanges("DELETE", `/staff/${id}`, {}, { [target]: { access: { old: true, new: false } } });
  });

  it("has the status of an order, and of its result only that it changed", async () => {
    const service = await server.createService();
    const [answered, rejected, cancelled] = [await order(service), await order(service), await order(service)];
    const act = (id: number, name: string, body: object, fields: Record<string, unknown>) =>
      assertChanges("POST", `/orders/${id}/${name}`, body, { [`order ${id}`]: fields });
    await done("POST", `/orders/${answered}/take`);
    assert.deepEqual((await lastChanges())[`order ${answered}`]!["status"], { old: "PENDING", new: "PROCESSING" });
    await done("POST", `/orders/${answered}/answer`, { result: MARK });
    const delivered = (await lastChanges())[`order ${answered}`]!;
    assert.deepEqual(delivered["status"], { old: "PROCESSING", new: "SUCCESS" });
    assert.deepEqual([delivered["captured"], delivered["result"]], [{ old: null, new: "1.00" }, { secret: true }]);
    const correction = { result: `${MARK} too`, reason: "Typo" };
    await act(answered, "correct", correction, { result: { secret: true } });
    const refund = { amount: "0.40", refunded_before: "0.00", reason: "Late" };
    await act(answered, "refund", refund, { refunded: { old: "0.00", new: "0.40" } });
    await act(
      answered,
      "refund",
      { reason: "All" },
      {
        status: { old: "SUCCESS", new: "REFUNDED" },
        refunded: { old: "0.40", new: "1.00" },
      },
    );
    await done("POST", `/orders/${rejected}/reject`, { reason: "No" });
    assert.deepEqual((await lastChanges())[`order ${rejected}`]!["status"], { old: "PENDING", new: "REJECTED" });
    await done("POST", `/orders/${cancelled}/cancel`, { reason: "No" });
    assert.deepEqual((await lastChanges())[`order ${cancelled}`]!["status"], { old: "PENDING", new: "CANCELLED" });
  });

  it("has each order of a bulk reply", async () => {
    const service = await server.createService();
    const ids = [await order(service), await order(service)];
    await done("POST", "/queue/replies", { text: `#${ids[0]} ${MARK}\n#${ids[1]} REJECT No`, confirm: true });
    const changes = await lastChanges();
    assert.deepEqual(
      ids.map((id) => (changes[`order ${id}`]!["status"] as { new: string }).new),
      ["SUCCESS", "REJECTED"],
    );
  });

  it("has the end of a key", async () => {
    const { id: resellerId } = await server.createReseller();
    const made = await done("POST", `/resellers/${resellerId}/keys`, { label: "Shop" });
    const { id } = made.body.data;
    const rotated = await done("POST", `/keys/${id}/rotate`, { hours: 2 });
    const ended = (await lastChanges())[`key ${id}`]!;
    assert.deepEqual(ended["replaced_by"], { old: null, new: rotated.body.data.id });
    await done("POST", `/resellers/${resellerId}/keys/${id}/revoke`);
    assert.deepEqual(Object.keys((await lastChanges())[`key ${id}`]!), ["revoked_at"]);
  });

  it("is nothing where the change was refused", async () => {
    const id = await server.createService({ price: "2.00" });
    const seen = (await call("GET", `/services/${id}`)).body.data.updated_at;
    await done("PATCH", `/services/${id}`, { price: "3.00" });
    assert.equal((await call("PATCH", `/services/${id}`, { price: "4.00", updated_at: seen })).status, 409);
    assert.deepEqual(await lastChanges(), {});
  });

  it("is written with the change, or neither is", async () => {
    const id = await server.createService({ price: "2.00" });
    const { id: resellerId } = await server.createReseller({ credit: "10.00" });
    const orderId = await order(id);
    const { database } = server.core;
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
    const { paths } = (await (await fetch(`${server.url}/api/operator/openapi.json`)).json()) as OpenApi;
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
    const { kysely } = server.core.database;
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

interface OpenApi {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>
  >;
}
