import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { NewService } from "../src/core/catalogue/services/services.ts";
import type { Core } from "../src/core/core.ts";
import { claimAttempts } from "../src/core/fulfilment/attempts/follow-attempts.ts";
import { recordOutcomes } from "../src/core/fulfilment/attempts/record-outcomes.ts";
import { recordStatuses } from "../src/core/fulfilment/attempts/record-statuses.ts";
import type { PlaceOutcome } from "../src/core/fulfilment/suppliers/outcome.ts";
import { beginAttempts } from "../src/core/fulfilment/attempts/send-orders.ts";
import type { Sent } from "../src/core/fulfilment/attempts/sent.ts";
import { readStates } from "../src/core/fulfilment/suppliers/health.ts";
import { addRoute, listRoutes, removeRoute, type NewRoute } from "../src/core/fulfilment/routes/routes.ts";
import type { Supplier } from "../src/core/fulfilment/suppliers/supplier.ts";
import { addSupplier, listSuppliers, type SupplierInput } from "../src/core/fulfilment/imports/suppliers.ts";
import { claimDue, type MoneyWorld } from "./money-world.ts";

/** The default cost of an order at a supplier. */
export const TRADE_COST = 400_000n;

/** A supplier without a server, which offers these services at these costs. */
export async function supplierOf(
  core: Core,
  costs: Record<string, bigint>,
  input: SupplierInput = {},
): Promise<Supplier> {
  const supplier = await addSupplier(core, {
    name: `Supplier ${randomUUID()}`,
    url: "https://supplier.example/api/index.php",
    username: "us",
    key: "the key",
    ...input,
  });
  await offer(core, supplier.id, costs);
  return supplier;
}

/** Lets a supplier offer these services at these costs. */
export async function offer(core: Core, supplierId: number, costs: Record<string, bigint>): Promise<void> {
  const offers = Object.entries(costs).map(([code, cost]) => ({
    supplier_id: supplierId,
    code,
    group_name: "All",
    name: `Offer ${code}`,
    type: "imei" as const,
    cost,
    previous_cost: null,
    delivery_time: "1 hour",
    description: "",
    min_quantity: 1,
    max_quantity: 1,
    needs_identifier: true,
    inputs: "[]",
    changed_at: null,
    vanished_at: null,
  }));
  await core.database.kysely.insertInto("supplier_services").values(offers).execute();
}

/** The input for a route of a test. */
export type TestRoute = Omit<NewRoute, "serviceId" | "position">;

/** Sets the routes of a service: only these, in this order. */
export async function setRoutes(core: Core, serviceId: number, routes: readonly TestRoute[]): Promise<void> {
  for (const { supplierId } of await listRoutes(core, serviceId)) await removeRoute(core, { serviceId, supplierId });
  for (const [index, route] of routes.entries()) {
    await addRoute(core, { ...route, serviceId, position: index + 1 }, { confirm: true });
  }
}

/** A supplier of a service, with its route. */
interface TradedSupplier {
  cost?: bigint;
  input?: SupplierInput;
  route?: Partial<TestRoute>;
}

/** A service with routes to new suppliers, in this order, and then to staff. */
export async function openTrade(
  world: MoneyWorld,
  wanted: readonly TradedSupplier[],
  { withManualRoute = true, ...service }: Partial<NewService> & { withManualRoute?: boolean } = {},
): Promise<{ suppliers: Supplier[]; serviceId: number }> {
  const { core } = world;
  const suppliers: Supplier[] = [];
  const routes: TestRoute[] = [];
  for (const { cost = TRADE_COST, input, route } of wanted) {
    const supplier = await supplierOf(core, { "7": cost }, input);
    suppliers.push(supplier);
    routes.push({ supplierId: supplier.id, supplierService: "7", ...route });
  }
  if (withManualRoute) routes.push({ supplierId: (await builtIn(core, "manual")).id });
  const serviceId = await world.service(service);
  await setRoutes(core, serviceId, routes);
  return { suppliers, serviceId };
}

/** A built-in supplier: staff, the code inventory, or the simulator. */
export async function builtIn(core: Core, kind: "manual" | "stock" | "test"): Promise<Supplier> {
  return (await listSuppliers(core)).find((supplier) => supplier.kind === kind)!;
}

/** Sends all due orders and records the same outcome for each. */
export async function sendDue(core: Core, answer: (sent: Sent) => PlaceOutcome): Promise<Sent[]> {
  const states = new Map((await readStates(core)).map((state) => [state.id, state]));
  const all: Sent[] = [];
  for (const [supplierId, orders] of Map.groupBy(await claimDue(core), (order) => order.supplierId)) {
    const sent = await beginAttempts(core, orders);
    if (sent.length > 0) await recordOutcomes(core, states.get(supplierId)!, sent, sent.map(answer));
    all.push(...sent);
  }
  return all;
}

/** Polls all orders of the supplier at once, each with this result. */
export async function deliverDue(core: Core, supplierId: number, code: string): Promise<void> {
  await core.database.kysely
    .updateTable("attempts")
    .set({ due_at: new Date(0) })
    .where("supplier_id", "=", supplierId)
    .where("state", "=", "submitted")
    .execute();
  const due = await claimAttempts(core, [{ supplierId, most: 100 }]);
  await recordStatuses(
    core,
    due,
    due.map(() => ({ kind: "succeeded", code, raw: "{}" })),
  );
}

/** Simulates a cancellation request while a supplier has the order. */
export async function askedForCancelling(core: Core, orderId: bigint): Promise<void> {
  const cancel_requested_at = new Date();
  await core.database.kysely.updateTable("orders").set({ cancel_requested_at }).where("id", "=", orderId).execute();
}

/** Moves the order's creation back by these minutes; the trigger that guards its terms is off in the meantime. */
export async function backdate(core: Core, orderId: bigint, minutes: number): Promise<void> {
  await core.database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update orders set created_at = created_at - make_interval(mins => ${minutes}::integer)
               where id = ${orderId.toString()}`.execute(transaction);
  });
}

/** Lets the leases of all workers expire. */
export async function leasesEnd(core: Core): Promise<void> {
  const { kysely } = core.database;
  const past = { leased_until: new Date(0) };
  await kysely.updateTable("orders").set(past).where("leased_until", "is not", null).execute();
  await kysely.updateTable("attempts").set(past).where("leased_until", "is not", null).execute();
}
