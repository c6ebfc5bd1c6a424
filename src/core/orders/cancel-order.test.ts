import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  assertLedgerBalances,
  imei,
  openMoneyWorld,
  type MoneyWorld,
  OPERATOR,
  place,
  refusal,
  claimDue,
} from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { addStock } from "../fulfilment/inventory/inventory.ts";
import { cancelOrder, isCancellable } from "./cancel-order.ts";
import { deliverFromStock } from "../fulfilment/attempts/fulfil-orders.ts";
import { pageOrders, readHistory, readOrder } from "./read-orders.ts";
import { cancelOrderByStaff } from "./settle-orders.ts";
import { takeOrder } from "../fulfilment/review/take-order.ts";

/** As the operator does once the worker's lease has run out. */
async function cancelOrderLate({ core }: MoneyWorld, id: bigint): Promise<void> {
  await core.database.kysely
    .updateTable("orders")
    .set({ leased_until: new Date(0) })
    .where("id", "=", id)
    .execute();
  await cancelOrderByStaff(core, id, "late", OPERATOR);
}

describe("withdrawing an order", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("refunds once, also when it is requested again", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 1_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      assert.ok(isCancellable(order));
      const cancelled = await Promise.all([1, 2, 3].map(() => cancelOrder(core, reseller, order.id)));
      assert.deepEqual(
        cancelled.map(({ status }) => status),
        ["CANCELLED", "CANCELLED", "CANCELLED"],
      );
      assert.ok(!isCancellable(cancelled[0]!));
      await assertLedgerBalances(core, [reseller]);
      await place(core, reseller, { serviceId: order.serviceId, identifier: imei(1) });
    });

    it("is up to the service, and to how far the work is", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const never = await service({ cancellable: "never" });
      const fixed = (await place(core, reseller, { serviceId: never, identifier: imei(1) })).order;
      assert.equal(await refusal(cancelOrder(core, reseller, fixed.id)), "not_cancellable");
      const early = (await place(core, reseller, { serviceId: await service(), identifier: imei(1) })).order;
      await takeOrder(core, early.id, OPERATOR);
      assert.equal(await refusal(cancelOrder(core, reseller, early.id)), "not_cancellable");
      const onRequest = await service({ cancellable: "on_request" });
      const asked = (await place(core, reseller, { serviceId: onRequest, identifier: imei(1) })).order;
      await takeOrder(core, asked.id, OPERATOR);
      const taken = await readOrder(core, reseller, asked.id);
      const noted = await cancelOrder(core, reseller, asked.id);
      assert.equal(noted.status, "PROCESSING");
      assert.ok(noted.updatedAt > taken.updatedAt);
      assert.deepEqual(noted.updatedAt, noted.cancelRequestedAt);
      assert.deepEqual((await cancelOrder(core, reseller, asked.id)).updatedAt, noted.updatedAt);
      const history = await readHistory(core, reseller, asked.id);
      assert.deepEqual(
        history.map(({ event, to }) => [event, to]),
        [
          ["status_changed", "PENDING"],
          ["status_changed", "PROCESSING"],
          ["cancel_requested", "PROCESSING"],
        ],
      );
      const since = { updatedSince: noted.cancelRequestedAt! };
      const found = await pageOrders(core, reseller, { ...since, sort: "-created_at", limit: 10 });
      assert.deepEqual(
        found.orders.map(({ id }) => id),
        [asked.id],
      );
      assert.ok(noted.cancelRequestedAt instanceof Date && !isCancellable(noted));
      await assertLedgerBalances(core, [reseller]);
    });

    it("is refused to strangers as if there were no such order", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 1_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      assert.equal(await refusal(cancelOrder(core, await caller(), order.id)), "order_not_found");
      assert.equal((await readOrder(core, reseller, order.id)).status, "PENDING");
    });

    it("waits for a worker that holds the order, who delivers each code once", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const serviceId = await service({ maxQuantity: 3 });
      const stocked = await addStock(core, serviceId, ["A", " B ", "A", "", "C"]);
      assert.deepEqual(stocked, { added: 3, duplicates: 1, free: 3 });
      const two = (await place(core, reseller, { serviceId, identifier: imei(1), quantity: 2 })).order;
      const more = (await place(core, reseller, { serviceId, identifier: imei(2), quantity: 2 })).order;
      const due = await claimDue(core);
      assert.deepEqual(
        due.map(({ id }) => id),
        [two.id, more.id],
      );
      assert.equal(await refusal(cancelOrder(core, reseller, two.id)), "not_cancellable");
      assert.equal(await deliverFromStock(core, due[0]!), true);
      assert.equal(await deliverFromStock(core, due[1]!), false);
      assert.equal((await readOrder(core, reseller, two.id)).resultText, "A\nB");
      await assert.rejects(deliverFromStock(core, { ...due[0]!, quantity: 1 }));
      await cancelOrderLate(world, more.id);
      await assert.rejects(deliverFromStock(core, { ...due[1]!, quantity: 1 }), { name: "OrderGone" });
      assert.deepEqual(await addStock(core, serviceId, ["A", "C", "D"]), { added: 1, duplicates: 2, free: 2 });
      assert.equal(await refusal(addStock(core, 2 ** 40, ["A"])), "service_not_found");
      assert.equal(await refusal(addStock(core, serviceId, [" "])), "validation_failed");
      await assertLedgerBalances(core, [reseller]);
    });
  });
});
