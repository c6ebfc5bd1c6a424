import type { Insertable } from "kysely";
import { run, type Connection, type Transaction } from "../../database/open.ts";
import type { RoutePause, SupplierKind } from "../../database/schema-fulfilment.ts";
import type { Schema } from "../../database/schema.ts";
import type { Micros } from "../money.ts";

/** A route with its supplier, for the operator. Amounts in micro-units of the service's currency. */
export interface RouteRow {
  position: number;
  supplierId: number;
  supplierName: string;
  kind: SupplierKind;
  supplierService: string | null;
  supplierServiceName: string | null;
  cost: Micros | null;
  agreedCost: Micros | null;
  onCostChange: "follow" | "pause";
  marginBasisPoints: number | null;
  marginFixed: Micros | null;
  marginRoundTo: Micros | null;
  marginFloor: Micros | null;
  allowLoss: boolean;
  inputNames: Record<string, string>;
  continueOnRejection: boolean;
  pausedBy: RoutePause | null;
  supplierPausedAt: Date | null;
}

export function listRouteRows(connection: Connection, serviceId: number): Promise<RouteRow[]> {
  return connection
    .selectFrom("routes as r")
    .innerJoin("suppliers as p", "p.id", "r.supplier_id")
    .leftJoin("supplier_services as o", (join) =>
      join.onRef("o.supplier_id", "=", "r.supplier_id").onRef("o.code", "=", "r.supplier_service"),
    )
    .select([
      "r.position",
      "r.supplier_id as supplierId",
      "p.name as supplierName",
      "p.kind",
      "r.supplier_service as supplierService",
      "o.name as supplierServiceName",
      "r.cost",
      "r.agreed_cost as agreedCost",
      "r.on_cost_change as onCostChange",
      "r.margin_basis_points as marginBasisPoints",
      "r.margin_fixed as marginFixed",
      "r.margin_round_to as marginRoundTo",
      "r.margin_floor as marginFloor",
      "r.allow_loss as allowLoss",
      "r.input_names as inputNames",
      "r.continue_on_rejection as continueOnRejection",
      "r.paused_by as pausedBy",
      "p.paused_at as supplierPausedAt",
    ])
    .where("r.service_id", "=", serviceId)
    .orderBy("r.position")
    .execute();
}

/** What a supplier asks for one of its services; null where it has no such service, or has it no more. */
export async function findOfferedCost(
  connection: Connection,
  supplierId: number,
  code: string,
): Promise<Micros | null> {
  const row = await connection
    .selectFrom("supplier_services")
    .select("cost")
    .where("supplier_id", "=", supplierId)
    .where("code", "=", code)
    .where("vanished_at", "is", null)
    .executeTakeFirst();
  return row?.cost ?? null;
}

/** Puts these routes in the place of all that the service has. The service's row is locked, so that two do not mix. */
export async function replaceRoutes(
  transaction: Transaction,
  serviceId: number,
  routes: readonly Insertable<Schema["routes"]>[],
): Promise<void> {
  await run(transaction, "select 1 from services where id = $1 for no key update", [serviceId]);
  await transaction.deleteFrom("routes").where("service_id", "=", serviceId).execute();
  await insertRouteRows(transaction, routes);
}

export async function insertRouteRows(
  transaction: Transaction,
  routes: readonly Insertable<Schema["routes"]>[],
): Promise<void> {
  if (routes.length > 0) await transaction.insertInto("routes").values(routes).execute();
}

export async function updateBasePrice(transaction: Transaction, serviceId: number, price: Micros): Promise<void> {
  await transaction
    .updateTable("services")
    .set((set) => ({ base_price: price, updated_at: set.fn<Date>("now") }))
    .where("id", "=", serviceId)
    .execute();
}
