import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

const UNKNOWN = 999_999;
const DAY_MS = 86_400_000;
const NO_OWNER = "IM004";
const NO_CHANGE = "IM003";
const PASSWORD = "a password of their own";

interface Row {
  id: number;
  name: string;
  role: string;
  access: string;
  open_sessions: number;
}

describe("the operator's staff", () => {
  let server: TestServer;
  let owner: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    server = await startTestServer({ database: "postgres", workers: false });
    owner = await server.createStaff("owner");
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
  });
  after(() => server.stop());

  async function call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await server.operate(token, method, path, body);
    check(method, `/api/operator${path}`, answer);
    return answer;
  }
  const manage = (method: string, path: string, body?: unknown) => call(owner.token, method, path, body);
  const signIn = (email: string, password: string) => call("", "POST", "/login", { email, password });
  const tokenOf = (answer: Answer) => new URL(answer.body.invitation.url).hash.slice(1);

  async function find(id: number): Promise<Row> {
    const { data } = (await manage("GET", "/staff")).body as { data: Row[] };
    const row = data.find((member) => member.id === id);
    assert.ok(row);
    return row;
  }

  it("is managed by owners alone", async () => {
    for (const role of ["manager", "agent", "read-only"] as const) {
      const { token, id } = await server.createStaff(role);
      for (const [method, path] of [
        ["GET", "/staff"],
        ["POST", "/staff"],
        ["PATCH", `/staff/${id}`],
        ["DELETE", `/staff/${id}`],
        ["POST", `/staff/${id}/end-sessions`],
        ["POST", `/staff/${id}/reset-two-factor`],
        ["POST", `/staff/${id}/invitation`],
      ] as const) {
        const answer = await call(token, method, path, method === "GET" ? undefined : { role: "owner" });
        assert.deepEqual([answer.status, answer.body.code], [403, "scope_missing"], `${role}: ${method} ${path}`);
      }
      assert.equal((await find(id)).role, role);
    }
  });

  it("is not made of what makes no sense, nor twice", async () => {
    const wish = { email: "new@example.com", name: "New", role: "agent" };
    const present = (await manage("GET", "/staff")).body.data.length;
    for (const [body, field] of [
      [{ ...wish, email: "nobody" }, "email"],
      [{ ...wish, name: " " }, "name"],
      [{ ...wish, role: "king" }, "role"],
      [{ ...wish, password: "short" }, "password"],
      [{ ...wish, pasword: PASSWORD }, "pasword"],
      [{ email: wish.email, name: wish.name }, "role"],
    ] as const) {
      const answer = await manage("POST", "/staff", body);
      assert.equal(answer.status, 422, JSON.stringify(answer.body));
      assert.deepEqual(Object.keys(answer.body.errors), [field]);
    }
    const reseller = await server.createReseller({ password: PASSWORD });
    for (const email of [owner.email, owner.email.toUpperCase(), reseller.email]) {
      assert.equal((await manage("POST", "/staff", { ...wish, email })).status, 409);
      assert.equal((await manage("POST", "/staff", { ...wish, email, password: PASSWORD })).status, 409);
    }
    for (const id of [UNKNOWN, "0x1"]) assert.equal((await manage("PATCH", `/staff/${id}`, {})).status, 404);
    assert.equal((await manage("GET", "/staff")).body.data.length, present);
  });

  it("gets access with a password", async () => {
    const wish = { email: "paula@example.com", name: "Paula", role: "manager", password: PASSWORD };
    const made = await manage("POST", "/staff", wish);
    assert.deepEqual([made.status, made.body.invitation, made.body.data.access], [201, null, "active"]);
    assert.deepEqual([made.body.data.last_sign_in_at, made.body.data.open_sessions], [null, 0]);
    assert.equal((await signIn(wish.email, PASSWORD)).body.data.role, "manager");
    const { data } = (await manage("GET", "/staff")).body;
    const { id, name, email, role, two_factor_enabled, last_sign_in_at, open_sessions } = data.at(-1);
    assert.deepEqual([id, name, email, role], [made.body.data.id, "Paula", wish.email, "manager"]);
    assert.deepEqual([two_factor_enabled, open_sessions, typeof last_sign_in_at], [false, 1, "string"]);
  });

  describe("is invited by a link", () => {
    const wish = { email: "ivy@example.com", name: "Ivy", role: "agent" };
    let invited: Answer;

    it("that is shown once and written down nowhere", async () => {
      invited = await manage("POST", "/staff", wish);
      const { data, invitation } = invited.body;
      assert.deepEqual([invited.status, data.access, data.role], [201, "invited", "agent"]);
      const days = (Date.parse(invitation.expires_at) - Date.now()) / DAY_MS;
      assert.ok(days > 6 && days <= 7);
      assert.ok(invitation.url.startsWith(`${server.url}/invitation#`));
      const listed = JSON.stringify((await manage("GET", "/staff")).body);
      const log = JSON.stringify((await manage("GET", "/audit-log")).body);
      for (const text of [listed, log]) assert.ok(!text.includes(tokenOf(invited)));
      assert.equal((await signIn(wish.email, PASSWORD)).status, 422);
    });

    it("that says for whom it is, and nothing to who guesses", async () => {
      const read = await call("", "POST", "/invitation", { token: tokenOf(invited) });
      const { name, email, role } = read.body.data;
      assert.deepEqual({ name, email, role }, wish);
      for (const token of ["", "x", tokenOf(invited).slice(1)]) {
        assert.equal((await call("", "POST", "/invitation", { token })).status, 410);
        assert.equal((await call("", "POST", "/invitation/accept", { token, password: PASSWORD })).status, 410);
      }
    });

    it("that is worth nothing when it is too old or replaced", async () => {
      const accept = (answer: Answer) =>
        call("", "POST", "/invitation/accept", { token: tokenOf(answer), password: PASSWORD });
      const { id } = invited.body.data;
      await sql`update one_time_links set expires_at = now() where staff_id = ${id}`.execute(
        server.core.database.kysely,
      );
      assert.equal((await accept(invited)).status, 410);
      assert.equal((await find(id)).access, "expired");
      const renewed = await manage("POST", `/staff/${id}/invitation`);
      assert.deepEqual([renewed.status, renewed.body.data.access], [200, "invited"]);
      assert.equal((await accept(invited)).status, 410);
      invited = renewed;
    });

    it("that works once, however often it is used at once", async () => {
      const body = { token: tokenOf(invited), password: PASSWORD };
      assert.equal((await call("", "POST", "/invitation/accept", { ...body, password: "short" })).status, 422);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => server.operate("", "POST", "/invitation/accept", body)),
      );
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      assert.ok(answers.every(({ status }) => [200, 409, 410].includes(status)));
      assert.equal((await call("", "POST", "/invitation/accept", body)).status, 410);
      const { data } = (await signIn(wish.email, PASSWORD)).body;
      assert.deepEqual([data.name, data.role], ["Ivy", "agent"]);
      assert.equal((await find(invited.body.data.id)).access, "active");
      assert.equal((await manage("POST", `/staff/${invited.body.data.id}/invitation`)).status, 409);
      const entry = (await manage("GET", "/audit-log")).body.data.find(
        ({ action, status }: { action: string; status: number }) => action.endsWith("/accept") && status === 200,
      );
      assert.equal(entry.staff.name, "Ivy");
    });
  });

  it("changes name and role, from the next call on", async () => {
    const agent = await server.createStaff("agent");
    assert.equal((await call(agent.token, "POST", "/suppliers/1/resume")).status, 403);
    const changed = await manage("PATCH", `/staff/${agent.id}`, { name: "Agnes", role: "manager" });
    assert.deepEqual([changed.body.data.name, changed.body.data.role], ["Agnes", "manager"]);
    assert.equal((await call(agent.token, "POST", "/suppliers/1/resume")).status, 200);
    const other = await manage("PATCH", `/staff/${agent.id}`, { role: "read-only" });
    assert.deepEqual([other.body.data.name, other.body.data.role], ["Agnes", "read-only"]);
    assert.equal((await call(agent.token, "POST", "/suppliers/1/resume")).status, 403);
  });

  it("has its sessions ended and its two-factor authentication reset by an owner", async () => {
    const agent = await server.createStaff("agent");
    await signIn(agent.email, agent.password);
    assert.equal((await find(agent.id)).open_sessions, 2);
    const ended = await manage("POST", `/staff/${agent.id}/end-sessions`);
    assert.deepEqual([ended.status, ended.body.message], [200, "2 sessions have ended."]);
    assert.equal((await call(agent.token, "GET", "/me")).status, 401);

    const { kysely } = server.core.database;
    await sql`insert into two_factor (user_id, secret, confirmed_at)
      select id, 'lost', now() from users where email = ${agent.email}`.execute(kysely);
    assert.equal((await signIn(agent.email, agent.password)).body.code, "otp_required");
    assert.equal((await manage("POST", `/staff/${agent.id}/reset-two-factor`)).status, 200);
    assert.equal((await signIn(agent.email, agent.password)).status, 200);
    assert.equal((await manage("POST", `/staff/${owner.id}/reset-two-factor`)).status, 409);
  });

  it("loses its access at once; the address is free again and the log keeps the name", async () => {
    const leaver = await server.createStaff("manager");
    await call(leaver.token, "POST", "/suppliers/1/resume");
    assert.equal((await manage("DELETE", `/staff/${leaver.id}`)).status, 200);
    assert.equal((await call(leaver.token, "GET", "/me")).status, 401);
    assert.equal((await signIn(leaver.email, leaver.password)).status, 422);
    assert.deepEqual([(await find(leaver.id)).access, (await find(leaver.id)).open_sessions], ["removed", 0]);
    for (const [method, path] of [
      ["PATCH", ""],
      ["DELETE", ""],
      ["POST", "/invitation"],
      ["POST", "/end-sessions"],
    ] as const) {
      assert.equal((await manage(method, `/staff/${leaver.id}${path}`, {})).status, 404);
    }
    const again = { email: leaver.email, name: "Back", role: "agent", password: PASSWORD };
    assert.equal((await manage("POST", "/staff", again)).status, 201);
    assert.equal((await signIn(leaver.email, PASSWORD)).body.data.name, "Back");
    const { data } = (await server.operate(owner.token, "GET", `/audit-log?staff_id=${leaver.id}`)).body;
    assert.equal(data[0].about, "Resume a supplier, no matter why it was paused");
  });

  it("withdraws an invitation", async () => {
    const made = await manage("POST", "/staff", { email: "never@example.com", name: "Never", role: "owner" });
    await manage("DELETE", `/staff/${made.body.data.id}`);
    assert.equal((await call("", "POST", "/invitation", { token: tokenOf(made) })).status, 410);
  });

  describe("always has an owner:", () => {
    it("no staff member changes their own role or removes their own access", async () => {
      for (const [method, body] of [
        ["PATCH", { role: "agent" }],
        ["DELETE", undefined],
      ] as const) {
        assert.equal((await manage(method, `/staff/${owner.id}`, body)).status, 409);
      }
      assert.equal((await manage("PATCH", `/staff/${owner.id}`, { name: "Olga", role: "owner" })).status, 200);
      assert.equal((await find(owner.id)).role, "owner");
    });

    it("two owners who take each other's rights at once: one of them stays", async () => {
      for (const method of ["PATCH", "DELETE"] as const) {
        const other = await server.createStaff("owner");
        const body = method === "PATCH" ? { role: "agent" } : undefined;
        const answers = await Promise.all([
          server.operate(owner.token, method, `/staff/${other.id}`, body),
          server.operate(other.token, method, `/staff/${owner.id}`, body),
        ]);
        const statuses = answers.map(({ status }) => status);
        assert.equal(statuses.filter((status) => status === 200).length, 1, statuses.join());
        assert.ok(
          statuses.every((status) => [200, 401, 403].includes(status)),
          statuses.join(),
        );
        if (statuses[1] === 200) owner = other;
        const { data } = (await manage("GET", "/staff")).body as { data: Row[] };
        assert.equal(data.filter(({ role, access }) => role === "owner" && access === "active").length, 1);
      }
    });

    it("the database says so too, without the code, and at the same time", async () => {
      const { kysely } = server.core.database;
      const other = await server.createStaff("owner");
      const demote = (id: number) => kysely.updateTable("staff").set({ role: "agent" }).where("id", "=", id).execute();
      const outcomes = await Promise.allSettled([demote(owner.id), demote(other.id)]);
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      assert.deepEqual(
        refused.map(({ reason }) => reason.code),
        [NO_OWNER],
      );
      const last = await kysely
        .selectFrom("staff")
        .select("id")
        .where("role", "=", "owner")
        .where("user_id", "is not", null)
        .executeTakeFirstOrThrow();
      const breakings = [
        sql`update staff set role = 'manager' where id = ${last.id}`,
        sql`update staff set user_id = null where id = ${last.id}`,
        sql`update staff set user_id = null, removed_at = now() where id = ${last.id}`,
        sql`update staff set role = 'agent'`,
      ];
      for (const breaking of breakings) await assert.rejects(breaking.execute(kysely), { code: NO_OWNER });
      await assert.rejects(sql`delete from staff where id = ${last.id}`.execute(kysely), { code: NO_CHANGE });
    });
  });

  it("reads in a table what each role may do", async () => {
    const { token } = await server.createStaff("read-only");
    const { roles, permissions } = (await call(token, "GET", "/roles")).body.data;
    assert.deepEqual(
      roles.map(({ role }: { role: string }) => role),
      ["owner", "manager", "agent", "read-only"],
    );
    const staff = permissions.find(({ permission }: { permission: string }) => permission === "manage_staff");
    assert.deepEqual(staff, { permission: "manage_staff", about: "Invite, change and remove staff", roles: ["owner"] });
  });
});
