import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { createAuthenticator, type Authenticator } from "../../support/sign-in/authenticator.ts";
import { openBrowserSession, type BrowserSession } from "../../support/sign-in/browser-session.ts";
import { linkIn } from "../../support/sign-in/mail-server.ts";
import { totp } from "../../support/sign-in/totp.ts";
import { PASSWORD, PUBLIC_URL, useMailedWorld } from "../mailed-world.ts";

const FROM = { origin: PUBLIC_URL };

describe("an email that a stranger gave", () => {
  const world = useMailedWorld();
  let claims = 0;

  before(async () => {
    await world.server.operate(world.owner.token, "PATCH", "/settings", { sign_up: "open" });
  });

  /** An account in the name of another person, with all that one can make with it. */
  async function claim() {
    const email = `victim${++claims}@example.com`;
    const stranger = openBrowserSession(world.server.url);
    assert.equal((await stranger.call("POST", "/v1/sign-up", { name: "Eve", email, password: PASSWORD })).status, 202);
    const signIn = { email, password: PASSWORD };
    assert.equal((await stranger.call("POST", "/v1/session", signIn)).status, 200);
    const { token } = (await stranger.call("POST", "/v1/login", signIn)).body;
    const { key } = (await stranger.call("POST", "/v1/keys", { password: PASSWORD })).body.data;
    const passkey = await addPasskey(stranger);
    const { secret } = (await stranger.call("POST", "/v1/session/two-factor", { password: PASSWORD })).body.data;
    await stranger.call("POST", "/v1/session/two-factor/confirm", { otp: totp(secret) });
    assert.equal((await world.server.rest(key, "GET", "/account")).status, 200);
    return { email, stranger, passkey, secrets: [token, key] as string[] };
  }

  async function addPasskey(page: BrowserSession): Promise<Authenticator> {
    const passkey = createAuthenticator(PUBLIC_URL);
    const begun = await page.call("POST", "/v1/session/passkeys/options", { password: PASSWORD }, FROM);
    const made = { name: "Eve's", response: passkey.create(begun.body.data) };
    assert.equal((await page.call("POST", "/v1/session/passkeys", made, FROM)).status, 201);
    await world.mails.next();
    return passkey;
  }

  async function signInWith(passkey: Authenticator): Promise<number> {
    const page = openBrowserSession(world.server.url);
    const { data } = (await page.call("POST", "/v1/session/passkey/options", undefined, FROM)).body;
    return (await page.call("POST", "/v1/session/passkey", { response: passkey.get(data) }, FROM)).status;
  }

  async function resetPassword(email: string, password: string): Promise<void> {
    const page = openBrowserSession(world.server.url);
    assert.equal((await page.call("POST", "/v1/session/password-reset", { email })).status, 202);
    const token = linkIn(await world.mails.next(), "/reset-password").searchParams.get("token");
    assert.equal((await page.call("POST", "/v1/session/password-reset/confirm", { token, password })).status, 200);
    await world.mails.next();
  }

  it("gives no key, token, session, passkey or two-factor authentication that outlives the reset of its owner", async () => {
    const { email, stranger, passkey, secrets } = await claim();
    assert.equal(await signInWith(passkey), 200);
    await resetPassword(email, "battery staple");
    for (const secret of secrets) {
      const answer = await world.server.rest(secret, "GET", "/account");
      assert.deepEqual([answer.status, answer.body.code], [401, "key_revoked"]);
    }
    assert.equal((await stranger.call("GET", "/v1/account")).status, 401);
    assert.equal(await signInWith(passkey), 422);
    const page = openBrowserSession(world.server.url);
    const signedIn = await page.call("POST", "/v1/session", { email, password: "battery staple" });
    assert.deepEqual([signedIn.status, signedIn.body.data.person.two_factor_enabled], [200, false]);
  });

  it("is confirmed by that: keys made afterwards outlive later resets", async () => {
    const { email } = await claim();
    await resetPassword(email, "battery staple");
    const page = openBrowserSession(world.server.url);
    await page.call("POST", "/v1/session", { email, password: "battery staple" });
    const { key } = (await page.call("POST", "/v1/keys", { password: "battery staple" })).body.data;
    await world.server.core.database.statement("test_later", "delete from one_time_links", []);
    await resetPassword(email, "a third password");
    assert.equal((await world.server.rest(key, "GET", "/account")).status, 200);
  });

  it("does not keep its owner from the staff, whose invitation takes it over", async () => {
    const { email, stranger, secrets } = await claim();
    const invited = await world.server.operate(world.owner.token, "POST", "/staff", {
      name: "Ida",
      email,
      role: "agent",
    });
    assert.equal(invited.status, 201);
    await world.mails.next();
    assert.equal((await stranger.call("GET", "/v1/account")).status, 200, "until the invitation is accepted");
    const token = new URL(invited.body.invitation.url).hash.slice(1);
    const accept = { token, password: "battery staple" };
    assert.equal((await world.server.operate("", "POST", "/invitation/accept", accept)).status, 200);
    for (const secret of secrets) assert.equal((await world.server.rest(secret, "GET", "/account")).status, 401);
    assert.equal((await stranger.call("GET", "/v1/account")).status, 401);
    const wrong = await world.server.operate("", "POST", "/login", { email, password: PASSWORD });
    assert.equal(wrong.body.code, "invalid_credentials");
    const right = await world.server.operate("", "POST", "/login", { email, password: "battery staple" });
    assert.deepEqual([right.status, right.body.data.role], [200, "agent"]);
  });

  it("stays with its owner once it is confirmed", async () => {
    const { email } = await claim();
    await resetPassword(email, "battery staple");
    const invited = await world.server.operate(world.owner.token, "POST", "/staff", {
      name: "Ida",
      email,
      role: "agent",
    });
    assert.deepEqual([invited.status, invited.body.code], [409, "conflict"]);
  });
});
