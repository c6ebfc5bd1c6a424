import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { openMoneyWorld } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import type { NewAuditEntry } from "./audit-entry.ts";
import { listAudit, openEntry, sweepAudit } from "./audit.ts";

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
      const { core, close } = await openMoneyWorld(await open());
      const entry = await openEntry(core, ENTRY);
      const [begun] = await listAudit(core, { limit: 10 });
      const { id, at, ...told } = begun!;
      assert.ok(at instanceof Date);
      assert.deepEqual(told, { ...ENTRY, staffName: null, status: null });
      const { id: staffId } = await core.database.kysely
        .insertInto("staff")
        .values({ name: "Olga", email: "olga@example.com", role: "owner" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await entry.finish(200, staffId);
      const [ended] = await listAudit(core, { limit: 10 });
      assert.deepEqual([ended!.id, ended!.status, ended!.staffId, ended!.staffName], [id, 200, staffId, "Olga"]);
      await close();
    });

    it("is read from the newest on, page by page, and by what was called", async () => {
      const { core, close } = await openMoneyWorld(await open());
      for (const action of ["one", "two", "one"]) await openEntry(core, { ...ENTRY, action, details: null });
      const actions = async (filter: object) => (await listAudit(core, { limit: 10, ...filter })).map((e) => e.action);
      assert.deepEqual(await actions({}), ["one", "two", "one"]);
      assert.deepEqual(await actions({ action: "one" }), ["one", "one"]);
      assert.deepEqual(await actions({ staffId: 1 }), []);
      const [newest] = await listAudit(core, { limit: 1 });
      assert.deepEqual(await actions({ before: newest!.id }), ["two", "one"]);
      await close();
    });

    it("forgets what is older than AUDIT_DAYS, and nothing else", async () => {
      const { core, close } = await openMoneyWorld(await open());
      await openEntry(core, { ...ENTRY, action: "old" });
      const days = core.config.AUDIT_DAYS;
      await sql`update audit_log set at = now() - make_interval(days => ${days}::integer, hours => 1)`.execute(
        core.database.kysely,
      );
      await openEntry(core, { ...ENTRY, action: "new" });
      await sweepAudit(core);
      assert.deepEqual(
        (await listAudit(core, { limit: 10 })).map(({ action }) => action),
        ["new"],
      );
      await close();
    });
  });
});
