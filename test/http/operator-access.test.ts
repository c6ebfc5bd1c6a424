import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { fastify } from "fastify";
import { changePassword } from "../../src/core/people/sign-in/passwords.ts";
import { STAFF_ROLES, type StaffRole } from "../../src/core/people/users/user.ts";
import { requirePermissions } from "../../src/http/operator/authenticate.ts";
import { PERMISSIONS, type Permission } from "../../src/http/operator/roles.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

const DAY_MS = 86_400_000;
const UNKNOWN = "999999";
/** What takes no session. */
const OPEN = ["/api/operator/login", "/api/operator/invitation", "/api/operator/invitation/accept"];
const WRONG = "a wrong password";

interface Operation {
  tags: string[];
  summary: string;
  security?: object[];
  "x-permission"?: Permission;
}

describe("the operator's API", () => {
  let server: TestServer;
  let staff: Record<StaffRole, TestStaff>;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let paths: Record<string, Record<string, Operation>>;
  let now = Date.now();

  before(async () => {
    server = await startTestServer({ workers: false, clock: () => new Date(now) });
    const made: Partial<Record<StaffRole, TestStaff>> = {};
    for (const role of STAFF_ROLES) made[role] = await server.createStaff(role);
    staff = made as Record<StaffRole, TestStaff>;
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    ({ paths } = (await (await fetch(`${server.url}/api/operator/openapi.json`)).json()) as { paths: typeof paths });
  });
  after(() => server.stop());

  async function call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await server.operate(token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  function signIn(email: string, password: string): Promise<Answer> {
    return call("", "POST", "/login", { email, password });
  }

  describe("is for staff alone:", () => {
    it("a wrong password, an unknown email and a reseller's right password are refused alike", async () => {
      const reseller = await server.createReseller({ password: "correct horse" });
      const answers = [
        await signIn(staff.owner.email, WRONG),
        await signIn("nobody@example.com", WRONG),
        await signIn(reseller.email, "correct horse"),
      ];
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code], [422, "invalid_credentials"]);
        assert.deepEqual({ ...body, request_id: "" }, { ...answers[0]!.body, request_id: "" });
      }
    });

    it("what cannot be credentials is refused", async () => {
      for (const body of [undefined, {}, { email: staff.owner.email }, { email: "a\0b", password: WRONG }, []]) {
        assert.equal((await call("", "POST", "/login", body)).status, 422);
      }
    });

    it("keys and tokens of resellers do nothing here, nor those of staff elsewhere", async () => {
      const reseller = await server.createReseller({ password: "correct horse" });
      const login = { email: reseller.email, password: "correct horse" };
      const { token } = (await server.rest("", "POST", "/login", login)).body;
      for (const secret of [reseller.key, reseller.testKey, token, "", "x", "x".repeat(5_000)]) {
        const answer = await call(secret, "GET", "/me");
        assert.deepEqual([answer.status, answer.body.code], [401, "unauthenticated"]);
      }
      const { token: session } = staff.owner;
      assert.equal((await server.rest(session, "GET", "/account")).status, 401);
      assert.ok((await server.dispatch(session, { action: "accountinfo" })).body.ERROR);
      assert.equal((await fetch(`${server.url}/api/operator/me?apikey=${session}`)).status, 401);
    });

    it("they sign in and out, each session by itself", async () => {
      const { id, email, password, token: other } = staff.owner;
      const signedIn = await signIn(email.toUpperCase(), password);
      const { token, expires_at } = signedIn.body;
      assert.deepEqual([signedIn.status, signedIn.headers.get("cache-control")], [200, "no-store"]);
      assert.ok(Date.parse(expires_at) > Date.now());
      const me = await call(token, "GET", "/me");
      assert.deepEqual(me.body.data, { id, name: "Staff 1", email, role: "owner" });
      assert.equal((await call(token, "POST", "/logout")).status, 200);
      assert.equal((await call(token, "GET", "/me")).status, 401);
      assert.equal((await call(other, "GET", "/me")).status, 200);
    });

    it("a session that is over is refused", async () => {
      const { token } = (await signIn(staff.owner.email, staff.owner.password)).body;
      now += 8 * DAY_MS;
      const answer = await call(token, "GET", "/me");
      now = Date.now();
      assert.deepEqual([answer.status, answer.body.code], [401, "unauthenticated"]);
      assert.equal((await call(token, "GET", "/me")).status, 200);
    });

    it("a new password ends the sessions of the old one", async () => {
      const leaver = await server.createStaff("agent");
      const [row] = await server.core.database.statement<{ user_id: string }>(
        "test_user_of_staff",
        "select user_id from staff where id = $1",
        [leaver.id],
      );
      await changePassword(server.core, row!.user_id, "another password");
      assert.equal((await call(leaver.token, "GET", "/me")).status, 401);
    });
  });

  describe("lets each role do what is its own:", () => {
    const isAllowed = (role: StaffRole, permission: Permission) =>
      (PERMISSIONS[permission] as readonly StaffRole[]).includes(role);

    it("all roles read, and none that only reads changes anything", () => {
      for (const role of STAFF_ROLES) {
        const allowed = Object.keys(PERMISSIONS).filter((permission) => isAllowed(role, permission as Permission));
        assert.ok(allowed.includes("read"));
        if (role === "owner") assert.deepEqual(allowed, Object.keys(PERMISSIONS));
        if (role === "agent") assert.deepEqual(allowed, ["read", "work_queue"]);
        if (role === "read-only") assert.deepEqual(allowed, ["read", "see_costs"]);
      }
    });

    it("every operation by every role", async () => {
      const operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
      );
      const tried = new Set<Permission>();
      for (const { path, method, operation } of operations) {
        const permission = operation["x-permission"];
        assert.ok(operation.tags[0]!.startsWith("Operator") && operation.summary !== "");
        if (permission === undefined) assert.ok(OPEN.includes(path) && operation.security?.length === 0, path);
        if (permission === undefined || path.endsWith("/logout")) continue;
        tried.add(permission);
        for (const role of STAFF_ROLES) {
          const url = path.replace("/api/operator", "").replace(/\{[^}]+\}/g, UNKNOWN);
          const answer = await call(staff[role].token, method, url, method === "GET" ? undefined : {});
          const about = `${role}: ${method} ${path} → ${answer.status}`;
          assert.equal(answer.status === 403, !isAllowed(role, permission), about);
          assert.ok(answer.status < 500 && answer.status !== 401, about);
          if (answer.status === 403) assert.equal(answer.body.code, "scope_missing");
        }
      }
      assert.ok(tried.has("read") && tried.has("manage_suppliers"));
    });

    it("a refusal says who may", async () => {
      const answer = await call(staff.agent.token, "POST", "/suppliers", {});
      assert.equal(answer.body.detail, "Your role, agent, does not allow this. It requires one of: owner, manager.");
    });

    it("a route that names no permission does not start", () => {
      const app = fastify();
      requirePermissions(app);
      assert.throws(() => app.get("/suppliers", async () => ({})), /names no permission/);
      assert.ok(
        app
          .get("/stock", { config: { permission: "read" } }, async () => ({}))
          .hasRoute({ method: "GET", url: "/stock" }),
      );
    });
  });

  it("speaks JSON alone, and says what is not there", async () => {
    const login = { email: staff.owner.email, password: staff.owner.password };
    const form = await fetch(`${server.url}/api/operator/login`, { method: "POST", body: new URLSearchParams(login) });
    assert.equal(form.status, 415);
    assert.equal((await server.operate(staff.owner.token, "GET", "/nothing")).status, 404);
    const wrongMethod = await server.operate(staff.owner.token, "DELETE", "/suppliers");
    assert.deepEqual([wrongMethod.status, wrongMethod.headers.get("allow")], [405, "GET, HEAD, POST"]);
  });
});

describe("signing in as staff again and again", () => {
  let server: TestServer;
  let owner: TestStaff;
  let other: TestStaff;

  before(async () => {
    const settings = { LOGIN_ATTEMPTS_PER_MINUTE: 3, LOGIN_ATTEMPTS_PER_ADDRESS: 5, AUTH_FAILURES_PER_MINUTE: 4 };
    server = await startTestServer({ workers: false, settings });
    owner = await server.createStaff("owner");
    other = await server.createStaff("agent");
  });
  after(() => server.stop());

  const signIn = (email: string, password: string) => server.operate("", "POST", "/login", { email, password });

  it("is throttled for the email and for the address, the right password with it", async () => {
    for (let attempt = 0; attempt < 3; attempt++) assert.equal((await signIn(owner.email, WRONG)).status, 422);
    const throttled = await signIn(owner.email, owner.password);
    assert.deepEqual([throttled.status, throttled.body.code], [429, "login_throttled"]);
    assert.ok(Number(throttled.headers.get("retry-after")) > 0);
    assert.equal((await signIn(other.email, other.password)).status, 200);
    for (let attempt = 0; attempt < 2; attempt++) assert.equal((await signIn(other.email, WRONG)).status, 422);
    assert.equal((await signIn(other.email, other.password)).status, 429);
  });

  it("and guessing sessions is throttled by address, while a right one goes on working", async () => {
    for (let guess = 0; guess < 4; guess++) assert.equal((await server.operate("guess", "GET", "/me")).status, 401);
    assert.equal((await server.operate("guess", "GET", "/me")).status, 429);
    assert.equal((await server.operate(owner.token, "GET", "/me")).status, 200);
  });
});
