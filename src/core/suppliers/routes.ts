import type { Insertable } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Service } from "../catalogue/service.ts";
import type { Core } from "../core.ts";
import { DomainError, invalidField } from "../errors.ts";
import { MAX_AMOUNT } from "../money.ts";
import { isStorable } from "../text.ts";
import { checkMarginRule, priceFromCost, type MarginRule } from "./margin-rule.ts";
import { findOfferedCost, listRouteRows, replaceRoutes, updateBasePrice, type RouteRow } from "./route-rows.ts";
import type { Supplier } from "./supplier.ts";
import { costIn } from "./supplier-catalogue.ts";
import { listSuppliers } from "./suppliers.ts";

const MOST_ROUTES = 20;
const MOST_INPUT_NAMES = 50;

export type { RouteRow } from "./route-rows.ts";

/** What the operator says of one route; the order of the list is the order of preference. */
export interface RouteWish {
  supplierId: number;
  /** The service's id in the supplier's catalogue; for suppliers that are called. */
  supplierService?: string | undefined;
  /** `follow`: the price follows by the margin. `pause`: the route pauses while it costs more than it does now. */
  onCostChange?: "follow" | "pause" | undefined;
  margin?: MarginRule | undefined;
  allowLoss?: boolean | undefined;
  inputNames?: Record<string, string> | undefined;
  continueOnRejection?: boolean | undefined;
  paused?: boolean | undefined;
}

/** Throws service_not_found. */
export async function listRoutes(core: Core, serviceId: number): Promise<RouteRow[]> {
  await findService(core, serviceId);
  return listRouteRows(core.database.kysely, serviceId);
}

/**
 * Sets who fulfils a service, in this order; the price follows at once where a route has a margin.
 * Throws service_not_found, not_found, validation_failed, conflict; then nothing is changed.
 */
export async function setRoutes(core: Core, serviceId: number, wishes: readonly RouteWish[]): Promise<RouteRow[]> {
  const service = await findService(core, serviceId);
  if (wishes.length > MOST_ROUTES) throw invalidField("routes", `At most ${MOST_ROUTES} routes.`);
  if (new Set(wishes.map((wish) => wish.supplierId)).size < wishes.length) {
    throw invalidField("routes", "A supplier can stand in the routes of a service once.");
  }
  if (wishes.filter((wish) => wish.margin).length > 1) {
    throw invalidField("routes", "Only one route may decide the price: give one of them a margin.");
  }
  const suppliers = new Map((await listSuppliers(core)).map((supplier) => [supplier.id, supplier]));
  const rows: Insertable<Schema["routes"]>[] = [];
  for (const [index, wish] of wishes.entries()) {
    const supplier = suppliers.get(wish.supplierId);
    if (!supplier) throw new DomainError("not_found", `There is no supplier ${wish.supplierId}.`);
    rows.push(await toRow(core, { service, supplier, wish, position: index + 1 }));
  }
  const priced = wishes.findIndex((wish) => wish.margin);
  const price = priced === -1 ? null : priceFromCost(wishes[priced]!.margin!, rows[priced]!.cost!);
  if (price !== null && price > MAX_AMOUNT) throw invalidField("margin", "The price would be too large.");
  await core.database.kysely.transaction().execute(async (transaction) => {
    await replaceRoutes(transaction, serviceId, rows);
    if (price !== null) await updateBasePrice(transaction, serviceId, price);
  });
  return listRoutes(core, serviceId);
}

/** Adds a route before people are asked; in place of one to the same supplier. Throws as `setRoutes`. */
export async function addRoute(core: Core, serviceId: number, wish: RouteWish): Promise<RouteRow[]> {
  const present = (await listRoutes(core, serviceId)).filter((route) => route.supplierId !== wish.supplierId);
  const automatic = present.filter((route) => route.kind !== "manual").map(toWish);
  const people = present.filter((route) => route.kind === "manual").map(toWish);
  return setRoutes(core, serviceId, [...automatic, wish, ...people]);
}

function toWish(route: RouteRow): RouteWish {
  const { marginBasisPoints, marginFixed, marginRoundTo, marginFloor } = route;
  const margin =
    marginBasisPoints === null
      ? undefined
      : {
          percentBasisPoints: marginBasisPoints,
          fixed: marginFixed!,
          roundTo: marginRoundTo!,
          floor: marginFloor!,
        };
  return {
    ...route,
    supplierService: route.supplierService ?? undefined,
    margin,
    paused: route.pausedBy === "operator",
  };
}

async function toRow(
  core: Core,
  { service, supplier, wish, position }: { service: Service; supplier: Supplier; wish: RouteWish; position: number },
): Promise<Insertable<Schema["routes"]>> {
  const row = {
    service_id: service.id,
    position,
    supplier_id: supplier.id,
    paused_by: wish.paused ? "operator" : null,
  } as const;
  if (supplier.kind === "test")
    throw invalidField("routes", "The simulator fulfils test orders by itself, and no others.");
  if (supplier.kind !== "dhru") {
    if (wish.margin) throw invalidField("routes", `${supplier.name} has no cost that a price could follow.`);
    return row;
  }
  const code = wish.supplierService?.trim();
  if (!code || !isStorable(code))
    throw invalidField("routes", `Name the service at ${supplier.name}: its number in that catalogue.`);
  const offered = await findOfferedCost(core.database.kysely, supplier.id, code);
  if (offered === null) {
    const text = `${supplier.name} offers no service ${code}: synchronise its catalogue and look there.`;
    throw new DomainError("not_found", text);
  }
  const cost = costIn(core, supplier, offered, service.currency);
  if (wish.margin) checkMarginRule(wish.margin);
  return {
    ...row,
    supplier_service: code,
    cost,
    agreed_cost: cost,
    on_cost_change: wish.onCostChange ?? "follow",
    margin_basis_points: wish.margin?.percentBasisPoints ?? null,
    margin_fixed: wish.margin?.fixed ?? null,
    margin_round_to: wish.margin?.roundTo ?? null,
    margin_floor: wish.margin?.floor ?? null,
    allow_loss: wish.allowLoss ?? false,
    input_names: JSON.stringify(readInputNames(wish.inputNames)),
    continue_on_rejection: wish.continueOnRejection ?? false,
  };
}

function readInputNames(names: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(names);
  const isNamed = ([ours, theirs]: [string, string]) => theirs.trim() !== "" && isStorable(ours) && isStorable(theirs);
  if (entries.length <= MOST_INPUT_NAMES && entries.every(isNamed)) return names;
  throw invalidField("input_names", "Give the supplier's name for each input.");
}

async function findService(core: Core, serviceId: number): Promise<Service> {
  const service = await core.serviceCache.find(serviceId);
  if (!service) throw new DomainError("service_not_found", "There is no such service.");
  return service;
}
