import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createApiKey } from "../../../src/core/resellers/keys/api-keys.ts";
import { startTestServer, type Answer, type TestReseller } from "../../support/server.ts";
import { openBrowserSession, type BrowserSession } from "../../support/sign-in/browser-session.ts";
import { nextTotp, totp } from "../../support/sign-in/totp.ts";
import { PASSWORD, useKeysWorld } from "./keys-world.ts";

describe("API keys over REST", () => {
  const keys = useKeysWorld();
  const { call, make, made, revoke, stateOf, use } = keys;

  describe("are managed from the dashboard, with its cookie", () => {
    let browser: BrowserSession;
    const signIn = async (reseller: TestReseller, otp?: string) => {
      browser = openBrowserSession(keys.server.url);
      const given = { email: reseller.email, password: PASSWORD, ...(otp !== undefined && { otp }) };
      const { status, body } = await browser.call("POST", "/v1/session", given);
      assert.equal(status, 200, JSON.stringify(body));
    };

    it("and the password", async () => {
      await signIn(keys.ada);
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
      const mia = await keys.server.createReseller({ password: PASSWORD });
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
        const { status, body: answer } = await call(method, path, body, keys.ada.key);
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
      const { id: foreign } = await createApiKey(keys.server.core, {
        resellerId: (await keys.server.createReseller()).id,
      });
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
    const account = await keys.server.rest(key, "GET", "/account");
    assert.deepEqual([account.body.data.test, account.body.data.rate_limit.limit], [true, 30]);
    assert.equal((await keys.server.rest(key, "GET", "/services")).body.code, "scope_missing");
  });

  it("are made from a form too", async () => {
    const response = await fetch(`${keys.server.url}/api/v1/keys`, {
      method: "POST",
      headers: { authorization: `Bearer ${keys.token}` },
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
    await revoke(data.id);
  });
});
