import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { after, before, describe, it } from "node:test";
import { openBrowserSession, type BrowserSession } from "../support/sign-in/browser-session.ts";
import { linkIn, startMailServer, type ReceivedMail, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { readOpenApi } from "../support/openapi.ts";
import { BOT_TOKEN, startTelegram, type TestTelegram } from "../support/telegram.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";

const PASSWORD = "correct horse battery";
const PATH = "/session/notifications";

describe("notifications of a user", () => {
  let server: TestServer;
  let mail: TestMailServer;
  let telegram: TestTelegram;
  let reseller: TestReseller;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    [mail, telegram] = await Promise.all([startMailServer(), startTelegram()]);
    server = await startTestServer({
      settings: {
        SMTP_URL: mail.url,
        MAIL_FROM: "Shop <shop@example.com>",
        PUBLIC_URL: "https://shop.example.com",
        TELEGRAM_API_URL: telegram.url,
        ALLOW_PRIVATE_ADDRESSES: true,
      },
    });
    reseller = await server.createReseller({ password: PASSWORD });
    check = await readOpenApi(server.url);
  });
  after(async () => {
    await server.stop();
    await mail.stop();
    await telegram[Symbol.asyncDispose]();
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
  /** A manager who is a reseller as well. */
  async function signInAsBoth(): Promise<BrowserSession> {
    const { kysely } = server.core.database;
    const [{ id: resellerId }, { id: staffId, email, password }] = [
      await server.createReseller(),
      await server.createStaff("manager"),
    ];
    const { user_id: userId } = await kysely
      .selectFrom("staff")
      .select("user_id")
      .where("id", "=", staffId)
      .executeTakeFirstOrThrow();
    await kysely.updateTable("resellers").set({ user_id: userId }).where("id", "=", resellerId).execute();
    return signIn(email, "", password);
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
    assert.doesNotMatch(source, /unsubscribe/i);
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
    for (const topic of ["sign_up"]) {
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

  it("of a user who is both staff and reseller are those of both, each changed by itself", async () => {
    const page = await signInAsBoth();
    const topics: { topic: string }[] = (await call(page, "GET", PATH)).body.data.topics;
    const listed = topics.map(({ topic }) => topic);
    for (const topic of ["order_rejected", "top_up_credited", "orders_waiting", "new_sign_in"]) {
      assert.equal(listed.filter((found) => found === topic).length, 1, topic);
    }
    const off = { topics: [{ topic: "top_up_credited", email: false }] };
    const changed = await call(page, "PATCH", PATH, off);
    assert.equal(topicOf(changed, "top_up_credited").email, false);
    const { token } = await server.createStaff("manager");
    const resellerId = (await call(page, "GET", "/session")).body.data.reseller.id;
    const body = { amount: "12.50", reason: "Bank transfer", idempotency_key: "transfer to both" };
    assert.equal((await server.operate(token, "POST", `/resellers/${resellerId}/top-up`, body)).status, 200);
    const lines = server.core.database.kysely.selectFrom("notification_lines as l").selectAll("l");
    const ofReseller = lines.innerJoin("recipients as p", "p.id", "l.recipient_id");
    const credited = ofReseller.where("p.reseller_id", "=", resellerId).where("l.topic", "=", "top_up_credited");
    assert.deepEqual(await credited.execute(), []);
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

  describe("by email", () => {
    const ONE_CLICK = "List-Unsubscribe=One-Click";
    let link: string;
    let page: BrowserSession;

    /** As a mail program or a browser does, without a session. */
    async function open(address: string, options: RequestInit = {}): Promise<{ status: number; text: string }> {
      const { pathname, search } = new URL(address);
      const answer = await fetch(server.url + pathname + search, options);
      return { status: answer.status, text: await answer.text() };
    }
    const post = (address: string, body: RequestInit["body"] = new URLSearchParams(ONE_CLICK)) =>
      open(address, { method: "POST", body, redirect: "error" });
    const emailOf = async (topic: string) => topicOf(await call(page, "GET", PATH), topic).email;

    before(async () => {
      const { token } = await server.createStaff("manager");
      const { id, email } = await server.createReseller({ password: PASSWORD });
      page = await signIn(email);
      const body = { amount: "12.50", reason: "Bank transfer", idempotency_key: "transfer by email" };
      assert.equal((await server.operate(token, "POST", `/resellers/${id}/top-up`, body)).status, 200);
      const received = await nextAbout("Your top-up is credited");
      const [head = ""] = received.source.split("\n\n", 1);
      link = /^List-Unsubscribe:\s+<(https:[^>]+)>$/m.exec(head)?.[1] ?? "";
      assert.match(link, /^https:\/\/shop\.example\.com\/unsubscribe\?token=[\w.-]+$/);
      assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      assert.match(received.source, /Choose which messages you get:\s+https:\/\/shop\.example\.com\/settings\//);
    });

    it("are not turned off by opening their link, which shows a button", async () => {
      const { status, text } = await open(link);
      assert.equal(status, 200);
      assert.match(text, /<form method="post"><button[^>]*>Unsubscribe<\/button>/);
      assert.match(text, /from Imeister: <b>Top-up credited<\/b>/);
      assert.equal((await open(link, { method: "HEAD" })).status, 200);
      assert.equal((await open(link, { method: "PUT" })).status, 405);
      assert.equal(await emailOf("top_up_credited"), true);
    });

    it("are turned off by one call without a session, in either form, and by every further one", async () => {
      const form = new FormData();
      form.set("List-Unsubscribe", "One-Click");
      for (const body of [new URLSearchParams(ONE_CLICK), form, null]) {
        const { status, text } = await post(link, body);
        assert.equal(status, 200);
        assert.match(text, /You are unsubscribed/);
        assert.equal(await emailOf("top_up_credited"), false);
      }
      assert.equal(await emailOf("order_rejected"), true);
    });

    it("stay on after a call with a link that this server has not signed", async () => {
      await call(page, "PATCH", PATH, { topics: [{ topic: "top_up_credited", email: true }] });
      const [address, token] = link.split("?token=");
      const wrong = [`${link}x`, link.slice(0, -1), address!, `${address}?token=`, `${link}&token=${token}`];
      for (const changed of [...wrong, link.replace("top_up_credited", "order_rejected")]) {
        const { status, text } = await post(changed);
        assert.equal(status, 404, changed);
        assert.match(text, /This link is not valid/);
      }
      assert.deepEqual([await emailOf("top_up_credited"), await emailOf("order_rejected")], [true, true]);
    });

    it("that must arrive have no such link", async () => {
      const { email } = await server.createReseller({ password: PASSWORD });
      assert.equal(
        (await call(openBrowserSession(server.url), "POST", "/session/password-reset", { email })).status,
        202,
      );
      for (;;) {
        const received = await mail.next();
        if (received.to !== email) continue;
        assert.ok(linkIn(received, "/reset-password"));
        assert.doesNotMatch(received.source, /unsubscribe/i);
        return;
      }
    });
  });

  describe("by Telegram", () => {
    const CHAT = 5_001;
    let token: string;
    before(async () => {
      ({ token } = await server.createStaff("manager"));
    });

    const bot = async () => (await server.operate(token, "GET", "/telegram-bot")).body.data;
    const code = async (page: BrowserSession) => (await call(page, "POST", `${PATH}/telegram`)).body.data;
    const chatOf = async (page: BrowserSession) => (await call(page, "GET", PATH)).body.data.telegram.chat;
    async function link(page: BrowserSession, chatId: number): Promise<void> {
      telegram.write(chatId, `/start ${(await code(page)).code}`);
      assert.match((await telegram.next()).text, /^This chat is linked/);
    }
    async function nextTo(chatId: number): Promise<{ text: string }> {
      for (;;) {
        const message = await telegram.next();
        if (message.chat_id === chatId) return message;
      }
    }
    const credit = (id: number, key: string) =>
      server.operate(token, "POST", `/resellers/${id}/top-up`, {
        amount: "5.00",
        reason: "<b>Cash</b>",
        idempotency_key: key,
      });

    it("need a bot, whose token is stored encrypted", async () => {
      const page = await signIn(reseller.email);
      assert.equal((await call(page, "POST", `${PATH}/telegram`)).status, 409);
      assert.equal((await server.operate(token, "PUT", "/telegram-bot", { token: "wrong" })).status, 422);
      assert.equal((await server.operate(token, "PUT", "/telegram-bot", { token: BOT_TOKEN })).status, 200);
      await shows(bot, { configured: true, name: "test_shop_bot", error: null });
      const stored = await server.core.database.kysely.selectFrom("telegram_bot").select("sealed_token").execute();
      assert.ok(!JSON.stringify(stored).includes(BOT_TOKEN.slice(12)));
      const log = await server.core.database.kysely.selectFrom("audit_log").select("details").execute();
      assert.ok(!JSON.stringify(log).includes(BOT_TOKEN.slice(12)));
    });

    it("go to the chat that sent a code, which works once", async () => {
      const { id, email } = await server.createReseller({ password: PASSWORD, name: "Ada" });
      const page = await signIn(email);
      const made = await code(page);
      assert.equal(made.url, `https://t.me/test_shop_bot?start=${made.code}`);
      telegram.write(CHAT, `/start ${made.code}`, "group");
      telegram.write(CHAT, "hello");
      telegram.write(CHAT, `/start ${made.code}`);
      assert.match((await telegram.next()).text, /^This chat is linked/);
      telegram.write(CHAT + 1, `/start ${made.code}`);
      assert.match((await telegram.next()).text, /was used or has expired/);
      assert.equal(await chatOf(page), `@user${CHAT}`);
      await credit(id, "telegram 1");
      const { chat_id: chatId, text } = await telegram.next();
      assert.equal(chatId, CHAT);
      assert.match(text, /^<b>Imeister: Your top-up is credited<\/b>\n\n5\.00 USD was added/);
      assert.match(text, /<a href="https:\/\/shop\.example\.com\/wallet">Open your wallet<\/a>$/);
    });

    it("end when the user unlinks the chat, or blocks the bot", async () => {
      const { id, email } = await server.createReseller({ password: PASSWORD });
      const page = await signIn(email);
      await link(page, CHAT + 2);
      const { status, body } = await call(page, "DELETE", `${PATH}/telegram`);
      assert.deepEqual([status, body.data.telegram.chat], [200, null]);
      await link(page, CHAT + 3);
      telegram.block(CHAT + 3);
      await credit(id, "telegram 2");
      await shows(() => chatOf(page), null);
    });

    it("carry news, with a way to turn it off in every message", async () => {
      const { token: agent } = await server.createStaff("agent");
      const { email } = await server.createReseller({ password: PASSWORD });
      const page = await signIn(email);
      await link(page, CHAT + 4);
      const body = { title: "Holidays", text: "Closed <b>today</b>.\nSee https://shop.example.com/a?b=1&c=2.\n\nBye" };
      assert.equal((await server.operate(agent, "POST", "/news", body)).status, 403);
      assert.equal((await server.operate(agent, "GET", "/news/preview")).status, 403);
      const { body: preview } = await server.operate(token, "GET", "/news/preview");
      const published = await server.operate(token, "POST", "/news", body);
      assert.deepEqual(
        [published.status, published.body.data.email.waiting, published.body.data.telegram.waiting],
        [201, preview.data.email, preview.data.telegram],
      );
      let received = await nextAbout("Holidays");
      while (received.to !== email) received = await nextAbout("Holidays");
      const source = received.source.replaceAll("=\n", "").replaceAll("=3D", "=");
      assert.match(
        source,
        /Closed &lt;b&gt;today&lt;\/b&gt;\.<br>See <a href="https:\/\/shop\.example\.com\/a\?b=1&amp;c=2">/,
      );
      assert.match(source, /Turn off news:\s+https:\/\/shop\.example\.com\/unsubscribe\?token=/);
      const { text } = await nextTo(CHAT + 4);
      assert.match(text, /^<b>Imeister: Holidays<\/b>\n\nClosed &lt;b&gt;today/);
      assert.match(text, /<a href="https:\/\/shop\.example\.com\/settings\/notifications">Turn off news<\/a>$/);

      const { id } = published.body.data;
      const shown = await call(page, "GET", "/session/news");
      assert.deepEqual([shown.status, shown.body.data[0].title], [200, "Holidays"]);
      assert.equal((await call(page, "POST", `/session/news/${id}/dismiss`)).status, 200);
      assert.deepEqual((await call(page, "GET", "/session/news")).body.data, []);
      for (const unknown of [id + 1, "x"]) {
        assert.equal((await call(page, "POST", `/session/news/${unknown}/dismiss`)).status, 404);
      }
      await shows(async () => {
        const { data } = (await server.operate(agent, "GET", "/news")).body;
        return [data[0].status, data[0].email.waiting, data[0].telegram.waiting];
      }, ["current", 0, 0]);
      const ended = await server.operate(token, "POST", `/news/${id}/end`);
      assert.equal(ended.body.data.status, "ended");
      assert.equal((await server.operate(token, "DELETE", `/news/${id}`)).status, 200);
      assert.equal((await server.operate(token, "POST", `/news/${id}/end`)).status, 404);
    });

    it("go to one chat of a user who is both staff and reseller, until it is unlinked", async () => {
      const page = await signInAsBoth();
      await link(page, CHAT + 9);
      assert.equal(await chatOf(page), `@user${CHAT + 9}`);
      const resellerId = (await call(page, "GET", "/session")).body.data.reseller.id;
      await credit(resellerId, "telegram both");
      assert.match((await nextTo(CHAT + 9)).text, /Your top-up is credited/);
      await call(page, "DELETE", `${PATH}/telegram`);
      const links = server.core.database.kysely.selectFrom("telegram_links").select("chat_id");
      assert.deepEqual(await links.where("chat_id", "=", BigInt(CHAT + 9)).execute(), []);
    });

    it("end with the bot", async () => {
      const removed = await server.operate(token, "DELETE", "/telegram-bot");
      assert.deepEqual(removed.body.data, { configured: false, name: null, error: null });
      const page = await signIn(reseller.email);
      assert.deepEqual((await call(page, "GET", PATH)).body.data.telegram, { available: false, chat: null });
    });
  });

  it("are turned off by at most 600 calls a minute from one address", async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 12 && !statuses.includes(429); calls++) {
      const answers = Array.from({ length: 120 }, async () => (await fetch(`${server.url}/unsubscribe`)).status);
      statuses.push(...(await Promise.all(answers)));
    }
    assert.ok(statuses.filter((status) => status === 404).length >= 500);
    assert.ok(statuses.includes(429));
  });
});

/** Waits until it reads as expected. */
async function shows<T>(read: () => Promise<T>, expected: T): Promise<void> {
  for (let found = await read(); ; found = await read()) {
    if (isDeepStrictEqual(found, expected)) return;
    await sleep(20);
  }
}
