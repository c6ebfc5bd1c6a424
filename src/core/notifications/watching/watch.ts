import type { Transaction } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import type { NotificationTopic } from "../topics.ts";
import { notifyStaff } from "../notify-rows.ts";
import { CONDITION_ROWS, recordConditions } from "./condition-rows.ts";
import { notifyOfPrices } from "./price-rows.ts";
import { awaitWatchRow, lockWatchRow, notifyOfLowBalances, notifyOfOrders, updateWatchRow } from "./watch-rows.ts";

const MINUTE_MS = 60_000;
/** Orders are looked at so late: no transaction lasts longer, except for those that `holdOrderWatch`. */
const LAG_MS = MINUTE_MS;
/** Of the orders of one reseller, in one step. */
const MOST_SAMPLES = 10;
/** The digest of price changes is made on Mondays, at this hour in UTC. */
const DIGEST_HOUR = 8;
const DAY_MS = 1_440 * MINUTE_MS;
const WEEK_DAYS = 7;
/** Services that a reseller has not ordered for so long are of no interest. */
const ORDERED_DAYS = 30;
/** In one look: the next one follows in a minute. */
const MOST_DIGESTS = 200;
const MOST_PRICES = 50;
/** An attempt is often confirmed by the next probe. */
const UNCONFIRMED_MINUTES = 5;

/**
 * Looks for what people are told of and nothing else writes down: orders that have ended, balances that have fallen,
 * and what needs the operator. One process looks at a time; the others leave it to that one.
 */
export async function watch(context: Context): Promise<void> {
  await watchOrders(context);
  await watchConditions(context);
  await watchPrices(context);
}

/**
 * Lets no process look for ended orders until the transaction is over, however long it takes: orders that it ends would
 * be passed over. It comes first in the transaction, whose orders end at its beginning, so that all of them are later
 * than the last look.
 */
export async function holdOrderWatch(transaction: Transaction): Promise<void> {
  await awaitWatchRow(transaction, "orders");
}

async function watchOrders({ database, clock }: Context): Promise<void> {
  const to = new Date(clock().getTime() - LAG_MS);
  await database.transaction(async (transaction) => {
    const from = await lockWatchRow(transaction, "orders");
    if (from === null || from >= to) return;
    await notifyOfOrders(transaction, from, to, MOST_SAMPLES);
    await notifyOfLowBalances(transaction);
    await updateWatchRow(transaction, "orders", to);
  });
}

async function watchConditions({ database, clock, config }: Context): Promise<void> {
  const now = clock();
  const minutes: Partial<Record<NotificationTopic, number>> = {
    orders_waiting: config.ORDERS_WAITING_MINUTES,
    unconfirmed_attempts: UNCONFIRMED_MINUTES,
  };
  await database.transaction(async (transaction) => {
    if ((await lockWatchRow(transaction, "conditions")) === null) return;
    for (const [topic, findConditions] of CONDITION_ROWS) {
      const found = await findConditions(transaction, { fewestCodes: config.LOW_STOCK_CODES });
      const before = new Date(now.getTime() - (minutes[topic] ?? 0) * MINUTE_MS);
      const keys = await recordConditions(transaction, topic, { keys: found.map(({ key }) => key), now, before });
      const samples = found.filter(({ key }) => keys.has(key)).map(({ facts }) => facts);
      if (samples.length === 0) continue;
      await notifyStaff(transaction, topic, { things: samples.length, samples: samples.slice(0, MOST_SAMPLES) });
    }
    await updateWatchRow(transaction, "conditions", now);
  });
}

/** Compares, once a week, what resellers pay for the services that they order. */
async function watchPrices({ database, clock }: Context): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    if ((await lockWatchRow(transaction, "prices")) === null) return;
    await notifyOfPrices(transaction, {
      now,
      weekBegins: lastDigestTime(now),
      orderedSince: new Date(now.getTime() - ORDERED_DAYS * DAY_MS),
      most: MOST_DIGESTS,
      samples: MOST_PRICES,
    });
    await updateWatchRow(transaction, "prices", now);
  });
}

/** The last Monday at the hour of the digest. */
function lastDigestTime(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DIGEST_HOUR);
  const monday = today - ((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) * DAY_MS;
  return new Date(monday <= now.getTime() ? monday : monday - WEEK_DAYS * DAY_MS);
}

/** Tells the staff that the database was away. */
export async function tellOutage({ database }: Context, seconds: number): Promise<void> {
  const samples = [{ trouble: "database", value: seconds }];
  await notifyStaff(database.kysely, "server_trouble", { things: 1, samples });
}
