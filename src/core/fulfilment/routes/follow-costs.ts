import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError } from "../../kernel/errors.ts";
import { MAX_AMOUNT, type Micros } from "../../kernel/money.ts";
import { lockRoutesOf, writeRouteChanges, type RepricedRoute, type RouteChange } from "./cost-rows.ts";
import { priceFromCost, type MarginRule } from "../../catalogue/prices/margin-rule.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import { lockSupplierRow } from "../suppliers/supplier-rows.ts";

const MICROS = 1_000_000n;

/** What new costs meant for a supplier's routes. */
export interface FollowedCosts {
  /** Routes whose cost changed, and those that were paused or resumed because of it. */
  repriced: number;
  paused: number;
  resumed: number;
}

/**
 * Brings the routes to a supplier, and the prices that follow them, to what it asks now in the currency that it is paid in
 * now. Runs in the transaction of the change: of a catalogue, an exchange rate, a currency.
 * Throws not_found, conflict where a route's service cannot be paid in the supplier's currency.
 */
export async function followCosts(
  context: Context,
  transaction: Transaction,
  supplierId: number,
): Promise<FollowedCosts> {
  const supplier = await lockSupplierRow(transaction, supplierId);
  const routes = await lockRoutesOf(transaction, supplierId);
  const done = { repriced: 0, paused: 0, resumed: 0 };
  const changes: RouteChange[] = [];
  for (const route of routes) {
    const change = repriceRoute(route, costIn(context, supplier, route.offered, route.currency));
    if (change === null) continue;
    changes.push(change);
    if (change.cost !== route.cost) done.repriced++;
    if (change.pausedBy !== null && route.pausedBy === null) done.paused++;
    if (change.pausedBy === null && route.pausedBy !== null) done.resumed++;
  }
  if (changes.length > 0) await writeRouteChanges(transaction, supplierId, changes);
  return done;
}

/**
 * What a new cost (or its end) means for a route; null where nothing changes. The operator's own pause stays; a route whose
 * price could not be asked, or would suddenly be 0, pauses until its cost changes.
 */
export function repriceRoute(route: RepricedRoute, cost: Micros): RouteChange | null {
  const isTooDear = route.onCostChange === "pause" && cost > (route.agreedCost ?? cost);
  const followed = followedPrice(route, cost);
  const isUnsellable = followed !== null && !isSellable(followed, route.basePrice);
  const reason = route.vanished ? "vanished" : isTooDear || isUnsellable ? "cost" : null;
  const pausedBy = route.pausedBy === "operator" ? "operator" : reason;
  const basePrice = followed === route.basePrice || isUnsellable ? null : followed;
  if (cost === route.cost && pausedBy === route.pausedBy && basePrice === null) return null;
  return { serviceId: route.serviceId, cost, pausedBy, basePrice };
}

/** Whether a service may get this price without a question to staff: it is not too large, and not suddenly 0. */
export function isSellable(price: Micros, before: Micros): boolean {
  return price <= MAX_AMOUNT && (price > 0n || before === 0n);
}

/** The price that a route gives its service at this cost; null where the price does not follow it. */
function followedPrice(route: RepricedRoute, cost: Micros): Micros | null {
  const rule = marginOf(route);
  if (rule === null || route.onCostChange !== "follow" || route.vanished) return null;
  return priceFromCost(rule, cost);
}

export function marginOf(
  route: Pick<RepricedRoute, "marginBasisPoints" | "marginFixed" | "marginRoundTo" | "marginFloor">,
): MarginRule | null {
  if (route.marginBasisPoints === null) return null;
  return {
    percentBasisPoints: route.marginBasisPoints,
    fixed: route.marginFixed!,
    roundTo: route.marginRoundTo!,
    floor: route.marginFloor!,
  };
}

/**
 * A supplier's amount in the currency of a service, in micro-units, rounded up: a cost must not look smaller than it is.
 * At most MAX_AMOUNT, beyond which nothing is sold, so that one absurd offer does not end a synchronisation. Throws
 * conflict where no rate leads there.
 */
export function costIn(
  context: Context,
  supplier: Pick<Supplier, "name" | "currency" | "exchangeRate">,
  amount: Micros,
  currency: string,
): Micros {
  if (supplier.currency === currency) return amount;
  if (currency === context.config.CURRENCY) {
    const cost = (amount * supplier.exchangeRate + MICROS - 1n) / MICROS;
    return cost > MAX_AMOUNT ? MAX_AMOUNT : cost;
  }
  const text = `${supplier.name} is paid in ${supplier.currency ?? "no currency"}: it cannot fulfil services in ${currency}.`;
  throw new DomainError("conflict", text);
}
