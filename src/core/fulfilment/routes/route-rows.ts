import type { Insertable, Updateable } from "kysely";
import { run } from "../../../database/statements.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { RoutePause } from "../../../database/column-types.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Micros } from "../../kernel/money.ts";

/** A route with its supplier, for the operator. Amounts in micro-units of the service's currency. */
export interface RouteRow {
  position: number;
  supplierId: number;
  supplierName: string;
  kind: string;
  supplierService: string | null;
  supplierServiceName: string | null;
  /** The supplier offers it no longer. */
  vanishedAt: Date | null;
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
  updatedAt: Date;
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
      "o.vanished_at as vanishedAt",
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
      "r.updated_at as updatedAt",
    ])
    .where("r.service_id", "=", serviceId)
    .orderBy("r.position")
    .execute();
}

/** What a supplier asks, or asked last, for one of its services; undefined where it never had such a service. */
export function findOfferedCost(
  connection: Connection,
  supplierId: number,
  code: string,
): Promise<{ offered: Micros; vanished: boolean } | undefined> {
  return connection
    .selectFrom("supplier_services")
    .select((offer) => ["cost as offered", offer("vanished_at", "is not", null).$castTo<boolean>().as("vanished")])
    .where("supplier_id", "=", supplierId)
    .where("code", "=", code)
    .executeTakeFirst();
}

/** What routes need to know of their service. */
export interface RoutedService {
  id: number;
  name: string;
  currency: string;
  basePrice: Micros;
}

/** No other transaction changes its routes or its price until this one ends; orders are placed meanwhile. */
export function lockRoutedService(transaction: Transaction, id: number): Promise<RoutedService> {
  return transaction
    .selectFrom("services")
    .select(["id", "name", "currency", "base_price as basePrice"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertRouteRows(
  transaction: Transaction,
  routes: readonly Insertable<Schema["routes"]>[],
): Promise<void> {
  if (routes.length > 0) await transaction.insertInto("routes").values(routes).execute();
}

interface RouteKey {
  serviceId: number;
  supplierId: number;
}

export async function updateRouteRow(
  transaction: Transaction,
  { serviceId, supplierId }: RouteKey,
  change: Updateable<Schema["routes"]>,
): Promise<void> {
  await transaction
    .updateTable("routes")
    .set(change)
    .where("service_id", "=", serviceId)
    .where("supplier_id", "=", supplierId)
    .execute();
}

export async function deleteRouteRow(transaction: Transaction, { serviceId, supplierId }: RouteKey): Promise<void> {
  await transaction
    .deleteFrom("routes")
    .where("service_id", "=", serviceId)
    .where("supplier_id", "=", supplierId)
    .execute();
}

/** Gives the service's routes, named by their suppliers, the places from 1 on. */
export async function placeRoutes(
  transaction: Transaction,
  serviceId: number,
  supplierIds: readonly number[],
): Promise<void> {
  const text = `
    update routes r set position = o.place
      from unnest($2::integer[]) with ordinality o (supplier_id, place)
     where r.service_id = $1 and r.supplier_id = o.supplier_id and r.position <> o.place`;
  await run(transaction, text, [serviceId, supplierIds]);
}

export async function updateBasePrice(transaction: Transaction, serviceId: number, price: Micros): Promise<void> {
  await transaction.updateTable("services").set({ base_price: price }).where("id", "=", serviceId).execute();
}
