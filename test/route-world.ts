import { after, before } from "node:test";
import type { Core } from "../src/core/core.ts";
import { followCosts } from "../src/core/fulfilment/routes/follow-costs.ts";
import { listRoutes, type RouteRow } from "../src/core/fulfilment/routes/routes.ts";
import type { Supplier } from "../src/core/fulfilment/suppliers/supplier.ts";
import type { Database } from "../src/database/database.ts";
import { setRoutes, supplierOf, type TestRoute } from "./fulfilment-world.ts";
import { openMoneyWorld, type MoneyWorld } from "./money-world.ts";

export const OLD_COST = 400_000n;
export const NEW_COST = 800_000n;

/** The core, with services that have routes to suppliers which offer the services 7, at OLD_COST, and 8, at NEW_COST. */
export interface RouteWorld {
  readonly core: Core;
  service: MoneyWorld["service"];
  offering(count: number): Promise<Supplier[]>;
  /** A service with a route to service 7 of each of these suppliers. */
  routed(
    suppliers: readonly Supplier[],
    terms?: Partial<TestRoute>,
  ): Promise<{ serviceId: number; at: (supplier: Supplier) => { serviceId: number; supplierId: number } }>;
  routeTo(serviceId: number, supplier: Supplier): Promise<RouteRow>;
  /** As if a synchronisation had found this cost, or that the service is gone. */
  offers(supplier: Supplier, cost: bigint, vanished?: boolean): Promise<void>;
}

/** Opens the world before the tests of the suite that calls this, and closes it after them. */
export function useRouteWorld(open: () => Promise<Database>): RouteWorld {
  let world: MoneyWorld;
  before(async () => {
    world = await openMoneyWorld(await open());
  });
  after(() => world.close());

  return {
    get core() {
      return world.core;
    },
    service: (input) => world.service(input),
    offering: (count) =>
      Promise.all(Array.from({ length: count }, () => supplierOf(world.core, { "7": OLD_COST, "8": NEW_COST }))),
    async routed(suppliers, terms = {}) {
      const serviceId = await world.service();
      const routes = suppliers.map(({ id }) => ({ supplierId: id, supplierService: "7", ...terms }));
      await setRoutes(world.core, serviceId, routes);
      return { serviceId, at: (supplier) => ({ serviceId, supplierId: supplier.id }) };
    },
    routeTo: async (serviceId, supplier) =>
      (await listRoutes(world.core, serviceId)).find(({ supplierId }) => supplierId === supplier.id)!,
    async offers({ id }, cost, vanished = false) {
      const { kysely } = world.core.database;
      await kysely
        .updateTable("supplier_services")
        .set({ cost, vanished_at: vanished ? new Date() : null })
        .where("supplier_id", "=", id)
        .where("code", "=", "7")
        .execute();
      await kysely.transaction().execute((transaction) => followCosts(world.core, transaction, id));
    },
  };
}
