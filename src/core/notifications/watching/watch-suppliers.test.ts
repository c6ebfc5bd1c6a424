import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { accepted, CUT } from "../../../../test/attempt-world.ts";
import { sql } from "kysely";
import { builtIn, openTrade, sendDue } from "../../../../test/fulfilment-world.ts";
import { openMoneyWorld, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { withClock, type ClockedCore, type Notified } from "../../../../test/support/notified.ts";
import { recordOutcomes } from "../../fulfilment/attempts/record-outcomes.ts";
import { pauseSupplier } from "../../fulfilment/imports/suppliers.ts";
import { listLateResults, resolveLateResult } from "../../fulfilment/review/late-results.ts";
import { settleUnknown } from "../../fulfilment/review/review-attempts.ts";
import { readStates } from "../../fulfilment/suppliers/health.ts";
import { createStaff } from "../../people/staff/staff.ts";
import type { NotificationTopic } from "../topics.ts";

describe("what staff are told of suppliers", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let clock: ClockedCore;
    before(async () => {
      world = await openMoneyWorld(await open());
      clock = withClock(world.core);
      const owner = { name: "Owner", role: "owner", password: "a long enough password" } as const;
      await createStaff(world.core, { ...owner, email: "owner@example.com" });
    });
    after(() => world.close());

    const kysely = () => world.core.database.kysely;
    /** What is sent about this topic after a look. */
    async function told(topic: NotificationTopic, minutes = 2): Promise<Notified[]> {
      clock.pass(minutes);
      await clock.watch();
      return (await clock.send()).filter((message) => message.topic === topic);
    }

    it("includes a supplier that is paused, once until it works again", async () => {
      const { id } = await builtIn(world.core, "stock");
      await pauseSupplier(world.core, id, "The key was refused");
      const [message, ...more] = await told("supplier_paused");
      assert.deepEqual(more, []);
      assert.deepEqual(message!.paragraphs, ["Code inventory: The key was refused"]);
      assert.deepEqual(await told("supplier_paused", 60), []);
      const running = { paused_at: null, pause_reason: null };
      await kysely().updateTable("suppliers").set(running).where("id", "=", id).execute();
      assert.deepEqual(await told("supplier_paused", 60), []);
      await pauseSupplier(world.core, id, "Again");
      assert.equal((await told("supplier_paused")).length, 1);
    });

    it("includes a supplier whose circuit opens again and again, once until a call succeeds", async () => {
      const { suppliers } = await openTrade(world, [{}]);
      const { id, name } = suppliers[0]!;
      const opens = async (until: string) => {
        const open_until = sql<Date>`now() + ${until}::interval`;
        const failing = { open_until, failures: 9, last_error: "no answer" };
        await kysely().updateTable("suppliers").set(failing).where("id", "=", id).execute();
      };
      await opens("1 minute");
      const [message] = await told("supplier_paused", 20);
      assert.deepEqual(message!.paragraphs, [`${name}: no answer`]);
      await opens("-1 second");
      assert.deepEqual(await told("supplier_paused", 20), []);
      await opens("2 minutes");
      assert.deepEqual(await told("supplier_paused", 20), []);
      await kysely().updateTable("suppliers").set({ open_until: null, failures: 0 }).where("id", "=", id).execute();
      assert.deepEqual(await told("supplier_paused", 20), []);
      await opens("1 minute");
      assert.equal((await told("supplier_paused", 20)).length, 1);
    });

    it("includes an unconfirmed attempt after a while, and what comes too late at once, each once", async () => {
      const { core } = world;
      const { suppliers, serviceId } = await openTrade(world, [{}]);
      const [supplier] = suppliers;
      const { id } = await world.order(await world.caller({ credit: 50_000_000n }), serviceId);
      const sent = await sendDue(core, () => CUT);
      assert.deepEqual(await told("unconfirmed_attempts"), []);
      const [unconfirmed] = await told("unconfirmed_attempts", 5);
      assert.equal(unconfirmed!.paragraphs[0], `Order ${id} at ${supplier!.name}`);
      await settleUnknown(core, sent[0]!.attemptId, { notPlaced: true }, null);
      assert.deepEqual(await told("late_results", 20), []);

      const state = (await readStates(core)).find((each) => each.id === supplier!.id)!;
      await recordOutcomes(core, state, sent, [accepted("A-1")]);
      const [message, ...more] = await told("late_results", 20);
      assert.deepEqual(more, []);
      assert.equal(message!.subject, "A supplier answered too late");
      assert.equal(message!.paragraphs[0], `Order ${id} at ${supplier!.name}`);
      assert.deepEqual(message!.link, { label: "Open the attempts", path: "/operator/attempts" });
      assert.deepEqual(await told("late_results", 20), []);
      const [late] = await listLateResults(core, { limit: 10 });
      await resolveLateResult(core, late!.id, "Cancelled there", null);
      assert.deepEqual(await told("late_results", 20), []);
    });
  });
});
