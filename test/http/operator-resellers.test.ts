import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { StaffRole } from "../../src/core/accounts/staff.ts";
import { setResellerStatus } from "../../src/core/accounts/resellers.ts";
import { imei } from "../money-world.ts";
import { readOpenApi } from "../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer, type TestStaff } from "../support/server.ts";

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
      await setResellerStatus(server.core, carol.id, "suspended");
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
});
