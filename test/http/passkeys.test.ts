import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { createAuthenticator, type Authenticator, type Forgery } from "../support/sign-in/authenticator.ts";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import {
  assertRefused,
  openPasskeyWorld,
  PASSKEY_ORIGIN,
  PASSWORD,
  type PasskeyWorld,
} from "../support/sign-in/passkeys.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { totp } from "../support/sign-in/totp.ts";

const MINUTE_MS = 60_000;
const RACERS = 5;

describe("a passkey", () => {
  let world: PasskeyWorld;
  let now = Date.now();

  before(async () => {
    world = await openPasskeyWorld({ clock: () => new Date(now) });
  });
  afterEach(() => {
    now = Date.now();
  });
  after(() => world.stop());

  it("signs in with both factors, so that no code is asked for", async () => {
    const { page, email, passkey } = await world.owner();
    const { secret } = (await world.call(page, "POST", "/session/two-factor", { password: PASSWORD })).body.data;
    await world.call(page, "POST", "/session/two-factor/confirm", { otp: totp(secret, now) });
    const answer = await world.signIn(passkey);
    assert.deepEqual([answer.status, answer.body.data.person.email], [200, email]);
    assert.equal((await world.call(answer.page, "GET", "/account")).status, 200);
    const [listed] = (await world.call(answer.page, "GET", "/session/passkeys")).body.data;
    assert.deepEqual([listed.name, typeof listed.last_used_at], ["Laptop", "string"]);
  });

  describe("does not sign in", () => {
    const forgeries: Record<string, Forgery> = {
      "that was used on a page of another site": { origin: "https://evil.example" },
      "that belongs to another domain": { domain: "evil.example" },
      "whose user the authenticator did not verify": { isVerified: false },
      "that signs another challenge": { challenge: "AAAA" },
      "that its authenticator holds for another user": { userHandle: "AAAA" },
    };
    for (const [which, forgery] of Object.entries(forgeries)) {
      it(which, async () => {
        const { passkey } = await world.owner();
        const { page, ...answer } = await world.signIn(passkey, forgery);
        assertRefused(answer, "invalid_credentials", 422);
        assert.equal(page.cookie(), "");
        assert.equal((await world.signIn(passkey)).status, 200);
      });
    }

    it("that was never registered", async () => {
      assertRefused(
        await world.signIn(createAuthenticator(PASSKEY_ORIGIN), { userHandle: "AAAA" }),
        "invalid_credentials",
        422,
      );
    });

    it("as another user, whose passkey it claims to be", async () => {
      const [victim, thief] = [await world.owner(), await world.owner()];
      const { page, options } = await world.beginSigningIn();
      const { id, rawId, response } = victim.passkey.get(options);
      const stolen = { ...thief.passkey.get(options, { userHandle: response.userHandle! }), id, rawId };
      assertRefused(await world.finish(page, stolen), "invalid_credentials", 422);
    });

    it("twice with one challenge, even at the same time", async () => {
      const { passkey } = await world.owner();
      const { page, options } = await world.beginSigningIn();
      const copies = Array.from({ length: RACERS }, () => openBrowserSession(world.server.url, page.cookies()));
      const answers = await Promise.all(copies.map((copy) => world.finish(copy, passkey.get(options))));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      for (const answer of answers) if (answer.status !== 200) assertRefused(answer, "conflict", 409);
    });

    it("with a challenge that failed before", async () => {
      const { passkey } = await world.owner();
      const { page, options } = await world.beginSigningIn();
      const copy = openBrowserSession(world.server.url, page.cookies());
      assertRefused(await world.finish(page, passkey.get(options, { isVerified: false })), "invalid_credentials", 422);
      assertRefused(await world.finish(copy, passkey.get(options)), "conflict", 409);
    });

    it("with a challenge that is five minutes old, or that another browser asked for", async () => {
      const { passkey } = await world.owner();
      const { page, options } = await world.beginSigningIn();
      assertRefused(await world.finish(openBrowserSession(world.server.url), passkey.get(options)), "conflict", 409);
      now += 5 * MINUTE_MS;
      assertRefused(await world.finish(page, passkey.get(options)), "conflict", 409);
    });

    it("with a challenge to register a passkey", async () => {
      const { page, passkey } = await world.owner();
      const { challenge } = (await world.beginAdding(page)).body.data;
      const copy = openBrowserSession(world.server.url, page.cookies());
      assertRefused(await world.finish(copy, passkey.get({ challenge })), "conflict", 409);
    });

    it("after its authenticator has counted further, which means that it was copied", async () => {
      const { passkey } = await world.owner();
      assert.equal((await world.signIn(passkey, { counter: 5 })).status, 200);
      for (const counter of [5, 4, 0])
        assertRefused(await world.signIn(passkey, { counter }), "invalid_credentials", 422);
      assert.equal((await world.signIn(passkey, { counter: 6 })).status, 200);
    });

    it("a reseller who is suspended", async () => {
      const { id, passkey } = await world.owner();
      const staff = await world.server.createStaff("owner");
      const reason = { reason: "Unpaid invoices" };
      assert.equal((await world.server.operate(staff.token, "POST", `/resellers/${id}/suspend`, reason)).status, 200);
      const { page, ...answer } = await world.signIn(passkey);
      assertRefused(answer, "account_suspended", 403);
      assert.equal(page.cookie(), "");
    });

    it("on a page of another site", async () => {
      const evil = "https://evil.example";
      const page = openBrowserSession(world.server.url);
      assertRefused(
        await world.call(page, "POST", "/session/passkey/options", undefined, evil),
        "origin_mismatch",
        403,
      );
      const { passkey } = await world.owner();
      const begun = await world.beginSigningIn();
      const response = passkey.get(begun.options);
      assertRefused(
        await world.call(begun.page, "POST", "/session/passkey", { response }, evil),
        "origin_mismatch",
        403,
      );
    });
  });
});

describe("a sign-in by passkey", () => {
  const start = (settings: object) => startTestServer({ workers: false, settings });
  const begin = (server: TestServer, headers: Record<string, string>) =>
    openBrowserSession(server.url).call("POST", "/v1/session/passkey/options", undefined, headers);

  it("is for https:// addresses with a domain name and for localhost, and for the public address alone", async () => {
    await using server = await start({});
    for (const host of ["192.0.2.1", "[2001:db8::1]", "shop.example"]) {
      const answer = await begin(server, { origin: `http://${host}`, "sec-fetch-site": "same-origin" });
      assert.deepEqual([answer.status, answer.body.code], [409, "conflict"], host);
      assert.match(answer.body.detail, /https:\/\//);
    }
    for (const [origin, domain] of [
      ["http://localhost:8080", "localhost"],
      ["https://shop.example", "shop.example"],
    ] as const) {
      const answer = await begin(server, { origin, "sec-fetch-site": "same-origin" });
      assert.deepEqual([answer.status, answer.body.data?.rpId], [200, domain]);
    }
    await using published = await start({ PUBLIC_URL: PASSKEY_ORIGIN });
    const elsewhere = await begin(published, { origin: "https://shop.example", "sec-fetch-site": "same-origin" });
    assert.deepEqual([elsewhere.status, elsewhere.body.code], [409, "conflict"]);
    assert.match(elsewhere.body.detail, /https:\/\/imei\.example/);
  });

  it("counts for the network when it begins, and stores nothing over the limit", async () => {
    await using server = await start({ PUBLIC_URL: PASSKEY_ORIGIN, LOGIN_ATTEMPTS_PER_ADDRESS: 3 });
    const rows = async () =>
      (await server.core.database.kysely.selectFrom("one_time_links").selectAll().execute()).length;
    for (let count = 1; count <= 3; count++)
      assert.equal((await begin(server, { origin: PASSKEY_ORIGIN })).status, 200);
    const refused = await begin(server, { origin: PASSKEY_ORIGIN });
    assert.deepEqual([refused.status, refused.body.code], [429, "login_throttled"]);
    assert.equal(await rows(), 3);
  });

  it("counts for the network and the passkey when it fails, and not for the account", async () => {
    await using server = await start({ PUBLIC_URL: PASSKEY_ORIGIN, LOGIN_ATTEMPTS_PER_MINUTE: 3 });
    const { email } = await server.createReseller({ password: PASSWORD });
    const [passkey, other] = [createAuthenticator(PASSKEY_ORIGIN), createAuthenticator(PASSKEY_ORIGIN)];
    const guess = async (authenticator: Authenticator) => {
      const page = openBrowserSession(server.url);
      const from = { origin: PASSKEY_ORIGIN };
      const { data } = (await page.call("POST", "/v1/session/passkey/options", undefined, from)).body;
      return page.call("POST", "/v1/session/passkey", { response: authenticator.get(data) }, from);
    };
    for (let count = 1; count <= 3; count++) assert.equal((await guess(passkey)).status, 422);
    assert.deepEqual((await guess(passkey)).body.code, "login_throttled");
    assert.equal((await guess(other)).status, 422);
    const page = openBrowserSession(server.url);
    const credentials = { email, password: PASSWORD };
    assert.equal((await page.call("POST", "/v1/session", credentials, { origin: PASSKEY_ORIGIN })).status, 200);
  });
});
