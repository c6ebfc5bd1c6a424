import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { askedForCancelling, sendDue, openTrade } from "../../../../test/fulfilment-world.ts";
import {
  assertLedgerBalances,
  openMoneyWorld,
  OPERATOR,
  refusal,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { findOrder, rejectOrder } from "../../orders/settle-orders.ts";
import { claimAttempts } from "../attempts/follow-attempts.ts";
import { recordStatuses } from "../attempts/record-statuses.ts";
import { listLateResults, resolveLateResult } from "./late-results.ts";
import { countUnknown, listAttempts, listUnknown, settleUnknown } from "./review-attempts.ts";

const CUT = { kind: "unknown", message: "The connection was cut.", raw: "" } as const;

describe("an unconfirmed attempt", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let supplier: Supplier;
    let serviceId: number;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 100_000_000n });
      const trade = await openTrade(world, [{}]);
      [supplier, serviceId] = [trade.suppliers[0]!, trade.serviceId];
    });
    after(() => world.close());

    async function unknown() {
      const { core } = world;
      const order = await world.order(reseller, serviceId);
      const [sent] = await sendDue(core, () => CUT);
      assert.equal(sent!.orderId, order.id);
      return { orderId: order.id, identifier: order.identifier, attemptId: sent!.attemptId };
    }

    const limits = () => [{ supplierId: supplier.id, most: 10 }];

    it("is not settled twice, nor by a number that belongs to another order", async () => {
      const { core } = world;
      const first = await unknown();
      const second = await unknown();
      assert.equal((await settleUnknown(core, first.attemptId, { placed: " 555 " }, null)).supplierReference, "555");
      for (const verdict of [{ placed: "555" }, { placed: "556" }, { notPlaced: true } as const]) {
        assert.equal(await refusal(settleUnknown(core, first.attemptId, verdict, null)), "conflict");
      }
      assert.equal(await refusal(settleUnknown(core, second.attemptId, { placed: "555" }, null)), "conflict");
      assert.equal((await listAttempts(core, second.orderId))[0]!.state, "unknown");
      for (const placed of ["", " ", "\0", "\ud800", "x".repeat(256)]) {
        assert.equal(await refusal(settleUnknown(core, second.attemptId, { placed }, null)), "validation_failed");
      }
      for (const id of [0n, second.attemptId + 1n, 2n ** 63n]) {
        assert.equal(await refusal(settleUnknown(core, id, { notPlaced: true }, null)), "not_found");
      }
      await settleUnknown(core, second.attemptId, { placed: "556" }, null);
      await claimAttempts(core, limits());
    });

    it("is settled once, however many people and workers look at it at once", async () => {
      const { core } = world;
      for (let n = 0; n < 8; n++) {
        const { orderId, attemptId } = await unknown();
        await core.database.kysely
          .updateTable("attempts")
          .set({ due_at: new Date(0) })
          .where("id", "=", attemptId)
          .execute();
        const [claimed, ...verdicts] = await Promise.allSettled([
          claimAttempts(core, limits()),
          settleUnknown(core, attemptId, { placed: `race ${n}` }, null),
          settleUnknown(core, attemptId, { notPlaced: true }, null),
          settleUnknown(core, attemptId, { notPlaced: true }, null),
        ]);
        const settled = verdicts.filter(({ status }) => status === "fulfilled").length;
        const isHeld = claimed.status === "fulfilled" && claimed.value.some(({ state }) => state === "unknown");
        assert.equal(settled, isHeld ? 0 : 1);
        if (isHeld) {
          // The worker may be sending it again.
          assert.equal(await refusal(rejectOrder(core, orderId, "done", OPERATOR)), "invalid_transition");
          await releaseAttempt(attemptId);
        }
        await rejectOrder(core, orderId, "done", OPERATOR);
        if ((await listAttempts(core, orderId))[0]!.state === "unknown") {
          await settleUnknown(core, attemptId, { notPlaced: true }, null);
        }
      }
      assert.equal((await sendDue(core, () => CUT)).length, 0);
      await assertLedgerBalances(core, [reseller]);
    });

    it("is followed and paid for once where the supplier had it", async () => {
      const { core } = world;
      const { orderId, identifier: ordered, attemptId } = await unknown();
      const listed = await listUnknown(core, { limit: 10 });
      assert.deepEqual(
        listed.map(({ id, identifier, supplierName }) => [id, identifier, supplierName]),
        [[attemptId, ordered, supplier.name]],
      );
      assert.equal(await countUnknown(core), 1);
      await settleUnknown(core, attemptId, { placed: "600" }, null);
      assert.deepEqual(await listUnknown(core, { limit: 10 }), []);
      const due = await claimAttempts(core, limits());
      assert.deepEqual(
        due.map((attempt) => [attempt.id, attempt.supplierReference]),
        [[attemptId, "600"]],
      );
      assert.equal(await refusal(settleUnknown(core, attemptId, { notPlaced: true }, null)), "conflict");
      await recordStatuses(core, due, [{ kind: "succeeded", code: "code", raw: "{}" }]);
      assert.equal((await findOrder(core, orderId)).resultText, "code");
      await assertLedgerBalances(core, [reseller]);
    });

    it("lets its order go to the same route again where the supplier did not have it", async () => {
      const { core } = world;
      const { orderId, attemptId } = await unknown();
      const settled = await settleUnknown(core, attemptId, { notPlaced: true }, null);
      assert.deepEqual([settled.state, settled.refusal], ["refused", "unclear"]);
      assert.equal(await refusal(settleUnknown(core, attemptId, { notPlaced: true }, null)), "conflict");
      const [again] = await sendDue(core, () => ({ kind: "accepted", supplierReference: "700", raw: "{}" }));
      assert.equal(again!.orderId, orderId);
      assert.deepEqual(
        (await listAttempts(core, orderId)).map(({ number, state }) => [number, state]),
        [
          [1, "refused"],
          [2, "submitted"],
        ],
      );
      await assertLedgerBalances(core, [reseller]);
    });

    it("gives its order to a person where the reseller wants it back", async () => {
      const { core } = world;
      const { orderId, attemptId } = await unknown();
      await askedForCancelling(core, orderId);
      await settleUnknown(core, attemptId, { notPlaced: true }, null);
      assert.equal((await sendDue(core, () => CUT)).length, 0);
      assert.equal((await rejectOrder(core, orderId, "as you wished", OPERATOR)).status, "REJECTED");
    });

    it("can be settled after the supplier lost it, and be asked about again", async () => {
      const { core } = world;
      const order = await world.order(reseller, serviceId);
      const [sent] = await sendDue(core, () => ({ kind: "accepted", supplierReference: "800", raw: "{}" }));
      assert.equal(await refusal(settleUnknown(core, sent!.attemptId, { notPlaced: true }, null)), "conflict");
      await lose(order.id);
      assert.deepEqual(
        (await listUnknown(core, { limit: 10 })).map(({ orderId, state }) => [orderId, state]),
        [[order.id, "submitted"]],
      );
      assert.equal(await refusal(settleUnknown(core, sent!.attemptId, { placed: "700" }, null)), "conflict");
      await settleUnknown(core, sent!.attemptId, { placed: "801" }, null);
      assert.deepEqual(await listUnknown(core, { limit: 10 }), []);
      const due = await claimAttempts(core, limits());
      assert.deepEqual(
        due.map((attempt) => attempt.supplierReference),
        ["801"],
      );
      await recordStatuses(core, due, [{ kind: "rejected", reason: "not found", raw: "{}" }]);
      assert.equal((await findOrder(core, order.id)).status, "REJECTED");
      await assertLedgerBalances(core, [reseller]);
    });

    it("becomes a late result that a person resolves once, where its order was closed meanwhile", async () => {
      const { core } = world;
      const { orderId, attemptId } = await unknown();
      await rejectOrder(core, orderId, "took too long", OPERATOR);
      await settleUnknown(core, attemptId, { placed: "900" }, null);
      const due = await claimAttempts(core, limits());
      assert.deepEqual(await recordStatuses(core, due, [{ kind: "succeeded", code: "late", raw: "{}" }]), { late: 1 });
      const [late] = await listLateResults(core, { limit: 10 });
      assert.deepEqual([late!.orderId, late!.resultText, late!.orderStatus], [orderId, "late", "REJECTED"]);
      for (const text of ["", " ", "\0", "x".repeat(501)]) {
        assert.equal(await refusal(resolveLateResult(core, late!.id, text, null)), "validation_failed");
      }
      assert.equal(await refusal(resolveLateResult(core, late!.id + 1n, "told", null)), "not_found");
      const resolved = await resolveLateResult(core, late!.id, " told the reseller ", null);
      assert.equal(resolved.resolution, "told the reseller");
      assert.equal(await refusal(resolveLateResult(core, late!.id, "again", null)), "conflict");
      assert.deepEqual(await listLateResults(core, { limit: 10 }), []);
      assert.equal((await findOrder(core, orderId)).status, "REJECTED");
      await assertLedgerBalances(core, [reseller]);
    });

    function releaseAttempt(id: bigint) {
      return world.core.database.kysely
        .updateTable("attempts")
        .set({ leased_until: null, due_at: null })
        .where("id", "=", id)
        .execute();
    }

    /** As after the supplier said three times that it does not know the order. */
    async function lose(orderId: bigint): Promise<void> {
      const { core } = world;
      for (let asked = 0; asked < 3; asked++) {
        await core.database.kysely
          .updateTable("attempts")
          .set({ due_at: new Date(0) })
          .where("order_id", "=", orderId)
          .execute();
        const due = await claimAttempts(core, limits());
        assert.equal(due.length, 1);
        await recordStatuses(core, due, [{ kind: "not_found", raw: "{}" }]);
      }
    }
  });
});
