import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { openMoneyWorld, OPERATOR, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { withClock, type ClockedCore, type Notified } from "../../../../test/support/notified.ts";
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
    before(async () => {
      world = await openMoneyWorld(await open(), { ORDERS_WAITING_MINUTES: 30, LOW_STOCK_CODES: 0 });
      clock = withClock(world.core);
      serviceId = await world.service();
    });
    after(() => world.close());

    const kysely = () => world.core.database.kysely;
    async function recipientId({ resellerId }: Caller): Promise<number> {
      const query = kysely().selectFrom("recipients").select("id").where("reseller_id", "=", resellerId);
      return (await query.executeTakeFirstOrThrow()).id;
    }
    async function enable(caller: Caller, topics: NotificationTopic[]): Promise<void> {
      const id = await recipientId(caller);
      const rows = topics.map((topic) => ({ recipientId: id, topic, channel: "email" as const, enabled: true }));
      await world.core.database.transaction((transaction) => writePreferenceRows(transaction, rows));
    }
    /** What is sent about this topic after a look, once the minute that orders are left alone is over. */
    async function told(topic: NotificationTopic, minutes = 2): Promise<Notified[]> {
      clock.pass(minutes);
      await clock.watch();
      return (await clock.send()).filter((message) => message.topic === topic);
    }
    const subjectsOf = async (topic: NotificationTopic, minutes?: number) =>
      (await told(topic, minutes)).map(({ subject }) => subject);
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
      assert.deepEqual(await subjectsOf("order_finished", 8), ["12 orders finished"]);
      await finish(caller, 1);
      assert.deepEqual(await told("order_digest", 20), []);
      assert.deepEqual(await subjectsOf("order_digest", 40), ["13 orders finished"]);
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
      const owner = { name: "Owner", role: "owner", password: "a long enough password" } as const;
      const { email } = await createStaff(world.core, { ...owner, email: "owner@example.com" });
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
      assert.deepEqual(await subjectsOf("orders_waiting", 31), ["An order needs attention"]);
    });

    it("includes payments and proofs of payment that need a decision", async () => {
      const { walletId } = await world.caller({ name: "Payer" });
      const { id: method } = await kysely()
        .insertInto("payment_methods")
        .values({ name: "Gateway", kind: "manual", currency: "USD", min_amount: 1n, max_amount: 100_000_000n })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id } = await kysely()
        .insertInto("payments")
        .values({
          wallet_id: walletId,
          test: false,
          method_id: method,
          reference: "a reference of a payment",
          amount: 10_000_000n,
          fee: 0n,
          currency: "USD",
          terms: JSON.stringify({ feeFixed: "0", feeBasisPoints: 0, bonusTiers: [] }),
          return_url: "https://shop.example.com/wallet",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      assert.deepEqual(await told("payments_review"), []);
      const change = (set: object) => kysely().updateTable("payments").set(set).where("id", "=", id).execute();
      await change({ status: "review", review_reason: "partial" });
      const [message, ...more] = await told("payments_review");
      assert.deepEqual(more, []);
      assert.deepEqual(message!.paragraphs, ["Payer, 10.00 USD: less was paid than was due"]);
      assert.deepEqual(message!.link, { label: "Open the payments", path: "/operator/resellers/payments" });
      assert.deepEqual(await told("payments_review", 60), []);
      await change({ review_reason: "late" });
      const { id: request } = await kysely()
        .insertInto("top_up_requests")
        .values({ wallet_id: walletId, amount: 5_000_000n, currency: "USD" })
        .returning("id")
        .executeTakeFirstOrThrow();
      await kysely()
        .insertInto("top_up_proofs")
        .values({ request_id: request, hash: "0".repeat(64), content_type: "image/png", bytes: Buffer.from("a") })
        .execute();
      const [both] = await told("payments_review", 20);
      assert.equal(both!.subject, "2 payments need review");
      assert.deepEqual(both!.paragraphs.toSorted(), [
        "Payer, 10.00 USD: it was paid after it had expired",
        "Payer, 5.00 USD: a proof of payment waits for a decision",
      ]);
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

    describe("in the weekly digest of prices", () => {
      const DAY = 24 * 60;
      let caller: Caller;
      const services: number[] = [];
      const setPrice = (id: number, price: bigint) =>
        kysely().updateTable("services").set({ base_price: price }).where("id", "=", id).execute();
      const digest = async () => {
        const lastWeek = new Date(clock.core.clock().getTime() - 8 * DAY * 60_000);
        await sql`update recipients set prices_seen_at = ${lastWeek}`.execute(kysely());
        const found = await told("price_changes", 20);
        return found.map(({ subject, paragraphs }) => [subject, ...paragraphs.slice(1)]);
      };
      before(async () => {
        caller = await world.caller({ credit: 50_000_000n });
        for (const name of ["Alpha", "Beta", "Gamma"]) {
          services.push(await world.service({ name, price: 1_000_000n }));
        }
        for (const id of services.slice(0, 2)) await world.order(caller, id);
      });

      it("is nothing while nothing changes, and for what the reseller does not order", async () => {
        await setPrice(services[2]!, 3_000_000n);
        assert.deepEqual(await digest(), []);
      });

      it("is each change once, with both prices, in one message", async () => {
        await setPrice(services[0]!, 1_200_000n);
        await setPrice(services[1]!, 900_000n);
        const lines = ["Alpha: 1.20 USD, was 1.00 USD", "Beta: 0.90 USD, was 1.00 USD"];
        assert.deepEqual(await digest(), [["2 prices have changed", ...lines]]);
        assert.deepEqual(await digest(), []);
      });

      it("leaves out what has changed and changed back", async () => {
        await setPrice(services[0]!, 5_000_000n);
        await setPrice(services[1]!, 800_000n);
        clock.pass(60);
        await setPrice(services[0]!, 1_200_000n);
        assert.deepEqual(await digest(), [["A price has changed", "Beta: 0.80 USD, was 0.90 USD"]]);
      });

      it("is not sent to those who have turned it off, who are not told later either", async () => {
        const id = await recipientId(caller);
        const set = (enabled: boolean) =>
          world.core.database.transaction((transaction) =>
            writePreferenceRows(transaction, [{ recipientId: id, topic: "price_changes", channel: "email", enabled }]),
          );
        await set(false);
        await setPrice(services[0]!, 2_000_000n);
        assert.deepEqual(await digest(), []);
        await set(true);
        assert.deepEqual(await digest(), []);
      });

      it("compares with the first order where no digest has known the price", async () => {
        await world.order(caller, services[2]!);
        await setPrice(services[2]!, 2_500_000n);
        assert.deepEqual(await digest(), [["A price has changed", "Gamma: 2.50 USD, was 3.00 USD"]]);
      });

      it("comes once a week, however often workers look", async () => {
        const subjects: string[] = [];
        for (let day = 1n; day <= 14n; day++) {
          await setPrice(services[0]!, 2_000_000n + day);
          clock.pass(DAY);
          await Promise.all([clock.watch(), clock.watch()]);
          const sent = (await clock.send()).filter(({ topic }) => topic === "price_changes");
          subjects.push(...sent.map(({ subject }) => subject));
        }
        assert.deepEqual(subjects, ["A price has changed", "A price has changed"]);
      });
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
