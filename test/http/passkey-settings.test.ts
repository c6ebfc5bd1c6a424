import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { createAuthenticator } from "../support/sign-in/authenticator.ts";
import { openBrowserSession } from "../support/sign-in/browser-session.ts";
import {
  assertRefused,
  openPasskeyWorld,
  PASSKEY_ORIGIN,
  PASSWORD,
  type PasskeyWorld,
} from "../support/sign-in/passkeys.ts";
import { totp } from "../support/sign-in/totp.ts";

const MINUTE_MS = 60_000;

describe("a passkey in the settings", () => {
  let world: PasskeyWorld;
  let now = Date.now();

  before(async () => {
    world = await openPasskeyWorld({ clock: () => new Date(now) });
  });
  afterEach(() => {
    now = Date.now();
  });
  after(() => world.stop());

  describe("is not added", () => {
    it("without the password, and the code where two-factor authentication is on", async () => {
      const { email } = await world.server.createReseller({ password: PASSWORD });
      const page = await world.signedIn(email);
      assertRefused(await world.beginAdding(page, { password: "a wrong password" }), "invalid_credentials", 422);
      const { secret } = (await world.call(page, "POST", "/session/two-factor", { password: PASSWORD })).body.data;
      assert.equal(
        (await world.call(page, "POST", "/session/two-factor/confirm", { otp: totp(secret, now) })).status,
        200,
      );
      assertRefused(await world.beginAdding(page), "otp_required", 401);
      assertRefused(await world.beginAdding(page, { password: PASSWORD, otp: "000000" }), "invalid_credentials", 422);
      assertRefused(await world.beginAdding(openBrowserSession(world.server.url)), "unauthenticated", 401);
    });

    it("twice, or with a challenge that is five minutes old or another user's", async () => {
      const { page, passkey } = await world.owner();
      const options = (await world.beginAdding(page)).body.data;
      const copy = openBrowserSession(world.server.url, page.cookies());
      assertRefused(await world.add(page, passkey.create(options)), "conflict", 409);
      assertRefused(await world.add(copy, createAuthenticator(PASSKEY_ORIGIN).create(options)), "conflict", 409);

      const later = (await world.beginAdding(page)).body.data;
      now += 5 * MINUTE_MS;
      assertRefused(await world.add(page, createAuthenticator(PASSKEY_ORIGIN).create(later)), "conflict", 409);

      const other = await world.owner();
      const foreign = (await world.beginAdding(page)).body.data;
      const mixed = page.cookies().replace(page.cookie(), other.page.cookie());
      const thief = openBrowserSession(world.server.url, mixed);
      assertRefused(await world.add(thief, createAuthenticator(PASSKEY_ORIGIN).create(foreign)), "conflict", 409);
      assert.equal((await world.call(page, "GET", "/session/passkeys")).body.data.length, 1);
    });

    it("where it was made on a page of another site, for another domain or without verifying the user", async () => {
      const { page } = await world.owner();
      for (const forgery of [{ origin: "https://evil.example" }, { domain: "evil.example" }, { isVerified: false }]) {
        const { data } = (await world.beginAdding(page)).body;
        const answer = await world.add(page, createAuthenticator(PASSKEY_ORIGIN).create(data, forgery));
        assertRefused(answer, "invalid_credentials", 422);
      }
    });

    it("where its answer names another passkey, or has what no browser sends", async () => {
      const { page } = await world.owner();
      const made = async (idBytes?: number) => {
        const { data } = (await world.beginAdding(page)).body;
        return createAuthenticator(PASSKEY_ORIGIN, idBytes).create(data);
      };
      const renamed = { ...(await made(1_024)), id: "AAAA", rawId: "AAAA" };
      assertRefused(await world.add(page, renamed), "invalid_credentials", 422);
      assertRefused(await world.add(page, await made(1_024)), "validation_failed", 422);
      const { response, ...rest } = await made();
      const odd = { ...rest, response: { ...response, transports: ["\0"] } };
      assertRefused(await world.add(page, odd), "validation_failed", 422);
      assert.equal((await world.add(page, await made(1_023))).status, 201);
      await world.mails.next();
    });

    it("beyond ten, or without a name of 1 to 100 characters", async () => {
      const { page } = await world.owner();
      const begun = await world.beginAdding(page);
      for (const name of [" ", "x".repeat(101), "\0"]) {
        const copy = openBrowserSession(world.server.url, page.cookies());
        const answer = await world.add(copy, createAuthenticator(PASSKEY_ORIGIN).create(begun.body.data), name);
        assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, ["name"]]);
      }
      for (let count = 1; count < 10; count++) {
        const created = createAuthenticator(PASSKEY_ORIGIN).create((await world.beginAdding(page)).body.data);
        assert.equal((await world.add(page, created, `Key ${count}`)).status, 201);
        await world.mails.next();
      }
      assertRefused(await world.beginAdding(page), "conflict", 409);
    });
  });

  it("is renamed and removed by its owner alone, who is told by email, and signs no one in afterwards", async () => {
    const [{ page, passkey, passkeyId }, other] = [await world.owner(), await world.owner()];
    const path = `/session/passkeys/${passkeyId}`;
    assertRefused(await world.call(other.page, "PATCH", path, { name: "Mine" }), "not_found", 404);
    const password = { password: PASSWORD };
    assertRefused(await world.call(other.page, "POST", `${path}/remove`, password), "not_found", 404);
    assert.equal((await world.call(page, "PATCH", path, { name: " Desk key " })).body.data.name, "Desk key");
    const wrong = await world.call(page, "POST", `${path}/remove`, { password: "a wrong password" });
    assertRefused(wrong, "invalid_credentials", 422);
    assert.equal((await world.signIn(passkey)).status, 200);
    assert.equal((await world.call(page, "POST", `${path}/remove`, password)).status, 200);
    assert.match((await world.mails.next()).source, /was removed/);
    assertRefused(await world.signIn(passkey), "invalid_credentials", 422);
    assertRefused(await world.call(page, "POST", `${path}/remove`, password), "not_found", 404);
    assert.deepEqual((await world.call(page, "GET", "/session/passkeys")).body.data, []);
  });

  it("of staff is in the audit log when it is added, used, renamed and removed, without what it signed", async () => {
    const { email, password } = await world.server.createStaff("owner");
    const page = await world.signedIn(email, password);
    const passkey = createAuthenticator(PASSKEY_ORIGIN);
    const created = passkey.create((await world.beginAdding(page, { password })).body.data);
    const { id } = (await world.add(page, created)).body.data;
    assert.match((await world.mails.next()).source, /was added/);
    assert.equal((await world.signIn(passkey)).body.data.staff.role, "owner");
    await world.call(page, "PATCH", `/session/passkeys/${id}`, { name: "Desk key" });
    await world.call(page, "POST", `/session/passkeys/${id}/remove`, { password });
    await world.mails.next();
    const { token } = (await world.server.operate("", "POST", "/login", { email, password })).body;
    const entries = (await world.server.operate(token, "GET", "/audit-log")).body.data as { action: string }[];
    const actions = entries.map(({ action }) => action);
    for (const action of [
      "POST /api/v1/session/passkeys",
      "POST /api/v1/session/passkey",
      "PATCH /api/v1/session/passkeys/:id",
      "POST /api/v1/session/passkeys/:id/remove",
    ]) {
      assert.ok(actions.includes(action), `${action} is not among ${actions.join(", ")}`);
    }
    const log = JSON.stringify(entries);
    assert.ok(!log.includes(password) && !log.includes(created.response.attestationObject));
  });

  it("of staff is removed when an owner resets the sign-in of the member who lost the device", async () => {
    const [boss, lost] = [await world.server.createStaff("owner"), await world.server.createStaff("agent")];
    const page = await world.signedIn(lost.email, lost.password);
    const passkey = createAuthenticator(PASSKEY_ORIGIN);
    await world.add(page, passkey.create((await world.beginAdding(page, { password: lost.password })).body.data));
    await world.mails.next();
    const reset = await world.server.operate(boss.token, "POST", `/staff/${lost.id}/reset-two-factor`, {});
    assert.equal(reset.status, 200);
    assertRefused(await world.signIn(passkey), "invalid_credentials", 422);
  });
});
