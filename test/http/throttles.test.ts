import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import { linkIn, startMailServer, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { hasPostgres } from "../support/postgres/postgres.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

/** Where there is one: what happens at the same time does so only there. */
const database = hasPostgres() ? "postgres" : "embedded";
const PASSWORD = "correct horse";
const WRONG = "a wrong password";
const MANY = 30;
const STRANGERS_WRITE = `
  select (select count(*) from audit_log) as audit, (select count(*) from resellers) as resellers,
         (select count(*) from wallets) as wallets, (select count(*) from transfers) as transfers,
         (select count(*) from users) as users, (select count(*) from sessions) as sessions,
         (select count(*) from one_time_links) as links, (select count(*) from tokens) as tokens`;

/** A call as the proxy passes it on that the test is. */
async function callFrom(server: TestServer, ip: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": ip },
    body: JSON.stringify(body),
  });
  return response.status;
}

const countOf = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

const guess = (server: TestServer, ip: string, email: string, password = WRONG) =>
  callFrom(server, ip, "/v1/login", { email, password });

describe("failed sign-ins count", () => {
  const start = (settings: object) =>
    startTestServer({ database, workers: false, settings: { TRUST_PROXY: ["127.0.0.1"], ...settings } });

  it("for the /64 of an IPv6 address, of which everyone has more addresses than there are guesses", async () => {
    await using server = await start({ LOGIN_ATTEMPTS_PER_MINUTE: 3 });
    const email = "ada@example.com";
    for (let n = 1; n <= 3; n++) assert.equal(await guess(server, `2001:db8:1:1::${n}`, email), 422);
    assert.equal(await guess(server, "2001:db8:1:1:ffff:2:3:4", email), 429);
    assert.equal(await guess(server, "2001:db8:1:2::1", email), 422);
    for (let n = 1; n <= 3; n++) assert.equal(await guess(server, "::ffff:192.0.2.1", email), 422);
    assert.equal(await guess(server, "192.0.2.1", email), 429);
  });

  it("for the /48, with four times the limit", async () => {
    await using server = await start({ LOGIN_ATTEMPTS_PER_ADDRESS: 2 });
    for (let n = 1; n <= 8; n++) assert.equal(await guess(server, `2001:db8:1:${n}::1`, `${n}@example.com`), 422);
    assert.equal(await guess(server, "2001:db8:1:9::1", "9@example.com"), 429);
    assert.equal(await guess(server, "2001:db8:2:1::1", "9@example.com"), 422);
  });

  it("for the account over all addresses, while other accounts sign in", async () => {
    await using server = await start({ LOGIN_ATTEMPTS_PER_ACCOUNT: 5 });
    const { email } = await server.createReseller({ password: PASSWORD });
    const other = await server.createReseller({ password: PASSWORD });
    for (let n = 1; n <= 5; n++) assert.equal(await guess(server, `192.0.2.${n}`, email.toUpperCase()), 422);
    assert.equal(await guess(server, "192.0.2.6", email, PASSWORD), 429);
    assert.equal(await callFrom(server, "192.0.2.7", "/v1/session", { email, password: PASSWORD }), 429);
    assert.equal(await callFrom(server, "192.0.2.8", "/operator/login", { email, password: PASSWORD }), 429);
    assert.equal(await guess(server, "192.0.2.6", other.email, PASSWORD), 200);
  });
});

describe("guesses at an account from many addresses", () => {
  let server: TestServer;
  let mails: TestMailServer;

  before(async () => {
    mails = await startMailServer();
    const mail = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@imei.example", PUBLIC_URL: "https://imei.example" };
    const settings = { ...mail, TRUST_PROXY: ["127.0.0.1"], LOGIN_ATTEMPTS_PER_ACCOUNT: 4 };
    server = await startTestServer({ database, workers: false, settings });
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  async function attack(email: string): Promise<void> {
    for (let n = 1; n <= 5; n++) await guess(server, `198.51.100.${n}`, email);
    assert.equal(await guess(server, "198.51.100.9", email, PASSWORD), 429);
  }

  it("does not keep out its owner's sessions, nor a browser in which the owner signed in before", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const page = openBrowserSession(server.url);
    const signIn = (as: string, password = PASSWORD) => page.call("POST", "/v1/session", { email: as, password });
    assert.equal((await signIn(email)).status, 200);
    await attack(email);
    const passwords = { current_password: PASSWORD, password: "battery staple" };
    assert.equal((await page.call("PUT", "/v1/session/password", passwords)).status, 200);
    await mails.next();
    assert.equal((await page.call("DELETE", "/v1/session")).status, 200);
    assert.equal((await signIn(email, "battery staple")).status, 200);
    const other = await server.createReseller({ password: PASSWORD });
    await attack(other.email);
    assert.equal((await signIn(other.email)).status, 429, "the browser is known for the one email alone");
    for (let n = 0; n < 4; n++) assert.equal((await signIn(email, WRONG)).status, 422);
    assert.equal((await signIn(email, "battery staple")).status, 429, "and has a count of its own");
  });

  it("does not keep out the owner who sets a new password by an emailed link", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    await attack(email);
    const page = openBrowserSession(server.url);
    assert.equal((await page.call("POST", "/v1/session/password-reset", { email })).status, 202);
    const token = linkIn(await mails.next(), "/reset-password").searchParams.get("token")!;
    const reset = { token, password: "battery staple" };
    assert.equal((await page.call("POST", "/v1/session/password-reset/confirm", reset)).status, 200);
    assert.equal((await page.call("POST", "/v1/session", { email, password: "battery staple" })).status, 200);
    await mails.next();
  });
});

describe("a caller over a limit makes the server write nothing:", () => {
  let server: TestServer;

  before(async () => {
    const limits = { AUTH_FAILURES_PER_MINUTE: 3, LOGIN_ATTEMPTS_PER_MINUTE: 3, SIGN_UPS_PER_MINUTE: 3 };
    server = await startTestServer({ database, workers: false, settings: { TRUST_PROXY: ["127.0.0.1"], ...limits } });
  });
  after(() => server.stop());

  const rows = async () => (await server.core.database.statement<object>("test_written", STRANGERS_WRITE, []))[0];
  const repeat = (call: (n: number) => Promise<number>) => Promise.all(Array.from({ length: MANY }, (_, n) => call(n)));

  it("no entry in the audit log for an invitation that was never sent", async () => {
    const earlier = await rows();
    const body = { token: "x".repeat(43), password: PASSWORD };
    const statuses = await repeat(() => callFrom(server, "192.0.2.1", "/operator/invitation/accept", body));
    assert.ok(countOf(statuses, 410) <= 3 && countOf(statuses, 429) >= MANY - 3, statuses.join());
    assert.deepEqual(await rows(), earlier);
  });

  it("no entry for a sign-in at the operator's, however many come at the same time", async () => {
    const earlier = (await rows()) as { audit: bigint };
    const statuses = await repeat(() =>
      callFrom(server, "192.0.2.2", "/operator/login", { email: "olga@example.com", password: WRONG }),
    );
    const tried = countOf(statuses, 422);
    assert.ok(tried >= 1 && tried <= 3 && countOf(statuses, 429) === MANY - tried, statuses.join());
    assert.deepEqual(await rows(), { ...earlier, audit: earlier.audit + BigInt(tried) });
  });

  it("no account, link or email for sign-ups and resets", async () => {
    const take = (path: string, body: (n: number) => object) =>
      repeat((n) => callFrom(server, "192.0.2.3", path, body(n)));
    const person = (n: number) => ({ name: "Eve", email: `eve${n}@example.com`, password: PASSWORD });
    const statuses = await take("/v1/sign-up", person);
    assert.ok(countOf(statuses, 202) >= 1 && countOf(statuses, 202) <= 3, statuses.join());
    const earlier = await rows();
    for (const path of ["/v1/sign-up", "/v1/session/password-reset", "/v1/session/first-operator"]) {
      const refused = await take(path, (n) => ({
        ...person(n),
        token: "x",
        ...(path.endsWith("reset") && { email: "eve0@example.com" }),
      }));
      assert.deepEqual(new Set(refused), new Set([429]), path);
    }
    assert.deepEqual(await rows(), earlier);
  });

  it("no more than ten emails an hour to one address, however many addresses ask", async () => {
    const ask = (n: number) =>
      callFrom(server, `203.0.113.${n}`, "/v1/session/password-reset", { email: "eve1@example.com" });
    const statuses = await repeat(ask);
    assert.ok(countOf(statuses, 202) >= 1 && countOf(statuses, 202) <= 10, statuses.join());
    assert.equal(countOf(statuses, 429), MANY - countOf(statuses, 202));
  });

  it("no line in the log of calls for a key that was revoked", async () => {
    const { id, key } = await server.createReseller();
    await server.core.database.kysely
      .updateTable("tokens")
      .set({ revoked_at: new Date() })
      .where("reseller_id", "=", id)
      .execute();
    server.core.accessChanged.raise();
    const answers = await Promise.all(Array.from({ length: MANY }, () => server.rest(key, "GET", "/account")));
    const answered = answers.filter(({ status }) => status === 401).length;
    assert.ok(answered >= 1 && answered <= 3, `${answered} of ${MANY}`);
    assert.equal(answers.filter(({ status }) => status === 429).length, MANY - answered);
    await server.core.callLog.close();
    const calls = await server.core.database.kysely.selectFrom("calls").select("status").execute();
    assert.equal(calls.length, answered);
  });
});
