import type { CatalogueContext } from "../../catalogue/context.ts";
import type { Transaction } from "../../../database/database.ts";
import { doubtOfPrices } from "../../catalogue/prices/odd-prices.ts";
import { requireConfirmation, type Confirmable } from "../../kernel/confirmation.ts";
import { recordChanges } from "../../kernel/changes.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readWhole } from "../../kernel/input/field-readers.ts";
import { isSellable, marginOf } from "./follow-costs.ts";
import { formatMarginRule, priceFromCost } from "../../catalogue/prices/margin-rule.ts";
import {
  deleteRouteRow,
  insertRouteRows,
  listRouteRows,
  lockRoutedService,
  placeRoutes,
  updateBasePrice,
  updateRouteRow,
  type RoutedService,
  type RouteRow,
} from "./route-rows.ts";
import { checkTerms, type CheckedTerms, type RouteTerms } from "./route-terms.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { lockSupplierRow } from "../suppliers/supplier-rows.ts";

const MOST_ROUTES = 20;

export type { RouteRow } from "./route-rows.ts";
export type { RouteTerms } from "./route-terms.ts";

/** A service has one route to a supplier at most. */
export interface RouteAddress {
  serviceId: number;
  supplierId: number;
  /** The `updatedAt` of the route that the editor saw: if the route changed since, nothing happens. */
  seenAt?: Date | undefined;
}

export interface NewRoute extends RouteTerms {
  serviceId: number;
  supplierId: number;
  /** From 1. Default: before the routes to staff. */
  position?: number | undefined;
  paused?: boolean | undefined;
}

/** In order of preference. Throws service_not_found. */
export async function listRoutes(context: CatalogueContext, serviceId: number): Promise<RouteRow[]> {
  await requireService(context, serviceId);
  return listRouteRows(context.database.kysely, serviceId);
}

/**
 * Adds a route; the price follows at once if it has a margin. Like every command here it answers with all routes of the
 * service. Throws service_not_found, not_found, validation_failed, conflict, and confirmation_required where the price would
 * become 0 or far from what it was or, by a margin without a step, get more decimals than the currency; then nothing is
 * changed.
 */
export function addRoute(
  context: CatalogueContext,
  { serviceId, supplierId, position, paused, ...terms }: NewRoute,
  confirmable: Confirmable = {},
) {
  return edit(context, { serviceId, supplierId }, async (transaction, { service, supplier, routes }) => {
    if (routes.length >= MOST_ROUTES) throw invalidField("supplier_id", `A service has at most ${MOST_ROUTES} routes.`);
    if (routes.some((route) => route.supplierId === supplierId)) {
      throw new DomainError("conflict", `The service has a route to ${supplier.name} already: change that one.`);
    }
    const checked = await checkTerms(context, transaction, { service, supplier, routes, terms });
    const pausedBy = paused ? ("operator" as const) : checked.row.paused_by;
    const last = Math.max(0, ...routes.map((route) => route.position)) + 1;
    const row = { ...checked.row, service_id: serviceId, supplier_id: supplierId, position: last, paused_by: pausedBy };
    await insertRouteRows(transaction, [row]);
    await priceBy(transaction, service, checked, confirmable);
    const place =
      position === undefined ? placeOfNew(routes, supplier) : readWhole("position", position, 1, routes.length + 1);
    await putAt(transaction, { serviceId, supplierId }, routes, place);
  });
}

/**
 * Changes what a route says; what is absent stays. Whether the route is paused is not changed by it, except that a route
 * returns when its new terms allow for its cost. Throws as `addRoute`.
 */
export function changeRoute(
  context: CatalogueContext,
  at: RouteAddress,
  terms: RouteTerms,
  confirmable: Confirmable = {},
): Promise<RouteRow[]> {
  return edit(context, at, async (transaction, { service, supplier, routes }) => {
    const before = findRoute(routes, at, supplier);
    const checked = await checkTerms(context, transaction, { service, supplier, routes, terms, before });
    await updateRouteRow(transaction, at, checked.row);
    await priceBy(transaction, service, checked, confirmable);
  });
}

/** The route gets no orders until it is resumed manually. Throws service_not_found, not_found, conflict. */
export function pauseRoute(context: CatalogueContext, at: RouteAddress): Promise<RouteRow[]> {
  return edit(context, at, async (transaction, { routes, supplier }) => {
    findRoute(routes, at, supplier);
    await updateRouteRow(transaction, at, { paused_by: "operator" });
  });
}

/**
 * Resumes a route, no matter why it was paused; the operator accepts its current cost.
 * Throws service_not_found, not_found, conflict where there is nothing to buy, or not at a price that can be asked.
 */
export function resumeRoute(context: CatalogueContext, at: RouteAddress): Promise<RouteRow[]> {
  return edit(context, at, async (transaction, { service, routes, supplier }) => {
    const route = findRoute(routes, at, supplier);
    if (route.vanishedAt !== null) {
      const text = `${supplier.name} no longer offers service ${route.supplierService}. Choose another of its services or remove the route.`;
      throw new DomainError("conflict", text);
    }
    if (route.pausedBy === null) return;
    const margin = route.onCostChange === "follow" ? marginOf(route) : null;
    const price = margin && priceFromCost(margin, route.cost!);
    if (price !== null && !isSellable(price, service.basePrice)) {
      const text = `The price by this route's margin would be ${price === 0n ? "0" : "too large"}: change its margin first.`;
      throw new DomainError("conflict", text);
    }
    await updateRouteRow(transaction, at, { paused_by: null, agreed_cost: route.cost });
    if (price !== null) await updateBasePrice(transaction, service.id, price);
  });
}

/** Puts a route at this place, from 1; the others keep their order. Throws as `addRoute`. */
export function moveRoute(context: CatalogueContext, at: RouteAddress, position: number): Promise<RouteRow[]> {
  return edit(context, at, async (transaction, { routes, supplier }) => {
    findRoute(routes, at, supplier);
    await putAt(transaction, at, routes, readWhole("position", position, 1, routes.length));
  });
}

/** New orders go to the other routes; what the supplier has stays there. Throws service_not_found, not_found, conflict. */
export function removeRoute(context: CatalogueContext, at: RouteAddress): Promise<RouteRow[]> {
  return edit(context, at, async (transaction, { routes, supplier }) => {
    findRoute(routes, at, supplier);
    await deleteRouteRow(transaction, at);
    const others = routes.filter((route) => route.supplierId !== at.supplierId);
    await placeRoutes(
      transaction,
      at.serviceId,
      others.map((route) => route.supplierId),
    );
  });
}

interface Edited {
  service: RoutedService;
  supplier: Supplier;
  /** All routes of the service; no other transaction changes them before this one ends. */
  routes: RouteRow[];
}

/** The supplier is locked before the service, as in `followCosts`; the service's lock stands for all of its routes. */
async function edit(
  context: CatalogueContext,
  { serviceId, supplierId }: RouteAddress,
  act: (transaction: Transaction, edited: Edited) => Promise<void>,
): Promise<RouteRow[]> {
  await requireService(context, serviceId);
  return context.database.transaction(async (transaction) => {
    const supplier = await lockSupplierRow(transaction, supplierId);
    const service = await lockRoutedService(transaction, serviceId);
    const routes = await listRouteRows(transaction, serviceId);
    await recordChanges(context, transaction, routesSnapshot(transaction, serviceId), () =>
      act(transaction, { service, supplier, routes }),
    );
    return listRouteRows(transaction, serviceId);
  });
}

/** The routes of a service and the price that may follow their costs, for the audit log. */
function routesSnapshot(transaction: Transaction, serviceId: number) {
  return async () => {
    const { basePrice } = await lockRoutedService(transaction, serviceId);
    const routes = (await listRouteRows(transaction, serviceId)).map((route) => {
      const margin = marginOf(route);
      const fields = {
        position: route.position,
        supplier_service: route.supplierService,
        margin: margin && formatMarginRule(margin),
        on_cost_change: route.onCostChange,
        agreed_cost: route.agreedCost,
        allow_loss: route.allowLoss,
        continue_on_rejection: route.continueOnRejection,
        input_names: route.inputNames,
        paused_by: route.pausedBy,
      };
      return [`service ${serviceId}, supplier ${route.supplierId}`, fields] as const;
    });
    return { [`service ${serviceId}`]: { price: basePrice }, ...Object.fromEntries(routes) };
  };
}

async function requireService(context: CatalogueContext, serviceId: number): Promise<void> {
  if (await context.serviceCache.find(serviceId)) return;
  throw new DomainError("service_not_found", "There is no such service.");
}

function findRoute(routes: readonly RouteRow[], { supplierId, seenAt }: RouteAddress, supplier: Supplier): RouteRow {
  const route = routes.find((candidate) => candidate.supplierId === supplierId);
  if (!route) throw new DomainError("not_found", `The service has no route to ${supplier.name}.`);
  if (seenAt === undefined || seenAt.getTime() === route.updatedAt.getTime()) return route;
  const text = "This route changed while you edited it. Look at it again, then repeat your change.";
  throw new DomainError("conflict", text);
}

async function priceBy(
  transaction: Transaction,
  { id, name, basePrice, currency }: RoutedService,
  { price, margin }: CheckedTerms,
  confirmable: Confirmable,
): Promise<void> {
  if (price === null || price === basePrice) return;
  requireConfirmation(doubtOfPrices([{ name, price, before: basePrice, currency, margin: margin! }]), confirmable);
  await updateBasePrice(transaction, id, price);
}

/** Before people, who are asked last. */
function placeOfNew(routes: readonly RouteRow[], supplier: Supplier): number {
  const people = routes.findIndex(({ kind }) => kind === "manual");
  return people === -1 || supplier.kind === "manual" ? routes.length + 1 : people + 1;
}

async function putAt(
  transaction: Transaction,
  { serviceId, supplierId }: RouteAddress,
  routes: readonly RouteRow[],
  place: number,
): Promise<void> {
  const ids = routes.map((route) => route.supplierId).filter((id) => id !== supplierId);
  await placeRoutes(transaction, serviceId, ids.toSpliced(place - 1, 0, supplierId));
}
