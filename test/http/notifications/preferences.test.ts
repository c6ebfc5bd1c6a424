import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Answer } from "../../support/server.ts";
import { openBrowserSession, type BrowserSession } from "../../support/sign-in/browser-session.ts";
import { linkIn } from "../../support/sign-in/mail-server.ts";
import { PASSWORD, PATH, useNotificationsWorld } from "./notifications-world.ts";

describe("notifications of a user", () => {
  const world = useNotificationsWorld();
  const { call, signIn, signInAsBoth, nextAbout } = world;
  const topicOf = ({ body }: Answer, topic: string) =>
    body.data.topics.find((found: { topic: string }) => found.topic === topic);

  it("tell of a sign-in from a new device, but not of the first one, and not of a known browser", async () => {
    const { email } = await world.server.createReseller({ password: PASSWORD });
    const first = await signIn(email);
    await signIn(email, first.cookies());
    const waiting = async () => {
      const { rows } = {
        rows: await world.server.core.database.kysely.selectFrom("notification_lines").selectAll().execute(),
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
    const page = await signIn(world.reseller.email);
    const given = await call(page, "GET", PATH);
    assert.deepEqual(given.body.data.email, { address: world.reseller.email, available: true });
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
    const page = await signIn(world.reseller.email);
    for (const topic of ["sign_up"]) {
      const { status, body } = await call(page, "PATCH", PATH, { topics: [{ topic, email: true }] });
      assert.deepEqual([status, body.code], [422, "validation_failed"]);
    }
    const { email, password } = await world.server.createStaff("agent");
    const staff = await call(await signIn(email, "", password), "GET", PATH);
    const topics: { topic: string }[] = staff.body.data.topics;
    assert.deepEqual(
      topics.map(({ topic }) => topic),
      ["new_sign_in", "orders_waiting"],
    );
    assert.equal((await call(openBrowserSession(world.server.url), "GET", PATH)).status, 401);
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
    const { token } = await world.server.createStaff("manager");
    const resellerId = (await call(page, "GET", "/session")).body.data.reseller.id;
    const body = { amount: "12.50", reason: "Bank transfer", idempotency_key: "transfer to both" };
    assert.equal((await world.server.operate(token, "POST", `/resellers/${resellerId}/top-up`, body)).status, 200);
    const lines = world.server.core.database.kysely.selectFrom("notification_lines as l").selectAll("l");
    const ofReseller = lines.innerJoin("recipients as p", "p.id", "l.recipient_id");
    const credited = ofReseller.where("p.reseller_id", "=", resellerId).where("l.topic", "=", "top_up_credited");
    assert.deepEqual(await credited.execute(), []);
  });

  it("are sent by the workers of the server", async () => {
    const { token } = await world.server.createStaff("manager");
    const { id, email } = await world.server.createReseller({ password: PASSWORD });
    const body = { amount: "12.50", reason: "Bank transfer", idempotency_key: "transfer 1" };
    assert.equal((await world.server.operate(token, "POST", `/resellers/${id}/top-up`, body)).status, 200);
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
      const answer = await fetch(world.server.url + pathname + search, options);
      return { status: answer.status, text: await answer.text() };
    }
    const post = (address: string, body: RequestInit["body"] = new URLSearchParams(ONE_CLICK)) =>
      open(address, { method: "POST", body, redirect: "error" });
    const emailOf = async (topic: string) => topicOf(await call(page, "GET", PATH), topic).email;

    before(async () => {
      const { token } = await world.server.createStaff("manager");
      const { id, email } = await world.server.createReseller({ password: PASSWORD });
      page = await signIn(email);
      const body = { amount: "12.50", reason: "Bank transfer", idempotency_key: "transfer by email" };
      assert.equal((await world.server.operate(token, "POST", `/resellers/${id}/top-up`, body)).status, 200);
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
      const { email } = await world.server.createReseller({ password: PASSWORD });
      assert.equal(
        (await call(openBrowserSession(world.server.url), "POST", "/session/password-reset", { email })).status,
        202,
      );
      for (;;) {
        const received = await world.mail.next();
        // Others may be on their way, to the same address too.
        if (received.to !== email || !received.source.includes("Subject: Set a new password")) continue;
        assert.ok(linkIn(received, "/reset-password"));
        assert.doesNotMatch(received.source, /unsubscribe/i);
        return;
      }
    });
  });

  it("are turned off by at most 600 calls a minute from one address", async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 12 && !statuses.includes(429); calls++) {
      const answers = Array.from({ length: 120 }, async () => (await fetch(`${world.server.url}/unsubscribe`)).status);
      statuses.push(...(await Promise.all(answers)));
    }
    assert.ok(statuses.filter((status) => status === 404).length >= 500);
    assert.ok(statuses.includes(429));
  });
});
