import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { FastifyInstance } from "fastify";
import { COMMANDS } from "../../src/cli/commands.ts";
import { commandHeaders, newCommandPass } from "../../src/http/operator/command-pass.ts";
import { createServer } from "../../src/http/server/server.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

describe("the operator API, called by the command line", () => {
  const pass = newCommandPass();
  let server: TestServer;
  let app: FastifyInstance;

  before(async () => {
    server = await startTestServer({ workers: false });
    app = await createServer(server.core, server.core.config, { commandPass: pass });
  });
  after(async () => {
    await app.close();
    await server.stop();
  });

  async function call(
    method: "GET" | "POST",
    path: string,
    body?: object,
    headers = commandHeaders(pass, "key revoke"),
  ) {
    const url = `/api/operator${path}`;
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  }

  it("takes no command without the pass of this process", async () => {
    for (const headers of [
      {},
      commandHeaders(newCommandPass(), "reseller list"),
      commandHeaders("", "reseller list"),
    ]) {
      assert.equal((await call("GET", "/resellers", undefined, headers)).status, 401);
    }
    const { authorization = "" } = commandHeaders(pass, "reseller list");
    const elsewhere = await fetch(`${server.url}/api/operator/resellers`, { headers: { authorization } });
    assert.equal(elsewhere.status, 401);
  });

  it("writes changes into the audit log under the name of the command, and nothing that is only read", async () => {
    const { id } = await server.createReseller();
    const made = await call("POST", `/resellers/${id}/keys`, { label: "Shop" });
    assert.equal(made.status, 201);
    assert.equal((await call("POST", `/keys/${made.body.data.id}/revoke`)).status, 200);
    assert.equal((await call("GET", "/resellers")).status, 200);
    const { data } = (await call("GET", "/audit-log")).body;
    assert.deepEqual(
      data.map(({ action, staff, target, ip }: Record<string, unknown>) => [action, staff, target, ip]),
      [
        ["imeister key revoke", null, `key ${made.body.data.id}`, null],
        ["imeister key revoke", null, `reseller ${id}`, null],
      ],
    );
  });

  it("has every route that a command names", async () => {
    const { paths } = (await app.inject("/api/operator/openapi.json")).json();
    const known = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    const routes = COMMANDS.flatMap((command) => command.routes.map((route) => route.replace(" ", " /api/operator")));
    assert.deepEqual(
      routes.filter((route) => !known.includes(route)),
      [],
    );
  });

  it("refuses what only a person with a sign-in can do", async () => {
    assert.equal((await call("GET", "/me")).body.code, "scope_missing");
    assert.equal((await call("POST", "/settings/test-mail", {})).body.code, "scope_missing");
  });

  it("adds many services or none, and names the wrong ones by their place", async () => {
    const good = { name: "Good", type: "imei", price: "1.00" };
    const wrong = await call("POST", "/services/import", { services: [good, { ...good, price: "1,50" }] });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["services.1.price"]]);
    const tooMany = await call("POST", "/services/import", { services: [good, { ...good, min_quantity: 0 }] });
    assert.deepEqual(Object.keys(tooMany.body.errors), ["services.1"]);
    assert.deepEqual((await call("GET", "/services")).body.data, []);
    const free = { services: [good, { ...good, price: "0" }] };
    assert.equal((await call("POST", "/services/import", free)).body.code, "confirmation_required");
    assert.deepEqual((await call("POST", "/services/import", { ...free, confirm: true })).body.data, { created: 2 });
  });

  it("creates a reseller who signs in at once with the given password", async () => {
    const body = { name: "Ada", email: "ada@example.com", password: "correct horse" };
    const { data } = (await call("POST", "/resellers", body)).body;
    assert.deepEqual([data.has_password, data.balance], [true, "0.00"]);
  });
});
