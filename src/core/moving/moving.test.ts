import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { setRoutes, supplierOf } from "../../../test/fulfilment-world.ts";
import {
  claimDue,
  imei,
  openMoneyWorld,
  orderRow,
  place,
  refusal,
  type MoneyWorld,
} from "../../../test/money-world.ts";
import { moveIn, smallPanel, type Bundle } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { setRate } from "../currencies/exchange-rates.ts";
import { parseRate } from "../currencies/exchange.ts";
import { deliverFromStock } from "../fulfilment/attempts/fulfil-orders.ts";
import { listSuppliers } from "../fulfilment/imports/suppliers.ts";
import { rerouteOrder } from "../fulfilment/review/steer-orders.ts";
import { addRoute, listRoutes, moveRoute } from "../fulfilment/routes/routes.ts";
import { formatMoney } from "../kernel/money.ts";
import { reconcile } from "../ledger/reconciliation/reconcile.ts";
import { findWalletRow, moveMoney } from "../ledger/wallet/wallet-rows.ts";
import { refundOrder } from "../orders/refund-order.ts";
import { findOrder, rejectOrder } from "../orders/settle-orders.ts";
import { checkPassword } from "../people/sign-in/check-password.ts";
import { moveReseller } from "../resellers/accounts/change-reseller.ts";
import { findReseller } from "../resellers/accounts/resellers.ts";
import { createApiKey } from "../resellers/keys/api-keys.ts";
import { authenticate } from "../resellers/keys/tokens.ts";
import type { Forwarder } from "./forwarding/forwarder.ts";
import { forwardStatusCall, startForwarding, stopForwarding } from "./forwarding/forwarding.ts";
import { addLines, createRun, findRun, requestRun } from "./runs/runs.ts";
import { workOnRun } from "./work.ts";

const HERE = "127.0.0.1";
const OPERATOR = { kind: "operator", id: null } as const;

describe("moving in", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    let base = 0;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    function nextPanel() {
      base += 100_000;
      return { name: `Panel ${base}`, base, bundle: smallPanel(base) };
    }
    async function wallet(resellerId: number) {
      const found = (await findWalletRow(world.core.database.kysely, resellerId, false))!;
      return [formatMoney(found.available), formatMoney(found.held)];
    }
    async function assertClean() {
      const { checks } = await reconcile(world.core);
      assert.deepEqual(
        checks.filter(({ ok }) => !ok).map(({ name, drift }) => ({ name, drift })),
        [],
      );
    }
    async function counts() {
      const { kysely } = world.core.database;
      const tables = [
        "orders",
        "transfers",
        "wallets",
        "resellers",
        "services",
        "tokens",
        "users",
        "ledger_accounts",
      ] as const;
      const found = tables.map((table) =>
        kysely
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<bigint>().as("n"))
          .executeTakeFirstOrThrow(),
      );
      return (await Promise.all(found)).map(({ n }) => n);
    }

    it("keeps numbers, balances, orders and prices, and the ledger check is OK", async () => {
      const { name, base: at, bundle } = nextPanel();
      const run = await moveIn(world.core, bundle, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(await wallet(at + 1), ["100.50", "4.00"]);
      assert.deepEqual(await wallet(at + 2), ["-3.25", "0.00"]);
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
      await assertClean();
    });

    it("moves one opening balance into each wallet, from an account with the panel's name", async () => {
      const { name, base: at, bundle } = nextPanel();
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
      const { name, base: at, bundle } = nextPanel();
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
      await assertClean();
    });

    it("plans without writing anything but its report", async () => {
      const { name, bundle } = nextPanel();
      const counted = await counts();
      const run = await moveIn(world.core, bundle, { name, task: "plan" });
      assert.equal(run.state, "planned");
      assert.deepEqual(
        run.report!.files.find(({ file }) => file === "orders"),
        {
          file: "orders",
          rows: 5,
          new: 5,
          changed: 0,
          unchanged: 0,
          left_out: 0,
        },
      );
      assert.deepEqual(await counts(), counted);
      assert.ok(run.remarks.some(({ field, severity }) => field === "password_hash" && severity === "change"));
    });

    it("imports nothing when it is run again", async () => {
      const { name, base: at, bundle } = nextPanel();
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
      assert.deepEqual(await wallet(at + 1), ["100.50", "4.00"]);
      await assertClean();
    });

    it("follows what was corrected: balances, and orders that were closed meanwhile", async () => {
      const { name, base: at, bundle } = nextPanel();
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
      assert.deepEqual(await wallet(at + 1), ["112.50", "0.50"]);
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 3))).resultText, "AT&T");
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 4))).status, "REJECTED");
      assert.equal((await findOrder(world.core, BigInt(at * 10 + 1))).resultText, "T-Mobile USA");
      await assertClean();
    });

    it("leaves open orders behind when asked to, with their money", async () => {
      const { name, base: at, bundle } = nextPanel();
      const run = await moveIn(world.core, bundle, { name, openOrders: "leave" });
      assert.equal(run.report!.files.find(({ file }) => file === "orders")!.left_out, 2);
      assert.deepEqual(await wallet(at + 1), ["100.50", "0.00"]);
      assert.equal(await refusal(findOrder(world.core, BigInt(at * 10 + 3))), "order_not_found");
      await assertClean();
    });

    it("settles an order that it took over like any other, and refunds none that was paid elsewhere", async () => {
      const { name, base: at, bundle } = nextPanel();
      await moveIn(world.core, bundle, { name });
      await rejectOrder(world.core, BigInt(at * 10 + 3), "No", OPERATOR);
      assert.deepEqual(await wallet(at + 1), ["102.50", "2.00"]);
      const refund = refundOrder(world.core, BigInt(at * 10 + 1), { reason: "Sorry" }, OPERATOR);
      assert.equal(await refusal(refund), "invalid_transition");
      await assertClean();
    });

    it("refuses an import that would take more back than is left", async () => {
      const { name, base: at, bundle } = nextPanel();
      await moveIn(world.core, bundle, { name });
      const { id } = (await findWalletRow(world.core.database.kysely, at + 1, false))!;
      const spent = {
        walletId: id,
        kind: "adjustment",
        houseKind: "adjustment",
        amount: -100_000_000n,
        reason: "Spent",
      } as const;
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
      assert.deepEqual(await wallet(at + 1), ["0.50", "4.00"]);
    });

    it("imports nothing where a line is wrong, and names line, field and value", async () => {
      const { name, base: at, bundle } = nextPanel();
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
      const { bundle, name } = nextPanel();
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
      await assertClean();
    });

    it("leaves nothing behind when it breaks off in the middle", async () => {
      const { name, bundle } = nextPanel();
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
      assert.deepEqual(await wallet(base + 1), ["100.50", "4.00"]);
      await assertClean();
    });

    it("signs in with the old password once, and with our hash of it from then on", async () => {
      const { name, base: at, bundle } = nextPanel();
      await moveIn(world.core, bundle, { name });
      const { kysely } = world.core.database;
      const email = `ann${at}@example.com`;
      assert.equal(await refusal(checkPassword(kysely, email, "wrong")), "invalid_credentials");
      const id = await checkPassword(kysely, email, "password");
      const { password_hash: hash } = await kysely
        .selectFrom("users")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      assert.match(hash!, /^\$argon2id\$/);
      assert.equal(await checkPassword(kysely, email, "password"), id);
    });

    it("brings wallets in other currencies, and shows a service only to those who saw it", async () => {
      const { name, base: at, bundle } = nextPanel();
      const [ann, ben] = bundle.resellers;
      const run = await moveIn(
        world.core,
        {
          ...bundle,
          services: [
            { ...bundle.services[0]!, visible_to_resellers: [String(at + 1)] },
            { ...bundle.services[1]!, visible_to_groups: ["1"] },
          ],
          prices: [
            { service: String(at + 1), price_group: "1", price: "2" },
            { service: String(at + 1), price_group: "1", price: "1.9", currency: "EUR" },
            { service: String(at + 1), reseller: String(at + 2), price: "1.5", currency: "EUR" },
          ],
          resellers: [ann!, { ...ben!, currency: "EUR", balance: "7" }],
        },
        { name },
      );
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(
        run.report!.money.map(({ currency, opening_balances: sum }) => [currency, sum]),
        [
          ["EUR", "7000000"],
          ["USD", "104500000"],
        ],
      );
      const { kysely } = world.core.database;
      const prices = await kysely
        .selectFrom("group_prices")
        .select(["price", "currency"])
        .where("service_id", "=", at + 1)
        .orderBy("price")
        .execute();
      assert.deepEqual(prices, [
        { price: 1_900_000n, currency: "EUR" },
        { price: 2_000_000n, currency: null },
      ]);
      const viewers = await kysely
        .selectFrom("catalogue_viewers")
        .select(["service_id", "reseller_id"])
        .where("service_id", ">", at)
        .orderBy("service_id")
        .execute();
      assert.deepEqual(viewers, [
        { service_id: at + 1, reseller_id: at + 1 },
        { service_id: at + 2, reseller_id: null },
      ]);
      await assertClean();
    });

    it("values open orders in other currencies at the exchange rate, and lets none of unknown value be sent", async () => {
      const { core } = world;
      const serviceIds: number[] = [];
      const imported = async (currency: string) => {
        const { name, base: at, bundle } = nextPanel();
        const resellers = bundle.resellers.map((row) => ({ ...row, currency }));
        const run = await moveIn(core, { ...bundle, resellers }, { name });
        assert.equal(run.state, "imported", run.error ?? "");
        serviceIds.push(at + 1);
        const { base_currency, base_price, exchange_rate } = await orderRow(core, BigInt(at * 10 + 3));
        const told = run.remarks.filter(({ file, message }) => file === "orders" && message.includes("exchange rate"));
        return {
          id: BigInt(at * 10 + 3),
          terms: [base_currency, base_price, Number(exchange_rate)],
          told: told.length,
        };
      };
      await setRate(core, "THB", { rate: parseRate("32") });
      const known = await imported("THB");
      assert.deepEqual([known.terms, known.told], [["USD", 62_500n, 32], 0]);
      const unknown = await imported("VND");
      assert.deepEqual([unknown.terms, unknown.told], [[null, null, 0], 2]);
      const supplier = await supplierOf(core, { "7": 50_000n });
      for (const id of serviceIds) await setRoutes(core, id, [{ supplierId: supplier.id, supplierService: "7" }]);
      const send = ({ id }: { id: bigint }) => rerouteOrder(core, id, supplier.id, { actor: OPERATOR });
      await send(known);
      assert.equal(await refusal(send(unknown)), "conflict");
      await assertClean();
    });

    it("keeps a reseller out whom staff have suspended since", async () => {
      const { name, base: at, bundle } = nextPanel();
      await moveIn(world.core, bundle, { name });
      await moveReseller(world.core, at + 1, "suspend", "Stolen cards");
      const [ann, ben] = bundle.resellers;
      const run = await moveIn(world.core, { ...bundle, resellers: [{ ...ann!, balance: "120" }, ben!] }, { name });
      assert.equal(run.state, "imported", run.error ?? "");
      assert.deepEqual(
        run.remarks.filter(({ field }) => field === "status").map(({ place: at_ }) => at_),
        ["resellers.csv, line 2"],
      );
      const { status } = await findReseller(world.core, String(at + 1));
      assert.equal(status, "suspended");
      assert.deepEqual(await wallet(at + 1), ["120.00", "4.00"]);
    });

    it("imports nothing where an order is settled here meanwhile otherwise than in the other panel", async () => {
      const { name, base: at, bundle } = nextPanel();
      await moveIn(world.core, bundle, { name });
      const { kysely } = world.core.database;
      const settled = sql.lit(
        JSON.stringify([
          {
            order_id: at * 10 + 3,
            from_statuses: ["PENDING"],
            to_status: "REJECTED",
            reason: "No",
            actor_kind: "operator",
          },
        ]),
      );
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
      assert.deepEqual(await wallet(at + 1), ["100.50", "4.00"]);
    });

    it("asks the old panel about an order for its own keys alone", async () => {
      const { core } = world;
      const { name, base: at, bundle } = nextPanel();
      await moveIn(core, bundle, { name });
      const sent: string[] = [];
      const forwarder: Forwarder = {
        ask: async (_url, { body }) => {
          sent.push(body);
          return { text: "{}" };
        },
      };
      await startForwarding(core, { url: "https://old.example.com", days: 1 });
      const own = await createApiKey(core, { resellerId: at + 1 });
      for (const key of [`ANN-${at}-ABCD-1234`, own.key]) {
        const caller = await authenticate(core, key, HERE);
        const call = { query: "", body: key, contentType: "text/plain", authorization: undefined, address: HERE };
        await forwardStatusCall({ ...core, forwarder }, caller, BigInt(at * 10 + 99), call);
      }
      await stopForwarding(core);
      assert.deepEqual(sent, [`ANN-${at}-ABCD-1234`]);
    });

    it("shows at most a quarter of a key, and sends no notice of a new key", async () => {
      const { name, base: at, bundle } = nextPanel();
      const [short, long] = [`k${at}xy`, `${at}-0123456789-abcdefghijklmnop`];
      const [ann, ben] = bundle.resellers;
      await moveIn(world.core, { ...bundle, resellers: [{ ...ann!, api_keys: [short, long] }, ben!] }, { name });
      const keys = world.core.database.kysely.selectFrom("tokens").select(["prefix", "last_four"]).orderBy("prefix");
      assert.deepEqual(await keys.where("reseller_id", "=", at + 1).execute(), [
        { prefix: "", last_four: "xy" },
        { prefix: long.slice(0, 3), last_four: "mnop" },
      ]);
      const told = world.core.database.kysely.selectFrom("notifications as n").select("n.topic");
      const toAnn = told.innerJoin("recipients as p", "p.id", "n.recipient_id").where("p.reseller_id", "=", at + 1);
      assert.deepEqual(await toAnn.execute(), []);
    });

    it("routes services to the codes that it brings, so that new orders are fulfilled from them", async () => {
      const { name, base: at, bundle } = nextPanel();
      const { core } = world;
      const [checks, credits] = [at + 1, at + 2];
      const code = (service: number, text: string) => ({ service: String(service), code: text });
      const codes = [code(checks, "A-1"), code(checks, "A-2")];
      const routesOf = async (id: number) => (await listRoutes(core, id)).map(({ kind }) => kind);
      const { remarks } = await moveIn(core, { ...bundle, codes }, { name });
      const unrouted = remarks.filter(({ message }) => message.startsWith("The service has no route"));
      assert.deepEqual(
        unrouted.map(({ value }) => value),
        [String(credits)],
      );
      assert.deepEqual([await routesOf(checks), await routesOf(credits)], [["stock"], []]);

      const ann = await authenticate(core, `ANN-${at}-ABCD-1234`, HERE);
      const { order } = await place(core, ann, { serviceId: checks, identifier: imei(at) });
      const due = (await claimDue(core)).filter(({ serviceId }) => serviceId === checks);
      assert.deepEqual(
        due.map(({ id }) => id),
        [order.id],
        "orders that were taken over wait for staff",
      );
      assert.ok(await deliverFromStock(core, due[0]!));
      const delivered = await findOrder(core, order.id);
      assert.deepEqual([delivered.status, delivered.resultText], ["SUCCESS", "A-1"]);

      const { id: manual } = (await listSuppliers(core)).find(({ kind }) => kind === "manual")!;
      for (const serviceId of [checks, credits]) await addRoute(core, { serviceId, supplierId: manual });
      await moveRoute(core, { serviceId: checks, supplierId: manual }, 1);
      const more = [...codes, code(checks, "A-3"), code(credits, "B-1")];
      assert.equal((await moveIn(core, { ...bundle, codes: more }, { name })).state, "imported");
      assert.deepEqual(await routesOf(checks), ["manual", "stock"], "its place is the operator's choice");
      assert.deepEqual(await routesOf(credits), ["stock", "manual"]);
      await assertClean();
    });

    it("says of which codes the other panel may have sold some since", async () => {
      const { name, base: at, bundle } = nextPanel();
      const service = String(at + 1);
      const codes = ["one", "two/2", "three"].map((code) => ({ service, code }));
      const first = await moveIn(world.core, { ...bundle, codes }, { name });
      const second = await moveIn(world.core, { ...bundle, codes: codes.slice(2) }, { name });
      const told = ({ remarks }: typeof first) =>
        remarks.filter(({ file }) => file === "codes").map(({ place: of, value }) => [of, value]);
      assert.deepEqual([told(first), told(second)], [[], [[`service ${service}`, "2"]]]);
    });

    it("gives a key that several resellers had to none of them", async () => {
      const { name, base: at, bundle } = nextPanel();
      const shared = `SHARED-${at}-KEY`;
      const resellers = bundle.resellers.map((row) => ({ ...row, api_keys: [shared, ...(row.api_keys as string[])] }));
      const run = await moveIn(world.core, { ...bundle, resellers }, { name });
      assert.equal(
        run.remarks.filter(({ field, severity }) => field === "api_keys" && severity === "change").length,
        2,
      );
      assert.equal(await refusal(authenticate(world.core, shared, HERE)), "unauthenticated");
      assert.equal((await authenticate(world.core, `ANN-${at}-ABCD-1234`, HERE)).resellerId, at + 1);
    });
  });
});
