import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { openCli, temporaryFolder } from "../cli-process.ts";
import { fillDataFolder } from "../support/databases.ts";
import { freshDatabase, hasPostgres, type FreshDatabase } from "../support/postgres/postgres.ts";
import { openTcpProxy, targetOf, urlThrough, type TcpProxy } from "../support/proxies/tcp-proxy.ts";
import { until } from "../support/wait.ts";

/** No other process takes a port of this range meanwhile. */
const NOWHERE = "redis://127.0.0.1:1";

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("a server started while PostgreSQL is unavailable", { skip }, () => {
  const folder = temporaryFolder();
  let fresh: FreshDatabase;
  let proxy: TcpProxy;

  before(async () => {
    fresh = await freshDatabase();
    proxy = await openTcpProxy(targetOf(fresh.url));
  });
  after(async () => {
    await proxy.close();
    await fresh.drop();
    folder.remove();
  });

  const settings = async (url: string): Promise<Record<string, string>> => ({
    DATABASE_URL: url,
    DATA_DIR: join(folder.path, "data"),
    PORT: String(await freePort()),
    LOG_LEVEL: "silent",
  });

  for (const how of ["refuses", "is silent"] as const) {
    it(`listens, answers 503 and starts to work once PostgreSQL is available (it ${how})`, async () => {
      proxy.refuse(how === "refuses");
      proxy.silenceNew(how === "is silent");
      const wanted = await settings(urlThrough(fresh.url, proxy));
      const starting = openCli(wanted).start("serve");
      const url = `http://127.0.0.1:${wanted["PORT"]}`;
      const health = await until(() => fetch(`${url}/healthz`).catch(() => undefined));
      const [ready, order] = await Promise.all([
        fetch(`${url}/readyz`),
        fetch(`${url}/api/v1/orders`, { method: "POST", body: new URLSearchParams({ service_id: "1" }) }),
      ]);
      const problem: unknown = await order.json();
      proxy.refuse(false);
      proxy.silenceNew(false);
      await using server = await starting;
      assert.deepEqual([health.status, ready.status, order.status], [200, 503, 503]);
      assert.ok(Number(order.headers.get("retry-after")) > 0);
      assert.partialDeepStrictEqual(problem, { code: "maintenance", charged: false });
      assert.match(server.errors(), /cannot be used: 127\.0\.0\.1:\d+: .*Meanwhile http/);
      assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    });
  }

  it("ends with an exit code if waiting would not help", async () => {
    const url = new URL(urlThrough(fresh.url, proxy));
    url.pathname = "/there_is_none";
    const { code, stderr } = await openCli(await settings(url.href)).run(["serve"]);
    assert.equal(code, 1);
    assert.match(stderr, /does not let DATABASE_URL in: database "there_is_none" does not exist/);
  });
});

describe("a server started while Redis is unavailable", () => {
  const folder = temporaryFolder();
  fillDataFolder(join(folder.path, "data"));
  after(() => folder.remove());

  it("listens and answers", async () => {
    const settings = { DATA_DIR: join(folder.path, "data"), PORT: "0", LOG_LEVEL: "warn", REDIS_URL: NOWHERE };
    const cli = openCli(settings);
    await using server = await cli.start("serve");
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    assert.equal((await fetch(`${server.url}/api/v1/account`, { headers: { authorization: "Bearer x" } })).status, 401);
    await until(() => server.output().includes("Redis is unavailable"));
    assert.equal(await server.stop("SIGTERM"), 0);
  });

  it("is not delayed by a Redis that accepts connections and stays silent", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const REDIS_URL = `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const cli = openCli({ DATA_DIR: join(folder.path, "data"), PORT: "0", LOG_LEVEL: "warn", REDIS_URL });
    try {
      await using server = await cli.start("serve");
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          fetch(`${server.url}/api/v1/account`, { headers: { authorization: "Bearer x" } }),
        ),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([401]));
    } finally {
      silent.close();
    }
  });
});

describe("a server on a new database", () => {
  const folder = temporaryFolder();
  after(() => folder.remove());

  it("logs once that the database is new, and reconciliation shows when it was created", async () => {
    const cli = openCli({ DATA_DIR: join(folder.path, "data"), PORT: "0", LOG_LEVEL: "warn" });
    {
      await using first = await cli.start("serve");
      assert.match(first.errors(), /There was no database in DATA_DIR \(.*data\): a new one without any data/);
    }
    {
      await using second = await cli.start("serve");
      assert.doesNotMatch(second.errors(), /There was no database/);
    }
    const { database } = await cli.json("reconcile");
    assert.equal(database.orders, 0);
    assert.ok(Date.parse(database.created_at) <= Date.now());
    const { stdout } = await cli.run(["reconcile"]);
    assert.match(stdout, /The ledger check is OK\.\nThis database was made on .*holds no orders/);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
