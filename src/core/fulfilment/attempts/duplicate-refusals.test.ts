import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { refusedFor, useAttemptWorld, type Trade } from "../../../../test/attempt-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { listAttempts, settleUnknown } from "../review/review-attempts.ts";
import type { PlaceOutcome, StatusOutcome } from "../suppliers/outcome.ts";
import { beginAttempts } from "./send-orders.ts";

const GONE: StatusOutcome = { kind: "not_found", raw: "{}" };

describe("an order that its supplier refuses because it has it already", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, claimed, begun, answer, taken, told, row, attemptOf, balanced } = world;

    /** It is sent to the first supplier once more, which answers this. */
    async function again(at: Trade, orderId: bigint, outcome: PlaceOutcome): Promise<void> {
      const past = { due_at: new Date(0) };
      await world.core.database.kysely.updateTable("orders").set(past).where("id", "=", orderId).execute();
      const [sent] = await beginAttempts(world.core, await claimed(at));
      assert.equal(sent!.orderId, orderId);
      await answer(at, [sent!], outcome);
    }

    it("is followed there where staff believed that the supplier had lost it", async () => {
      const at = await trade();
      const { orderId, attemptId } = await taken(at);
      for (let times = 0; times < 3; times++) await told(at, GONE);
      await settleUnknown(world.core, attemptId, { notPlaced: true }, null);
      await again(at, orderId, refusedFor("duplicate", `T-${attemptId}`));
      assert.deepEqual(
        (await listAttempts(world.core, orderId)).map(({ state, supplierReference }) => [state, supplierReference]),
        [
          ["refused", `T-${attemptId}`],
          ["submitted", `T-${attemptId}`],
        ],
      );
      assert.equal((await attemptOf(orderId)).message, null);
      await told(at, { kind: "succeeded", code: "done", raw: "{}" });
      const { status, supplier_id } = await row(orderId);
      assert.deepEqual([status, supplier_id], ["SUCCESS", at.first.id]);
      await balanced();
    });

    it("goes on where it is another order of ours that stands in the way", async () => {
      const at = await trade();
      const other = await taken(at);
      const [sent] = await begun(at);
      await answer(at, [sent!], refusedFor("unavailable"));
      await again(at, sent!.orderId, refusedFor("duplicate", `T-${other.attemptId}`));
      assert.equal((await row(sent!.orderId)).supplier_id, at.second.id);
    });

    it("goes to staff, not to another supplier, where it was sent there before and no number is named", async () => {
      const at = await trade();
      const [sent] = await begun(at);
      await answer(at, [sent!], refusedFor("unavailable"));
      await again(at, sent!.orderId, refusedFor("duplicate"));
      const { status, supplier_id, attention, attention_note, due_at } = await row(sent!.orderId);
      assert.deepEqual([status, supplier_id, attention, due_at], ["PENDING", at.first.id, "refused", null]);
      assert.match(attention_note!, /^It was sent there before: check whether the supplier has it .*: no$/);
      await balanced();
    });
  });
});
