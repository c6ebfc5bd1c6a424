import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, beforeEach, describe, it } from "node:test";
import fc from "fast-check";
import { openMoneyWorld, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { ConnectionLost, NoConnection } from "../../../database/failure.ts";
import { changeWebhook, createWebhook, listWebhooks, removeWebhook } from "../webhooks/webhooks.ts";
import { claimDeliveries, recordAttempts } from "./deliveries.ts";
import type { AttemptOutcome, ClaimedDelivery } from "./delivery.ts";
import { listAttemptRows } from "./delivery-rows.ts";
import { nextAttemptSeconds, RETRY_SECONDS } from "./next-attempt.ts";

const MANY = 1_000;
const RECEIVERS = 10_000;

describe("the pause before another attempt", () => {
  it("follows the schedule, at most a fifth longer, and ends with it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const seconds = nextAttemptSeconds(attempts, random);
        const planned = RETRY_SECONDS[attempts - 1];
        if (planned === undefined) return assert.equal(seconds, null);
        assert.ok(seconds! >= planned && seconds! <= planned * 1.2 + 1e-6);
      }),
    );
  });
});

describe("deliveries", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let serviceId: number;
    before(async () => {
      world = await openMoneyWorld(await open());
      serviceId = await world.service();
    });
    after(() => world.close());
    beforeEach(() =>
      run("update deliveries set state = 'failed', due_at = null, leased_until = null, ended_at = now()"),
    );

    const run = (text: string) => sql.raw(text).execute(world.core.database.kysely);
    const claim = async (most = MANY) => (await claimDeliveries(world.core, null, most)).claimed;
    const webhook = async (caller: Caller) =>
      (await createWebhook(world.core, caller, { url: "https://example.com" })).webhook.id;
    const outcome = (delivery: ClaimedDelivery, isDelivered: boolean): AttemptOutcome => ({
      delivery,
      at: new Date(),
      durationMs: 1,
      status: isDelivered ? 200 : 500,
      answer: "",
      error: isDelivered ? null : "HTTP 500",
      isDelivered,
      isGone: false,
      isOurs: false,
    });
    const end = (delivery: ClaimedDelivery, isDelivered = true) =>
      recordAttempts(world.core, [outcome(delivery, isDelivered)]);
    const states = async () => {
      const { rows } = await sql<{ state: string }>`select state from deliveries order by id desc`.execute(
        world.core.database.kysely,
      );
      return rows.map(({ state }) => state);
    };
    async function ordering(orders: number): Promise<Caller> {
      const caller = await world.caller({ credit: 100_000_000n });
      await webhook(caller);
      for (let n = 0; n < orders; n++) await world.order(caller, serviceId);
      return caller;
    }

    it("are claimed once, four of a receiver at a time by all workers together", async () => {
      await ordering(6);
      const [first, second] = await Promise.all([claim(), claim()]);
      assert.equal(new Set([...first, ...second].map(({ id }) => id)).size, 4);
      assert.equal(first.length + second.length, 4);
      await end([...first, ...second][0]!);
      assert.equal((await claim()).length, 1);
    });

    it("of one order are sent one after the other", async () => {
      const caller = await ordering(0);
      const { id } = await world.order(caller, serviceId);
      await run(`insert into order_history (order_id, from_status, to_status, actor_kind)
                 values (${id}, 'PENDING', 'PROCESSING', 'system')`);
      const [created, ...others] = await claim();
      assert.deepEqual([created!.event.type, others.length], ["order.created", 0]);
      assert.deepEqual(await claim(), []);
      await end(created!);
      const [processing] = await claim();
      assert.equal(processing!.event.type, "order.processing");
    });

    it("of a worker that died are sent again when its lease has ended, and what it says later changes nothing", async () => {
      await ordering(1);
      const [lost] = await claim();
      assert.deepEqual(await claim(), []);
      await run("update deliveries set leased_until = now() where state = 'sending'");
      const [again] = await claim();
      assert.equal(again!.id, lost!.id);
      assert.equal(again!.attempts, 2);
      await end(lost!, false);
      assert.deepEqual((await states()).slice(0, 1), ["sending"]);
      await end(again!);
      assert.deepEqual((await states()).slice(0, 1), ["delivered"]);
    });

    it("that a worker ends after its lease say nothing of their webhook", async () => {
      const caller = await ordering(1);
      const [lost] = await claim();
      await run("update deliveries set leased_until = now() where state = 'sending'");
      const [again] = await claim();
      await end(again!);
      await recordAttempts(world.core, [{ ...outcome(lost!, false), isGone: true }]);
      const [after410] = await listWebhooks(world.core, caller);
      assert.deepEqual([after410!.disabledAt, after410!.failingSince], [null, null]);
    });

    it("to an address that was changed meanwhile say nothing of the new one, which starts afresh", async () => {
      const caller = await ordering(3);
      const [first, second, third] = await claim();
      await end(first!, false);
      await run("update event_receivers set failing_since = now() - interval '6 days' where failing_since is not null");
      const read = async () => (await listWebhooks(world.core, caller))[0]!;
      assert.notEqual((await read()).failingSince, null);
      await changeWebhook(world.core, caller, second!.receiverId, { url: "https://example.com/new" });
      assert.equal((await read()).failingSince, null);
      await recordAttempts(world.core, [{ ...outcome(second!, false), isGone: true }, outcome(third!, false)]);
      const { disabledAt, failingSince } = await read();
      assert.deepEqual([disabledAt, failingSince], [null, null]);
      assert.deepEqual((await states()).slice(0, 3), ["waiting", "failed", "waiting"]);
    });

    it("are recorded once where the database is away for a moment, also if it had taken them", async () => {
      for (const fault of [new NoConnection("away"), new ConnectionLost("cut")]) {
        await ordering(1);
        const [delivery] = await claim();
        const { database } = world.core;
        let isAway = true;
        const statement: typeof database.statement = async (...call) => {
          const wasAway = isAway;
          isAway = false;
          if (wasAway && fault instanceof NoConnection) throw fault;
          const rows = await database.statement(...call);
          if (wasAway) throw fault;
          return rows as never;
        };
        await recordAttempts({ ...world.core, database: { ...database, statement } }, [outcome(delivery!, true)]);
        assert.equal((await states())[0], "delivered");
        const attempts = await listAttemptRows(database.kysely, delivery!.id);
        assert.equal(attempts.length, 1);
      }
    });

    it("to a receiver that is away for a day are all sent when it is back, none lost and none given up", async () => {
      await ordering(3);
      let elapsed = 0;
      for (let round = 1; elapsed < 86_400; round++) {
        const claimed = await claim();
        assert.equal(claimed.length, 3, `round ${round}`);
        for (const delivery of claimed) await end(delivery, false);
        assert.deepEqual((await states()).slice(0, 3), ["waiting", "waiting", "waiting"]);
        assert.deepEqual(await claim(), []);
        elapsed += RETRY_SECONDS[round - 1]!;
        await run("update deliveries set due_at = now() where state = 'waiting'");
      }
      const claimed = await claim();
      for (const delivery of claimed) await end(delivery);
      assert.deepEqual((await states()).slice(0, 3), ["delivered", "delivered", "delivered"]);
    });

    it("that the clock has thrown far into the future or the past are neither lost nor doubled", async () => {
      await ordering(1);
      const [first] = await claim();
      await end(first!, false);
      await run("update deliveries set due_at = now() - interval '10 years' where state = 'waiting'");
      const [again] = await claim();
      assert.equal(again!.id, first!.id);
      await run("update deliveries set leased_until = now() + interval '10 seconds' where state = 'sending'");
      assert.deepEqual(await claim(), []);
    });

    it("to a webhook that was removed are given up without an attempt", async () => {
      const caller = await ordering(2);
      const { claimed } = await claimDeliveries(world.core, null, 1);
      await removeWebhook(world.core, caller, claimed[0]!.receiverId);
      await end(claimed[0]!, false);
      await run("update deliveries set due_at = now() where state = 'waiting'");
      assert.deepEqual(await claim(), []);
      assert.deepEqual((await states()).slice(0, 2), ["failed", "failed"]);
    });

    it("to 10,000 receivers are all claimed in rounds, some of each, however many one of them has", async () => {
      const caller = await ordering(0);
      await run(`insert into event_receivers (wallet_id, channel, url, sealed_secret)
                 select ${caller.walletId}, 'webhook', 'https://example.com', '-' from generate_series(1, ${RECEIVERS})`);
      const { id } = await world.order(caller, serviceId);
      await run(`insert into deliveries (receiver_id, event_id, subject_id)
                 select (select min(receiver_id) from deliveries where state = 'ready'), -n, -n
                   from generate_series(1, 5000) n`);
      const visited = new Set<number>();
      let position: number | null = null;
      let calls = 0;
      do {
        const found = await claimDeliveries(world.core, position, MANY);
        for (const { receiverId, event } of found.claimed) {
          assert.equal(event.subjectId, id);
          assert.ok(!visited.has(receiverId));
          visited.add(receiverId);
        }
        position = found.after;
        calls++;
      } while (position !== null);
      assert.equal(visited.size, RECEIVERS + 1);
      assert.ok(calls <= RECEIVERS / 200 + 2, `${calls} calls`);
    });
  });
});
