import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openBrowserSession, type BrowserSession } from "../support/sign-in/browser-session.ts";
import { startMailServer, type ReceivedMail, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

const PASSWORD = "correct horse battery";
const PATH = "/session/notifications";

describe("notifications of a user", () => {
  let server: TestServer;
  let mail: TestMailServer;
  let reseller: TestReseller;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    mail = await startMailServer();
    server = await startTestServer({
      settings: { SMTP_URL: mail.url, MAIL_FROM: "Shop <shop@example.com>", PUBLIC_URL: "https://shop.example.com" },
    });
    reseller = await server.createReseller({ password: PASSWORD });
    check = await readOpenApi(server.url);
  });
  after(async () => {
    await server.stop();
    await mail.stop();
  });

  async function call(page: BrowserSession, method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await page.call(method, `/v1${path}`, body, { origin: "https://shop.example.com" });
    check(method, `/api/v1${path}`, answer);
    return answer;
  }
  async function signIn(email: string, cookies = "", password = PASSWORD): Promise<BrowserSession> {
    const page = openBrowserSession(server.url, cookies);
    assert.equal((await call(page, "POST", "/session", { email, password })).status, 200);
    return page;
  }
  /** Other emails that arrive before it are about something else. */
  async function nextAbout(subject: string): Promise<ReceivedMail> {
    for (;;) {
      const received = await mail.next();
      if (received.source.includes(`Subject: Imeister: ${subject}`)) return received;
    }
  }
  const topicOf = ({ body }: Answer, topic: string) =>
    body.data.topics.find((found: { topic: string }) => found.topic === topic);

  it("tell of a sign-in from a new device, but not of the first one, and not of a known browser", async () => {
    const { email } = await server.createReseller({ password: PASSWORD });
    const first = await signIn(email);
    await signIn(email, first.cookies());
    const waiting = async () => {
      const { rows } = {
        rows: await server.core.database.kysely.selectFrom("notification_lines").selectAll().execute(),
      };
      return rows.filter(({ topic }) => topic === "new_sign_in");
    };
    assert.deepEqual(await waiting(), []);
    await signIn(email);
    const { to, source } = await nextAbout("New sign-in to your account");
    assert.equal(to, email);
    assert.match(source, /https:\/\/shop\.example\.com\/forgot-password/);
    assert.match(source, /https:\/\/shop\.example\.com\/settings\/notifications/);
  });

  it("are turned on and off for each topic and channel", async () => {
    const page = await signIn(reseller.email);
    const given = await call(page, "GET", PATH);
    assert.deepEqual(given.body.data.email, { address: reseller.email, available: true });
    const finished = topicOf(given, "order_finished");
    assert.deepEqual([finished.name, finished.email, finished.telegram], ["Order finished", false, false]);
    const change = {
      topics: [
        { topic: "order_finished", email: true },
        { topic: "key_created", telegram: false },
      ],
    };
    const changed = await call(page, "PATCH", PATH, change);
    assert.equal(changed.status, 200);
    assert.deepEqual(
      [topicOf(changed, "order_finished").email, topicOf(changed, "order_finished").telegram],
      [true, false],
    );
    assert.deepEqual([topicOf(changed, "key_created").email, topicOf(changed, "key_created").telegram], [true, false]);
    assert.deepEqual((await call(page, "GET", PATH)).body, changed.body);
  });

  it("are only those that the user can get", async () => {
    const page = await signIn(reseller.email);
    for (const topic of ["sign_up", "important_news"]) {
      const { status, body } = await call(page, "PATCH", PATH, { topics: [{ topic, email: true }] });
      assert.deepEqual([status, body.code], [422, "validation_failed"]);
    }
    const { email, password } = await server.createStaff("agent");
    const staff = await call(await signIn(email, "", password), "GET", PATH);
    const topics: { topic: string }[] = staff.body.data.topics;
    assert.deepEqual(
      topics.map(({ topic }) => topic),
      ["new_sign_in", "orders_waiting"],
    );
    assert.equal((await call(openBrowserSession(server.url), "GET", PATH)).status, 401);
  });

  it("are sent by the workers of the server", async () => {
    const { token } = await server.createStaff("manager");
    const { id, email } = await server.createReseller({ password: PASSWORD });
    const body = { amount: "12.50", reason: "Bank transfer", idempotency_key: "transfer 1" };
    assert.equal((await server.operate(token, "POST", `/resellers/${id}/top-up`, body)).status, 200);
    const { to, source } = await nextAbout("Your top-up is credited");
    assert.equal(to, email);
    assert.match(source, /12\.50 USD was added to your wallet/);
  });
});
