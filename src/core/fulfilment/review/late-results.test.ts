import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { accepted, CUT, refusedFor, useAttemptWorld, type Trade } from "../../../../test/attempt-world.ts";
import { OPERATOR } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { rejectOrder } from "../../orders/settle-orders.ts";
import { recordStatuses } from "../attempts/record-statuses.ts";
import { repeatedSend, type Sent } from "../attempts/sent.ts";
import { beginAttempts } from "../attempts/send-orders.ts";
import type { StatusOutcome } from "../suppliers/outcome.ts";
import { holdAttempts, recoverLostAttempts } from "./hold-attempts.ts";
import { listLateResults, listLateResultsOf, resolveLateResult } from "./late-results.ts";
import { listAttempts, settleUnknown } from "./review-attempts.ts";

const DONE: StatusOutcome = { kind: "succeeded", code: "code", raw: "{}" };

describe("a supplier's acceptance that comes too late", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, claimed, begun, answer, due, taken, told, row, attemptOf, leaseEnds, balanced } = world;

    /** A worker that sends an order stands still for longer than its lease. */
    async function frozen(at: Trade): Promise<Sent> {
      const [slow] = await holdAttempts(world.core, await begun(at));
      await leaseEnds(slow!.orderId);
      await recoverLostAttempts(world.core);
      return slow!;
    }

    async function notPlaced(at: Trade): Promise<Sent> {
      const slow = await frozen(at);
      await settleUnknown(world.core, slow.attemptId, { notPlaced: true }, null);
      return slow;
    }

    async function listed(orderId: bigint) {
      const late = await listLateResultsOf(world.core, orderId);
      return late.map(({ attemptId, supplierReference, resultText }) => [attemptId, supplierReference, resultText]);
    }

    it("is listed with its number where staff had not found the order there", async () => {
      const at = await trade();
      const slow = await notPlaced(at);
      await Promise.all([answer(at, [slow], accepted("A-1")), answer(at, [slow], accepted("A-1"))]);
      await answer(at, [slow], accepted("A-1"));
      assert.deepEqual(await listed(slow.orderId), [[slow.attemptId, "A-1", null]]);
      const late = (await listLateResults(world.core, { limit: 100 })).find(({ orderId }) => orderId === slow.orderId);
      assert.deepEqual([late!.supplierName, late!.orderStatus], [at.first.name, "PENDING"]);

      const [again] = await beginAttempts(world.core, await claimed(at));
      await answer(at, [again!], accepted("A-2"));
      const attempts = await listAttempts(world.core, slow.orderId);
      assert.deepEqual(
        attempts.map(({ state, supplierReference }) => [state, supplierReference]),
        [
          ["refused", null],
          ["submitted", "A-2"],
        ],
      );
      await told(at, DONE);
      assert.equal((await row(slow.orderId)).status, "SUCCESS");
      await resolveLateResult(world.core, late!.id, "Cancelled there", null);
      await answer(at, [slow], accepted("A-1"));
      assert.equal((await listed(slow.orderId)).length, 1);
      await balanced();
    });

    it("is listed where the attempt had ended otherwise, or has another number", async () => {
      const ends: ((at: Trade, slow: Sent) => Promise<unknown>)[] = [
        (at, slow) => answer(at, [slow], refusedFor("unavailable")),
        async (at, slow) => {
          await settleUnknown(world.core, slow.attemptId, { placed: `B-${slow.attemptId}` }, null);
          await told(at, { kind: "rejected", reason: "no", raw: "{}" });
        },
        async (at, slow) => {
          await settleUnknown(world.core, slow.attemptId, { placed: `B-${slow.attemptId}` }, null);
          await told(at, DONE);
        },
        (_at, slow) => settleUnknown(world.core, slow.attemptId, { placed: `B-${slow.attemptId}` }, null),
      ];
      for (const end of ends) {
        const at = await trade();
        const slow = await frozen(at);
        await end(at, slow);
        const before = await attemptOf(slow.orderId);
        await answer(at, [slow], accepted("C-1"));
        await answer(at, [slow], accepted("C-2"));
        await answer(at, [slow], accepted("C-1"));
        assert.deepEqual(await listed(slow.orderId), [
          [slow.attemptId, "C-1", null],
          [slow.attemptId, "C-2", null],
        ]);
        assert.deepEqual(await attemptOf(slow.orderId), before);
      }
      await balanced();
    });

    it("is not listed where its order has that number", async () => {
      const at = await trade();
      const placed = await frozen(at);
      await settleUnknown(world.core, placed.attemptId, { placed: "D-1" }, null);
      await answer(at, [placed], accepted("D-1"));
      await told(at, DONE);
      await answer(at, [placed], accepted("D-1"));
      assert.deepEqual(await listed(placed.orderId), []);

      const slow = await notPlaced(at);
      const [again] = await beginAttempts(world.core, await claimed(at));
      await answer(at, [again!], accepted("D-2"));
      await answer(at, [slow], accepted("D-2"));
      assert.deepEqual(await listed(slow.orderId), []);
      assert.equal((await attemptOf(slow.orderId)).state, "submitted");
    });

    it("is resolved where its order gets that number afterwards, so that staff do not cancel it", async () => {
      const at = await trade();
      const [slow, other] = [await frozen(at), await frozen(at)];
      for (const { attemptId } of [slow, other]) await settleUnknown(world.core, attemptId, { notPlaced: true }, null);
      await answer(at, [slow, other], accepted("F-1"), accepted("F-2"));
      const again = await beginAttempts(world.core, await claimed(at));
      const sentAgain = again.find(({ orderId }) => orderId === slow.orderId)!;
      await answer(at, [sentAgain], refusedFor("duplicate", "F-1"));
      const { state, supplierReference } = await attemptOf(slow.orderId);
      assert.deepEqual([state, supplierReference], ["submitted", "F-1"]);
      const [resolved] = await listLateResultsOf(world.core, slow.orderId);
      assert.deepEqual(
        [resolved!.resolution, resolved!.resolvedBy, resolved!.resolvedAt !== null],
        ["The order has this number now.", null, true],
      );
      const [unresolved] = await listLateResultsOf(world.core, other.orderId);
      assert.equal(unresolved!.resolvedAt, null);
      await resolveLateResult(world.core, unresolved!.id, "Cancelled there", null);
      await balanced();
    });

    it("is resolved where staff give its order that number after the supplier lost another", async () => {
      const at = await trade();
      const slow = await notPlaced(at);
      await answer(at, [slow], accepted("G-1"));
      const [again] = await beginAttempts(world.core, await claimed(at));
      await answer(at, [again!], accepted("G-2"));
      for (let times = 0; times < 3; times++) await told(at, { kind: "not_found", raw: "{}" });
      await settleUnknown(world.core, again!.attemptId, { placed: "G-1" }, null);
      const [resolved] = await listLateResultsOf(world.core, slow.orderId);
      assert.equal(resolved!.resolution, "The order has this number now.");
      await balanced();
    });

    it("is listed where another order has that number", async () => {
      const at = await trade();
      const other = await taken(at);
      const slow = await notPlaced(at);
      await answer(at, [slow], accepted(`T-${other.attemptId}`));
      assert.deepEqual(await listed(slow.orderId), [[slow.attemptId, `T-${other.attemptId}`, null]]);
    });

    it("is recorded together with those that came in time, and nothing is listed for them", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const slow = await notPlaced(at);
      await rejectOrder(world.core, slow.orderId, "took too long", OPERATOR);
      const [one, two, cut] = await begun(at, 3);
      await answer(at, [one!, slow, two!, cut!], accepted("E-1"), accepted("E-2"), accepted("E-3"), CUT);
      const states = [one!, slow, two!, cut!].map(async ({ orderId }) => {
        const { state, supplierReference } = await attemptOf(orderId);
        return [state, supplierReference, await listed(orderId)];
      });
      assert.deepEqual(await Promise.all(states), [
        ["submitted", "E-1", []],
        ["refused", null, [[slow.attemptId, "E-2", null]]],
        ["submitted", "E-3", []],
        ["unknown", null, []],
      ]);
      const repeats = (await due(at)).filter(({ state }) => state === "unknown").map(repeatedSend);
      await answer(at, repeats, accepted("E-4"));
      assert.deepEqual(await listed(cut!.orderId), []);
    });
  });
});

describe("a result that comes too late", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, due, taken, attemptOf, balanced } = world;

    it("is listed where its attempt had failed or was settled", async () => {
      for (const outcome of [{ kind: "rejected", reason: "no", raw: "{}" }, DONE] as const) {
        const at = await trade();
        const { orderId } = await taken(at);
        const slow = await due(at);
        await recordStatuses(world.core, slow, [outcome]);
        const before = await attemptOf(orderId);
        await recordStatuses(world.core, slow, [{ ...DONE, code: "late" }]);
        await recordStatuses(world.core, slow, [{ ...DONE, code: "late" }]);
        const listed = (await listLateResultsOf(world.core, orderId)).map(({ resultText }) => resultText);
        assert.deepEqual(listed, outcome === DONE ? [] : ["late"]);
        assert.deepEqual(await attemptOf(orderId), before);
      }
      await balanced();
    });
  });
});
