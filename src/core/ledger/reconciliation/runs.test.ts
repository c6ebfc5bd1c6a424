import assert from "node:assert/strict";
import { it } from "node:test";
import { openMoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { readReconciliations, requestReconciliation } from "./reconcile.ts";
import { endReconciliation } from "./reconcile-rows.ts";

const RUNS = 40;
const READERS = 4;

forEachDatabase((_kind, open) => {
  it("a ledger check that ends while it is read is open or the last", async () => {
    await using world = await openMoneyWorld(await open());
    const { core } = world;
    for (let n = 0; n < RUNS; n++) {
      const { id } = (await requestReconciliation(core, null)).open!;
      const ending = endReconciliation(core.database.kysely, { id, scope: "full" }, true);
      const reads = await Promise.all(Array.from({ length: READERS }, () => readReconciliations(core)));
      for (const { open: running, last } of reads) assert.ok(running?.id === id || last?.id === id);
      assert.equal(await ending, true);
    }
  });
});
