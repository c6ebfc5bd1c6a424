import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { openMoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { AuditFilter, NewAuditEntry } from "./audit-entry.ts";
import { listActions, listAudit, openEntry, sweepAudit } from "./audit.ts";

const ENTRY: NewAuditEntry = {
  staffId: null,
  action: "supplier add",
  target: "supplier 7",
  details: { name: "Seven" },
  ip: "127.0.0.1",
  requestId: "r-1",
};

describe("the audit log", () => {
  forEachDatabase((_kind, open) => {
    it("has a call before it is answered, then how it ended", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const entry = await openEntry(core, ENTRY);
      const [begun] = await listAudit(core, {}, { limit: 10 });
      const { id, at, ...told } = begun!;
      assert.ok(at instanceof Date);
      assert.deepEqual(told, { ...ENTRY, staffName: null, status: null, changes: [] });
      const { id: staffId } = await core.database.kysely
        .insertInto("staff")
        .values({ name: "Olga", email: "olga@example.com", role: "owner" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await entry.finish(200, staffId);
      const [ended] = await listAudit(core, {}, { limit: 10 });
      assert.deepEqual([ended!.id, ended!.status, ended!.staffId, ended!.staffName], [id, 200, staffId, "Olga"]);
    });

    it("has what a call changed, and cannot be changed afterwards", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const { database } = core;
      const entry = await openEntry(core, ENTRY);
      const fields = {
        price: { old: "2.00", new: "2.50" },
        key: { secret: true },
        text: { old: "x".repeat(300), new: "" },
      } as const;
      await entry.record(database.kysely, [{ target: "service 1", fields }]);
      await entry.record(database.kysely, [{ target: "service 2", fields: { name: { old: null, new: "a\0b" } } }]);
      const [found] = await listAudit(core, { target: "service 2" }, { limit: 10 });
      assert.deepEqual(found!.changes, [
        { target: "service 1", fields: { ...fields, text: { old: `${"x".repeat(200)}…`, new: "" } } },
        { target: "service 2", fields: { name: { old: null, new: "ab" } } },
      ]);
      await assert.rejects(sql`update audit_changes set fields = '{}'`.execute(database.kysely));
      const undone = database.transaction(async (transaction) => {
        await entry.record(transaction, [{ target: "service 3", fields: { name: { old: 1, new: 2 } } }]);
        throw new Error("undone");
      });
      await assert.rejects(undone, /undone/);
      assert.deepEqual(await listAudit(core, { target: "service 3" }, { limit: 10 }), []);
    });

    it("is read from the newest on, part by part, with several entries of the same moment", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      for (const action of ["one", "two", "one", "three"]) await openEntry(core, { ...ENTRY, action, details: null });
      await sql`update audit_log set at = now()`.execute(core.database.kysely);
      const actions = async (filter: AuditFilter, after?: bigint) =>
        (await listAudit(core, filter, { limit: 10, after })).map((entry) => entry.action);
      assert.deepEqual(await actions({}), ["three", "one", "two", "one"]);
      const [, newest] = await listAudit(core, {}, { limit: 2 });
      assert.deepEqual(await actions({}, newest!.id), ["two", "one"]);
      assert.deepEqual(await actions({ action: "one" }, newest!.id), ["one"]);
      assert.deepEqual(await listActions(core), ["one", "three", "two"]);
    });

    it("is found by who, what, about what, when and how it ended", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const add = async (action: string, target: string | null, status: number | null, days: number) => {
        const entry = await openEntry(core, { ...ENTRY, action, target });
        if (status !== null) await entry.finish(status);
        await sql`update audit_log set at = timestamptz '2026-03-10T12:00:00Z' + make_interval(days => ${days}::integer)
          where action = ${action}`.execute(core.database.kysely);
      };
      await add("POST a", "order 1", 200, 0);
      await add("POST b", "order 2", 409, 1);
      await add("POST c", "order 1", 500, 2);
      await add("POST d", null, null, 3);
      await add("POST e", "order 1", 404, 4);
      const found = async (filter: AuditFilter) =>
        (await listAudit(core, filter, { limit: 10 })).map(({ action }) => action.slice(-1)).join("");
      assert.equal(await found({ staffId: 1 }), "");
      assert.equal(await found({ target: "order 1" }), "eca");
      assert.equal(await found({ target: "order" }), "");
      assert.equal(await found({ outcome: "done" }), "a");
      assert.equal(await found({ outcome: "refused" }), "eb");
      assert.equal(await found({ outcome: "failed" }), "dc");
      const day = (number: number) => new Date(Date.UTC(2026, 2, number, 12));
      assert.equal(await found({ from: day(11) }), "edcb");
      assert.equal(await found({ to: day(12) }), "ba");
      assert.equal(await found({ from: day(11), to: day(14), outcome: "refused" }), "b");
    });

    it("forgets what is older than AUDIT_DAYS, and nothing else", async () => {
      await using world = await openMoneyWorld(await open());
      const { core } = world;
      const old = await openEntry(core, { ...ENTRY, action: "old" });
      await old.record(core.database.kysely, [{ target: "service 1", fields: { name: { old: 1, new: 2 } } }]);
      const days = core.config.AUDIT_DAYS;
      await sql`update audit_log set at = now() - make_interval(days => ${days}::integer, hours => 1)`.execute(
        core.database.kysely,
      );
      await openEntry(core, { ...ENTRY, action: "new" });
      await sweepAudit(core);
      assert.deepEqual(
        (await listAudit(core, {}, { limit: 10 })).map(({ action }) => action),
        ["new"],
      );
    });
  });
});
