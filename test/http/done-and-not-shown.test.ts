import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { KyselyPlugin } from "kysely";
import { readWalletRow } from "../../src/core/ledger/wallet/wallet-rows.ts";
import { addMethod } from "../../src/core/payments/methods/methods.ts";
import { insertPayment } from "../../src/core/payments/payments/payment-rows.ts";
import { succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { hasChanged } from "../../src/database/changed.ts";
import { NoConnection } from "../../src/database/failure.ts";
import type { Database } from "../../src/database/database.ts";
import { OPERATOR } from "../money-world.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../support/server.ts";
import { imei } from "./dispatch-client.ts";

const reason = "For the test";

describe("a change after which the database goes away is not answered as if nothing was done", () => {
  let server: TestServer;
  let ada: TestReseller;
  let walletId: number;
  let staff: string;
  let serviceId: number;
  let methodId: number;
  let count = 0;

  before(async () => {
    server = await startTestServer({ workers: false });
    const { core } = server;
    ada = await server.createReseller({ credit: "100" });
    const wallets = core.database.kysely.selectFrom("wallets").select("id").where("reseller_id", "=", ada.id);
    ({ id: walletId } = await wallets.where("test", "=", false).executeTakeFirstOrThrow());
    ({ token: staff } = await server.createStaff("owner"));
    serviceId = await server.createService();
    ({ id: methodId } = await addMethod(core, { kind: "manual", name: "Card" }));
    leaveAfterChanges(core.database);
  });
  after(() => server.stop());

  /** From its first change on, a call gets no connection. */
  function leaveAfterChanges(database: Database): void {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (hasChanged()) throw new NoConnection("away");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    Object.assign(database, { kysely: database.kysely.withPlugin(plugin) });
  }

  const operate = (method: string, path: string, body?: unknown) => server.operate(staff, method, path, body);
  const rest = (method: string, path: string, body?: unknown) => server.rest(ada.key, method, path, body);

  function assertUnknown(answers: Record<string, Answer>): void {
    const codes = Object.entries(answers).map(([call, { body }]) => [call, body.code]);
    assert.deepEqual(
      codes,
      Object.keys(answers).map((call) => [call, "outcome_unknown"]),
    );
  }

  it("of an order", async () => {
    const place = async (): Promise<number> =>
      (await rest("POST", "/orders", { service_id: serviceId, imei: imei(++count) })).body.data.id;
    const delivered = await place();
    await succeedOrder(server.core, BigInt(delivered), { result: "code" }, OPERATOR);
    assertUnknown({
      take: await operate("POST", `/orders/${await place()}/take`),
      answer: await operate("POST", `/orders/${await place()}/answer`, { result: "code" }),
      reject: await operate("POST", `/orders/${await place()}/reject`, { reason }),
      cancel: await operate("POST", `/orders/${await place()}/cancel`, { reason }),
      correct: await operate("POST", `/orders/${delivered}/correct`, { result: "other", reason }),
      refund: await operate("POST", `/orders/${delivered}/refund`, { reason }),
    });
    assert.equal((await rest("GET", `/orders/${delivered}`)).body.data.status, "REFUNDED");
  });

  it("of the money of a reseller", async () => {
    const pay = (change: object) =>
      server.core.database.transaction((transaction) =>
        insertPayment(transaction, {
          wallet_id: walletId,
          test: false,
          method_id: methodId,
          reference: `pay_of_the_tests_${++count}`,
          amount: 1_000_000n,
          fee: 0n,
          currency: "USD",
          terms: JSON.stringify({ feeFixed: "0", feeBasisPoints: 0, bonusTiers: [] }),
          return_url: "https://shop.example",
          ...change,
        }),
      );
    const inReview = { status: "review", review_reason: "partial" };
    const movement = { amount: "1", reason, idempotency_key: "one" };
    assertUnknown({
      "top up": await operate("POST", `/resellers/${ada.id}/top-up`, movement),
      adjust: await operate("POST", `/resellers/${ada.id}/adjustment`, movement),
      limit: await operate("PUT", `/resellers/${ada.id}/credit-limit`, { credit_limit: "5", reason }),
      "credit payment": await operate("POST", `/payments/${await pay(inReview)}/credit`, { amount: "1" }),
      "decline payment": await operate("POST", `/payments/${await pay(inReview)}/decline`, { reason }),
      "cancel payment": await rest("POST", `/payments/${await pay({})}/cancel`),
      "request credit": await rest("POST", "/top-up-requests", { amount: "1" }),
    });
    const { creditLimit } = await readWalletRow(server.core.database.kysely, walletId);
    assert.equal(creditLimit, 5_000_000n);
  });

  it("of prices, accounts and settings", async () => {
    assertUnknown({
      reseller: await operate("PATCH", `/resellers/${ada.id}`, { name: "Ada" }),
      key: await operate("POST", `/resellers/${ada.id}/keys`, { label: "New" }),
      service: await operate("PATCH", `/services/${serviceId}`, { name: "Renamed" }),
      price: await operate("PUT", `/services/${serviceId}/prices/resellers/${ada.id}`, { price: "0.90" }),
      rate: await operate("PUT", "/exchange-rates/EUR", { rate: "0.92" }),
      feed: await operate("PATCH", "/exchange-feed", { max_age_hours: 24 }),
      shop: await operate("PATCH", "/shop", { announcement: "Hello" }),
      settings: await operate("PATCH", "/settings", { name: "Shop" }),
    });
  });

  it("but it is where only the Idempotency-Key was taken", async () => {
    const { database } = server.core;
    const { transaction } = database;
    const key = { "idempotency-key": "taken" };
    const request = () => server.rest(ada.key, "POST", "/top-up-requests", { amount: "2" }, key);
    Object.assign(database, { transaction: () => Promise.reject(new NoConnection("away")) });
    const refused = await request();
    Object.assign(database, { transaction });
    assert.deepEqual([refused.status, refused.body.code], [503, "maintenance"]);
  });
});
