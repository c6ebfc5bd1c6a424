import type { Transaction } from "../../database/database.ts";
import { recordChanges } from "../kernel/changes.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError, invalidField } from "../kernel/errors.ts";
import { readWhole } from "../kernel/input/field-readers.ts";
import { cut } from "../kernel/text.ts";
import { crossRate, formatRate, type Rate } from "./exchange.ts";
import { lockRate, noteExpired, rateRows, type ExchangeRate } from "./exchange-rate-rows.ts";
import { rateChange, rateSnapshot } from "./exchange-rates.ts";
import {
  applyRate,
  claimFeedRow,
  feedRow,
  fetchSoon,
  lockFeed,
  proposeRate,
  writeFeed,
  writeFetched,
  writeRatesAt,
  type Feed,
} from "./feed-rows.ts";

export type { Feed } from "./feed-rows.ts";

export const FEED_KINDS = ["off", "ecb", "json"] as const;
export const MOST_AGE_HOURS = 8_760;
export const MOST_CHANGE_BASIS_POINTS = 10_000;
const FETCH_EVERY_SECONDS = 3_600;
const RETRY_SECONDS = 600;
const CURRENCY_PLACE = "{currency}";

/** What is unset stays. */
export type FeedChange = Partial<Omit<Feed, "fetchedAt" | "ratesAt" | "error">>;

/** What a feed says: units of each currency for one unit of `base`, at a time. */
export interface FetchedRates {
  base: string;
  at: Date;
  rates: ReadonlyMap<string, Rate>;
}

export function readFeed({ database }: Context): Promise<Feed> {
  return feedRow(database.kysely);
}

/** Switches the feed on or off, and sets its limits. Throws validation_failed, conflict while rates follow it. */
export async function changeFeed(context: Context, change: FeedChange): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const before = await lockFeed(transaction);
    const given = { ...before, ...change };
    const isJson = given.kind === "json";
    const feed = { ...given, url: isJson ? given.url : null, path: isJson ? given.path : null };
    checkFeed(feed);
    if (feed.kind === "off") await requireUnused(context, transaction);
    await recordChanges(context, transaction, snapshotOf(transaction), () => writeFeed(transaction, feed));
  });
}

/** Has the feed fetched within a minute. Throws conflict while it is off. */
export async function fetchFeedSoon({ database }: Context): Promise<void> {
  if (!(await fetchSoon(database.kysely))) throw new DomainError("conflict", "The feed is off: switch it on first.");
}

/** The feed, if it is on and due; notes the rates that are too old by now. */
export async function claimFeed({ database }: Context): Promise<Feed | undefined> {
  await noteExpired(database.kysely);
  return claimFeedRow(database.kysely, FETCH_EVERY_SECONDS);
}

/** The feed could not be read: the rates stay until they are too old. */
export async function recordFailure({ database }: Context, message: string): Promise<void> {
  await writeFetched(database.kysely, cut(message), RETRY_SECONDS);
}

/**
 * Brings the rates that follow the feed to what it says. A rate that differs too much is only proposed. Returns the currencies
 * for which there was none, or that need a decision.
 */
export async function recordFetched(context: Context, fetched: FetchedRates): Promise<string[]> {
  const base = context.config.CURRENCY;
  return context.database.transaction(async (transaction) => {
    const { maxAgeHours, maxChangeBasisPoints, ratesAt } = await lockFeed(transaction);
    if (ratesAt !== null && fetched.at < ratesAt) return [];
    await writeRatesAt(transaction, fetched.at);
    const unapplied: string[] = [];
    const missing: string[] = [];
    for (const { currency } of (await rateRows(transaction, base)).filter(({ source }) => source === "feed")) {
      const before = (await lockRate(transaction, { base, currency }))!;
      const rate = crossRate(fetched, base, currency);
      if (rate === null) missing.push(currency);
      else if (before.source !== "feed" || isApplied(before, rate, fetched.at)) continue;
      else if (rateChange(before.rate, rate) > BigInt(maxChangeBasisPoints)) {
        await proposeRate(transaction, before, { rate, at: fetched.at });
        unapplied.push(currency);
      } else await applyRate(transaction, before, { rate, at: fetched.at, maxAgeHours });
    }
    const error = missing.length === 0 ? null : `The feed has no rate for ${missing.join(", ")}.`;
    await writeFetched(transaction, error, RETRY_SECONDS);
    return [...unapplied, ...missing];
  });
}

/** Applies the rate of the feed that waited for a decision. Throws not_found, conflict if another one waits by now. */
export async function acceptProposal(context: Context, currency: string, seen: Rate): Promise<void> {
  const key = { base: context.config.CURRENCY, currency };
  await context.database.transaction(async (transaction) => {
    const { maxAgeHours } = await lockFeed(transaction);
    const { proposedRate: rate, proposedAt: at } = (await lockRate(transaction, key)) ?? {};
    if (rate === null || rate === undefined || !at)
      throw new DomainError("not_found", `No rate of ${currency} needs a decision.`);
    if (rate !== seen) throw new DomainError("conflict", `The feed now says ${formatRate(rate)}: check it again.`);
    await recordChanges(context, transaction, rateSnapshot(transaction, key), () =>
      applyRate(transaction, key, { rate, at, maxAgeHours }),
    );
  });
}

function checkFeed({ kind, url, path, maxAgeHours, maxChangeBasisPoints }: Feed): void {
  readWhole("max_age_hours", maxAgeHours, 1, MOST_AGE_HOURS, "maximum age in hours");
  const isChange = Number.isInteger(maxChangeBasisPoints) && maxChangeBasisPoints >= 1;
  // Staff enter a percentage.
  if (!isChange || maxChangeBasisPoints > MOST_CHANGE_BASIS_POINTS)
    throw invalidField("max_change_basis_points", "The largest change lies between 0.01% and 100%.");
  if (kind !== "json") return;
  if (url === null || URL.parse(url)?.protocol !== "https:")
    throw invalidField("url", "Enter an address that begins with https://.");
  if (path === null || !path.includes(CURRENCY_PLACE))
    throw invalidField(
      "path",
      `Enter where the rate is, with ${CURRENCY_PLACE} for its code, such as rates.${CURRENCY_PLACE}.`,
    );
}

async function requireUnused(context: Context, transaction: Transaction): Promise<void> {
  const following = (await rateRows(transaction, context.config.CURRENCY)).filter(isFed);
  if (following.length === 0) return;
  const names = following.map(({ currency }) => currency).join(", ");
  throw new DomainError("conflict", `The rates of ${names} follow the feed: set them by hand first.`);
}

/** Nothing is written then, so that lists need not be built again. */
function isApplied({ rate: known, rateAt, proposedRate }: ExchangeRate, rate: Rate, at: Date): boolean {
  return known === rate && rateAt.getTime() === at.getTime() && proposedRate === null;
}

function isFed({ source }: ExchangeRate): boolean {
  return source === "feed";
}

function snapshotOf(transaction: Transaction) {
  return async () => {
    const { kind, url, path, maxAgeHours, maxChangeBasisPoints } = await lockFeed(transaction);
    const shown = { kind, url, path, max_age_hours: maxAgeHours, max_change_basis_points: maxChangeBasisPoints };
    return { "exchange rate feed": shown };
  };
}
