import assert from "node:assert/strict";
import { it } from "node:test";
import { sql } from "kysely";
import { CUT, useAttemptWorld } from "../../../../test/attempt-world.ts";
import { refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { until } from "../../../../test/support/wait.ts";
import { writePlacements } from "../attempts/attempt-rows.ts";
import { settleUnknown } from "./review-attempts.ts";

forEachDatabase((kind, open) => {
  const world = useAttemptWorld(open);

  it("a number that a worker records meanwhile for another order is a conflict", async () => {
    const { trade, begun, answer, attemptOf, balanced } = world;
    const at = await trade({ supplier: { bulkSize: 10 } });
    const [unconfirmed, other] = await begun(at, 2);
    await answer(at, [unconfirmed!], CUT);
    const { database } = world.core;
    const note = { attemptId: other!.attemptId, supplierReference: "S", message: null, raw: null, dueSeconds: 60 };
    let settled: Promise<unknown> | undefined;
    await database.transaction(async (transaction) => {
      await writePlacements(transaction, [note]);
      settled = refusal(settleUnknown(world.core, unconfirmed!.attemptId, { placed: "S" }, null));
      if (kind === "postgres") await until(isWaiting);
    });
    assert.equal(await settled, "conflict");
    const { state, supplierReference } = await attemptOf(unconfirmed!.orderId);
    assert.deepEqual([state, supplierReference], ["unknown", null]);
    await balanced();

    async function isWaiting(): Promise<boolean> {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
      return rows.length > 0;
    }
  });
});
