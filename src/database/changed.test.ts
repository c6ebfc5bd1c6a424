import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { forEachDatabase } from "../../test/support/databases.ts";
import { hasChanged, noteChange, unnoticed, watchingChanges } from "./changed.ts";
import type { Connection, Database } from "./database.ts";
import { patientTransaction, readSnapshot, run } from "./statements.ts";

describe("what a request has changed", () => {
  forEachDatabase((_kind, open) => {
    let database: Database;
    before(async () => (database = await open()));

    /** Whether a request that does `work` has changed something by its end, however it ended. */
    const changedBy = (work: () => Promise<unknown>): Promise<boolean> =>
      watchingChanges(async () => {
        await work().catch(() => {});
        return hasChanged();
      });
    const rename = (connection: Connection, name: string) =>
      connection.updateTable("server_settings").set({ name }).execute();

    it("is what a statement changed that stands by itself", async () => {
      assert.equal(await changedBy(() => rename(database.kysely, "One")), true);
      assert.equal(await changedBy(() => run(database.kysely, "update server_settings set name = $1", ["Two"])), true);
    });

    it("is nothing where no row was meant, and where it was only read", async () => {
      const none = () => database.kysely.deleteFrom("server_settings").where("name", "=", "Unknown").execute();
      const read = (connection: Connection) => connection.selectFrom("server_settings").selectAll().execute();
      assert.equal(await changedBy(none), false);
      assert.equal(await changedBy(() => read(database.kysely)), false);
      assert.equal(await changedBy(() => readSnapshot(database.kysely, read)), false);
    });

    it("is what a transaction committed, and nothing where it was rolled back", async () => {
      const fails = async (connection: Connection): Promise<never> => {
        await rename(connection, "Three");
        throw new Error("no");
      };
      assert.equal(await changedBy(() => database.transaction((transaction) => rename(transaction, "Four"))), true);
      assert.equal(
        await changedBy(() => patientTransaction(database, (transaction) => rename(transaction, "Five"))),
        true,
      );
      assert.equal(await changedBy(() => database.transaction(fails)), false);
      assert.equal(await changedBy(() => patientTransaction(database, fails)), false);
    });

    it("is not what is written beside it, and not what another request does", async () => {
      assert.equal(await changedBy(() => unnoticed(() => rename(database.kysely, "Six"))), false);
      const [first, second] = await Promise.all([
        changedBy(() => rename(database.kysely, "Seven")),
        changedBy(() => readSnapshot(database.kysely, async () => {})),
      ]);
      assert.deepEqual([first, second], [true, false]);
    });

    it("is nothing outside of a request", async () => {
      await rename(database.kysely, "Eight");
      noteChange();
      assert.equal(hasChanged(), false);
    });
  });
});
