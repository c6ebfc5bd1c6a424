import assert from "node:assert/strict";
import { sql } from "kysely";
import { describe, it } from "node:test";
import { moveIn, openMovingWorld } from "../../../../test/moving-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";

describe("an import", () => {
  forEachDatabase((_kind, open) => {
    it("makes the next ledger check a full one", async () => {
      await using world = await openMovingWorld(await open());
      const { kysely } = world.core.database;
      await sql`
        update ledger_checkpoint set transfers_to = 1, orders_to = 1, changed_from = now(), full_at = now()`.execute(
        kysely,
      );
      const { name, bundle } = world.nextPanel();
      assert.equal((await moveIn(world.core, bundle, { name })).state, "imported");
      const { rows } = await sql`select transfers_to, full_at from ledger_checkpoint`.execute(kysely);
      assert.deepEqual(rows, [{ transfers_to: null, full_at: null }]);
    });
  });
});
