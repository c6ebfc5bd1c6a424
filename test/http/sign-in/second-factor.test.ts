import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openBrowserSession, type BrowserSession } from "../../support/sign-in/browser-session.ts";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestServer } from "../../support/server.ts";
import { totp } from "../../support/sign-in/totp.ts";

const PASSWORD = "correct horse";
const WRONG_CODE = "not-a-code";
const STEP_MS = 30_000;

interface Factor {
  secret: string;
  recovery_codes: string[];
}

describe("two-factor authentication", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let now = Date.now();

  before(async () => {
    server = await startTestServer({ workers: false, clock: () => new Date(now) });
    check = await readOpenApi(server.url);
  });
  after(() => server.stop());

  /** Each code works once: waits, on the server's clock, until the app shows the next one. */
  function code(secret: string): string {
    now += STEP_MS;
    return totp(secret, now);
  }

  async function call(page: BrowserSession, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await page.call(method, `/v1${path}`, body);
    check(method, `/api/v1${path}`, answer);
    return answer;
  }

  const signIn = (page: BrowserSession, email: string, otp?: string | null) =>
    call(page, "POST", "/session", { email, password: PASSWORD, otp });

  async function signedIn(email: string, otp?: string): Promise<BrowserSession> {
    const page = openBrowserSession(server.url);
    assert.equal((await signIn(page, email, otp)).status, 200);
    return page;
  }

  async function turnOn(page: BrowserSession): Promise<Factor> {
    const prepared = await call(page, "POST", "/session/two-factor", { password: PASSWORD });
    assert.equal(prepared.status, 200);
    const factor = prepared.body.data as Factor;
    assert.equal((await call(page, "POST", "/session/two-factor/confirm", { otp: code(factor.secret) })).status, 200);
    return factor;
  }

  async function protectedReseller(): Promise<Factor & { email: string; page: BrowserSession }> {
    const { email } = await server.createReseller({ password: PASSWORD });
    const page = await signedIn(email);
    return { email, page, ...(await turnOn(page)) };
  }

  it("counts from the moment that a code confirmed it, and never without the password", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const page = await signedIn(email);
    const wrong = await call(page, "POST", "/session/two-factor", { password: "a wrong password" });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["password"]]);
    const early = await call(page, "POST", "/session/two-factor/confirm", { otp: "123456" });
    assert.deepEqual([early.status, early.body.code], [409, "conflict"]);

    const { uri, secret } = (await call(page, "POST", "/session/two-factor", { password: PASSWORD })).body.data;
    assert.match(uri, /^otpauth:\/\/totp\//);
    assert.equal(new URL(uri).searchParams.get("secret"), secret);
    const unsure = await call(page, "POST", "/session/two-factor/confirm", { otp: "000000" });
    assert.deepEqual([unsure.status, Object.keys(unsure.body.errors)], [422, ["otp"]]);
    await signedIn(email);
    assert.equal((await call(page, "GET", "/account")).body.data.two_factor_enabled, false);

    const old = page.cookie();
    assert.equal((await call(page, "POST", "/session/two-factor/confirm", { otp: code(secret) })).status, 200);
    assert.equal((await call(page, "GET", "/account")).body.data.two_factor_enabled, true);
    assert.equal((await call(page, "GET", "/session")).body.data.person.two_factor_enabled, true);
    assert.equal((await call(openBrowserSession(server.url, old), "GET", "/account")).status, 401);
    const twice = await call(page, "POST", "/session/two-factor", { password: PASSWORD });
    assert.deepEqual([twice.status, twice.body.code], [409, "conflict"]);
    await signedIn(email, code(secret));
  });

  it("is asked for by every sign-in, after the right password alone", async () => {
    const { email, secret } = await protectedReseller();
    const page = openBrowserSession(server.url);
    for (const path of ["/session", "/login"]) {
      const ask = (fields: object) => call(page, "POST", path, { email, password: PASSWORD, ...fields });
      for (const fields of [{}, { otp: " " }, { otp: null }]) {
        const missing = await ask(fields);
        assert.deepEqual([missing.status, missing.body.code], [401, "otp_required"], path);
      }
      for (const otp of ["00000 0", WRONG_CODE]) {
        const wrong = await ask({ otp });
        assert.deepEqual([wrong.status, wrong.body.code], [422, "invalid_credentials"], path);
      }
      const wrongPassword = await ask({ password: "a wrong password", otp: code(secret) });
      assert.deepEqual([wrongPassword.status, Object.keys(wrongPassword.body.errors)], [422, ["email"]]);
      assert.equal(page.cookie(), "");
      const shown = code(secret);
      assert.equal((await ask({ otp: `${shown.slice(0, 3)} ${shown.slice(3)}` })).status, 200);
      await page.call("DELETE", "/v1/session");
    }
    const sessions = await server.core.database.statement<{ count: bigint }>(
      "test_sessions_of",
      `select count(*) from sessions x join users u on u.id = x.user_id where u.email = $1`,
      [email],
    );
    assert.equal(sessions[0]!.count, 1n, "no sign-in left a session behind but the one that turned the factor on");
  });

  it("keeps staff's sign-in of the operator's API too", async () => {
    const { email, password } = await server.createStaff("owner");
    const page = openBrowserSession(server.url);
    await page.call("POST", "/v1/session", { email, password });
    const prepared = (await page.call("POST", "/v1/session/two-factor", { password })).body.data;
    await page.call("POST", "/v1/session/two-factor/confirm", { otp: code(prepared.secret) });
    const login = (fields: object) => server.operate("", "POST", "/login", { email, password, ...fields });
    assert.equal((await login({})).body.code, "otp_required");
    assert.equal((await login({ otp: "000000" })).body.code, "invalid_credentials");
    const { token } = (await login({ otp: code(prepared.secret) })).body;
    assert.equal((await server.operate(token, "GET", "/me")).status, 200);
    const log = JSON.stringify((await server.operate(token, "GET", "/audit-log")).body.data);
    assert.ok(log.includes("/session/two-factor/confirm"));
    assert.ok(!log.includes(password) && !log.includes(prepared.secret) && !log.includes(totp(prepared.secret, now)));
  });

  it("has recovery codes that stand in for the app once each, even when used at the same time", async () => {
    const { email, recovery_codes: codes } = await protectedReseller();
    assert.equal(new Set(codes).size, 10);
    await signedIn(email, codes[0]);
    assert.equal((await signIn(openBrowserSession(server.url), email, codes[0])).body.code, "invalid_credentials");
    const racers = await Promise.all(
      Array.from({ length: 6 }, () => signIn(openBrowserSession(server.url), email, codes[1])),
    );
    assert.equal(racers.filter(({ status }) => status === 200).length, 1);
    for (const { status } of racers) assert.ok(status === 200 || status === 422);
    await signedIn(email, codes[2]);
  });

  it("accepts each code of the app once, from any address and however many send it at the same time", async () => {
    const { email, secret } = await protectedReseller();
    const shown = code(secret);
    const racers = await Promise.all(
      Array.from({ length: 6 }, () => signIn(openBrowserSession(server.url), email, shown)),
    );
    assert.equal(racers.filter(({ status }) => status === 200).length, 1);
    for (const { status, body } of racers) assert.ok(status === 200 || body.code === "invalid_credentials");
    const late = await signIn(openBrowserSession(server.url), email, shown);
    assert.match(late.body.errors.otp[0], /used already/);
    const earlier = totp(secret, now - STEP_MS);
    assert.equal((await signIn(openBrowserSession(server.url), email, earlier)).status, 422);
    await signedIn(email, code(secret));
  });

  it("does not take the code that turned it on for a sign-in too", async () => {
    const { email, secret } = await protectedReseller();
    assert.equal((await signIn(openBrowserSession(server.url), email, totp(secret, now))).status, 422);
  });

  it("gets new recovery codes for the password and a code, and the old ones no longer work", async () => {
    const { email, page, secret, recovery_codes: old } = await protectedReseller();
    const renew = (body: object) => call(page, "POST", "/session/recovery-codes", body);
    const wrong = await renew({ password: "a wrong password", otp: code(secret) });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["password"]]);
    assert.equal((await renew({ password: PASSWORD })).body.code, "otp_required");
    const wrongCode = await renew({ password: PASSWORD, otp: "000000" });
    assert.deepEqual([wrongCode.status, Object.keys(wrongCode.body.errors)], [422, ["otp"]]);
    const made = (await renew({ password: PASSWORD, otp: code(secret) })).body.data.recovery_codes;
    assert.equal((await signIn(openBrowserSession(server.url), email, old[0])).status, 422);
    await signedIn(email, made[0]);
    assert.equal((await renew({ password: PASSWORD, otp: made[1] })).status, 200);
  });

  it("is turned off for the password and a code, and then asked for no more", async () => {
    const { email, page, secret: first, recovery_codes: codes } = await protectedReseller();
    const remove = (body: object) => call(page, "POST", "/session/two-factor/remove", body);
    const wrong = await remove({ password: "a wrong password", otp: code(first) });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["password"]]);
    assert.equal((await remove({ password: PASSWORD })).body.code, "otp_required");
    assert.equal((await remove({ password: PASSWORD, otp: WRONG_CODE })).body.code, "invalid_credentials");
    assert.equal((await call(page, "GET", "/account")).body.data.two_factor_enabled, true);
    assert.equal((await remove({ password: PASSWORD, otp: codes[0] })).status, 200);
    assert.equal((await call(page, "GET", "/account")).body.data.two_factor_enabled, false);
    await signedIn(email);
    const off = await call(page, "POST", "/session/recovery-codes", { password: PASSWORD });
    assert.deepEqual([off.status, off.body.code], [409, "conflict"]);
    const { secret } = await turnOn(page);
    assert.equal((await signIn(openBrowserSession(server.url), email, codes[1])).status, 422);
    await signedIn(email, code(secret));
  });

  it("that was lost is taken off by the operator, and every session with it", async () => {
    const { id, email } = await server.createReseller({ password: PASSWORD });
    const { token } = await server.createStaff("manager");
    const reset = () => server.operate(token, "POST", `/resellers/${id}/reset-two-factor`);
    assert.equal((await reset()).body.code, "conflict");
    const page = await signedIn(email);
    await turnOn(page);
    assert.equal((await reset()).status, 200);
    assert.equal((await call(page, "GET", "/account")).status, 401);
    assert.equal((await call(await signedIn(email), "GET", "/account")).body.data.two_factor_enabled, false);
  });

  it("is locked for a while after ten wrong codes, from any addresses", async () => {
    const { email, secret } = await protectedReseller();
    for (let guess = 0; guess < 10; guess++) {
      assert.equal((await signIn(openBrowserSession(server.url), email, "000000")).status, 422);
    }
    const locked = await signIn(openBrowserSession(server.url), email, code(secret));
    assert.deepEqual([locked.status, locked.body.code], [429, "login_throttled"]);
    assert.ok(Number(locked.headers.get("retry-after")) > 0);
    now += 15 * 60_000;
    await signedIn(email, code(secret));
  });

  it("gets no more guesses by sending many codes at the same time", async () => {
    const { email, secret } = await protectedReseller();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => signIn(openBrowserSession(server.url), email, "000000")),
    );
    assert.equal(guesses.filter(({ status }) => status === 422).length, 10);
    assert.equal(guesses.filter(({ status }) => status === 429).length, 10);
    assert.equal((await signIn(openBrowserSession(server.url), email, code(secret))).status, 429);
  });
});

it("guessing codes is throttled as guessing passwords is", async () => {
  await using server = await startTestServer({ workers: false, settings: { LOGIN_ATTEMPTS_PER_MINUTE: 3 } });
  const { email } = await server.createReseller({ password: PASSWORD });
  const page = openBrowserSession(server.url);
  await page.call("POST", "/v1/session", { email, password: PASSWORD });
  const { secret } = (await page.call("POST", "/v1/session/two-factor", { password: PASSWORD })).body.data;
  await page.call("POST", "/v1/session/two-factor/confirm", { otp: totp(secret) });
  const guess = (otp?: string) => page.call("POST", "/v1/session", { email, password: PASSWORD, otp });
  for (let attempt = 0; attempt < 5; attempt++) assert.equal((await guess()).body.code, "otp_required");
  for (let attempt = 0; attempt < 3; attempt++) assert.equal((await guess("000000")).status, 422);
  const throttled = await guess(totp(secret));
  assert.deepEqual([throttled.status, throttled.body.code], [429, "login_throttled"]);
});
