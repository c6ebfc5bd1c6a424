import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { changeService } from "../../../src/core/catalogue/services/change-service.ts";
import { DomainError } from "../../../src/core/kernel/errors.ts";
import { topUp } from "../../../src/core/ledger/wallet/wallet.ts";
import { OPERATOR } from "../../money-world.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../../support/server.ts";
import { imei } from "../dispatch-client.ts";

describe("a bulk call with an Idempotency-Key", () => {
  let server: TestServer;
  let service: number;
  let count = 0;
  before(async () => {
    server = await startTestServer({ workers: false });
    service = await server.createService({ type: "server", identifierKind: "none", price: "1.00" });
  });
  after(() => server.stop());

  const bulk = (reseller: TestReseller, key: string, rows: unknown[]): Promise<Answer> =>
    server.rest(reseller.key, "POST", "/orders/bulk", { orders: rows }, { "idempotency-key": key });
  const addCredit = (resellerId: number, amount: bigint) =>
    topUp(server.core, { resellerId, amount, reason: "Paid", actor: OPERATOR, idempotencyKey: `paid ${++count}` });
  const idsOf = ({ body }: Answer): unknown[] => body.data.map((row: { order?: { id: number } }) => row.order?.id);
  const codesOf = ({ body }: Answer): unknown[] =>
    body.data.map((row: { error?: { code: string } }) => row.error?.code);

  it("places after a top-up what it refused for the credit, and nothing twice", async () => {
    const ada = await server.createReseller({ credit: "1" });
    const rows = [{ service_id: service }, { service_id: service }];
    const first = await bulk(ada, "K", rows);
    assert.deepEqual(codesOf(first), [undefined, "insufficient_balance"]);
    await addCredit(ada.id, 5_000_000n);
    const second = await bulk(ada, "K", rows);
    assert.deepEqual(codesOf(second), [undefined, undefined]);
    assert.equal(idsOf(second)[0], idsOf(first)[0]);
    assert.equal(second.headers.get("idempotent-replayed"), null);
    const third = await bulk(ada, "K", rows);
    assert.deepEqual(idsOf(third), idsOf(second));
    assert.equal(third.headers.get("idempotent-replayed"), "true");
    assert.equal((await server.rest(ada.key, "GET", "/account")).body.data.balance, "4.00");
  });

  it("belongs to its body as soon as one of its rows is placed", async () => {
    const ada = await server.createReseller({ credit: "1" });
    await bulk(ada, "K", [{ service_id: service }, { service_id: service }]);
    const other = await bulk(ada, "K", [{ service_id: service, quantity: 1 }, { service_id: service }]);
    assert.deepEqual([other.status, other.body.code], [422, "idempotency_mismatch"]);
    const poor = await server.createReseller();
    assert.deepEqual(codesOf(await bulk(poor, "K", [{ service_id: service }])), ["insufficient_balance"]);
    assert.equal((await bulk(poor, "K", [{ service_id: service }, { service_id: service }])).status, 200);
  });

  it("keeps an answer whose rows are all placed or refused for good", async () => {
    const ada = await server.createReseller({ credit: "10" });
    const strict = await server.createService();
    const rows = [{ service_id: strict, imei: imei(1) }, { service_id: strict, imei: "350000000000012" }, {}, null];
    const first = await bulk(ada, "K", rows);
    assert.deepEqual(codesOf(first), [undefined, "imei_checksum", "field_required", "malformed_request"]);
    const second = await bulk(ada, "K", rows);
    assert.deepEqual(second.body, first.body);
    assert.equal(second.headers.get("idempotent-replayed"), "true");
  });

  it("judges anew what a pause, an open order or a price stood in the way of", async () => {
    const ada = await server.createReseller({ credit: "10" });
    const strict = await server.createService();
    const paused = await server.createService();
    await changeService(server.core, paused, { status: "paused" });
    await server.rest(ada.key, "POST", "/orders", { service_id: strict, imei: imei(2) });
    const rows = [
      { service_id: strict, imei: imei(2) },
      { service_id: paused, imei: imei(3) },
      { service_id: strict, imei: imei(4), max_price: "0.50" },
    ];
    for (const [n, row] of rows.entries()) {
      const codes = codesOf(await bulk(ada, `K${n}`, [row]));
      assert.deepEqual(codes, [["duplicate_order", "service_paused", "price_changed"][n]]);
    }
    const { kysely } = server.core.database;
    await sql`update orders set status = 'CANCELLED', completed_at = now() where identifier = ${imei(2)}`.execute(
      kysely,
    );
    await changeService(server.core, paused, { status: "active" });
    await sql`update services set base_price = 400000`.execute(kysely);
    for (const [n, row] of rows.entries()) {
      const again = await bulk(ada, `K${n}`, [row]);
      assert.deepEqual([codesOf(again), again.body.meta.placed], [[undefined], 1]);
    }
  });
});

describe("an Idempotency-Key whose answer cannot be kept", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ workers: false });
    await sql`create trigger unkept before update or delete on idempotency_keys
      for each row execute function refuse_change()`.execute(server.core.database.kysely);
  });
  after(() => server.stop());

  it("hides neither the order that was placed nor the refusal", async () => {
    const ada = await server.createReseller({ credit: "1" });
    const body = { service_id: await server.createService(), imei: imei(1) };
    const placed = await server.rest(ada.key, "POST", "/orders", body, { "idempotency-key": "placed" });
    assert.deepEqual([placed.status, placed.body.data?.status], [201, "PENDING"]);
    const poor = { ...body, imei: imei(2) };
    const refused = await server.rest(ada.key, "POST", "/orders", poor, { "idempotency-key": "refused" });
    assert.deepEqual([refused.status, refused.body.code], [402, "insufficient_balance"]);
  });
});

describe("an Idempotency-Key of a call whose outcome is unknown", () => {
  let server: TestServer;
  let service: number;
  before(async () => {
    server = await startTestServer({ workers: false });
    service = await server.createService({ type: "server", identifierKind: "none", maxQuantity: 5 });
    const { intake } = server.core;
    const { place } = intake;
    let placed = 0;
    // Every second order is placed, and its answer is lost.
    const losing: typeof intake.place = async (...order) => {
      const answer = await place(...order);
      if (placed++ % 2 === 0) throw new DomainError("outcome_unknown", "It is not known whether the order was placed.");
      return answer;
    };
    Object.assign(intake, { place: losing });
  });
  after(() => server.stop());

  it("stays with its request, which finds the order; another request is refused", async () => {
    const order = { service_id: service, quantity: 2 };
    const calls = { "/orders": order, "/orders/bulk": { orders: [order] } };
    for (const [path, body] of Object.entries(calls)) {
      const ada = await server.createReseller({ credit: "10" });
      const ask = (given: unknown) => server.rest(ada.key, "POST", path, given, { "idempotency-key": "K" });
      const lost = (await ask(body)).body;
      assert.equal(lost.code ?? lost.data[0].error.code, "outcome_unknown");
      const other = JSON.parse(JSON.stringify(body).replace('"quantity":2', '"quantity":3'));
      assert.deepEqual([(await ask(other)).body.code, path], ["idempotency_mismatch", path]);
      const { data } = (await ask(body)).body;
      assert.equal((data.order ?? data[0]?.order ?? data).quantity, 2);
      assert.equal((await server.rest(ada.key, "GET", "/account")).body.data.balance, "8.00");
    }
  });
});
