import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { forEachDatabase } from "../../../test/support/databases.ts";
import {
  assertBooksBalance,
  codeOf,
  imei,
  openMoneyWorld,
  type MoneyWorld,
  OPERATOR,
  place,
  refusal,
} from "../../../test/money-world.ts";
import { readWalletRow } from "../wallet/wallet-rows.ts";
import { cancelOrder } from "./cancel-order.ts";
import { readHistory, readOrder } from "./read-orders.ts";
import { correctResult, refundOrder, rejectOrder, succeedOrder, takeOrder, withdrawOrder } from "./settle-orders.ts";

/** The codes that refused; undefined for calls that were obeyed. */
async function codesOf(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  return settled.map((answer) => (answer.status === "rejected" ? codeOf(answer.reason) : undefined));
}

describe("settling an order", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("captures what was delivered and gives the rest back", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const serviceId = await service({ type: "server", price: 300_000n, maxQuantity: 10 });
      const { order } = await place(core, reseller, { serviceId, quantity: 10 });
      for (const deliveredQuantity of [0, 11, 1.5, Number.NaN]) {
        const wrong = succeedOrder(core, order.id, { result: "x", deliveredQuantity }, OPERATOR);
        assert.equal(await refusal(wrong), "quantity_out_of_range");
      }
      const settled = await succeedOrder(core, order.id, { result: "7 credits", deliveredQuantity: 7 }, OPERATOR);
      assert.equal(settled.captured, 2_100_000n);
      const wallet = await readWalletRow(core.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held], [7_900_000n, 0n]);
      await assertBooksBalance(core, [reseller]);
    });

    it("happens once, however many ways are tried at once", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 100_000_000n });
      const serviceId = await service();
      for (let n = 0; n < 20; n++) {
        const { order } = await place(core, reseller, { serviceId, identifier: imei(n) });
        const codes = await codesOf(
          [
            cancelOrder(core, reseller, order.id),
            succeedOrder(core, order.id, { result: "code" }, OPERATOR),
            succeedOrder(core, order.id, { result: "code" }, OPERATOR),
            rejectOrder(core, order.id, "not found", OPERATOR),
            withdrawOrder(core, order.id, "mistake", OPERATOR),
          ].toSorted(() => (n % 2 === 0 ? 1 : -1)),
        );
        // A reseller who asks to cancel what the operator withdrew just before is told that it is cancelled.
        const { status } = await readOrder(core, reseller, order.id);
        const done = codes.filter((code) => code === undefined).length;
        assert.ok(done === 1 || (done === 2 && status === "CANCELLED"), codes.join());
        const history = await readHistory(core, reseller, order.id);
        assert.equal(history.length, 2);
      }
      await assertBooksBalance(core, [reseller]);
    });

    it("can be refunded in parts up to what was captured and no further", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      const refund = (amount?: bigint) => refundOrder(core, order.id, { amount, reason: "complaint" }, OPERATOR);
      assert.equal(await refusal(refund()), "invalid_transition");
      await succeedOrder(core, order.id, { result: "code" }, OPERATOR);
      for (const amount of [0n, -1n, 1_000_001n]) assert.equal(await refusal(refund(amount)), "validation_failed");
      const refused = await codesOf(Array.from({ length: 10 }, () => refund(300_000n)));
      assert.equal(refused.filter((code) => code === undefined).length, 3);
      assert.equal((await readOrder(core, reseller, order.id)).status, "SUCCESS");
      assert.equal((await refund()).status, "REFUNDED");
      assert.equal(await refusal(refund()), "invalid_transition");
      const wallet = await readWalletRow(core.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held], [10_000_000n, 0n]);
      await assertBooksBalance(core, [reseller]);
    });

    it("costs nothing and can be refunded where the order was free", async () => {
      const { core, caller, service } = world;
      const reseller = await caller();
      const { order } = await place(core, reseller, { serviceId: await service({ price: 0n }), identifier: imei(1) });
      assert.equal((await succeedOrder(core, order.id, { result: "code" }, OPERATOR)).captured, 0n);
      assert.equal((await refundOrder(core, order.id, { reason: "complaint" }, OPERATOR)).status, "REFUNDED");
      await assertBooksBalance(core, [reseller]);
    });

    it("lets an operator take it in hand and correct its result without moving money", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      assert.equal((await takeOrder(core, order.id, OPERATOR)).status, "PROCESSING");
      assert.equal(await refusal(takeOrder(core, order.id, OPERATOR)), "invalid_transition");
      assert.equal(await refusal(correctResult(core, order.id, "x", "typo", OPERATOR)), "invalid_transition");
      await succeedOrder(core, order.id, { result: "1234" }, OPERATOR);
      const corrected = await correctResult(core, order.id, "1235", "typo", OPERATOR);
      assert.deepEqual([corrected.resultText, corrected.captured], ["1235", 1_000_000n]);
      const moves = (await readHistory(core, reseller, order.id)).map(({ from, to }) => [from, to]);
      const expected = [
        [null, "PENDING"],
        ["PENDING", "PROCESSING"],
        ["PROCESSING", "SUCCESS"],
        ["SUCCESS", "SUCCESS"],
      ];
      assert.deepEqual(moves, expected);
      await assertBooksBalance(core, [reseller]);
    });

    it("is refused for texts that cannot be kept, and for orders that are not there", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      for (const text of ["", " ", "\0", "\ud800", "x".repeat(20_001)]) {
        assert.equal(await refusal(succeedOrder(core, order.id, { result: text }, OPERATOR)), "validation_failed");
        assert.equal(await refusal(rejectOrder(core, order.id, text, OPERATOR)), "validation_failed");
      }
      const fields = { code: "\ud800" };
      assert.equal(await refusal(succeedOrder(core, order.id, { result: "x", fields }, OPERATOR)), "validation_failed");
      for (const id of [order.id + 1n, 0n, -1n, 2n ** 63n]) {
        assert.equal(await refusal(rejectOrder(core, id, "why", OPERATOR)), "order_not_found");
        assert.equal(await refusal(refundOrder(core, id, { reason: "why" }, OPERATOR)), "order_not_found");
        assert.equal(await refusal(readOrder(core, reseller, id)), "order_not_found");
      }
      assert.equal((await readOrder(core, reseller, order.id)).status, "PENDING");
    });
  });
});
