import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  CODES,
  HISTORY,
  ORDERS,
  PRESENT_DAMAGES,
  TRADE_DAMAGES,
  TRANSFERS,
  WALLETS,
} from "../../../../test/ledger/damages.ts";
import { ALWAYS, useIncrementalLedger } from "../../../../test/ledger/incremental-world.ts";
import { OPERATOR } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { succeedOrder } from "../../orders/settle-orders.ts";
import { moveMoney } from "../wallet/wallet-rows.ts";
import { topUp } from "../wallet/wallet.ts";
import type { LedgerCheckResult } from "./checked-ledger.ts";
import { confirm, findHorizon } from "./checkpoint.ts";
import { dropCheckpoint } from "./checkpoint-rows.ts";
import { LEDGER_CHECKS } from "./ledger-checks.ts";
import { readReconciliations, reconcile, reconcileDaily, reconcileOpen, requestReconciliation } from "./reconcile.ts";
import { runChecks } from "./run-checks.ts";

const PATIENT_MS = 5_000;

describe("an incremental ledger check", () => {
  forEachDatabase((kind, openDatabase) => {
    const ledger = useIncrementalLedger(openDatabase);
    const { run, daily, readCheckpoint, readGeneration, found } = ledger;

    it("finds nothing where nothing is wrong, and compares what is new", async () => {
      const checks = await runChecks(ledger.core, ledger.checkpoint, () => Promise.resolve());
      assert.deepEqual(
        checks.filter(({ ok }) => !ok),
        [],
      );
      const compared = (results: readonly LedgerCheckResult[], name: string) =>
        results.find((check) => check.name === name)?.compared;
      assert.equal(compared(checks, ORDERS), 5);
      assert.equal(compared(checks, CODES), 1);
      const full = await reconcile(ledger.core);
      assert.deepEqual([full.ok, compared(full.checks, ORDERS)], [true, 10]);
      const [few, all] = [checks, full.checks].map((results) => compared(results, TRANSFERS));
      assert.equal(all, 2 * few! + 2);
    });

    for (const [name, damage, check] of TRADE_DAMAGES) {
      it(`notices ${name} since the last check, and a full check at any time`, async () => {
        for (const scope of ["incremental", "full"] as const) {
          assert.deepEqual(await found(scope, damage(ledger.newer), { only: check }), [check], `new, ${scope}`);
        }
        assert.deepEqual(await found("full", damage(ledger.older), { only: check }), [check], "old, full");
        assert.deepEqual(await found("incremental", damage(ledger.older)), [], "old, incremental");
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
      const change = `update orders set status = 'SUCCESS', captured = price, completed_at = now() where id = ${ledger.older.open}`;
      assert.ok((await found("incremental", change, { triggers: true })).includes(ORDERS));
    });

    it("leaves steps of history to the full check", async () => {
      const change = "insert into order_history (order_id, to_status, actor_kind) values (999999, 'PENDING', 'system')";
      assert.deepEqual(await found("incremental", change), []);
      assert.deepEqual(await found("full", change), [HISTORY]);
    });

    it("does not begin with wrong sums: the full check compares them", async () => {
      const { walletId } = ledger.caller;
      const account = `(select available_account_id from wallets where id = ${walletId})`;
      const wrong = `update checked_accounts set balance = balance + 1 where account_id = ${account}`;
      assert.deepEqual(await found("full", wrong), [
        "the balances that incremental checks begin with equal their transfers",
      ]);
      assert.ok((await found("incremental", wrong)).includes(WALLETS));
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
      const { core } = ledger;
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
      const { core, staffId } = ledger;
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
      const { core } = ledger;
      const generation = await readGeneration();
      await dropCheckpoint(core.database.kysely);
      const to = { transfersTo: 1n, ordersTo: 1n, changedFrom: new Date() };
      await confirm(core, { generation, from: null, to });
      assert.equal((await readCheckpoint()).transfersTo, null);
      assert.deepEqual([(await daily()).scope, (await daily()).scope], ["full", "incremental"]);
    });

    it("finds no discrepancy while orders are placed and settled", async () => {
      const { core } = ledger;
      const serviceId = await ledger.world.service();
      const others = await Promise.all([1, 2, 3].map(() => ledger.world.caller({ credit: 100_000_000n })));
      const trading = Promise.all(
        others.map(async (other) => {
          for (let n = 0; n < 25; n++) {
            const { id } = await ledger.world.order(other, serviceId);
            if (n % 2 === 0) await succeedOrder(core, id, { result: "code" }, OPERATOR);
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
        const { core } = ledger;
        const [slow, quick] = await Promise.all([ledger.world.caller(), ledger.world.caller()]);
        const [drawn, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const kinds = { kind: "adjustment", houseKind: "adjustment" } as const;
        const money = { ...kinds, amount: 1n, reason: "more", actor: OPERATOR };
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
