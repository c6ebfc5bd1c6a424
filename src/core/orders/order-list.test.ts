import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openMoneyWorld, type MoneyWorld } from "../../../test/money-world.ts";
import { interleaved } from "../../../test/support/interleaved.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import type { Database } from "../../database/database.ts";
import { pageOperatorOrders } from "../fulfilment/desk/operator-orders.ts";
import type { Caller } from "../kernel/caller.ts";
import { countStatementRows, pageStatementRows, type StatementFilter } from "../ledger/wallet/statement-rows.ts";
import type { Order } from "./order.ts";
import { countOrderRows, pageOrderRows, type OrderFilter } from "./order-list-rows.ts";
import { pageOrders } from "./read-orders.ts";
import { rejectOrder, succeedOrder } from "./settle-orders.ts";

const ORDERS = 36;
const HOUR_MS = 3_600_000;
const PAGE = 5;

describe("lists of orders and transactions", () => {
  forEachDatabase((system, open) => {
    let database: Database;
    let world: MoneyWorld;
    let [ada, bob]: Caller[] = [];
    let services: number[];
    let orders: Order[];

    before(async () => {
      database = await open();
      world = await openMoneyWorld(database);
      [ada, bob] = [await world.caller({ credit: 900_000_000n }), await world.caller({ credit: 900_000_000n })];
      services = [await world.service({ promisedMinutes: 60 }), await world.service()];
      for (let n = 0; n < ORDERS; n++) await placeOne(n);
      await age();
      orders = (await read({ walletId: ada.walletId })).concat(await read({ walletId: bob.walletId }));
    });
    after(() => world.close());

    /** Of each status, source, service and reseller some. */
    async function placeOne(n: number): Promise<void> {
      const order = await world.order(n % 3 === 0 ? bob! : ada!, services[n % 2]!);
      const actor = { kind: "operator", id: null } as const;
      if (n % 5 === 1 || n % 5 === 2) await succeedOrder(world.core, order.id, { result: "Unlocked" }, actor);
      if (n % 5 === 3) await rejectOrder(world.core, order.id, "Not found", actor);
    }

    /** An hour lies between each two orders, and the same order among their transfers. */
    async function age(): Promise<void> {
      const steps = [
        "alter table orders disable trigger user",
        "alter table transfers disable trigger user",
        `update orders o set created_at = now() - (select count(*) from orders l where l.id >= o.id) * interval '1 hour',
           updated_at = now() - (select count(*) from orders l where l.id >= o.id) * interval '50 minutes'`,
        `update transfers t
            set created_at = now() - (select count(*) from transfers l where l.id >= t.id) * interval '20 minutes'`,
        "alter table orders enable trigger user",
        "alter table transfers enable trigger user",
      ];
      for (const step of steps) await database.statement(`age ${step}`, step, []);
    }

    const read = (filter: OrderFilter) => pageOrderRows(database.kysely, filter, { sort: "-created_at", limit: 1_000 });
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    const filters = (): Omit<OrderFilter, "walletId">[] => [
      {},
      { statuses: ["SUCCESS"] },
      { statuses: ["PENDING", "REJECTED"] },
      { statuses: ["REFUNDED"] },
      { serviceId: services[0] },
      { serviceId: services[1], statuses: ["SUCCESS"] },
      { source: "api" },
      { source: "dashboard" },
      { createdFrom: hoursAgo(20.5) },
      { createdTo: hoursAgo(10.5) },
      { createdFrom: hoursAgo(20.5), createdTo: hoursAgo(5.5) },
      { createdFrom: hoursAgo(20.5), createdTo: hoursAgo(20.4) },
      { createdFrom: hoursAgo(12.1), createdTo: hoursAgo(11.9), statuses: ["PENDING", "SUCCESS", "REJECTED"] },
      { createdFrom: hoursAgo(3), createdTo: hoursAgo(9) },
      { createdFrom: hoursAgo(20.5), createdTo: hoursAgo(5.5), statuses: ["PENDING"], serviceId: services[0] },
      { updatedSince: hoursAgo(15) },
      { updatedSince: hoursAgo(15), statuses: ["SUCCESS"] },
      { imei: orders[3]!.identifier! },
      { ids: orders.slice(0, 7).map(({ id }) => id), statuses: ["PENDING"] },
    ];
    const isMeant = (order: Order, filter: OrderFilter): boolean =>
      order.walletId === filter.walletId &&
      (filter.statuses?.includes(order.status) ?? true) &&
      (filter.serviceId === undefined || order.serviceId === filter.serviceId) &&
      (filter.source === undefined || order.source === filter.source) &&
      (filter.createdFrom === undefined || order.createdAt >= filter.createdFrom) &&
      (filter.createdTo === undefined || order.createdAt <= filter.createdTo) &&
      (filter.updatedSince === undefined || order.updatedAt >= filter.updatedSince) &&
      (filter.imei === undefined || order.identifier === filter.imei) &&
      (filter.ids === undefined || filter.ids.includes(order.id));

    it("have every order of a filter once, by page and by cursor, in both directions, and count it", async () => {
      assert.equal(orders.length, ORDERS);
      for (const { walletId } of [ada!, bob!]) {
        for (const wanted of filters()) {
          const filter = { walletId, ...wanted };
          const meant = orders.filter((order) => isMeant(order, filter)).map(({ id }) => id);
          for (const sort of ["-created_at", "created_at"] as const) {
            const expected = meant.toSorted((a, b) => Number(sort === "created_at" ? a - b : b - a));
            const [pages, walked]: bigint[][] = [[], []];
            for (let offset = 0; offset <= expected.length; offset += PAGE) {
              const rows = await pageOrderRows(database.kysely, filter, { sort, limit: PAGE, offset });
              pages!.push(...rows.map(({ id }) => id));
              const next = await pageOrderRows(database.kysely, filter, { sort, limit: PAGE, after: walked!.at(-1) });
              walked!.push(...next.map(({ id }) => id));
            }
            assert.deepEqual(pages, expected, JSON.stringify(wanted, showBigint));
            assert.deepEqual(walked, expected, JSON.stringify(wanted, showBigint));
          }
          assert.deepEqual(await countOrderRows(database.kysely, filter), { rows: meant.length, isCapped: false });
        }
      }
    });

    it("stop counting at the limits, and say so", async () => {
      const { walletId } = ada!;
      const count = (filter: Omit<OrderFilter, "walletId">) =>
        countOrderRows(database.kysely, { walletId, ...filter }, { counted: 6, read: 4 });
      const all = orders.filter((order) => order.walletId === walletId);
      assert.ok(all.length > 7);
      assert.deepEqual(await count({ statuses: ["PENDING", "SUCCESS", "REJECTED"] }), { rows: 7, isCapped: true });
      const { rows, isCapped } = await count({ source: "api", serviceId: services[0] });
      assert.ok(isCapped && rows <= 5);
      assert.deepEqual(await count({ imei: all[0]!.identifier! }), { rows: 1, isCapped: false });
    });

    it("of all resellers have every order of a filter once", async () => {
      const resellers = [undefined, ada!.resellerId, bob!.resellerId];
      const late = (order: Order) =>
        order.serviceId === services[0] && order.status === "PENDING" && order.createdAt < hoursAgo(1);
      for (const resellerId of resellers) {
        const own = orders.filter(
          ({ walletId }) =>
            resellerId === undefined || walletId === (resellerId === ada!.resellerId ? ada! : bob!).walletId,
        );
        const cases = [
          [{}, () => true],
          [{ statuses: ["PENDING"] }, ({ status }) => status === "PENDING"],
          [{ statuses: ["PENDING", "REJECTED"] }, ({ status }) => status === "PENDING" || status === "REJECTED"],
          [{ statuses: ["SUCCESS"] }, ({ status }) => status === "SUCCESS"],
          [{ serviceId: services[0] }, ({ serviceId }) => serviceId === services[0]],
          [{ overdue: true }, late],
          [{ overdue: true, statuses: ["SUCCESS"] }, () => false],
          [{ attention: "manual" }, ({ status }) => status === "PENDING"],
          [{ identifier: orders[2]!.identifier! }, ({ id }) => id === orders[2]!.id],
        ] as const satisfies [object, (order: Order) => boolean][];
        for (const [filter, belongs] of cases) {
          const expected = own.filter(belongs).map(({ id }) => id);
          const found: bigint[] = [];
          for (;;) {
            const page = await pageOperatorOrders(world.core, {
              ...filter,
              resellerId,
              limit: PAGE,
              after: found.at(-1),
            });
            found.push(...page.map(({ id }) => id));
            if (page.length < PAGE) break;
          }
          assert.deepEqual(
            found,
            expected.toSorted((a, b) => Number(b - a)),
            JSON.stringify(filter),
          );
        }
      }
    });

    it("of transactions have every entry of a filter once, and count it", async () => {
      const { walletId } = ada!;
      const page = (filter: Omit<StatementFilter, "walletId">, limit: number, offset: number) =>
        pageStatementRows(database.kysely, { walletId, ...filter }, { limit, offset });
      const all = await page({}, 1_000, 0);
      assert.ok(all.length > 20);
      const cases: Omit<StatementFilter, "walletId">[] = [
        {},
        { kinds: ["hold"] },
        { kinds: ["release"] },
        { kinds: ["top_up"] },
        { createdFrom: hoursAgo(9.1), createdTo: hoursAgo(3.1) },
        { createdFrom: hoursAgo(9.1), kinds: ["hold"] },
        { createdTo: hoursAgo(30) },
      ];
      for (const wanted of cases) {
        const meant = all.filter(
          ({ kind, createdAt }) =>
            (wanted.kinds?.includes(kind) ?? true) &&
            (wanted.createdFrom === undefined || createdAt >= wanted.createdFrom) &&
            (wanted.createdTo === undefined || createdAt <= wanted.createdTo),
        );
        const found: bigint[] = [];
        for (let offset = 0; offset <= meant.length; offset += PAGE) {
          found.push(...(await page(wanted, PAGE, offset)).map(({ id }) => id));
        }
        assert.deepEqual(
          found,
          meant.map(({ id }) => id),
          JSON.stringify(wanted),
        );
        const total = await countStatementRows(database.kysely, { walletId, ...wanted });
        assert.deepEqual(total, { rows: meant.length, isCapped: false });
      }
      const limits = { counted: 3, read: 2 };
      assert.deepEqual(await countStatementRows(database.kysely, { walletId }, limits), { rows: 4, isCapped: true });
      const holds = await countStatementRows(database.kysely, { walletId, kinds: ["hold"] }, limits);
      assert.ok(holds.isCapped && holds.rows <= 3);
    });

    if (system === "postgres") {
      it("have as many orders as their total says, also while others are placed", async () => {
        const { core } = world;
        const eve = await world.caller({ credit: 900_000_000n });
        await world.order(eve, services[0]!);
        const page = { sort: "-created_at", limit: 100, offset: 0 } as const;
        for (const query of [{}, { serviceId: services[0]! }, { search: "0" }]) {
          const busy = interleaved(core, () => world.order(eve, services[0]!));
          const { orders: listed, total } = await pageOrders(busy, eve, { ...query, ...page });
          assert.deepEqual(total, { rows: listed.length, isCapped: false });
        }
      });
    }
  });
});

function showBigint(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
