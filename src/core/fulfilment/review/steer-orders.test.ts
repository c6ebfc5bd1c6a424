import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { builtIn, sendDue, supplierOf, openTrade } from "../../../../test/fulfilment-world.ts";
import {
  assertLedgerBalances,
  claimDue,
  codeOf,
  imei,
  openMoneyWorld,
  OPERATOR,
  place,
  refusal,
  type MoneyWorld,
  orderRow,
} from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import type { Caller } from "../../kernel/caller.ts";
import { listAttempts, settleUnknown } from "./review-attempts.ts";
import type { Sent } from "../attempts/sent.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { pauseSupplier, resumeSupplier } from "../imports/suppliers.ts";
import { isOpen } from "../../orders/order-status.ts";
import { readHistory } from "../../orders/read-orders.ts";
import { findOrder, rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { takeOrder } from "./take-order.ts";
import { rerouteOrder, retryOrder } from "./steer-orders.ts";

const CHEAP = 400_000n;
const DEAR = 1_000_001n;

describe("giving an order to another supplier", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let first: Supplier;
    let second: Supplier;
    let dear: Supplier;
    let stranger: Supplier;
    let people: Supplier;
    let serviceId: number;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 100_000_000n });
      const trade = await openTrade(world, [{}, {}, { cost: DEAR }]);
      [first, second, dear] = trade.suppliers as [Supplier, Supplier, Supplier];
      stranger = await offering(CHEAP);
      people = await builtIn(world.core, "manual");
      ({ serviceId } = trade);
    });
    after(() => world.close());

    const offering = (cost: bigint) => supplierOf(world.core, { "7": cost });

    async function placed(): Promise<bigint> {
      return (await world.order(reseller, serviceId)).id;
    }

    /** Refused by the first supplier for a reason that only a person understands. */
    async function inQueue(): Promise<bigint> {
      const id = await placed();
      await sendDue(world.core, () => ({ kind: "refused", refusal: "unclear", message: "Call us", raw: "{}" }));
      return id;
    }

    const row = (id: bigint) => orderRow(world.core, id);

    /** The call is refused with this code, and neither the order nor its history differs afterwards. */
    async function refusedUnchanged(id: bigint, call: () => Promise<unknown>, code: string): Promise<void> {
      const { core } = world;
      const was = [await row(id), await readHistory(core, reseller, id)];
      assert.equal(await refusal(call()), code);
      assert.deepEqual([await row(id), await readHistory(core, reseller, id)], was);
    }

    it("is refused where it may not be, and changes nothing then", async () => {
      const { core } = world;
      const id = await inQueue();
      const to = (supplierId: number) => () => rerouteOrder(core, id, supplierId, { actor: OPERATOR });
      await refusedUnchanged(id, to(stranger.id), "conflict");
      await refusedUnchanged(id, to(dear.id), "conflict");
      await refusedUnchanged(id, to(1_000_000), "not_found");
      await pauseSupplier(core, second.id, "holidays");
      await refusedUnchanged(id, to(second.id), "conflict");
      await resumeSupplier(core, second.id);
      assert.equal(await refusal(retryOrder(core, id + 1n, { actor: OPERATOR })), "order_not_found");
      assert.equal(await refusal(rerouteOrder(core, 0n, first.id, { actor: OPERATOR })), "order_not_found");
      await succeedOrder(core, id, { result: "code" }, OPERATOR);
      await refusedUnchanged(id, () => retryOrder(core, id, { actor: OPERATOR }), "invalid_transition");
      await refusedUnchanged(id, to(second.id), "invalid_transition");
      await assertLedgerBalances(core, [reseller]);
    });

    it("is refused while a supplier has the order or may have it", async () => {
      const { core } = world;
      const id = await placed();
      const [due] = await claimDue(core);
      assert.equal(due!.id, id);
      await refusedUnchanged(id, () => retryOrder(core, id, { actor: OPERATOR }), "conflict");
      await refusedUnchanged(id, () => rerouteOrder(core, id, second.id, { actor: OPERATOR }), "conflict");
      await core.database.kysely.updateTable("orders").set({ leased_until: null }).where("id", "=", id).execute();
      const [sent] = await sendDue(core, () => ({ kind: "unknown", message: "cut", raw: "" }));
      await refusedUnchanged(id, () => retryOrder(core, id, { actor: OPERATOR }), "conflict");
      await refusedUnchanged(id, () => rerouteOrder(core, id, second.id, { actor: OPERATOR }), "conflict");
      await settleUnknown(core, sent!.attemptId, { placed: "1" }, null);
      await refusedUnchanged(id, () => rerouteOrder(core, id, second.id, { actor: OPERATOR }), "conflict");
    });

    it("sends it to the supplier that the operator named", async () => {
      const { core } = world;
      const id = await inQueue();
      const { order } = await rerouteOrder(core, id, second.id, { actor: OPERATOR });
      assert.equal(order.status, "PENDING");
      const { supplier_id, route_position, attention, attention_note } = await row(id);
      assert.deepEqual([supplier_id, route_position, attention, attention_note], [second.id, 2, null, null]);
      await sendDue(core, () => ({ kind: "accepted", supplierReference: `s${id}`, raw: "{}" }));
      assert.deepEqual(
        (await listAttempts(core, id)).map(({ supplierName, state }) => [supplierName, state]),
        [
          [first.name, "refused"],
          [second.name, "submitted"],
        ],
      );
      const history = await readHistory(core, reseller, id);
      assert.deepEqual(
        history.map(({ from, to, actor, reason }) => [from, to, actor, reason]),
        [
          [null, "PENDING", "reseller", null],
          ["PENDING", "PENDING", "operator", null],
          ["PENDING", "PROCESSING", "supplier", null],
        ],
      );
      await assertLedgerBalances(core, [reseller]);
    });

    it("happens once where it is asked for twice at once", async () => {
      const { core } = world;
      const id = await inQueue();
      await Promise.all([
        retryOrder(core, id, { actor: OPERATOR }),
        rerouteOrder(core, id, second.id, { actor: OPERATOR }),
      ]);
      const sent = await sendDue(core, () => ({ kind: "accepted", supplierReference: `s${id}`, raw: "{}" }));
      assert.deepEqual(
        sent.map((one) => one.orderId),
        [id],
      );
      assert.equal((await sendDue(core, () => ({ kind: "unknown", message: "", raw: "" }))).length, 0);
    });

    it("and everything else that may happen to it at once leaves one outcome and balanced books", async () => {
      const { core } = world;
      const accept = ({ orderId }: Sent) => ({ kind: "accepted", supplierReference: `r${orderId}`, raw: "" }) as const;
      for (let n = 0; n < 6; n++) {
        const id = await inQueue();
        const refused = await Promise.allSettled([
          rerouteOrder(core, id, second.id, { actor: OPERATOR }),
          sendDue(core, accept),
          takeOrder(core, id, OPERATOR),
          sendDue(core, accept),
          rejectOrder(core, id, "not possible", OPERATOR),
          retryOrder(core, id, { actor: OPERATOR }),
          sendDue(core, accept),
        ]);
        for (const answer of refused) if (answer.status === "rejected") codeOf(answer.reason);
        if (isOpen((await findOrder(core, id)).status)) await rejectOrder(core, id, "done", OPERATOR);
        assert.equal((await findOrder(core, id)).status, "REJECTED");
        const live = (await listAttempts(core, id)).filter(({ endedAt }) => endedAt === null);
        assert.ok(live.length <= 1);
      }
      await assertLedgerBalances(core, [reseller]);
    });

    it("takes it out of the hands of who had it, and starts at the first route that may be used", async () => {
      const { core } = world;
      const id = await inQueue();
      await takeOrder(core, id, OPERATOR);
      await pauseSupplier(core, first.id, "holidays");
      await retryOrder(core, id, { actor: OPERATOR });
      assert.deepEqual([(await row(id)).supplier_id, (await row(id)).taken_at], [second.id, null]);
      await rerouteOrder(core, id, people.id, { actor: OPERATOR });
      assert.deepEqual([(await row(id)).attention, (await row(id)).due_at], ["manual", null]);
      await pauseSupplier(core, second.id, "holidays");
      await retryOrder(core, id, { actor: OPERATOR });
      assert.deepEqual([(await row(id)).supplier_id, (await row(id)).attention], [people.id, "diverted"]);
      await resumeSupplier(core, first.id);
      await resumeSupplier(core, second.id);
      assert.equal((await findOrder(core, id)).status, "PENDING");
    });

    it("never sends a test order to a real supplier", async () => {
      const { core } = world;
      const tester = await world.caller({ key: { test: true } });
      const { order } = await place(core, tester, { serviceId, identifier: imei(1) });
      const simulator = await builtIn(core, "test");
      const was = await row(order.id);
      assert.equal(await refusal(rerouteOrder(core, order.id, first.id, { actor: OPERATOR })), "conflict");
      assert.deepEqual(await row(order.id), was);
      await retryOrder(core, order.id, { actor: OPERATOR });
      assert.equal((await row(order.id)).supplier_id, simulator.id);
    });
  });
});
