import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { changeService } from "../../../src/core/catalogue/services/change-service.ts";
import { takeOrder } from "../../../src/core/fulfilment/review/take-order.ts";
import { succeedOrder } from "../../../src/core/orders/settle-orders.ts";
import { OPERATOR } from "../../money-world.ts";
import { form, fresh, useRestWorld } from "./rest-world.ts";

const IMEI = "490154203237518";

describe("the REST API v1", () => {
  const api = useRestWorld();
  const { call, place, balance } = api;

  describe("places orders", () => {
    it("from a form, a multipart body and JSON alike", async () => {
      const multipart = new FormData();
      multipart.set("service_id", String(api.service));
      multipart.set("imei", fresh());
      for (const body of [
        form({ service_id: String(api.service), imei: fresh() }),
        multipart,
        { service_id: api.service, imei: fresh(), metadata: { shop: 7 } },
      ]) {
        const { status, headers, body: answer } = await call(api.ada.key, "POST", "/orders", body);
        assert.equal(status, 201);
        assert.equal(headers.get("location"), `/api/v1/orders/${answer.data.id}`);
        assert.equal(answer.data.status, "PENDING");
        assert.equal(answer.data.held, "0.045");
      }
    });

    it("with inputs in brackets and a quantity", async () => {
      const credits = await api.server.createService({
        type: "server",
        price: "1.50",
        maxQuantity: 10,
        inputs: [{ name: "Username", type: "text", required: true }],
      });
      const body = form({ service_id: String(credits), "inputs[Username]": "bob", quantity: "3" });
      const { body: answer } = await call(api.ada.key, "POST", "/orders", body);
      assert.deepEqual([answer.data.inputs, answer.data.quantity, answer.data.price], [{ Username: "bob" }, 3, "4.50"]);
      for (const [fields, code] of [
        [{ "inputs[Username]": "eve", quantity: "11" }, "quantity_out_of_range"],
        [{ quantity: "1" }, "field_required"],
      ] as const) {
        const refused = await call(api.ada.key, "POST", "/orders", form({ service_id: String(credits), ...fields }));
        assert.deepEqual([refused.status, refused.body.code], [422, code]);
      }
    });

    it("but refuses what is wrong, by its own code, and charges nothing", async () => {
      const strict = await api.server.createService({ price: "0.10" });
      const paused = await api.server.createService({ price: "0.10" });
      await changeService(api.server.core, paused, { status: "paused" });
      const dear = await api.server.createService({ price: "1000000" });
      const funds = await balance();
      const cases: [Record<string, unknown>, number, string][] = [
        [{ service_id: strict, imei: 490154203237518 }, 422, "imei_must_be_string"],
        [{ service_id: strict, imei: "490154203237519" }, 422, "imei_checksum"],
        [{ service_id: strict, imei: "4901542032375189" }, 422, "imei_is_imeisv"],
        [{ service_id: strict, imei: "000000000000000" }, 422, "imei_placeholder"],
        [{ service_id: strict, imei: "12" }, 422, "invalid_imei"],
        [{ service_id: strict }, 422, "field_required"],
        [{ imei: IMEI }, 422, "validation_failed"],
        [{ service_id: 999999, imei: IMEI }, 404, "service_not_found"],
        [{ service_id: paused, imei: IMEI }, 409, "service_paused"],
        [{ service_id: dear, imei: IMEI }, 402, "insufficient_balance"],
        [{ service_id: strict, imei: IMEI, max_price: "0.05" }, 409, "price_changed"],
        [{ service_id: strict, imei: IMEI, max_price: "1,5" }, 422, "validation_failed"],
      ];
      for (const [body, status, code] of cases) {
        const answer = await call(api.ada.key, "POST", "/orders", body);
        assert.deepEqual([answer.status, answer.body.code], [status, code], JSON.stringify(body));
        assert.equal(answer.body.charged, false);
        assert.equal(answer.headers.get("x-error-code"), code);
      }
      assert.equal(await balance(), funds);
    });

    it("once for a reference, and says so", async () => {
      const imei = fresh();
      const first = await place({ imei, client_reference: "inv-77" });
      const again = await place({ imei, client_reference: "inv-77" });
      assert.deepEqual([first.status, again.status], [201, 200]);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      assert.equal(again.body.data.id, first.body.data.id);
      const other = await place({ client_reference: "inv-77" });
      assert.deepEqual([other.status, other.body.code], [409, "reference_conflict"]);
      assert.equal(other.body.existing_order_id, first.body.data.id);
    });

    it("once while an order for the same identifier is open", async () => {
      const imei = fresh();
      const first = await place({ imei });
      const second = await place({ imei });
      assert.deepEqual([second.status, second.body.code], [409, "duplicate_order"]);
      assert.equal(second.body.existing_order_id, first.body.data.id);
      await succeedOrder(api.server.core, BigInt(first.body.data.id), { result: "done" }, OPERATOR);
      assert.equal((await place({ imei })).status, 201);
    });

    it("once for an Idempotency-Key, quoted or bare", async () => {
      const imei = fresh();
      const first = await place({ imei }, { "idempotency-key": "abc" });
      const again = await place({ imei }, { "idempotency-key": '"abc"' });
      assert.deepEqual([again.status, again.body], [201, first.body]);
      assert.equal(again.headers.get("idempotent-replayed"), "true");
      const other = await place({}, { "idempotency-key": "abc" });
      assert.deepEqual([other.status, other.body.code], [422, "idempotency_mismatch"]);
    });

    it("after a refusal with the same Idempotency-Key", async () => {
      const poor = await api.server.createReseller();
      const body = form({ service_id: String(api.service), imei: fresh() });
      const headers = { "idempotency-key": "later" };
      assert.equal((await call(poor.key, "POST", "/orders", body, headers)).status, 402);
      await api.server.core.database.kysely.updateTable("wallets").set({ credit_limit: 1_000_000n }).execute();
      assert.equal((await call(poor.key, "POST", "/orders", body, headers)).status, 201);
    });

    it("in bulk, each row by itself, and none when there are too many", async () => {
      const rows = [
        { service_id: api.service, imei: fresh(), client_reference: "bulk-1" },
        { service_id: 999999, imei: fresh() },
      ];
      const answer = await call(api.ada.key, "POST", "/orders/bulk", { orders: rows });
      assert.deepEqual([answer.status, answer.body.meta], [200, { placed: 1, refused: 1 }]);
      assert.equal(answer.body.data[0].order.client_reference, "bulk-1");
      assert.equal(answer.body.data[1].error.code, "service_not_found");
      const funds = await balance();
      const many = Array.from({ length: 101 }, () => ({ service_id: api.service, imei: fresh() }));
      const refused = await call(api.ada.key, "POST", "/orders/bulk", { orders: many });
      assert.deepEqual([refused.status, refused.body.code], [422, "too_many_items"]);
      assert.equal(await balance(), funds);
    });

    it("as a trial that changes nothing", async () => {
      const funds = await balance();
      const quote = await call(
        api.ada.key,
        "POST",
        "/orders/quote",
        form({ service_id: String(api.service), imei: fresh() }),
      );
      assert.deepEqual([quote.status, quote.body.data.price], [200, "0.045"]);
      assert.equal(await balance(), funds);
    });
  });

  it("cancels several orders, each by itself, and releases their money once", async () => {
    const grace = await api.server.createReseller({ credit: "10" });
    const order = async (serviceId: number, number: string) =>
      (await call(grace.key, "POST", "/orders", form({ service_id: String(serviceId), imei: number }))).body.data
        .id as number;
    const terms = { price: "2", identifierCheck: "none" } as const;
    const asks = await api.server.createService({ ...terms, cancellable: "on_request" });
    const never = await api.server.createService({ ...terms, cancellable: "never" });
    const plain = await api.server.createService(terms);
    const ids = [await order(plain, "SN-1"), await order(asks, "SN-2"), await order(never, "SN-3")] as const;
    await takeOrder(api.server.core, BigInt(ids[1]), OPERATOR);
    const cancel = (wanted: readonly unknown[]) => call(grace.key, "POST", "/orders/bulk/cancel", { ids: wanted });
    const all = [...ids, ids[0], 999_999_999];
    const { status, body } = await cancel(all);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.meta, { cancelled: 1, requested: 1, refused: 2 });
    assert.deepEqual(
      body.data.map((row: { id: number; order?: { status: string }; error?: { code: string } }) => [
        row.id,
        row.order?.status ?? row.error?.code,
      ]),
      [
        [ids[0], "CANCELLED"],
        [ids[1], "PROCESSING"],
        [ids[2], "not_cancellable"],
        [999_999_999, "order_not_found"],
      ],
    );
    assert.deepEqual((await cancel(all)).body.meta, { cancelled: 1, requested: 1, refused: 2 });
    const { data } = (await call(grace.key, "GET", "/account")).body;
    assert.deepEqual([data.balance, data.held], ["6.00", "4.00"]);
    for (const wrong of [["x"], [], Array.from({ length: 101 }, (_, id) => id + 1)])
      assert.equal((await cancel(wrong)).status, 422);
  });

  it("cancels an order and refunds it, once", async () => {
    const funds = await balance();
    const { body } = await place();
    const cancelled = await call(api.ada.key, "POST", `/orders/${body.data.id}/cancel`);
    assert.deepEqual([cancelled.status, cancelled.body.data.status], [200, "CANCELLED"]);
    assert.equal((await call(api.ada.key, "POST", `/orders/${body.data.id}/cancel`)).status, 200);
    assert.equal(await balance(), funds);
    const done = await place();
    await succeedOrder(api.server.core, BigInt(done.body.data.id), { result: "x" }, OPERATOR);
    const refused = await call(api.ada.key, "POST", `/orders/${done.body.data.id}/cancel`);
    assert.deepEqual([refused.status, refused.body.code], [409, "not_cancellable"]);
  });
});
