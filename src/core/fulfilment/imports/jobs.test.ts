import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { builtIn, supplierOf } from "../../../../test/fulfilment-world.ts";
import { openMoneyWorld, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { findJob, finishJob, listJobs, reportJob, requestJob, takeJob } from "./jobs.ts";

describe("a supplier's job", () => {
  forEachDatabase((_kind, open) => {
    it("is open once of a kind, done by one worker, taken over from a dead one, and ends once", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const supplier = await supplierOf(core, { "7": 1n });
      const stock = await builtIn(core, "stock");
      assert.equal(await refusal(requestJob(core, stock.id, "test")), "conflict");
      assert.equal(await refusal(requestJob(core, 1_000_000, "test")), "not_found");
      assert.equal(await refusal(findJob(core, 1_000_000)), "not_found");
      const asked = await Promise.all([1, 2, 3].map(() => requestJob(core, supplier.id, "balance")));
      assert.equal(new Set(asked.map(({ id }) => id)).size, 1);
      const { id } = asked[0]!;
      const taken = (await Promise.all([takeJob(core), takeJob(core), takeJob(core)])).filter(Boolean);
      assert.deepEqual(taken, [{ id, supplierId: supplier.id, kind: "balance", claim: 1, importInput: null }]);
      await core.database.kysely
        .updateTable("supplier_jobs")
        .set({ leased_until: new Date(0) })
        .execute();
      const dead = taken[0]!;
      const held = (await takeJob(core))!;
      assert.equal(held.id, id);
      assert.equal(await refusal(reportJob(core, dead, { done: 9, total: 9 })), "conflict");
      await finishJob(core, dead, { error: "It was too slow." });
      await reportJob(core, held, { done: 1, total: 2 });
      assert.equal(await takeJob(core), undefined);
      assert.deepEqual([(await findJob(core, id)).done, (await findJob(core, id)).state], [1, "running"]);
      await finishJob(core, held, { error: "It does not answer." });
      await finishJob(core, held, { error: "once more" });
      const failed = await findJob(core, id);
      assert.deepEqual([failed.state, failed.error, failed.result], ["failed", "It does not answer.", null]);
      assert.notEqual((await requestJob(core, supplier.id, "balance")).id, id);
    });

    it("is listed however often the balance was read since", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const supplier = await supplierOf(core, { "7": 1n });
      for (const kind of ["test", "sync", ...Array.from({ length: 25 }, () => "balance" as const)] as const) {
        const { id } = await requestJob(core, supplier.id, kind);
        await finishJob(core, (await takeJob(core, id))!, { error: "It does not answer." });
      }
      const kinds = (await listJobs(core, supplier.id)).map(({ kind }) => kind);
      assert.deepEqual(kinds.slice(-3), ["balance", "sync", "test"]);
      assert.ok(kinds.length < 25);
    });
  });
});
