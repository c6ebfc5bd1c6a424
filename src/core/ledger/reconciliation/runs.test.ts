import assert from "node:assert/strict";
import { it } from "node:test";
import { openMoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { readReconciliations, requestReconciliation } from "./reconcile.ts";
import {
  claimReconciliation,
  endReconciliation,
  recordChecks,
  releaseReconciliation,
  renewLease,
  restartInFull,
} from "./claim-rows.ts";

const RUNS = 40;
const READERS = 4;

forEachDatabase((_kind, open) => {
  it("a ledger check that ends while it is read is open or the last", async () => {
    await using world = await openMoneyWorld(await open());
    const { core } = world;
    for (let n = 0; n < RUNS; n++) {
      const { id } = (await requestReconciliation(core, null)).open!;
      const ending = endReconciliation(core.database.kysely, { id, claim: 0, scope: "full" }, true);
      const reads = await Promise.all(Array.from({ length: READERS }, () => readReconciliations(core)));
      for (const { open: running, last, lastFullAt } of reads) {
        assert.ok(running?.id === id || last?.id === id);
        assert.deepEqual(lastFullAt, last?.endedAt ?? null);
      }
      assert.equal(await ending, true);
    }
  });

  it("a ledger check whose lease ended belongs to the process that claimed it then", async () => {
    await using world = await openMoneyWorld(await open());
    const { core } = world;
    const { kysely } = core.database;
    const { id } = (await requestReconciliation(core, null)).open!;
    const claim = (minutes: number) => claimReconciliation(kysely, minutes, { fewestTransfers: 0, fullHours: 1 });
    const [late, holder] = [(await claim(0))!, (await claim(1))!];
    assert.deepEqual([late.id, holder.id], [id, id]);
    await renewLease(kysely, late, 0);
    await releaseReconciliation(kysely, late);
    assert.equal(await claim(1), null);
    assert.equal(await recordChecks(kysely, late, [], 0), false);
    assert.equal(await restartInFull(kysely, late), null);
    assert.equal(await endReconciliation(kysely, late, false), false);
    assert.equal(await claim(1), null);
    assert.equal(await recordChecks(kysely, holder, [], 1), true);
    assert.equal(await endReconciliation(kysely, holder, true), true);
    assert.equal((await readReconciliations(core)).last!.ok, true);
  });
});
