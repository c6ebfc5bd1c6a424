import assert from "node:assert/strict";
import { sql } from "kysely";
import { before, describe, it } from "node:test";
import { claimDue, imei, openMoneyWorld, OPERATOR, place, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { deliverFromStock } from "../../fulfilment/attempts/fulfil-orders.ts";
import { addStock } from "../../fulfilment/inventory/inventory.ts";
import type { Caller } from "../../kernel/caller.ts";
import { refundOrder } from "../../orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../../orders/settle-orders.ts";
import { addMethod } from "../../payments/methods/methods.ts";
import { createStaff } from "../../people/staff/staff.ts";
import { approveTopUp } from "../top-ups/decide-top-up.ts";
import { askTopUp } from "../top-ups/request-top-up.ts";
import { createLedger } from "../wallet/ledger.ts";
import { moveMoney } from "../wallet/wallet-rows.ts";
import { topUp } from "../wallet/wallet.ts";
import type { LedgerCheckResult } from "./checked-ledger.ts";
import { confirm, dropCheckpoint, findHorizon } from "./checkpoint.ts";
import { LEDGER_CHECKS, type CheckScope } from "./ledger-checks.ts";
import { driftRows } from "./reconcile-rows.ts";
import { readReconciliations, reconcile, reconcileDaily, reconcileOpen, requestReconciliation } from "./reconcile.ts";
import { runChecks } from "./run-checks.ts";
import { EVERYTHING, sourcesSince, type Checkpoint } from "./sources.ts";

const ALWAYS = { fewestTransfers: 0, fullHours: 167 };
const TERMS = { feeFixed: 300_000n, feeBasisPoints: 250, bonusTiers: [{ from: 1_000_000n, basisPoints: 500 }] };
const PATIENT_MS = 5_000;
const ORDERS = "every order was held, captured and released as its status says";
const TRANSFERS = "every transfer belongs to an order and a wallet";

/** Orders and a request for credit of one time. */
interface Trade {
  open: bigint;
  done: bigint;
  refunded: bigint;
  stocked: bigint;
  request: bigint;
}

/** What is done to the rows of a trade, and which check must notice it. */
const DAMAGES: [string, (trade: Trade) => string, string][] = [
  [
    "a hold that is gone",
    ({ done }) => `delete from transfers where kind = 'hold' and order_id = ${done}`,
    "every order was held, captured and released as its status says",
  ],
  [
    "a capture of another amount",
    ({ done }) => `update transfers set amount = amount + 1 where kind = 'capture' and order_id = ${done}`,
    "every order was held, captured and released as its status says",
  ],
  [
    "a transfer that grew",
    ({ open }) => `update transfers set amount = amount + 1 where kind = 'hold' and order_id = ${open}`,
    "wallet balances equal their transfers",
  ],
  [
    "an order that is gone",
    ({ done }) => `delete from orders where id = ${done}`,
    "every transfer belongs to an order and a wallet",
  ],
  [
    "an order that no list counts",
    ({ done }) => `delete from orders where id = ${done}`,
    "the counts of every wallet are those of its lists",
  ],
  [
    "a transfer that hides its wallet",
    ({ done }) =>
      `update transfers set wallet_id = null, available_after = null, held_after = null where kind = 'hold' and order_id = ${done}`,
    "every transfer belongs to an order and a wallet",
  ],
  [
    "a refund that never was",
    ({ done }) => `update orders set refunded = 1 where id = ${done}`,
    "refunds stay within what was captured",
  ],
  [
    "a refund of another amount",
    ({ refunded }) => `update transfers set amount = amount + 1 where kind = 'refund' and order_id = ${refunded}`,
    "refunds stay within what was captured",
  ],
  [
    "an attempt that was never paid for",
    ({ done }) => `update attempts set cost = 5 where order_id = ${done}`,
    "every attempt that succeeded was paid for once, and no other",
  ],
  [
    "a code for an order that failed",
    ({ stocked }) =>
      `update orders set status = 'REJECTED', status_reason = 'x', captured = null where id = ${stocked}`,
    "every code in stock was delivered to one order that succeeded",
  ],
  [
    "a top-up request that brought another amount",
    ({ request }) =>
      `update top_up_requests set approved_amount = approved_amount + 1, reason = 'x' where id = ${request}`,
    "every approved top-up request was credited once, and no other",
  ],
  [
    "a fee that is not the one agreed",
    ({ request }) =>
      `update top_up_requests set terms = jsonb_set(terms, '{feeFixed}', '"310000"') where id = ${request}`,
    "the fee and the bonus of every top-up request are those of its terms",
  ],
  [
    "a bonus that was never booked",
    ({ request }) => `delete from transfers where idempotency_key = 'top_up_request:${request}:bonus'`,
    "the fee and the bonus of every top-up request are those of its terms",
  ],
];

/** What shows in the balances and counts of this moment, whenever it was done. */
const PRESENT_DAMAGES: [string, string, string][] = [
  ["credit out of nowhere", "update wallets set available = available + 1", "wallet balances equal their transfers"],
  [
    "held money that no order holds",
    "update wallets set held = held + 1",
    "held money equals the price of open orders",
  ],
  [
    "an account that is gone",
    "delete from ledger_accounts where kind = 'revenue'",
    "debits equal credits in every currency",
  ],
  [
    "a list that counts wrong",
    "update wallets set entries_count = entries_count + 1",
    "the counts of every wallet are those of its lists",
  ],
  [
    "a sum that was not stored",
    `update ledger_sums set sums = '[{"kind":"revenue","currency":"USD","test":false,"balance":"7"}]'`,
    "stored sums of the ledger equal their transfers",
  ],
  [
    "a last entry that ends elsewhere",
    "update transfers set available_after = available_after + 1 where id > (select transfers_to from ledger_checkpoint)",
    "the last entry of every wallet shows its balance",
  ],
];

describe("an incremental ledger check", () => {
  forEachDatabase((kind, openDatabase) => {
    let world: MoneyWorld;
    let caller: Caller;
    let staffId: number;
    let methodId: number;
    let numbers = 0;
    let older: Trade;
    let newer: Trade;
    let checkpoint: Checkpoint;

    const run = (text: string) => sql.raw(text).execute(world.core.database.kysely);
    const daily = async () => {
      await run("update reconciliations set begun_at = begun_at - interval '1 day'");
      assert.notEqual(await reconcileDaily(world.core, undefined, ALWAYS), null);
      return (await readReconciliations(world.core)).last!;
    };

    async function trade(): Promise<Trade> {
      const { core } = world;
      const serviceId = await world.service();
      const placed = [];
      for (let n = 0; n < 3; n++)
        placed.push((await place(core, caller, { serviceId, identifier: imei(++numbers) })).order.id);
      const [open, done, refunded] = placed as [bigint, bigint, bigint];
      await succeedOrder(core, done, { result: "code" }, OPERATOR);
      await succeedOrder(core, refunded, { result: "code" }, OPERATOR);
      await refundOrder(core, refunded, { amount: 400_000n, idempotencyKey: "a part", reason: "late" }, OPERATOR);
      const rejected = (await place(core, caller, { serviceId, identifier: imei(++numbers) })).order.id;
      await rejectOrder(core, rejected, "blocked", OPERATOR);
      const inStock = await world.service();
      await addStock(core, inStock, [`code ${numbers}`]);
      const stocked = (await place(core, caller, { serviceId: inStock, identifier: imei(++numbers) })).order.id;
      const [due] = await claimDue(core);
      assert.ok(due && (await deliverFromStock(core, due)));
      const method = { id: methodId, terms: TERMS };
      const { id: request } = await askTopUp(core, caller, { amount: 5_000_000n, method });
      await approveTopUp(core, request, { staffId });
      await run(`insert into attempts (order_id, number, supplier_id, supplier_service, state, reference, cost, ended_at)
        select ${done}, 1, min(id), 'x', 'succeeded', 'of ${done}', 0, now() from suppliers`);
      return { open, done, refunded, stocked, request };
    }

    before(async () => {
      world = await openMoneyWorld(await openDatabase());
      const { core } = world;
      caller = await world.caller({ credit: 100_000_000n });
      const staff = {
        email: "a@example.com",
        name: "Ann",
        role: "owner",
        password: "a password of the tests",
      } as const;
      ({ id: staffId } = await createStaff(core, staff));
      ({ id: methodId } = await addMethod(core, { kind: "manual", name: "Bank" }));
      older = await trade();
      await core.database.transaction(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction);
        await sql`update orders set updated_at = updated_at - interval '1 day'`.execute(transaction);
        await sql`update transfers set created_at = created_at - interval '1 day'`.execute(transaction);
        await sql`update top_up_requests set decided_at = decided_at - interval '1 day'`.execute(transaction);
      });
      await createLedger(core, 1n).accounts();
      assert.deepEqual([(await daily()).scope, (await daily()).scope], ["full", "incremental"]);
      checkpoint = await readCheckpoint();
      newer = await trade();
    });

    async function readCheckpoint(): Promise<Checkpoint> {
      const row = await world.core.database.kysely
        .selectFrom("ledger_checkpoint")
        .selectAll()
        .executeTakeFirstOrThrow();
      return { transfersTo: row.transfers_to!, ordersTo: row.orders_to!, changedFrom: row.changed_from! };
    }

    async function readGeneration(): Promise<number> {
      const query = world.core.database.kysely.selectFrom("ledger_checkpoint").select("generation");
      return (await query.executeTakeFirstOrThrow()).generation;
    }

    /** What the checks of a scope, or those of a name, find after a statement, which is then undone. */
    async function found(
      scope: CheckScope,
      statement: string,
      { only, triggers = false }: { only?: string; triggers?: boolean } = {},
    ): Promise<string[]> {
      const sources = scope === "full" ? EVERYTHING : sourcesSince(checkpoint);
      const names: string[] = [];
      const undone = new Error("undone");
      const look = world.core.database.transaction(async (transaction) => {
        if (!triggers) await sql`set local session_replication_role = replica`.execute(transaction);
        await sql.raw(statement).execute(transaction);
        for (const check of LEDGER_CHECKS[scope]) {
          if (only !== undefined && check.name !== only) continue;
          const { rows } = await driftRows(transaction, check, sources);
          if (rows.length > 0) names.push(check.name);
        }
        throw undone;
      });
      await assert.rejects(look, undone);
      return names;
    }

    it("finds nothing where nothing is wrong, and compares what is new", async () => {
      const checks = await runChecks(world.core, checkpoint, () => Promise.resolve());
      assert.deepEqual(
        checks.filter(({ ok }) => !ok),
        [],
      );
      const compared = (results: readonly LedgerCheckResult[], name: string) =>
        results.find((check) => check.name === name)?.compared;
      assert.equal(compared(checks, ORDERS), 5);
      assert.equal(compared(checks, "every code in stock was delivered to one order that succeeded"), 1);
      const full = await reconcile(world.core);
      assert.deepEqual([full.ok, compared(full.checks, ORDERS)], [true, 10]);
      const [few, all] = [checks, full.checks].map((results) => compared(results, TRANSFERS));
      assert.equal(all, 2 * few! + 2);
    });

    for (const [name, damage, check] of DAMAGES) {
      it(`notices ${name} since the last check, and a full check at any time`, async () => {
        for (const scope of ["incremental", "full"] as const) {
          assert.deepEqual(await found(scope, damage(newer), { only: check }), [check], `new, ${scope}`);
        }
        assert.deepEqual(await found("full", damage(older), { only: check }), [check], "old, full");
        assert.deepEqual(await found("incremental", damage(older)), [], "old, incremental");
      });
    }

    for (const [name, damage, check] of PRESENT_DAMAGES) {
      it(`notices ${name}`, async () => {
        for (const scope of ["incremental", "full"] as const) {
          assert.deepEqual(await found(scope, damage, { only: check }), [check], scope);
        }
      });
    }

    it("notices an old order whose status changes without its money", async () => {
      const change = `update orders set status = 'SUCCESS', captured = price, completed_at = now() where id = ${older.open}`;
      assert.ok((await found("incremental", change, { triggers: true })).includes(ORDERS));
    });

    it("leaves steps of history to the full check", async () => {
      const change = "insert into order_history (order_id, to_status, actor_kind) values (999999, 'PENDING', 'system')";
      assert.deepEqual(await found("incremental", change), []);
      assert.deepEqual(await found("full", change), ["every step of history belongs to an order"]);
    });

    it("does not begin with wrong sums: the full check compares them", async () => {
      const { walletId } = caller;
      const account = `(select available_account_id from wallets where id = ${walletId})`;
      const wrong = `update checked_accounts set balance = balance + 1 where account_id = ${account}`;
      assert.deepEqual(await found("full", wrong), [
        "the balances that incremental checks begin with equal their transfers",
      ]);
      assert.ok((await found("incremental", wrong)).includes("wallet balances equal their transfers"));
      assert.deepEqual(await found("full", `update checked_wallets set orders = 0 where wallet_id = ${walletId}`), [
        "the counts that incremental checks begin with are those of the lists",
      ]);
    });

    it("begins where the last one ended, and says so", async () => {
      const { transfersTo } = await readCheckpoint();
      const first = await daily();
      assert.deepEqual([first.ok, first.scope, first.afterTransfer], [true, "incremental", transfersTo]);
      const second = await daily();
      assert.ok(second.afterTransfer! > transfersTo && second.changedFrom! >= first.changedFrom!);
      assert.equal((await readCheckpoint()).transfersTo, second.afterTransfer);
    });

    it("that finds a discrepancy becomes a full one, as do the next, until none finds any", async () => {
      await run("update wallets set available = available + 1");
      const failed = await daily();
      assert.deepEqual([failed.ok, failed.scope, failed.checks.length], [false, "full", LEDGER_CHECKS.full.length]);
      assert.equal((await daily()).scope, "full");
      await run("update wallets set available = available - 1");
      assert.deepEqual([(await daily()).scope, (await daily()).scope], ["full", "incremental"]);
    });

    it("is a full one after a week, and for a small ledger", async () => {
      const { core } = world;
      for (const limits of [
        { ...ALWAYS, fullHours: 0 },
        { ...ALWAYS, fewestTransfers: 1_000_000 },
      ]) {
        await run("update reconciliations set begun_at = begun_at - interval '1 day'");
        assert.equal((await reconcileDaily(core, undefined, limits))?.ok, true);
        assert.equal((await readReconciliations(core)).last?.scope, "full");
      }
    });

    it("is replaced by a full one that is requested meanwhile", async () => {
      const { core } = world;
      await run("insert into reconciliations (scope) values ('incremental')");
      const requested = await requestReconciliation(core, staffId);
      assert.equal(requested.open?.scope, "full");
      assert.equal((await reconcileOpen(core, undefined, ALWAYS))?.ok, true);
      await run("insert into reconciliations (scope) values ('incremental')");
      await Promise.all([reconcileOpen(core, undefined, ALWAYS), requestReconciliation(core, staffId)]);
      await reconcileOpen(core, undefined, ALWAYS);
      const { last, open, lastFullAt } = await readReconciliations(core);
      assert.deepEqual([last?.ok, last?.scope, open, lastFullAt], [true, "full", null, last?.endedAt]);
    });

    it("stores nothing that an import has overtaken", async () => {
      const { core } = world;
      const generation = await readGeneration();
      await dropCheckpoint(core.database.kysely);
      const to = { transfersTo: 1n, ordersTo: 1n, changedFrom: new Date() };
      await confirm(core, { generation, from: null, to });
      assert.equal((await readCheckpoint()).transfersTo, null);
      assert.deepEqual([(await daily()).scope, (await daily()).scope], ["full", "incremental"]);
    });

    it("finds no discrepancy while orders are placed and settled", async () => {
      const { core } = world;
      const serviceId = await world.service();
      const others = await Promise.all([1, 2, 3].map(() => world.caller({ credit: 100_000_000n })));
      const trading = Promise.all(
        others.map(async (other) => {
          for (let n = 0; n < 25; n++) {
            const { order } = await place(core, other, { serviceId, identifier: imei(++numbers) });
            if (n % 2 === 0) await succeedOrder(core, order.id, { result: "code" }, OPERATOR);
          }
        }),
      );
      const runs = [];
      for (let n = 0; n < 3; n++) runs.push(await daily());
      await trading;
      runs.push(await daily());
      assert.deepEqual(
        runs.map(({ ok, scope }) => [ok, scope]),
        runs.map(() => [true, "incremental"]),
      );
      assert.equal((await reconcile(core)).ok, true);
    });

    if (kind === "postgres") {
      it("waits for transfers with smaller numbers that are still being written", async () => {
        const { core } = world;
        const [slow, quick] = await Promise.all([world.caller(), world.caller()]);
        const [drawn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const money = {
          kind: "adjustment",
          houseKind: "adjustment",
          amount: 1n,
          reason: "more",
          actor: OPERATOR,
        } as const;
        const writing = core.database.transaction(async (transaction) => {
          await moveMoney(transaction, { ...money, walletId: slow.walletId, idempotencyKey: "slow" });
          drawn.resolve();
          await end.promise;
        });
        await drawn.promise;
        await topUp(core, { resellerId: quick.resellerId, amount: 1n, reason: "quick", actor: OPERATOR });
        assert.equal(await findHorizon(core, 0), null);
        const waiting = findHorizon(core, PATIENT_MS);
        end.resolve();
        await writing;
        const horizon = await waiting;
        assert.ok(horizon !== null);
        await confirm(core, { generation: await readGeneration(), from: await readCheckpoint(), to: horizon });
        assert.equal((await readCheckpoint()).transfersTo, horizon.transfersTo);
        assert.deepEqual([(await daily()).ok, (await reconcile(core)).ok], [true, true]);
      });
    }
  });
});
