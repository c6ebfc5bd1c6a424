import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createServer } from "../../src/http/server/server.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";
import { until } from "../support/wait.ts";

const UNKNOWN = 999_999;

describe("suppliers in the operator's API", () => {
  let upstream: TestServer;
  let buyer: TestReseller;
  let server: TestServer;
  let token: string;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let offered: number[];
  let supplierId: number;
  const answers: unknown[] = [];

  before(async () => {
    upstream = await startTestServer({ workers: false });
    buyer = await upstream.createReseller({ credit: "10" });
    offered = [
      await upstream.createService({ name: "Blacklist Check", price: "0.045" }),
      await upstream.createService({ name: "Carrier Check", price: "1.20" }),
      await upstream.createService({ name: "Server Credits", type: "server", price: "3.00" }),
    ];
    server = await startTestServer({ settings: { ALLOW_PRIVATE_ADDRESSES: true, BALANCE_MINUTES: 0 } });
    ({ token } = await server.createStaff("manager"));
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
  });
  after(async () => {
    await server.stop();
    await upstream.stop();
  });

  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await server.operate(token, method, path, body);
    answers.push(answer.body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  /** Nothing is read from it unless a test asks: the jobs of the worker would come in between. */
  const wish = () => ({
    name: "Upstream",
    sync_hours: 0,
    url: `${upstream.url}/api/index.php`,
    key: buyer.key,
    username: buyer.email,
  });

  async function finishJob(kind: string): Promise<Answer["body"]> {
    return finish(await call("POST", `/suppliers/${supplierId}/jobs`, { kind }));
  }

  async function finish(asked: Answer): Promise<Answer["body"]> {
    assert.equal(asked.status, 202);
    const { id } = asked.body.data;
    assert.equal(asked.headers.get("location"), `/api/operator/jobs/${id}`);
    return until(async () => {
      const { data } = (await call("GET", `/jobs/${id}`)).body;
      return data.finished_at !== null && data;
    });
  }

  it("are refused where something is wrong or missing, and then there is none", async () => {
    const present = (await call("GET", "/suppliers")).body.data.length;
    for (const [body, field] of [
      [{ ...wish(), key: undefined }, "key"],
      [{ ...wish(), url: "ftp://supplier.example" }, "url"],
      [{ ...wish(), exchange_rate: "0" }, "exchange_rate"],
      [{ ...wish(), exchange_rate: "1,2" }, "exchange_rate"],
      [{ ...wish(), currency: "EUR" }, "exchange_rate"],
      [{ ...wish(), low_balance: "-1" }, "low_balance"],
      [{ ...wish(), concurrency: "4" }, "concurrency"],
      [{ ...wish(), curency: "USD" }, "curency"],
      [{ ...wish(), name: "Up\0stream" }, "name"],
      [
        { ...wish(), refusal_overrides: [{ contains: "credit \ud800", class: "credit" }] },
        "refusal_overrides.0.contains",
      ],
    ] as const) {
      const answer = await call("POST", "/suppliers", body);
      assert.equal(answer.status, 422, JSON.stringify(answer.body));
      assert.deepEqual(Object.keys(answer.body.errors), [field]);
    }
    assert.equal((await call("GET", "/suppliers")).body.data.length, present);
  });

  it("are added, with everything but the key shown", async () => {
    const overrides = [{ contains: "no more money", class: "credit" }];
    const answer = await call("POST", "/suppliers", { ...wish(), low_balance: "20", refusal_overrides: overrides });
    assert.equal(answer.status, 201);
    supplierId = answer.body.data.id;
    assert.equal(answer.headers.get("location"), `/api/operator/suppliers/${supplierId}`);
    const shown = await call("GET", `/suppliers/${supplierId}`);
    assert.deepEqual(shown.body, answer.body);
    const { name, kind, url, currency, balance, low_balance, balance_is_low, refusal_overrides } = shown.body.data;
    assert.deepEqual([name, kind, url, currency], ["Upstream", "dhru", wish().url, "USD"]);
    assert.deepEqual([balance, low_balance, balance_is_low, refusal_overrides], [null, "20.00", false, overrides]);
    assert.equal((await call("POST", "/suppliers", wish())).status, 409);
  });

  it("change what is named and keep the rest", async () => {
    const { data: old } = (await call("GET", `/suppliers/${supplierId}`)).body;
    const { data } = (await call("PATCH", `/suppliers/${supplierId}`, { concurrency: 8, exchange_rate: "1.5" })).body;
    assert.deepEqual(data, { ...old, concurrency: 8, exchange_rate: "1.50" });
    const back = await call("PATCH", `/suppliers/${supplierId}`, { exchange_rate: "1", low_balance: null });
    assert.equal(back.body.data.low_balance, null);
    await call("PATCH", `/suppliers/${supplierId}`, { low_balance: "20" });
    const person = (await call("GET", "/suppliers")).body.data.find((row: { kind: string }) => row.kind === "manual");
    assert.equal((await call("PATCH", `/suppliers/${person.id}`, { concurrency: 8 })).status, 409);
    for (const id of [UNKNOWN, "0x1", "99999999999"]) {
      assert.equal((await call("PATCH", `/suppliers/${id}`, {})).status, 404);
    }
  });

  it("are tested by a worker, which tells balance and services", async () => {
    const job = await finishJob("test");
    assert.deepEqual([job.state, job.error, job.supplier_id], ["done", null, supplierId]);
    assert.deepEqual([job.result.balance, job.result.services], ["10.00", 3]);
    const { data } = (await call("GET", `/suppliers/${supplierId}`)).body;
    assert.deepEqual([data.balance, data.balance_is_low], ["10.00", true]);
    assert.ok(data.balance_at);
  });

  it("have no jobs where they are part of the server or do not exist", async () => {
    const stock = (await call("GET", "/suppliers")).body.data.find((row: { kind: string }) => row.kind === "stock");
    assert.equal((await call("POST", `/suppliers/${stock.id}/jobs`, { kind: "sync" })).status, 409);
    assert.equal((await call("POST", `/suppliers/${UNKNOWN}/jobs`, { kind: "sync" })).status, 404);
    assert.equal((await call("POST", `/suppliers/${supplierId}/jobs`, { kind: "erase" })).status, 422);
    assert.equal((await call("GET", `/suppliers/${UNKNOWN}/jobs`)).status, 404);
    assert.equal((await call("GET", `/jobs/${UNKNOWN}`)).status, 404);
  });

  it("tell in a failed job why it failed", async () => {
    await call("PATCH", `/suppliers/${supplierId}`, { key: "a-key-that-is-a-secret" });
    const job = await finishJob("balance");
    assert.equal(job.state, "failed");
    assert.notEqual(job.error, "");
    await call("PATCH", `/suppliers/${supplierId}`, { key: buyer.key });
    const { data: jobs } = (await call("GET", `/suppliers/${supplierId}/jobs`)).body;
    assert.deepEqual(
      jobs.slice(0, 2).map(({ kind, state }: { kind: string; state: string }) => [kind, state]),
      [
        ["balance", "failed"],
        ["test", "done"],
      ],
    );
  });

  it("show their catalogue beside the own one, and give it with a margin", async () => {
    const job = await finishJob("sync");
    assert.deepEqual([job.state, job.result.added, job.progress], ["done", 3, { done: 3, total: 3 }]);
    const fresh = await call("GET", `/suppliers/${supplierId}/services?change=new&per_page=2`);
    assert.deepEqual([fresh.body.data.length, fresh.body.meta.total, fresh.body.meta.last_page], [2, 3, 2]);
    const found = await call("GET", `/suppliers/${supplierId}/services?q=carrier`);
    assert.deepEqual(
      found.body.data.map((row: { code: string; cost: string }) => [row.code, row.cost]),
      [[String(offered[1]), "1.20"]],
    );

    const margin = "25%+0.10";
    const codes = [String(offered[0]), String(offered[1]), "nothing"];
    assert.equal((await call("POST", `/suppliers/${supplierId}/import`, { codes, margin: "cheap" })).status, 422);
    const path = `/suppliers/${supplierId}/import`;
    const wanted = { codes, margin, service_group: "Checks" };
    const { data: plan } = (await call("POST", `${path}/preview`, wanted)).body;
    assert.deepEqual([plan.total, plan.currency], [2, "USD"]);
    assert.deepEqual(plan.services[1], {
      code: String(offered[1]),
      name: "Carrier Check",
      service_group: "Checks",
      type: "imei",
      cost: "1.20",
      price: "1.60",
      problem: null,
    });
    const costly = await call("POST", `${path}/preview`, { codes, margin: "+1000000000000" });
    assert.match(costly.body.data.services[0].problem, /price/);
    for (const [body, status] of [
      [{ margin: "cheap" }, 422],
      [{ codes }, 422],
    ] as const) {
      assert.equal((await call("POST", `${path}/preview`, body)).status, status);
    }
    assert.equal((await call("POST", `/suppliers/${UNKNOWN}/import/preview`, { margin })).status, 404);
    const asked = await call("POST", path, wanted);
    assert.deepEqual([asked.status, asked.body.code], [409, "confirmation_required"]);
    assert.match(asked.body.detail, /“Blacklist Check” would be 0\.15625 USD/);
    const imported = await finish(await call("POST", path, { ...wanted, confirm: true }));
    assert.deepEqual([imported.result, imported.problems], [{ created: 2 }, []]);
    const again = await finish(await call("POST", path, { codes, margin }));
    assert.deepEqual([again.result, again.problems], [{ created: 0 }, []]);
    const rest = await call("GET", `/suppliers/${supplierId}/services?change=new`);
    assert.deepEqual([rest.body.data[0].name, rest.body.meta.total], ["Server Credits", 1]);

    const reseller = await server.createReseller();
    const services = (await server.rest(reseller.key, "GET", "/services?q=carrier")).body.data;
    assert.deepEqual([services[0].price, services[0].group.name], ["1.60", "Checks"]);
    const { data: routes } = (await call("GET", `/services/${services[0].id}/routes`)).body;
    assert.deepEqual(
      routes.map((route: Answer["body"]) => [
        route.supplier.name,
        route.supplier_service?.code ?? null,
        route.cost,
        route.margin,
      ]),
      [
        ["Upstream", String(offered[1]), "1.20", margin],
        [routes[1].supplier.name, null, null, null],
      ],
    );
  });

  it("say what a changed catalogue means for routes and prices", async () => {
    const offer = async (name: string) =>
      (await call("GET", `/suppliers/${supplierId}/services?q=${name}`)).body.data[0];
    const [route] = (await offer("blacklist")).routes;
    const person = (await call("GET", "/suppliers")).body.data.find((row: { kind: string }) => row.kind === "manual");
    assert.deepEqual(
      [route.service.name, route.position, route.cost, route.price, route.currency, route.margin],
      ["Blacklist Check", 1, "0.045", "0.15625", "USD", "25%+0.10"],
    );
    assert.deepEqual([route.paused_by, route.on_cost_change, route.next_supplier], [null, "follow", person.name]);
    assert.deepEqual((await offer("credits")).routes, []);

    const catalogue = upstream.core.database.kysely;
    await catalogue.updateTable("services").set({ base_price: 200_000n }).where("id", "=", offered[0]!).execute();
    await catalogue.updateTable("services").set({ status: "retired" }).where("id", "=", offered[1]!).execute();
    const job = await finishJob("sync");
    assert.deepEqual([job.result.changed, job.result.vanished, job.result.repriced, job.result.paused], [1, 1, 1, 1]);
    const dearer = await offer("blacklist");
    assert.deepEqual(
      [dearer.previous_cost, dearer.cost, dearer.routes[0].price, dearer.routes[0].paused_by],
      ["0.045", "0.20", "0.35", null],
    );
    const gone = await offer("carrier");
    assert.deepEqual([typeof gone.vanished_at, gone.routes[0].paused_by], ["string", "vanished"]);
    await catalogue.updateTable("services").set({ status: "active" }).where("id", "=", offered[1]!).execute();
    assert.equal((await finishJob("sync")).result.resumed, 1);
  });

  it("refuse a question that makes no sense", async () => {
    const answer = await call("GET", `/suppliers/${supplierId}/services?change=stolen&page=0`);
    assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, ["page", "change"]]);
    assert.equal((await call("GET", `/suppliers/${UNKNOWN}/services`)).status, 404);
    assert.equal((await call("POST", `/suppliers/${UNKNOWN}/import`, { margin: "5%" })).status, 404);
  });

  it("pause with a reason and resume", async () => {
    assert.equal((await call("POST", `/suppliers/${supplierId}/pause`, {})).status, 422);
    assert.equal((await call("POST", `/suppliers/${supplierId}/pause`, { reason: " " })).status, 422);
    const paused = await call("POST", `/suppliers/${supplierId}/pause`, { reason: "Too slow" });
    assert.deepEqual([paused.body.data.pause_reason, typeof paused.body.data.paused_at], ["Too slow", "string"]);
    const resumed = await call("POST", `/suppliers/${supplierId}/resume`);
    assert.deepEqual([resumed.body.data.pause_reason, resumed.body.data.paused_at], [null, null]);
    assert.equal((await call("POST", `/suppliers/${UNKNOWN}/resume`)).status, 404);
  });

  it("keep their keys to themselves: no answer, log line or audit entry holds one", async () => {
    const lines: string[] = [];
    const logDestination = { write: (line: string) => void lines.push(line) };
    const logged = await createServer(server.core, { ...server.core.config, LOG_LEVEL: "trace" }, { logDestination });
    const send = (method: "POST" | "PATCH", url: string, payload: object | string) =>
      logged.inject({
        method,
        url: `/api/operator${url}`,
        payload,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
    try {
      assert.equal((await send("POST", "/suppliers", { ...wish(), name: "Second" })).statusCode, 201);
      assert.equal((await send("POST", "/suppliers", { ...wish(), name: "" })).statusCode, 422);
      assert.equal((await send("PATCH", `/suppliers/${supplierId}`, { key: buyer.key })).statusCode, 200);
      assert.equal((await send("POST", "/suppliers", `{"key":"${buyer.key}"`)).statusCode, 400);
    } finally {
      await logged.close();
    }
    const entries = await server.core.database.kysely.selectFrom("audit_log").selectAll().execute();
    const written = entries.map((entry) => JSON.stringify(entry.details));
    assert.ok(lines.length >= 4 && written.some((details) => details.includes(wish().url)) && answers.length > 50);
    const all = [...lines, ...written, JSON.stringify(answers)].join();
    assert.ok(!all.includes(buyer.key) && !all.includes(token));
  });
});
