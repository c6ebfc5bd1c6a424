import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { leasesEnd, sendDue, openTrade } from "../../../test/fulfilment-world.ts";
import { assertLedgerBalances, claimDue, openMoneyWorld, type MoneyWorld } from "../../../test/money-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import type { Caller } from "../../core/kernel/caller.ts";
import type { DueAttempt } from "../../core/fulfilment/attempts/attempt.ts";
import { claimAttempts } from "../../core/fulfilment/attempts/follow-attempts.ts";
import { recoverLostAttempts } from "../../core/fulfilment/review/hold-attempts.ts";
import type { PlaceOutcome } from "../../core/fulfilment/suppliers/outcome.ts";
import { listAttempts, settleUnknown } from "../../core/fulfilment/review/review-attempts.ts";
import { beginAttempts } from "../../core/fulfilment/attempts/send-orders.ts";
import { rejectOrder } from "../../core/orders/settle-orders.ts";
import { readStates } from "../../core/fulfilment/suppliers/health.ts";
import type { Supplier, SupplierState } from "../../core/fulfilment/suppliers/supplier.ts";
import type { Connector } from "./connector.ts";
import { askAboutAttempts, sendTogether } from "./send.ts";

const CUT: PlaceOutcome = { kind: "unknown", message: "The connection was cut.", raw: "" };
const OPERATOR = { kind: "operator", id: null } as const;

/** A supplier that accepts every order that reaches it, with any reference. */
interface Taker extends Connector {
  /** Our references, as they came. */
  orders: string[];
  asked: string[];
  /** What happens elsewhere while it is slow to answer the next call. */
  meanwhile: () => Promise<unknown>;
}

function createTaker(): Taker {
  const taker: Taker = {
    orders: [],
    asked: [],
    meanwhile: async () => undefined,
    place: async (placements) => {
      taker.orders.push(...placements.map(({ reference }) => reference));
      await slowly();
      return placements.map(({ reference }) => ({ kind: "accepted", supplierReference: `no-${reference}`, raw: "{}" }));
    },
    readStatuses: async (references) => {
      taker.asked.push(...references);
      await slowly();
      return references.map(() => ({ kind: "waiting" }));
    },
    readCatalogue: async () => [],
    readBalance: async () => ({ balance: 0n, currency: null }),
  };
  async function slowly(): Promise<void> {
    const { meanwhile } = taker;
    taker.meanwhile = async () => undefined;
    await meanwhile();
  }
  return taker;
}

describe("a supplier that is slower than the lease", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let reseller: Caller;
    let supplier: Supplier;
    let serviceId: number;

    before(async () => {
      world = await openMoneyWorld(await open());
      reseller = await world.caller({ credit: 100_000_000n });
      const trade = await openTrade(world, [{ input: { repeats: "by_reference" } }], { withManualRoute: false });
      [supplier, serviceId] = [trade.suppliers[0]!, trade.serviceId];
    });
    after(() => world.close());

    async function state(): Promise<SupplierState> {
      return (await readStates(world.core)).find(({ id }) => id === supplier.id)!;
    }

    async function placed(orders: number): Promise<bigint[]> {
      const ids: bigint[] = [];
      for (let n = 0; n < orders; n++) ids.push((await world.order(reseller, serviceId)).id);
      return ids;
    }

    async function unclear(orders: number): Promise<bigint[]> {
      const ids = await placed(orders);
      assert.equal((await sendDue(world.core, () => CUT)).length, orders);
      return ids;
    }

    async function due(): Promise<DueAttempt[]> {
      await sql`update attempts set due_at = to_timestamp(id), leased_until = null
                 where due_at is not null`.execute(world.core.database.kysely);
      return claimAttempts(world.core, [{ supplierId: supplier.id, most: 100 }]);
    }

    async function ask(taker: Taker, attempts: DueAttempt[], end = Infinity): Promise<void> {
      await askAboutAttempts(world.core, await state(), taker, { attempts, end });
    }

    /** Everything that is due goes to the supplier, by another worker. */
    async function send(taker: Taker): Promise<void> {
      const sent = await beginAttempts(world.core, await claimDue(world.core));
      if (sent.length > 0) await sendTogether(world.core, await state(), taker, sent);
    }

    async function statesOf(orderId: bigint): Promise<string[]> {
      return (await listAttempts(world.core, orderId)).map(({ state: one }) => one);
    }

    it("never has two orders when an unclear one is settled and sent again while others are repeated", async () => {
      const [first, second] = await unclear(2);
      const attempts = await due();
      const taker = createTaker();
      taker.meanwhile = async () => {
        await leasesEnd(world.core);
        const [attempt] = await listAttempts(world.core, second!);
        await settleUnknown(world.core, attempt!.id, { notPlaced: true }, null);
        await send(taker);
      };
      await ask(taker, attempts);
      assert.deepEqual(
        taker.orders.filter((reference) => reference.includes(`-${second}-`)).map((reference) => reference.slice(-2)),
        ["-2"],
      );
      assert.deepEqual(await statesOf(second!), ["refused", "submitted"]);
      assert.deepEqual(await statesOf(first!), ["submitted"]);
      await assertLedgerBalances(world.core, [reseller]);
    });

    it("never has two orders when a worker stood still between its journal and the sending", async () => {
      const [order] = await placed(1);
      const late = await beginAttempts(world.core, await claimDue(world.core));
      await leasesEnd(world.core);
      await recoverLostAttempts(world.core);
      const taker = createTaker();
      await send(taker);
      await sendTogether(world.core, await state(), taker, late);
      assert.equal(taker.orders.length, 1);
      assert.deepEqual(await statesOf(order!), ["refused", "submitted"]);
    });

    it("is asked about unclear orders first, and about the others as long as the lease allows", async () => {
      const [order] = await placed(1);
      await send(createTaker());
      const [unclearOne] = await unclear(1);
      const attempts = await due();
      assert.ok(attempts.length >= 2);
      const taker = createTaker();
      taker.meanwhile = async () => assert.deepEqual(taker.asked, []);
      await ask(taker, attempts);
      assert.equal(taker.orders.length, 1);
      assert.equal(taker.asked.length, attempts.length - 1);
      assert.deepEqual([await statesOf(order!), await statesOf(unclearOne!)], [["submitted"], ["submitted"]]);
    });

    it("is asked again for what there was no time for, before all others", async () => {
      await placed(3);
      await send(createTaker());
      const attempts = await due();
      const taker = createTaker();
      taker.readStatuses = async () => [{ kind: "waiting" }];
      await ask(taker, attempts);
      await leasesEnd(world.core);
      await sql`update attempts set due_at = now() where due_at > now()`.execute(world.core.database.kysely);
      const again = await claimAttempts(world.core, [{ supplierId: supplier.id, most: 100 }]);
      assert.deepEqual(
        again.map(({ id }) => id),
        [...attempts.slice(1), attempts[0]!].map(({ id }) => id),
      );
    });

    it("does not repeat an order that was closed in between; it needs attention", async () => {
      const [order] = await unclear(1);
      await sql`update orders set attention = 'ambiguous' where id = ${order!.toString()}`.execute(
        world.core.database.kysely,
      );
      await rejectOrder(world.core, order!, "took too long", OPERATOR);
      const taker = createTaker();
      await ask(taker, await due());
      assert.deepEqual(taker.orders, []);
      const [attempt] = await listAttempts(world.core, order!);
      assert.deepEqual([attempt!.state, attempt!.dueAt], ["unknown", null]);
      await assertLedgerBalances(world.core, [reseller]);
    });
  });
});
