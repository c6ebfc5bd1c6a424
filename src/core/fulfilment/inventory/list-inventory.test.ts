import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setRoutes } from "../../../../test/fulfilment-world.ts";
import { claimDue, imei, openMoneyWorld, place, type MoneyWorld } from "../../../../test/money-world.ts";
import { forEachDatabase } from "../../../../test/support/databases.ts";
import { deliverFromStock } from "../attempts/fulfil-orders.ts";
import { listRoutes } from "../routes/routes.ts";
import { addSupplier, listSuppliers } from "../imports/suppliers.ts";
import { addStock, listLowStock, listStock } from "./inventory.ts";

describe("the list of stocks", () => {
  forEachDatabase((_kind, open) => {
    let world: MoneyWorld;
    before(async () => {
      world = await openMoneyWorld(await open(), { LOW_STOCK_CODES: 3 });
    });
    after(() => world.close());

    it("tells free codes from delivered ones, and where they run out", async () => {
      const { core } = world;
      const reseller = await world.caller({ credit: 10_000_000n });
      const [low, plenty, unrouted] = [
        await world.service({ name: "Low" }),
        await world.service({ name: "Plenty" }),
        await world.service({ name: "Unrouted" }),
      ];
      await world.service({ name: "Without" });
      await addStock(core, low, ["a", "b", "c"]);
      await addStock(core, plenty, ["a", "b", "c"]);
      await addStock(core, unrouted, ["a"]);
      await setRoutes(core, unrouted, []);
      await place(core, reseller, { serviceId: low, identifier: imei(1) });
      const [due] = await claimDue(core);
      assert.ok(await deliverFromStock(core, due!));
      assert.deepEqual(await listStock(core), [
        { serviceId: low, serviceName: "Low", free: 2, delivered: 1, routed: true, low: true },
        { serviceId: plenty, serviceName: "Plenty", free: 3, delivered: 0, routed: true, low: false },
        { serviceId: unrouted, serviceName: "Unrouted", free: 1, delivered: 0, routed: false, low: false },
      ]);
      assert.deepEqual(await listLowStock(core), [{ serviceId: low, serviceName: "Low", free: 2 }]);
    });

    it("comes before the other routes of a service with the first codes, and takes none of them away", async () => {
      const { core } = world;
      const suppliers = await listSuppliers(core);
      const [stock, people] = ["stock", "manual"].map(
        (kind) => suppliers.find((supplier) => supplier.kind === kind)!.id,
      );
      const serviceId = await world.service({ name: "By several" });
      const { id: upstream } = await addSupplier(core, {
        name: "Upstream",
        url: "https://upstream.example/",
        username: "us",
        key: "a key",
      });
      const route = { service_id: serviceId, position: 2, supplier_id: upstream, supplier_service: "17" };
      await core.database.kysely.insertInto("routes").values(route).execute();
      const order = async () => (await listRoutes(core, serviceId)).map(({ supplierId }) => supplierId);
      await addStock(core, serviceId, ["a"]);
      assert.deepEqual(await order(), [stock, people, upstream]);
      await setRoutes(core, serviceId, [{ supplierId: people! }, { supplierId: stock! }]);
      await addStock(core, serviceId, ["b"]);
      assert.deepEqual(await order(), [people, stock], "the operator's order stands");
    });
  });
});
