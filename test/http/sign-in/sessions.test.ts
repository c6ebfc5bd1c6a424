import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { checkCredentials, openSession, sweepSessions } from "../../../src/core/people/sign-in/sessions.ts";
import { moveReseller } from "../../../src/core/resellers/accounts/change-reseller.ts";
import { startTestServer } from "../../support/server.ts";
import { openBrowserSession } from "../../support/sign-in/browser-session.ts";
import { PASSWORD, useSignInWorld, WRONG } from "./sign-in-world.ts";

const HOUR_MS = 3_600_000;

describe("a person who signs in with a browser", () => {
  const world = useSignInWorld();
  const { call, signIn, signedIn } = world;

  describe("whose session", () => {
    it("was ended, is over or idle is signed out, and told so", async () => {
      const page = await signedIn();
      const cookie = page.cookie();
      assert.equal((await call(page, "DELETE", "/session")).status, 200);
      assert.equal(page.cookie(), "");
      const revived = openBrowserSession(world.server.url, cookie);
      assert.equal((await call(revived, "GET", "/account")).status, 401);
      assert.equal((await call(revived, "GET", "/session")).body.data.person, null);

      const idle = await signedIn();
      world.clock.now += 73 * HOUR_MS;
      const late = await call(idle, "GET", "/account");
      assert.deepEqual([late.status, late.body.code], [401, "unauthenticated"]);
      assert.match(late.body.detail, /expired/);
    });

    it("is used goes on, up to its absolute end", async () => {
      const page = await signedIn();
      for (let day = 0; day < 14; day++) {
        world.clock.now += 48 * HOUR_MS;
        assert.equal((await call(page, "GET", "/account")).status, 200, `day ${day * 2}`);
      }
      world.clock.now += 49 * HOUR_MS;
      assert.equal((await call(page, "GET", "/account")).status, 401);
    });

    it("is over or idle is forgotten for good, and one in use is not", async () => {
      await world.server.core.database.kysely.deleteFrom("sessions").execute();
      const [idle, used] = [await signedIn(), await signedIn()];
      const count = async () => {
        const sessions = world.server.core.database.kysely.selectFrom("sessions").select("id");
        return (await sessions.execute()).length;
      };
      world.clock.now += 71 * HOUR_MS;
      assert.equal((await call(used, "GET", "/account")).status, 200);
      world.clock.now += 2 * HOUR_MS;
      await sweepSessions(world.server.core);
      assert.equal(await count(), 1);
      assert.equal((await call(used, "GET", "/account")).status, 200);
      world.clock.now = Date.now();
      assert.equal((await call(idle, "GET", "/account")).status, 401);
      world.clock.now += 31 * 24 * HOUR_MS;
      await sweepSessions(world.server.core);
      assert.equal(await count(), 0);
    });

    it("is stored as a hash, which signs no one in", async () => {
      const page = await signedIn();
      const token = page.cookie().split("=", 2)[1]!;
      const stored = await world.server.core.database.kysely.selectFrom("sessions").select("token_hash").execute();
      const hash = createHash("sha256").update(token).digest("hex");
      const hashes = stored.map((row) => Buffer.from(row.token_hash).toString("hex"));
      assert.ok(hashes.includes(hash));
      for (const leaked of [hash, Buffer.from(hash, "hex").toString("base64url")]) {
        const thief = openBrowserSession(world.server.url, `imeister_session=${leaked}`);
        assert.equal((await call(thief, "GET", "/account")).status, 401);
      }
    });

    it("is the hundred and first of a user ends the one that was used least lately", async () => {
      const { email } = await world.server.createReseller({ password: PASSWORD });
      const first = await signedIn(email);
      world.clock.now += 1_000;
      const { user, checked } = await checkCredentials(world.server.core, { email, password: PASSWORD });
      const from = { ip: "127.0.0.1" };
      for (let count = 1; count < 100; count++) await openSession(world.server.core, user, from, checked);
      assert.equal((await call(first, "GET", "/account")).status, 200);
      const last = await signedIn(email);
      assert.equal((await call(last, "GET", "/session/devices")).body.data.length, 100);
      assert.equal((await call(first, "GET", "/account")).status, 401);
    });

    it("belongs to a reseller who was suspended meanwhile is refused until they are active again", async () => {
      const { id, email } = await world.server.createReseller({ password: PASSWORD });
      const page = await signedIn(email);
      await moveReseller(world.server.core, id, "suspend");
      const answer = await call(page, "GET", "/account");
      assert.deepEqual([answer.status, answer.body.code], [403, "account_suspended"]);
      assert.equal((await call(page, "GET", "/session")).body.data.reseller.status, "suspended");
      await moveReseller(world.server.core, id, "reactivate");
      assert.equal((await call(page, "GET", "/account")).status, 200);
    });

    it("is one of several can end each of them, and no other person's", async () => {
      const { email } = await world.server.createReseller({ password: PASSWORD });
      const [page, phone, tablet] = [await signedIn(email), await signedIn(email), await signedIn(email)];
      const strange = await signedIn(world.other.email);
      const devices = (await call(page, "GET", "/session/devices")).body.data as { id: string; current: boolean }[];
      assert.equal(devices.length, 3);
      assert.equal(devices.filter(({ current }) => current).length, 1);
      const [foreign] = (await call(strange, "GET", "/session/devices")).body.data;
      const refused = await call(page, "DELETE", `/session/devices/${foreign.id}`);
      assert.deepEqual([refused.status, refused.body.code], [404, "not_found"]);
      assert.equal((await call(strange, "GET", "/account")).status, 200);

      const phones = (
        (await call(phone, "GET", "/session/devices")).body.data as { id: string; current: boolean }[]
      ).find(({ current }) => current);
      assert.equal((await call(page, "DELETE", `/session/devices/${phones!.id}`)).status, 200);
      assert.equal((await call(phone, "GET", "/account")).status, 401);
      assert.equal((await call(tablet, "GET", "/account")).status, 200);
      assert.equal((await call(page, "DELETE", "/session/devices")).status, 200);
      assert.equal((await call(tablet, "GET", "/account")).status, 401);
      assert.equal((await call(page, "GET", "/account")).status, 200);
    });

    it("changes the password ends the others, and needs the old password", async () => {
      const { email } = await world.server.createReseller({ password: PASSWORD });
      const [page, phone] = [await signedIn(email), await signedIn(email)];
      const wrong = await call(page, "PUT", "/session/password", {
        current_password: WRONG,
        password: "battery staple",
      });
      assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ["current_password"]]);
      const short = await call(page, "PUT", "/session/password", { current_password: PASSWORD, password: "short" });
      assert.deepEqual([short.status, Object.keys(short.body.errors)], [422, ["password"]]);
      const right = { current_password: PASSWORD, password: "battery staple" };
      assert.equal((await call(page, "PUT", "/session/password", right)).status, 200);
      assert.equal((await call(phone, "GET", "/account")).status, 401);
      assert.equal((await call(page, "GET", "/account")).status, 200);
      assert.equal((await signIn(phone, email)).status, 422);
      assert.equal((await signIn(phone, email, "battery staple")).status, 200);
    });
  });
});

describe("signing in with a browser again and again", () => {
  it("gets no more tries by trying many passwords at the same time", async () => {
    await using server = await startTestServer({ workers: false, settings: { LOGIN_ATTEMPTS_PER_MINUTE: 3 } });
    const { email } = await server.createReseller({ password: PASSWORD });
    const attempts = Array.from({ length: 20 }, (_, n) =>
      openBrowserSession(server.url).call("POST", "/v1/session", { email, password: `${WRONG} ${n}` }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    assert.ok(statuses.filter((status) => status === 422).length <= 3, statuses.join());
    assert.ok(statuses.every((status) => status === 422 || status === 429));
  });

  it("is throttled for the email and for the address, as every sign-in; a session has a limit of requests", async () => {
    const settings = { LOGIN_ATTEMPTS_PER_MINUTE: 3, LOGIN_ATTEMPTS_PER_ADDRESS: 5, SESSION_RATE_LIMIT: 4 };
    await using server = await startTestServer({ workers: false, settings });
    const { email } = await server.createReseller({ password: PASSWORD });
    const page = openBrowserSession(server.url);
    const other = openBrowserSession(server.url);
    const signIn = (password: string, as = email) => page.call("POST", "/v1/session", { email: as, password });
    assert.equal((await signIn(PASSWORD)).status, 200);
    const [first, second] = [
      await page.call("POST", "/v1/login", { email, password: WRONG }),
      await page.call("PUT", "/v1/session/password", { current_password: WRONG, password: "battery staple" }),
    ];
    assert.deepEqual([first.status, second.status, (await signIn(WRONG)).status], [422, 422, 422]);
    const throttled = await signIn(PASSWORD);
    assert.deepEqual([throttled.status, throttled.body.code], [429, "login_throttled"]);
    for (let attempt = 0; attempt < 2; attempt++) assert.equal((await signIn(WRONG, "nobody@example.com")).status, 422);
    assert.equal((await other.call("POST", "/v1/session", { email: "new@example.com", password: WRONG })).status, 429);
    for (let request = 0; request < 3; request++) assert.equal((await page.call("GET", "/v1/account")).status, 200);
    const limited = await page.call("GET", "/v1/account");
    assert.deepEqual([limited.status, limited.body.code], [429, "rate_limited"]);
  });
});
