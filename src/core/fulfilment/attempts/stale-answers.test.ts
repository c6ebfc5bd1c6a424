import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { CUT, useAttemptWorld } from "../../../../test/attempt-world.ts";
import { OPERATOR, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { rejectOrder } from "../../orders/settle-orders.ts";
import { holdAttempts } from "../review/hold-attempts.ts";
import { listUnknown, settleUnknown } from "../review/review-attempts.ts";
import type { StatusOutcome } from "../suppliers/outcome.ts";
import { leaveUnclear, recordStatuses } from "./record-statuses.ts";
import { repeatedSend } from "./sent.ts";

const GONE: StatusOutcome = { kind: "not_found", raw: "{}" };

describe("an answer of a worker that stood still until another had its attempt", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, begun, answer, due, taken, told, row, attemptOf, leaseEnds, balanced } = world;

    it("does not refund an order that staff found under another number since", async () => {
      const at = await trade();
      const { orderId, attemptId } = await taken(at);
      const slow = await due(at);
      await leaseEnds(orderId);
      for (let times = 0; times < 3; times++) await told(at, GONE);
      await settleUnknown(world.core, attemptId, { placed: "new" }, null);
      await recordStatuses(world.core, slow, [{ kind: "rejected", reason: "cancelled", raw: "{}" }]);
      assert.deepEqual([(await attemptOf(orderId)).state, (await row(orderId)).status], ["submitted", "PROCESSING"]);
      await told(at, { kind: "succeeded", code: "done", raw: "{}" });
      assert.equal((await row(orderId)).status, "SUCCESS");
      await balanced();
    });

    it("does not give an order to staff that the supplier knows again, or that has moved on", async () => {
      for (const outcome of [{ kind: "waiting" }, { kind: "rejected", reason: "no", raw: "{}" }] as const) {
        const at = await trade({ route: { continueOnRejection: true } });
        const { orderId } = await taken(at);
        await told(at, GONE);
        await told(at, GONE);
        const slow = await due(at);
        await leaseEnds(orderId);
        await told(at, outcome);
        const [before, attempt] = [await row(orderId), await attemptOf(orderId)];
        await recordStatuses(world.core, slow, [GONE]);
        assert.deepEqual([await row(orderId), await attemptOf(orderId)], [before, attempt]);
        assert.equal(before.attention, null);
      }
      assert.deepEqual(await listUnknown(world.core, { limit: 10 }), []);
    });

    it("does not end the lease of the other while it sends the order again", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      const slow = await due(at);
      await leaseEnds(sent!.orderId);
      assert.equal((await holdAttempts(world.core, (await due(at)).map(repeatedSend))).length, 1);
      await leaveUnclear(world.core, slow);
      assert.equal((await row(sent!.orderId)).attention, null);
      assert.equal(await refusal(settleUnknown(world.core, sent!.attemptId, { notPlaced: true }, null)), "conflict");
      assert.equal(await refusal(rejectOrder(world.core, sent!.orderId, "no", OPERATOR)), "invalid_transition");
    });
  });
});
