import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { BrowserSession } from "../../support/sign-in/browser-session.ts";
import { BOT_TOKEN } from "../../support/telegram.ts";
import { PASSWORD, PATH, useNotificationsWorld } from "./notifications-world.ts";
import { shows } from "../../support/wait.ts";

describe("notifications of a user", () => {
  const world = useNotificationsWorld();
  const { call, signIn, signInAsBoth, nextAbout } = world;

  describe("by Telegram", () => {
    const CHAT = 5_001;
    let token: string;
    before(async () => {
      ({ token } = await world.server.createStaff("manager"));
    });

    const bot = async () => (await world.server.operate(token, "GET", "/telegram-bot")).body.data;
    const code = async (page: BrowserSession) => (await call(page, "POST", `${PATH}/telegram`)).body.data;
    const chatOf = async (page: BrowserSession) => (await call(page, "GET", PATH)).body.data.telegram.chat;
    async function link(page: BrowserSession, chatId: number): Promise<void> {
      world.telegram.write(chatId, `/start ${(await code(page)).code}`);
      assert.match((await world.telegram.next()).text, /^This chat is linked/);
    }
    async function nextTo(chatId: number): Promise<{ text: string }> {
      for (;;) {
        const message = await world.telegram.next();
        if (message.chat_id === chatId) return message;
      }
    }
    const credit = (id: number, key: string) =>
      world.server.operate(token, "POST", `/resellers/${id}/top-up`, {
        amount: "5.00",
        reason: "<b>Cash</b>",
        idempotency_key: key,
      });

    it("need a bot, whose token is stored encrypted", async () => {
      const page = await signIn(world.reseller.email);
      assert.equal((await call(page, "POST", `${PATH}/telegram`)).status, 409);
      assert.equal((await world.server.operate(token, "PUT", "/telegram-bot", { token: "wrong" })).status, 422);
      assert.equal((await world.server.operate(token, "PUT", "/telegram-bot", { token: BOT_TOKEN })).status, 200);
      await shows(bot, { configured: true, name: "test_shop_bot", error: null });
      const stored = await world.server.core.database.kysely
        .selectFrom("telegram_bot")
        .select("sealed_token")
        .execute();
      assert.ok(!JSON.stringify(stored).includes(BOT_TOKEN.slice(12)));
      const log = await world.server.core.database.kysely.selectFrom("audit_log").select("details").execute();
      assert.ok(!JSON.stringify(log).includes(BOT_TOKEN.slice(12)));
    });

    it("go to the chat that sent a code, which works once", async () => {
      const { id, email } = await world.server.createReseller({ password: PASSWORD, name: "Ada" });
      const page = await signIn(email);
      const made = await code(page);
      assert.equal(made.url, `https://t.me/test_shop_bot?start=${made.code}`);
      world.telegram.write(CHAT, `/start ${made.code}`, "group");
      world.telegram.write(CHAT, "hello");
      world.telegram.write(CHAT, `/start ${made.code}`);
      assert.match((await world.telegram.next()).text, /^This chat is linked/);
      world.telegram.write(CHAT + 1, `/start ${made.code}`);
      assert.match((await world.telegram.next()).text, /was used or has expired/);
      assert.equal(await chatOf(page), `@user${CHAT}`);
      await credit(id, "telegram 1");
      const { chat_id: chatId, text } = await world.telegram.next();
      assert.equal(chatId, CHAT);
      assert.match(text, /^<b>Imeister: Your top-up is credited<\/b>\n\n5\.00 USD was added/);
      assert.match(text, /<a href="https:\/\/shop\.example\.com\/wallet">Open your wallet<\/a>$/);
    });

    it("end when the user unlinks the chat, or blocks the bot", async () => {
      const { id, email } = await world.server.createReseller({ password: PASSWORD });
      const page = await signIn(email);
      await link(page, CHAT + 2);
      const { status, body } = await call(page, "DELETE", `${PATH}/telegram`);
      assert.deepEqual([status, body.data.telegram.chat], [200, null]);
      await link(page, CHAT + 3);
      world.telegram.block(CHAT + 3);
      await credit(id, "telegram 2");
      await shows(() => chatOf(page), null);
    });

    it("carry news, with a way to turn it off in every message", async () => {
      const { token: agent } = await world.server.createStaff("agent");
      const { email } = await world.server.createReseller({ password: PASSWORD });
      const page = await signIn(email);
      await link(page, CHAT + 4);
      const body = { title: "Holidays", text: "Closed <b>today</b>.\nSee https://shop.example.com/a?b=1&c=2.\n\nBye" };
      assert.equal((await world.server.operate(agent, "POST", "/news", body)).status, 403);
      assert.equal((await world.server.operate(agent, "GET", "/news/preview")).status, 403);
      const { body: preview } = await world.server.operate(token, "GET", "/news/preview");
      for (const end of ["2027-02-31", "2127-01-31 12:00", "+275760-09-13T00:00:00.000Z"]) {
        const wrong = await world.server.operate(token, "POST", "/news", { ...body, ends_at: end });
        assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["ends_at"]]);
      }
      const published = await world.server.operate(token, "POST", "/news", body);
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
        const { data } = (await world.server.operate(agent, "GET", "/news")).body;
        return [data[0].status, data[0].email.waiting, data[0].telegram.waiting];
      }, ["current", 0, 0]);
      const ended = await world.server.operate(token, "POST", `/news/${id}/end`);
      assert.equal(ended.body.data.status, "ended");
      assert.equal((await world.server.operate(token, "DELETE", `/news/${id}`)).status, 200);
      assert.equal((await world.server.operate(token, "POST", `/news/${id}/end`)).status, 404);
    });

    it("go to one chat of a user who is both staff and reseller, until it is unlinked", async () => {
      const page = await signInAsBoth();
      await link(page, CHAT + 9);
      assert.equal(await chatOf(page), `@user${CHAT + 9}`);
      const resellerId = (await call(page, "GET", "/session")).body.data.reseller.id;
      await credit(resellerId, "telegram both");
      assert.match((await nextTo(CHAT + 9)).text, /Your top-up is credited/);
      await call(page, "DELETE", `${PATH}/telegram`);
      const links = world.server.core.database.kysely.selectFrom("telegram_links").select("chat_id");
      assert.deepEqual(await links.where("chat_id", "=", BigInt(CHAT + 9)).execute(), []);
    });

    it("end with the bot", async () => {
      const removed = await world.server.operate(token, "DELETE", "/telegram-bot");
      assert.deepEqual(removed.body.data, { configured: false, name: null, error: null });
      const page = await signIn(world.reseller.email);
      assert.deepEqual((await call(page, "GET", PATH)).body.data.telegram, { available: false, chat: null });
    });
  });
});
