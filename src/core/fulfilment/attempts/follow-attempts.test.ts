import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { accepted, CUT, refusedFor, useAttemptWorld } from "../../../../test/attempt-world.ts";
import { TRADE_COST } from "../../../../test/fulfilment-world.ts";
import { OPERATOR } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { rejectOrder, succeedOrder, cancelOrderByStaff } from "../../orders/settle-orders.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { flagOrders } from "../due/due-rows.ts";
import { pauseSupplier, resumeSupplier } from "../imports/suppliers.ts";
import { holdAttempts, recoverLostAttempts } from "../review/hold-attempts.ts";
import { listLateResults } from "../review/late-results.ts";
import { listAttempts, settleUnknown } from "../review/review-attempts.ts";
import { assignOrder } from "../review/take-order.ts";
import { REFUSAL_CLASSES, type StatusOutcome } from "../suppliers/outcome.ts";
import { claimAttempts } from "./follow-attempts.ts";
import { leaveUnclear, recordStatuses } from "./record-statuses.ts";
import { repeatedSend } from "./sent.ts";

const PRICE = 1_000_000n;

describe("attempts", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, claimed, begun, answer, due, taken, told, row, attemptOf, leaseEnds, balanced } = world;

    it("of unclear outcome are not repeated where the supplier does not know references", async () => {
      const at = await trade();
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      assert.deepEqual(await claimAttempts(world.core, [{ supplierId: at.first.id, most: 10 }]), []);
      await leaveUnclear(world.core, await due(at));
      const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
      assert.deepEqual([order.attention, attempt.state, attempt.dueAt], ["ambiguous", "unknown", null]);
      assert.deepEqual(await claimed(at), []);
      assert.equal((await row(sent!.orderId)).due_at, null);
    });

    it("of unclear outcome are repeated with the same reference where the supplier knows it", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      assert.equal((await row(sent!.orderId)).attention, null);
      const [again] = (await due(at)).map(repeatedSend);
      assert.deepEqual(again!.placement, sent!.placement);
      assert.deepEqual([again!.isRepeat, again!.asked], [true, 1]);
      await answer(at, [again!], accepted("R-1"));
      const all = await listAttempts(world.core, sent!.orderId);
      assert.deepEqual(
        all.map(({ state, supplierReference }) => [state, supplierReference]),
        [["submitted", "R-1"]],
      );
    });

    it("of unclear outcome are not repeated at a supplier that is paused, at any moment before", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      const [again] = await due(at);
      assert.equal(again!.mayBeSent, true);
      await pauseSupplier(world.core, at.first.id, "Restored from a backup");
      assert.deepEqual(await holdAttempts(world.core, [repeatedSend(again!)]), []);
      await leaseEnds(sent!.orderId);
      const [paused] = await due(at);
      assert.equal(paused!.mayBeSent, false);
      await leaveUnclear(world.core, [paused!]);
      await resumeSupplier(world.core, at.first.id);
      assert.deepEqual(
        [(await attemptOf(sent!.orderId)).dueAt, (await row(sent!.orderId)).attention],
        [null, "ambiguous"],
      );
    });

    for (const refusedClass of REFUSAL_CLASSES) {
      it(`stay unconfirmed where a repeat is refused for ${refusedClass}`, async () => {
        const at = await trade({ supplier: { repeats: "by_reference" } });
        const [sent] = await begun(at);
        await answer(at, [sent!], CUT);
        await answer(at, (await due(at)).map(repeatedSend), refusedFor(refusedClass));
        const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
        assert.deepEqual([attempt.state, order.status, order.supplier_id], ["unknown", "PROCESSING", at.first.id]);
        // Staff must find out why an order would be refused again.
        const isLasting = refusedClass === "input" || refusedClass === "unclear";
        assert.deepEqual([attempt.dueAt === null, order.attention === "ambiguous"], [isLasting, isLasting]);
        await answer(at, (await due(at)).map(repeatedSend), refusedFor("duplicate", `A-${refusedClass}`));
        assert.equal((await attemptOf(sent!.orderId)).supplierReference, `A-${refusedClass}`);
        await balanced();
      });
    }

    it("of unclear outcome end where a repeat is refused definitely for the order itself", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      const definite = { ...refusedFor("input"), reason: "The identifier is wrong.", isDefinite: true };
      await answer(at, (await due(at)).map(repeatedSend), definite);
      const order = await row(sent!.orderId);
      assert.deepEqual([order.status, order.status_reason], ["REJECTED", "The identifier is wrong."]);
      await balanced();
    });

    it("whose worker died are unknown when its lease ends, and not before", async () => {
      // Those of the tests before.
      await recoverLostAttempts(world.core);
      for (const repeats of ["never", "by_reference"] as const) {
        const at = await trade({ supplier: { repeats } });
        const [sent] = await holdAttempts(world.core, await begun(at));
        assert.equal(await recoverLostAttempts(world.core), 0);
        await leaseEnds(sent!.orderId);
        assert.equal(await recoverLostAttempts(world.core), 1);
        assert.equal(await recoverLostAttempts(world.core), 0);
        const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
        assert.deepEqual([attempt.state, order.status], ["unknown", "PROCESSING"]);
        assert.equal(order.attention, repeats === "never" ? "ambiguous" : null);
        assert.equal(attempt.dueAt !== null, repeats === "by_reference");
        await answer(at, [sent!], accepted(`slow-${sent!.attemptId}`));
        assert.equal((await attemptOf(sent!.orderId)).state, "submitted");
        assert.equal((await row(sent!.orderId)).attention, null);
      }
      await balanced();
    });

    it("are asked about later while the order waits or the answer cannot be read", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      await told(at, { kind: "waiting" });
      await told(at, { kind: "unreadable", message: "no JSON", raw: "<html>" });
      const attempt = await attemptOf(orderId);
      assert.deepEqual(
        [attempt.state, attempt.asked, attempt.message, attempt.rawAnswer],
        ["submitted", 2, "no JSON", "<html>"],
      );
      assert.ok(attempt.dueAt);
      assert.deepEqual(await claimAttempts(world.core, [{ supplierId: at.first.id, most: 10 }]), []);
    });

    it("that are repeated and answered with another's number wait longer each time", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [one, other] = await begun(at, 2);
      await answer(at, [one!], accepted("S-1"));
      await answer(at, [other!], CUT);
      for (let times = 0; times < 4; times++) {
        const unclear = (await due(at)).filter(({ state }) => state === "unknown");
        await answer(at, unclear.map(repeatedSend), accepted("S-1"));
      }
      const attempt = await attemptOf(other!.orderId);
      assert.deepEqual([attempt.state, attempt.supplierReference, attempt.asked], ["unknown", null, 5]);
      assert.ok(attempt.dueAt!.getTime() - Date.now() > 60_000);
    });

    it("are no longer asked about only when they need attention from the same moment", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      const forgotten: StatusOutcome = { kind: "not_found", raw: "{}" };
      await told(at, forgotten);
      await told(at, forgotten);
      const { kysely } = world.core.database;
      await sql`alter table orders add constraint untold check (attention_note <> 'The supplier no longer knows this order.')
                not valid`.execute(kysely);
      try {
        await assert.rejects(told(at, forgotten));
      } finally {
        await sql`alter table orders drop constraint untold`.execute(kysely);
      }
      assert.ok((await attemptOf(orderId)).dueAt);
      await leaseEnds(orderId);
      await told(at, forgotten);
      assert.deepEqual([(await row(orderId)).attention, (await attemptOf(orderId)).dueAt], ["ambiguous", null]);
    });

    it("that succeed deliver clean text with fields and book the cost once", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      const attempts = await due(at);
      const success = { kind: "succeeded", code: "Model: <b>X&amp;Y</b><br>Lock: off", raw: "{}" } as const;
      await Promise.all([
        recordStatuses(world.core, attempts, [success]),
        recordStatuses(world.core, attempts, [success]),
      ]);
      const order = await row(orderId);
      assert.deepEqual(
        [order.status, order.result_text, order.result_fields, order.captured, order.cost],
        ["SUCCESS", "Model: X&Y\nLock: off", { Model: "X&Y", Lock: "off" }, PRICE, TRADE_COST],
      );
      const costs = await world.core.database.kysely
        .selectFrom("transfers")
        .select(["amount"])
        .where("order_id", "=", orderId)
        .where("kind", "=", "supplier_cost")
        .execute();
      assert.deepEqual(costs, [{ amount: TRADE_COST }]);
      await balanced();
    });

    it("that fail refund the order, or pass it to the next route where the operator chose so", async () => {
      for (const continueOnRejection of [false, true]) {
        const at = await trade({ route: { continueOnRejection } });
        const { orderId } = await taken(at);
        await told(at, { kind: "rejected", reason: "<b>Not&nbsp;found</b>", raw: "{}" });
        const [order, attempt] = [await row(orderId), await attemptOf(orderId)];
        assert.deepEqual([attempt.state, attempt.message], ["failed", "Not found"]);
        if (continueOnRejection) {
          assert.deepEqual([order.status, order.supplier_id, order.cost], ["PENDING", at.second.id, null]);
        } else assert.deepEqual([order.status, order.status_reason], ["REJECTED", "Not found"]);
      }
      await balanced();
    });

    it("that fail leave the order with the member of staff who has it", async () => {
      const at = await trade({ route: { continueOnRejection: true } });
      const { orderId } = await taken(at);
      const { core } = world;
      const profile = { email: "anna@example.com", name: "Anna", role: "agent" } as const;
      const { id } = await createStaff(core, { ...profile, password: "a long enough password" });
      await flagOrders(core.database.kysely, [orderId], { attention: "expired", note: null });
      await assignOrder(core, orderId, { staffId: id, actor: { kind: "operator", id }, managesOthers: false });
      await told(at, { kind: "rejected", reason: "Not found", raw: "{}" });
      const { status, attention, due_at, taken_by } = await row(orderId);
      assert.deepEqual([status, attention, due_at, taken_by], ["PENDING", "manual", null, id]);
      assert.equal((await succeedOrder(core, orderId, { result: "manually" }, OPERATOR)).status, "SUCCESS");
      await balanced();
    });

    it("that the supplier does not know three times need attention", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      for (const attention of [null, null, "ambiguous"]) {
        assert.equal((await row(orderId)).attention, null);
        await told(at, { kind: "not_found", raw: "{}" });
        assert.equal((await row(orderId)).attention, attention);
      }
      const attempt = await attemptOf(orderId);
      assert.deepEqual([attempt.state, attempt.dueAt], ["submitted", null]);
      assert.equal((await row(orderId)).status, "PROCESSING");
    });

    it("that the supplier does not know at times, and then knows again, are followed further", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      const forgotten: StatusOutcome = { kind: "not_found", raw: "{}" };
      const others: StatusOutcome[] = [{ kind: "waiting" }, { kind: "unreadable", message: "no JSON", raw: "" }];
      for (const outcome of [...others, ...others]) {
        await told(at, outcome);
        await told(at, forgotten);
        assert.equal((await row(orderId)).attention, null);
        assert.ok((await attemptOf(orderId)).dueAt);
      }
      await told(at, { kind: "waiting" });
      assert.equal((await attemptOf(orderId)).message, null);
      await told(at, forgotten);
      await told(at, forgotten);
      assert.equal((await row(orderId)).attention, "ambiguous");
      const { id } = await attemptOf(orderId);
      await settleUnknown(world.core, id, { placed: "found" }, null);
      await told(at, forgotten);
      assert.equal((await row(orderId)).attention, null);
      await told(at, { kind: "succeeded", code: "done", raw: "{}" });
      assert.equal((await row(orderId)).status, "SUCCESS");
    });

    it("that succeed for an order that was closed become a late result and move no reseller's money", async () => {
      const at = await trade();
      const withdrawn = await taken(at);
      await cancelOrderByStaff(world.core, withdrawn.orderId, "took too long", OPERATOR);
      const answered = await taken(at);
      await succeedOrder(world.core, answered.orderId, { result: "manually" }, OPERATOR);
      const rejected = await taken(at);
      await rejectOrder(world.core, rejected.orderId, "sorry", OPERATOR);
      const wallet = () =>
        world.core.database.kysely.selectFrom("wallets").selectAll().where("id", "=", world.reseller.walletId);
      const earlier = await wallet().executeTakeFirst();
      assert.deepEqual(await told(at, { kind: "succeeded", code: "late", raw: "{}" }), { late: 3 });
      assert.deepEqual(await wallet().executeTakeFirst(), earlier);
      const late = await listLateResults(world.core, { limit: 10 });
      assert.deepEqual(
        late.map(({ orderId, orderStatus }) => [orderId, orderStatus]),
        [
          [withdrawn.orderId, "CANCELLED"],
          [answered.orderId, "SUCCESS"],
          [rejected.orderId, "REJECTED"],
        ],
      );
      assert.equal((await row(answered.orderId)).result_text, "manually");
      await balanced();
    });

    it("that are rejected for an order that was closed change nothing", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      await cancelOrderByStaff(world.core, orderId, "took too long", OPERATOR);
      assert.deepEqual(await told(at, { kind: "rejected", reason: "no", raw: "{}" }), { late: 0 });
      assert.equal((await row(orderId)).status, "CANCELLED");
      assert.equal((await attemptOf(orderId)).state, "failed");
      await balanced();
    });
  });
});
