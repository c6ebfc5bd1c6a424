import type { Context } from "../../kernel/context.ts";
import { followCosts, type FollowedCosts } from "../routes/follow-costs.ts";
import type { OfferedService } from "../suppliers/offer.ts";
import type { Supplier } from "../suppliers/supplier.ts";
import {
  countOfferRows,
  listOfferRows,
  markVanished,
  writeOffers,
  type CatalogueDiff,
  type ListedOffer,
  type OfferFilter,
} from "./supplier-catalogue-rows.ts";

const CHUNK = 1_000;

export type { CatalogueDiff, ListedOffer, OfferFilter } from "./supplier-catalogue-rows.ts";

/** What a synchronisation did: the diff, and what it meant for routes and prices. */
export type SyncResult = CatalogueDiff & FollowedCosts;

/**
 * Keeps a supplier's catalogue as it is offered now and lets routes and prices follow their costs. Chunk by chunk, so
 * that orders are placed meanwhile; broken off, it is simply done again. Throws not_found, conflict.
 */
export async function syncCatalogue(
  context: Context,
  supplier: Supplier,
  offers: readonly OfferedService[],
  report: (done: number, total: number) => Promise<void>,
): Promise<SyncResult> {
  const { kysely } = context.database;
  const unique = [...new Map(offers.map((offer) => [offer.code, offer])).values()];
  const diff = { added: 0, changed: 0, vanished: 0, unchanged: 0 };
  for (let start = 0; start < unique.length; start += CHUNK) {
    // Also before anything is written: a worker that lost the job while it read has older costs than the other.
    await report(start, unique.length);
    const part = unique.slice(start, start + CHUNK);
    const { added, changed } = await writeOffers(kysely, supplier.id, part);
    diff.added += added;
    diff.changed += changed;
    diff.unchanged += part.length - added - changed;
  }
  await report(unique.length, unique.length);
  diff.vanished = await markVanished(
    kysely,
    supplier.id,
    unique.map((offer) => offer.code),
  );
  const followed = await context.database.transaction((transaction) => followCosts(context, transaction, supplier.id));
  return { ...diff, ...followed };
}

/** A page of what a supplier offers, beside the own catalogue. */
export async function listOffers(
  context: Context,
  filter: OfferFilter,
  page: { limit: number; offset: number },
): Promise<{ offers: ListedOffer[]; total: number }> {
  const { kysely } = context.database;
  const total = await countOfferRows(kysely, filter);
  return { offers: await listOfferRows(kysely, filter, page), total };
}
