import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { parseMoney } from "../../../src/core/kernel/money.ts";
import { refundOrder } from "../../../src/core/orders/refund-order.ts";
import { succeedOrder } from "../../../src/core/orders/settle-orders.ts";
import { createApiKey } from "../../../src/core/resellers/keys/api-keys.ts";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

const NIGHT = new Date("2026-05-01T23:30:00Z");
const OPERATOR = { kind: "operator", id: null } as const;

describe("the figures of a reseller", () => {
  let server: TestServer;
  let check: Awaited<ReturnType<typeof readOpenApi>>;
  let now: Date | undefined;

  before(async () => {
    server = await startTestServer({ workers: false, clock: () => now ?? new Date() });
    check = await readOpenApi(server.url);
  });
  after(() => server.stop());

  async function place(key: string, serviceId: number, imei: string): Promise<bigint> {
    const { body } = await server.rest(key, "POST", "/orders", { service_id: serviceId, imei });
    return BigInt(body.data.id);
  }

  it("refuse strange zones and numbers of days, and keys that may not read orders or money", async () => {
    const { id, key } = await server.createReseller();
    for (const [query, field] of [
      ["time_zone=Mars/Olympus", "time_zone"],
      ["days=0", "days"],
      ["days=91", "days"],
      ["days=many", "days"],
    ] as const) {
      const answer = await server.rest(key, "GET", `/figures?${query}`);
      assert.equal(answer.status, 422, query);
      assert.ok(answer.body.errors[field], query);
      check("GET", "/api/v1/figures", answer);
    }
    for (const scopes of [["orders:read"], ["transactions:read"]]) {
      const narrow = await createApiKey(server.core, { resellerId: id, scopes });
      assert.equal((await server.rest(narrow.key, "GET", "/figures")).status, 403);
    }
  });

  it("add up what was charged less what was refunded, of the own wallet in its mode alone", async () => {
    const reseller = await server.createReseller({ credit: "50" });
    const other = await server.createReseller({ credit: "50" });
    const serviceId = await server.createService({ price: "4.00" });
    const [first, second] = [
      await place(reseller.key, serviceId, "356938035643809"),
      await place(reseller.key, serviceId, "490154203237518"),
    ];
    await place(reseller.testKey, serviceId, "356938035643809");
    const theirs = await place(other.key, serviceId, "356938035643809");
    for (const id of [first, theirs]) await succeedOrder(server.core, id, { result: "Done" }, OPERATOR);
    await refundOrder(
      server.core,
      first,
      { amount: parseMoney("1.50"), idempotencyKey: "a part", reason: "Half" },
      OPERATOR,
    );
    const answer = await server.rest(reseller.key, "GET", "/figures?days=2");
    check("GET", "/api/v1/figures", answer);
    const { spent_by_day: days, orders_by_status: statuses, currency } = answer.body.data;
    assert.equal(currency, "USD");
    const spent = days.filter(({ orders }: { orders: number }) => orders > 0);
    assert.deepEqual(
      spent.map(({ orders, spent: amount }: { orders: number; spent: string }) => [orders, amount]),
      [[1, "2.50"]],
    );
    const count = (status: string) => statuses.find((row: { status: string }) => row.status === status).orders;
    assert.equal(count("SUCCESS"), 1);
    assert.equal(count("PENDING"), 1);
    assert.equal(count("REJECTED"), 0);
    assert.ok(second > 0n);
  });

  it("name the days as the reader's clock does", async () => {
    const { key } = await server.createReseller();
    now = NIGHT;
    const last = async (zone: string) =>
      (await server.rest(key, "GET", `/figures?days=3&time_zone=${zone}`)).body.data.spent_by_day.at(-1).day;
    assert.equal(await last("UTC"), "2026-05-01");
    assert.equal(await last("Asia/Kathmandu"), "2026-05-02");
    assert.equal(await last("America/New_York"), "2026-05-01");
  });

  it("list the groups in which the caller finds something", async () => {
    const { key } = await server.createReseller();
    await server.createService({ serviceGroup: "Checks" });
    await server.createService({ serviceGroup: "Elsewhere", currency: "EUR" });
    const answer = await server.rest(key, "GET", "/service-groups");
    check("GET", "/api/v1/service-groups", answer);
    const names = answer.body.data.map(({ name }: { name: string }) => name);
    assert.ok(names.includes("Checks"));
    assert.ok(!names.includes("Elsewhere"));
  });
});
