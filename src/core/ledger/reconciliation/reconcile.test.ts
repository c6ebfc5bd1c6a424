import assert from "node:assert/strict";
import { sql } from "kysely";
import { after, before, describe, it } from "node:test";
import type { Database } from "../../../database/database.ts";
import {
  ACCOUNTS,
  CODES,
  COUNTS,
  ON_HOLD,
  ORDERS,
  REFUNDS,
  STATEMENTS,
  TOP_UPS,
  TRANSFERS,
  WALLETS,
} from "../../../../test/ledger/damages.ts";
import { imei, openMoneyWorld, OPERATOR, place, type MoneyWorld, claimDue } from "../../../../test/money-world.ts";
import { openFresh } from "../../../../test/support/databases.ts";
import { addStock } from "../../fulfilment/inventory/inventory.ts";
import { deliverFromStock } from "../../fulfilment/attempts/fulfil-orders.ts";
import { refundOrder } from "../../orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { requestTopUp } from "../top-ups/request-top-up.ts";
import { approveTopUp } from "../top-ups/decide-top-up.ts";
import {
  countChecks,
  readLastReconciliation,
  readReconciliations,
  reconcile,
  reconcileDaily,
  reconcileOpen,
  requestReconciliation,
} from "./reconcile.ts";

/** What an intruder with the database's password could do, and the check that must notice it. */
const DAMAGES: [string, string, string][] = [
  ["credit out of nowhere", "update wallets set available = available + 1", WALLETS],
  ["an account that is gone", "delete from ledger_accounts where kind = 'revenue'", ACCOUNTS],
  ["held money that no order holds", "update wallets set held = held + 1", ON_HOLD],
  ["a hold that is gone", "delete from transfers where kind = 'hold'", ORDERS],
  ["orders that are gone", "delete from orders", TRANSFERS],
  [
    "a transfer that hides its wallet",
    "update transfers set wallet_id = null, available_after = null, held_after = null where kind = 'top_up'",
    TRANSFERS,
  ],
  ["a refund that never was", "update orders set refunded = 1 where captured > 1 and refunded = 0", REFUNDS],
  ["a statement that ends elsewhere", "update transfers set available_after = available_after + 1", STATEMENTS],
  ["a list that counts wrong", "update wallets set orders_count = orders_count + 1", COUNTS],
  [
    "a code for an order that failed",
    "update stock_codes set order_id = (select min(id) from orders where status = 'REJECTED') where order_id is not null",
    CODES,
  ],
  [
    "a top-up request that brought another amount",
    "update top_up_requests set approved_amount = approved_amount + 1, amount = amount + 1",
    TOP_UPS,
  ],
];

describe("reconciliation", () => {
  let database: Database;
  let drop: () => Promise<void>;
  let world: MoneyWorld;

  before(async () => {
    ({ database, drop } = await openFresh("embedded"));
    world = await openMoneyWorld(database);
    const { core } = world;
    const caller = await world.caller({ credit: 100_000_000n });
    const serviceId = await world.service();
    const [open, done, refunded, rejected] = await Promise.all(
      [1, 2, 3, 4].map((n) => place(core, caller, { serviceId, identifier: imei(n) })),
    );
    assert.ok(open && done && refunded && rejected);
    await succeedOrder(core, done.order.id, { result: "code" }, OPERATOR);
    await succeedOrder(core, refunded.order.id, { result: "code" }, OPERATOR);
    await refundOrder(
      core,
      refunded.order.id,
      { amount: 400_000n, idempotencyKey: "a part", reason: "late" },
      OPERATOR,
    );
    await rejectOrder(core, rejected.order.id, "blocked", OPERATOR);
    const stocked = await world.service();
    await addStock(core, stocked, ["code 1"]);
    await place(core, caller, { serviceId: stocked, identifier: imei(5) });
    const [due] = await claimDue(core);
    assert.ok(due && (await deliverFromStock(core, due)));
    const { id: staffId } = await createStaff(core, {
      email: "a@example.com",
      name: "Ann",
      role: "owner",
      password: "a password of the tests",
    });
    await approveTopUp(core, (await requestTopUp(core, caller, { amount: 5_000_000n })).id, { staffId });
  });
  after(async () => {
    await world.close();
    await drop();
  });

  it("runs by itself once a day, regardless of requests, and is remembered", async () => {
    const { core } = world;
    assert.equal(await readLastReconciliation(core), null);
    const runs = await Promise.all([1, 2, 3].map(() => reconcileDaily(core)));
    assert.equal(runs.filter((run) => run !== null).length, 1);
    assert.equal((await readLastReconciliation(core))?.ok, true);
    await sql`update reconciliations set begun_at = begun_at - interval '1 day'`.execute(core.database.kysely);
    assert.equal((await reconcileDaily(core))?.ok, true);
  });

  it("finds nothing where nothing is wrong", async () => {
    const { ok, checks } = await reconcile(world.core);
    assert.deepEqual([ok, checks.filter((check) => !check.ok)], [true, []]);
    const orders = checks.filter(({ of }) => of === "orders").map(({ compared }) => compared);
    assert.deepEqual(orders, [5, 5]);
    assert.ok(checks.every(({ differences, sums, drift }) => differences + sums.length + drift.length === 0));
  });

  it("adds up the differences, in each currency and mode", async () => {
    const { core } = world;
    const found = await damaged("update wallets set available = available + 1250000", async () => reconcile(core));
    const [wallets] = found.checks;
    assert.deepEqual([wallets!.differences, wallets!.compared], [2, 2]);
    assert.deepEqual(wallets!.sums, [
      { currency: "USD", test: false, amount: "1.25" },
      { currency: "USD", test: true, amount: "1.25" },
    ]);
    const row = wallets!.drift.find(({ test }) => test === false);
    assert.deepEqual([row?.["ledger_available"], row?.["available"]], ["101.40", "102.65"]);
  });

  it("runs on request, once for all requests at the same time", async () => {
    const { core } = world;
    const { id } = await createStaff(core, {
      email: "owner@example.com",
      name: "Olga",
      role: "owner",
      password: "a password of the tests",
    });
    await Promise.all([1, 2, 3].map(() => requestReconciliation(core, id)));
    const { open } = await readReconciliations(core);
    assert.deepEqual([open?.requestedByName, open?.running, open?.checks], ["Olga", false, []]);
    const runs = await Promise.all([1, 2].map(() => reconcileOpen(core)));
    assert.equal(runs.filter((run) => run !== null).length, 1);
    const { last, open: none } = await readReconciliations(core);
    assert.deepEqual([last?.id, last?.ok, last?.checks.length, none], [open?.id, true, countChecks("full"), null]);
  });

  it("that is broken off between two checks is begun again by the next who looks", async () => {
    const { core } = world;
    await sql`insert into reconciliations default values`.execute(core.database.kysely);
    assert.equal(await reconcileOpen(core, AbortSignal.abort()), null);
    assert.equal((await readReconciliations(core)).open?.running, false);
    assert.equal((await reconcileOpen(core))?.ok, true);
    assert.equal(await reconcileOpen(core), null);
  });

  for (const [name, damage, check] of DAMAGES) {
    it(`notices ${name}`, async () => {
      const { core } = world;
      const found = await damaged(damage, async () => (await reconcile(core)).checks.filter(({ ok }) => !ok));
      const failed = found.find(({ name: about }) => about === check);
      assert.ok(failed, JSON.stringify(found.map(({ name: about }) => about)));
      assert.ok(failed.differences > 0 && failed.differences >= failed.drift.length && failed.drift.length > 0);
    });
  }

  /** Triggers and foreign keys are off for the damage; a copy of each table brings everything back. */
  async function damaged<T>(statement: string, look: () => Promise<T>): Promise<T> {
    const tables = ["wallets", "ledger_accounts", "transfers", "orders", "stock_codes", "top_up_requests"];
    const run = (text: string) => sql.raw(text).execute(database.kysely);
    await run("set session_replication_role = replica");
    for (const table of tables) await run(`create temp table kept_${table} as table ${table}`);
    try {
      await run(statement);
      return await look();
    } finally {
      for (const table of tables) {
        await run(`delete from ${table}`);
        await run(`insert into ${table} overriding system value table kept_${table}`);
        await run(`drop table kept_${table}`);
      }
      await run("set session_replication_role = default");
    }
  }
});
