import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { builtIn, setRoutes, type TestRoute, openTrade, TRADE_COST } from "../../../../test/fulfilment-world.ts";
import {
  assertBooksBalance,
  openMoneyWorld,
  OPERATOR,
  refusal,
  type MoneyWorld,
  orderRow,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { Service } from "../../catalogue/services/service.ts";
import { cancelOrder } from "../../orders/cancel-order.ts";
import type { DueOrder } from "../due/due-order.ts";
import { claimOrders } from "./fulfil-orders.ts";
import { rejectOrder, succeedOrder, withdrawOrder } from "../../orders/settle-orders.ts";
import { takeOrder } from "../review/take-order.ts";
import { readStates } from "../suppliers/health.ts";
import { addRoute, moveRoute, removeRoute } from "../routes/routes.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { findSupplier, pauseSupplier, type SupplierInput } from "../imports/suppliers.ts";
import type { DueAttempt } from "./attempt.ts";
import { claimAttempts } from "./follow-attempts.ts";
import { holdAttempts, recoverLostAttempts } from "../review/hold-attempts.ts";
import { listLateResults } from "../review/late-results.ts";
import { recordOutcomes } from "./record-outcomes.ts";
import { leaveUnclear, recordStatuses } from "./record-statuses.ts";
import { REFUSAL_CLASSES, type PlaceOutcome, type RefusalClass, type StatusOutcome } from "../suppliers/outcome.ts";
import { listAttempts } from "../review/review-attempts.ts";
import { beginAttempts } from "./send-orders.ts";
import { repeatedSend, type Sent } from "./sent.ts";

const PRICE = 1_000_000n;
const CUT: PlaceOutcome = { kind: "unknown", message: "The connection was cut.", raw: "" };

const accepted = (supplierReference: string): PlaceOutcome => ({ kind: "accepted", supplierReference, raw: "{}" });

function refusedFor(refusedClass: RefusalClass, existingReference?: string): PlaceOutcome {
  return { kind: "refused", refusal: refusedClass, message: "no", existingReference, raw: "{}" };
}

/** A service that two suppliers fulfil, then people. */
interface Trade {
  first: Supplier;
  second: Supplier;
  serviceId: number;
}

interface TradeInput {
  supplier?: SupplierInput;
  route?: Partial<TestRoute>;
  cancellable?: Service["cancellable"];
}

describe("attempts", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 1_000_000_000n });
    });
    after(() => world.close());

    async function trade({ supplier, route, cancellable = "until_submitted" }: TradeInput = {}): Promise<Trade> {
      const wanted = [{ ...(supplier && { input: supplier }), ...(route && { route }) }, {}];
      const { suppliers, serviceId } = await openTrade(world, wanted, { cancellable });
      return { first: suppliers[0]!, second: suppliers[1]!, serviceId };
    }

    async function placed({ serviceId }: Trade): Promise<bigint> {
      return (await world.order(reseller, serviceId)).id;
    }

    function claimed({ first }: Trade): Promise<DueOrder[]> {
      return claimOrders(world.core, [{ supplierId: first.id, most: 100 }]);
    }

    async function begun(at: Trade, orders = 1): Promise<Sent[]> {
      for (let n = 0; n < orders; n++) await placed(at);
      const sent = await beginAttempts(world.core, await claimed(at));
      assert.equal(sent.length, orders);
      return sent;
    }

    async function answer({ first }: Trade, sent: Sent[], ...outcomes: PlaceOutcome[]): Promise<void> {
      const state = (await readStates(world.core)).find(({ id }) => id === first.id)!;
      await recordOutcomes(world.core, state, sent, outcomes);
    }

    /** What the first supplier has, or may have, as if the time to ask had come. */
    async function due({ first }: Trade): Promise<DueAttempt[]> {
      await world.core.database.kysely
        .updateTable("attempts")
        .set({ due_at: new Date(0) })
        .where("supplier_id", "=", first.id)
        .where("state", "in", ["submitted", "unknown"])
        .execute();
      return claimAttempts(world.core, [{ supplierId: first.id, most: 100 }]);
    }

    async function taken(at: Trade): Promise<Sent> {
      const [sent] = await begun(at);
      await answer(at, [sent!], accepted(`T-${sent!.attemptId}`));
      return sent!;
    }

    async function told(at: Trade, outcome: StatusOutcome): Promise<{ late: number }> {
      const attempts = await due(at);
      return recordStatuses(
        world.core,
        attempts,
        attempts.map(() => outcome),
      );
    }

    const row = (id: bigint) => orderRow(world.core, id);

    async function attemptOf(id: bigint) {
      return (await listAttempts(world.core, id)).at(-1)!;
    }

    async function leaseEnds(id: bigint): Promise<void> {
      await world.core.database.kysely
        .updateTable("orders")
        .set({ leased_until: new Date(0) })
        .where("id", "=", id)
        .execute();
      await world.core.database.kysely
        .updateTable("attempts")
        .set({ leased_until: new Date(0) })
        .where("order_id", "=", id)
        .where("ended_at", "is", null)
        .execute();
    }

    const balanced = () => assertBooksBalance(world.core, [reseller]);

    it("are journaled before anything is sent, with a reference of their own", async () => {
      const at = await trade({ route: { inputNames: { mail: "EMAIL" } } });
      const [sent] = await begun(at);
      const attempt = await attemptOf(sent!.orderId);
      assert.deepEqual(
        [attempt.state, attempt.supplierId, attempt.supplierService, attempt.cost, attempt.number],
        ["submitting", at.first.id, "7", TRADE_COST, 1],
      );
      assert.equal(attempt.reference, sent!.placement.reference);
      assert.match(attempt.reference, new RegExp(`^[0-9a-f]{10}-${sent!.orderId}-1$`));
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
        assert.equal(await refusal(withdrawOrder(world.core, id, "no", OPERATOR)), "invalid_transition");
        assert.equal(await refusal(takeOrder(world.core, id, OPERATOR)), "conflict");
        if (cancellable === "on_request") await cancelOrder(world.core, reseller, id);
        else assert.equal(await refusal(cancelOrder(world.core, reseller, id)), "not_cancellable");
        await leaseEnds(id);
        assert.equal(await refusal(rejectOrder(world.core, id, "no", OPERATOR)), "invalid_transition");
        assert.equal((await row(id)).status, "PENDING");
        await answer(at, [sent!], accepted(`W-${id}`));
        assert.equal((await row(id)).status, "PROCESSING");
      }
      await balanced();
    });

    it("that are refused do not send an order on that its reseller wants back", async () => {
      const at = await trade({ cancellable: "on_request" });
      const [sent] = await begun(at);
      await cancelOrder(world.core, reseller, sent!.orderId);
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

    it("of unclear outcome are not repeated where the supplier does not know references", async () => {
      const at = await trade();
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      assert.deepEqual(await claimAttempts(world.core, [{ supplierId: at.first.id, most: 10 }]), []);
      await leaveUnclear(world.core, await due(at));
      const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
      assert.deepEqual([order.attention, attempt.state, attempt.dueAt], ["ambiguous", "unknown", null]);
      assert.deepEqual(await claimed(at), []);
      assert.equal((await row(sent!.orderId)).due_at, null);
    });

    it("of unclear outcome are repeated with the same reference where the supplier knows it", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      assert.equal((await row(sent!.orderId)).attention, null);
      const [again] = (await due(at)).map(repeatedSend);
      assert.deepEqual(again!.placement, sent!.placement);
      assert.deepEqual([again!.isRepeat, again!.asked], [true, 1]);
      await answer(at, [again!], accepted("R-1"));
      const all = await listAttempts(world.core, sent!.orderId);
      assert.deepEqual(
        all.map(({ state, supplierReference }) => [state, supplierReference]),
        [["submitted", "R-1"]],
      );
    });

    for (const refusedClass of REFUSAL_CLASSES) {
      it(`stay unconfirmed where a repeat is refused for ${refusedClass}`, async () => {
        const at = await trade({ supplier: { repeats: "by_reference" } });
        const [sent] = await begun(at);
        await answer(at, [sent!], CUT);
        await answer(at, (await due(at)).map(repeatedSend), refusedFor(refusedClass));
        const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
        assert.deepEqual([attempt.state, order.status, order.supplier_id], ["unknown", "PROCESSING", at.first.id]);
        // Staff must find out why an order would be refused again.
        const isLasting = refusedClass === "input" || refusedClass === "unclear";
        assert.deepEqual([attempt.dueAt === null, order.attention === "ambiguous"], [isLasting, isLasting]);
        await answer(at, (await due(at)).map(repeatedSend), refusedFor("duplicate", `A-${refusedClass}`));
        assert.equal((await attemptOf(sent!.orderId)).supplierReference, `A-${refusedClass}`);
        await balanced();
      });
    }

    it("of unclear outcome end where a repeat is refused definitely for the order itself", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [sent] = await begun(at);
      await answer(at, [sent!], CUT);
      const definite = { ...refusedFor("input"), reason: "The identifier is wrong.", isDefinite: true };
      await answer(at, (await due(at)).map(repeatedSend), definite);
      const order = await row(sent!.orderId);
      assert.deepEqual([order.status, order.status_reason], ["REJECTED", "The identifier is wrong."]);
      await balanced();
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

    it("whose worker died are unknown when its lease ends, and not before", async () => {
      // Those of the tests before.
      await recoverLostAttempts(world.core);
      for (const repeats of ["never", "by_reference"] as const) {
        const at = await trade({ supplier: { repeats } });
        const [sent] = await holdAttempts(world.core, await begun(at));
        assert.equal(await recoverLostAttempts(world.core), 0);
        await leaseEnds(sent!.orderId);
        assert.equal(await recoverLostAttempts(world.core), 1);
        assert.equal(await recoverLostAttempts(world.core), 0);
        const [order, attempt] = [await row(sent!.orderId), await attemptOf(sent!.orderId)];
        assert.deepEqual([attempt.state, order.status], ["unknown", "PROCESSING"]);
        assert.equal(order.attention, repeats === "never" ? "ambiguous" : null);
        assert.equal(attempt.dueAt !== null, repeats === "by_reference");
        await answer(at, [sent!], accepted(`slow-${sent!.attemptId}`));
        assert.equal((await attemptOf(sent!.orderId)).state, "submitted");
        assert.equal((await row(sent!.orderId)).attention, null);
      }
      await balanced();
    });

    it("are asked about later while the order waits or the answer cannot be read", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      await told(at, { kind: "waiting" });
      await told(at, { kind: "unreadable", message: "no JSON", raw: "<html>" });
      const attempt = await attemptOf(orderId);
      assert.deepEqual(
        [attempt.state, attempt.asked, attempt.message, attempt.rawAnswer],
        ["submitted", 2, "no JSON", "<html>"],
      );
      assert.ok(attempt.dueAt);
      assert.deepEqual(await claimAttempts(world.core, [{ supplierId: at.first.id, most: 10 }]), []);
    });

    it("that are repeated and answered with another's number wait longer each time", async () => {
      const at = await trade({ supplier: { repeats: "by_reference" } });
      const [one, other] = await begun(at, 2);
      await answer(at, [one!], accepted("S-1"));
      await answer(at, [other!], CUT);
      for (let times = 0; times < 4; times++) {
        const unclear = (await due(at)).filter(({ state }) => state === "unknown");
        await answer(at, unclear.map(repeatedSend), accepted("S-1"));
      }
      const attempt = await attemptOf(other!.orderId);
      assert.deepEqual([attempt.state, attempt.supplierReference, attempt.asked], ["unknown", null, 5]);
      assert.ok(attempt.dueAt!.getTime() - Date.now() > 60_000);
    });

    it("are no longer asked about only when they need attention from the same moment", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      const forgotten: StatusOutcome = { kind: "not_found", raw: "{}" };
      await told(at, forgotten);
      await told(at, forgotten);
      const { kysely } = world.core.database;
      await sql`alter table orders add constraint untold check (attention_note <> 'The supplier no longer knows this order.')
                not valid`.execute(kysely);
      try {
        await assert.rejects(told(at, forgotten));
      } finally {
        await sql`alter table orders drop constraint untold`.execute(kysely);
      }
      assert.ok((await attemptOf(orderId)).dueAt);
      await leaseEnds(orderId);
      await told(at, forgotten);
      assert.deepEqual([(await row(orderId)).attention, (await attemptOf(orderId)).dueAt], ["ambiguous", null]);
    });

    it("that succeed deliver clean text with fields and book the cost once", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      const attempts = await due(at);
      const success = { kind: "succeeded", code: "Model: <b>X&amp;Y</b><br>Lock: off", raw: "{}" } as const;
      await Promise.all([
        recordStatuses(world.core, attempts, [success]),
        recordStatuses(world.core, attempts, [success]),
      ]);
      const order = await row(orderId);
      assert.deepEqual(
        [order.status, order.result_text, order.result_fields, order.captured, order.cost],
        ["SUCCESS", "Model: X&Y\nLock: off", { Model: "X&Y", Lock: "off" }, PRICE, TRADE_COST],
      );
      const costs = await world.core.database.kysely
        .selectFrom("transfers")
        .select(["amount"])
        .where("order_id", "=", orderId)
        .where("kind", "=", "supplier_cost")
        .execute();
      assert.deepEqual(costs, [{ amount: TRADE_COST }]);
      await balanced();
    });

    it("that fail refund the order, or pass it to the next route where the operator chose so", async () => {
      for (const continueOnRejection of [false, true]) {
        const at = await trade({ route: { continueOnRejection } });
        const { orderId } = await taken(at);
        await told(at, { kind: "rejected", reason: "<b>Not&nbsp;found</b>", raw: "{}" });
        const [order, attempt] = [await row(orderId), await attemptOf(orderId)];
        assert.deepEqual([attempt.state, attempt.message], ["failed", "Not found"]);
        if (continueOnRejection) {
          assert.deepEqual([order.status, order.supplier_id, order.cost], ["PENDING", at.second.id, null]);
        } else assert.deepEqual([order.status, order.status_reason], ["REJECTED", "Not found"]);
      }
      await balanced();
    });

    it("that the supplier does not know three times need attention", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      for (const attention of [null, null, "ambiguous"]) {
        assert.equal((await row(orderId)).attention, null);
        await told(at, { kind: "not_found", raw: "{}" });
        assert.equal((await row(orderId)).attention, attention);
      }
      const attempt = await attemptOf(orderId);
      assert.deepEqual([attempt.state, attempt.dueAt], ["submitted", null]);
      assert.equal((await row(orderId)).status, "PROCESSING");
    });

    it("that succeed for an order that was closed become a late result and move no reseller's money", async () => {
      const at = await trade();
      const withdrawn = await taken(at);
      await withdrawOrder(world.core, withdrawn.orderId, "took too long", OPERATOR);
      const answered = await taken(at);
      await succeedOrder(world.core, answered.orderId, { result: "manually" }, OPERATOR);
      const rejected = await taken(at);
      await rejectOrder(world.core, rejected.orderId, "sorry", OPERATOR);
      const wallet = () =>
        world.core.database.kysely.selectFrom("wallets").selectAll().where("id", "=", reseller.walletId);
      const earlier = await wallet().executeTakeFirst();
      assert.deepEqual(await told(at, { kind: "succeeded", code: "late", raw: "{}" }), { late: 3 });
      assert.deepEqual(await wallet().executeTakeFirst(), earlier);
      const late = await listLateResults(world.core, { limit: 10 });
      assert.deepEqual(
        late.map(({ orderId, orderStatus }) => [orderId, orderStatus]),
        [
          [withdrawn.orderId, "CANCELLED"],
          [answered.orderId, "SUCCESS"],
          [rejected.orderId, "REJECTED"],
        ],
      );
      assert.equal((await row(answered.orderId)).result_text, "manually");
      await balanced();
    });

    it("that are rejected for an order that was closed change nothing", async () => {
      const at = await trade();
      const { orderId } = await taken(at);
      await withdrawOrder(world.core, orderId, "took too long", OPERATOR);
      assert.deepEqual(await told(at, { kind: "rejected", reason: "no", raw: "{}" }), { late: 0 });
      assert.equal((await row(orderId)).status, "CANCELLED");
      assert.equal((await attemptOf(orderId)).state, "failed");
      await balanced();
    });

    it("need attention when the budget is used up", async () => {
      const at = await trade();
      const id = await placed(at);
      const most = world.core.config.ATTEMPTS_PER_ORDER;
      for (let tries = 0; tries < most; tries++) {
        const state = (await readStates(world.core)).find(({ id: supplier }) => supplier === at.first.id)!;
        await world.core.database.kysely
          .updateTable("orders")
          .set({ due_at: new Date(0), supplier_id: at.first.id, route_position: 1 })
          .where("id", "=", id)
          .execute();
        const sent = await beginAttempts(world.core, await claimed(at));
        await recordOutcomes(world.core, state, sent, [refusedFor("rate")]);
      }
      const order = await row(id);
      assert.deepEqual([order.attention, order.due_at, order.status], ["retries", null, "PENDING"]);
      assert.equal((await listAttempts(world.core, id)).length, most);
      await balanced();
    });
  });
});
