import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { leasesEnd, openTrade } from "../../../../test/fulfilment-world.ts";
import { assertLedgerBalances, claimDue, openMoneyWorld, OPERATOR, refusal } from "../../../../test/money-world.ts";
import type { MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { Core } from "../../core.ts";
import { findOrder, rejectOrder, succeedOrder, cancelOrderByStaff } from "../../orders/settle-orders.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { readStates } from "../suppliers/health.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { assignOrder } from "./take-order.ts";
import { holdAttempts, recoverLostAttempts } from "./hold-attempts.ts";
import { recordOutcomes } from "../attempts/record-outcomes.ts";
import { listAttempts, settleUnknown } from "./review-attempts.ts";
import { claimAttempts } from "../attempts/follow-attempts.ts";
import type { PlaceOutcome } from "../suppliers/outcome.ts";
import { beginAttempts } from "../attempts/send-orders.ts";
import { repeatedSend, type Sent } from "../attempts/sent.ts";

describe("an attempt that is about to be sent", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let supplier: Supplier;
    let serviceId: number;
    let anna: { kind: "operator"; id: number };

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 100_000_000n });
      const staff = {
        email: "anna@example.com",
        name: "Anna",
        role: "agent",
        password: "a long enough password",
      } as const;
      anna = { kind: "operator", id: (await createStaff(world.core, staff)).id };
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

    async function answered(held: Sent[], by: Supplier, answer: (sent: Sent) => PlaceOutcome): Promise<void> {
      const state = (await readStates(world.core)).find(({ id }) => id === by.id)!;
      await recordOutcomes(world.core, state, held, held.map(answer));
    }

    async function accepted(held: Sent[], by: Supplier = supplier): Promise<void> {
      await answered(held, by, ({ attemptId }) => ({
        kind: "accepted",
        supplierReference: `no-${attemptId}`,
        raw: "{}",
      }));
    }

    /** An order whose worker stands still while its supplier answers, and that another worker sends again. */
    async function sentTwice(): Promise<{ by: Supplier; slow: Sent; again: Sent }> {
      const { suppliers, serviceId: at } = await openTrade(world, [{ input: { repeats: "by_reference" } }, {}]);
      const by = suppliers[0]!;
      await world.order(reseller, at);
      const [slow] = await holdAttempts(world.core, await beginAttempts(world.core, await claimDue(world.core)));
      await leasesEnd(world.core);
      await recoverLostAttempts(world.core);
      const due = await claimAttempts(world.core, [{ supplierId: by.id, most: 1 }]);
      const [again] = await holdAttempts(world.core, due.map(repeatedSend));
      return { by, slow: slow!, again: again! };
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
      await assertLedgerBalances(world.core, [reseller]);
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
      await assertLedgerBalances(world.core, [reseller]);
    });

    it("is not ended by the late refusal of a worker that lost it to another", async () => {
      const refused: PlaceOutcome = { kind: "refused", refusal: "duplicate", message: "no", raw: "{}" };
      const taken = await sentTwice();
      await accepted([taken.again], taken.by);
      await answered([taken.slow], taken.by, () => refused);
      assert.deepEqual(await statesOf(taken.slow.orderId), ["submitted"]);
      const held = await sentTwice();
      await answered([held.slow], held.by, () => refused);
      assert.deepEqual(await statesOf(held.slow.orderId), ["unknown"]);
      await accepted([held.again], held.by);
      assert.deepEqual(await statesOf(held.slow.orderId), ["submitted"]);
      assert.deepEqual(await claimDue(world.core), []);
      await assertLedgerBalances(world.core, [reseller]);
    });

    it("is ended by the late refusal of its only send, once, also while staff settle it", async () => {
      const { core } = world;
      const refused = { kind: "refused", refusal: "input", message: "no", reason: "Wrong.", raw: "{}" } as const;
      for (const repeats of ["never", "by_reference"] as const) {
        for (const decide of [null, { notPlaced: true }, { placed: `late-${repeats}` }] as const) {
          const { suppliers, serviceId: at } = await openTrade(world, [{ input: { repeats } }]);
          const [by] = suppliers as [Supplier];
          await world.order(reseller, at);
          const [slow] = await holdAttempts(core, await beginAttempts(core, await claimDue(core)));
          await leasesEnd(core);
          await recoverLostAttempts(core);
          const settled = decide ? settleUnknown(core, slow!.attemptId, decide, null).catch(() => null) : null;
          await Promise.all([settled, answered([slow!], by, () => refused), answered([slow!], by, () => refused)]);
          const [state] = await statesOf(slow!.orderId);
          const { status } = await findOrder(core, slow!.orderId);
          assert.ok(state === "refused" || (state === "submitted" && decide !== null && "placed" in decide), state);
          if (decide === null) assert.equal(status, "REJECTED");
          if (status === "PENDING") await rejectOrder(core, slow!.orderId, "done", OPERATOR);
        }
      }
      await assertLedgerBalances(core, [reseller]);
    });

    it("stays with the worker that sends it again when the first one has no answer", async () => {
      const { by, slow, again } = await sentTwice();
      await answered([slow], by, () => ({ kind: "unknown", message: "The connection was cut.", raw: "" }));
      const { kysely } = world.core.database;
      await kysely
        .updateTable("attempts")
        .set({ due_at: new Date(0) })
        .where("id", "=", again.attemptId)
        .execute();
      assert.deepEqual(await claimAttempts(world.core, [{ supplierId: by.id, most: 1 }]), []);
      await accepted([again], by);
      assert.deepEqual(await statesOf(slow.orderId), ["submitted"]);
    });

    it("keeps staff from ending or taking its order while it is sent again", async () => {
      const { by, again } = await sentTwice();
      const { core } = world;
      const id = again.orderId;
      await core.database.kysely.updateTable("orders").set({ attention: "expired" }).where("id", "=", id).execute();
      const assignment = { staffId: anna.id, actor: anna, managesOthers: true };
      assert.equal(await refusal(rejectOrder(core, id, "no", OPERATOR)), "invalid_transition");
      assert.equal(await refusal(cancelOrderByStaff(core, id, "no", OPERATOR)), "invalid_transition");
      assert.equal(await refusal(assignOrder(core, id, assignment)), "conflict");
      await accepted([again], by);
      assert.deepEqual(await statesOf(id), ["submitted"]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("is not sent again when staff took its order, or its reseller asked to cancel it, meanwhile", async () => {
      const { core } = world;
      const reasons = [() => ({ taken_by: anna.id }), () => ({ cancel_requested_at: new Date() })];
      for (const reason of reasons) {
        const { by, again } = await sentTwice();
        await leasesEnd(core);
        const [due] = await claimAttempts(core, [{ supplierId: by.id, most: 1 }]);
        assert.equal(due!.mayBeSent, true);
        await core.database.kysely.updateTable("orders").set(reason()).where("id", "=", again.orderId).execute();
        assert.deepEqual(await holdAttempts(core, [repeatedSend(due!)]), []);
        await leasesEnd(core);
        const [later] = await claimAttempts(core, [{ supplierId: by.id, most: 1 }]);
        assert.equal(later!.mayBeSent, false);
      }
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
