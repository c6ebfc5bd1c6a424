import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import { deliverDue, sendDue, setRoutes, supplierOf } from "../../../test/fulfilment-world.ts";
import { imei, OPERATOR, orderRow } from "../../../test/money-world.ts";
import { moveIn, openMovingWorld, type MovingWorld } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { claimAttempts } from "../fulfilment/attempts/follow-attempts.ts";
import { recordStatuses } from "../fulfilment/attempts/record-statuses.ts";
import { returnOrders } from "../fulfilment/review/return-orders.ts";
import { listAttempts, settleUnknown } from "../fulfilment/review/review-attempts.ts";
import { rerouteOrder, retryOrder } from "../fulfilment/review/steer-orders.ts";
import type { Supplier } from "../fulfilment/suppliers/supplier.ts";
import { reconcile } from "../ledger/reconciliation/reconcile.ts";

const COST = 5_000_000n;
const ORDERS = 8;
const NO_RATE = /no exchange rate/;

describe("an open order of another panel, in a currency without an exchange rate,", () => {
  forEachDatabase((_kind, open) => {
    let world: MovingWorld;
    let serviceId: number;
    let first: bigint;
    let dear: Supplier;
    let free: Supplier;
    const unused: bigint[] = [];

    before(async () => {
      world = await openMovingWorld(await open());
      const { name, base, bundle } = world.nextPanel();
      serviceId = base + 1;
      first = BigInt(base * 10 + 10);
      const [ann, ben] = bundle.resellers;
      const orders = Array.from({ length: ORDERS }, (_, n) => {
        unused.push(first + BigInt(n));
        const [id, service, reseller] = [String(unused[n]), String(serviceId), ann!.id];
        // As a number it is more than the cost: in dong it is worth much less.
        return { id, service, reseller, identifier: imei(n), price: "90000", status: "PENDING", placed: "2026-05-01" };
      });
      const held = String(90_000 * ORDERS);
      const run = await moveIn(
        world.core,
        { ...bundle, resellers: [{ ...ann!, currency: "VND", held }, ben!], orders },
        { name },
      );
      assert.equal(run.state, "imported", run.error ?? "");
      dear = await supplierOf(world.core, { "7": COST });
      free = await supplierOf(world.core, { "7": 0n });
    });
    after(() => world.close());

    const toDear = () => ({ supplierId: dear.id, supplierService: "7", allowLoss: true });
    const toFree = () => ({ supplierId: free.id, supplierService: "7", continueOnRejection: true });
    const take = () => unused.pop()!;
    const sent = () =>
      sendDue(world.core, ({ orderId }) => ({ kind: "accepted", supplierReference: `R-${orderId}`, raw: "" }));

    async function change(id: bigint, values: { attention: "diverted" | null; due_at: Date | null }): Promise<void> {
      await world.core.database.kysely
        .updateTable("orders")
        .set({ ...values, supplier_id: dear.id, diverted_from: values.attention && dear.id })
        .where("id", "=", id)
        .execute();
    }

    /** Sends an order to the supplier that charges nothing. */
    async function sendFree(): Promise<bigint> {
      const id = take();
      await rerouteOrder(world.core, id, free.id, { actor: OPERATOR });
      return id;
    }

    /** It waits for staff, and no supplier has it. */
    async function assertKept(id: bigint): Promise<void> {
      const { status, attention, attention_note: note, due_at: dueAt } = await orderRow(world.core, id);
      assert.deepEqual([status, attention, dueAt], ["PENDING", "loss", null]);
      assert.match(note!, NO_RATE);
      assert.deepEqual(await sent(), []);
      await world.assertClean();
    }

    it("is not sent by staff to a supplier that charges, also where a loss is allowed", async () => {
      const { core } = world;
      await setRoutes(core, serviceId, [toDear()]);
      const id = take();
      await assert.rejects(rerouteOrder(core, id, dear.id, { actor: OPERATOR }), NO_RATE);
      await assert.rejects(retryOrder(core, id, { actor: OPERATOR }), NO_RATE);
      assert.deepEqual(await listAttempts(core, id), []);
    });

    it("is not sent there by a worker, while an order of known worth is", async () => {
      const { core } = world;
      await setRoutes(core, serviceId, [toDear()]);
      const known = await world.order(await world.caller({ credit: COST }), serviceId);
      assert.ok(known.price < COST);
      const id = take();
      await change(id, { attention: null, due_at: new Date(0) });
      assert.deepEqual(
        (await sent()).map(({ orderId }) => orderId),
        [known.id],
      );
      await assertKept(id);
    });

    it("does not return there after a pause", async () => {
      const { core } = world;
      await setRoutes(core, serviceId, [toDear()]);
      const id = take();
      await change(id, { attention: "diverted", due_at: null });
      assert.deepEqual(await returnOrders(core, dear.id, OPERATOR), { returned: 0, kept: 1 });
      assert.deepEqual(await sent(), []);
    });

    it("does not go there when a supplier that charges nothing rejects it", async () => {
      const { core } = world;
      await setRoutes(core, serviceId, [toFree(), toDear()]);
      const id = await sendFree();
      assert.equal((await sent()).length, 1);
      await core.database.kysely
        .updateTable("attempts")
        .set({ due_at: new Date(0) })
        .where("order_id", "=", id)
        .execute();
      const due = await claimAttempts(core, [{ supplierId: free.id, most: 10 }]);
      assert.equal(due.length, 1);
      await recordStatuses(core, due, [{ kind: "rejected", reason: "no", raw: "{}" }]);
      await assertKept(id);
    });

    it("does not go there when staff find that no supplier has it", async () => {
      const { core } = world;
      await setRoutes(core, serviceId, [toFree()]);
      const id = await sendFree();
      const [unclear] = await sendDue(core, () => ({ kind: "unknown", message: "The connection was cut.", raw: "" }));
      await setRoutes(core, serviceId, [toDear()]);
      await settleUnknown(core, unclear!.attemptId, { notPlaced: true }, null);
      await assertKept(id);
    });

    it("is paid for in the currency of its service, and the ledger check finds any other", async () => {
      const { core } = world;
      await setRoutes(core, serviceId, [toFree()]);
      const id = await sendFree();
      assert.equal((await sent()).length, 1);
      const { kysely } = core.database;
      await kysely.updateTable("attempts").set({ cost: COST }).where("order_id", "=", id).execute();
      await deliverDue(core, free.id, "code");
      assert.deepEqual(
        (await listAttempts(core, id)).map(({ state, cost, currency }) => [state, cost, currency]),
        [["succeeded", COST, "USD"]],
      );
      const paid = () =>
        kysely
          .selectFrom("transfers")
          .select(["amount", "currency"])
          .where("order_id", "=", id)
          .where("kind", "=", "supplier_cost")
          .execute();
      assert.deepEqual(await paid(), [{ amount: COST, currency: "USD" }]);
      await world.assertClean();
      await moveCost(id, "VND");
      const { checks } = await reconcile(core);
      const found = checks.find(({ name }) => name.startsWith("every attempt that succeeded was paid"))!;
      assert.equal(found.ok, false);
      await moveCost(id, "USD");
      await world.assertClean();
    });

    /** As no code can: the trigger that keeps transfers is off in the meantime. */
    async function moveCost(orderId: bigint, currency: string): Promise<void> {
      await world.core.database.kysely.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`
          update transfers t set currency = ${currency}, from_account_id = a.id, to_account_id = b.id
            from ledger_accounts a, ledger_accounts b
           where t.order_id = ${orderId.toString()} and t.kind = 'supplier_cost' and not a.test and not b.test
             and a.kind = 'supplier_prepaid' and a.currency = ${currency}
             and b.kind = 'supplier_cost' and b.currency = ${currency}`.execute(transaction);
      });
    }
  });
});
