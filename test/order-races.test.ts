import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sql } from "kysely";
import { lockService } from "../src/core/catalogue/services/service-rows.ts";
import { addStock } from "../src/core/fulfilment/inventory/inventory.ts";
import { claimCodes } from "../src/core/fulfilment/inventory/inventory-rows.ts";
import { deliverFromStock } from "../src/core/fulfilment/attempts/fulfil-orders.ts";
import type { Caller } from "../src/core/kernel/caller.ts";
import type { Core } from "../src/core/core.ts";
import { changeServiceVisibility } from "../src/core/catalogue/visibility/visibility.ts";
import { setCreditLimit } from "../src/core/ledger/wallet/wallet.ts";
import { cancelOrder } from "../src/core/orders/cancel-order.ts";
import { rejectOrder, succeedOrder } from "../src/core/orders/settle-orders.ts";
import { takeOrder } from "../src/core/fulfilment/review/take-order.ts";
import { lockWallet, readWalletRow } from "../src/core/ledger/wallet/wallet-rows.ts";
import { openDatabase } from "../src/database/open.ts";
import {
  assertLedgerBalances,
  claimDue,
  codeOf,
  collectAnswers,
  imei,
  openMoneyWorld,
  OPERATOR,
  place,
  refusal,
  type MoneyWorld,
} from "./money-world.ts";
import { freshDatabase, hasPostgres } from "./support/postgres/postgres.ts";
import { until } from "./support/wait.ts";

const CONNECTIONS = 8;

/** Two cores, as of two processes, on one PostgreSQL. */
async function openTwo(work: (first: MoneyWorld, second: MoneyWorld) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  await using opened = new AsyncDisposableStack();
  const open = async (): Promise<MoneyWorld> => {
    const database = await openDatabase({ url: fresh.url, dataDir: "", connections: CONNECTIONS });
    opened.defer(() => database.close());
    return opened.use(await openMoneyWorld(database, { WORKER_POLL_MS: 20 }));
  };
  await work(await open(), await open());
}

const skip = !hasPostgres() && "left out: no PostgreSQL here; set TEST_DATABASE_URL or install one";

describe("two servers on one PostgreSQL", { skip }, () => {
  it("accept together exactly as many orders as the credit pays for", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 100_000_000n });
      const serviceId = await first.service();
      const calls = Array.from({ length: 500 }, (_, n) =>
        place((n % 2 === 0 ? first : second).core, reseller, { serviceId, identifier: imei(n) }),
      );
      const { placed, refused } = await collectAnswers(calls);
      assert.equal(placed.length, 100);
      assert.deepEqual(new Set(refused), new Set(["insufficient_balance"]));
      const wallet = await readWalletRow(first.core.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held], [0n, 100_000_000n]);
      await assertLedgerBalances(first.core, [reseller]);
    }));

  it("place one order if the same request is sent to both", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 100_000_000n });
      const serviceId = await first.service();
      const ways = [{ source: "dispatch" }, { clientReference: "PO-1" }, { requestKey: "K-1" }, {}] as const;
      for (const [n, way] of ways.entries()) {
        const request = { serviceId, identifier: imei(n), ...way };
        const calls = Array.from({ length: 50 }, (_, i) => place((i % 2 ? first : second).core, reseller, request));
        const { placed, refused } = await collectAnswers(calls);
        assert.equal(new Set(placed.map(({ order }) => order.id)).size, 1);
        assert.equal(placed.filter(({ replayed }) => !replayed).length, 1);
        assert.deepEqual(new Set(refused), new Set(n === ways.length - 1 ? ["duplicate_order"] : []));
      }
      await assertLedgerBalances(first.core, [reseller]);
    }));

  it("settle, cancel or reject an order once", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 100_000_000n });
      const serviceId = await first.service();
      for (let n = 0; n < 20; n++) {
        const { order } = await place(first.core, reseller, { serviceId, identifier: imei(n) });
        const settled = await Promise.allSettled([
          cancelOrder(first.core, reseller, order.id),
          succeedOrder(second.core, order.id, { result: "code" }, OPERATOR),
          rejectOrder(first.core, order.id, "not found", OPERATOR),
        ]);
        assert.equal(settled.filter((answer) => answer.status === "fulfilled").length, 1);
      }
      await assertLedgerBalances(first.core, [reseller]);
    }));

  it("leave codes available to small orders while a large order finds too few", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 100_000_000n });
      const serviceId = await first.service({ type: "server", minQuantity: 1, maxQuantity: 1_000 });
      await addStock(first.core, serviceId, ["CODE-1", "CODE-2"]);
      const large = (await place(first.core, reseller, { serviceId, quantity: 50 })).order.id;
      const small = (await place(first.core, reseller, { serviceId, quantity: 1 })).order.id;
      let claimed: Promise<string[]> | undefined;
      await first.core.database.transaction(async (transaction) => {
        assert.deepEqual(await claimCodes(transaction, { serviceId, id: large, quantity: 50 }), []);
        claimed = second.core.database.transaction((other) => claimCodes(other, { serviceId, id: small, quantity: 1 }));
        // The result must not depend on rows that this transaction only reads.
        await Promise.race([claimed, untilWaiting(first.core, "advisory")]);
      });
      assert.deepEqual(await claimed, ["CODE-1"]);
    }));

  it("deliver every small order next to large orders that the inventory cannot fulfil", () =>
    openTwo(async (first, second) => {
      const serviceId = await first.service({ type: "server", minQuantity: 1, maxQuantity: 1_000 });
      const codes = Array.from({ length: 60 }, (_, n) => `CODE-${n}`);
      await addStock(first.core, serviceId, codes);
      for (let n = 0; n < 40; n++) {
        // The lock of a shared wallet would process its orders one after the other.
        const reseller = await first.caller({ credit: 1_000_000_000n });
        await place(first.core, reseller, { serviceId, quantity: n % 4 === 0 ? 1_000 : 1 });
      }
      const orders = await claimDue(first.core);
      const delivered = await Promise.all(
        orders.map((order, n) => deliverFromStock((n % 2 === 0 ? first : second).core, order)),
      );
      assert.equal(orders.length, 40);
      assert.deepEqual(
        delivered,
        orders.map(({ quantity }) => quantity === 1),
      );
    }));

  it("deliver each code to one order and leave the other orders pending with their money on hold", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 400_000_000n });
      const serviceId = await first.service();
      const codes = Array.from({ length: 200 }, (_, n) => `CODE-${n}`);
      await addStock(first.core, serviceId, codes);
      const workers = [await first.work(), await second.work()];
      const calls = Array.from({ length: 300 }, (_, n) =>
        place((n % 2 ? first : second).core, reseller, { serviceId, identifier: imei(n) }),
      );
      const { placed } = await collectAnswers(calls);
      assert.equal(placed.length, 300);
      await untilNoneIsDue(first);
      for (const worker of workers) await worker.stop();
      assert.deepEqual(
        workers.flatMap(({ problems }) => problems),
        [],
      );
      const { rows } = await sql<{ status: string; result: string | null }>`
        select status, result_text as result from orders`.execute(first.core.database.kysely);
      const delivered = rows.filter((row) => row.status === "SUCCESS").map((row) => row.result!);
      assert.deepEqual(delivered.toSorted(), codes.toSorted());
      assert.equal(rows.filter((row) => row.status === "PENDING").length, 100);
      const wallet = await readWalletRow(first.core.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held], [100_000_000n, 100_000_000n]);
      await assertLedgerBalances(first.core, [reseller]);
    }));

  it("do not deadlock while both place, settle and refill orders of the same wallets", () =>
    openTwo(async (first, second) => {
      const services = [await first.service(), await first.service()];
      const resellers: Caller[] = [];
      for (let n = 0; n < 6; n++) resellers.push(await first.caller({ credit: 1_000_000_000n }));
      await addStock(first.core, services[0]!, ["first"]);
      const workers = [await first.work(), await second.work()];
      const side = async ({ core }: MoneyWorld, order: readonly Caller[], from: number): Promise<void> => {
        for (let round = 0; round < 8; round++) {
          const calls = order.flatMap((reseller, n) =>
            services.map((serviceId) => place(core, reseller, { serviceId, identifier: imei(from + round * 10 + n) })),
          );
          const placed = await Promise.all(calls);
          const codes = Array.from({ length: 10 }, (_, n) => `${from} ${round} ${n}`);
          const manual = placed.filter(({ order: { serviceId } }) => serviceId === services[1]);
          await Promise.all([
            addStock(core, services[0]!, codes),
            ...manual.map(({ order: { id } }) => succeedOrder(core, id, { result: "code" }, OPERATOR)),
          ]);
        }
      };
      await Promise.all([side(first, resellers, 0), side(second, resellers.toReversed(), 1_000)]);
      await untilNoneIsDue(first);
      for (const worker of workers) await worker.stop();
      assert.deepEqual(
        workers.flatMap(({ problems }) => problems),
        [],
      );
      await assertLedgerBalances(first.core, resellers);
    }));

  it("do not deadlock while one assigns orders and the other settles them", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 1_000_000_000n });
      const serviceId = await first.service();
      for (let n = 0; n < 60; n++) {
        const { order } = await place(first.core, reseller, { serviceId, identifier: imei(n) });
        const settled = await Promise.allSettled([
          takeOrder(first.core, order.id, OPERATOR),
          succeedOrder(second.core, order.id, { result: "code" }, OPERATOR),
          takeOrder(second.core, order.id, OPERATOR),
        ]);
        for (const answer of settled) if (answer.status === "rejected") codeOf(answer.reason);
      }
      await assertLedgerBalances(first.core, [reseller]);
    }));

  it("add codes to the same new services at the same time", () =>
    openTwo(async (first, second) => {
      for (let round = 0; round < 20; round++) {
        const serviceId = await first.service();
        const add = ({ core }: MoneyWorld, from: string) =>
          addStock(core, serviceId, [`${from} 1`, `${from} 2`, "the same"]);
        const added = await Promise.all([add(first, "a"), add(second, "b"), add(first, "c"), add(second, "d")]);
        assert.equal(
          added.reduce((total, one) => total + one.added, 0),
          9,
        );
      }
    }));

  it("repeat transactions that PostgreSQL rolled back to end a deadlock", () =>
    openTwo(async (first, second) => {
      const services = [await first.service(), await first.service()];
      let bothHoldOne: () => void;
      const meeting = new Promise<void>((resolve) => (bothHoldOne = resolve));
      let holding = 0;
      const runs: string[] = [];
      const lockBoth = ({ core }: MoneyWorld, name: string, order: readonly number[]) =>
        core.database.transaction(async (transaction) => {
          runs.push(name);
          await lockService(transaction, order[0]!);
          if (++holding === 2) bothHoldOne();
          await meeting;
          await lockService(transaction, order[1]!);
          return name;
        });
      const names = await Promise.all([
        lockBoth(first, "up", services),
        lockBoth(second, "down", services.toReversed()),
      ]);
      assert.deepEqual(names, ["up", "down"]);
      // Whichever comes back too early collides with the other again.
      assert.ok(runs.length > names.length, runs.join());
    }));

  it("place no order of a service that was hidden before the order is written", () =>
    openTwo(async (first, second) => {
      const reseller = await first.caller({ credit: 100_000_000n });
      const other = await first.caller();
      const serviceId = await first.service();
      let call: ReturnType<typeof place> | undefined;
      await second.core.database.transaction(async (transaction) => {
        await lockWallet(transaction, reseller.walletId);
        // It has read its facts and waits for the wallet.
        call = place(first.core, reseller, { serviceId, identifier: imei(1) });
        call.catch(() => {});
        await untilWaiting(second.core, "transactionid");
        const visibility = { visibleTo: "resellers", resellerIds: [other.resellerId] } as const;
        await changeServiceVisibility(first.core, serviceId, visibility);
      });
      assert.equal(await refusal(call!), "service_not_found");
      const wallet = await readWalletRow(first.core.database.kysely, reseller.walletId);
      assert.deepEqual([wallet.available, wallet.held, wallet.ordersCount], [100_000_000n, 0n, 0n]);
      await assertLedgerBalances(first.core, [reseller]);
    }));

  it("lower a credit limit or spend it, but never both", () =>
    openTwo(async (first, second) => {
      const serviceId = await first.service();
      for (let n = 0; n < 10; n++) {
        const reseller = await first.caller({ creditLimit: 1_000_000n });
        const lowering = setCreditLimit(second.core, reseller.resellerId, 0n);
        const calls = [place(first.core, reseller, { serviceId, identifier: imei(1) }), lowering];
        const settled = await Promise.allSettled(calls);
        const codes = settled.map((answer) => (answer.status === "rejected" ? codeOf(answer.reason) : "done"));
        assert.ok(["done validation_failed", "insufficient_balance done"].includes(codes.join(" ")), codes.join(" "));
      }
    }));
});

async function untilNoneIsDue({ core }: MoneyWorld): Promise<void> {
  await until(async () => {
    const { rows } = await sql`select 1 from orders where due_at is not null limit 1`.execute(core.database.kysely);
    return rows.length === 0;
  });
}

async function untilWaiting({ database }: Core, type: "advisory" | "transactionid"): Promise<void> {
  await until(async () => {
    // Other test files have databases of the same PostgreSQL.
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and wait_event = ${type}`.execute(database.kysely);
    return rows.length > 0;
  });
}
