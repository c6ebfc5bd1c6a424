import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { sql } from "kysely";
import { moveIn, openMovingWorld, type MovingWorld } from "../../../test/moving-world.ts";
import { OPERATOR } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { interleaved } from "../../../test/support/interleaved.ts";
import { topUp } from "../ledger/wallet/wallet.ts";
import { listRuns } from "./runs/runs.ts";
import { until } from "../../../test/support/wait.ts";

const BEAT_MS = 20_000;

describe("work on a migration run", () => {
  forEachDatabase((kind, open) => {
    let world: MovingWorld;
    before(async () => {
      world = await openMovingWorld(await open());
    });
    after(() => world.close());

    it("begins again after a deadlock", async () => {
      const { kysely } = world.core.database;
      const { name, base: at, bundle } = world.nextPanel();
      await sql`create sequence times_tried`.execute(kysely);
      await sql`create function fail_once() returns trigger language plpgsql as $$ begin
        if nextval('times_tried') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return null; end $$`.execute(kysely);
      await sql`create trigger undone after insert on order_history for each statement
        execute function fail_once()`.execute(kysely);
      const run = await moveIn(world.core, bundle, { name });
      await sql`drop trigger undone on order_history`.execute(kysely);
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(await world.wallet(at + 1), ["100.50", "4.00"]);
      await world.assertClean();
    });

    it("says what to do where the deadlocks do not end", async () => {
      const { core } = world;
      const { kysely } = core.database;
      const { name, bundle } = world.nextPanel();
      await sql`create function fail_always() returns trigger language plpgsql as $$ begin
        raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(kysely);
      await sql`create trigger undone after insert on resellers for each statement
        execute function fail_always()`.execute(kysely);
      await assert.rejects(moveIn(core, bundle, { name }), /deadlock detected/);
      await sql`drop trigger undone on resellers`.execute(kysely);
      const run = (await listRuns(core)).find((each) => each.name === name);
      assert.equal(run?.state, "failed");
      assert.match(run.error ?? "", /^Nothing was imported\. The server was busy .*Run it again\.$/);
    });

    if (kind === "embedded") return;

    it("writes transfers with the moment at which each is written, so that their numbers grow with their times", async () => {
      const { core } = world;
      const { name, bundle } = world.nextPanel();
      await moveIn(core, bundle, { name });
      const { resellerId } = await world.caller();
      const topUpMeanwhile = () =>
        topUp(core, { resellerId, amount: 1_000_000n, reason: "Paid meanwhile", actor: OPERATOR });
      const isOpen = (status: string) => status === "PENDING" || status === "PROCESSING";
      const orders = bundle.orders.map((order) =>
        isOpen(order.status) ? { ...order, status: "REJECTED", reason: "Not found" } : order,
      );
      const { name: another, bundle: whole } = world.nextPanel();
      for (const [panel, files] of [[name, { ...bundle, orders }] as const, [another, whole] as const]) {
        const run = await moveIn(interleaved(core, topUpMeanwhile, "patient"), files, { name: panel });
        assert.equal(run.state, "imported", run.error ?? "");
      }
      const { rows } = await sql<{ kind: string }>`
        select t.kind from (select kind, created_at, lag(created_at) over (order by id) as before from transfers) t
         where t.created_at < t.before`.execute(core.database.kysely);
      assert.deepEqual(rows, []);
    });

    it("goes on where its progress cannot be written", async () => {
      const { kysely } = world.core.database;
      const { name, bundle } = world.nextPanel();
      await sql`create trigger unwritten before update on moving_runs for each row when (new.done > old.done)
        execute function refuse_change()`.execute(kysely);
      const run = await moveIn(world.core, bundle, { name });
      await sql`drop trigger unwritten on moving_runs`.execute(kysely);
      assert.equal(run.state, "imported", run.error ?? "");
    });

    it("keeps its lease while it waits for a wallet, and locks wallets in the order of their ids", async () => {
      const { core } = world;
      const { kysely } = core.database;
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(core, bundle, { name });
      const [ann, ben] = bundle.resellers;
      const resellers = [ann!, { ...ben!, credit_limit: "50" }];
      mock.timers.enable({ apis: ["setInterval"] });
      const moving = await core.database.transaction(async (transaction) => {
        const lock = (resellerId: number) =>
          sql`select 1 from wallets where reseller_id = ${resellerId} and not test for no key update nowait`.execute(
            transaction,
          );
        await lock(at + 1);
        const run = moveIn(core, { ...bundle, resellers }, { name });
        await untilFound(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        await sql`update moving_runs set leased_until = now() where state = 'running'`.execute(kysely);
        mock.timers.tick(BEAT_MS);
        await untilFound(
          `select 1 from moving_runs where state = 'running' and leased_until > now() + interval '1 minute'`,
        );
        mock.timers.reset();
        await lock(at + 2);
        return { run };
      });
      assert.equal((await moving.run).state, "imported");
    });

    const untilFound = (query: string) =>
      until(async () => (await sql.raw(query).execute(world.core.database.kysely)).rows.length > 0);
  });
});
