import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { openBrowserSession, type BrowserSession } from "../support/sign-in/browser-session.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";
import { nextTotp, totp } from "../support/sign-in/totp.ts";

const PASSWORD = "correct horse";
const HOUR_MS = 3_600_000;

describe("API keys over REST", () => {
  let server: TestServer;
  let ada: TestReseller;
  let eve: TestReseller;
  let token: string;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let shiftMs = 0;

  before(async () => {
    server = await startTestServer({
      workers: false,
      settings: { MAX_KEYS: 12, RATE_LIMIT: 500 },
      clock: () => new Date(Date.now() + shiftMs),
    });
    check = await readOpenApi(server.url);
    ada = await server.createReseller({ password: PASSWORD });
    eve = await server.createReseller({ password: PASSWORD });
    token = (await server.rest("", "POST", "/login", { email: ada.email, password: PASSWORD })).body.token;
  });
  after(() => server.stop());

  /** Calls the API as Ada herself and holds the answer against the document. */
  async function call(method: string, path: string, body?: unknown, as = token): Promise<Answer> {
    const answer = await server.rest(as, method, path, body);
    check(method, `/api/v1${path.split("?", 1)[0]}`, answer);
    return answer;
  }
  const make = (wish: object = {}) => call("POST", "/keys", { password: PASSWORD, ...wish });
  const made = async (wish: object = {}): Promise<{ id: number; key: string }> => {
    const { status, body } = await make(wish);
    assert.equal(status, 201, JSON.stringify(body));
    return body.data;
  };
  const stateOf = async (id: number) => (await call("GET", `/keys/${id}`)).body.data.state as string;
  /** The code of the refusal, or null where the key works. */
  const use = async (key: string): Promise<string | null> =>
    (await server.rest(key, "GET", "/account")).body.code ?? null;

  describe("are managed from the dashboard, with its cookie", () => {
    let browser: BrowserSession;
    const signIn = async (reseller: TestReseller, otp?: string) => {
      browser = openBrowserSession(server.url);
      const given = { email: reseller.email, password: PASSWORD, ...(otp !== undefined && { otp }) };
      const { status, body } = await browser.call("POST", "/v1/session", given);
      assert.equal(status, 200, JSON.stringify(body));
    };

    it("and the password", async () => {
      await signIn(ada);
      const refused = await browser.call("POST", "/v1/keys", { password: "wrong horse" });
      assert.deepEqual([refused.status, refused.body.code], [422, "invalid_credentials"]);
      const { status, body } = await browser.call("POST", "/v1/keys", { password: PASSWORD, label: "By hand" });
      assert.deepEqual([status, body.data.label], [201, "By hand"]);
      assert.equal(await use(body.data.key), null);
      assert.equal((await browser.call("POST", `/v1/keys/${body.data.id}/revoke`)).status, 200);
      assert.equal((await browser.call("GET", "/v1/account")).body.data.rate_limit.limit, 500, "what a key has");
      const { data } = (await browser.call("GET", "/v1/calls")).body;
      assert.deepEqual(
        data
          .slice(0, 3)
          .map((noted: Record<string, unknown>) => [noted["action"], noted["status"], noted["key"] === null]),
        [
          ["POST /keys/:id/revoke", 200, true],
          ["GET /account", 200, false],
          ["POST /keys", 201, true],
        ],
        "what a page reads is not noted, what it changes is",
      );
    });

    it("and a code where the user has two-factor authentication", async () => {
      const mia = await server.createReseller({ password: PASSWORD });
      await signIn(mia);
      const { body: prepared } = await browser.call("POST", "/v1/session/two-factor", { password: PASSWORD });
      const { secret, recovery_codes: recovery } = prepared.data;
      await browser.call("POST", "/v1/session/two-factor/confirm", { otp: totp(secret) });
      const missing = await browser.call("POST", "/v1/keys", { password: PASSWORD });
      assert.deepEqual([missing.status, missing.body.code], [401, "otp_required"]);
      const wrong = await browser.call("POST", "/v1/keys", { password: PASSWORD, otp: "000000" });
      assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["otp"]]);
      const right = await browser.call("POST", "/v1/keys", { password: PASSWORD, otp: nextTotp(secret) });
      assert.equal(right.status, 201);
      const path = `/v1/keys/${right.body.data.id}/regenerate`;
      assert.equal((await browser.call("POST", path, { password: PASSWORD })).body.code, "otp_required");
      assert.equal((await browser.call("POST", path, { password: PASSWORD, otp: recovery[0] })).status, 201);
    });
  });

  describe("are not given", () => {
    it("to an API key, which can neither see nor manage them", async () => {
      const { id } = await made();
      const confirmed = { password: PASSWORD, hours: 1 };
      for (const [method, path, body] of [
        ["GET", "/keys", undefined],
        ["GET", `/keys/${id}`, undefined],
        ["POST", "/keys", confirmed],
        ["PATCH", `/keys/${id}`, { label: "mine" }],
        ["POST", `/keys/${id}/regenerate`, confirmed],
        ["POST", `/keys/${id}/rotate`, confirmed],
        ["POST", `/keys/${id}/revoke`, undefined],
      ] as const) {
        const { status, body: answer } = await call(method, path, body, ada.key);
        assert.deepEqual([status, answer.code], [403, "not_a_login_token"], `${method} ${path}`);
        assert.match(answer.detail, /sign in with your email and password/);
      }
      assert.equal(await stateOf(id), "live");
    });

    it("without the password, which a wrong one is not", async () => {
      const { id } = await made();
      for (const path of ["/keys", `/keys/${id}/regenerate`, `/keys/${id}/rotate`]) {
        const wrong = await call("POST", path, { password: "wrong horse", hours: 1 });
        assert.deepEqual([wrong.status, wrong.body.code], [422, "invalid_credentials"]);
        assert.deepEqual(Object.keys(wrong.body.errors), ["password"]);
        const missing = await call("POST", path, { hours: 1 });
        assert.deepEqual([missing.status, Object.keys(missing.body.errors)], [422, ["password"]]);
      }
      assert.equal(await stateOf(id), "live");
    });

    it("to another reseller", async () => {
      const { id: foreign } = await createApiKey(server.core, { resellerId: eve.id });
      for (const id of [foreign, 999_999, "nope", "99999999999999999999"]) {
        for (const [method, path, body] of [
          ["GET", `/keys/${id}`, undefined],
          ["PATCH", `/keys/${id}`, { label: "mine" }],
          ["POST", `/keys/${id}/regenerate`, { password: PASSWORD }],
          ["POST", `/keys/${id}/rotate`, { password: PASSWORD, hours: 1 }],
          ["POST", `/keys/${id}/revoke`, undefined],
        ] as const) {
          const answer = await call(method, path, body);
          assert.deepEqual([answer.status, answer.body.code], [404, "not_found"], `${method} ${path}`);
        }
      }
      const listed = (await call("GET", "/keys?per_page=100")).body.data.map((key: { id: number }) => key.id);
      assert.ok(!listed.includes(foreign));
    });

    it("with settings that make no sense, each named", async () => {
      for (const [wish, field] of [
        [{ label: "x".repeat(101) }, "label"],
        [{ scopes: ["everything"] }, "scopes"],
        [{ scopes: [] }, "scopes"],
        [{ allowed_ips: ["203.0.113.0/33"] }, "allowed_ips"],
        [{ rate_limit: 0 }, "rate_limit"],
        [{ rate_limit: 501 }, "rate_limit"],
        [{ rate_limit: "fast" }, "rate_limit"],
        [{ dialect: "klingon" }, "dialect"],
        [{ test: "perhaps" }, "test"],
        [{ expires_at: "2001-01-01T00:00:00Z" }, "expires_at"],
        [{ expires_at: "soon" }, "expires_at"],
      ] as const) {
        const { status, body } = await make(wish);
        assert.deepEqual([status, Object.keys(body.errors)], [422, [field]], JSON.stringify(wish));
      }
    });

    it("without a limit on guessed passwords: as with signing in, the sixth try must wait", async () => {
      await using strict = await startTestServer({ workers: false, settings: { LOGIN_ATTEMPTS_PER_MINUTE: 5 } });
      const { email } = await strict.createReseller({ password: PASSWORD });
      const session = (await strict.rest("", "POST", "/login", { email, password: PASSWORD })).body.token;
      for (let guess = 0; guess < 5; guess++) {
        assert.equal((await strict.rest(session, "POST", "/keys", { password: `guess ${guess}` })).status, 422);
      }
      const { status, headers, body } = await strict.rest(session, "POST", "/keys", { password: PASSWORD });
      assert.deepEqual([status, body.code], [429, "login_throttled"]);
      assert.ok(Number(headers.get("retry-after")) > 0);
    });
  });

  it("are made as requested, shown once and never stored by caches", async () => {
    const wish = {
      label: "Shop",
      scopes: ["orders:read", "account:read"],
      allowed_ips: ["127.0.0.1", "203.0.113.0/24"],
      rate_limit: 30,
      dialect: "dhru",
      strict_http: true,
      replay: false,
      test: true,
      expires_at: "2999-01-01T00:00:00.000Z",
    };
    const { status, headers, body } = await make(wish);
    assert.equal(status, 201);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(headers.get("location"), `/api/v1/keys/${body.data.id}`);
    const { key, ...shown } = body.data;
    assert.match(key, /^rk_test_/);
    const { password: _, ...settings } = { password: "", ...wish, scopes: ["account:read", "orders:read"] };
    assert.partialDeepStrictEqual(shown, { ...settings, state: "live", prefix: key.slice(0, 12) });
    const read = await call("GET", `/keys/${shown.id}`);
    assert.deepEqual(read.body.data, shown);
    assert.equal(shown.last_four, key.slice(-4));
    const account = await server.rest(key, "GET", "/account");
    assert.deepEqual([account.body.data.test, account.body.data.rate_limit.limit], [true, 30]);
    assert.equal((await server.rest(key, "GET", "/services")).body.code, "scope_missing");
  });

  it("are made from a form too", async () => {
    const response = await fetch(`${server.url}/api/v1/keys`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({
        password: PASSWORD,
        label: "Form",
        scopes: "orders:read, orders:write",
        rate_limit: "20",
        test: "1",
      }),
    });
    const { data } = (await response.json()) as Answer["body"];
    assert.deepEqual(
      [response.status, data.label, data.scopes, data.rate_limit, data.test, data.allowed_ips],
      [201, "Form", ["orders:read", "orders:write"], 20, true, null],
    );
    await call("POST", `/keys/${data.id}/revoke`);
  });

  it("change by what is named and keep the rest, at once", async () => {
    const { id, key } = await made({ label: "Old", rate_limit: 30, allowed_ips: ["127.0.0.1"] });
    assert.equal(await use(key), null);
    const changed = await call("PATCH", `/keys/${id}`, { label: "New", allowed_ips: ["203.0.113.7"] });
    assert.deepEqual(
      [changed.body.data.label, changed.body.data.rate_limit, changed.body.data.allowed_ips],
      ["New", 30, ["203.0.113.7"]],
    );
    assert.equal(await use(key), "ip_not_allowed");
    await call("PATCH", `/keys/${id}`, { allowed_ips: null, rate_limit: null, scopes: ["orders:read"] });
    assert.equal(await use(key), "scope_missing");
    assert.equal((await call("PATCH", `/keys/${id}`, { rate_limit: 501 })).status, 422);
    await call("POST", `/keys/${id}/revoke`);
    const late = await call("PATCH", `/keys/${id}`, { label: "Later" });
    assert.deepEqual([late.status, late.body.code], [409, "conflict"]);
  });

  it("keep a limit that the operator gave above the account's own", async () => {
    const { id } = await createApiKey(server.core, { resellerId: ada.id, rateLimit: 5_000 });
    assert.equal((await call("PATCH", `/keys/${id}`, { rate_limit: 5_000 })).status, 200);
    assert.equal((await call("PATCH", `/keys/${id}`, { rate_limit: 5_001 })).status, 422);
    const { body } = await call("POST", `/keys/${id}/regenerate`, { password: PASSWORD });
    assert.equal(body.data.rate_limit, 5_000);
    await call("POST", `/keys/${body.data.id}/revoke`);
  });

  it("die at once when they are regenerated, and the new one has their settings", async () => {
    const old = await made({ label: "Panel", scopes: ["account:read"], rate_limit: 40 });
    const { status, headers, body } = await call("POST", `/keys/${old.id}/regenerate`, { password: PASSWORD });
    assert.deepEqual([status, headers.get("cache-control")], [201, "no-store"]);
    assert.deepEqual([body.data.label, body.data.scopes, body.data.rate_limit], ["Panel", ["account:read"], 40]);
    assert.equal(await use(old.key), "key_revoked");
    assert.equal(await use(body.data.key), null);
    const listed = (await call("GET", `/keys/${old.id}`)).body.data;
    assert.deepEqual([listed.state, listed.replaced_by], ["revoked", body.data.id]);
    const again = await call("POST", `/keys/${old.id}/regenerate`, { password: PASSWORD });
    assert.deepEqual([again.status, again.body.code], [409, "conflict"]);
    assert.ok(again.body.detail.includes(`Key ${body.data.id} has taken the place`));
    await call("POST", `/keys/${body.data.id}/revoke`);
  });

  it("leave one live key when they are regenerated ten times at once", async () => {
    const { id } = await made({ label: "Race" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call("POST", `/keys/${id}/regenerate`, { password: PASSWORD })),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    assert.equal(answers.filter(({ status }) => status === 409).length, 9);
    const { body } = await call("GET", "/keys?state=live&per_page=100");
    const live = body.data.filter((key: { label: string }) => key.label === "Race");
    assert.deepEqual(
      live.map((key: { id: number }) => key.id),
      [answers.find(({ status }) => status === 201)!.body.data.id],
    );
    await call("POST", `/keys/${live[0].id}/revoke`);
  });

  it("live on beside their successor for the hours of a rotation and no longer", async () => {
    const old = await made({ label: "Rotated" });
    for (const hours of [-1, 169, 1.5, "many", null]) {
      const { status, body } = await call("POST", `/keys/${old.id}/rotate`, { password: PASSWORD, hours });
      assert.deepEqual([status, Object.keys(body.errors)], [422, ["hours"]], String(hours));
    }
    const { body } = await call("POST", `/keys/${old.id}/rotate`, { password: PASSWORD, hours: 24 });
    assert.deepEqual([await use(old.key), await use(body.data.key)], [null, null]);
    const ending = (await call("GET", `/keys/${old.id}`)).body.data;
    assert.deepEqual([ending.state, ending.replaced_by], ["live", body.data.id]);
    assert.ok(Math.abs(Date.parse(ending.expires_at) - Date.now() - 24 * HOUR_MS) < HOUR_MS);
    const longer = await call("PATCH", `/keys/${old.id}`, { expires_at: null });
    assert.deepEqual([longer.status, longer.body.code], [409, "conflict"]);
    const twice = await call("POST", `/keys/${old.id}/rotate`, { password: PASSWORD, hours: 1 });
    assert.equal(twice.status, 409);
    shiftMs = 24 * HOUR_MS + 60_000;
    assert.deepEqual([await use(old.key), await use(body.data.key)], ["key_expired", null]);
    assert.equal(await stateOf(old.id), "expired");
    shiftMs = 0;
    await call("POST", `/keys/${old.id}/revoke`);
    await call("POST", `/keys/${body.data.id}/revoke`);
  });

  it("of a rotation without an overlap die at once", async () => {
    const old = await made();
    const { body } = await call("POST", `/keys/${old.id}/rotate`, { password: PASSWORD, hours: 0 });
    assert.equal(await use(old.key), "key_revoked");
    await call("POST", `/keys/${body.data.id}/revoke`);
  });

  it("never outlive the end that they had before a rotation", async () => {
    const expires_at = new Date(Date.now() + HOUR_MS).toISOString();
    const old = await made({ expires_at });
    const { body } = await call("POST", `/keys/${old.id}/rotate`, { password: PASSWORD, hours: 100 });
    assert.equal((await call("GET", `/keys/${old.id}`)).body.data.expires_at, expires_at);
    assert.equal(body.data.expires_at, expires_at);
    shiftMs = 2 * HOUR_MS;
    const expired = await call("POST", `/keys/${body.data.id}/regenerate`, { password: PASSWORD });
    assert.deepEqual([expired.status, expired.body.code], [409, "conflict"]);
    assert.match(expired.body.detail, /has expired/);
    shiftMs = 0;
    for (const id of [old.id, body.data.id]) await call("POST", `/keys/${id}/revoke`);
  });

  it("are refused from the moment that they are revoked, and once revoked stay so", async () => {
    const { id, key } = await made();
    assert.equal(await use(key), null);
    const { body } = await call("POST", `/keys/${id}/revoke`);
    assert.equal(await use(key), "key_revoked");
    assert.deepEqual((await call("POST", `/keys/${id}/revoke`)).body.data, body.data);
    const dead = await call("POST", `/keys/${id}/regenerate`, { password: PASSWORD });
    assert.deepEqual([dead.status, dead.body.detail], [409, "This key was revoked: make a new one."]);
  });

  it("are listed by state and mode, page by page and by a cursor that meets each once", async () => {
    const ids = async (query: string) =>
      (await call("GET", `/keys?per_page=100&${query}`)).body.data.map((key: { id: number }) => key.id) as number[];
    const all = await ids("");
    assert.deepEqual(
      all,
      all.toSorted((a, b) => b - a),
    );
    assert.deepEqual((await ids("state=live,revoked,expired")).length, all.length);
    assert.deepEqual(
      [...(await ids("test=true")), ...(await ids("test=false"))].toSorted((a, b) => b - a),
      all,
    );
    assert.equal((await call("GET", "/keys?per_page=2&page=2")).body.meta.total, all.length);
    const walked: number[] = [];
    for (let next = "/keys?cursor=&per_page=4"; next !== "";) {
      const { body } = await call("GET", next);
      walked.push(...body.data.map((key: { id: number }) => key.id));
      next = (body.links.next as string | null)?.replace(`${server.url}/api/v1`, "") ?? "";
    }
    assert.deepEqual(walked, all);
    const bad = await call("GET", "/keys?state=asleep&test=maybe");
    assert.deepEqual(Object.keys(bad.body.errors).toSorted(), ["state", "test"]);
  });

  it("are at most MAX_KEYS live ones, however many are asked for at once", async () => {
    const carl = await server.createReseller({ password: PASSWORD });
    const session = (await server.rest("", "POST", "/login", { email: carl.email, password: PASSWORD })).body.token;
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => call("POST", "/keys", { password: PASSWORD }, session)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    assert.equal(refused.length, 4, "two keys were there already");
    assert.match(refused[0]!.body.detail, /^You have 12 live keys/);
    const { id } = answers.find(({ status }) => status === 201)!.body.data;
    const rotated = await call("POST", `/keys/${id}/rotate`, { password: PASSWORD, hours: 1 }, session);
    assert.deepEqual([rotated.status, rotated.body.code], [409, "conflict"]);
    assert.equal((await call("POST", `/keys/${id}/regenerate`, { password: PASSWORD }, session)).status, 201);
  });
});
