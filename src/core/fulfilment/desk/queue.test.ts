import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { kindsOf, openDesk, type Desk } from "../../../../test/desk-world.ts";
import { askedForCancelling, backdate } from "../../../../test/fulfilment-world.ts";
import { assertLedgerBalances, imei, OPERATOR, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { findOrder, cancelOrderByStaff } from "../../orders/settle-orders.ts";
import { takeOrder } from "../review/take-order.ts";
import { listQueue } from "./queue.ts";
import { previewReplies, sendReplies } from "./replies.ts";

describe("the operator's queue", () => {
  forEachDatabase((_kind, open) => {
    let desk: Desk;
    let world: MoneyWorld;
    let reseller: Caller;
    let other: Caller;
    let secondId: number;

    before(async () => {
      desk = await openDesk(await open());
      ({ world, reseller, other, secondId } = desk);
    });
    after(() => world.close());

    const queued: Desk["queued"] = (...order) => desk.queued(...order);
    const matches: Desk["matches"] = (...text) => desk.matches(...text);
    const reply: Desk["reply"] = (...text) => desk.reply(...text);

    const statusOf = async (id: bigint) => (await findOrder(world.core, id)).status;

    async function empty(): Promise<void> {
      const { core } = world;
      for (const { id } of await listQueue(core, { limit: 1_000 }))
        await cancelOrderByStaff(core, id, "done", OPERATOR);
    }

    describe("answers many orders at once:", () => {
      it("lines that are wrong harm no other, and no line is answered twice", async () => {
        const { core } = world;
        const [good, bad, twice, unsure] = [await queued(), await queued(), await queued(), await queued()];
        const shared = await queued();
        const sharing = await queued(shared.identifier, { caller: other });
        const text = [
          `${good.identifier} code 1`,
          `REJECT ${bad.identifier} blocked by the carrier`,
          `${imei(999)} not ordered`,
          `${twice.identifier} code 3`,
          `${twice.identifier}\tcode 3`,
          `${unsure.identifier} code 4`,
          `${unsure.identifier} code 5`,
          `${shared.identifier} whose?`,
          good.identifier,
          "\ud800 x",
          `#${sharing.id} by number`,
        ].join("\n");
        const preview = await previewReplies(core, text);
        const left = "duplicate duplicate duplicate ambiguous invalid invalid";
        assert.equal(preview.map(({ kind }) => kind).join(" "), `matched matched unknown matched ${left} matched`);
        assert.equal(await statusOf(good.id), "PENDING");
        const sent = await reply(text);
        const done = sent.map((outcome) => (outcome.kind === "answered" ? outcome.status : outcome.kind)).join(" ");
        assert.equal(done, `SUCCESS REJECTED unknown SUCCESS ${left} SUCCESS`);
        const settled = await findOrder(core, good.id);
        assert.deepEqual(
          [settled.resultText, (await findOrder(core, bad.id)).statusReason],
          ["code 1", "blocked by the carrier"],
        );
        assert.deepEqual([await statusOf(unsure.id), await statusOf(shared.id)], ["PENDING", "PENDING"]);
        const again = await reply(text);
        assert.equal(again.filter(({ kind }) => kind === "answered").length, 1);
        assert.equal((await findOrder(core, shared.id)).resultText, "whose?");
        await assertLedgerBalances(core, [reseller, other]);
        await empty();
      });

      it("results that read like refusals are delivered only when that is confirmed", async () => {
        const { core } = world;
        const [good, odd, bad] = [await queued(), await queued(), await queued()];
        const text = `${good.identifier} 12345678\n${odd.identifier} IMEI not found\n${bad.identifier}: rejected - blocked`;
        const previews = await previewReplies(core, text);
        assert.deepEqual(
          previews.map((preview) => preview.kind === "matched" && [preview.verdict.kind, preview.doubtful]),
          [
            ["result", false],
            ["result", true],
            ["rejection", false],
          ],
        );
        assert.equal(await refusal(reply(text)), "confirmation_required");
        for (const { id } of [good, odd, bad]) assert.equal(await statusOf(id), "PENDING");
        await reply(text, { confirm: true });
        const statuses = await Promise.all([good, odd, bad].map(({ id }) => statusOf(id)));
        assert.deepEqual(statuses, ["SUCCESS", "SUCCESS", "REJECTED"]);
        assert.equal((await findOrder(core, bad.id)).statusReason, "blocked");
        await assertLedgerBalances(core, [reseller]);
      });

      it("two people who send the same answers at once answer each order once", async () => {
        const { core } = world;
        const orders = await Promise.all(Array.from({ length: 12 }, () => queued()));
        const text = orders.map(({ identifier }, n) => `${identifier} code ${n}`).join("\n");
        const shown = await matches(text);
        const both = await Promise.all([1, 2].map(() => sendReplies(core, text, { orders: shown, actor: OPERATOR })));
        assert.ok(both.flat().every(({ kind }) => kind === "answered"));
        const { rows } = await sql<{ captures: number }>`
          select count(*)::integer as captures from transfers
           where kind = 'capture' and order_id = any(${orders.map(({ id }) => String(id))}::bigint[])`.execute(
          core.database.kysely,
        );
        assert.equal(rows[0]!.captures, orders.length);
        await assertLedgerBalances(core, [reseller]);
      });

      it("an order that changed after the preview, or came after it, is left alone", async () => {
        const { core } = world;
        const [settled, returned, moved] = [await queued(), await queued(), await queued()];
        const text = [settled, returned, moved].map(({ identifier }) => `${identifier} code`).join("\n");
        const orders = await matches(text);
        await cancelOrderByStaff(core, settled.id, "done", OPERATOR);
        await sql`update orders set attention = null, supplier_id = null where id = ${String(returned.id)}`.execute(
          core.database.kysely,
        );
        orders.set(3, settled.id);
        const outcomes = await sendReplies(core, text, { orders, actor: OPERATOR });
        assert.deepEqual(kindsOf(outcomes), ["refused", "refused", "unknown"]);
        assert.deepEqual(kindsOf(await sendReplies(core, text, { orders: new Map(), actor: OPERATOR })), [
          "unknown",
          "unknown",
          "unknown",
        ]);
        assert.deepEqual([await statusOf(returned.id), await statusOf(moved.id)], ["PENDING", "PENDING"]);
        await cancelOrderByStaff(core, returned.id, "done", OPERATOR);
        await empty();
      });

      it("one identifier in several services is clear once the service is named", async () => {
        const { core } = world;
        const here = await queued();
        const there = await queued(here.identifier, { serviceId: secondId });
        const text = `${here.identifier} code`;
        assert.equal((await previewReplies(core, text))[0]!.kind, "ambiguous");
        const [preview] = await previewReplies(core, text, { serviceId: secondId });
        assert.ok(preview?.kind === "matched");
        assert.equal(preview.order.id, there.id);
        await reply(text, { serviceId: secondId });
        assert.deepEqual([await statusOf(here.id), await statusOf(there.id)], ["PENDING", "SUCCESS"]);
        await empty();
      });

      it("nothing, too much and too long is refused", async () => {
        const { core } = world;
        const { id, identifier } = await queued();
        assert.equal(await refusal(previewReplies(core, " \n \n")), "validation_failed");
        const many = Array.from({ length: 1_001 }, () => `${identifier} x`).join("\n");
        assert.equal(await refusal(reply(many)), "too_many_items");
        for (const line of [`${identifier} ${"x".repeat(20_001)}`, `!${identifier} ${"x".repeat(501)}`, "\0 a"]) {
          assert.equal((await reply(line))[0]!.kind, "invalid");
        }
        assert.equal(await statusOf(id), "PENDING");
        await empty();
      });
    });

    it("shows who waits for what, the oldest first, page by page", async () => {
      const { core } = world;
      const [first, second, third] = [await queued(), await queued(), await queued(undefined, { serviceId: secondId })];
      const staff = await createStaff(core, {
        email: "ann@example.com",
        name: "Ann",
        role: "agent",
        password: "correct horse",
      });
      await takeOrder(core, second.id, { kind: "operator", id: staff.id });
      await askedForCancelling(core, third.id);
      const idsOf = async (query: Partial<Parameters<typeof listQueue>[1]>) =>
        (await listQueue(core, { limit: 10, ...query })).map(({ id }) => id);
      assert.deepEqual(await idsOf({}), [first.id, second.id, third.id]);
      assert.deepEqual(await idsOf({ limit: 1 }), [first.id]);
      assert.deepEqual(await idsOf({ limit: 1, after: first.id }), [second.id]);
      assert.deepEqual(await idsOf({ takenBy: staff.id }), [second.id]);
      assert.deepEqual(await idsOf({ takenBy: "nobody" }), [first.id, third.id]);
      assert.deepEqual(await idsOf({ serviceId: secondId }), [third.id]);
      assert.deepEqual(await idsOf({ attention: "cancel_requested" }), [third.id]);
      assert.deepEqual(await idsOf({ attention: "manual", takenBy: staff.id }), [second.id]);
      assert.deepEqual(await idsOf({ attention: "loss" }), []);
      const [, taken] = await listQueue(core, { limit: 10 });
      assert.deepEqual(
        [taken!.takenByName, taken!.resellerName, taken!.attention, taken!.status, taken!.overdue],
        ["Ann", "Shop", "manual", "PROCESSING", false],
      );
      await empty();
    });

    it("says which orders are past their promised time", async () => {
      const { core } = world;
      const hasty = await world.service({ promisedMinutes: 1 });
      const { id } = await queued(undefined, { serviceId: hasty });
      assert.equal((await listQueue(core, { limit: 1 }))[0]!.overdue, false);
      await backdate(core, id, 2);
      assert.equal((await listQueue(core, { limit: 1 }))[0]!.overdue, true);
    });
  });
});
