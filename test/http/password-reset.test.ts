import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { pino } from "pino";
import { readConfig } from "../../src/config.ts";
import { createMailer } from "../../src/mail/mailer.ts";
import { openBrowserSession, type BrowserSession } from "../support/sign-in/browser-session.ts";
import { linkIn, startMailServer, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestServer } from "../support/server.ts";

const MINUTE_MS = 60_000;
const PASSWORD = "correct horse";
const NEW = "battery staple";
const RACERS = 5;
/** Of emails to one address. */
const MORE_THAN_AN_HOUR_ALLOWS = 11;

describe("a person who forgot the password", () => {
  let server: TestServer;
  let mails: TestMailServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let now = Date.now();

  before(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@imei.example", PUBLIC_URL: "https://imei.example" };
    server = await startTestServer({ workers: false, settings, clock: () => new Date(now) });
    check = await readOpenApi(server.url);
  });
  afterEach(() => {
    now = Date.now();
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  async function call(path: string, body: object, headers = {}): Promise<Answer> {
    const answer = await openBrowserSession(server.url).call("POST", `/v1${path}`, body, headers);
    check("POST", `/api/v1${path}`, answer);
    return answer;
  }

  const ask = (email: string, headers = {}) => call("/session/password-reset", { email }, headers);
  const reset = (token: string, password = NEW) => call("/session/password-reset/confirm", { token, password });
  const signIn = (email: string, password: string) => call("/session", { email, password });

  async function tokenFor(email: string): Promise<string> {
    assert.equal((await ask(email)).status, 202);
    const mail = await mails.next();
    assert.equal(mail.to, email);
    const link = linkIn(mail, "/reset-password");
    assert.equal(link.origin, "https://imei.example");
    return link.searchParams.get("token")!;
  }

  it("gets a link by email, which leads to this server and not to the host that the request names", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const known = await ask(email.toUpperCase(), { "x-forwarded-host": "evil.example" });
    const link = linkIn(await mails.next(), "/reset-password");
    assert.equal(link.host, "imei.example");
    const unknown = await ask("nobody@example.com");
    assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
    assert.equal(mails.waiting(), 0);
  });

  it("is told that an address cannot be an email, in the words of the sign-up", async () => {
    for (const email of ["", " ", "nobody", "@example.com", "nobody@", "no body@example.com", "nobody\0@example.com"]) {
      const signUp = await call("/sign-up", { name: "Ada", email, password: PASSWORD });
      const answer = await ask(email);
      assert.deepEqual([answer.status, answer.body.code], [422, "validation_failed"], email);
      assert.deepEqual(answer.body.errors, signUp.body.errors, email);
      assert.deepEqual(Object.keys(answer.body.errors), ["email"], email);
    }
    assert.equal(mails.waiting(), 0);
  });

  it("is told so however many others sent nothing", async () => {
    for (let asked = 0; asked < MORE_THAN_AN_HOUR_ALLOWS; asked++) {
      assert.deepEqual([(await ask("")).status, asked], [422, asked]);
    }
  });

  it("sets a new password once, and everyone who was signed in is signed out", async () => {
    const { email, key } = await server.createReseller({ password: PASSWORD });
    const page = openBrowserSession(server.url);
    await page.call("POST", "/v1/session", { email, password: PASSWORD });
    const { token: login } = (await call("/login", { email, password: PASSWORD })).body;
    const token = await tokenFor(email);
    const short = await reset(token, "short");
    assert.deepEqual([short.status, Object.keys(short.body.errors)], [422, ["password"]]);
    assert.equal((await page.call("GET", "/v1/account")).status, 200);

    assert.equal((await reset(token)).status, 200);
    assert.match((await mails.next()).source, /was changed/);
    const twice = await reset(token, "a third password");
    assert.deepEqual([twice.status, twice.body.code], [410, "link_expired"]);
    assert.equal((await page.call("GET", "/v1/account")).status, 401);
    assert.equal((await server.rest(login, "GET", "/account")).status, 401);
    assert.equal((await server.rest(key, "GET", "/account")).status, 200);
    assert.equal((await signIn(email, PASSWORD)).status, 422);
    assert.equal((await signIn(email, NEW)).status, 200);
  });

  it("is refused a link that was never sent, or that is an hour old", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    await ask("nobody@example.com");
    const token = await tokenFor(email);
    for (const wrong of ["", "x".repeat(43), token.slice(1), `${token}x`]) {
      const answer = await reset(wrong);
      assert.deepEqual([answer.status, answer.body.code], [410, "link_expired"]);
    }
    now += 61 * MINUTE_MS;
    assert.equal((await reset(token)).body.code, "link_expired");
    assert.equal((await signIn(email, PASSWORD)).status, 200);
  });

  it("gets one mail a minute, and using a link ends the others", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const first = await tokenFor(email);
    assert.equal((await ask(email)).status, 202);
    now += 2 * MINUTE_MS;
    const second = await tokenFor(email);
    assert.equal(mails.waiting(), 0);
    assert.equal((await reset(first)).status, 200);
    await mails.next();
    assert.equal((await reset(second)).body.code, "link_expired");
  });

  it("uses the link once, even when it is used many times at the same time", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: RACERS }, (_, n) => reset(token, `new password ${n}`)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const winner = answers.findIndex(({ status }) => status === 200);
    assert.equal((await signIn(email, `new password ${winner}`)).status, 200);
    await mails.next();
  });

  it("is not served on a page of another site", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const evil = { origin: "https://evil.example" };
    assert.equal((await ask(email, evil)).body.code, "origin_mismatch");
    const token = await tokenFor(email);
    const answer = await call("/session/password-reset/confirm", { token, password: NEW }, evil);
    assert.equal(answer.body.code, "origin_mismatch");
    assert.equal((await signIn(email, PASSWORD)).status, 200);
  });
});

describe("the profile of a reseller", () => {
  let server: TestServer;
  let page: BrowserSession;
  let key: string;

  before(async () => {
    server = await startTestServer({ workers: false });
    const reseller = await server.createReseller({ password: PASSWORD });
    ({ key } = reseller);
    page = openBrowserSession(server.url);
    await page.call("POST", "/v1/session", { email: reseller.email, password: PASSWORD });
  });
  after(() => server.stop());

  it("is changed by who signed in, and not by a key", async () => {
    const change = { name: "Ada Lovelace", company: "Engines Ltd", low_balance_threshold: "12.50" };
    assert.equal((await server.rest(key, "PATCH", "/account", change)).body.code, "not_a_login_token");
    const changed = await page.call("PATCH", "/v1/account", change);
    assert.equal(changed.status, 200);
    const { name, company, low_balance_threshold } = changed.body.data;
    assert.deepEqual({ name, company, low_balance_threshold }, change);
    assert.equal((await page.call("GET", "/v1/session")).body.data.person.name, "Ada Lovelace");
    const cleared = await page.call("PATCH", "/v1/account", { company: null });
    assert.deepEqual([cleared.body.data.company, cleared.body.data.name], [null, "Ada Lovelace"]);
  });

  it("is refused what is wrong, field by field", async () => {
    for (const [field, value] of [
      ["name", " "],
      ["company", "x".repeat(300)],
      ["low_balance_threshold", "-1"],
      ["low_balance_threshold", "a lot"],
    ] as const) {
      const answer = await page.call("PATCH", "/v1/account", { [field]: value });
      assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, [field]], `${field}: ${value}`);
    }
  });
});

it("without a mail server the link goes to the log, so that the operator can pass it on", () => {
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  const mailer = createMailer(readConfig({}), log, () => Promise.reject(new Error("not asked for")));
  assert.equal(mailer.from, null);
  mailer.post({
    to: "ada@example.com",
    subject: "Hello",
    paragraphs: [],
    link: { label: "Open", url: "https://x.example/y" },
  });
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)).map(({ level, to, link }) => ({ level, to, link })),
    [{ level: 40, to: "ada@example.com", link: "https://x.example/y" }],
  );
});

it("an address of this server that leads nowhere is refused at the start", () => {
  for (const PUBLIC_URL of ["imei.example", "ftp://imei.example", "https://"]) {
    assert.throws(() => readConfig({ PUBLIC_URL }), /PUBLIC_URL must be an address/);
  }
  assert.equal(readConfig({ PUBLIC_URL: "https://imei.example" }).PUBLIC_URL, "https://imei.example");
});

it("a mail server is refused at the start without a sender and an address of this server", () => {
  assert.throws(() => readConfig({ SMTP_URL: "smtp://mail.example" }), /SMTP_URL needs MAIL_FROM and PUBLIC_URL/);
});
