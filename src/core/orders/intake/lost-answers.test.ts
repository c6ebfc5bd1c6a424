import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  assertLedgerBalances,
  collectAnswers,
  imei,
  openMoneyWorld,
  place,
  refusal,
  type MoneyWorld,
} from "../../../../test/money-world.ts";
import { openPgProxy, type PgProxy } from "../../../../test/support/postgres/pg-proxy.ts";
import { freshDatabase, hasPostgres } from "../../../../test/support/postgres/postgres.ts";
import { openDatabase } from "../../../database/open.ts";
import type { Database } from "../../../database/database.ts";
import type { Caller } from "../../kernel/caller.ts";
import type { Core } from "../../core.ts";
import { DomainError } from "../../kernel/errors.ts";
import { silentMetrics } from "../../kernel/ports/metrics.ts";
import { readWalletRow } from "../../ledger/wallet/wallet-rows.ts";
import { createIntake } from "./intake.ts";

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";
/** Short where a test waits for them to be over. */
const PATIENCE = { factsGoodMs: 700, findOutMs: 3_000 };

describe("orders whose answer is lost between the server and PostgreSQL", { skip }, () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let proxy: PgProxy;
  /** Through the proxy, and beside it. */
  let lossy: { database: Database; world: MoneyWorld; core: Core };
  let direct: { database: Database; world: MoneyWorld };
  let serviceId: number;

  before(async () => {
    fresh = await freshDatabase();
    proxy = await openPgProxy(fresh.url);
    const database = await openDatabase({ url: proxy.url, dataDir: "", connections: 4 });
    const world = await openMoneyWorld(database);
    const { config, orderReads, ordersDue, eventsWritten } = world.core;
    const intake = createIntake({
      database,
      config,
      orderReads,
      ordersDue,
      eventsWritten,
      metrics: silentMetrics,
      patience: PATIENCE,
    });
    lossy = { database, world, core: { ...world.core, intake } };
    const other = await openDatabase({ url: fresh.url, dataDir: "", connections: 4 });
    direct = { database: other, world: await openMoneyWorld(other) };
    // Without an identifier nothing but the request key tells a second order from the first.
    serviceId = await direct.world.service({ type: "server", identifierKind: "none" });
  });
  after(async () => {
    await lossy.world.close();
    await direct.world.close();
    await lossy.database.close();
    await direct.database.close();
    await proxy.close();
    await fresh.drop();
  });

  const orderCount = async ({ walletId }: Caller): Promise<bigint> =>
    (await readWalletRow(direct.database.kysely, walletId)).ordersCount;

  for (const how of ["answer_lost", "never_arrives", "arrives_late"] as const) {
    it(`are placed once and answered as placed (${how})`, async () => {
      const reseller = await direct.world.caller({ credit: 100_000_000n });
      proxy.lose("intake_place", how);
      const { placed, refused } = await collectAnswers(
        Array.from({ length: 40 }, () => place(lossy.core, reseller, { serviceId })),
      );
      assert.ok(proxy.isWhole());
      await proxy.deliver();
      assert.deepEqual(refused, []);
      assert.equal(new Set(placed.map(({ order }) => order.id)).size, 40);
      assert.equal(placed.filter(({ replayed }) => replayed).length, 0);
      assert.equal(await orderCount(reseller), 40n);
      const wallet = await readWalletRow(direct.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held], [60_000_000n, 40_000_000n]);
      await assertLedgerBalances(direct.world.core, [reseller]);
    });
  }

  for (const how of ["answer_lost", "never_arrives", "arrives_late"] as const) {
    it(`are placed once where they came alone, in one statement (${how})`, async () => {
      const reseller = await direct.world.caller({ credit: 100_000_000n });
      await place(lossy.core, reseller, { serviceId });
      proxy.lose("intake_expected", how);
      const { order, replayed } = await place(lossy.core, reseller, { serviceId });
      assert.ok(proxy.isWhole());
      await proxy.deliver();
      assert.deepEqual([order.status, replayed, await orderCount(reseller)], ["PENDING", false, 2n]);
      await assertLedgerBalances(direct.world.core, [reseller]);
    });
  }

  it("are told as unknown when it stays unknown, and later ones as not placed, while the database is away", async () => {
    const reseller = await direct.world.caller({ credit: 100_000_000n });
    proxy.lose("intake_place", "answer_lost", () => proxy.refuse(true));
    try {
      const unknown = await rejection(place(lossy.core, reseller, { serviceId }));
      assert.equal(unknown.code, "outcome_unknown");
      assert.match(unknown.message, /It is not known whether the order was placed\. Check your orders/);
      assert.doesNotMatch(unknown.message, /try again/i);
      assert.equal(await refusal(place(lossy.core, reseller, { serviceId })), "maintenance");
      assert.equal(await orderCount(reseller), 1n);
    } finally {
      proxy.refuse(false);
    }
  });

  it("are looked for until the database is back", async () => {
    const reseller = await direct.world.caller({ credit: 100_000_000n });
    proxy.lose("intake_place", "answer_lost", () => {
      proxy.refuse(true);
      setTimeout(() => proxy.refuse(false), 500);
    });
    const { order, replayed } = await place(lossy.core, reseller, { serviceId });
    assert.deepEqual([await orderCount(reseller), order.status, replayed], [1n, "PENDING", false]);
  });

  it("are refused only when what was sent before can place them no more", async () => {
    const reseller = await direct.world.caller({ credit: 1_000_000n });
    const spent = Promise.withResolvers<unknown>();
    // Another request spends the credit before the second look, which would refuse then.
    proxy.lose("intake_place", "arrives_late", () => {
      proxy.refuse(true);
      spent.resolve(place(direct.world.core, reseller, { serviceId }).finally(() => proxy.refuse(false)));
    });
    assert.equal(await refusal(place(lossy.core, reseller, { serviceId })), "insufficient_balance");
    await spent.promise;
    await proxy.deliver();
    assert.equal(await orderCount(reseller), 1n);
    await assertLedgerBalances(direct.world.core, [reseller]);
  });

  it("are placed once where the answer to a commit is lost", async () => {
    const [reseller, poor] = [await direct.world.caller({ credit: 9_000_000n }), await direct.world.caller()];
    // Alone an order is placed in a transaction of its own, after its batch was refused.
    proxy.lose("intake_place", "never_arrives");
    proxy.lose("commit", "answer_lost");
    const { placed, refused } = await collectAnswers([
      place(lossy.core, reseller, { serviceId }),
      place(lossy.core, poor, { serviceId }),
      place(lossy.core, reseller, { serviceId }),
    ]);
    assert.ok(proxy.isWhole());
    assert.deepEqual(refused, ["insufficient_balance"]);
    assert.equal(new Set(placed.map(({ order }) => order.id)).size, 2);
    assert.equal(await orderCount(reseller), 2n);
    await assertLedgerBalances(direct.world.core, [reseller, poor]);
  });

  it("are certainly not placed when only the reading before was lost: they are simply placed", async () => {
    const reseller = await direct.world.caller({ credit: 9_000_000n });
    proxy.lose("intake_facts", "answer_lost");
    const { order } = await place(lossy.core, reseller, { serviceId, identifier: imei(1) });
    assert.deepEqual([order.status, await orderCount(reseller)], ["PENDING", 1n]);
  });

  it("are certainly not placed when the connection breaks while their feedback is prepared", async () => {
    const reseller = await direct.world.caller({ credit: 9_000_000n });
    const wanted = { serviceId, feedbackUrl: "https://shop.example/feedback" };
    proxy.lose("commit", "answer_lost");
    assert.equal(await refusal(place(lossy.core, reseller, wanted)), "maintenance");
    assert.equal(await orderCount(reseller), 0n);
    await place(lossy.core, reseller, wanted);
    assert.equal(await orderCount(reseller), 1n);
  });
});

async function rejection(call: Promise<unknown>): Promise<DomainError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
