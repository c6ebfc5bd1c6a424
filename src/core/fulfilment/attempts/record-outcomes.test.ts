import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { accepted, refusedFor, useAttemptWorld } from "../../../../test/attempt-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { interleaved } from "../../../../test/support/interleaved.ts";
import { until } from "../../../../test/support/wait.ts";
import { ConnectionLost, NoConnection } from "../../../database/failure.ts";
import { readStates } from "../suppliers/health.ts";
import { writePlacements } from "./attempt-rows.ts";
import { recordOutcomes } from "./record-outcomes.ts";

describe("what a supplier answered", () => {
  forEachDatabase((kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, begun, answer, row, attemptOf, balanced } = world;

    async function stateAndNumber(orderId: bigint) {
      const { state, supplierReference } = await attemptOf(orderId);
      return [state, supplierReference];
    }

    it("is recorded where another order of the same call got a number that a second worker records", async () => {
      const at = await trade({ supplier: { bulkSize: 10 } });
      const [first, second, third, fourth] = await begun(at, 4);
      const { database } = world.core;
      const note = { attemptId: first!.attemptId, supplierReference: "S", message: null, raw: null, dueSeconds: 60 };
      const waiting = async (): Promise<boolean> => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
        return rows.length > 0;
      };
      let recorded: Promise<void> | undefined;
      await database.transaction(async (transaction) => {
        await writePlacements(transaction, [note]);
        const rest = [second!, third!, fourth!];
        recorded = answer(at, rest, accepted("S"), accepted("A"), refusedFor("unclear"));
        if (kind === "postgres") await until(waiting);
      });
      await recorded;
      assert.deepEqual(
        await Promise.all([first!, second!, third!, fourth!].map((one) => stateAndNumber(one.orderId))),
        [
          ["submitted", "S"],
          ["unknown", null],
          ["submitted", "A"],
          ["refused", null],
        ],
      );
      await balanced();
    });

    it("is recorded once where the database is away for a moment, also if it had taken it", async () => {
      for (const outcome of [accepted("B"), refusedFor("unclear"), refusedFor("input")]) {
        for (const fault of [new ConnectionLost("cut"), new NoConnection("away")]) {
          const at = await trade();
          const sent = await begun(at);
          const { orderId } = sent[0]!;
          const core = interleaved(world.core, () => Promise.reject(fault));
          const state = (await readStates(world.core)).find(({ id }) => id === at.first.id)!;
          await recordOutcomes(core, state, sent, [outcome]);
          const expected = outcome.kind === "accepted" ? ["submitted", "B"] : ["refused", null];
          assert.deepEqual(await stateAndNumber(orderId), expected);
          const statuses = { accepted: "PROCESSING", input: "REJECTED", unclear: "PENDING" };
          const name = outcome.kind === "refused" ? outcome.refusal : outcome.kind;
          assert.equal((await row(orderId)).status, statuses[name as keyof typeof statuses]);
        }
      }
      await balanced();
    });

    it("is not tried again where the database refuses it for good", async () => {
      const at = await trade();
      const sent = await begun(at);
      const core = interleaved(world.core, () => Promise.reject(new Error("a bug")));
      const state = (await readStates(world.core)).find(({ id }) => id === at.first.id)!;
      await assert.rejects(recordOutcomes(core, state, sent, [accepted("C")]), /a bug/);
    });
  });
});
