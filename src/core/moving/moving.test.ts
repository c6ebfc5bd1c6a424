import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { imei, place, refusal } from "../../../test/money-world.ts";
import { moveIn, openMovingWorld, type Bundle, type MovingWorld } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { findWalletRow, moveMoney } from "../ledger/wallet/wallet-rows.ts";
import { refundOrder } from "../orders/refund-order.ts";
import { findOrder, rejectOrder } from "../orders/settle-orders.ts";
import { authenticate } from "../resellers/keys/tokens.ts";
import { addLines, createRun, findRun, requestRun } from "./runs/runs.ts";
import { workOnRun } from "./work.ts";

const HERE = "127.0.0.1";
const COUNTED = [
  "orders",
  "transfers",
  "wallets",
  "resellers",
  "services",
  "tokens",
  "users",
  "ledger_accounts",
] as const;
const OPERATOR = { kind: "operator", id: null } as const;

describe("moving in", () => {
  forEachDatabase((_kind, open) => {
    let world: MovingWorld;
    before(async () => {
      world = await openMovingWorld(await open());
    });
    after(() => world.close());

    async function counts() {
      const { kysely } = world.core.database;
      const found = COUNTED.map((table) =>
        kysely
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<bigint>().as("n"))
          .executeTakeFirstOrThrow(),
      );
      return (await Promise.all(found)).map(({ n }) => n);
    }

    it("keeps numbers, balances, orders and prices, and the ledger check is OK", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const run = await moveIn(world.core, bundle, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(await world.wallet(at + 1), ["100.50", "4.00"]);
      assert.deepEqual(await world.wallet(at + 2), ["-3.25", "0.00"]);
      assert.deepEqual(run.report!.money, [
        {
          currency: "USD",
          resellers: 2,
          balances: "97250000",
          held: "4000000",
          open_orders: 2,
          on_hold: "4000000",
          opening_balances: "101250000",
          difference: "101250000",
        },
      ]);
      const done = await findOrder(world.core, BigInt(at * 10 + 1));
      assert.deepEqual(
        [done.status, done.resultText, done.source, done.settledElsewhere, done.createdAt.toISOString()],
        ["SUCCESS", "T-Mobile", "import", true, "2026-05-01T10:00:00.000Z"],
      );
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 4))).status, "PROCESSING");
      const credits = await findOrder(world.core, BigInt(at * 10 + 5));
      assert.deepEqual([credits.quantity, credits.unitPrice, credits.inputs], [3, 1_000_000n, { Username: "ben" }]);
      await world.assertClean();
    });

    it("moves one opening balance into each wallet, from an account with the panel's name", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const rows = await world.core.database.kysely
        .selectFrom("transfers as t")
        .innerJoin("ledger_accounts as a", (join) => join.on("a.panel", "=", name))
        .innerJoin("wallets as w", "w.id", "t.wallet_id")
        .select(["w.reseller_id as reseller", "t.kind", "t.amount"])
        .select((row) => row("t.from_account_id", "=", row.ref("a.id")).as("isIncoming"))
        .where((row) =>
          row.or([row("t.from_account_id", "=", row.ref("a.id")), row("t.to_account_id", "=", row.ref("a.id"))]),
        )
        .orderBy("t.id")
        .execute();
      assert.deepEqual(rows, [
        { reseller: at + 1, kind: "opening_balance", amount: 104_500_000n, isIncoming: true },
        { reseller: at + 2, kind: "opening_balance", amount: 3_250_000n, isIncoming: false },
      ]);
    });

    it("takes new orders above the numbers that it brought, with its prices", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const caller = await authenticate(world.core, `ANN-${at}-ABCD-1234`, HERE);
      const { order } = await place(world.core, caller, { serviceId: at + 1, identifier: imei(at) });
      assert.ok(order.id > BigInt(at * 10 + 5), String(order.id));
      assert.equal(order.price, 2_000_000n);
      const ben = await authenticate(world.core, `BEN-${at}-ABCD-1234`, HERE);
      const { order: personal } = await place(world.core, ben, { serviceId: at + 1, identifier: imei(at + 1) });
      assert.equal(personal.price, 1_750_000n);
      // A later run of the same numbers gives none of them out again.
      await moveIn(world.core, bundle, { name });
      const { order: later } = await place(world.core, ben, { serviceId: at + 1, identifier: imei(at + 2) });
      assert.ok(later.id > personal.id, String(later.id));
      await world.assertClean();
    });

    it("plans without writing anything but its report", async () => {
      const { name, bundle } = world.nextPanel();
      const counted = await counts();
      const run = await moveIn(world.core, bundle, { name, task: "plan" });
      assert.equal(run.state, "planned");
      const planned = run.report!.files.find(({ file }) => file === "orders");
      assert.deepEqual(planned, { file: "orders", rows: 5, new: 5, changed: 0, unchanged: 0, left_out: 0 });
      assert.deepEqual(await counts(), counted);
      assert.ok(run.remarks.some(({ field, severity }) => field === "password_hash" && severity === "change"));
    });

    it("imports nothing when it is run again", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const counted = await counts();
      const again = await moveIn(world.core, bundle, { name });
      assert.equal(again.state, "imported", again.error ?? "");
      assert.equal(again.report!.money[0]!.difference, "0");
      assert.deepEqual(
        again.report!.files.map(({ new: made, changed }) => made + changed),
        [0, 0, 0, 0, 0],
      );
      assert.deepEqual(await counts(), counted);
      assert.deepEqual(await world.wallet(at + 1), ["100.50", "4.00"]);
      await world.assertClean();
    });

    it("follows what was corrected: balances, and orders that were closed meanwhile", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const [first, second, third, fourth, fifth] = bundle.orders;
      // The third was delivered; the fourth was rejected, which gave its price back; Ann was given 10 more.
      const next: Bundle = {
        ...bundle,
        resellers: [{ ...bundle.resellers[0]!, balance: "112.5", held: "0" }, bundle.resellers[1]!],
        orders: [
          { ...first!, result: "T-Mobile USA" },
          second!,
          { ...third!, status: "SUCCESS", result: "AT&T" },
          { ...fourth!, status: "REJECTED", reason: "No" },
          fifth!,
          { ...third!, id: String(at * 10 + 6), status: "PENDING", identifier: imei(at + 7), price: "0.5" },
        ],
      };
      const run = await moveIn(world.core, next, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(await world.wallet(at + 1), ["112.50", "0.50"]);
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 3))).resultText, "AT&T");
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 4))).status, "REJECTED");
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 1))).resultText, "T-Mobile USA");
      await world.assertClean();
    });

    it("leaves open orders behind when asked to, with their money", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const run = await moveIn(world.core, bundle, { name, openOrders: "leave" });
      assert.equal(run.report!.files.find(({ file }) => file === "orders")!.left_out, 2);
      assert.deepEqual(await world.wallet(at + 1), ["100.50", "0.00"]);
      assert.equal(await refusal(findOrder(world.core, BigInt(at * 10 + 3))), "order_not_found");
      await world.assertClean();
    });

    it("settles an order that it took over like any other, and refunds none that was paid elsewhere", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      await rejectOrder(world.core, BigInt(at * 10 + 3), "No", OPERATOR);
      assert.deepEqual(await world.wallet(at + 1), ["102.50", "2.00"]);
      const refund = refundOrder(world.core, BigInt(at * 10 + 1), { reason: "Sorry" }, OPERATOR);
      assert.equal(await refusal(refund), "invalid_transition");
      await world.assertClean();
    });

    it("refuses an import that would take more back than is left", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const { id } = (await findWalletRow(world.core.database.kysely, at + 1, false))!;
      const kinds = { kind: "adjustment", houseKind: "adjustment" } as const;
      const spent = { ...kinds, walletId: id, amount: -100_000_000n, reason: "Spent" };
      await world.core.database.transaction((transaction) =>
        moveMoney(transaction, { ...spent, actor: OPERATOR, idempotencyKey: `spent:${at}` }),
      );
      const lower = { ...bundle, resellers: [{ ...bundle.resellers[0]!, balance: "50" }, bundle.resellers[1]!] };
      const run = await moveIn(world.core, lower, { name });
      assert.equal(run.state, "failed");
      assert.deepEqual(
        run.remarks.filter(({ severity }) => severity === "error").map(({ place: at_, field }) => [at_, field]),
        [["resellers.csv, line 2", "balance"]],
      );
      assert.deepEqual(await world.wallet(at + 1), ["0.50", "4.00"]);
    });

    it("imports nothing where a line is wrong, and names line, field and value", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const counted = await counts();
      const wrong: Bundle = {
        ...bundle,
        services: [...bundle.services, { ...bundle.services[0]!, name: "Again" }, { ...bundle.services[0]!, id: "x" }],
        resellers: [...bundle.resellers, { id: String(at + 3), email: `ANN${at}@example.com`, balance: "1.1234567" }],
        orders: [{ ...bundle.orders[0]!, service: "999999" }],
      };
      const run = await moveIn(world.core, wrong, { name });
      assert.equal(run.state, "failed");
      const errors = run.remarks.filter(({ severity }) => severity === "error");
      assert.deepEqual(errors.map(({ place: at_, field, value }) => `${at_}: ${field} ${value}`).toSorted(), [
        "orders.csv, line 2: service 999999",
        "resellers.csv, line 4: balance 1.1234567",
        `services.csv, line 4: id ${at + 1}`,
        "services.csv, line 5: id x",
      ]);
      assert.deepEqual(await counts(), counted);
    });

    it("reports what collides with what is here", async () => {
      const { bundle, name, base } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const resellers = [...bundle.resellers, { ...bundle.resellers[0]!, id: String(base + 9) }];
      const run = await moveIn(world.core, { ...bundle, resellers: resellers.slice(1) }, { name: `${name} again` });
      assert.equal(run.state, "failed");
      const fields = new Set(
        run.remarks.filter(({ severity }) => severity === "error").map(({ file, field }) => `${file}.${field}`),
      );
      assert.deepEqual([...fields].toSorted(), [
        "orders.id",
        "orders.reseller",
        "resellers.email",
        "resellers.id",
        "resellers.username",
        "services.id",
      ]);
      assert.ok(run.remarks.some(({ message }) => message.includes("Another account here has this key")));
      await world.assertClean();
    });

    it("leaves nothing behind when it breaks off in the middle", async () => {
      const { name, bundle, base } = world.nextPanel();
      const counted = await counts();
      const { id } = await createRun(world.core, { name, source: "a test", openOrders: "take" });
      for (const file of ["services", "price_groups", "prices", "resellers", "orders"] as const) {
        const lines = bundle[file].map((row, n) => ({ place: `${file} ${n}`, row }));
        await addLines(world.core, id, { file, from: 0, lines });
      }
      await requestRun(world.core, id, "import");
      const reason = sql.lit(`Imported from ${name}`);
      await sql`create trigger broken before insert on order_history for each row when (new.reason = ${reason})
        execute function refuse_change()`.execute(world.core.database.kysely);
      await assert.rejects(workOnRun(world.core, id), /order_history/);
      await sql`drop trigger broken on order_history`.execute(world.core.database.kysely);
      assert.match((await findRun(world.core, id)).error ?? "", /^Nothing was imported/);
      assert.deepEqual(await counts(), counted);
      await requestRun(world.core, id, "import");
      await workOnRun(world.core, id);
      assert.deepEqual(await world.wallet(base + 1), ["100.50", "4.00"]);
      await world.assertClean();
    });

    it("imports nothing where an order is settled here meanwhile otherwise than in the other panel", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      await moveIn(world.core, bundle, { name });
      const { kysely } = world.core.database;
      const rejection = { from_statuses: ["PENDING"], to_status: "REJECTED", reason: "No", actor_kind: "operator" };
      const settled = sql.lit(JSON.stringify([{ order_id: at * 10 + 3, ...rejection }]));
      // Behind the plan, which has seen the order open.
      await sql`create function settle_meanwhile() returns trigger language plpgsql as $$
        begin perform settle_orders(${settled}::json); return null; end $$`.execute(kysely);
      await sql`create trigger meanwhile before update on resellers for each statement
        execute function settle_meanwhile()`.execute(kysely);
      const orders = bundle.orders.map((row) =>
        row.id === String(at * 10 + 3) ? { ...row, status: "SUCCESS" as const, result: "AT&T" } : row,
      );
      await assert.rejects(moveIn(world.core, { ...bundle, orders }, { name }), /wrong books/);
      await sql`drop trigger meanwhile on resellers`.execute(kysely);
      await sql`drop function settle_meanwhile`.execute(kysely);
      assert.deepEqual(await world.wallet(at + 1), ["100.50", "4.00"]);
    });
  });
});
