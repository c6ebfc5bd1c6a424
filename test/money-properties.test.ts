import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import type { Caller } from "../src/core/kernel/caller.ts";
import { DomainError } from "../src/core/kernel/errors.ts";
import { cancelOrder } from "../src/core/orders/cancel-order.ts";
import type { OrderRequest, PlacedOrder } from "../src/core/orders/order.ts";
import { isOpen } from "../src/core/orders/order-status.ts";
import { readHistory, readOrder } from "../src/core/orders/read-orders.ts";
import { refundOrder } from "../src/core/orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../src/core/orders/settle-orders.ts";
import { takeOrder } from "../src/core/fulfilment/review/take-order.ts";
import { adjust, setCreditLimit, topUp } from "../src/core/ledger/wallet/wallet.ts";
import { assertLedgerBalances, imei, openMoneyWorld, OPERATOR, place, type MoneyWorld } from "./money-world.ts";
import { forEachDatabase } from "./support/databases.ts";

const RUNS = 8;
const WALLETS = 3;

type Step =
  | { do: "place"; wallet: number; service: number; subject: number; quantity: number; how: Partial<OrderRequest> }
  | { do: "settle" | "part" | "reject" | "cancel" | "take" | "refund" | "refund part"; order: number; part: number }
  | { do: "top up" | "adjust" | "limit"; wallet: number; amount: bigint };

const how = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.constant({ source: "dispatch" as const }) },
  { weight: 2, arbitrary: fc.constant({ allowDuplicate: true }) },
  { weight: 2, arbitrary: fc.nat({ max: 4 }).map((n) => ({ clientReference: `R${n}` })) },
  { weight: 1, arbitrary: fc.nat({ max: 4 }).map((n) => ({ requestKey: `K${n}` })) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 3_000_000n }).map((maxPrice) => ({ maxPrice })) },
);
const wallet = fc.nat({ max: WALLETS - 1 });
const order = fc.nat({ max: 30 });
const part = fc.integer({ min: 1, max: 3 });
const moves = ["settle", "part", "reject", "cancel", "take", "refund", "refund part"] as const;
const placing = fc.record({
  do: fc.constant("place" as const),
  wallet,
  service: fc.nat({ max: 2 }),
  subject: fc.nat({ max: 6 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  how,
});
const moving = fc.record({ do: fc.constantFrom(...moves), order, part });
const amount = fc.bigInt({ min: -3_000_000n, max: 5_000_000n });
const paying = fc.record({
  do: fc.constantFrom("top up" as const, "adjust" as const, "limit" as const),
  wallet,
  amount,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: placing },
  { weight: 4, arbitrary: moving },
  { weight: 1, arbitrary: paying },
);
/** The steps of an inner list run at the same time, the lists one after the other. */
const stories = fc.array(fc.array(step, { minLength: 1, maxLength: 25 }), { minLength: 2, maxLength: 4 });

interface Scene {
  world: MoneyWorld;
  callers: Caller[];
  services: number[];
  acknowledged: { caller: Caller; placed: PlacedOrder }[];
}

async function play(scene: Scene, wanted: Step): Promise<void> {
  const { world, callers, services, acknowledged } = scene;
  const { core } = world;
  if (wanted.do === "place") {
    const caller = callers[wanted.wallet]!;
    const { quantity } = wanted;
    const request = { serviceId: services[wanted.service]!, identifier: imei(wanted.subject), quantity, ...wanted.how };
    acknowledged.push({ caller, placed: await place(core, caller, request) });
    return;
  }
  if ("amount" in wanted) {
    const { resellerId } = callers[wanted.wallet]!;
    if (wanted.do === "limit") return setCreditLimit(core, resellerId, wanted.amount);
    const movement = { resellerId, amount: wanted.amount, reason: "try", actor: OPERATOR };
    await (wanted.do === "top up" ? topUp(core, movement) : adjust(core, movement));
    return;
  }
  const target = acknowledged[wanted.order % Math.max(acknowledged.length, 1)];
  if (!target) return;
  const { id } = target.placed.order;
  const reason = "try";
  const doing = {
    settle: () => succeedOrder(core, id, { result: "code" }, OPERATOR),
    part: () => succeedOrder(core, id, { result: "code", deliveredQuantity: wanted.part }, OPERATOR),
    reject: () => rejectOrder(core, id, reason, OPERATOR),
    cancel: () => cancelOrder(core, target.caller, id),
    take: () => takeOrder(core, id, OPERATOR),
    refund: () => refundOrder(core, id, { reason }, OPERATOR),
    "refund part": () =>
      refundOrder(core, id, { amount: BigInt(wanted.part) * 100_000n, idempotencyKey: randomUUID(), reason }, OPERATOR),
  };
  await doing[wanted.do]();
}

/** Refusals are expected; any other error is a bug. */
async function playAll(scene: Scene, steps: readonly Step[]): Promise<void> {
  const settled = await Promise.allSettled(steps.map((wanted) => play(scene, wanted)));
  for (const answer of settled) {
    if (answer.status === "rejected" && !(answer.reason instanceof DomainError)) throw answer.reason;
  }
}

async function assertOrdersAreKept({ world, callers, acknowledged }: Scene): Promise<void> {
  const { core } = world;
  const walletIds = callers.map((caller) => caller.walletId);
  const { rows } = await sql<{ id: bigint }>`
    select id from orders where wallet_id = any(${walletIds}::int[]) order by id`.execute(core.database.kysely);
  const known = new Set(acknowledged.map(({ placed }) => placed.order.id));
  assert.deepEqual(
    rows.map((row) => row.id),
    [...known].toSorted((a, b) => (a < b ? -1 : 1)),
  );
  const fresh = acknowledged.filter(({ placed }) => !placed.replayed);
  assert.equal(fresh.length, known.size, "each order was placed by one call");
  for (const { caller, placed } of fresh) {
    const now = await readOrder(core, caller, placed.order.id);
    const history = await readHistory(core, caller, now.id);
    assert.equal(history[0]!.to, "PENDING");
    assert.equal(history.at(-1)!.to, now.status);
    for (const [n, move] of history.entries()) assert.equal(move.from, history[n - 1]?.to ?? null);
    const final = history.findIndex((move) => !isOpen(move.to));
    const behind = final === -1 ? [] : history.slice(final).map((move) => move.to);
    assert.ok(behind.every((status) => status === behind[0] || (behind[0] === "SUCCESS" && status === "REFUNDED")));
  }
}

describe("any combination of concurrent actions on orders and money", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    it("leaves every order placed once and every micro-unit in the ledger", async () => {
      const services = [
        await world.service({ price: 1_000_000n, maxQuantity: 3 }),
        await world.service({ price: 333_333n, maxQuantity: 3, allowDuplicate: true, cancellable: "on_request" }),
        await world.service({ price: 0n, confirm: true }),
      ];
      const property = fc.asyncProperty(stories, async (story) => {
        const callers = await Promise.all([
          world.caller({ credit: 5_000_000n }),
          world.caller({ creditLimit: 4_000_000n }),
          world.caller({ credit: 3_000_000n, creditLimit: 1_000_000n }),
        ]);
        const scene: Scene = { world, callers, services, acknowledged: [] };
        for (const steps of story) await playAll(scene, steps);
        await assertOrdersAreKept(scene);
        await assertLedgerBalances(world.core, callers);
      });
      await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: 60_000, endOnFailure: true });
    });
  });
});
