import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { askedForCancelling, sendDue, openTrade } from "../../../../test/fulfilment-world.ts";
import {
  assertLedgerBalances,
  openMoneyWorld,
  OPERATOR,
  refusal,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { listAttempts } from "./review-attempts.ts";
import { findOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { takeOrder } from "./take-order.ts";
import { retryOrder } from "./steer-orders.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { pauseSupplier, resumeSupplier } from "../imports/suppliers.ts";
import { listQueue } from "../desk/queue.ts";
import { countDiverted, returnOrders } from "./return-orders.ts";

const PRICE = 1_000_000n;

describe("orders that a supplier's pause diverted to people", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 1_000_000_000n });
    });
    after(() => world.close());

    /** A supplier, a service that it and then people fulfil, and orders for it. */
    async function trade({ orders, withManualRoute = true }: { orders: number; withManualRoute?: boolean }) {
      const { suppliers, serviceId } = await openTrade(world, [{}], { withManualRoute, price: PRICE });
      const ids: bigint[] = [];
      for (let n = 0; n < orders; n++) ids.push((await world.order(reseller, serviceId)).id);
      return { supplier: suppliers[0]!, serviceId, ids };
    }

    const queued = async (ids: readonly bigint[]) =>
      (await listQueue(world.core, { limit: 1_000 })).filter(({ id }) => ids.includes(id));
    const accept = () =>
      sendDue(world.core, ({ attemptId }) => ({ kind: "accepted", supplierReference: `R-${attemptId}`, raw: "{}" }));
    const attemptsOf = async (id: bigint) => (await listAttempts(world.core, id)).map(({ state }) => state);
    const divertedTo = async ({ id }: Supplier) => (await countDiverted(world.core)).get(id) ?? 0;

    it("say so, return by one action when it is back, and are sent once each", async () => {
      const { core } = world;
      const { supplier, ids } = await trade({ orders: 3 });
      await pauseSupplier(core, supplier.id, "Too slow");
      await sendDue(core, () => assert.fail("nothing is sent while the supplier is paused"));
      const note = `Diverted: ${supplier.name} was paused: Too slow`;
      assert.deepEqual(
        (await queued(ids)).map(({ attention, attentionNote }) => [attention, attentionNote]),
        ids.map(() => ["diverted", note]),
      );
      assert.equal((await listQueue(core, { limit: 10, attention: "diverted" })).length, 3);
      assert.equal(await divertedTo(supplier), 3);
      assert.equal(await refusal(returnOrders(core, supplier.id, OPERATOR)), "conflict");
      await resumeSupplier(core, supplier.id);
      assert.deepEqual(await returnOrders(core, supplier.id, OPERATOR), { returned: 3, kept: 0 });
      assert.deepEqual([await queued(ids), await divertedTo(supplier)], [[], 0]);
      await accept();
      for (const id of ids) assert.deepEqual(await attemptsOf(id), ["submitted"]);
      assert.deepEqual(await returnOrders(core, supplier.id, OPERATOR), { returned: 0, kept: 0 });
      await assertLedgerBalances(core, [reseller]);
    });

    it("name the supplier that refused for want of credit, also where no route is behind it", async () => {
      const { core } = world;
      for (const withManualRoute of [true, false]) {
        const { supplier, ids } = await trade({ orders: 2, withManualRoute });
        await sendDue(core, () => ({ kind: "refused", refusal: "credit", message: "No funds", raw: "{}" }));
        assert.deepEqual(
          (await queued(ids)).map(({ attention, attentionNote }) => [attention, attentionNote]),
          ids.map(() => ["diverted", `Diverted: ${supplier.name} was paused: The balance there is used up: No funds`]),
        );
        await resumeSupplier(core, supplier.id);
        assert.equal((await returnOrders(core, supplier.id, OPERATOR)).returned, 2);
        await accept();
        for (const id of ids) assert.deepEqual(await attemptsOf(id), ["refused", "submitted"]);
      }
    });

    it("stay in the queue where they are assigned, or their reseller asks to cancel them", async () => {
      const { core } = world;
      const { supplier, ids } = await trade({ orders: 4 });
      await pauseSupplier(core, supplier.id, "Away");
      await accept();
      await takeOrder(core, ids[0]!, OPERATOR);
      await succeedOrder(core, ids[1]!, { result: "manually" }, OPERATOR);
      await askedForCancelling(core, ids[2]!);
      await resumeSupplier(core, supplier.id);
      assert.deepEqual(await returnOrders(core, supplier.id, OPERATOR), { returned: 1, kept: 0 });
      await accept();
      assert.deepEqual(await Promise.all(ids.map(attemptsOf)), [[], [], [], ["submitted"]]);
      assert.equal((await findOrder(core, ids[0]!)).status, "PROCESSING");
    });

    it("are kept where their route costs more than they bring by now", async () => {
      const { core } = world;
      const { supplier, serviceId, ids } = await trade({ orders: 1 });
      await pauseSupplier(core, supplier.id, "Away");
      await accept();
      const { kysely } = core.database;
      await kysely
        .updateTable("routes")
        .set({ cost: PRICE + 1n })
        .where("service_id", "=", serviceId)
        .where("supplier_id", "=", supplier.id)
        .execute();
      await resumeSupplier(core, supplier.id);
      assert.deepEqual(await returnOrders(core, supplier.id, OPERATOR), { returned: 0, kept: 1 });
      assert.equal((await queued(ids))[0]!.attention, "diverted");
    });

    it("are still known as diverted after a retry while the supplier is away", async () => {
      const { core } = world;
      const { supplier, ids } = await trade({ orders: 1 });
      await pauseSupplier(core, supplier.id, "Away");
      await accept();
      await retryOrder(core, ids[0]!, { actor: OPERATOR });
      assert.equal(await divertedTo(supplier), 1);
      await resumeSupplier(core, supplier.id);
      await retryOrder(core, ids[0]!, { actor: OPERATOR });
      assert.equal(await divertedTo(supplier), 0);
    });

    it("are answered or sent, never both, when staff answer while they return", async () => {
      const { core } = world;
      const { supplier, ids } = await trade({ orders: 12 });
      await pauseSupplier(core, supplier.id, "Away");
      await accept();
      await resumeSupplier(core, supplier.id);
      const taken = ids.map((id) => takeOrder(core, id, OPERATOR).then(() => id));
      const [returned, ...settled] = await Promise.all([
        returnOrders(core, supplier.id, OPERATOR),
        ...taken.map((call) => call.catch(() => null)),
        returnOrders(core, supplier.id, OPERATOR),
      ]);
      await accept();
      const held = settled.filter((id) => typeof id === "bigint");
      for (const id of ids) {
        const expected = held.includes(id) ? [] : ["submitted"];
        assert.deepEqual(await attemptsOf(id), expected, `order ${id} of ${JSON.stringify(returned)}`);
      }
      for (const id of held) await succeedOrder(core, id, { result: "manually" }, OPERATOR);
      await assertLedgerBalances(core, [reseller]);
    });
  });
});
