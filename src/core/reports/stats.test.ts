import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import {
  askedForCancelling,
  backdate,
  deliverDue,
  sendDue,
  setRoutes,
  supplierOf,
} from "../../../test/fulfilment-world.ts";
import { imei, openMoneyWorld, OPERATOR, place, type MoneyWorld } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import type { Caller } from "../kernel/caller.ts";
import { refundOrder } from "../orders/refund-order.ts";
import { rejectOrder } from "../orders/settle-orders.ts";
import { addStock } from "../fulfilment/inventory/inventory.ts";
import { recordBalance } from "../fulfilment/suppliers/health.ts";
import { createStats } from "./stats.ts";

const COST = 400_000n;
const DAY_MS = 86_400_000;

describe("the operator's stats", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let count = 0;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 100_000_000n });
    });
    after(() => world.close());

    const order = async (serviceId: number, caller = reseller) =>
      (await place(world.core, caller, { serviceId, identifier: imei(++count) })).order.id;

    it("are empty where nothing happened", async () => {
      const { hours, days, open: opened, unknownAttempts, balances, lowStock } = await createStats(world.core).read();
      assert.deepEqual([hours, days, balances, lowStock], [[], [], [], []]);
      assert.deepEqual([opened, unknownAttempts], [{ orders: 0, overdue: 0, attention: [] }, 0]);
    });

    it("count what was earned and paid on the day that it was booked, and no test money", async () => {
      const { core } = world;
      const supplier = await supplierOf(core, { "7": COST });
      const serviceId = await world.service();
      await setRoutes(core, serviceId, [{ supplierId: supplier.id, supplierService: "7" }]);
      const ids = [await order(serviceId), await order(serviceId), await order(serviceId)];
      await order(serviceId, await world.caller({ key: { test: true } }));
      await sendDue(core, ({ orderId }) => ({ kind: "accepted", supplierReference: `${orderId}`, raw: "" }));
      await rejectOrder(core, ids[2]!, "no", OPERATOR);
      await deliverDue(core, supplier.id, "code");
      await ageBookings(3);
      await refundOrder(core, ids[0]!, { amount: 250_000n, idempotencyKey: "a part", reason: "late" }, OPERATOR);
      const stats = createStats(core);
      const { days } = await stats.read();
      // The third came late: it was paid for and brought nothing.
      assert.deepEqual(days, [
        { day: dayOf(3), currency: "USD", revenue: 2_000_000n, cost: 3n * COST },
        { day: dayOf(0), currency: "USD", revenue: -250_000n, cost: 0n },
      ]);
      await refundOrder(core, ids[0]!, { amount: 50_000n, idempotencyKey: "another part", reason: "late" }, OPERATOR);
      const later = (await stats.read()).days;
      assert.deepEqual([later[0], later[1]!.revenue], [days[0], -300_000n]);
    });

    it("say how many orders were placed in each hour, which wait, and which are overdue", async () => {
      const { core } = world;
      const serviceId = await world.service({ promisedMinutes: 1 });
      const [old, fresh, ancient] = [await order(serviceId), await order(serviceId), await order(serviceId)];
      await backdate(core, old, 120);
      await backdate(core, ancient, 60 * 24 * 3);
      await askedForCancelling(core, fresh);
      const { hours, open: opened } = await createStats(core).read();
      const placed = hours.filter(({ status }) => status === "PENDING");
      assert.deepEqual(
        placed.map(({ orders }) => orders),
        [1, 1],
      );
      // Those of the test before, which may lie in the hour before as well.
      const settled = { REJECTED: 0, SUCCESS: 0 };
      for (const { status, orders } of hours)
        if (status === "REJECTED" || status === "SUCCESS") settled[status] += orders;
      assert.deepEqual(settled, { REJECTED: 1, SUCCESS: 2 });
      assert.ok(hours.every(({ hour }) => hour.getTime() % 3_600_000 === 0));
      assert.deepEqual(opened, { orders: 3, overdue: 2, attention: [{ attention: "manual", orders: 3 }] });
    });

    it("warn of low balances, low stock and unconfirmed attempts", async () => {
      const { core } = world;
      const poor = await supplierOf(core, { "8": COST }, { lowBalance: 1_000_000n });
      await recordBalance(core, poor.id, 999_999n);
      const serviceId = await world.service({ name: "Codes" });
      await setRoutes(core, serviceId, [{ supplierId: poor.id, supplierService: "8" }]);
      await order(serviceId);
      await sendDue(core, () => ({ kind: "unknown", message: "cut", raw: "" }));
      await addStock(core, serviceId, ["a"]);
      const { balances, lowStock, unknownAttempts } = await createStats(core).read();
      assert.deepEqual(
        balances.map(({ name, low }) => [name === poor.name, low]),
        [
          [false, false],
          [true, true],
        ],
      );
      assert.deepEqual(lowStock, [{ serviceId, serviceName: "Codes", free: 1 }]);
      assert.equal(unknownAttempts, 1);
    });

    function dayOf(daysAgo: number): string {
      return new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    }

    /** Moves all entries so far back by this many days. */
    function ageBookings(days: number): Promise<void> {
      return world.core.database.transaction(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`update transfers set created_at = created_at - make_interval(days => ${days}::integer)`.execute(
          transaction,
        );
      });
    }
  });
});
