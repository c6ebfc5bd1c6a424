import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { moveReseller } from "../../src/core/resellers/accounts/change-reseller.ts";
import { offerFirstOperator } from "../../src/core/people/staff/first-operator.ts";
import { createAuthenticator, type Authenticator } from "../support/sign-in/authenticator.ts";
import { openBrowserSession, type BrowserSession } from "../support/sign-in/browser-session.ts";
import { linkIn, startMailServer, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { readOpenApi } from "../support/openapi.ts";
import { hasPostgres } from "../support/postgres/postgres.ts";
import { totp } from "../support/sign-in/totp.ts";
import { startTestServer, type Answer, type TestServer, type TestStaff } from "../support/server.ts";

/** Where there is one: what happens at the same time does so only there. */
const database = hasPostgres() ? "postgres" : "embedded";
const PASSWORD = "correct horse";
const PUBLIC_URL = "https://imei.example";
const FROM = { origin: PUBLIC_URL };
const RACERS = 6;
const COUNTS = `
  select (select count(*) from resellers where lower(email) = lower($1)) as resellers,
         (select count(*) from users where email = lower($1)) as people,
         (select count(*) from wallets w join resellers r on r.id = w.reseller_id where lower(r.email) = lower($1)) as wallets`;

async function count(server: TestServer, email: string): Promise<Record<string, bigint> | undefined> {
  const [row] = await server.core.database.statement<Record<string, bigint>>("test_sign_ups", COUNTS, [email]);
  return row;
}

describe("a stranger who asks for an account", () => {
  let server: TestServer;
  let mails: TestMailServer;
  let owner: TestStaff;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "Imeister <no-reply@imei.example>", PUBLIC_URL };
    server = await startTestServer({ database, workers: false, settings });
    owner = await server.createStaff("owner");
    check = await readOpenApi(server.url);
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  async function signUp(email: string, fields: object = {}, headers = {}): Promise<Answer> {
    const body = { name: "Ada", email, password: PASSWORD, ...fields };
    const answer = await openBrowserSession(server.url).call("POST", "/v1/sign-up", body, headers);
    check("POST", "/api/v1/sign-up", answer);
    return answer;
  }

  const signIn = (email: string) =>
    openBrowserSession(server.url).call("POST", "/v1/session", { email, password: PASSWORD });

  async function setMode(mode: string): Promise<void> {
    const answer = await server.operate(owner.token, "PATCH", "/settings", { sign_up: mode });
    assert.deepEqual([answer.status, answer.body.data.sign_up], [200, mode]);
  }

  it("waits for approval at first, and is told of it by mail", async () => {
    const asked = await signUp("ada@example.com", { company: "Ada & Co." });
    assert.deepEqual([asked.status, asked.body.status], [202, "pending"]);
    const waiting = await signIn("ada@example.com");
    assert.deepEqual([waiting.status, waiting.body.code], [403, "account_suspended"]);
    assert.match(waiting.body.detail, /approve/);
    assert.deepEqual(await count(server, "ada@example.com"), { resellers: 1n, people: 1n, wallets: 2n });

    const [{ id }] = (await server.core.database.statement<{ id: number }>(
      "test_id",
      "select id from resellers where email = 'ada@example.com'",
      [],
    )) as [{ id: number }];
    await moveReseller(server.core, id, "approve");
    const mail = await mails.next();
    assert.equal(mail.to, "ada@example.com");
    assert.equal(linkIn(mail, "/sign-in").origin, PUBLIC_URL);
    assert.equal((await signIn("ada@example.com")).status, 200);
    await moveReseller(server.core, id, "suspend");
    await moveReseller(server.core, id, "reactivate");
    assert.equal(mails.waiting(), 0);
  });

  it("is told once that the operator approved", async () => {
    await signUp("once@example.com");
    const [found] = (await server.operate(owner.token, "GET", "/resellers?q=once@example.com")).body.data;
    assert.equal((await server.operate(owner.token, "POST", `/resellers/${found.id}/approve`)).status, 200);
    assert.equal((await mails.next()).to, "once@example.com");
    // Mails leave in order: what comes next is the next one that was written.
    await server.operate(owner.token, "POST", "/settings/test-mail");
    assert.equal((await mails.next()).to, owner.email);
  });

  it("gets the same answer for an email that has an account, whose owner is told", async () => {
    const taken = await server.createReseller({ password: PASSWORD });
    const fresh = await signUp("fresh@example.com");
    for (const email of [taken.email, taken.email.toUpperCase(), owner.email]) {
      const answer = await signUp(email, { password: "another password" });
      assert.deepEqual([answer.status, answer.body], [fresh.status, fresh.body]);
      assert.equal((await mails.next()).to.toLowerCase(), email.toLowerCase());
    }
    assert.equal((await signIn(taken.email)).status, 200);
    assert.deepEqual(await count(server, taken.email), { resellers: 1n, people: 1n, wallets: 2n });
    assert.deepEqual(await count(server, owner.email), { resellers: 0n, people: 1n, wallets: 0n });
  });

  it("may sign in at once where sign-up is open, and is refused where it is closed", async () => {
    await setMode("open");
    const open = await signUp("bob@example.com");
    assert.deepEqual([open.status, open.body.status], [202, "active"]);
    assert.equal((await signIn("bob@example.com")).status, 200);
    await setMode("closed");
    const closed = await signUp("carl@example.com");
    assert.deepEqual([closed.status, closed.body.code], [403, "sign_up_closed"]);
    assert.deepEqual(await count(server, "carl@example.com"), { resellers: 0n, people: 0n, wallets: 0n });
    const state = await openBrowserSession(server.url).call("GET", "/v1/session");
    assert.equal(state.body.data.sign_up, "closed");
    await setMode("approval");
  });

  it("is refused with what is wrong, and leaves nothing behind", async () => {
    for (const [field, value] of [
      ["password", "short"],
      ["email", "nobody"],
      ["name", " "],
      ["company", "x".repeat(300)],
    ] as const) {
      const answer = await signUp("dora@example.com", { [field]: value });
      assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, [field]]);
    }
    const strange = await signUp("dora@example.com", {}, { origin: "https://evil.example" });
    assert.deepEqual([strange.status, strange.body.code], [403, "origin_mismatch"]);
    assert.deepEqual(await count(server, "dora@example.com"), { resellers: 0n, people: 0n, wallets: 0n });
  });

  it("gets one account, however many ask for it at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, n) => signUp(n % 2 ? "eve@example.com" : "Eve@Example.com")),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
    assert.deepEqual(await count(server, "eve@example.com"), { resellers: 1n, people: 1n, wallets: 2n });
    for (let told = 1; told < RACERS; told++) await mails.next();
  });
});

describe("an email that a stranger gave", () => {
  let server: TestServer;
  let mails: TestMailServer;
  let owner: TestStaff;
  let claims = 0;

  before(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@imei.example", PUBLIC_URL };
    server = await startTestServer({ database, workers: false, settings });
    owner = await server.createStaff("owner");
    await server.operate(owner.token, "PATCH", "/settings", { sign_up: "open" });
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  /** An account in the name of another person, with all that one can make with it. */
  async function claim() {
    const email = `victim${++claims}@example.com`;
    const stranger = openBrowserSession(server.url);
    assert.equal((await stranger.call("POST", "/v1/sign-up", { name: "Eve", email, password: PASSWORD })).status, 202);
    const signIn = { email, password: PASSWORD };
    assert.equal((await stranger.call("POST", "/v1/session", signIn)).status, 200);
    const { token } = (await stranger.call("POST", "/v1/login", signIn)).body;
    const { key } = (await stranger.call("POST", "/v1/keys", { password: PASSWORD })).body.data;
    const passkey = await addPasskey(stranger);
    const { secret } = (await stranger.call("POST", "/v1/session/two-factor", { password: PASSWORD })).body.data;
    await stranger.call("POST", "/v1/session/two-factor/confirm", { otp: totp(secret) });
    assert.equal((await server.rest(key, "GET", "/account")).status, 200);
    return { email, stranger, passkey, secrets: [token, key] as string[] };
  }

  async function addPasskey(page: BrowserSession): Promise<Authenticator> {
    const passkey = createAuthenticator(PUBLIC_URL);
    const begun = await page.call("POST", "/v1/session/passkeys/options", { password: PASSWORD }, FROM);
    const made = { name: "Eve's", response: passkey.create(begun.body.data) };
    assert.equal((await page.call("POST", "/v1/session/passkeys", made, FROM)).status, 201);
    await mails.next();
    return passkey;
  }

  async function signInWith(passkey: Authenticator): Promise<number> {
    const page = openBrowserSession(server.url);
    const { data } = (await page.call("POST", "/v1/session/passkey/options", undefined, FROM)).body;
    return (await page.call("POST", "/v1/session/passkey", { response: passkey.get(data) }, FROM)).status;
  }

  async function resetPassword(email: string, password: string): Promise<void> {
    const page = openBrowserSession(server.url);
    assert.equal((await page.call("POST", "/v1/session/password-reset", { email })).status, 202);
    const token = linkIn(await mails.next(), "/reset-password").searchParams.get("token");
    assert.equal((await page.call("POST", "/v1/session/password-reset/confirm", { token, password })).status, 200);
    await mails.next();
  }

  it("gives no key, token, session, passkey or two-factor authentication that outlives the reset of its owner", async () => {
    const { email, stranger, passkey, secrets } = await claim();
    assert.equal(await signInWith(passkey), 200);
    await resetPassword(email, "battery staple");
    for (const secret of secrets) {
      const answer = await server.rest(secret, "GET", "/account");
      assert.deepEqual([answer.status, answer.body.code], [401, "key_revoked"]);
    }
    assert.equal((await stranger.call("GET", "/v1/account")).status, 401);
    assert.equal(await signInWith(passkey), 422);
    const page = openBrowserSession(server.url);
    const signedIn = await page.call("POST", "/v1/session", { email, password: "battery staple" });
    assert.deepEqual([signedIn.status, signedIn.body.data.person.two_factor_enabled], [200, false]);
  });

  it("is confirmed by that: keys made afterwards outlive later resets", async () => {
    const { email } = await claim();
    await resetPassword(email, "battery staple");
    const page = openBrowserSession(server.url);
    await page.call("POST", "/v1/session", { email, password: "battery staple" });
    const { key } = (await page.call("POST", "/v1/keys", { password: "battery staple" })).body.data;
    await server.core.database.statement("test_later", "delete from one_time_links", []);
    await resetPassword(email, "a third password");
    assert.equal((await server.rest(key, "GET", "/account")).status, 200);
  });

  it("does not keep its owner from the staff, whose invitation takes it over", async () => {
    const { email, stranger, secrets } = await claim();
    const invited = await server.operate(owner.token, "POST", "/staff", { name: "Ida", email, role: "agent" });
    assert.equal(invited.status, 201);
    await mails.next();
    assert.equal((await stranger.call("GET", "/v1/account")).status, 200, "until the invitation is accepted");
    const token = new URL(invited.body.invitation.url).hash.slice(1);
    const accept = { token, password: "battery staple" };
    assert.equal((await server.operate("", "POST", "/invitation/accept", accept)).status, 200);
    for (const secret of secrets) assert.equal((await server.rest(secret, "GET", "/account")).status, 401);
    assert.equal((await stranger.call("GET", "/v1/account")).status, 401);
    const wrong = await server.operate("", "POST", "/login", { email, password: PASSWORD });
    assert.equal(wrong.body.code, "invalid_credentials");
    const right = await server.operate("", "POST", "/login", { email, password: "battery staple" });
    assert.deepEqual([right.status, right.body.data.role], [200, "agent"]);
  });

  it("stays with its owner once it is confirmed", async () => {
    const { email } = await claim();
    await resetPassword(email, "battery staple");
    const invited = await server.operate(owner.token, "POST", "/staff", { name: "Ida", email, role: "agent" });
    assert.deepEqual([invited.status, invited.body.code], [409, "conflict"]);
  });
});

describe("the operator's settings", () => {
  let server: TestServer;
  let mails: TestMailServer;
  let owner: TestStaff;

  before(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@imei.example", PUBLIC_URL };
    server = await startTestServer({ database, workers: false, settings });
    owner = await server.createStaff("owner");
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  it("say what the server is called, who may sign up and how mails leave", async () => {
    const { data } = (await server.operate(owner.token, "GET", "/settings")).body;
    assert.deepEqual(data, {
      name: "Imeister",
      sign_up: "approval",
      public_url: PUBLIC_URL,
      mail_from: "no-reply@imei.example",
    });
    const named = await server.operate(owner.token, "PATCH", "/settings", { name: " Berlin <Unlocks> " });
    assert.equal(named.body.data.name, "Berlin <Unlocks>");
    for (const wrong of [{ name: "" }, { name: "two\nlines" }, { name: "x".repeat(101) }, { sign_up: "sometimes" }]) {
      assert.equal((await server.operate(owner.token, "PATCH", "/settings", wrong)).status, 422);
    }
    const page = await openBrowserSession(server.url).call("GET", "/v1/session");
    assert.equal(page.body.data.brand.name, "Berlin <Unlocks>");
  });

  it("send a mail to who asks, whose text is no markup, or say why not", async () => {
    const sent = await server.operate(owner.token, "POST", "/settings/test-mail");
    assert.equal(sent.status, 200);
    const mail = await mails.next();
    assert.equal(mail.to, owner.email);
    assert.match(mail.source, /Emails of Berlin <Unlocks> arrive here/);
    assert.match(mail.source.replaceAll("=\n", ""), /Emails of Berlin &lt;Unlocks&gt; arrive here/);
    mails.refuse("no such mailbox");
    const refused = await server.operate(owner.token, "POST", "/settings/test-mail");
    assert.deepEqual([refused.status, refused.body.code], [502, "mail_failed"]);
    assert.match(refused.body.detail, /no such mailbox/);
    mails.refuse(null);
  });
});

describe("the first operator", () => {
  let server: TestServer;

  before(async () => {
    server = await startTestServer({ database, workers: false });
  });
  after(() => server.stop());

  const person = { name: "Olga", email: "olga@example.com", password: PASSWORD };
  const become = (token: string, fields: object = {}) =>
    openBrowserSession(server.url).call("POST", "/v1/session/first-operator", { ...person, token, ...fields });

  async function offer(): Promise<string> {
    const link = await offerFirstOperator(server.core, server.url);
    assert.ok(link?.startsWith(`${server.url}/first-operator?token=`));
    return new URL(link!).searchParams.get("token")!;
  }

  it("needs the newest link that was printed", async () => {
    const old = await offer();
    await offer();
    for (const token of [old, "", "x".repeat(43)]) {
      const answer = await become(token);
      assert.deepEqual([answer.status, answer.body.code], [410, "link_expired"]);
    }
  });

  it("is one, even when many open the link at the same time, and an owner who is signed in", async () => {
    const token = await offer();
    assert.equal((await become(token, { password: "short" })).status, 422);
    const pages = Array.from({ length: RACERS }, () => openBrowserSession(server.url));
    const answers = await Promise.all(
      pages.map((page, n) =>
        page.call("POST", "/v1/session/first-operator", { ...person, email: `olga${n}@example.com`, token }),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, ...Array.from({ length: RACERS - 1 }, () => 410)],
    );
    const winner = answers.findIndex(({ status }) => status === 201);
    assert.equal(answers[winner]!.body.data.staff.role, "owner");
    assert.equal((await pages[winner]!.call("GET", "/operator/me")).status, 200);
    const people = await server.core.database.kysely.selectFrom("users").select("email").execute();
    assert.equal(people.length, 1);
    const state = await openBrowserSession(server.url).call("GET", "/v1/session");
    assert.equal(state.body.data.first_operator_needed, false);
  });

  it("is offered no more once there is staff", async () => {
    assert.equal(await offerFirstOperator(server.core, server.url), null);
    assert.equal((await become("x".repeat(43))).status, 410);
  });
});

it("sign-ups and requests for mails are limited by address", async () => {
  await using server = await startTestServer({ database, workers: false, settings: { SIGN_UPS_PER_MINUTE: 3 } });
  const page = openBrowserSession(server.url);
  const signUp = { name: "Ada", email: "ada@example.com", password: PASSWORD };
  assert.equal((await page.call("POST", "/v1/sign-up", signUp)).status, 202);
  assert.equal((await page.call("POST", "/v1/sign-up", { ...signUp, email: "none" })).status, 422);
  assert.equal((await page.call("POST", "/v1/session/password-reset", { email: "ada@example.com" })).status, 202);
  for (const [path, body] of [
    ["sign-up", signUp],
    ["session/password-reset", { email: "bob@example.com" }],
    ["session/first-operator", { ...signUp, token: "x" }],
  ] as const) {
    const limited = await page.call("POST", `/v1/${path}`, body);
    assert.deepEqual([limited.status, limited.body.code], [429, "login_throttled"]);
  }
});
