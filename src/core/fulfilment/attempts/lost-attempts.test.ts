import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { useAttemptWorld, type Trade } from "../../../../test/attempt-world.ts";
import { OPERATOR } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { cancelOrderByStaff, rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { listLateResultsOf } from "../review/late-results.ts";
import { listUnknown } from "../review/review-attempts.ts";
import type { StatusOutcome } from "../suppliers/outcome.ts";
import { recordStatuses } from "./record-statuses.ts";

const GONE: StatusOutcome = { kind: "not_found", raw: "{}" };
const LOST_NOTE = "The supplier no longer knows this order.";

describe("an attempt that its supplier lost", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, due, taken, told, row, attemptOf, leaseEnds, balanced } = world;

    const closings: ((orderId: bigint) => Promise<unknown>)[] = [
      (orderId) => succeedOrder(world.core, orderId, { result: "manually" }, OPERATOR),
      (orderId) => rejectOrder(world.core, orderId, "sorry", OPERATOR),
      (orderId) => cancelOrderByStaff(world.core, orderId, "took too long", OPERATOR),
    ];

    async function lose(at: Trade): Promise<void> {
      for (let times = 0; times < 3; times++) await told(at, GONE);
    }

    /** It ended, and its order and all money stayed as they were. */
    async function assertEnded(at: Trade, orderId: bigint, before: Awaited<ReturnType<typeof row>>): Promise<void> {
      const { state, message, dueAt, endedAt } = await attemptOf(orderId);
      assert.deepEqual([state, message, dueAt, endedAt !== null], ["failed", LOST_NOTE, null, true]);
      assert.deepEqual(await row(orderId), before);
      assert.deepEqual([await due(at), await listLateResultsOf(world.core, orderId)], [[], []]);
      const costs = world.core.database.kysely
        .selectFrom("transfers")
        .select("id")
        .where("order_id", "=", orderId)
        .where("kind", "=", "supplier_cost");
      assert.deepEqual(await costs.execute(), []);
      await balanced();
    }

    it("ends where its order was closed before", async () => {
      for (const close of closings) {
        const at = await trade();
        const { orderId } = await taken(at);
        await close(orderId);
        const before = await row(orderId);
        await lose(at);
        await assertEnded(at, orderId, before);
      }
    });

    it("is asked about once more where its order is closed afterwards, and then ends", async () => {
      for (const close of closings) {
        const at = await trade();
        const { orderId } = await taken(at);
        await lose(at);
        assert.equal((await attemptOf(orderId)).dueAt, null);
        await close(orderId);
        assert.ok((await attemptOf(orderId)).dueAt);
        const before = await row(orderId);
        await told(at, GONE);
        await assertEnded(at, orderId, before);
      }
    });

    it("delivers a late result where the supplier knows it again after its order was closed", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      await lose(at);
      await rejectOrder(world.core, orderId, "sorry", OPERATOR);
      await told(at, { kind: "succeeded", code: "late", raw: "{}" });
      assert.deepEqual(
        (await listLateResultsOf(world.core, orderId)).map(({ resultText }) => resultText),
        ["late"],
      );
      await balanced();
    });

    it("ends or is asked about where its order is closed at the same moment", async () => {
      for (let times = 0; times < 8; times++) {
        const at = await trade();
        const { orderId } = await taken(at);
        await told(at, GONE);
        await told(at, GONE);
        await Promise.all([told(at, GONE), rejectOrder(world.core, orderId, "sorry", OPERATOR)]);
        const before = await row(orderId);
        const { state, dueAt } = await attemptOf(orderId);
        assert.ok(state === "failed" || dueAt !== null, state);
        await told(at, GONE);
        await assertEnded(at, orderId, before);
      }
    });

    it("is left to staff where its order is open, also together with one whose order is closed", async () => {
      const at = await trade();
      const [kept, closed] = [await taken(at), await taken(at)];
      await rejectOrder(world.core, closed.orderId, "sorry", OPERATOR);
      await lose(at);
      assert.equal((await attemptOf(closed.orderId)).state, "failed");
      const { state, dueAt } = await attemptOf(kept.orderId);
      const { status, attention, attention_note } = await row(kept.orderId);
      assert.deepEqual([state, dueAt], ["submitted", null]);
      assert.deepEqual([status, attention, attention_note], ["PROCESSING", "ambiguous", LOST_NOTE]);
      const listed = (await listUnknown(world.core, { limit: 100 })).map(({ orderId }) => orderId);
      assert.deepEqual([listed.includes(kept.orderId), listed.includes(closed.orderId)], [true, false]);
    });

    it("is not ended by a worker that another has taken it over from", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      await rejectOrder(world.core, orderId, "sorry", OPERATOR);
      await told(at, GONE);
      await told(at, GONE);
      const slow = await due(at);
      await leaseEnds(orderId);
      await told(at, { kind: "waiting" });
      await recordStatuses(world.core, slow, [GONE]);
      const { state, dueAt } = await attemptOf(orderId);
      assert.deepEqual([state, dueAt !== null], ["submitted", true]);
    });
  });
});
