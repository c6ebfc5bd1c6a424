import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { moveReseller } from "../../../src/core/resellers/accounts/change-reseller.ts";
import { startTestServer } from "../../support/server.ts";
import { openBrowserSession } from "../../support/sign-in/browser-session.ts";
import { PASSWORD, useSignInWorld, WRONG } from "./sign-in-world.ts";

const IMEI = "490154203237518";
const STRANGERS: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://evil.example", "sec-fetch-site": "same-site" },
];

describe("a person who signs in with a browser", () => {
  const world = useSignInWorld();
  const { call, signIn, signedIn } = world;
  let serviceId: number;

  before(async () => {
    serviceId = await world.server.createService({ price: "1.00" });
  });

  const rawSignIn = (headers: Record<string, string>) =>
    fetch(`${world.server.url}/api/v1/session`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: world.reseller.email, password: PASSWORD }),
    });

  describe("is refused", () => {
    it("alike for a wrong password and an unknown email, and gets no cookie", async () => {
      const page = openBrowserSession(world.server.url);
      const answers = [
        await signIn(page, world.reseller.email, WRONG),
        await signIn(page, "nobody@example.com"),
        await signIn(page, world.reseller.email, "x".repeat(500)),
      ];
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code], [422, "invalid_credentials"]);
        assert.deepEqual({ ...body, request_id: "" }, { ...answers[0]!.body, request_id: "" });
      }
      assert.equal(page.cookie(), "");
    });

    it("from a page of another site, even with the right password", async () => {
      for (const headers of STRANGERS) {
        const answer = await rawSignIn(headers);
        assert.deepEqual([answer.status, answer.headers.getSetCookie()], [403, []]);
        assert.equal(((await answer.json()) as { code: string }).code, "origin_mismatch");
      }
    });

    it("while the operator has not approved the account, or has suspended it", async () => {
      const page = openBrowserSession(world.server.url);
      const { id, email } = await world.server.createReseller({ password: PASSWORD });
      await moveReseller(world.server.core, id, "suspend");
      const suspended = await signIn(page, email);
      assert.deepEqual([suspended.status, suspended.body.code], [403, "account_suspended"]);
      await world.server.core.database.statement("test_pend", "update resellers set status = 'pending' where id = $1", [
        id,
      ]);
      const pending = await signIn(page, email);
      assert.deepEqual([pending.status, pending.body.code], [403, "account_suspended"]);
      assert.match(pending.body.detail, /needs approval/);
      assert.notEqual(suspended.body.detail, pending.body.detail);
      assert.equal((await signIn(page, email, WRONG)).body.code, "invalid_credentials");
      assert.equal(page.cookie(), "");
    });
  });

  describe("who is signed in", () => {
    it("is answered before the sign-in too, with the ways to sign in", async () => {
      const answer = await call(openBrowserSession(world.server.url), "GET", "/session");
      assert.deepEqual([answer.status, answer.headers.get("cache-control")], [200, "no-store"]);
      const { data } = answer.body;
      assert.deepEqual([data.person, data.reseller, data.staff, data.expires_at], [null, null, null, null]);
      assert.deepEqual([data.sign_up, data.first_operator_needed, data.brand.name], ["approval", true, "Imeister"]);
    });

    it("is answered with the reseller, or with the role of staff", async () => {
      const { data } = (await call(await signedIn(), "GET", "/session")).body;
      assert.deepEqual([data.person.email, data.person.two_factor_enabled], [world.reseller.email, false]);
      assert.deepEqual([data.reseller.id, data.reseller.status, data.staff], [world.reseller.id, "active", null]);
      const { id, email, password } = await world.server.createStaff("agent");
      const staffs = (await call(await signedIn(email, password), "GET", "/session")).body.data;
      assert.deepEqual(
        [staffs.staff, staffs.reseller, staffs.first_operator_needed],
        [{ id, role: "agent" }, null, false],
      );
    });
  });

  describe("has a cookie", () => {
    it("that no script reads and no other site's form sends, and that asks for TLS where there is TLS", async () => {
      const [plain] = (await rawSignIn({ origin: world.server.url })).headers.getSetCookie();
      assert.match(plain!, /^imeister_session=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      await using proxied = await startTestServer({ workers: false, settings: { TRUST_PROXY: ["127.0.0.1"] } });
      const { email } = await proxied.createReseller({ password: PASSWORD });
      const answer = await openBrowserSession(proxied.url).call(
        "POST",
        "/v1/session",
        { email, password: PASSWORD },
        { "x-forwarded-proto": "https" },
      );
      assert.match(answer.headers.getSetCookie()[0]!, /; HttpOnly; Secure; SameSite=Lax$/);
    });

    it("with which the API of resellers does what a key with every scope does", async () => {
      const page = await signedIn();
      const account = (await call(page, "GET", "/account")).body.data;
      assert.deepEqual(
        [account.id, account.balance, account.test, account.rate_limit.limit],
        [world.reseller.id, "10.00", false, world.server.core.config.RATE_LIMIT],
      );
      const placed = await call(page, "POST", "/orders", { service_id: serviceId, imei: IMEI });
      assert.deepEqual([placed.status, placed.body.data.source], [201, "dashboard"]);
      const cancelled = await call(page, "POST", `/orders/${placed.body.data.id}/cancel`);
      assert.deepEqual([cancelled.status, cancelled.body.data.status], [200, "CANCELLED"]);
      const again = { "idempotency-key": "one" };
      const first = await call(page, "POST", "/orders", { service_id: serviceId, imei: IMEI }, again);
      const second = await call(page, "POST", "/orders", { service_id: serviceId, imei: IMEI }, again);
      assert.deepEqual([second.body.data.id, second.headers.get("idempotent-replayed")], [first.body.data.id, "true"]);
    });

    it("that works on the test wallet where the call asks for it", async () => {
      const page = await signedIn();
      const account = await call(page, "GET", "/account", undefined, { "x-imeister-mode": "test" });
      assert.deepEqual([account.body.data.test, account.body.data.balance], [true, "1000.00"]);
      const wrong = await call(page, "GET", "/account", undefined, { "x-imeister-mode": "both" });
      assert.deepEqual([wrong.status, wrong.body.code], [400, "malformed_request"]);
    });

    it("beside which a key counts, wrong or right", async () => {
      const page = await signedIn();
      const wrong = await call(page, "GET", "/account", undefined, { authorization: "Bearer wrong" });
      assert.equal(wrong.status, 401);
      const right = await call(page, "GET", "/account", undefined, { authorization: `Bearer ${world.other.testKey}` });
      assert.deepEqual([right.body.data.id, right.body.data.test], [world.other.id, true]);
    });

    it("that is no personal access token to revoke", async () => {
      const answer = await call(await signedIn(), "POST", "/logout");
      assert.deepEqual([answer.status, answer.body.code], [403, "not_a_login_token"]);
    });

    it("that opens the operator's API to staff alone", async () => {
      const page = await signedIn();
      assert.equal((await page.call("GET", "/operator/me")).status, 401);
      const { email, password, id } = await world.server.createStaff("owner");
      const staff = await signedIn(email, password);
      assert.equal((await staff.call("GET", "/operator/me")).body.data.id, id);
      assert.equal((await call(staff, "GET", "/account")).status, 401);
      const log = (await staff.call("GET", "/operator/audit-log")).body.data;
      assert.ok(
        log.some(
          (row: { action: string; staff: { id: number } }) =>
            row.action === "POST /api/v1/session" && row.staff.id === id,
        ),
      );
      assert.ok(!JSON.stringify(log).includes(password));
      const strange = await staff.call("POST", "/operator/logout", undefined, { origin: "https://evil.example" });
      assert.deepEqual([strange.status, strange.body.code], [403, "origin_mismatch"]);
      assert.equal((await staff.call("POST", "/operator/logout")).status, 200);
      assert.equal((await staff.call("GET", "/operator/me")).status, 401);
    });
  });

  describe("whose cookie another site's page makes a browser send", () => {
    it("changes nothing, in any interface and with any form of the body", async () => {
      const page = await signedIn();
      for (const headers of [...STRANGERS, { origin: "" }]) {
        for (const [method, path, body] of [
          ["POST", "/orders", { service_id: serviceId, imei: "356938035643809" }],
          ["POST", "/orders/bulk", { orders: [{ service_id: serviceId, imei: "356938035643809" }] }],
          ["DELETE", "/session", undefined],
          ["DELETE", "/session/devices", undefined],
          ["PUT", "/session/password", { current_password: PASSWORD, password: "stolen horse" }],
        ] as const) {
          const answer = await call(page, method, path, body, headers);
          assert.deepEqual([answer.status, answer.body.code], [403, "origin_mismatch"], `${method} ${path}`);
        }
      }
      const form = await fetch(`${world.server.url}/api/v1/orders`, {
        method: "POST",
        headers: { cookie: page.cookie(), origin: "https://evil.example" },
        body: new URLSearchParams({ service_id: String(serviceId), imei: "356938035643809" }),
      });
      assert.equal(form.status, 403);
      const orders = (await call(page, "GET", "/orders")).body.data as { imei: string }[];
      assert.ok(orders.length > 0 && orders.every(({ imei }) => imei === IMEI));
    });

    it("reads as before, since a page of another site is not shown the answer", async () => {
      const page = await signedIn();
      const answer = await call(page, "GET", "/account", undefined, { origin: "https://evil.example" });
      assert.deepEqual([answer.status, answer.headers.get("access-control-allow-origin")], [200, null]);
    });

    it("is taken where the browser says that the page is of this server", async () => {
      const page = await signedIn();
      const answer = await call(page, "DELETE", "/session", undefined, { origin: "", "sec-fetch-site": "same-origin" });
      assert.equal(answer.status, 200);
    });
  });
});
