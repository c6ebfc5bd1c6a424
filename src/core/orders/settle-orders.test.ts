import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { forEachDatabase } from "../../../test/support/databases.ts";
import {
  assertLedgerBalances,
  codeOf,
  imei,
  openMoneyWorld,
  type MoneyWorld,
  OPERATOR,
  place,
  refusal,
} from "../../../test/money-world.ts";
import { readWalletRow } from "../ledger/wallet/wallet-rows.ts";
import { cancelOrder } from "./cancel-order.ts";
import { readHistory, readOrder } from "./read-orders.ts";
import { refundOrder } from "./refund-order.ts";
import { correctResult, rejectOrder, succeedOrder, cancelOrderByStaff } from "./settle-orders.ts";
import { takeOrder } from "../fulfilment/review/take-order.ts";

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
      await assertLedgerBalances(core, [reseller]);
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
            cancelOrderByStaff(core, order.id, "mistake", OPERATOR),
          ].toSorted(() => (n % 2 === 0 ? 1 : -1)),
        );
        // A reseller who asks to cancel what the operator withdrew just before is told that it is cancelled.
        const { status } = await readOrder(core, reseller, order.id);
        const done = codes.filter((code) => code === undefined).length;
        assert.ok(done === 1 || (done === 2 && status === "CANCELLED"), codes.join());
        const history = await readHistory(core, reseller, order.id);
        assert.equal(history.length, 2);
      }
      await assertLedgerBalances(core, [reseller]);
    });

    it("can be refunded in parts up to what was captured and no further", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      let count = 0;
      const refund = (amount?: bigint) =>
        refundOrder(core, order.id, { amount, idempotencyKey: `part ${++count}`, reason: "complaint" }, OPERATOR);
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
      await assertLedgerBalances(core, [reseller]);
    });

    it("costs nothing and can be refunded where the order was free", async () => {
      const { core, caller, service } = world;
      const reseller = await caller();
      const { order } = await place(core, reseller, {
        serviceId: await service({ price: 0n, confirm: true }),
        identifier: imei(1),
      });
      assert.equal((await succeedOrder(core, order.id, { result: "code" }, OPERATOR)).captured, 0n);
      assert.equal((await refundOrder(core, order.id, { reason: "complaint" }, OPERATOR)).status, "REFUNDED");
      await assertLedgerBalances(core, [reseller]);
    });

    it("lets an operator take it in hand and correct its result without moving money", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      assert.equal((await takeOrder(core, order.id, OPERATOR)).status, "PROCESSING");
      assert.equal(await refusal(takeOrder(core, order.id, OPERATOR)), "invalid_transition");
      assert.equal(
        await refusal(correctResult(core, order.id, { result: "x", reason: "typo" }, OPERATOR)),
        "invalid_transition",
      );
      await succeedOrder(core, order.id, { result: "1234" }, OPERATOR);
      const corrected = await correctResult(core, order.id, { result: "1235", reason: "typo" }, OPERATOR);
      assert.deepEqual([corrected.resultText, corrected.captured], ["1235", 1_000_000n]);
      const moves = (await readHistory(core, reseller, order.id)).map(({ event, from, to }) => [event, from, to]);
      const expected = [
        ["status_changed", null, "PENDING"],
        ["status_changed", "PENDING", "PROCESSING"],
        ["status_changed", "PROCESSING", "SUCCESS"],
        ["result_corrected", "SUCCESS", "SUCCESS"],
      ];
      assert.deepEqual(moves, expected);
      await assertLedgerBalances(core, [reseller]);
    });

    it("that is corrected has the fields of the new text, or those that are given", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const resultRules = [{ name: "locked", label: "SIM lock", type: "yes_no" as const }];
      const { order } = await place(core, reseller, { serviceId: await service({ resultRules }), identifier: imei(1) });
      await succeedOrder(core, order.id, { result: "SIM lock: Locked" }, OPERATOR);
      assert.deepEqual((await readOrder(core, reseller, order.id)).resultFields, { locked: true });
      const corrected = await correctResult(core, order.id, { result: "SIM lock: Unlocked", reason: "typo" }, OPERATOR);
      assert.deepEqual(corrected.resultFields, { locked: false });
      const given = { result: "Ask the carrier", fields: { locked: "unclear" }, reason: "typo" };
      assert.deepEqual((await correctResult(core, order.id, given, OPERATOR)).resultFields, { locked: "unclear" });
      const broken = { result: "x", fields: { code: "\ud800" }, reason: "typo" };
      assert.equal(await refusal(correctResult(core, order.id, broken, OPERATOR)), "validation_failed");
    });

    it("is refunded in part once for each key, or once for what was refunded before", async () => {
      const { core, caller, service } = world;
      const reseller = await caller({ credit: 10_000_000n });
      const { order } = await place(core, reseller, { serviceId: await service(), identifier: imei(1) });
      await succeedOrder(core, order.id, { result: "code" }, OPERATOR);
      const refund = (part: { amount?: bigint; idempotencyKey?: string; refundedBefore?: bigint }) =>
        refundOrder(core, order.id, { ...part, reason: "half" }, OPERATOR);
      assert.equal(await refusal(refund({ amount: 100_000n })), "field_required");
      const keyed = { amount: 100_000n, idempotencyKey: "one" };
      const both = await Promise.all([refund(keyed), refund(keyed)]);
      assert.deepEqual(
        both.map(({ refunded }) => refunded),
        [100_000n, 100_000n],
      );
      assert.equal(await refusal(refund({ ...keyed, amount: 200_000n })), "idempotency_mismatch");
      // Without an amount, everything that is left is meant, which the key did not refund.
      assert.equal(await refusal(refund({ idempotencyKey: "one" })), "idempotency_mismatch");
      const seen = { amount: 200_000n, refundedBefore: 100_000n };
      const codes = await codesOf([refund(seen), refund(seen)]);
      assert.deepEqual(new Set(codes), new Set(["conflict", undefined]));
      const rest = await refund({ idempotencyKey: "two" });
      assert.deepEqual([rest.status, rest.refunded], ["REFUNDED", 1_000_000n]);
      assert.equal((await refund({ idempotencyKey: "two" })).refunded, 1_000_000n);
      const steps = (await readHistory(core, reseller, order.id))
        .slice(2)
        .map(({ event, to, amount }) => [event, to, amount]);
      assert.deepEqual(steps, [
        ["partly_refunded", "SUCCESS", 100_000n],
        ["partly_refunded", "SUCCESS", 200_000n],
        ["status_changed", "REFUNDED", 700_000n],
      ]);
      await assertLedgerBalances(core, [reseller]);
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
