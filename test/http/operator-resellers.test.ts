import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { StaffRole } from "../../src/core/people/users/user.ts";
import { moveReseller } from "../../src/core/resellers/accounts/change-reseller.ts";
import { changePriceGroup } from "../../src/core/catalogue/prices/price-groups.ts";
import { setPrice } from "../../src/core/catalogue/prices/price-settings.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";
import { priceGroup } from "../support/price-groups.ts";

describe("resellers in the operator's API", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let staff: Record<"manager" | "agent" | "read-only", TestStaff>;
  let ada: TestReseller;

  before(async () => {
    server = await startTestServer({ workers: false });
    check = await readOpenApi(server.url, "/api/operator/openapi.json");
    staff = {
      manager: await server.createStaff("manager"),
      agent: await server.createStaff("agent"),
      "read-only": await server.createStaff("read-only"),
    };
    ada = await server.createReseller({ name: "Ada", company: "100% GSM", credit: "20.00", creditLimit: "5" });
  });
  after(() => server.stop());

  async function call(method: string, path: string, body?: unknown, role: StaffRole = "manager"): Promise<Answer> {
    const answer = await server.operate(staff[role as keyof typeof staff].token, method, path, body);
    check(method, `/api/operator${path.split("?", 1)[0]}`, answer);
    return answer;
  }

  const names = (answer: Answer): string[] => answer.body.data.map(({ name }: { name: string }) => name);

  describe("are listed", () => {
    before(async () => {
      await server.createReseller({ name: "Bob", email: "bob@shop.example", username: "bobby", group: "Gold" });
      const carol = await server.createReseller({ name: "carol", credit: "7" });
      await moveReseller(server.core, carol.id, "suspend");
    });

    it("not with filters that mean nothing", async () => {
      for (const query of [
        "status=sleeping",
        "sort=email",
        "price_group_id=x",
        `price_group_id=${2 ** 31}`,
        "cursor=&sort=name",
        "cursor=!",
        "q=a%00b",
        "per_page=0",
      ]) {
        assert.equal((await call("GET", `/resellers?${query}`)).status, 422, query);
      }
      const beyond = Buffer.from("9".repeat(18)).toString("base64url");
      assert.deepEqual(names(await call("GET", `/resellers?sort=created_at&cursor=${beyond}`)), []);
    });

    it("by what is written in them, literally", async () => {
      const found = async (q: string) => names(await call("GET", `/resellers?q=${encodeURIComponent(q)}`));
      assert.deepEqual(await found("100%"), ["Ada"]);
      assert.deepEqual(await found("0_ GSM"), []);
      assert.deepEqual(await found("SHOP.ex"), ["Bob"]);
      assert.deepEqual(await found("bobby"), ["Bob"]);
      assert.deepEqual(await found(String(ada.id)), ["Ada"]);
    });

    it("by status and price group, in the order asked, page by page or walked", async () => {
      assert.deepEqual(names(await call("GET", "/resellers?status=suspended")), ["carol"]);
      assert.deepEqual(names(await call("GET", "/resellers?status=active,pending&sort=name")), ["Ada", "Bob"]);
      assert.deepEqual(names(await call("GET", "/resellers?sort=-balance")), ["Ada", "carol", "Bob"]);
      const [bob] = (await call("GET", "/resellers?q=bob")).body.data;
      assert.deepEqual(names(await call("GET", `/resellers?price_group_id=${bob.price_group.id}`)), ["Bob"]);
      const second = await call("GET", "/resellers?sort=name&per_page=2&page=2");
      assert.deepEqual([names(second), second.body.meta.total], [["carol"], 3]);
      const start = await call("GET", "/resellers?per_page=2&cursor=");
      const rest = await call("GET", `/resellers?per_page=2&cursor=${start.body.meta.next_cursor}`);
      assert.deepEqual([...names(start), ...names(rest)], ["carol", "Bob", "Ada"]);
    });
  });

  it("are shown with both wallets, to everyone of the staff", async () => {
    const serviceId = await server.createService({ price: "1.25" });
    await server.rest(ada.key, "POST", "/orders", { service_id: serviceId, imei: imei(1) });
    const { data } = (await call("GET", `/resellers/${ada.id}`, undefined, "read-only")).body;
    const { balance, held, spendable, orders_count, has_password } = data;
    assert.deepEqual([balance, held, spendable, orders_count, has_password], ["18.75", "1.25", "23.75", 1, false]);
    assert.deepEqual([data.wallets.test.balance, data.wallets.test.orders_count], ["1000.00", 0]);
    assert.ok(Date.parse(data.last_order_at) >= Date.parse(data.created_at));
    for (const id of ["0", "999999", "x", "9".repeat(12)]) {
      assert.equal((await call("GET", `/resellers/${id}`)).status, 404, id);
    }
  });

  /** The status and, where it was refused, the code. */
  async function outcome(method: string, path: string, body?: unknown): Promise<[number, string | undefined]> {
    const answer = await call(method, path, body);
    return [answer.status, answer.body.code];
  }

  describe("are made and changed", () => {
    it("not with what cannot be kept, nor with an email or user name that is taken", async () => {
      const wish = { name: "New", email: "new@example.com" };
      const wrong = [
        {},
        { ...wish, name: " " },
        { ...wish, name: "a\0b" },
        { ...wish, email: "nobody" },
        { ...wish, company: "x".repeat(201) },
        { ...wish, currency: "usd" },
        { ...wish, price_group_id: 999_999 },
        { ...wish, price_group_id: 2 ** 31 },
        { ...wish, credit: "5.00" },
      ];
      for (const body of wrong) {
        assert.deepEqual(await outcome("POST", "/resellers", body), [422, "validation_failed"], JSON.stringify(body));
      }
      const { id } = (await call("POST", "/resellers", { ...wish, username: "newbie" })).body.data;
      for (const body of [
        { ...wish, email: "NEW@example.com" },
        { name: "Other", email: "other@example.com", username: "NewBie" },
      ]) {
        assert.deepEqual(await outcome("POST", "/resellers", body), [409, "conflict"]);
      }
      for (const body of [{ email: ada.email.toUpperCase() }, { username: "bobby" }]) {
        assert.deepEqual(await outcome("PATCH", `/resellers/${id}`, body), [409, "conflict"]);
      }
      for (const body of [
        { name: "" },
        { rate_limit: 0 },
        { rate_limit: 1_000_001 },
        { rate_limit: 1.5 },
        { low_balance_threshold: "-1" },
        { low_balance_threshold: "1,5" },
        { price_group_id: 999_999 },
        { currency: "EUR" },
        { status: "active" },
      ]) {
        const about = JSON.stringify(body);
        assert.deepEqual(await outcome("PATCH", `/resellers/${id}`, body), [422, "validation_failed"], about);
      }
      assert.deepEqual(await outcome("PATCH", "/resellers/999999", { name: "x" }), [404, "not_found"]);
    });

    it("once for one email, however many ask at once", async () => {
      const wish = { name: "Twin", email: "twin@example.com" };
      const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/resellers", wish)));
      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [201, 409, 409],
      );
    });

    it("what is absent stays, and what is null is taken away", async () => {
      const made = await call("POST", "/resellers", { name: "Eve", email: "eve@example.com", company: "Eve GSM" });
      const path = `/resellers/${made.body.data.id}`;
      assert.equal(made.headers.get("location"), `/api/operator${path}`);
      assert.deepEqual([made.body.data.status, made.body.data.balance], ["active", "0.00"]);
      const limits = { rate_limit: 120, low_balance_threshold: "2.50" };
      const changed = (await call("PATCH", path, { ...limits, username: "eve" })).body.data;
      assert.deepEqual(
        [changed.rate_limit, changed.low_balance_threshold, changed.username, changed.company],
        [120, "2.50", "eve", "Eve GSM"],
      );
      const bare = (await call("PATCH", path, { company: null, username: null, rate_limit: null })).body.data;
      assert.deepEqual([bare.company, bare.username, bare.rate_limit, bare.name], [null, null, null, "Eve"]);
    });

    it("and sign in with the email that they have now", async () => {
      const reseller = await server.createReseller({ password: "correct horse" });
      await call("PATCH", `/resellers/${reseller.id}`, { email: "Moved@Example.com" });
      const signIn = (email: string, password: string) => server.rest("", "POST", "/login", { email, password });
      assert.equal((await signIn(reseller.email, "correct horse")).status, 422);
      assert.equal((await signIn("moved@example.com", "correct horse")).status, 200);
      const set = (password: string) => outcome("POST", `/resellers/${reseller.id}/password`, { password });
      assert.deepEqual(await set("short"), [422, "validation_failed"]);
      assert.deepEqual(await set("another password"), [200, undefined]);
      assert.equal((await signIn("moved@example.com", "another password")).status, 200);
      const log = await server.core.database.kysely.selectFrom("audit_log").select("details").execute();
      assert.equal(JSON.stringify(log).includes("another password"), false);
      assert.deepEqual(await outcome("POST", `/resellers/${ada.id}/password-link`), [409, "conflict"]);
      assert.deepEqual(await outcome("POST", `/resellers/${reseller.id}/password-link`), [200, undefined]);
    });
  });

  describe("are let in and kept out", () => {
    it("only from a state that allows it, once", async () => {
      const { id } = await server.createReseller();
      const act = (move: string, body?: unknown) => outcome("POST", `/resellers/${id}/${move}`, body);
      assert.deepEqual(await act("approve"), [409, "invalid_transition"]);
      assert.deepEqual(await act("reactivate"), [409, "invalid_transition"]);
      for (const body of [{}, { reason: " " }, { reason: "a\0b" }, { reason: "x".repeat(501) }]) {
        assert.deepEqual(await act("suspend", body), [422, "validation_failed"]);
      }
      await server.core.database.kysely
        .updateTable("resellers")
        .set({ status: "pending" })
        .where("id", "=", id)
        .execute();
      const approved = await Promise.all([act("approve"), act("approve")]);
      assert.deepEqual(
        approved.map(([status]) => status).toSorted((a, b) => a - b),
        [200, 409],
      );
      assert.deepEqual(await outcome("POST", "/resellers/999999/approve"), [404, "not_found"]);
    });

    it("their keys with them, at once", async () => {
      const { id, key } = await server.createReseller();
      const account = async () => (await server.rest(key, "GET", "/account")).status;
      assert.equal(await account(), 200);
      const suspended = (await call("POST", `/resellers/${id}/suspend`, { reason: "Chargebacks" })).body.data;
      assert.deepEqual([suspended.status, suspended.status_reason, await account()], ["suspended", "Chargebacks", 403]);
      const again = (await call("POST", `/resellers/${id}/reactivate`)).body.data;
      assert.deepEqual([again.status, again.status_reason, await account()], ["active", null, 200]);
    });
  });

  describe("have keys", () => {
    it("that staff makes, sees without their secrets and revokes", async () => {
      const { id } = await server.createReseller();
      const wrong = [
        { scopes: ["everything"] },
        { scopes: [] },
        { allowed_ips: ["home"] },
        { expires_at: "2020-01-01" },
      ];
      for (const body of wrong) {
        assert.deepEqual(await outcome("POST", `/resellers/${id}/keys`, body), [422, "validation_failed"]);
      }
      const made = await call("POST", `/resellers/${id}/keys`, { label: "Panel", scopes: ["account:read"] });
      const { key, ...shown } = made.body.data;
      assert.equal((await server.rest(key, "GET", "/account")).status, 200);
      const listed = (await call("GET", `/resellers/${id}/keys`, undefined, "agent")).body;
      assert.deepEqual(listed.data.at(-1).id, shown.id);
      assert.equal(JSON.stringify(listed).includes(key), false);
      const log = await server.core.database.kysely.selectFrom("audit_log").select("details").execute();
      assert.equal(JSON.stringify(log).includes(key), false);
      assert.deepEqual(await outcome("POST", "/keys/x/revoke"), [404, "not_found"]);
      assert.equal((await call("POST", `/keys/${shown.id}/revoke`)).status, 200);
      assert.equal((await server.rest(key, "GET", "/account")).status, 401);
    });
  });

  it("have personal prices beside those that would count without them", async () => {
    const serviceId = await server.createService({ name: "Priced", price: "2.00" });
    const { id } = await server.createReseller({ group: "Silver" });
    await changePriceGroup(server.core, await priceGroup(server.core, "Silver"), { marginBasisPoints: -1_000 });
    await setPrice(server.core, serviceId, { resellerId: id }, 1_500_000n);
    const [price] = (await call("GET", `/resellers/${id}/prices`)).body.data;
    assert.equal(price.service.name, "Priced");
    assert.deepEqual([price.price, price.otherwise], ["1.50", { price: "1.80", source: "margin" }]);
    assert.equal((await call("GET", "/resellers/999999/prices")).status, 404);
  });
});
