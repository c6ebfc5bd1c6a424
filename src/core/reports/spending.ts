import { LRUCache } from "lru-cache";
import { requireScope, type Caller } from "../kernel/caller.ts";
import type { Context } from "../kernel/context.ts";
import { invalidField } from "../kernel/errors.ts";
import type { Micros } from "../kernel/money.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { quarterRows, statusRows, type QuarterRow, type StatusRow } from "./spending-rows.ts";

export const MOST_DAYS = 90;
const DAY_MS = 86_400_000;
/** A busy reseller's month is counted once in this time, however many pages look at it. */
const FRESH_MS = 15_000;
const KEPT = 1_000;

export interface Spending {
  currency: string;
  /** Every day of the reader's zone, the oldest first; what completed orders cost, less refunds, in micro-units. */
  days: { day: string; orders: number; spent: Micros }[];
  /** Open orders, and those that moved within the days, by the state they are in. */
  statuses: StatusRow[];
}

export interface SpendingInput {
  days: number;
  /** Of the IANA database, such as Europe/Berlin. */
  timeZone: string;
}

interface Counted {
  quarters: QuarterRow[];
  statuses: StatusRow[];
}

/** Opens what resellers' charts show of their own wallets. */
export function createSpending(context: Context): { read(caller: Caller, input: SpendingInput): Promise<Spending> } {
  const kept = new LRUCache<string, Promise<Counted>>({ max: KEPT, ttl: FRESH_MS });

  function count(walletId: number, since: Date): Promise<Counted> {
    const key = `${walletId} ${since.getTime()}`;
    const known = kept.get(key);
    if (known) return known;
    const { kysely } = context.database;
    const counting = Promise.all([quarterRows(kysely, walletId, since), statusRows(kysely, walletId, since)]).then(
      ([quarters, statuses]) => ({ quarters, statuses }),
    );
    kept.set(key, counting);
    counting.catch(() => kept.delete(key));
    return counting;
  }

  return {
    read: async (caller, { days, timeZone }) => {
      requireScope(caller, "orders:read");
      requireScope(caller, "transactions:read");
      const nameDay = dayNamer(timeZone);
      const shown = lastDays(nameDay, context.clock().getTime(), days);
      // A day more than is shown: the first one may have begun in another zone.
      const midnight = Math.floor(context.clock().getTime() / DAY_MS) * DAY_MS;
      const { quarters, statuses } = await count(caller.walletId, new Date(midnight - days * DAY_MS));
      const byDay = new Map(shown.map((day) => [day, { day, orders: 0, spent: 0n }]));
      for (const { at, orders, spent } of quarters) {
        const found = byDay.get(nameDay(at));
        if (!found) continue;
        found.orders += orders;
        found.spent += spent;
      }
      const counts = new Map(statuses.map(({ status, orders }) => [status, orders]));
      return {
        currency: caller.currency,
        days: [...byDay.values()],
        statuses: ORDER_STATUSES.map((status) => ({ status, orders: counts.get(status) ?? 0 })),
      };
    },
  };
}

/** Names the day of a moment as 2026-05-01. Throws validation_failed for a zone that is none. */
function dayNamer(timeZone: string): (moment: Date) => string {
  try {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    return (moment) => format.format(moment);
  } catch {
    throw invalidField("time_zone", "The time_zone is a name such as Europe/Berlin or UTC.");
  }
}

/** Days differ in length where clocks are changed, so each is found from noon to noon. */
function lastDays(nameDay: (moment: Date) => string, now: number, count: number): string[] {
  const noon = Date.parse(`${nameDay(new Date(now))}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
