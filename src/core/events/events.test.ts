import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { imei, openMoneyWorld, OPERATOR, place, type MoneyWorld } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { takeOrder } from "../fulfilment/review/take-order.ts";
import type { Caller } from "../kernel/caller.ts";
import { topUp } from "../ledger/wallet/wallet.ts";
import { cancelOrder } from "../orders/cancel-order.ts";
import { refundOrder } from "../orders/refund-order.ts";
import { correctResult, rejectOrder, succeedOrder } from "../orders/settle-orders.ts";
import { changeProfile } from "../resellers/accounts/profile.ts";
import { createApiKey, revokeApiKey } from "../resellers/keys/api-keys.ts";
import { listEvents, sweepEvents } from "./events.ts";

const CREDIT = 100_000_000n;

describe("events", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let serviceId: number;
    before(async () => {
      world = await openMoneyWorld(await open());
      serviceId = await world.service();
    });
    after(() => world.close());

    /** A reseller whose events are recorded. */
    async function recording(credit = CREDIT): Promise<Caller> {
      const caller = await world.caller({ credit });
      await events(caller);
      return caller;
    }
    const events = (caller: Caller, filter = {}) => listEvents(world.core, caller, { limit: 100, ...filter });
    const types = async (caller: Caller, filter = {}) => (await events(caller, filter)).map(({ type }) => type);
    const countRows = async () => {
      const { rows } = await sql<{ rows: bigint }>`
        select (select count(*) from events) + (select count(*) from deliveries) as rows`.execute(
        world.core.database.kysely,
      );
      return Number(rows[0]!.rows);
    };

    it("are not written for a reseller who has never asked for any, by no move of an order or of money", async () => {
      const rowsBefore = await countRows();
      const caller = await world.caller({ credit: CREDIT });
      const { id } = await world.order(caller, serviceId);
      await succeedOrder(world.core, id, { result: "ok" }, OPERATOR);
      const cancelled = await world.order(caller, serviceId);
      await cancelOrder(world.core, caller, cancelled.id);
      await topUp(world.core, { resellerId: caller.resellerId, amount: 1n, reason: "paid", actor: OPERATOR });
      assert.equal(await countRows(), rowsBefore);
      assert.deepEqual(await types(caller), []);
    });

    it("say every move of an order, by any actor, once and newest first", async () => {
      const caller = await recording();
      const { id } = await world.order(caller, serviceId);
      await takeOrder(world.core, id, OPERATOR);
      await succeedOrder(world.core, id, { result: "ok" }, OPERATOR);
      await correctResult(world.core, id, { result: "better", reason: "typo" }, OPERATOR);
      await refundOrder(world.core, id, { amount: 1n, refundedBefore: 0n, reason: "late" }, OPERATOR);
      await refundOrder(world.core, id, { reason: "broken" }, OPERATOR);
      assert.deepEqual(await types(caller, { orderId: id }), [
        "order.refunded",
        "order.refunded",
        "order.result_updated",
        "order.succeeded",
        "order.processing",
        "order.created",
      ]);
      const rejected = await world.order(caller, serviceId);
      await rejectOrder(world.core, rejected.id, "not possible", OPERATOR);
      assert.deepEqual(await types(caller, { orderId: rejected.id }), ["order.rejected", "order.created"]);
      const cancelled = await world.order(caller, serviceId);
      await cancelOrder(world.core, caller, cancelled.id);
      assert.deepEqual(await types(caller, { orderId: cancelled.id }), ["order.cancelled", "order.created"]);
    });

    it("are as many as the orders of a batch, each for its own reseller and mode", async () => {
      const [ada, bob] = [await recording(), await recording()];
      const silent = await world.caller({ credit: CREDIT });
      const calls = Array.from({ length: 30 }, (_, n) =>
        place(world.core, [ada, bob, silent][n % 3]!, { serviceId, identifier: imei(n + 1) }),
      );
      const placed = await Promise.all(calls);
      for (const caller of [ada, bob]) {
        const own = placed.filter(({ order }) => order.walletId === caller.walletId).map(({ order }) => order.id);
        const found = await events(caller, { types: ["order.created"] });
        assert.deepEqual(
          found.map(({ subjectId }) => subjectId).toSorted((a, b) => Number(a - b)),
          own.toSorted((a, b) => Number(a - b)),
        );
        assert.ok(found.every(({ test, walletId }) => !test && walletId === caller.walletId));
      }
      assert.deepEqual(await types(silent), []);
    });

    it("of a batch that the database refuses do not exist", async () => {
      const caller = await recording(1_500_000n);
      const calls = [1, 2].map((n) => place(world.core, caller, { serviceId, identifier: imei(100 + n) }));
      const settled = await Promise.allSettled(calls);
      assert.equal(settled.filter(({ status }) => status === "fulfilled").length, 1);
      assert.deepEqual(await types(caller, { types: ["order.created"] }), ["order.created"]);
    });

    it("say a top-up, a key that is created or revoked, and each fall below the threshold once", async () => {
      const caller = await recording(6_000_000n);
      const { resellerId } = caller;
      await changeProfile(world.core, { ...caller, tokenKind: "session" }, { lowBalanceThreshold: 5_000_000n });
      await topUp(world.core, { resellerId, amount: 1_000_000n, reason: "paid", actor: OPERATOR });
      for (let n = 0; n < 4; n++) await world.order(caller, serviceId);
      await topUp(world.core, { resellerId, amount: 5_000_000n, reason: "paid", actor: OPERATOR });
      for (let n = 0; n < 4; n++) await world.order(caller, serviceId);
      const { id } = await createApiKey(world.core, { resellerId });
      await revokeApiKey(world.core, { resellerId, id });
      await revokeApiKey(world.core, { resellerId, id });
      await createApiKey(world.core, { resellerId, test: true });
      const told = (await types(caller)).filter((type) => type !== "order.created");
      assert.deepEqual(told, [
        "api_key.revoked",
        "api_key.created",
        "wallet.low_balance",
        "wallet.topped_up",
        "wallet.low_balance",
        "wallet.topped_up",
      ]);
    });

    it("are found by type and time, and go on behind a cursor", async () => {
      const caller = await recording();
      for (let n = 0; n < 3; n++) await world.order(caller, serviceId);
      const all = await events(caller);
      assert.equal(all.length, 3);
      const first = await events(caller, { limit: 2 });
      assert.deepEqual([...first, ...(await events(caller, { after: first.at(-1)!.id }))], all);
      assert.deepEqual(await events(caller, { types: ["order.succeeded"] }), []);
      assert.deepEqual(await events(caller, { since: all[1]!.createdAt }), all.slice(0, 2));
    });

    it("older than EVENTS_DAYS are removed, and no others", async () => {
      const caller = await recording();
      for (let n = 0; n < 3; n++) await world.order(caller, serviceId);
      const [newest, middle, oldest] = await events(caller);
      const { kysely } = world.core.database;
      await sql`alter table events disable trigger events_kept`.execute(kysely);
      await sql`update events set created_at = now() - interval '31 days' where id = ${oldest!.id.toString()}`.execute(
        kysely,
      );
      await sql`update events set created_at = now() - interval '29 days' where id = ${middle!.id.toString()}`.execute(
        kysely,
      );
      await sql`alter table events enable trigger events_kept`.execute(kysely);
      await sweepEvents(world.core);
      assert.deepEqual(
        (await events(caller)).map(({ id }) => id),
        [newest!.id, middle!.id],
      );
    });
  });
});
