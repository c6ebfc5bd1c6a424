import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { readConfig } from "../../src/config.ts";
import { createServer } from "../../src/http/server/server.ts";
import { startServer, type RunningServer } from "../../src/main.ts";
import { addGauges, createMetrics } from "../../src/metrics.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const IMEI = "490154203237518";
const OTHER_IMEI = "356938035643809";
const TOKEN = "a-token-of-sixteen-and-more";

async function scrape(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
}

/** The value of the one series with this name and these labels, in any order. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text.split("\n").find((candidate) => {
    const [, found, inside = ""] = /^(\w+)(?:\{(.*)\})? /.exec(candidate) ?? [];
    return found === name && wanted.every((label) => inside.split(",").includes(label));
  });
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(" ") + 1));
}

describe("the metrics of a server", () => {
  let server: TestServer;
  let ada: TestReseller;
  let text: string;

  before(async () => {
    server = await startTestServer({ workers: false });
    ada = await server.createReseller({ credit: "10" });
    const service = await server.createService();
    await server.placeByDispatch(ada.key, service, IMEI);
    const { body } = await server.rest(ada.key, "POST", "/orders", { service_id: service, imei: OTHER_IMEI });
    await server.rest(ada.key, "GET", `/orders/${body.data.id}`);
    await server.rest(ada.key, "GET", `/orders/999999`);
    await server.placeByDispatch(ada.testKey, service, IMEI);
    for (const path of ["/secrets/of/ada", `/%zz`, `/nothing?apikey=${ada.key}`]) await fetch(server.url + path);
    server.core.metrics.attemptMoved("Upstream", "refused");
    server.core.metrics.supplierAnswered("Upstream", "place", 0.3);
    server.core.metrics.requestsDropped(3);
    text = (await scrape(server.url)).text;
  });
  after(() => server.stop());

  it("time answers by method, route and class of status", () => {
    const requests = (labels: Record<string, string>) => valueOf(text, "imeister_http_request_seconds_count", labels);
    assert.equal(requests({ method: "POST", route: "/api/dispatch", status: "2xx" }), 2);
    assert.equal(requests({ method: "POST", route: "/api/v1/orders", status: "2xx" }), 1);
    assert.equal(requests({ method: "GET", route: "/api/v1/orders/:id", status: "2xx" }), 1);
    assert.equal(requests({ method: "GET", route: "/api/v1/orders/:id", status: "4xx" }), 1);
    assert.equal(requests({ method: "GET", route: "none", status: "4xx" }), 2);
  });

  it("hold no address, key, identifier or email", () => {
    for (const secret of [IMEI, OTHER_IMEI, ada.key, ada.testKey, ada.email, "/secrets", "/orders/999999", "apikey"]) {
      assert.ok(!text.includes(secret), secret);
    }
  });

  it("count the intake's orders and transactions", () => {
    assert.equal(valueOf(text, "imeister_intake_batch_orders_sum"), 3);
    assert.equal(valueOf(text, "imeister_intake_batch_orders_count"), 3);
    assert.equal(valueOf(text, "imeister_intake_batch_seconds_count"), 3);
  });

  it("count what workers tell of attempts and suppliers", () => {
    assert.equal(valueOf(text, "imeister_attempts_total", { supplier: "Upstream", outcome: "refused" }), 1);
    const labels = { supplier: "Upstream", action: "place" };
    assert.equal(valueOf(text, "imeister_supplier_answer_seconds_sum", labels), 0.3);
  });

  it("count calls that are missing from resellers' logs", () => {
    assert.equal(valueOf(text, "imeister_calls_dropped_total"), 3);
  });

  it("show the open orders without those of test mode, and what waits for a worker with them", () => {
    assert.equal(valueOf(text, "imeister_orders_open", { status: "PENDING" }), 2);
    assert.equal(valueOf(text, "imeister_orders_open", { status: "PROCESSING" }), 0);
    assert.ok(valueOf(text, "imeister_orders_open_oldest_seconds", { status: "PENDING" })! > 0);
    assert.equal(valueOf(text, "imeister_orders_open_oldest_seconds", { status: "PROCESSING" }), 0);
    assert.equal(valueOf(text, "imeister_orders_due"), 1);
    assert.ok(valueOf(text, "imeister_orders_due_oldest_seconds")! > 0);
  });

  it("show the process: its memory, its event loop, its garbage", () => {
    assert.ok(valueOf(text, "imeister_process_resident_memory_bytes")! > 0);
    assert.notEqual(valueOf(text, "imeister_nodejs_eventloop_lag_p99_seconds"), undefined);
    assert.match(text, /^# TYPE imeister_nodejs_gc_duration_seconds histogram$/m);
  });

  it("are all named in the operator's guide", () => {
    const guide = readFileSync(join(import.meta.dirname, "../../docs/operate.md"), "utf8");
    const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!);
    const own = names.filter((name) => !/^imeister_(?:process|nodejs)_/.test(name));
    assert.ok(own.length >= 10);
    assert.deepEqual(
      own.filter((name) => !guide.includes(`\`${name}\``)),
      [],
    );
  });

  it("are of one server each", async () => {
    await using other = await startTestServer({ workers: false });
    const { text: others } = await scrape(other.url);
    assert.equal(valueOf(others, "imeister_orders_open", { status: "PENDING" }), 0);
    assert.equal(valueOf(others, "imeister_intake_batch_orders_sum"), 0);
  });

  it("leave out what the database does not tell, and say so, and go on with the rest", async () => {
    const { registry, metrics } = createMetrics();
    const unread = { ...server.core.database, statement: () => Promise.reject(new Error("away")) };
    addGauges(registry, { ...server.core, database: unread });
    metrics.batchWritten(3, 0.1);
    await registry.metrics();
    const away = await registry.metrics();
    assert.equal(valueOf(away, "imeister_orders_due"), undefined);
    assert.equal(valueOf(away, "imeister_orders_open", { status: "PENDING" }), undefined);
    assert.equal(valueOf(away, "imeister_intake_batch_orders_sum"), 3);
    assert.ok(valueOf(away, "imeister_unread_gauges_total")! >= 4);
  });
});

describe("who reads the metrics", () => {
  let server: TestServer;

  before(async () => {
    server = await startTestServer({ workers: false });
  });
  after(() => server.stop());

  it("is this machine alone where no token is set; others are told what unknown paths tell", async () => {
    const app = await createServer(server.core, server.core.config, { registry: createMetrics().registry });
    try {
      for (const remoteAddress of ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"]) {
        assert.equal((await app.inject({ url: "/metrics", remoteAddress })).statusCode, 200, remoteAddress);
      }
      const missing = await app.inject({ url: "/missing", remoteAddress: "203.0.113.7" });
      for (const remoteAddress of ["203.0.113.7", "10.0.0.1", "::ffff:10.127.0.1", "2001:db8::1"]) {
        const refused = await app.inject({ url: "/metrics", remoteAddress });
        assert.equal(refused.statusCode, 404, remoteAddress);
        assert.deepEqual({ ...refused.json<object>(), request_id: "" }, { ...missing.json<object>(), request_id: "" });
      }
    } finally {
      await app.close();
    }
  });

  it("is no client behind a proxy on this machine, trusted or not", async () => {
    assert.equal((await scrape(server.url)).status, 200);
    for (const header of ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"]) {
      assert.equal((await scrape(server.url, { [header]: "127.0.0.1" })).status, 404, header);
    }
  });

  it("is a client with the token where one is set, from anywhere", async () => {
    await using guarded = await startTestServer({ workers: false, settings: { METRICS_TOKEN: TOKEN } });
    for (const authorization of ["", `Bearer ${TOKEN.slice(1)}`, "Bearer x", `Basic ${TOKEN}`]) {
      const refused = await scrape(guarded.url, authorization === "" ? {} : { authorization });
      assert.equal(refused.status, 401, authorization);
      assert.ok(!refused.text.includes("imeister_"));
    }
    const { status, text } = await scrape(guarded.url, {
      authorization: `Bearer ${TOKEN}`,
      "X-Forwarded-For": "203.0.113.7",
    });
    assert.equal(status, 200);
    assert.match(text, /^imeister_orders_due /m);
  });

  it("is no client where others reach the server and no token is set, and the log says so", async () => {
    for (const settings of [
      { HOST: "0.0.0.0" },
      { HOST: "::" },
      { HOST: "10.0.0.7" },
      { PUBLIC_URL: "https://a.example" },
    ]) {
      const lines: string[] = [];
      const logDestination = { write: (line: string) => void lines.push(line) };
      const config = { ...server.core.config, LOG_LEVEL: "warn" as const, ...settings };
      const app = await createServer(server.core, config, { registry: createMetrics().registry, logDestination });
      try {
        const refused = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
        assert.equal(refused.statusCode, 404, JSON.stringify(settings));
        assert.match(lines.join(""), /\/metrics is closed: this server is public/);
      } finally {
        await app.close();
      }
    }
  });

  it("sets a token of 16 characters or more", () => {
    assert.throws(() => readConfig({ METRICS_TOKEN: "fifteen letters" }), /METRICS_TOKEN must have at least 16/);
  });
});

describe("a process of the role worker", () => {
  let folder: string;
  let running: RunningServer;
  let url: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "imeister-metrics-"));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    running = await startServer(
      readConfig({ ROLE: "worker", METRICS_PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "silent" }),
    );
  });
  after(async () => {
    await running.stop();
    await rm(folder, { recursive: true });
  });

  it("answers its metrics and its health on METRICS_PORT, and nothing else", async () => {
    const { status, text } = await scrape(url);
    assert.equal(status, 200);
    assert.equal(valueOf(text, "imeister_orders_due"), 0);
    assert.deepEqual(await (await fetch(`${url}/healthz`)).json(), { status: "ok" });
    assert.equal(running.url, null);
    for (const path of ["/", "/api/v1/services", "/api/dispatch", "/docs"]) {
      for (const accept of ["*/*", "text/html"])
        assert.equal((await fetch(url + path, { headers: { accept } })).status, 404, path);
    }
  });

  it("keeps its metrics from other machines", async () => {
    assert.equal((await scrape(url, { "X-Forwarded-For": "203.0.113.7" })).status, 404);
  });
});

async function freePort(): Promise<number> {
  const holder = createTcpServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}
