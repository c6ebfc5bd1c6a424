import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { moveReseller } from "../../../src/core/resellers/accounts/change-reseller.ts";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestServer } from "../../support/server.ts";
import { openBrowserSession } from "../../support/sign-in/browser-session.ts";
import { linkIn } from "../../support/sign-in/mail-server.ts";
import { PASSWORD, PUBLIC_URL, useMailedWorld } from "../mailed-world.ts";

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
  const world = useMailedWorld();
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    check = await readOpenApi(world.server.url);
  });

  async function signUp(email: string, fields: object = {}, headers = {}): Promise<Answer> {
    const body = { name: "Ada", email, password: PASSWORD, ...fields };
    const answer = await openBrowserSession(world.server.url).call("POST", "/v1/sign-up", body, headers);
    check("POST", "/api/v1/sign-up", answer);
    return answer;
  }

  const signIn = (email: string) =>
    openBrowserSession(world.server.url).call("POST", "/v1/session", { email, password: PASSWORD });

  async function setMode(mode: string): Promise<void> {
    const answer = await world.server.operate(world.owner.token, "PATCH", "/settings", { sign_up: mode });
    assert.deepEqual([answer.status, answer.body.data.sign_up], [200, mode]);
  }

  it("waits for approval at first, and is told of it by email", async () => {
    const asked = await signUp("ada@example.com", { company: "Ada & Co." });
    assert.deepEqual([asked.status, asked.body.status], [202, "pending"]);
    const waiting = await signIn("ada@example.com");
    assert.deepEqual([waiting.status, waiting.body.code], [403, "account_suspended"]);
    assert.match(waiting.body.detail, /approve/);
    assert.deepEqual(await count(world.server, "ada@example.com"), { resellers: 1n, people: 1n, wallets: 2n });

    const [{ id }] = (await world.server.core.database.statement<{ id: number }>(
      "test_id",
      "select id from resellers where email = 'ada@example.com'",
      [],
    )) as [{ id: number }];
    await moveReseller(world.server.core, id, "approve");
    const mail = await world.mails.next();
    assert.equal(mail.to, "ada@example.com");
    assert.equal(linkIn(mail, "/sign-in").origin, PUBLIC_URL);
    assert.equal((await signIn("ada@example.com")).status, 200);
    await moveReseller(world.server.core, id, "suspend");
    await moveReseller(world.server.core, id, "reactivate");
    assert.equal(world.mails.waiting(), 0);
  });

  it("is told once that the operator approved", async () => {
    await signUp("once@example.com");
    const [found] = (await world.server.operate(world.owner.token, "GET", "/resellers?q=once@example.com")).body.data;
    assert.equal((await world.server.operate(world.owner.token, "POST", `/resellers/${found.id}/approve`)).status, 200);
    assert.equal((await world.mails.next()).to, "once@example.com");
    // Mails leave in order: what comes next is the next one that was written.
    await world.server.operate(world.owner.token, "POST", "/settings/test-mail");
    assert.equal((await world.mails.next()).to, world.owner.email);
  });

  it("gets the same answer for an email that has an account, whose owner is told", async () => {
    const taken = await world.server.createReseller({ password: PASSWORD });
    const fresh = await signUp("fresh@example.com");
    for (const email of [taken.email, taken.email.toUpperCase(), world.owner.email]) {
      const answer = await signUp(email, { name: "Lena, call 555 0100", password: "another password" });
      assert.deepEqual([answer.status, answer.body], [fresh.status, fresh.body]);
      const mail = await world.mails.next();
      assert.equal(mail.to.toLowerCase(), email.toLowerCase());
      assert.doesNotMatch(mail.source, /Lena/);
    }
    assert.equal((await signIn(taken.email)).status, 200);
    assert.deepEqual(await count(world.server, taken.email), { resellers: 1n, people: 1n, wallets: 2n });
    assert.deepEqual(await count(world.server, world.owner.email), { resellers: 0n, people: 1n, wallets: 0n });
  });

  it("may sign in at once where sign-up is open, and is refused where it is closed", async () => {
    await setMode("open");
    const open = await signUp("bob@example.com");
    assert.deepEqual([open.status, open.body.status], [202, "active"]);
    assert.equal((await signIn("bob@example.com")).status, 200);
    await setMode("closed");
    const closed = await signUp("carl@example.com");
    assert.deepEqual([closed.status, closed.body.code], [403, "sign_up_closed"]);
    assert.deepEqual(await count(world.server, "carl@example.com"), { resellers: 0n, people: 0n, wallets: 0n });
    const state = await openBrowserSession(world.server.url).call("GET", "/v1/session");
    assert.equal(state.body.data.sign_up, "closed");
    await setMode("approval");
  });

  it("is refused with what is wrong, and leaves nothing behind", async () => {
    for (const [field, value] of [
      ["password", "short"],
      ["email", "nobody"],
      ["name", " "],
      ["name", "Lena,\nyour balance is being closed"],
      ["name", "Ada\u2028Lovelace"],
      ["company", "Ada\r\nCo."],
      ["company", "x".repeat(300)],
    ] as const) {
      const answer = await signUp("dora@example.com", { [field]: value });
      assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [422, [field]]);
    }
    const strange = await signUp("dora@example.com", {}, { origin: "https://evil.example" });
    assert.deepEqual([strange.status, strange.body.code], [403, "origin_mismatch"]);
    assert.deepEqual(await count(world.server, "dora@example.com"), { resellers: 0n, people: 0n, wallets: 0n });
  });

  it("gets one account, however many ask for it at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, n) => signUp(n % 2 ? "eve@example.com" : "Eve@Example.com")),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
    assert.deepEqual(await count(world.server, "eve@example.com"), { resellers: 1n, people: 1n, wallets: 2n });
    for (let told = 1; told < RACERS; told++) await world.mails.next();
  });
});

it("sign-ups and requests for mails are limited by address", async () => {
  await using server = await startTestServer({ workers: false, settings: { SIGN_UPS_PER_MINUTE: 3 } });
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
