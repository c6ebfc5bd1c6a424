import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type TestServer, type TestStaff } from "../support/server.ts";

describe("the operator's API", () => {
  let server: TestServer;
  let owner: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ workers: false });
    owner = await server.createStaff("owner");
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
  });
  after(() => server.stop());

  it("signs staff in and out", async () => {
    const signedIn = await server.operate("", "POST", "/login", { email: owner.email, password: owner.password });
    assert.equal(signedIn.status, 200);
    check("POST", "/api/operator/login", signedIn);
    const { token } = signedIn.body;
    const me = await server.operate(token, "GET", "/me");
    check("GET", "/api/operator/me", me);
    assert.deepEqual(me.body.data, { id: owner.id, name: "Staff 1", email: owner.email, role: "owner" });
    const signedOut = await server.operate(token, "POST", "/logout");
    check("POST", "/api/operator/logout", signedOut);
    assert.equal(signedOut.status, 200);
    assert.equal((await server.operate(token, "GET", "/me")).status, 401);
    assert.equal((await server.operate(owner.token, "GET", "/me")).status, 200);
  });
});
