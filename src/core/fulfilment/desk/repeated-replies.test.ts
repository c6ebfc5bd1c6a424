import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  assertLedgerBalances,
  imei,
  openMoneyWorld,
  OPERATOR,
  place,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { cancelOrderByStaff, findOrder } from "../../orders/settle-orders.ts";
import { previewReplies, sendReplies } from "./replies.ts";

const kindsOf = (replies: readonly { kind: string }[]) => replies.map(({ kind }) => kind);

describe("bulk replies that come again", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let other: Caller;
    let serviceId: number;
    let secondId: number;
    let count = 0;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 10_000_000_000n });
      other = await world.caller({ credit: 10_000_000_000n });
      [serviceId, secondId] = [await world.service(), await world.service()];
    });
    after(() => world.close());

    async function queued(identifier = imei(++count), input: { caller?: Caller; serviceId?: number } = {}) {
      const { order } = await place(world.core, input.caller ?? reseller, {
        serviceId: input.serviceId ?? serviceId,
        identifier,
      });
      return { id: order.id, identifier };
    }

    /** As staff send what they have previewed. */
    async function reply(text: string, input: { confirm?: boolean } = {}) {
      return sendReplies(world.core, text, { ...input, orders: await matches(text), actor: OPERATOR });
    }

    async function matches(text: string): Promise<Map<number, bigint>> {
      const previews = await previewReplies(world.core, text);
      return new Map(
        previews.flatMap((preview) => (preview.kind === "matched" ? [[preview.line, preview.order.id]] : [])),
      );
    }

    it("replies that are sent again, after their answer was lost, reach no newer order", async () => {
      const { core } = world;
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
      const { core } = world;
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

    it("a rejection is given to the next order of its identifier too: it costs the reseller nothing", async () => {
      const { core } = world;
      const { id, identifier } = await queued();
      const text = `${identifier} REJECT Not found`;
      assert.deepEqual(kindsOf(await reply(text)), ["answered"]);
      await queued(identifier);
      const [preview] = await previewReplies(core, text);
      assert.equal(preview!.kind === "matched" && preview!.repeats, id);
      const [another] = await previewReplies(core, `${identifier} REJECT Blocked`);
      assert.equal(another!.kind === "matched" && another!.repeats, null);
      assert.deepEqual(kindsOf(await reply(text)), ["answered"]);
      await assertLedgerBalances(core, [reseller]);
    });

    it("a result for one service is not given to another reseller's order of another service by its identifier", async () => {
      const { core } = world;
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
