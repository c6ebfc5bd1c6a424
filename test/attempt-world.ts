import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Service } from "../src/core/catalogue/services/service.ts";
import type { Core } from "../src/core/core.ts";
import type { DueAttempt } from "../src/core/fulfilment/attempts/attempt.ts";
import { claimAttempts } from "../src/core/fulfilment/attempts/follow-attempts.ts";
import { claimOrders } from "../src/core/fulfilment/attempts/fulfil-orders.ts";
import { recordOutcomes } from "../src/core/fulfilment/attempts/record-outcomes.ts";
import { recordStatuses } from "../src/core/fulfilment/attempts/record-statuses.ts";
import { beginAttempts } from "../src/core/fulfilment/attempts/send-orders.ts";
import type { Sent } from "../src/core/fulfilment/attempts/sent.ts";
import type { DueOrder } from "../src/core/fulfilment/due/due-order.ts";
import type { SupplierInput } from "../src/core/fulfilment/imports/suppliers.ts";
import { listAttempts, type Attempt } from "../src/core/fulfilment/review/review-attempts.ts";
import { readStates } from "../src/core/fulfilment/suppliers/health.ts";
import type { PlaceOutcome, RefusalClass, StatusOutcome } from "../src/core/fulfilment/suppliers/outcome.ts";
import type { Supplier } from "../src/core/fulfilment/suppliers/supplier.ts";
import type { Caller } from "../src/core/kernel/caller.ts";
import type { Database } from "../src/database/database.ts";
import { openTrade, type TestRoute } from "./fulfilment-world.ts";
import { assertLedgerBalances, openMoneyWorld, orderRow, type MoneyWorld } from "./money-world.ts";

export const CUT: PlaceOutcome = { kind: "unknown", message: "The connection was cut.", raw: "" };

/** A service that two suppliers fulfil, then staff. */
export interface Trade {
  first: Supplier;
  second: Supplier;
  serviceId: number;
}

export interface TradeInput {
  supplier?: SupplierInput;
  route?: Partial<TestRoute>;
  cancellable?: Service["cancellable"];
}

/** The core, and one reseller whose orders go to the first supplier of a trade. */
export interface AttemptWorld {
  readonly core: Core;
  readonly reseller: Caller;
  trade(input?: TradeInput): Promise<Trade>;
  placed(at: Trade): Promise<bigint>;
  /** The orders that are due at the first supplier, leased. */
  claimed(at: Trade): Promise<DueOrder[]>;
  begun(at: Trade, orders?: number): Promise<Sent[]>;
  /** The first supplier answers what was sent. */
  answer(at: Trade, sent: Sent[], ...outcomes: PlaceOutcome[]): Promise<void>;
  /** What the first supplier has, or may have, as if the time to ask had come. */
  due(at: Trade): Promise<DueAttempt[]>;
  /** An order that the first supplier has accepted. */
  taken(at: Trade): Promise<Sent>;
  /** The first supplier tells the same status of all that it has. */
  told(at: Trade, outcome: StatusOutcome): Promise<{ late: number }>;
  row(orderId: bigint): ReturnType<typeof orderRow>;
  /** The last attempt of the order. */
  attemptOf(orderId: bigint): Promise<Attempt>;
  leaseEnds(orderId: bigint): Promise<void>;
  balanced(): Promise<void>;
}

export const accepted = (supplierReference: string): PlaceOutcome => ({
  kind: "accepted",
  supplierReference,
  raw: "{}",
});

export function refusedFor(refusal: RefusalClass, existingReference?: string): PlaceOutcome {
  return { kind: "refused", refusal, message: "no", existingReference, raw: "{}" };
}

/** Opens the world before the tests of the suite that calls this, and closes it after them. */
export function useAttemptWorld(open: () => Promise<Database>): AttemptWorld {
  let world: MoneyWorld;
  let reseller: Caller;

  before(async () => {
    world = await openMoneyWorld(await open());
    reseller = await world.caller({ credit: 1_000_000_000n });
  });
  after(() => world.close());

  const placed: AttemptWorld["placed"] = async ({ serviceId }) => (await world.order(reseller, serviceId)).id;
  const claimed: AttemptWorld["claimed"] = ({ first }) =>
    claimOrders(world.core, [{ supplierId: first.id, most: 100 }]);

  const begun: AttemptWorld["begun"] = async (at, orders = 1) => {
    for (let n = 0; n < orders; n++) await placed(at);
    const sent = await beginAttempts(world.core, await claimed(at));
    assert.equal(sent.length, orders);
    return sent;
  };

  const answer: AttemptWorld["answer"] = async ({ first }, sent, ...outcomes) => {
    const state = (await readStates(world.core)).find(({ id }) => id === first.id)!;
    await recordOutcomes(world.core, state, sent, outcomes);
  };

  const due: AttemptWorld["due"] = async ({ first }) => {
    await world.core.database.kysely
      .updateTable("attempts")
      .set({ due_at: new Date(0) })
      .where("supplier_id", "=", first.id)
      .where("state", "in", ["submitted", "unknown"])
      .execute();
    return claimAttempts(world.core, [{ supplierId: first.id, most: 100 }]);
  };

  return {
    get core() {
      return world.core;
    },
    get reseller() {
      return reseller;
    },
    async trade({ supplier, route, cancellable = "until_submitted" } = {}) {
      const wanted = [{ ...(supplier && { input: supplier }), ...(route && { route }) }, {}];
      const { suppliers, serviceId } = await openTrade(world, wanted, { cancellable });
      return { first: suppliers[0]!, second: suppliers[1]!, serviceId };
    },
    placed,
    claimed,
    begun,
    answer,
    due,
    async taken(at) {
      const [sent] = await begun(at);
      await answer(at, [sent!], accepted(`T-${sent!.attemptId}`));
      return sent!;
    },
    async told(at, outcome) {
      const attempts = await due(at);
      return recordStatuses(
        world.core,
        attempts,
        attempts.map(() => outcome),
      );
    },
    row: (orderId) => orderRow(world.core, orderId),
    attemptOf: async (orderId) => (await listAttempts(world.core, orderId)).at(-1)!,
    async leaseEnds(orderId) {
      const { kysely } = world.core.database;
      const past = { leased_until: new Date(0) };
      await kysely.updateTable("orders").set(past).where("id", "=", orderId).execute();
      await kysely
        .updateTable("attempts")
        .set(past)
        .where("order_id", "=", orderId)
        .where("ended_at", "is", null)
        .execute();
    },
    balanced: () => assertLedgerBalances(world.core, [reseller]),
  };
}
