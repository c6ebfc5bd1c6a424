import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { accepted, CUT, refusedFor, useAttemptWorld } from "../../../../test/attempt-world.ts";
import { builtIn, setRoutes, TRADE_COST } from "../../../../test/fulfilment-world.ts";
import { claimDue, OPERATOR, refusal } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { cancelOrder } from "../../orders/cancel-order.ts";
import { rejectOrder, cancelOrderByStaff } from "../../orders/settle-orders.ts";
import { findSupplier, pauseSupplier } from "../imports/suppliers.ts";
import { addStock } from "../inventory/inventory.ts";
import { listAttempts } from "../review/review-attempts.ts";
import { holdAttempts } from "../review/hold-attempts.ts";
import { retryOrder } from "../review/steer-orders.ts";
import { takeOrder } from "../review/take-order.ts";
import { addRoute, moveRoute, removeRoute } from "../routes/routes.ts";
import type { PlaceOutcome } from "../suppliers/outcome.ts";
import { claimOrders, deliverFromStock } from "./fulfil-orders.ts";
import { beginAttempts } from "./send-orders.ts";

const PRICE = 1_000_000n;

describe("attempts", () => {
  forEachDatabase((_kind, open) => {
    const world = useAttemptWorld(open);
    const { trade, placed, claimed, begun, answer, taken, told, row, attemptOf, leaseEnds, balanced } = world;

    it("are journaled before anything is sent, with a reference of their own", async () => {
      const at = await trade({ route: { inputNames: { mail: "EMAIL" } } });
      const [sent] = await begun(at);
      const attempt = await attemptOf(sent!.orderId);
      assert.deepEqual(
        [attempt.state, attempt.supplierId, attempt.supplierService, attempt.cost, attempt.number],
        ["submitting", at.first.id, "7", TRADE_COST, 1],
      );
      assert.equal(attempt.reference, sent!.placement.reference);
      // A restored backup gives its orders the same references again, and others to new orders with reused numbers.
      const placedAt = Math.floor((await row(sent!.orderId)).created_at.getTime() / 1_000).toString(16);
      assert.match(attempt.reference, new RegExp(`^[0-9a-f]{10}-${sent!.orderId}-${placedAt}-1$`));
      assert.equal(sent!.placement.identifier, (await row(sent!.orderId)).identifier);
      assert.equal((await row(sent!.orderId)).status, "PENDING");
      await balanced();
    });

    it("are not journaled by a worker that lost its lease", async () => {
      const at = await trade();
      const id = await placed(at);
      const orders = await claimed(at);
      await leaseEnds(id);
      assert.deepEqual(await beginAttempts(world.core, orders), []);
      const again = await claimed(at);
      assert.equal(again.length, 1);
      assert.deepEqual(await beginAttempts(world.core, orders), []);
      assert.equal((await beginAttempts(world.core, again)).length, 1);
      assert.equal((await listAttempts(world.core, id)).length, 1);
    });

    it("are not journaled for an order that codes came into stock for since it was claimed", async () => {
      const at = await trade();
      const id = await placed(at);
      const orders = await claimed(at);
      await addStock(world.core, at.serviceId, [`code of ${id}`]);
      assert.deepEqual(await beginAttempts(world.core, orders), []);
      const [due] = await claimDue(world.core);
      assert.ok(await deliverFromStock(world.core, due!));
      assert.deepEqual([(await row(id)).status, await listAttempts(world.core, id)], ["SUCCESS", []]);
      await balanced();
    });

    it("are begun by one of the workers that hold the same claim", async () => {
      const at = await trade();
      const id = await placed(at);
      const orders = await claimed(at);
      const sent = await Promise.all([1, 2, 3, 4].map(() => beginAttempts(world.core, orders)));
      assert.equal(sent.flat().length, 1);
      assert.equal((await listAttempts(world.core, id)).length, 1);
      assert.deepEqual(await claimed(at), []);
      await leaseEnds(id);
      assert.deepEqual(await claimed(at), []);
    });

    it("are not begun with a supplier that was paused", async () => {
      const at = await trade();
      const id = await placed(at);
      await pauseSupplier(world.core, at.first.id, "on holiday");
      assert.deepEqual(await beginAttempts(world.core, await claimed(at)), []);
      const order = await row(id);
      assert.deepEqual([order.supplier_id, order.route_position, order.leased_until], [at.second.id, 2, null]);
      assert.deepEqual(await listAttempts(world.core, id), []);
    });

    it("are not begun by routes that make a loss or are gone", async () => {
      const at = await trade();
      const ids = [await placed(at), await placed(at)];
      await world.core.database.kysely
        .updateTable("routes")
        .set({ cost: PRICE + 1n })
        .where("service_id", "=", at.serviceId)
        .where("position", "=", 1)
        .execute();
      assert.deepEqual(await beginAttempts(world.core, await claimed(at)), []);
      assert.equal((await row(ids[0]!)).supplier_id, at.second.id);
      await setRoutes(world.core, at.serviceId, []);
      const moved = await claimOrders(world.core, [{ supplierId: at.second.id, most: 100 }]);
      assert.deepEqual(await beginAttempts(world.core, moved), []);
      for (const id of ids) {
        const order = await row(id);
        assert.deepEqual([order.attention, order.due_at], ["no_route", null]);
      }
      await balanced();
    });

    it("find their route by its supplier when it is moved or removed while they are there", async () => {
      const at = await trade({ route: { continueOnRejection: true } });
      const [stock, both] = [await builtIn(world.core, "stock"), await taken(at)];
      await addRoute(world.core, { serviceId: at.serviceId, supplierId: stock.id, position: 1 });
      await told(at, { kind: "rejected", reason: "no", raw: "{}" });
      assert.equal((await row(both.orderId)).supplier_id, at.second.id);
      await removeRoute(world.core, { serviceId: at.serviceId, supplierId: stock.id });
      const waiting = await placed(at);
      await moveRoute(world.core, { serviceId: at.serviceId, supplierId: at.second.id }, 1);
      assert.deepEqual(
        (await beginAttempts(world.core, await claimed(at))).map(({ orderId }) => orderId),
        [waiting],
      );
      assert.deepEqual((await attemptOf(waiting)).supplierId, at.first.id);
    });

    it("keep all but the supplier from ending their order while it is sent", async () => {
      for (const cancellable of ["until_submitted", "on_request"] as const) {
        const at = await trade({ cancellable });
        const [sent] = await begun(at);
        const id = sent!.orderId;
        assert.equal(await refusal(rejectOrder(world.core, id, "no", OPERATOR)), "invalid_transition");
        assert.equal(await refusal(cancelOrderByStaff(world.core, id, "no", OPERATOR)), "invalid_transition");
        assert.equal(await refusal(takeOrder(world.core, id, OPERATOR)), "conflict");
        if (cancellable === "on_request") await cancelOrder(world.core, world.reseller, id);
        else assert.equal(await refusal(cancelOrder(world.core, world.reseller, id)), "not_cancellable");
        await leaseEnds(id);
        assert.equal(await refusal(rejectOrder(world.core, id, "no", OPERATOR)), "invalid_transition");
        assert.equal((await row(id)).status, "PENDING");
        await answer(at, [sent!], accepted(`W-${id}`));
        assert.equal((await row(id)).status, "PROCESSING");
      }
      await balanced();
    });

    it("are not begun for an order that its reseller asked to cancel while a worker had it, unless staff want it", async () => {
      const at = await trade({ cancellable: "on_request" });
      const id = await placed(at);
      const orders = await claimed(at);
      assert.ok((await cancelOrder(world.core, world.reseller, id)).cancelRequestedAt);
      assert.deepEqual(await beginAttempts(world.core, orders), []);
      const { status, due_at, leased_until, attention } = await row(id);
      assert.deepEqual([status, due_at, leased_until, attention], ["PENDING", null, null, "manual"]);
      await retryOrder(world.core, id, { actor: OPERATOR });
      const [sent] = await holdAttempts(world.core, await beginAttempts(world.core, await claimed(at)));
      await answer(at, [sent!], accepted(`W-${id}`));
      assert.equal((await row(id)).status, "PROCESSING");
      await balanced();
    });

    it("are not begun elsewhere for an order that its reseller asked to cancel", async () => {
      const at = await trade({ cancellable: "on_request" });
      const id = await placed(at);
      await pauseSupplier(world.core, at.first.id, "on holiday");
      const orders = await claimed(at);
      await cancelOrder(world.core, world.reseller, id);
      assert.deepEqual(await beginAttempts(world.core, orders), []);
      const { due_at, leased_until, attention } = await row(id);
      assert.deepEqual([due_at, leased_until, attention], [null, null, "manual"]);
      assert.equal((await cancelOrder(world.core, world.reseller, id)).status, "CANCELLED");
      await balanced();
    });

    it("that are refused do not send an order on that its reseller wants back", async () => {
      const at = await trade({ cancellable: "on_request" });
      const [sent] = await begun(at);
      await cancelOrder(world.core, world.reseller, sent!.orderId);
      await answer(at, [sent!], refusedFor("credit"));
      const order = await row(sent!.orderId);
      assert.deepEqual([order.status, order.due_at, order.attention], ["PENDING", null, "manual"]);
      assert.deepEqual(await claimOrders(world.core, [{ supplierId: at.second.id, most: 10 }]), []);
      assert.equal((await rejectOrder(world.core, sent!.orderId, "as you wished", OPERATOR)).status, "REJECTED");
      await balanced();
    });

    type Fate = [outcome: PlaceOutcome, state: string, status: string, attention: string | null, where: string];
    const fates: Fate[] = [
      [accepted("F-1"), "submitted", "PROCESSING", null, "stays"],
      [CUT, "unknown", "PROCESSING", "ambiguous", "stays"],
      [refusedFor("credit"), "refused", "PENDING", null, "goes on, first paused"],
      [refusedFor("auth"), "refused", "PENDING", null, "goes on, first paused"],
      [refusedFor("ip"), "refused", "PENDING", null, "goes on, first paused"],
      [refusedFor("duplicate"), "refused", "PENDING", null, "goes on"],
      [refusedFor("unsupported"), "refused", "PENDING", null, "goes on"],
      [refusedFor("unavailable"), "refused", "PENDING", null, "waits"],
      [refusedFor("rate"), "refused", "PENDING", null, "waits"],
      [refusedFor("unclear"), "refused", "PENDING", "refused", "stays"],
      [refusedFor("input"), "refused", "REJECTED", null, "stays"],
    ];
    for (const [outcome, state, status, attention, where] of fates) {
      const name = outcome.kind === "refused" ? `refused for ${outcome.refusal}` : outcome.kind;
      it(`that are ${name} leave their order ${status}, and it ${where}`, async () => {
        const at = await trade();
        const [sent] = await begun(at);
        await answer(at, [sent!], outcome);
        const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
        assert.deepEqual([attempt.state, order.status, order.attention], [state, status, attention]);
        assert.equal(attempt.refusal, outcome.kind === "refused" ? outcome.refusal : null);
        assert.equal(order.supplier_id, where.startsWith("goes on") ? at.second.id : at.first.id);
        assert.equal((await findSupplier(world.core, at.first.id)).pausedAt !== null, where.endsWith("paused"));
        assert.equal(order.leased_until, null);
        assert.equal(order.due_at !== null, status === "PENDING" && attention === null);
        assert.equal(order.cost, outcome.kind === "accepted" ? TRADE_COST : null);
        if (status === "REJECTED")
          assert.equal(order.status_reason, "The order could not be placed with these details.");
        await answer(at, [sent!], accepted("too late to matter"));
        const later = await attemptOf(sent!.orderId);
        assert.equal(later.state, state === "unknown" ? "submitted" : state);
        await balanced();
      });
    }

    it("together in one call that the supplier does not know are sent again one by one", async () => {
      const at = await trade({ supplier: { bulkSize: 10 } });
      const sent = await begun(at, 2);
      await answer(at, sent, refusedFor("unsupported"), refusedFor("unsupported"));
      assert.equal((await findSupplier(world.core, at.first.id)).bulkSize, 1);
      assert.equal((await claimed(at)).length, 2);
    });

    it("together have each an outcome of its own", async () => {
      const at = await trade({ supplier: { bulkSize: 10 } });
      const sent = await begun(at, 4);
      await answer(at, sent, accepted("B-1"), refusedFor("input"), CUT, accepted("B-1"));
      const states = await Promise.all(sent.map(async ({ orderId }) => (await attemptOf(orderId)).state));
      assert.deepEqual(states, ["submitted", "refused", "unknown", "unknown"]);
      assert.match((await attemptOf(sent[3]!.orderId)).message!, /number of another order/);
      await balanced();
    });

    it("adopt the order that the supplier has already, unless it is another's", async () => {
      const at = await trade();
      const [one] = await begun(at);
      await answer(at, [one!], refusedFor("duplicate", "D-1"));
      assert.deepEqual((await attemptOf(one!.orderId)).supplierReference, "D-1");
      const [other] = await begun(at);
      await answer(at, [other!], refusedFor("duplicate", "D-1"));
      assert.equal((await attemptOf(other!.orderId)).state, "refused");
      assert.equal((await row(other!.orderId)).supplier_id, at.second.id);
      const [third] = await begun(at);
      await answer(at, [third!], accepted("D-1"));
      const attempt = await attemptOf(third!.orderId);
      assert.deepEqual([attempt.state, attempt.supplierReference], ["unknown", null]);
    });

    it("accept a number again that only ended attempts have, and say so", async () => {
      const at = await trade();
      const old = await taken(at);
      await told(at, { kind: "succeeded", code: "done", raw: "{}" });
      const [sent] = await begun(at);
      await answer(at, [sent!], accepted(`T-${old.attemptId}`));
      const attempt = await attemptOf(sent!.orderId);
      assert.deepEqual([attempt.state, attempt.supplierReference], ["submitted", `T-${old.attemptId}`]);
      assert.match(attempt.message!, new RegExp(`to order ${old.orderId} before`));
      const [other] = await begun(at);
      await answer(at, [other!], accepted(`T-${old.attemptId}`));
      assert.equal((await attemptOf(other!.orderId)).state, "unknown");
      await balanced();
    });

    it("need attention when the budget is used up", async () => {
      const at = await trade();
      const id = await placed(at);
      const most = world.core.config.ATTEMPTS_PER_ORDER;
      for (let tries = 0; tries < most; tries++) {
        await world.core.database.kysely
          .updateTable("orders")
          .set({ due_at: new Date(0), supplier_id: at.first.id, route_position: 1 })
          .where("id", "=", id)
          .execute();
        const sent = await beginAttempts(world.core, await claimed(at));
        await answer(at, sent, refusedFor("rate"));
      }
      const order = await row(id);
      assert.deepEqual([order.attention, order.due_at, order.status], ["retries", null, "PENDING"]);
      assert.equal((await listAttempts(world.core, id)).length, most);
      await balanced();
    });
  });
});
