import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { smallPanel, type Bundle } from "../../../../test/moving-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { BUNDLE_FILES } from "../bundle/bundle.ts";
import type { MovingRun } from "../run.ts";
import { addLines, createRun, discardRun, findRun, listRemarks, requestRun } from "../runs/runs.ts";
import type { MovingSource } from "../source.ts";
import { workOnRun } from "../work.ts";
import type { ReadingContext } from "./context.ts";
import { endLostReadings, startReading } from "./read-source.ts";
import { createReadings } from "./readings.ts";
import type { StoredFile } from "./source-opener.ts";
import { addPart, PART_BYTES } from "./uploads.ts";

const URL_OF_PANEL = "mysql://shop:hunter2@db.example/panel";

/** A source of rows that a test makes. */
function sourceOf(bundle: Bundle, { onRow = async () => {} }: { onRow?: () => Promise<void> } = {}): MovingSource {
  return {
    name: "panel at db.example",
    files: BUNDLE_FILES.filter((file) => bundle[file] !== undefined),
    async *read(file) {
      for (const [index, row] of (bundle[file] ?? []).entries()) {
        await onRow();
        yield { place: `${file}.csv, line ${index + 2}`, row };
      }
    },
    close: async () => {},
  };
}

describe("reading a source on the server", () => {
  forEachDatabase((kind, open) => {
    let world: MoneyWorld;
    let base = 5_000_000;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    function reader(opener: Partial<ReadingContext["sourceOpener"]>): ReadingContext {
      return { ...world.core, readings: createReadings(), sourceOpener: { ...world.core.sourceOpener, ...opener } };
    }
    function nextPanel() {
      base += 100_000;
      return { name: `Panel ${base}`, bundle: smallPanel(base) };
    }
    const begin = (name: string) => createRun(world.core, { name, source: "a test", openOrders: "take" });
    async function ended({ id }: { id: number }): Promise<MovingRun> {
      let run = await findRun(world.core, id);
      for (; run.state === "reading"; run = await findRun(world.core, id)) await new Promise(setImmediate);
      return run;
    }
    async function stored({ id }: { id: number }, table: "moving_rows" | "moving_uploads"): Promise<number> {
      const query = sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)} where run_id = ${id}`;
      return (await query.execute(world.core.database.kysely)).rows[0]!.n;
    }

    it("plans what was read, which is then imported, and stores the address of a database nowhere", async () => {
      const { name, bundle } = nextPanel();
      const run = await begin(name);
      const core = reader({ openDatabase: async () => sourceOf(bundle) });
      assert.equal((await startReading(core, run.id, { url: URL_OF_PANEL })).isBeingRead, true);
      const read = await ended(run);
      assert.deepEqual(
        [read.state, read.task, read.source, read.isBeingRead],
        ["waiting", "plan", "panel at db.example", false],
      );
      await workOnRun(core, run.id);
      const planned = await findRun(core, run.id);
      assert.deepEqual([planned.state, planned.report!.errors], ["planned", 0]);
      assert.equal(planned.blocksServer, kind === "embedded");
      assert.equal(planned.report!.files.find(({ file }) => file === "resellers")!.new, 2);
      const { rows } = await sql<{ found: boolean }>`
        select moving_runs::text like '%hunter2%' as found from moving_runs where id = ${run.id}`.execute(
        core.database.kysely,
      );
      assert.deepEqual(rows, [{ found: false }]);
      await requestRun(core, run.id, "import");
      await workOnRun(core, run.id);
      assert.equal((await findRun(core, run.id)).state, "imported");
    });

    it("reads the files that were uploaded in parts, and forgets them", async () => {
      const first = new Uint8Array(PART_BYTES).fill(7);
      const second = Uint8Array.of(1, 2, 3, 4, 5);
      let files: readonly StoredFile[] = [];
      let across: Uint8Array = new Uint8Array();
      const core = reader({
        openFiles: async (given) => {
          files = given;
          across = await given[0]!.read(PART_BYTES - 2, 6);
          return sourceOf({});
        },
      });
      const run = await begin(nextPanel().name);
      await addPart(core, run.id, { file: "panel.zip", part: 1, bytes: second });
      await addPart(core, run.id, { file: "panel.zip", part: 0, bytes: second });
      await addPart(core, run.id, { file: "panel.zip", part: 0, bytes: first });
      await startReading(core, run.id, {});
      assert.equal((await ended(run)).state, "waiting");
      assert.deepEqual(
        files.map(({ name, size }) => [name, size]),
        [["panel.zip", PART_BYTES + 5]],
      );
      assert.deepEqual([...across], [7, 7, 1, 2, 3, 4]);
      assert.equal(await stored(run, "moving_uploads"), 0);
      await workOnRun(core, run.id);
    });

    it("refuses files of which a part is missing, and names that are paths", async () => {
      const core = reader({ openFiles: async () => sourceOf({}) });
      for (const parts of [[1], [0, 2], [0, 1]]) {
        const run = await begin(nextPanel().name);
        for (const part of parts) await addPart(core, run.id, { file: "panel.zip", part, bytes: Uint8Array.of(1) });
        await startReading(core, run.id, {});
        const { state, error } = await ended(run);
        assert.deepEqual([state, error], ["failed", "panel.zip was not uploaded completely: start again."]);
      }
      const { id } = await begin(nextPanel().name);
      for (const file of ["../panel.zip", "a/b.csv", "", "x".repeat(101)])
        assert.equal(await refusal(addPart(core, id, { file, part: 0, bytes: Uint8Array.of(1) })), "validation_failed");
    });

    it("never plans or imports a source that was read in part", async () => {
      const { name, bundle } = nextPanel();
      const core = reader({
        openDatabase: async () => {
          const source = sourceOf(bundle);
          const read: MovingSource["read"] = async function* (file, options) {
            if (file === "orders") throw new Error("the connection broke");
            yield* source.read(file, options);
          };
          return { ...source, read };
        },
      });
      const run = await begin(name);
      await startReading(core, run.id, { url: URL_OF_PANEL });
      const failed = await ended(run);
      assert.deepEqual([failed.state, failed.error], ["failed", "the connection broke"]);
      assert.equal(await stored(run, "moving_rows"), 0);
      for (const task of ["plan", "import"] as const)
        assert.equal(await refusal(requestRun(core, run.id, task)), "conflict");
      assert.equal(await refusal(addLines(core, run.id, { file: "orders", from: 0, lines: [] })), "conflict");
      assert.equal(await refusal(startReading(core, run.id, {})), "conflict");
      assert.equal((await discardRun(core, run.id)).state, "discarded");
    });

    it("reads one source at a time, lets no one else write into the run, and stops when the run is discarded", async () => {
      const { name, bundle } = nextPanel();
      const gate = Promise.withResolvers<void>();
      const core = reader({ openDatabase: async () => sourceOf(bundle, { onRow: () => gate.promise }) });
      const [run, other] = [await begin(name), await begin(nextPanel().name)];
      await startReading(core, run.id, { url: URL_OF_PANEL });
      assert.equal(await refusal(startReading(core, other.id, { url: URL_OF_PANEL })), "conflict");
      assert.equal(await refusal(startReading(reader({}), run.id, { url: URL_OF_PANEL })), "conflict");
      assert.equal(await refusal(addLines(core, run.id, { file: "orders", from: 0, lines: [] })), "conflict");
      assert.equal(await refusal(requestRun(core, run.id, "import")), "conflict");
      await discardRun(core, run.id);
      gate.resolve();
      await core.readings.close();
      assert.equal((await findRun(core, run.id)).state, "discarded");
      assert.equal(await stored(run, "moving_rows"), 0);
    });

    it("says so if the server stopped or died in the middle", async () => {
      const { name, bundle } = nextPanel();
      const gate = Promise.withResolvers<void>();
      const core = reader({ openDatabase: async () => sourceOf(bundle, { onRow: () => gate.promise }) });
      const stopped = await begin(name);
      await startReading(core, stopped.id, { url: URL_OF_PANEL });
      const closed = core.readings.close();
      gate.resolve();
      await closed;
      assert.match((await findRun(core, stopped.id)).error!, /^The server stopped while it read the source\./);

      const died = await begin(nextPanel().name);
      await addPart(core, died.id, { file: "panel.zip", part: 0, bytes: Uint8Array.of(1) });
      await sql`update moving_runs set leased_until = now() - interval '1 second' where id = ${died.id}`.execute(
        core.database.kysely,
      );
      await endLostReadings(core);
      assert.deepEqual([(await findRun(core, died.id)).state, await stored(died, "moving_uploads")], ["failed", 0]);
      assert.equal(await refusal(requestRun(core, died.id, "import")), "conflict");
    });

    it("forgets files after a day that were never read, and takes at most 512 parts", async () => {
      const { kysely } = world.core.database;
      const put = (run: { id: number }, part: number) =>
        addPart(world.core, run.id, { file: "panel.zip", part, bytes: Uint8Array.of(1) });
      const [left, recent] = [await begin(nextPanel().name), await begin(nextPanel().name)];
      for (const run of [left, recent]) await put(run, 0);
      await sql`update moving_runs set created_at = now() - interval '25 hours' where id = ${left.id}`.execute(kysely);
      await endLostReadings(world.core);
      assert.deepEqual([await stored(left, "moving_uploads"), await stored(recent, "moving_uploads")], [0, 1]);
      await sql`
        insert into moving_uploads (run_id, file, part, bytes)
        select ${recent.id}::integer, 'orders.csv', n, decode('01', 'hex') from generate_series(0, 510) n`.execute(
        kysely,
      );
      await put(recent, 0);
      for (const part of [1, 512]) assert.equal(await refusal(put(recent, part)), "too_many_items");
    });

    it("stops where nearly nothing of a source can be imported, and keeps what was found", async () => {
      const { name } = nextPanel();
      const codes = Array.from({ length: 12_000 }, () => ({ service: "none", code: "" }));
      const core = reader({ openDatabase: async () => sourceOf({ codes }) });
      const run = await begin(name);
      await startReading(core, run.id, { url: URL_OF_PANEL });
      const { state, error } = await ended(run);
      assert.equal(state, "failed");
      assert.match(error!, /^Reading stopped after 10000 values/);
      assert.equal((await listRemarks(core, run.id, { severity: "error", after: 0n, limit: 5 })).length, 5);
    });
  });
});
