import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { imei, openMoneyWorld, OPERATOR, place, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import type { Caller } from "../../kernel/caller.ts";
import { DomainError } from "../../kernel/errors.ts";
import { cancelOrder } from "../cancel-order.ts";
import type { OrderRequest } from "../order.ts";
import { placeOrders } from "../placing/place-order.ts";
import { refundOrder } from "../refund-order.ts";
import { rejectOrder, succeedOrder } from "../settle-orders.ts";

const SERIAL = "F2LX1234ABCD";
const USER = [{ name: "User", type: "text", required: true } as const];
const STAYS_IN_PROCESS = "004999010640034";

describe("an order that is asked for again", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let ada: Caller;
    before(async () => {
      world = await openMoneyWorld(await open());
      ada = await world.caller({ credit: 1_000_000_000n });
    });
    after(() => world.close());

    const dispatch = (request: Partial<OrderRequest> & { serviceId: number }, caller = ada) =>
      place(world.core, caller, { source: "dispatch", ...request });
    const isRepeat = async (
      request: Partial<OrderRequest> & { serviceId: number },
      first: bigint,
    ): Promise<boolean> => {
      const { order, replayed } = await dispatch(request);
      assert.equal(replayed, order.id === first);
      return replayed;
    };

    describe("by a repeated dispatch call", () => {
      it("is the first one also after its result is there", async () => {
        const request = { serviceId: await world.service(), identifier: imei(1) };
        const { order } = await dispatch(request);
        await succeedOrder(world.core, order.id, { result: "Unlocked" }, OPERATOR);
        assert.equal(await isRepeat(request, order.id), true);
        assert.equal(await isRepeat({ ...request, clientReference: "a new one" }, order.id), false);
      });

      it("is a new one after an end without a result", async () => {
        const serviceId = await world.service();
        const ends = [
          (id: bigint) => cancelOrder(world.core, ada, id),
          (id: bigint) => rejectOrder(world.core, id, "Not found", OPERATOR),
          async (id: bigint) => {
            await succeedOrder(world.core, id, { result: "Wrong" }, OPERATOR);
            return refundOrder(world.core, id, { reason: "It was wrong" }, OPERATOR);
          },
        ];
        for (const end of ends) {
          const request = { serviceId, identifier: imei(2) };
          const { order } = await dispatch(request);
          await end(order.id);
          const again = await dispatch(request);
          assert.deepEqual([again.replayed, again.order.status], [false, "PENDING"]);
          await cancelOrder(world.core, ada, again.order.id);
        }
      });

      it("is a new one when the window is over", async () => {
        const request = { serviceId: await world.service(), identifier: imei(3) };
        const { order } = await dispatch(request);
        await succeedOrder(world.core, order.id, { result: "Unlocked" }, OPERATOR);
        const later = { ...world.core.config, REPLAY_WINDOW_SECONDS: 0 };
        const other = await openMoneyWorld(world.core.database, later);
        const again = await place(other.core, ada, { source: "dispatch", ...request });
        assert.deepEqual([again.replayed, again.order.status], [false, "PENDING"]);
        assert.equal(await isRepeat(request, again.order.id), true);
        await other.close();
      });

      it("is the first one only where service, inputs and quantity are the same", async () => {
        const input = { type: "server", identifierKind: "none", inputs: USER, maxQuantity: 9 } as const;
        const request = { serviceId: await world.service(input), inputs: { User: "ann" }, quantity: 2 };
        const { order } = await dispatch(request);
        assert.equal(await isRepeat(request, order.id), true);
        assert.equal(await isRepeat({ ...request, quantity: 3 }, order.id), false);
        assert.equal(await isRepeat({ ...request, inputs: { User: "Ann" } }, order.id), false);
        assert.equal(await isRepeat({ ...request, serviceId: await world.service(input) }, order.id), false);
      });

      it("is a new one where it has neither identifier nor inputs: two customers rent the same tool", async () => {
        const serviceId = await world.service({ type: "server", identifierKind: "none" });
        const { order } = await dispatch({ serviceId });
        assert.equal(await isRepeat({ serviceId }, order.id), false);
      });
    });

    describe("in the rows of one call", () => {
      const spent = async (serviceId: number): Promise<bigint> => {
        const { rows } = await sql<{ price: string }>`
          select coalesce(sum(price), 0)::text as price from orders where service_id = ${serviceId}`.execute(
          world.core.database.kysely,
        );
        return BigInt(rows[0]!.price);
      };
      const idsOf = (rows: Awaited<ReturnType<typeof placeOrders>>): (bigint | string)[] =>
        rows.map((row) => (row.status === "fulfilled" ? row.value.order.id : row.reason.code));

      it("is as many orders as rows, and the same ones when the call is repeated", async () => {
        const serviceId = await world.service({ type: "server", identifierKind: "none", inputs: USER });
        const row = { source: "dispatch", serviceId, inputs: { User: "ann" } } as const;
        const rows = [row, row, { ...row, inputs: { User: "bob" } }, row];
        const first = idsOf(await placeOrders(world.core, ada, rows));
        assert.equal(new Set(first).size, rows.length);
        assert.deepEqual(idsOf(await placeOrders(world.core, ada, rows)), first);
        assert.deepEqual(idsOf(await placeOrders(world.core, ada, [row])), [first[0]]);
      });

      it("is refused for the same identifier, which is never one order for two rows", async () => {
        const row = { source: "dispatch", serviceId: await world.service(), identifier: imei(4) } as const;
        const [first, second] = await placeOrders(world.core, ada, [row, row]);
        assert.ok(first?.status === "fulfilled" && second?.status === "rejected");
        assert.equal(second.reason.code, "duplicate_order");
        assert.equal(second.reason.details.existingOrderId, first.value.order.id);
        const repeated = idsOf(await placeOrders(world.core, ada, [row, row]));
        assert.deepEqual(repeated, [first.value.order.id, "duplicate_order"]);
      });

      it("is refused for the same identifier also when the call is repeated after the result", async () => {
        const serviceId = await world.service();
        const row = { source: "dispatch", serviceId, identifier: imei(6) } as const;
        const rows = [row, row, { ...row, clientReference: "of row 3" }];
        const first = await placeOrders(world.core, ada, rows);
        assert.ok(first[0]?.status === "fulfilled");
        const { id } = first[0].value.order;
        assert.deepEqual(idsOf(first), [id, "duplicate_order", "duplicate_order"]);
        await succeedOrder(world.core, id, { result: "Unlocked" }, OPERATOR);
        const held = await spent(serviceId);
        const again = await placeOrders(world.core, ada, rows);
        assert.deepEqual(idsOf(again), [id, "duplicate_order", "duplicate_order"]);
        assert.ok(again[1]?.status === "rejected");
        assert.equal(again[1].reason.details.existingOrderId, id);
        assert.equal(await spent(serviceId), held);
      });

      it("is refused for the same identifier also when the call is repeated long after, with its Idempotency-Key", async () => {
        const row = { source: "api", serviceId: await world.service(), identifier: imei(8) } as const;
        const rows = [0, 1].map((index) => ({ ...row, requestKey: `K#${index}` }));
        const [first] = await placeOrders(world.core, ada, rows);
        assert.ok(first?.status === "fulfilled");
        const { id } = first.value.order;
        await succeedOrder(world.core, id, { result: "Unlocked" }, OPERATOR);
        const later = { ...world.core, clock: () => new Date(Date.now() + 3_600_000) };
        assert.deepEqual(idsOf(await placeOrders(later, ada, rows)), [id, "duplicate_order"]);
      });

      it("is refused for the same identifier also by a server whose clock is ahead of the database's", async () => {
        const row = { source: "dispatch", serviceId: await world.service(), identifier: imei(9) } as const;
        const ahead = { ...world.core, clock: () => new Date(Date.now() + 3_600_000) };
        const [first] = await placeOrders(ahead, ada, [row, row]);
        assert.ok(first?.status === "fulfilled");
        const { id } = first.value.order;
        await succeedOrder(world.core, id, { result: "Unlocked" }, OPERATOR);
        assert.deepEqual(idsOf(await placeOrders(ahead, ada, [row, row])), [id, "duplicate_order"]);
      });

      it("is as unknown as the row before it for the same identifier, which may have been placed", async () => {
        const row = { source: "api", serviceId: await world.service(), identifier: imei(10) } as const;
        const { intake } = world.core;
        let calls = 0;
        const losing: typeof intake.place = async (...order) => {
          const placed = await intake.place(...order);
          if (++calls > 1) return placed;
          await succeedOrder(world.core, placed.order.id, { result: "Unlocked" }, OPERATOR);
          throw new DomainError("outcome_unknown", "It is not known whether the order was placed.");
        };
        const core = { ...world.core, intake: { ...intake, place: losing } };
        const unknown = ["outcome_unknown", "outcome_unknown", "outcome_unknown"];
        assert.deepEqual(idsOf(await placeOrders(core, ada, [row, row, row])), unknown);
      });

      it("takes the place of an equal row that was refused, and is a new order after an old one", async () => {
        const serviceId = await world.service();
        const row = { source: "dispatch", serviceId, identifier: imei(7) } as const;
        const cheap = { ...row, maxPrice: 0n };
        const [refused, taken] = idsOf(await placeOrders(world.core, ada, [cheap, row]));
        assert.equal(refused, "price_changed");
        assert.equal(await isRepeat(row, taken as bigint), true);
        await cancelOrder(world.core, ada, taken as bigint);
        const known = { ...row, clientReference: "known" };
        const { order } = await dispatch(known);
        await cancelOrder(world.core, ada, order.id);
        const [old, fresh] = idsOf(await placeOrders(world.core, ada, [known, { ...row, clientReference: "new" }]));
        assert.deepEqual([old, typeof fresh], [order.id, "bigint"]);
      });

      it("is two orders for the same identifier where the service permits it and the dialect cannot ask", async () => {
        const serviceId = await world.service({ allowDuplicate: true });
        const row = { source: "dispatch", serviceId, identifier: imei(5), allowDuplicate: "implied" } as const;
        const first = idsOf(await placeOrders(world.core, ada, [row, row]));
        assert.equal(new Set(first).size, 2);
        assert.deepEqual(idsOf(await placeOrders(world.core, ada, [row, row])), first);
      });
    });

    describe("while the first is open", () => {
      it("is a duplicate for the same serial number in any case, which is shown as it was typed", async () => {
        for (const identifierKind of ["serial", "imei_or_serial"] as const) {
          const serviceId = await world.service({ identifierKind });
          const { order } = await place(world.core, ada, { serviceId, identifier: SERIAL });
          assert.equal(order.identifier, SERIAL);
          const again = place(world.core, ada, { serviceId, identifier: SERIAL.toLowerCase() });
          await assert.rejects(again, { code: "duplicate_order", details: { existingOrderId: order.id } });
          await cancelOrder(world.core, ada, order.id);
          const next = await place(world.core, ada, { serviceId, identifier: SERIAL.toLowerCase() });
          assert.equal(next.order.identifier, SERIAL.toLowerCase());
        }
      });

      it("is another order for a user name in another case", async () => {
        const serviceId = await world.service({ type: "server", identifierKind: "text" });
        await place(world.core, ada, { serviceId, identifier: "ann" });
        assert.equal((await place(world.core, ada, { serviceId, identifier: "Ann" })).replayed, false);
        assert.equal(await refusal(place(world.core, ada, { serviceId, identifier: "ann" })), "duplicate_order");
      });

      it("is another order of a service without an identifier, unless the operator forbids it", async () => {
        const input = { type: "server", identifierKind: "none", inputs: USER } as const;
        const free = { serviceId: await world.service(input), inputs: { User: "ann" } };
        const strict = { ...free, serviceId: await world.service({ ...input, allowDuplicate: false }) };
        await place(world.core, ada, free);
        assert.equal((await place(world.core, ada, free)).replayed, false);
        await place(world.core, ada, strict);
        assert.equal(await refusal(place(world.core, ada, strict)), "duplicate_order");
        assert.equal(await refusal(place(world.core, ada, { ...strict, allowDuplicate: true })), "duplicate_order");
        assert.equal((await place(world.core, ada, { ...strict, inputs: { User: "bob" } })).replayed, false);
      });

      it("is another order in test mode for the IMEI that stays in process", async () => {
        const tester = await world.caller({ key: { test: true } });
        const serviceId = await world.service();
        const first = await place(world.core, tester, { serviceId, identifier: STAYS_IN_PROCESS });
        const second = await place(world.core, tester, { serviceId, identifier: STAYS_IN_PROCESS });
        assert.notEqual(second.order.id, first.order.id);
        await place(world.core, ada, { serviceId, identifier: STAYS_IN_PROCESS });
        const live = place(world.core, ada, { serviceId, identifier: STAYS_IN_PROCESS });
        assert.equal(await refusal(live), "duplicate_order");
      });
    });

    it("can be found: every order has a request key, given by its client or by the server", async () => {
      const serviceId = await world.service({ type: "server", identifierKind: "none" });
      await place(world.core, ada, { serviceId });
      await place(world.core, ada, { serviceId, requestKey: "K" });
      const { rows } = await sql<{ keys: bigint; orders: bigint }>`
        select count(distinct request_key) as keys, count(*) as orders from orders`.execute(world.core.database.kysely);
      assert.equal(rows[0]!.keys, rows[0]!.orders);
    });

    it("keeps metadata that is nested, and refuses what is nested deeper than it can be kept", async () => {
      const serviceId = await world.service({ type: "server", identifierKind: "none" });
      const nested = (levels: number): Record<string, unknown> => {
        let value: Record<string, unknown> = {};
        for (let level = 1; level < levels; level++) value = { a: value };
        return value;
      };
      const { order } = await place(world.core, ada, { serviceId, metadata: nested(600) });
      assert.deepEqual(order.metadata, nested(600));
      for (const metadata of [nested(5_000), nested(200_000), { many: Array(1_000_000).fill(1) }]) {
        assert.equal(await refusal(place(world.core, ada, { serviceId, metadata })), "validation_failed");
      }
    });
  });
});
