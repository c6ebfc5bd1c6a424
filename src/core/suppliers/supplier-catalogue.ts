import type { Core } from "../core.ts";
import { DomainError } from "../errors.ts";
import { MAX_AMOUNT, type Micros } from "../money.ts";
import { priceFromCost, type MarginRule } from "./margin-rule.ts";
import type { OfferedService } from "./offer.ts";
import type { Supplier } from "./supplier.ts";
import {
  countOfferRows,
  listOfferRows,
  lockRoutesOf,
  markVanished,
  writeOffers,
  writeRouteChanges,
  type CatalogueDiff,
  type ListedOffer,
  type OfferFilter,
  type RepricedRoute,
  type RouteChange,
} from "./supplier-catalogue-rows.ts";

const CHUNK = 1_000;
const MICROS = 1_000_000n;

export type { CatalogueDiff, ListedOffer, OfferChange, OfferFilter } from "./supplier-catalogue-rows.ts";

/** What a synchronisation did: the diff, and what it meant for routes and prices. */
export interface SyncResult extends CatalogueDiff {
  /** Routes whose cost changed, and those that were paused or taken up again because of it. */
  repriced: number;
  paused: number;
  resumed: number;
}

/**
 * Keeps a supplier's catalogue as it is offered now and lets routes and prices follow their costs. Chunk by chunk, so
 * that orders are placed meanwhile; broken off, it is simply done again.
 */
export async function syncCatalogue(
  core: Core,
  supplier: Supplier,
  offers: readonly OfferedService[],
  report: (done: number, total: number) => Promise<void>,
): Promise<SyncResult> {
  const { kysely } = core.database;
  const unique = [...new Map(offers.map((offer) => [offer.code, offer])).values()];
  const diff = { added: 0, changed: 0, vanished: 0, unchanged: 0 };
  for (let start = 0; start < unique.length; start += CHUNK) {
    const part = unique.slice(start, start + CHUNK);
    const { added, changed } = await writeOffers(kysely, supplier.id, part);
    diff.added += added;
    diff.changed += changed;
    diff.unchanged += part.length - added - changed;
    await report(Math.min(start + CHUNK, unique.length), unique.length);
  }
  diff.vanished = await markVanished(
    kysely,
    supplier.id,
    unique.map((offer) => offer.code),
  );
  return { ...diff, ...(await followCosts(core, supplier)) };
}

async function followCosts(core: Core, supplier: Supplier): Promise<Omit<SyncResult, keyof CatalogueDiff>> {
  const done = { repriced: 0, paused: 0, resumed: 0 };
  await core.database.kysely.transaction().execute(async (transaction) => {
    const routes = await lockRoutesOf(transaction, supplier.id);
    const changes: RouteChange[] = [];
    for (const route of routes) {
      const change = repriceRoute(route, costIn(core, supplier, route.offered, route.currency));
      if (change === null) continue;
      changes.push(change);
      if (change.cost !== route.cost) done.repriced++;
      if (change.pausedBy !== null && route.pausedBy === null) done.paused++;
      if (change.pausedBy === null && route.pausedBy !== null) done.resumed++;
    }
    if (changes.length > 0) await writeRouteChanges(transaction, changes);
  });
  return done;
}

/**
 * What a new cost (or its end) means for a route; null where nothing changes. The operator's own pause stays; a route whose
 * price could not be asked pauses until the cost falls.
 */
export function repriceRoute(route: RepricedRoute, cost: Micros): RouteChange | null {
  const { serviceId, position } = route;
  const isTooDear = route.onCostChange === "pause" && cost > (route.agreedCost ?? cost);
  const rule = marginOf(route);
  const followed =
    rule !== null && route.onCostChange === "follow" && !route.vanished ? priceFromCost(rule, cost) : null;
  const isUnsellable = followed !== null && followed > MAX_AMOUNT;
  const reason = route.vanished ? "vanished" : isTooDear || isUnsellable ? "cost" : null;
  const pausedBy = route.pausedBy === "operator" ? "operator" : reason;
  const basePrice = followed === route.basePrice || isUnsellable ? null : followed;
  if (cost === route.cost && pausedBy === route.pausedBy && basePrice === null) return null;
  return { serviceId, position, cost, pausedBy, basePrice };
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
 * At most MAX_AMOUNT, beyond which nothing is sold, so that one absurd offer does not end a synchronisation. Throws conflict where no rate leads there.
 */
export function costIn(
  core: Core,
  supplier: Pick<Supplier, "name" | "currency" | "exchangeRate">,
  amount: Micros,
  currency: string,
): Micros {
  if (supplier.currency === currency) return amount;
  if (currency === core.config.CURRENCY) {
    const cost = (amount * supplier.exchangeRate + MICROS - 1n) / MICROS;
    return cost > MAX_AMOUNT ? MAX_AMOUNT : cost;
  }
  const text = `${supplier.name} is paid in ${supplier.currency ?? "no currency"}: it cannot fulfil services in ${currency}.`;
  throw new DomainError("conflict", text);
}

/** A page of what a supplier offers, beside the own catalogue. */
export async function listOffers(
  core: Core,
  filter: OfferFilter,
  page: { limit: number; offset: number },
): Promise<{ offers: ListedOffer[]; total: number }> {
  const { kysely } = core.database;
  const total = await countOfferRows(kysely, filter);
  return { offers: await listOfferRows(kysely, filter, page), total };
}
