import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { backdate, builtIn, deliverDue, sendDue, setRoutes, supplierOf } from "../../../../test/fulfilment-world.ts";
import {
  assertLedgerBalances,
  imei,
  openMoneyWorld,
  OPERATOR,
  place,
  refusal,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { interleaved } from "../../../../test/support/interleaved.ts";
import type { Caller } from "../../kernel/caller.ts";
import { createStaff } from "../../people/staff/staff.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { pageOperatorOrders, readOrderForOperator, type OperatorQuery } from "./operator-orders.ts";
import { refundOrder } from "../../orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { takeOrder } from "../review/take-order.ts";

const COST = 400_000n;

describe("an order, for the operator", () => {
  forEachDatabase((databaseKind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let other: Caller;
    let supplier: Supplier;
    let routed: number;
    let manual: number;

    before(async () => {
      world = await openMoneyWorld(await open());
      const { core } = world;
      [reseller, other] = [
        await world.caller({ credit: 9_000_000n, name: "Shop" }),
        await world.caller({ credit: 9_000_000n }),
      ];
      supplier = await supplierOf(core, { "7": COST });
      [routed, manual] = [await world.service({ promisedMinutes: 1 }), await world.service()];
      await setRoutes(core, routed, [{ supplierId: supplier.id, supplierService: "7" }]);
    });
    after(() => world.close());

    it("is not found where there is none", async () => {
      for (const id of [0n, 999n, 2n ** 63n]) {
        assert.equal(await refusal(readOrderForOperator(world.core, id)), "order_not_found");
      }
    });

    it("shows its supplier, cost, margin, attempts, money and history", async () => {
      const { core } = world;
      const { order } = await place(core, reseller, { serviceId: routed, identifier: imei(1) });
      await backdate(core, order.id, 2);
      await sendDue(core, () => ({ kind: "accepted", supplierReference: "70", raw: "raw placed" }));
      const taken = await readOrderForOperator(core, order.id);
      assert.deepEqual(
        [taken.supplierName, taken.cost, taken.margin, taken.overdue],
        [supplier.name, COST, 600_000n, true],
      );
      await deliverDue(core, supplier.id, "code");
      const shop = await createStaff(core, {
        email: "b@example.com",
        name: "Bea",
        role: "owner",
        password: "correct horse",
      });
      await refundOrder(
        core,
        order.id,
        { amount: 100_000n, idempotencyKey: "a part", reason: "late" },
        { kind: "operator", id: shop.id },
      );
      const done = await readOrderForOperator(core, order.id);
      assert.deepEqual(
        [done.status, done.margin, done.overdue, done.resellerName],
        ["SUCCESS", 500_000n, false, "Shop"],
      );
      assert.deepEqual(
        done.attempts.map(({ state, supplierReference, cost }) => [state, supplierReference, cost]),
        [["succeeded", "70", COST]],
      );
      assert.deepEqual(
        done.transfers.map(({ kind, amount, from, to }) => [kind, amount, from, to]),
        [
          ["hold", 1_000_000n, "wallet_available", "wallet_held"],
          ["supplier_cost", COST, "supplier_prepaid", "supplier_cost"],
          ["capture", 1_000_000n, "wallet_held", "revenue"],
          ["refund", 100_000n, "revenue", "wallet_available"],
        ],
      );
      assert.deepEqual(
        done.history.map(({ to, actor, actorName }) => [to, actor, actorName]),
        [
          ["PENDING", "reseller", null],
          ["PROCESSING", "supplier", supplier.name],
          ["SUCCESS", "supplier", supplier.name],
          ["SUCCESS", "operator", "Bea"],
        ],
      );
      assert.deepEqual(done.lateResults, []);
      await assertLedgerBalances(core, [reseller]);
    });

    it("has no margin where it brought nothing", async () => {
      const { core } = world;
      const { order } = await place(core, reseller, { serviceId: routed, identifier: imei(2) });
      await sendDue(core, () => ({ kind: "accepted", supplierReference: "71", raw: "" }));
      await rejectOrder(core, order.id, "given up", OPERATOR);
      assert.equal((await readOrderForOperator(core, order.id)).margin, null);
    });

    it("is listed by status, service, reseller, identifier and what it waits for, the newest first", async () => {
      const { core } = world;
      const [first, second] = [
        (await place(core, other, { serviceId: manual, identifier: imei(1) })).order,
        (await place(core, other, { serviceId: manual, identifier: imei(3) })).order,
      ];
      await takeOrder(core, second.id, OPERATOR);
      const idsOf = async (filter: OperatorQuery & { after?: bigint; limit?: number }) =>
        (await pageOperatorOrders(core, { limit: 10, ...filter })).map(({ id }) => id);
      const all = await idsOf({});
      assert.equal(all.length, 4);
      assert.deepEqual(
        all,
        all.toSorted((a, b) => (a < b ? 1 : -1)),
      );
      assert.deepEqual(await idsOf({ limit: 1, after: second.id }), [first.id]);
      assert.deepEqual(await idsOf({ resellerId: other.resellerId }), [second.id, first.id]);
      assert.deepEqual(await idsOf({ statuses: ["PENDING", "PROCESSING"] }), [second.id, first.id]);
      assert.deepEqual(await idsOf({ statuses: ["PENDING"] }), [first.id]);
      assert.deepEqual(await idsOf({ statuses: ["REJECTED", "PENDING"], serviceId: manual }), [first.id]);
      assert.deepEqual(await idsOf({ identifier: imei(1) }), [first.id, all[3]]);
      assert.deepEqual(await idsOf({ identifier: imei(1), resellerId: reseller.resellerId }), [all[3]]);
      assert.deepEqual(await idsOf({ attention: "manual", after: second.id }), [first.id]);
      assert.deepEqual(await idsOf({ attention: "loss" }), []);
      assert.deepEqual(await idsOf({ overdue: true }), []);
      await rejectOrder(core, first.id, "no", OPERATOR);
      const undone = await idsOf({ statuses: ["REJECTED", "CANCELLED"] });
      assert.deepEqual([undone.length, undone[0]], [2, first.id]);
      assert.deepEqual(await idsOf({ statuses: ["REJECTED", "CANCELLED"], limit: 1, after: first.id }), [undone[1]]);
      assert.deepEqual(await idsOf({ statuses: ["REJECTED"], serviceId: manual, resellerId: other.resellerId }), [
        first.id,
      ]);
      assert.deepEqual(await idsOf({ statuses: ["REFUNDED"] }), []);
      assert.equal((await builtIn(core, "manual")).id, (await pageOperatorOrders(core, { limit: 1 }))[0]!.supplierId);
    });

    it("is found by number, by how its identifier or code begins, or by a part of its reference, of all resellers or of one", async () => {
      const { core } = world;
      const serviceId = await world.service({ promisedMinutes: 1 });
      const mine = (await place(core, reseller, { serviceId, identifier: imei(40), clientReference: "find-1" })).order;
      const theirs = (await place(core, other, { serviceId, identifier: imei(40), clientReference: "find-2" })).order;
      await succeedOrder(core, theirs.id, { result: "find the code" }, OPERATOR);
      await backdate(core, mine.id, 2);
      const idsOf = async (filter: OperatorQuery) =>
        (await pageOperatorOrders(core, { limit: 10, ...filter })).map(({ id }) => id);
      assert.deepEqual(await idsOf({ search: "find" }), [theirs.id, mine.id]);
      assert.deepEqual(await idsOf({ search: imei(40) }), [theirs.id, mine.id]);
      assert.deepEqual(await idsOf({ search: "find", resellerId: reseller.resellerId }), [mine.id]);
      assert.deepEqual(await idsOf({ search: "find", statuses: ["SUCCESS"] }), [theirs.id]);
      assert.deepEqual(await idsOf({ search: "find the" }), [theirs.id]);
      assert.ok((await idsOf({ search: String(mine.id) })).includes(mine.id));
      assert.deepEqual(await idsOf({ search: "ind-1" }), [mine.id]);
      assert.deepEqual(await idsOf({ search: "the code" }), []);
      assert.deepEqual(await idsOf({ search: "find", overdue: true }), [mine.id]);
      await rejectOrder(core, mine.id, "over", OPERATOR);
      assert.deepEqual(await idsOf({ overdue: true }), []);
    });

    if (databaseKind === "postgres") {
      it("is of one moment, alone and in the list, where it is delivered while it is read", async () => {
        const { core } = world;
        const deliver = (id: bigint) => () => succeedOrder(core, id, { result: "code" }, OPERATOR);
        const { order } = await place(core, reseller, { serviceId: manual, identifier: imei(8) });
        const alone = await readOrderForOperator(interleaved(core, deliver(order.id)), order.id);
        assert.deepEqual([alone.status, alone.transfers.map((transfer) => transfer.kind)], ["PENDING", ["hold"]]);
        assert.equal(alone.history.length, 1);
        const { order: next } = await place(core, reseller, { serviceId: manual, identifier: imei(9) });
        const query = { statuses: ["PENDING" as const], limit: 1 };
        const [listed] = await pageOperatorOrders(interleaved(core, deliver(next.id)), query);
        assert.deepEqual([listed!.id, listed!.status], [next.id, "PENDING"]);
        assert.equal((await readOrderForOperator(core, next.id)).status, "SUCCESS");
      });
    }
  });
});
