import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { kindsOf, openDesk, type Desk } from "../../../../test/desk-world.ts";
import { assertLedgerBalances, OPERATOR, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { cancelOrderByStaff, findOrder } from "../../orders/settle-orders.ts";
import { previewReplies, sendReplies } from "./replies.ts";

describe("bulk replies that come again", () => {
  forEachDatabase((_kind, open) => {
    let desk: Desk;

    before(async () => {
      desk = await openDesk(await open());
    });
    after(() => desk.world.close());

    it("replies that are sent again, after their answer was lost, reach no newer order", async () => {
      const { core, reseller, queued, matches } = desk;
      const [good, bad] = [await queued(), await queued()];
      const text = `${good.identifier} code 1\n${bad.identifier} REJECT blocked`;
      const orders = await matches(text);
      const send = () => sendReplies(core, text, { orders, actor: OPERATOR });
      assert.deepEqual(kindsOf(await send()), ["answered", "answered"]);
      const newer = [await queued(good.identifier), await queued(bad.identifier)];
      const again = await send();
      assert.deepEqual(
        again.map((outcome) => outcome.kind === "answered" && outcome.orderId),
        [good.id, bad.id],
      );
      for (const { id } of newer) assert.equal((await findOrder(core, id)).status, "PENDING");
      await assertLedgerBalances(core, [reseller]);
    });

    it("a result that an earlier order of its identifier got already needs the number of the newer one", async () => {
      const { core, reseller, queued, reply } = desk;
      const [good, second] = [await queued(), await queued()];
      const text = `${good.identifier} code 1\n${second.identifier} code 1`;
      await reply(text);
      const [newer, newest] = [await queued(good.identifier), await queued(second.identifier)];
      const repeated = await reply(text, { confirm: true });
      assert.deepEqual(
        repeated.map((outcome) => outcome.kind === "repeated" && outcome.message),
        [
          `Order ${good.id} got this result already. To give it to order ${newer.id} as well, write #${newer.id} instead.`,
          `Order ${second.id} got this result already. To give it to order ${newest.id} as well, write #${newest.id} instead.`,
        ],
      );
      assert.deepEqual(kindsOf(await reply(`${good.identifier} code 2\n#${newest.id} code 1`)), [
        "answered",
        "answered",
      ]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("a rejection that an earlier order of its identifier got already is asked about", async () => {
      const { core, reseller, queued, reply } = desk;
      const { id, identifier } = await queued();
      const text = `${identifier} REJECT Not found`;
      assert.deepEqual(kindsOf(await reply(text)), ["answered"]);
      const newer = await queued(identifier);
      const [preview] = await previewReplies(core, text);
      assert.equal(preview!.kind === "matched" && preview!.repeats, id);
      const unsure = await queued();
      assert.equal(await refusal(reply(`${text}\n${unsure.identifier} code 1`)), "confirmation_required");
      for (const each of [newer, unsure]) assert.equal((await findOrder(core, each.id)).status, "PENDING");
      const [another] = await previewReplies(core, `${identifier} REJECT Blocked`);
      assert.equal(another!.kind === "matched" && another!.repeats, null);
      assert.deepEqual(kindsOf(await reply(text, { confirm: true })), ["answered"]);
      const newest = await queued(identifier);
      assert.deepEqual(kindsOf(await reply(`#${newest.id} REJECT Not found`)), ["answered"]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("a result for one service is not given to another reseller's order of another service by its identifier", async () => {
      const { core, reseller, other, secondId, queued, matches, reply } = desk;
      const { id, identifier } = await queued();
      const text = `${identifier} code 1`;
      await reply(text);
      const same = await queued(identifier, { caller: other });
      assert.deepEqual(await matches(text), new Map([[1, same.id]]));
      await cancelOrderByStaff(core, same.id, "done", OPERATOR);
      const foreign = await queued(identifier, { caller: other, serviceId: secondId });
      const [sent] = await reply(text);
      assert.equal(
        sent!.kind === "repeated" && sent!.message,
        `Order ${id} got this result already. To give it to order ${foreign.id} as well, write #${foreign.id} instead.`,
      );
      assert.deepEqual(kindsOf(await reply(`#${foreign.id} code 1`)), ["answered"]);
      await assertLedgerBalances(core, [reseller, other]);
    });
  });
});
