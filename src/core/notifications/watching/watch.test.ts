import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, OPERATOR, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { withClock, type ClockedCore, type Notified } from "../../../../test/support/notified.ts";
import { pauseSupplier } from "../../fulfilment/imports/suppliers.ts";
import type { Caller } from "../../kernel/caller.ts";
import { topUp } from "../../ledger/wallet/wallet.ts";
import { rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { writePreferenceRows } from "../preferences/preference-rows.ts";
import type { NotificationTopic } from "../topics.ts";

describe("what people are told of", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let clock: ClockedCore;
    let serviceId: number;
    let keys = 0;
    before(async () => {
      world = await openMoneyWorld(await open(), { ORDERS_WAITING_MINUTES: 30, LOW_STOCK_CODES: 0 });
      clock = withClock(world.core);
      serviceId = await world.service();
    });
    after(() => world.close());

    const kysely = () => world.core.database.kysely;
    const recipientId = async ({ resellerId }: Caller) =>
      (
        await kysely()
          .selectFrom("recipients")
          .select("id")
          .where("reseller_id", "=", resellerId)
          .executeTakeFirstOrThrow()
      ).id;
    async function enable(caller: Caller, topics: NotificationTopic[]): Promise<void> {
      const id = await recipientId(caller);
      const rows = topics.map((topic) => ({ topic, channel: "email" as const, enabled: true }));
      await world.core.database.transaction((transaction) => writePreferenceRows(transaction, id, rows));
    }
    /** What is sent about this topic after a look, once the minute that orders are left alone is over. */
    async function told(topic: NotificationTopic, minutes = 2): Promise<Notified[]> {
      clock.pass(minutes);
      await clock.watch();
      return (await clock.send()).filter((message) => message.topic === topic);
    }
    /** The database has a clock of its own, which no test can move. */
    const endNow = (id: bigint) =>
      kysely().updateTable("orders").set({ completed_at: clock.core.clock() }).where("id", "=", id).execute();
    async function finish(caller: Caller, orders: number): Promise<void> {
      for (let n = 0; n < orders; n++) {
        const { id } = await world.order(caller, serviceId);
        await succeedOrder(world.core, id, { result: "unlocked" }, OPERATOR);
        await endNow(id);
      }
    }
    async function reject(caller: Caller, reason: string): Promise<bigint> {
      const { id } = await world.order(caller, serviceId);
      await rejectOrder(world.core, id, reason, OPERATOR);
      await endNow(id);
      return id;
    }

    it("includes rejected orders with their reasons", async () => {
      const caller = await world.caller({ credit: 50_000_000n });
      const id = await reject(caller, "Blacklisted");
      const [message, ...more] = await told("order_rejected");
      assert.deepEqual(more, []);
      assert.equal(message!.subject, `Order ${id} rejected`);
      assert.match(message!.paragraphs[0]!, /Reason: Blacklisted$/);
      assert.deepEqual(message!.link, { label: "Open the order", path: `/orders/${id}` });
      assert.deepEqual(await told("order_rejected", 20), []);
    });

    it("does not include finished orders unless that is asked for", async () => {
      const caller = await world.caller({ credit: 50_000_000n });
      await finish(caller, 2);
      assert.deepEqual(await told("order_finished"), []);
      const id = await recipientId(caller);
      const rows = await kysely().selectFrom("notifications").select("topic").where("recipient_id", "=", id).execute();
      assert.deepEqual(
        rows.filter(({ topic }) => topic.startsWith("order")),
        [],
      );
    });

    it("gathers finished orders for 10 minutes, or for an hour", async () => {
      const caller = await world.caller({ credit: 50_000_000n });
      await enable(caller, ["order_finished", "order_digest"]);
      await finish(caller, 1);
      const [first] = await told("order_finished");
      assert.match(first!.subject, /^Order \d+ finished$/);
      await finish(caller, 12);
      assert.deepEqual(await told("order_finished"), []);
      assert.deepEqual(
        (await told("order_finished", 8)).map(({ subject }) => subject),
        ["12 orders finished"],
      );
      await finish(caller, 1);
      assert.deepEqual(await told("order_digest", 20), []);
      assert.deepEqual(
        (await told("order_digest", 40)).map(({ subject }) => subject),
        ["13 orders finished"],
      );
    });

    it("includes a low balance once for each fall, and not that a new account is empty", async () => {
      const caller = await world.caller({ credit: 6_000_000n });
      const empty = await world.caller();
      assert.deepEqual(await told("low_balance", 20), []);
      await finish(caller, 2);
      const [message, ...more] = await told("low_balance");
      assert.deepEqual(more, []);
      assert.match(message!.paragraphs[0]!, /^Your balance is 4\.00 USD, below your threshold of 5\.00 USD/);
      await finish(caller, 1);
      assert.deepEqual(await told("low_balance", 20), []);
      const { resellerId } = caller;
      await topUp(world.core, { resellerId, test: false, amount: 4_000_000n, reason: "Payment", actor: OPERATOR });
      assert.deepEqual(await told("low_balance", 20), []);
      await finish(caller, 3);
      assert.equal((await told("low_balance", 20)).length, 1);
      assert.notEqual(await recipientId(empty), await recipientId(caller));
    });

    it("includes orders that have needed attention for a while, each once", async () => {
      const { email } = await createStaff(world.core, {
        email: `owner-${++keys}@example.com`,
        name: "Owner",
        role: "owner",
        password: "a long enough password",
      });
      const caller = await world.caller({ credit: 50_000_000n });
      const waits = async () => {
        const { id } = await world.order(caller, serviceId);
        await kysely().updateTable("orders").set({ attention: "manual", due_at: null }).where("id", "=", id).execute();
        return id;
      };
      const id = await waits();
      assert.deepEqual(await told("orders_waiting"), []);
      assert.deepEqual(await told("orders_waiting", 29), []);
      const [message, ...more] = await told("orders_waiting", 1);
      assert.deepEqual(more, []);
      assert.equal(message!.to, email);
      assert.match(message!.paragraphs[0]!, new RegExp(`^Order ${id}: `));
      assert.deepEqual(await told("orders_waiting", 60), []);
      await waits();
      await told("orders_waiting", 1);
      assert.deepEqual(
        (await told("orders_waiting", 31)).map(({ subject }) => subject),
        ["An order needs attention"],
      );
    });

    it("includes a supplier that is paused, once until it works again", async () => {
      const { id } = await kysely()
        .selectFrom("suppliers")
        .select("id")
        .where("kind", "=", "stock")
        .executeTakeFirstOrThrow();
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

    it("includes a discrepancy of the ledger", async () => {
      const checked = (ok: boolean) =>
        kysely().insertInto("reconciliations").values({ ended_at: new Date(), ok }).execute();
      await checked(true);
      assert.deepEqual(await told("ledger_discrepancy"), []);
      await checked(false);
      assert.equal((await told("ledger_discrepancy")).length, 1);
      assert.deepEqual(await told("ledger_discrepancy", 60), []);
    });

    it("is looked for by one worker at a time, and nothing is told twice", async () => {
      const caller = await world.caller({ credit: 50_000_000n });
      const id = await reject(caller, "No");
      clock.pass(2);
      await Promise.all([clock.watch(), clock.watch(), clock.watch()]);
      const sent = (await clock.send()).filter(({ topic }) => topic === "order_rejected");
      assert.deepEqual(
        sent.map(({ subject }) => subject),
        [`Order ${id} rejected`],
      );
    });
  });
});
