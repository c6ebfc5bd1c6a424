import assert from "node:assert/strict";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { after, before, describe, it } from "node:test";
import { readConfig } from "../../src/config.ts";
import { startTestServer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

const HTML = "text/html,application/xhtml+xml,*/*;q=0.8";
/** Near the most that the server takes; Node's client takes as much in an answer. */
const LONG_QUERY = 15_000;

describe("the headers of answers", () => {
  let server: TestServer;
  let ada: TestReseller;
  let staff: TestStaff;
  before(async () => {
    server = await startTestServer({ workers: false });
    ada = await server.createReseller({ credit: "10", password: "correct horse" });
    staff = await server.createStaff("owner");
    await server.createService();
  });
  after(() => server.stop());

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(server.url + path, { redirect: "manual", ...init });
    await response.arrayBuffer();
    return response;
  }

  const post = (path: string, fields: Record<string, string>) =>
    call(path, { method: "POST", body: new URLSearchParams(fields) });

  it("let no cache store what is for one reseller or staff member, and say what it depends on", async () => {
    const bearer = { headers: { authorization: `Bearer ${ada.key}` } };
    const operator = { headers: { authorization: `Bearer ${staff.token}` } };
    const answers = {
      account: await call("/api/v1/account", bearer),
      orders: await call("/api/v1/orders", bearer),
      transactions: await call("/api/v1/transactions", bearer),
      csv: await call("/api/v1/orders.csv", bearer),
      refused: await call("/api/v1/orders/77", bearer),
      nobody: await call("/api/v1/account"),
      login: await post("/api/v1/login", { email: ada.email, password: "correct horse" }),
      session: await call("/api/v1/session"),
      dispatch: await post("/api/dispatch", { apikey: ada.key, action: "accountinfo" }),
      "dispatch refused": await post("/api/dispatch", { action: "accountinfo" }),
      operator: await call("/api/operator/me", operator),
      missing: await call("/api/nothing"),
      health: await call("/healthz"),
    };
    for (const [name, { headers }] of Object.entries(answers)) {
      assert.equal(headers.get("cache-control"), "no-store", name);
      assert.equal(headers.get("x-content-type-options"), "nosniff", name);
      for (const part of ["Authorization", "Cookie", "Accept"])
        assert.ok(headers.get("vary")?.split(", ").includes(part), `${name}: ${headers.get("vary")}`);
    }
  });

  it("let the caller's own copy of the catalogue be asked about, unless its address holds the key", async () => {
    const read = { apikey: ada.key, action: "imeiservicelist" };
    const list = await post("/api/dispatch", read);
    const services = await call("/api/v1/services", { headers: { authorization: `Bearer ${ada.key}` } });
    for (const { headers } of [list, services]) {
      assert.equal(headers.get("cache-control"), "private, no-cache");
      assert.match(headers.get("vary")!, /Authorization, Cookie/);
      assert.ok(headers.get("etag"));
    }
    const etag = list.headers.get("etag")!;
    const body = new URLSearchParams(read);
    const unchanged = await call("/api/dispatch", { method: "POST", body, headers: { "if-none-match": etag } });
    assert.deepEqual([unchanged.status, unchanged.headers.get("cache-control")], [304, "private, no-cache"]);
    for (const path of [`/api/v1/services?apikey=${ada.key}`, `/api/dispatch?${body.toString()}`])
      assert.equal((await call(path)).headers.get("cache-control"), "no-store");
  });

  it("let all caches store the dashboard's files, and have no type guessed", async () => {
    const page = await fetch(`${server.url}/`, { headers: { accept: HTML } });
    const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())![1]!;
    const { headers } = await call(script);
    assert.match(headers.get("cache-control")!, /^public/);
    assert.equal(headers.get("x-content-type-options"), "nosniff");
    assert.doesNotMatch(headers.get("vary") ?? "", /Cookie/);
    assert.equal(page.headers.get("x-content-type-options"), "nosniff");
  });

  it("stay within what HTTP clients take, however long the query", async () => {
    const query = `?q=${"x".repeat(LONG_QUERY)}&per_page=1`;
    for (const path of ["/orders", "/transactions", "/services", "/keys", "/calls", "/top-ups", "/orders.csv"]) {
      const response = await call(`/api/v1${path}${query}`, { headers: { authorization: `Bearer ${ada.key}` } });
      assert.ok(bytesOf(response) < 4_096, `${path}: ${bytesOf(response)} bytes`);
    }
    for (const path of [
      "/",
      "/docs",
      "/docs/",
      "/api/dispatch",
      "/nothing",
      "/errors/internal",
      "/api/operator/orders",
    ])
      assert.ok(bytesOf(await call(path + query, { headers: { accept: HTML } })) < 4_096, path);
    const long = await server.rest(ada.key, "GET", `/services${query}`);
    assert.equal(long.headers.get("link"), null);
    assert.equal(long.body.meta.per_page, 1);
    assert.match((await server.rest(ada.key, "GET", "/services?per_page=1")).headers.get("link")!, /rel="first"/);
  });

  it("of a refused address are the same", async () => {
    for (const path of ["/%zz", `/api/v1/orders/${"7".repeat(300)}`]) {
      const { headers } = await call(path);
      assert.equal(headers.get("cache-control"), "no-store");
      assert.match(headers.get("x-request-id")!, /^req_/);
    }
  });

  function bytesOf({ headers }: Response): number {
    return [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  }
});

describe("addresses of pages", () => {
  let server: TestServer;
  before(async () => void (server = await startTestServer({ workers: false })));
  after(() => server.stop());

  function ask(method: string, path: string, accept?: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = accept === undefined ? {} : { accept };
      const request = httpRequest(`${server.url}${path}`, { method, headers }, (response) => {
        response.resume().on("end", () => resolve(response));
      });
      request.on("error", reject).end();
    });
  }

  it("are not those that end in .php or look like a file: a browser too gets 404 in JSON", async () => {
    const paths = ["/api.php", "/index.php", "/index.php/orders", "/x/api.php/", "/.env", "/wp-login.php?x=1"];
    for (const path of [...paths, "/robots.txt", "/backup/site.zip", "/orders/17.json"]) {
      for (const method of ["GET", "HEAD"]) {
        const { statusCode, headers } = await ask(method, path, HTML);
        assert.equal(statusCode, 404, `${method} ${path}`);
        assert.match(headers["content-type"]!, /^application\/json/);
      }
    }
    assert.equal((await ask("GET", "/orders/17?file=a.php", HTML)).statusCode, 200);
  });

  it("where people begin answer clients that accept any type, by GET and HEAD", async () => {
    for (const path of ["/", "/sign-in", "/sign-up", "/forgot-password", "/sign-in?next=%2Forders"]) {
      for (const accept of ["*/*", undefined, HTML]) {
        for (const method of ["GET", "HEAD"]) {
          const { statusCode, headers } = await ask(method, path, accept);
          assert.equal(statusCode, 200, `${method} ${path} ${accept}`);
          assert.match(headers["content-type"]!, /^text\/html/);
        }
      }
      assert.equal((await ask("GET", path, "application/json, */*")).statusCode, 404);
    }
  });

  it("elsewhere are for browsers alone: a program that probes gets its 404", async () => {
    for (const path of ["/orders", "/api/reseller/v1", "/operator/queue"])
      for (const accept of ["*/*", undefined]) assert.equal((await ask("GET", path, accept)).statusCode, 404, path);
    assert.equal((await ask("HEAD", "/operator/queue", HTML)).statusCode, 200);
  });
});

describe("TRUST_PROXY", () => {
  it("is a number of proxies, their addresses, or true or false, and nothing else", () => {
    const read = (value: string) => readConfig({ TRUST_PROXY: value }).TRUST_PROXY;
    assert.deepEqual(["", "false", "true", "1", "20"].map(read), [false, false, true, 1, 20]);
    assert.deepEqual(read("10.0.0.0/8, ::1,loopback"), ["10.0.0.0/8", "::1", "loopback"]);
    for (const wrong of ["0", "21", "-1", "1.5", "yes", "10.0.0.0/33", "10.0.0.0/0", "10.0.0", "::1/129", "a,b", "1,2"])
      assert.throws(() => read(wrong), /TRUST_PROXY must be a number of proxies/, wrong);
  });

  it("of a number believes the entries that so many proxies wrote, and none that the client made up", async () => {
    const addressBehind = async (proxies: number): Promise<string> => {
      const server = await startTestServer({ workers: false, settings: { TRUST_PROXY: proxies } });
      try {
        const { key } = await server.createReseller();
        await server.rest(key, "GET", "/account", undefined, { "x-forwarded-for": "203.0.113.9, 198.51.100.7" });
        await server.core.callLog.write();
        return (await server.rest(key, "GET", "/calls")).body.data[0].ip;
      } finally {
        await server.stop();
      }
    };
    assert.deepEqual([await addressBehind(1), await addressBehind(2)], ["198.51.100.7", "203.0.113.9"]);
  });
});
