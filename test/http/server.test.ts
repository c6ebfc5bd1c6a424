import assert from "node:assert/strict";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { after, before, describe, it } from "node:test";
import { createServer } from "../../src/http/server/server.ts";
import { startTestServer, type TestReseller, type TestServer } from "../support/server.ts";

const IMEI = "490154203237518";

/** Sends bytes as they are and returns everything that comes back. */
function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (part) => (answer += part.toString("latin1")));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("the HTTP server", () => {
  let server: TestServer;
  let ada: TestReseller;

  before(async () => {
    server = await startTestServer({
      settings: { RATE_LIMIT: 5, AUTH_FAILURES_PER_MINUTE: 3, BODY_LIMIT_BYTES: 10_000 },
    });
    ada = await server.createReseller({ credit: "10" });
  });
  after(() => server.stop());

  it("answers unknown paths with JSON, never with a page or a redirect", async () => {
    for (const path of ["/", "/api.php", "/api/reseller/v1", "/api/v1/nope", "/api/dispatch/more"]) {
      const response = await fetch(`${server.url}${path}`, { method: "POST", redirect: "manual" });
      assert.equal(response.status, 404, path);
      assert.equal(((await response.json()) as { code: string }).code, "not_found");
      assert.match(response.headers.get("x-request-id")!, /^req_/);
    }
  });

  it("says which methods an address takes", async () => {
    const response = await fetch(`${server.url}/api/v1/orders/7`, { method: "DELETE" });
    assert.equal(response.status, 405);
    assert.match(response.headers.get("allow")!, /GET/);
  });

  it("refuses bodies that are too large or unreadable", async () => {
    const { key } = await server.createReseller();
    const authorization = `Bearer ${key}`;
    const large = await fetch(`${server.url}/api/v1/orders`, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ a: "x".repeat(20_000) }),
    });
    assert.equal(large.status, 413);
    assert.equal(((await large.json()) as { code: string }).code, "payload_too_large");
    const broken = await fetch(`${server.url}/api/v1/orders`, {
      method: "POST",
      body: "{",
      headers: { authorization, "content-type": "application/json", accept: "application/problem+json" },
    });
    assert.equal(broken.status, 400);
    assert.match(broken.headers.get("content-type")!, /^application\/problem\+json/);
    const foreign = await fetch(`${server.url}/api/v1/orders`, {
      method: "POST",
      body: "a",
      headers: { authorization, "content-type": "text/csv" },
    });
    assert.equal(foreign.status, 415);
  });

  it("refuses headers that are too large", async () => {
    const answer = await sendRaw(server.url, `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 431 /);
  });

  it("tells whether it lives and whether its database answers", async () => {
    assert.deepEqual(await (await fetch(`${server.url}/healthz`)).json(), { status: "ok" });
    assert.deepEqual(await (await fetch(`${server.url}/readyz`)).json(), { status: "ready" });
  });

  it("serves its OpenAPI document and a page that loads nothing from elsewhere", async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: object;
    };
    assert.match(document.openapi, /^3\.1\./);
    assert.ok("/api/dispatch" in document.paths && "/api/v1/orders" in document.paths);
    const page = await fetch(`${server.url}/docs`);
    assert.equal(page.status, 200);
    assert.match(page.headers.get("content-security-policy")!, /default-src 'self'/);
    assert.doesNotMatch(await page.text(), /(?:src|href)="https?:/);
  });

  it("limits each key over both interfaces and says what is left", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    for (let left = 4; left >= 1; left--) {
      const { headers } = await server.rest(key, "GET", "/account");
      assert.equal(headers.get("x-ratelimit-remaining"), String(left));
      assert.equal(headers.get("ratelimit-policy"), '"perkey";q=5;w=60');
      assert.match(headers.get("ratelimit")!, new RegExp(`^"perkey";r=${left};t=\\d+$`));
    }
    assert.equal((await server.dispatch(key, { action: "accountinfo" })).status, 200);
    const refused = await server.rest(key, "GET", "/account");
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.message],
      [429, "rate_limited", "Too Many Attempts."],
    );
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
    assert.ok(Number(refused.headers.get("x-ratelimit-reset")) > Date.now() / 1_000 - 1);
    const dispatch = await server.dispatch(key, { action: "accountinfo" });
    assert.deepEqual([dispatch.status, dispatch.body.ERROR[0].ERRORCODE], [429, "rate_limited"]);
    assert.equal((await server.rest(ada.key, "GET", "/account")).status, 200);
  });

  it("limits failed authentications of an address while its valid keys work on", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++)
      statuses.push((await server.rest("rk_live_wrong", "GET", "/account")).status);
    assert.equal(statuses.at(-1), 429);
    assert.equal((await server.rest(ada.key, "GET", "/account")).status, 200);
  });
});

describe("the log", () => {
  it("holds a line for each answer, and neither keys nor whole identifiers", async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write: (part: Buffer, _encoding, done) => {
        lines.push(part.toString());
        done();
      },
    });
    await using server = await startTestServer();
    const { key } = await server.createReseller({ credit: "10" });
    const service = await server.createService();
    const logged = await createServer(
      server.core,
      { ...server.core.config, LOG_LEVEL: "trace" },
      { logDestination: destination },
    );
    const url = await logged.listen({ host: "127.0.0.1", port: 0 });
    try {
      await fetch(`${url}/api/v1/account?apikey=${key}`);
      await fetch(`${url}/api/v1/orders`, { headers: { authorization: `Bearer ${key}` } });
      await fetch(`${url}/api/v1/orders/${IMEI}?username=${key}`, { headers: { authorization: `Bearer ${key}` } });
      const fields = { apikey: key, action: "placeimeiorder", ID: String(service), IMEI };
      await fetch(`${url}/api/dispatch`, { method: "POST", body: new URLSearchParams(fields) });
      await fetch(`${url}/api/dispatch`, {
        method: "POST",
        body: `{"apikey":"${key}"`,
        headers: { "content-type": "application/json" },
      });
    } finally {
      await logged.close();
    }
    const text = lines.join("");
    assert.equal(lines.filter((line) => line.includes('"answered"')).length, 5);
    assert.ok(!text.includes(key), "the key is in the log");
    assert.ok(!text.includes(IMEI), "the identifier is in the log");
  });
});
