import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { builtIn, setRoutes, supplierOf, type TestRoute } from "../../../../test/fulfilment-world.ts";
import { openMoneyWorld, refusal, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { DomainError } from "../../kernel/errors.ts";
import { MAX_AMOUNT } from "../../kernel/money.ts";
import { costIn } from "../routes/follow-costs.ts";
import { importOffers } from "./import-services.ts";
import type { OfferedService } from "../suppliers/offer.ts";
import { changeRoute, listRoutes, resumeRoute } from "../routes/routes.ts";
import { listOffers, syncCatalogue } from "./supplier-catalogue.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import type { SupplierInput } from "./suppliers.ts";

const MARGIN = { percentBasisPoints: 2_500, fixed: 0n, roundTo: 0n, floor: 0n };

function offer(code: string, cost: bigint, input: Partial<OfferedService> = {}): OfferedService {
  return {
    code,
    groupName: "All",
    name: `Offer ${code}`,
    type: "imei",
    cost,
    deliveryTime: "1 hour",
    description: "",
    minQuantity: 1,
    maxQuantity: 1,
    needsIdentifier: true,
    inputs: [],
    ...input,
  };
}

describe("a supplier's catalogue", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open());
    });
    after(() => world.close());

    const sync = (supplier: Supplier, ...offers: OfferedService[]) =>
      syncCatalogue(world.core, supplier, offers, async () => {});

    it("is not replaced by an older one of a worker that another has taken over from", async () => {
      const supplier = await supplierOf(world.core, { "7": 900n });
      const stale = syncCatalogue(world.core, supplier, [offer("7", 400n), offer("8", 1n)], () =>
        Promise.reject(new DomainError("conflict", "Another worker has taken this job over.")),
      );
      assert.equal(await refusal(stale), "conflict");
      const { offers } = await listOffers(world.core, { supplierId: supplier.id }, { limit: 10, offset: 0 });
      assert.deepEqual(
        offers.map(({ code, cost }) => [code, cost]),
        [["7", 900n]],
      );
    });

    async function routed(route: Partial<TestRoute>, input: SupplierInput = {}) {
      const supplier = await supplierOf(world.core, { "7": 400n }, input);
      const serviceId = await world.service();
      const price = async () =>
        (
          await world.core.database.kysely
            .selectFrom("services")
            .select("base_price")
            .where("id", "=", serviceId)
            .executeTakeFirstOrThrow()
        ).base_price;
      await setRoutes(world.core, serviceId, [{ supplierId: supplier.id, supplierService: "7", ...route }]);
      const now = async () => (await listRoutes(world.core, serviceId))[0]!;
      return { supplier, serviceId, price, now };
    }

    it("is told as what is new, changed, vanished and unchanged", async () => {
      const supplier = await supplierOf(world.core, { gone: 1n });
      const kept = { repriced: 0, paused: 0, resumed: 0 };
      const first = await sync(supplier, offer("a", 1n), offer("b", 2n), offer("c", 3n));
      assert.deepEqual(first, { added: 3, changed: 0, vanished: 1, unchanged: 0, ...kept });
      const second = await sync(supplier, offer("a", 1n), offer("b", 5n), offer("d", 4n), offer("d", 9n));
      assert.deepEqual(second, { added: 1, changed: 1, vanished: 1, unchanged: 1, ...kept });
      const { offers } = await listOffers(world.core, { supplierId: supplier.id }, { limit: 10, offset: 0 });
      const shown = offers.map(({ code, cost, previousCost, vanishedAt }) => [code, cost, previousCost, !vanishedAt]);
      assert.deepEqual(shown, [
        ["a", 1n, null, true],
        ["b", 5n, 2n, true],
        ["c", 3n, null, false],
        ["d", 9n, null, true],
        ["gone", 1n, null, false],
      ]);
    });

    it("lets the price follow the cost by its margin", async () => {
      const at = await routed({ margin: MARGIN });
      assert.equal(await at.price(), 500n);
      assert.deepEqual((await sync(at.supplier, offer("7", 800n))).repriced, 1);
      assert.deepEqual([await at.price(), (await at.now()).cost], [1_000n, 800n]);
    });

    it("pauses a route that rose above what was agreed, until it falls", async () => {
      const at = await routed({ onCostChange: "pause" });
      const priced = await at.price();
      assert.equal((await sync(at.supplier, offer("7", 401n))).paused, 1);
      assert.deepEqual([(await at.now()).pausedBy, (await at.now()).cost], ["cost", 401n]);
      assert.equal((await sync(at.supplier, offer("7", 400n))).resumed, 1);
      assert.deepEqual([(await at.now()).pausedBy, await at.price()], [null, priced]);
    });

    it("pauses routes to what vanished until it is back, and leaves the operator's own pause", async () => {
      const [ours, theirs] = [await routed({ margin: MARGIN }), await routed({ paused: true })];
      for (const { supplier, now, price } of [ours, theirs]) {
        const paused = (await now()).pausedBy;
        const priced = await price();
        await sync(supplier);
        assert.equal((await now()).pausedBy, paused ?? "vanished");
        assert.equal(await price(), priced);
        await sync(supplier, offer("7", 400n));
        assert.equal((await now()).pausedBy, paused);
      }
    });

    it("in another currency costs rather a little more than too little", async () => {
      const at = await routed({}, { currency: "EUR", exchangeRate: 1_100_001n });
      assert.equal((await at.now()).cost, 441n);
      assert.equal(costIn(world.core, at.supplier, 1n, "USD"), 2n);
      assert.equal(costIn(world.core, at.supplier, 1n, "EUR"), 1n);
      assert.throws(() => costIn(world.core, at.supplier, 1n, "GBP"), /cannot fulfil/);
    });

    it("pauses a route whose price would be too large to ask, until its cost falls", async () => {
      for (const input of [{}, { currency: "EUR", exchangeRate: MAX_AMOUNT }]) {
        const at = await routed({ margin: MARGIN }, input);
        const price = await at.price();
        assert.equal((await sync(at.supplier, offer("7", MAX_AMOUNT - 1n))).paused, 1);
        assert.deepEqual([await at.price(), (await at.now()).pausedBy], [price, "cost"]);
        const route = { serviceId: at.serviceId, supplierId: at.supplier.id };
        assert.equal(await refusal(resumeRoute(world.core, route)), "conflict");
        assert.equal(await refusal(changeRoute(world.core, route, { allowLoss: true })), "validation_failed");
        assert.equal((await sync(at.supplier, offer("7", 400n))).resumed, 1);
        assert.deepEqual([await at.price(), (await at.now()).pausedBy], [price, null]);
      }
    });

    it("pauses a route whose cost of 0 would make its service free, until its cost is known again", async () => {
      const at = await routed({ margin: MARGIN });
      const price = await at.price();
      assert.equal((await sync(at.supplier, offer("7", 0n))).paused, 1);
      assert.deepEqual([await at.price(), (await at.now()).pausedBy], [price, "cost"]);
      const route = { serviceId: at.serviceId, supplierId: at.supplier.id };
      assert.equal(await refusal(resumeRoute(world.core, route)), "conflict");
      assert.equal((await sync(at.supplier, offer("7", 400n))).resumed, 1);
      assert.deepEqual([await at.price(), (await at.now()).pausedBy], [price, null]);
    });

    it("is imported once, priced and routed; what cannot be taken over is told and passed over", async () => {
      const supplier = await supplierOf(world.core, { gone: 1n });
      await sync(supplier, offer("a", 400n), offer("b", 1n, { name: " " }), offer("c", 800n));
      const result = await importOffers(world.core, supplier.id, { margin: MARGIN });
      assert.equal(result.created, 2);
      assert.deepEqual(
        result.problems.map(({ code }) => code),
        ["b"],
      );
      const { offers } = await listOffers(
        world.core,
        { supplierId: supplier.id, codes: ["c"] },
        { limit: 1, offset: 0 },
      );
      const routes = await listRoutes(world.core, offers[0]!.serviceIds[0]!);
      assert.deepEqual(
        routes.map(({ kind, cost, marginBasisPoints }) => [kind, cost, marginBasisPoints]),
        [
          [supplier.kind, 800n, 2_500],
          ["manual", null, null],
        ],
      );
      assert.equal((await importOffers(world.core, supplier.id, { margin: MARGIN })).created, 0);
      const stock = await builtIn(world.core, "stock");
      assert.equal(await refusal(importOffers(world.core, stock.id, { margin: MARGIN })), "validation_failed");
    });
  });
});
