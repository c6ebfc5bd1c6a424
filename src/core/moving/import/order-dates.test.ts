import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { moveIn, openMovingWorld, type Bundle, type MovingWorld } from "../../../../test/moving-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import {
  exportOperatorOrders,
  pageOperatorOrders,
  sumOperatorOrders,
  type OperatorQuery,
} from "../../fulfilment/desk/operator-orders.ts";
import type { Caller } from "../../kernel/caller.ts";
import { exportOrders, pageOrders, totalOrders } from "../../orders/read-orders.ts";

const DAY_MS = 86_400_000;
const ORDERS = 24;
const EVERYTHING = 1_000;
/** Server orders of a panel have numbers far above its IMEI orders. */
const SERVER_ORDERS = 500_000_000;

interface Placed {
  id: bigint;
  createdAt: Date;
}

describe("orders of a time, after an import whose numbers do not grow with it", () => {
  forEachDatabase((_kind, open) => {
    let world: MovingWorld;
    let reseller: Caller;
    let all: Placed[];

    before(async () => {
      world = await openMovingWorld(await open());
      const { core } = world;
      const here = await world.caller({ credit: 900_000_000n });
      const service = await world.service();
      await world.order(here, service);
      const { name, base, bundle } = world.nextPanel();
      const run = await moveIn(core, { ...bundle, orders: twoKinds(base) }, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      await world.order(here, service);
      const wallets = core.database.kysely
        .selectFrom("wallets")
        .select("id")
        .where("reseller_id", "=", base + 1);
      const { id: walletId } = await wallets.where("test", "=", false).executeTakeFirstOrThrow();
      reseller = { ...here, resellerId: base + 1, walletId };
      all = await pageOperatorOrders(core, { limit: EVERYTHING });
      assert.equal(all.length, 2 * ORDERS + 2);
    });
    after(() => world.close());

    /** The orders of each kind are spread over ten years and end two days ago; those of the last days are open. */
    function twoKinds(base: number): NonNullable<Bundle["orders"]> {
      return [base * 10, SERVER_ORDERS].flatMap((first) =>
        Array.from({ length: ORDERS }, (_, n) => ({
          id: String(first + n + 1),
          reseller: String(base + 1),
          service: String(base + 1),
          price: "1",
          placed: daysAgo((ORDERS - n) ** 2 * 6 - 4).toISOString(),
          ...(n < ORDERS - 1 ? { status: "SUCCESS", result: "Done" } : { status: "PENDING" }),
        })),
      );
    }

    const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
    const times = () => [
      { createdFrom: daysAgo(30) },
      { createdFrom: daysAgo(1) },
      { createdFrom: daysAgo(2_000) },
      { createdTo: daysAgo(30) },
      { createdTo: daysAgo(1) },
      { createdTo: daysAgo(2_000) },
      { createdTo: daysAgo(20_000) },
      { createdFrom: daysAgo(2_000), createdTo: daysAgo(30) },
      { createdFrom: daysAgo(30), createdTo: daysAgo(-1) },
      { createdFrom: daysAgo(0.001), createdTo: daysAgo(-1) },
    ];
    const placedIn = (orders: readonly Placed[], { createdFrom, createdTo }: OperatorQuery): bigint[] =>
      idsOf(orders.filter(({ createdAt: at }) => !(createdFrom && at < createdFrom) && !(createdTo && at > createdTo)));

    it("are in the list, the totals and the export of the reseller", async () => {
      const { core } = world;
      const page = { sort: "-created_at", limit: EVERYTHING, offset: 0 } as const;
      const { orders: own } = await pageOrders(core, reseller, page);
      assert.equal(own.length, 2 * ORDERS);
      assert.deepEqual(
        idsOf(own),
        idsOf(own).toSorted((a, b) => Number(b - a)),
      );
      for (const time of times()) {
        const wanted = placedIn(own, time);
        const { orders, total } = await pageOrders(core, reseller, { ...page, ...time });
        const sums = await totalOrders(core, reseller, time);
        const exported = await idsOfAll(await exportOrders(core, reseller, time));
        assert.deepEqual([idsOf(orders), exported], [wanted, wanted], JSON.stringify(time));
        assert.deepEqual([total, sums.count], [{ rows: wanted.length, isCapped: false }, wanted.length]);
      }
    });

    it("are in the list, the totals and the export of the operator", async () => {
      const { core } = world;
      for (const time of times()) {
        const wanted = placedIn(all, time);
        const listed = idsOf(await pageOperatorOrders(core, { ...time, limit: EVERYTHING }));
        const exported = await idsOfAll(await exportOperatorOrders(core, time));
        const { totals } = await sumOperatorOrders(core, time);
        assert.deepEqual([listed, exported], [wanted, wanted], JSON.stringify(time));
        assert.equal(
          totals.reduce((sum, { orders }) => sum + orders, 0),
          wanted.length,
        );
      }
    });

    it("are found where they are past the promised time", async () => {
      const { core } = world;
      await core.database.kysely.updateTable("services").set({ promised_minutes: 60 }).execute();
      const pending = await pageOperatorOrders(core, { statuses: ["PENDING"], source: "import", limit: EVERYTHING });
      const late = await pageOperatorOrders(core, { overdue: true, limit: EVERYTHING });
      assert.deepEqual(idsOf(late), idsOf(pending));
      assert.equal(late.length, 2);
    });

    it("are found alike after a second import, with an order from here between the numbers of both", async () => {
      const { core } = world;
      const { name, bundle } = world.nextPanel();
      const above = bundle.orders.map((order) => ({ ...order, id: String(Number(order.id) + SERVER_ORDERS) }));
      assert.equal((await moveIn(core, { ...bundle, orders: above }, { name })).state, "imported");
      const orders = await pageOperatorOrders(core, { limit: EVERYTHING });
      for (const time of times()) {
        const listed = idsOf(await pageOperatorOrders(core, { ...time, limit: EVERYTHING }));
        assert.deepEqual(listed, placedIn(orders, time), JSON.stringify(time));
      }
    });
  });
});

function idsOf(orders: readonly { id: bigint }[]): bigint[] {
  return orders.map(({ id }) => id);
}

async function idsOfAll(pages: AsyncIterable<readonly { id: bigint }[]>): Promise<bigint[]> {
  const ids: bigint[] = [];
  for await (const page of pages) ids.push(...idsOf(page));
  return ids;
}
