import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, afterEach, before, describe, it } from "node:test";
import { checkCredentials, openSession, sweepSessions } from "../../src/core/people/sign-in/sessions.ts";
import { moveReseller } from "../../src/core/resellers/accounts/change-reseller.ts";
import { openBrowserSession, type BrowserSession } from "../support/sign-in/browser-session.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

const HOUR_MS = 3_600_000;
const PASSWORD = "correct horse";
const WRONG = "a wrong password";
const IMEI = "490154203237518";
const STRANGERS: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://evil.example", "sec-fetch-site": "same-site" },
];

describe("a person who signs in with a browser", () => {
  let server: TestServer;
  let reseller: TestReseller;
  let other: TestReseller;
  let serviceId: number;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let now = Date.now();

  before(async () => {
    server = await startTestServer({ workers: false, clock: () => new Date(now) });
    reseller = await server.createReseller({ password: PASSWORD, credit: "10.00" });
    other = await server.createReseller({ password: PASSWORD });
    serviceId = await server.createService({ price: "1.00" });
    check = await readOpenApi(server.url);
  });
  afterEach(() => {
    now = Date.now();
  });
  after(() => server.stop());

  async function call(
    page: BrowserSession,
    method: string,
    path: string,
    body?: unknown,
    headers = {},
  ): Promise<Answer> {
    const answer = await page.call(method, `/v1${path}`, body, headers);
    check(method, `/api/v1${path.split("?", 1)[0]!.replace(/(devices)\/.+/, "$1/{id}")}`, answer);
    return answer;
  }

  const signIn = (page: BrowserSession, email: string, password = PASSWORD) =>
    call(page, "POST", "/session", { email, password });

  async function signedIn(email = reseller.email, password = PASSWORD): Promise<BrowserSession> {
    const page = openBrowserSession(server.url);
    assert.equal((await signIn(page, email, password)).status, 200);
    return page;
  }

  const rawSignIn = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/v1/session`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: reseller.email, password: PASSWORD }),
    });

  describe("is refused", () => {
    it("alike for a wrong password and an unknown email, and gets no cookie", async () => {
      const page = openBrowserSession(server.url);
      const answers = [
        await signIn(page, reseller.email, WRONG),
        await signIn(page, "nobody@example.com"),
        await signIn(page, reseller.email, "x".repeat(500)),
      ];
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code], [422, "invalid_credentials"]);
        assert.deepEqual({ ...body, request_id: "" }, { ...answers[0]!.body, request_id: "" });
      }
      assert.equal(page.cookie(), "");
    });

    it("from a page of another site, even with the right password", async () => {
      for (const headers of STRANGERS) {
        const answer = await rawSignIn(headers);
        assert.deepEqual([answer.status, answer.headers.getSetCookie()], [403, []]);
        assert.equal(((await answer.json()) as { code: string }).code, "origin_mismatch");
      }
    });

    it("while the operator has not approved the account, or has suspended it", async () => {
      const page = openBrowserSession(server.url);
      const { id, email } = await server.createReseller({ password: PASSWORD });
      await moveReseller(server.core, id, "suspend");
      const suspended = await signIn(page, email);
      assert.deepEqual([suspended.status, suspended.body.code], [403, "account_suspended"]);
      await server.core.database.statement("test_pend", "update resellers set status = 'pending' where id = $1", [id]);
      const pending = await signIn(page, email);
      assert.deepEqual([pending.status, pending.body.code], [403, "account_suspended"]);
      assert.match(pending.body.detail, /needs approval/);
      assert.notEqual(suspended.body.detail, pending.body.detail);
      assert.equal((await signIn(page, email, WRONG)).body.code, "invalid_credentials");
      assert.equal(page.cookie(), "");
    });
  });

  describe("who is signed in", () => {
    it("is answered before the sign-in too, with the ways to sign in", async () => {
      const answer = await call(openBrowserSession(server.url), "GET", "/session");
      assert.deepEqual([answer.status, answer.headers.get("cache-control")], [200, "no-store"]);
      const { data } = answer.body;
      assert.deepEqual([data.person, data.reseller, data.staff, data.expires_at], [null, null, null, null]);
      assert.deepEqual([data.sign_up, data.first_operator_needed, data.brand.name], ["approval", true, "Imeister"]);
    });

    it("is answered with the reseller, or with the role of staff", async () => {
      const { data } = (await call(await signedIn(), "GET", "/session")).body;
      assert.deepEqual([data.person.email, data.person.two_factor_enabled], [reseller.email, false]);
      assert.deepEqual([data.reseller.id, data.reseller.status, data.staff], [reseller.id, "active", null]);
      const { id, email, password } = await server.createStaff("agent");
      const staffs = (await call(await signedIn(email, password), "GET", "/session")).body.data;
      assert.deepEqual(
        [staffs.staff, staffs.reseller, staffs.first_operator_needed],
        [{ id, role: "agent" }, null, false],
      );
    });
  });

  describe("has a cookie", () => {
    it("that no script reads and no other site's form sends, and that asks for TLS where there is TLS", async () => {
      const [plain] = (await rawSignIn({ origin: server.url })).headers.getSetCookie();
      assert.match(plain!, /^imeister_session=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      await using proxied = await startTestServer({ workers: false, settings: { TRUST_PROXY: ["127.0.0.1"] } });
      const { email } = await proxied.createReseller({ password: PASSWORD });
      const answer = await openBrowserSession(proxied.url).call(
        "POST",
        "/v1/session",
        { email, password: PASSWORD },
        { "x-forwarded-proto": "https" },
      );
      assert.match(answer.headers.getSetCookie()[0]!, /; HttpOnly; Secure; SameSite=Lax$/);
    });

    it("with which the API of resellers does what a key with every scope does", async () => {
      const page = await signedIn();
      const account = (await call(page, "GET", "/account")).body.data;
      assert.deepEqual(
        [account.id, account.balance, account.test, account.rate_limit.limit],
        [reseller.id, "10.00", false, server.core.config.RATE_LIMIT],
      );
      const placed = await call(page, "POST", "/orders", { service_id: serviceId, imei: IMEI });
      assert.deepEqual([placed.status, placed.body.data.source], [201, "dashboard"]);
      const cancelled = await call(page, "POST", `/orders/${placed.body.data.id}/cancel`);
      assert.deepEqual([cancelled.status, cancelled.body.data.status], [200, "CANCELLED"]);
      const again = { "idempotency-key": "one" };
      const first = await call(page, "POST", "/orders", { service_id: serviceId, imei: IMEI }, again);
      const second = await call(page, "POST", "/orders", { service_id: serviceId, imei: IMEI }, again);
      assert.deepEqual([second.body.data.id, second.headers.get("idempotent-replayed")], [first.body.data.id, "true"]);
    });

    it("that works on the test wallet where the call asks for it", async () => {
      const page = await signedIn();
      const account = await call(page, "GET", "/account", undefined, { "x-imeister-mode": "test" });
      assert.deepEqual([account.body.data.test, account.body.data.balance], [true, "1000.00"]);
      const wrong = await call(page, "GET", "/account", undefined, { "x-imeister-mode": "both" });
      assert.deepEqual([wrong.status, wrong.body.code], [400, "malformed_request"]);
    });

    it("beside which a key counts, wrong or right", async () => {
      const page = await signedIn();
      const wrong = await call(page, "GET", "/account", undefined, { authorization: "Bearer wrong" });
      assert.equal(wrong.status, 401);
      const right = await call(page, "GET", "/account", undefined, { authorization: `Bearer ${other.testKey}` });
      assert.deepEqual([right.body.data.id, right.body.data.test], [other.id, true]);
    });

    it("that is no personal access token to revoke", async () => {
      const answer = await call(await signedIn(), "POST", "/logout");
      assert.deepEqual([answer.status, answer.body.code], [403, "not_a_login_token"]);
    });

    it("that opens the operator's API to staff alone", async () => {
      const page = await signedIn();
      assert.equal((await page.call("GET", "/operator/me")).status, 401);
      const { email, password, id } = await server.createStaff("owner");
      const staff = await signedIn(email, password);
      assert.equal((await staff.call("GET", "/operator/me")).body.data.id, id);
      assert.equal((await call(staff, "GET", "/account")).status, 401);
      const log = (await staff.call("GET", "/operator/audit-log")).body.data;
      assert.ok(
        log.some(
          (row: { action: string; staff: { id: number } }) =>
            row.action === "POST /api/v1/session" && row.staff.id === id,
        ),
      );
      assert.ok(!JSON.stringify(log).includes(password));
      const strange = await staff.call("POST", "/operator/logout", undefined, { origin: "https://evil.example" });
      assert.deepEqual([strange.status, strange.body.code], [403, "origin_mismatch"]);
      assert.equal((await staff.call("POST", "/operator/logout")).status, 200);
      assert.equal((await staff.call("GET", "/operator/me")).status, 401);
    });
  });

  describe("whose cookie another site's page makes a browser send", () => {
    it("changes nothing, in any interface and with any form of the body", async () => {
      const page = await signedIn();
      for (const headers of [...STRANGERS, { origin: "" }]) {
        for (const [method, path, body] of [
          ["POST", "/orders", { service_id: serviceId, imei: "356938035643809" }],
          ["POST", "/orders/bulk", { orders: [{ service_id: serviceId, imei: "356938035643809" }] }],
          ["DELETE", "/session", undefined],
          ["DELETE", "/session/devices", undefined],
          ["PUT", "/session/password", { current_password: PASSWORD, password: "stolen horse" }],
        ] as const) {
          const answer = await call(page, method, path, body, headers);
          assert.deepEqual([answer.status, answer.body.code], [403, "origin_mismatch"], `${method} ${path}`);
        }
      }
      const form = await fetch(`${server.url}/api/v1/orders`, {
        method: "POST",
        headers: { cookie: page.cookie(), origin: "https://evil.example" },
        body: new URLSearchParams({ service_id: String(serviceId), imei: "356938035643809" }),
      });
      assert.equal(form.status, 403);
      const orders = (await call(page, "GET", "/orders")).body.data as { imei: string }[];
      assert.ok(orders.length > 0 && orders.every(({ imei }) => imei === IMEI));
    });

    it("reads as before, since a page of another site is not shown the answer", async () => {
      const page = await signedIn();
      const answer = await call(page, "GET", "/account", undefined, { origin: "https://evil.example" });
      assert.deepEqual([answer.status, answer.headers.get("access-control-allow-origin")], [200, null]);
    });

    it("is taken where the browser says that the page is of this server", async () => {
      const page = await signedIn();
      const answer = await call(page, "DELETE", "/session", undefined, { origin: "", "sec-fetch-site": "same-origin" });
      assert.equal(answer.status, 200);
    });
  });

  describe("whose session", () => {
    it("was ended, is over or idle is signed out, and told so", async () => {
      const page = await signedIn();
      const cookie = page.cookie();
      assert.equal((await call(page, "DELETE", "/session")).status, 200);
      assert.equal(page.cookie(), "");
      const revived = openBrowserSession(server.url, cookie);
      assert.equal((await call(revived, "GET", "/account")).status, 401);
      assert.equal((await call(revived, "GET", "/session")).body.data.person, null);

      const idle = await signedIn();
      now += 73 * HOUR_MS;
      const late = await call(idle, "GET", "/account");
      assert.deepEqual([late.status, late.body.code], [401, "unauthenticated"]);
      assert.match(late.body.detail, /expired/);
    });

    it("is used goes on, up to its absolute end", async () => {
      const page = await signedIn();
      for (let day = 0; day < 14; day++) {
        now += 48 * HOUR_MS;
        assert.equal((await call(page, "GET", "/account")).status, 200, `day ${day * 2}`);
      }
      now += 49 * HOUR_MS;
      assert.equal((await call(page, "GET", "/account")).status, 401);
    });

    it("is over or idle is forgotten for good, and one in use is not", async () => {
      await server.core.database.kysely.deleteFrom("sessions").execute();
      const [idle, used] = [await signedIn(), await signedIn()];
      const count = async () => {
        const sessions = server.core.database.kysely.selectFrom("sessions").select("id");
        return (await sessions.execute()).length;
      };
      now += 71 * HOUR_MS;
      assert.equal((await call(used, "GET", "/account")).status, 200);
      now += 2 * HOUR_MS;
      await sweepSessions(server.core);
      assert.equal(await count(), 1);
      assert.equal((await call(used, "GET", "/account")).status, 200);
      now = Date.now();
      assert.equal((await call(idle, "GET", "/account")).status, 401);
      now += 31 * 24 * HOUR_MS;
      await sweepSessions(server.core);
      assert.equal(await count(), 0);
    });

    it("is stored as a hash, which signs no one in", async () => {
      const page = await signedIn();
      const token = page.cookie().split("=", 2)[1]!;
      const stored = await server.core.database.kysely.selectFrom("sessions").select("token_hash").execute();
      const hash = createHash("sha256").update(token).digest("hex");
      const hashes = stored.map((row) => Buffer.from(row.token_hash).toString("hex"));
      assert.ok(hashes.includes(hash));
      for (const leaked of [hash, Buffer.from(hash, "hex").toString("base64url")]) {
        const thief = openBrowserSession(server.url, `imeister_session=${leaked}`);
        assert.equal((await call(thief, "GET", "/account")).status, 401);
      }
    });

    it("is the hundred and first of a user ends the one that was used least lately", async () => {
      const { email } = await server.createReseller({ password: PASSWORD });
      const first = await signedIn(email);
      now += 1_000;
      const user = await checkCredentials(server.core, { email, password: PASSWORD });
      for (let count = 1; count < 100; count++) await openSession(server.core, user, { ip: "127.0.0.1" });
      assert.equal((await call(first, "GET", "/account")).status, 200);
      const last = await signedIn(email);
      assert.equal((await call(last, "GET", "/session/devices")).body.data.length, 100);
      assert.equal((await call(first, "GET", "/account")).status, 401);
    });

    it("belongs to a reseller who was suspended meanwhile is refused until they are active again", async () => {
      const { id, email } = await server.createReseller({ password: PASSWORD });
      const page = await signedIn(email);
      await moveReseller(server.core, id, "suspend");
      const answer = await call(page, "GET", "/account");
      assert.deepEqual([answer.status, answer.body.code], [403, "account_suspended"]);
      assert.equal((await call(page, "GET", "/session")).body.data.reseller.status, "suspended");
      await moveReseller(server.core, id, "reactivate");
      assert.equal((await call(page, "GET", "/account")).status, 200);
    });

    it("is one of several can end each of them, and no other person's", async () => {
      const { email } = await server.createReseller({ password: PASSWORD });
      const [page, phone, tablet] = [await signedIn(email), await signedIn(email), await signedIn(email)];
      const strange = await signedIn(other.email);
      const devices = (await call(page, "GET", "/session/devices")).body.data as { id: string; current: boolean }[];
      assert.equal(devices.length, 3);
      assert.equal(devices.filter(({ current }) => current).length, 1);
      const [foreign] = (await call(strange, "GET", "/session/devices")).body.data;
      const refused = await call(page, "DELETE", `/session/devices/${foreign.id}`);
      assert.deepEqual([refused.status, refused.body.code], [404, "not_found"]);
      assert.equal((await call(strange, "GET", "/account")).status, 200);

      const phones = (
        (await call(phone, "GET", "/session/devices")).body.data as { id: string; current: boolean }[]
      ).find(({ current }) => current);
      assert.equal((await call(page, "DELETE", `/session/devices/${phones!.id}`)).status, 200);
      assert.equal((await call(phone, "GET", "/account")).status, 401);
      assert.equal((await call(tablet, "GET", "/account")).status, 200);
      assert.equal((await call(page, "DELETE", "/session/devices")).status, 200);
      assert.equal((await call(tablet, "GET", "/account")).status, 401);
      assert.equal((await call(page, "GET", "/account")).status, 200);
    });

    it("changes the password ends the others, and needs the old password", async () => {
      const { email } = await server.createReseller({ password: PASSWORD });
      const [page, phone] = [await signedIn(email), await signedIn(email)];
      const wrong = await call(page, "PUT", "/session/password", {
        current_password: WRONG,
        password: "battery staple",
      });
      assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["current_password"]]);
      const short = await call(page, "PUT", "/session/password", { current_password: PASSWORD, password: "short" });
      assert.deepEqual([short.status, Object.keys(short.body.errors)], [422, ["password"]]);
      const right = { current_password: PASSWORD, password: "battery staple" };
      assert.equal((await call(page, "PUT", "/session/password", right)).status, 200);
      assert.equal((await call(phone, "GET", "/account")).status, 401);
      assert.equal((await call(page, "GET", "/account")).status, 200);
      assert.equal((await signIn(phone, email)).status, 422);
      assert.equal((await signIn(phone, email, "battery staple")).status, 200);
    });
  });
});

describe("signing in with a browser again and again", () => {
  it("gets no more tries by trying many passwords at the same time", async () => {
    await using server = await startTestServer({ workers: false, settings: { LOGIN_ATTEMPTS_PER_MINUTE: 3 } });
    const { email } = await server.createReseller({ password: PASSWORD });
    const attempts = Array.from({ length: 20 }, (_, n) =>
      openBrowserSession(server.url).call("POST", "/v1/session", { email, password: `${WRONG} ${n}` }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    assert.ok(statuses.filter((status) => status === 422).length <= 3, statuses.join());
    assert.ok(statuses.every((status) => status === 422 || status === 429));
  });

  it("is throttled for the email and for the address, as every sign-in; a session has a limit of requests", async () => {
    const settings = { LOGIN_ATTEMPTS_PER_MINUTE: 3, LOGIN_ATTEMPTS_PER_ADDRESS: 5, SESSION_RATE_LIMIT: 4 };
    await using server = await startTestServer({ workers: false, settings });
    const { email } = await server.createReseller({ password: PASSWORD });
    const page = openBrowserSession(server.url);
    const other = openBrowserSession(server.url);
    const signIn = (password: string, as = email) => page.call("POST", "/v1/session", { email: as, password });
    assert.equal((await signIn(PASSWORD)).status, 200);
    const [first, second] = [
      await page.call("POST", "/v1/login", { email, password: WRONG }),
      await page.call("PUT", "/v1/session/password", { current_password: WRONG, password: "battery staple" }),
    ];
    assert.deepEqual([first.status, second.status, (await signIn(WRONG)).status], [422, 422, 422]);
    const throttled = await signIn(PASSWORD);
    assert.deepEqual([throttled.status, throttled.body.code], [429, "login_throttled"]);
    for (let attempt = 0; attempt < 2; attempt++) assert.equal((await signIn(WRONG, "nobody@example.com")).status, 422);
    assert.equal((await other.call("POST", "/v1/session", { email: "new@example.com", password: WRONG })).status, 429);
    for (let request = 0; request < 3; request++) assert.equal((await page.call("GET", "/v1/account")).status, 200);
    const limited = await page.call("GET", "/v1/account");
    assert.deepEqual([limited.status, limited.body.code], [429, "rate_limited"]);
  });
});
