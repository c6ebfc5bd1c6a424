import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { offer, setRoutes, supplierOf } from "../../../test/fulfilment-world.ts";
import { claimDue, imei, orderRow, place, refusal } from "../../../test/money-world.ts";
import { moveIn, openMovingWorld, type MovingWorld } from "../../../test/moving-world.ts";
import { forEachDatabase } from "../../../test/support/databases.ts";
import { setRate } from "../currencies/exchange-rates.ts";
import { parseRate } from "../currencies/exchange.ts";
import { deliverFromStock } from "../fulfilment/attempts/fulfil-orders.ts";
import { doubtOfCodes } from "../fulfilment/inventory/joined-codes.ts";
import { listSuppliers } from "../fulfilment/imports/suppliers.ts";
import { rerouteOrder } from "../fulfilment/review/steer-orders.ts";
import { addRoute, listRoutes, moveRoute } from "../fulfilment/routes/routes.ts";
import { findOrder } from "../orders/settle-orders.ts";
import { authenticate } from "../resellers/keys/tokens.ts";

const HERE = "127.0.0.1";
const OPERATOR = { kind: "operator", id: null } as const;

describe("the catalogue of another panel", () => {
  forEachDatabase((_kind, open) => {
    let world: MovingWorld;
    before(async () => {
      world = await openMovingWorld(await open());
    });
    after(() => world.close());

    it("brings wallets in other currencies, and shows a service only to those who saw it", async () => {
      const { name, base: at, bundle } = world.nextPanel();
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
      await world.assertClean();
    });

    it("values open orders in other currencies at the exchange rate, and lets none of unknown value be sent", async () => {
      const { core } = world;
      const serviceIds: number[] = [];
      const imported = async (currency: string) => {
        const { name, base: at, bundle } = world.nextPanel();
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
      await world.assertClean();
    });

    it("takes no second price or route that names the same group or supplier in another way", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const service = String(at + 1);
      const supplier = { id: "s1", name: `Unlocks ${at}`, url: "https://supplier.example.com", key: "a-key-of-ours" };
      const run = await moveIn(
        world.core,
        {
          ...bundle,
          prices: ["1", `Gold ${at}`, `GOLD ${at}`].map((group) => ({ service, price_group: group, price: "2" })),
          suppliers: [supplier],
          routes: ["s1", `unlocks ${at}`].map((named) => ({ service, supplier: named, supplier_service: "7" })),
        },
        { name, task: "plan" },
      );
      const errors = run.remarks.filter(({ severity }) => severity === "error");
      assert.deepEqual(errors.map(({ place: at_ }) => at_).toSorted(), [
        "prices.csv, line 3",
        "prices.csv, line 4",
        "routes.csv, line 3",
      ]);
    });

    it("routes services to the codes that it brings, so that new orders are fulfilled from them", async () => {
      const { name, base: at, bundle } = world.nextPanel();
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
      await world.assertClean();
    });

    it("reprices the routes to a supplier whose exchange rate a later run changes", async () => {
      const { core } = world;
      const { name, base: at, bundle } = world.nextPanel();
      const supplier = { id: "1", name: `Trade ${at}`, url: "https://trade.example", username: "us", key: "the key" };
      const paidAt = (rate: string) => [{ ...supplier, currency: "EUR", exchange_rate: rate }];
      const routes = [{ service: String(at + 1), supplier: "1", supplier_service: "7", cost: "2" }];
      const first = await moveIn(core, { ...bundle, suppliers: paidAt("2"), routes }, { name });
      assert.equal(first.state, "imported", first.error ?? "");
      const { id } = (await listSuppliers(core)).find((found) => found.name === supplier.name)!;
      await offer(core, id, { "7": 2_000_000n });

      await moveIn(core, { ...bundle, suppliers: paidAt("3"), routes }, { name });
      const [route] = await listRoutes(core, at + 1);
      assert.equal(route!.cost, 6_000_000n);
    });

    it("says how many codes look like several, which would be sold as one", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const service = String(at + 1);
      const joined = ["A;B", "C, D", "E|F|", "G\tH", "I\nJ"];
      const single = ["one", "PIN: 1; PUK: 2", "a:b", "x;", "; ;", "a;b c"];
      // Staff who add them line by line are asked about the same ones.
      for (const code of [...joined, ...single].filter((each) => !each.includes("\n")))
        assert.equal(doubtOfCodes([code]) !== null, joined.includes(code), code);
      const codes = [...joined, ...single].map((code) => ({ service, code }));
      const { state, remarks } = await moveIn(world.core, { ...bundle, codes }, { name });
      const told = remarks.filter(({ message }) => message.includes("look like several"));
      assert.deepEqual(
        [state, told.map(({ place: of, value }) => [of, value])],
        ["imported", [[`service ${service}`, "5"]]],
      );
      const again = await moveIn(world.core, { ...bundle, codes }, { name });
      assert.deepEqual(
        again.remarks.filter(({ message }) => message.includes("look like several")),
        [],
      );
    });

    it("says of which codes the other panel may have sold some since", async () => {
      const { name, base: at, bundle } = world.nextPanel();
      const service = String(at + 1);
      const codes = ["one", "two/2", "three"].map((code) => ({ service, code }));
      const first = await moveIn(world.core, { ...bundle, codes }, { name });
      const second = await moveIn(world.core, { ...bundle, codes: codes.slice(2) }, { name });
      const told = ({ remarks }: typeof first) =>
        remarks.filter(({ file }) => file === "codes").map(({ place: of, value }) => [of, value]);
      assert.deepEqual([told(first), told(second)], [[], [[`service ${service}`, "2"]]]);
    });
  });
});
