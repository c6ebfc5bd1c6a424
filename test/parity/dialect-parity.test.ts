import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { findWalletRow } from "../../src/core/ledger/wallet/wallet-rows.ts";
import { createApiKey } from "../../src/core/resellers/keys/api-keys.ts";
import { imei } from "../http/dispatch-client.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { CASES, type Case } from "./cases.ts";
import { NO_REFERENCE, openDialects, type Dialect, type Outcome } from "./dialects.ts";

let server: TestServer;
before(async () => void (server = await startTestServer({ workers: false })));
after(() => server.stop());

describe("every dialect behaves the same", () => {
  for (const [name, wanted] of Object.entries(CASES)) {
    it(`for ${name}`, async () => {
      const dialects = Object.values(openDialects(server));
      const [first, ...others] = await Promise.all(dialects.map((dialect) => play(dialect, wanted)));
      assert.ok(first!.outcomes.length > 0);
      for (const [index, other] of others.entries()) {
        const { says = (outcome: Outcome) => outcome } = dialects[index + 1]!;
        assert.deepEqual(other, { ...first, outcomes: first!.outcomes.map(says) });
      }
    });
  }
});

describe("a quantity for a service sold singly", () => {
  it("is refused by REST in a single order, a bulk and a quote, and nothing is charged", async () => {
    const { key } = await server.createReseller({ credit: "10" });
    const service = await server.createService();
    for (const quantity of [2, "7", 0, -1, "1.5", "abc"]) {
      const order = { service_id: service, imei: imei(1), quantity };
      const refused = await server.rest(key, "POST", "/orders", order);
      assert.deepEqual([refused.status, refused.body.code], [422, "quantity_out_of_range"], String(quantity));
      assert.deepEqual(Object.keys(refused.body.errors), ["quantity"]);
      const bulk = await server.rest(key, "POST", "/orders/bulk", { orders: [order] });
      assert.equal(bulk.body.data[0].error.code, "quantity_out_of_range");
      const quote = await server.rest(key, "POST", "/orders/quote", order);
      assert.equal(quote.body.code, "quantity_out_of_range");
    }
    const account = await server.rest(key, "GET", "/account");
    assert.equal(account.body.data.balance, "10.00");
  });

  it("is ignored by dispatch, since panels send any value, and one unit is charged", async () => {
    const dialects = openDialects(server);
    for (const dialect of [dialects["dispatch, native"], dialects["dispatch, Dhru"]]) {
      const { key } = await server.createReseller({ credit: "10" });
      const service = await server.createService();
      for (const [index, quantity] of ["0", "7", "abc"].entries()) {
        const answer = await dialect.place(key, service, { imei: imei(50 + index), quantity });
        assert.ok("placed" in dialect.outcomeOf(answer), quantity);
      }
      const { body } = await server.rest(key, "GET", "/account");
      assert.equal(body.data.balance, "7.00");
    }
  });
});

/** Runs a case as a new reseller. Returns the outcomes and the rows in the database. */
async function play(dialect: Dialect, { credit = "10", creditLimit = "0", service, steps }: Case) {
  const reseller = await server.createReseller({ credit, creditLimit });
  // Only dispatch answers a repeated call with the first order; a setting of the key turns that off.
  const { key } = await createApiKey(server.core, { resellerId: reseller.id, replay: false });
  const serviceId = await server.createService({ name: "Service", ...service });
  const outcomes: Outcome[] = [];
  const placed: string[] = [];
  /** Orders are numbered in the order of placing, since their ids differ between resellers. */
  const note = (outcome: Outcome) => {
    if ("placed" in outcome && !placed.includes(outcome.placed)) placed.push(outcome.placed);
    outcomes.push("placed" in outcome ? { ...outcome, placed: String(placed.indexOf(outcome.placed)) } : outcome);
  };
  await steps({
    server,
    serviceId,
    place: async (wanted) => {
      const outcome = dialect.outcomeOf(await dialect.place(key, serviceId, wanted));
      note(outcome);
      return "placed" in outcome ? outcome.placed : undefined;
    },
    read: async (id) => note(dialect.outcomeOf(await dialect.read(key, id ?? "0"))),
    cancel: async (id) => note(dialect.outcomeOf(await dialect.cancel(key, id ?? "0"))),
  });
  return { outcomes, ...(await readBooks(reseller.id)) };
}

async function readBooks(resellerId: number) {
  const { kysely } = server.core.database;
  const wallet = (await findWalletRow(kysely, resellerId, false))!;
  const orders = await kysely
    .selectFrom("orders")
    .select(["identifier", "inputs", "quantity", "unit_price", "price", "status", "status_reason", "result_text"])
    .select(["captured", "refunded", "client_reference", "test"])
    .where("wallet_id", "=", wallet.id)
    .orderBy("id")
    .execute();
  const transfers = await kysely
    .selectFrom("transfers")
    .select(["kind", "amount"])
    .where("order_id", "in", kysely.selectFrom("orders").select("id").where("wallet_id", "=", wallet.id))
    .orderBy("id")
    .execute();
  const referenced = orders.map(({ client_reference: own, ...order }) => ({
    ...order,
    client_reference: own?.startsWith(NO_REFERENCE) ? null : own,
  }));
  return { available: wallet.available, held: wallet.held, orders: referenced, transfers };
}
