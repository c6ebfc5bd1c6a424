import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { leasesEnd, openTrade } from "../../../../test/fulfilment-world.ts";
import { assertBooksBalance, claimDue, openMoneyWorld, OPERATOR } from "../../../../test/money-world.ts";
import type { MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { Core } from "../../core.ts";
import { succeedOrder } from "../../orders/settle-orders.ts";
import { readStates } from "../suppliers/health.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { holdAttempts, recoverLostAttempts } from "./hold-attempts.ts";
import { recordOutcomes } from "../attempts/record-outcomes.ts";
import { listAttempts, settleUnknown } from "./review-attempts.ts";
import { beginAttempts } from "../attempts/send-orders.ts";
import type { Sent } from "../attempts/sent.ts";

describe("an attempt that is about to be sent", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let supplier: Supplier;
    let serviceId: number;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 100_000_000n });
      const trade = await openTrade(world, [{}]);
      [supplier, serviceId] = [trade.suppliers[0]!, trade.serviceId];
    });
    after(() => world.close());

    async function journaled(orders = 1): Promise<Sent[]> {
      for (let n = 0; n < orders; n++) await world.order(reseller, serviceId);
      const sent = await beginAttempts(world.core, await claimDue(world.core));
      assert.equal(sent.length, orders);
      return sent;
    }

    async function statesOf(orderId: bigint): Promise<string[]> {
      return (await listAttempts(world.core, orderId)).map(({ state }) => state);
    }

    async function sentAgain(orderId: bigint): Promise<Sent> {
      const [again] = await beginAttempts(world.core, await claimDue(world.core));
      assert.equal(again!.orderId, orderId);
      return again!;
    }

    async function accepted(held: Sent[]): Promise<void> {
      const state = (await readStates(world.core)).find(({ id }) => id === supplier.id)!;
      const outcomes = held.map(
        ({ attemptId }) => ({ kind: "accepted", supplierReference: `no-${attemptId}`, raw: "{}" }) as const,
      );
      await recordOutcomes(world.core, state, held, outcomes);
    }

    it("is sent once, by the worker that takes its lease anew", async () => {
      const sent = await journaled(2);
      const held = (await Promise.all([1, 2, 3].map(() => holdAttempts(world.core, sent)))).flat();
      assert.deepEqual(
        held.map(({ attemptId }) => attemptId).toSorted((a, b) => Number(a - b)),
        sent.map(({ attemptId }) => attemptId),
      );
      assert.deepEqual(await holdAttempts(world.core, sent), []);
      await accepted(held);
    });

    it("lets its order go on when its worker is gone before the sending, and is not sent by it any more", async () => {
      const [sent] = await journaled();
      await recoverLostAttempts(world.core);
      assert.deepEqual(await statesOf(sent!.orderId), ["submitting"]);
      await leasesEnd(world.core);
      assert.deepEqual(await holdAttempts(world.core, [sent!]), []);
      assert.equal(await recoverLostAttempts(world.core), 1);
      assert.deepEqual(await statesOf(sent!.orderId), ["refused"]);
      const again = await sentAgain(sent!.orderId);
      const held = await holdAttempts(world.core, [again]);
      assert.equal(held.length, 1);
      assert.deepEqual(await holdAttempts(world.core, [sent!]), []);
      await accepted(held);
      await assertBooksBalance(world.core, [reseller]);
    });

    it("is unconfirmed when its worker is gone after the sending began", async () => {
      const [sent] = await holdAttempts(world.core, await journaled());
      await leasesEnd(world.core);
      assert.equal(await recoverLostAttempts(world.core), 1);
      assert.deepEqual(await statesOf(sent!.orderId), ["unknown"]);
      await settleUnknown(world.core, sent!.attemptId, { placed: "88" }, null);
    });

    it("is not sent when its order was answered meanwhile", async () => {
      const [sent] = await journaled();
      await succeedOrder(world.core, sent!.orderId, { result: "manually" }, OPERATOR);
      assert.deepEqual(await holdAttempts(world.core, [sent!]), []);
      await leasesEnd(world.core);
      await recoverLostAttempts(world.core);
      assert.deepEqual(await statesOf(sent!.orderId), ["refused"]);
      await assertBooksBalance(world.core, [reseller]);
    });

    it("ends as not sent when its lease cannot be taken anew, and its order goes on", async () => {
      const [sent] = await journaled();
      const { database } = world.core;
      const statement: typeof database.statement = (name, ...rest) =>
        name === "attempts_hold" ? Promise.reject(new Error("too slow")) : database.statement(name, ...rest);
      const broken: Core = { ...world.core, database: { ...database, statement } };
      await assert.rejects(holdAttempts(broken, [sent!]), /too slow/);
      assert.deepEqual(await statesOf(sent!.orderId), ["refused"]);
      const again = await sentAgain(sent!.orderId);
      await accepted(await holdAttempts(world.core, [again]));
      assert.deepEqual(await statesOf(sent!.orderId), ["refused", "submitted"]);
    });
  });
});
