import { countLateResults } from "../fulfilment/review/late-results.ts";
import { countUnknown } from "../fulfilment/review/review-attempts.ts";
import type { Context } from "../kernel/context.ts";
import { listLowStock } from "../fulfilment/inventory/inventory.ts";
import type { Supplier } from "../fulfilment/suppliers/supplier.ts";
import { isCalled } from "../fulfilment/suppliers/supplier-kind.ts";
import { listSuppliers } from "../fulfilment/imports/suppliers.ts";
import { readLastReconciliation } from "../ledger/reconciliation/reconcile.ts";
import {
  attentionRows,
  dayRows,
  orderHourRows,
  queueSizeRow,
  readAskingRow,
  readOpenRow,
  type PendingRequests,
  type AttentionRow,
  type DayRow,
  type HourRow,
  type QueueSizeRow,
} from "./stats-rows.ts";

const HOURS = 48;
const DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Longer than any transaction stays open. */
const SLACK_SECONDS = 600;

/** Revenue and cost of one day, by UTC, in micro-units of the currency. */
export interface DayStats extends DayRow {
  /** Such as 2026-05-01. */
  day: string;
}

export interface Stats {
  /** Live orders placed in each of the last 48 hours; hours and states without any are left out. */
  hours: HourRow[];
  /** The last 30 days; those without any money are left out. */
  days: DayStats[];
  open: { orders: number; overdue: number; attention: AttentionRow[] };
  unknownAttempts: number;
  lateResults: number;
  asking: PendingRequests;
  /** The last ledger check that ran by itself; null before the first. */
  books: { at: Date; ok: boolean } | null;
  balances: (Pick<Supplier, "id" | "name" | "currency" | "balance" | "balanceAt" | "lowBalance"> & { low: boolean })[];
  lowStock: { serviceId: number; serviceName: string; free: number }[];
}

/**
 * Opens what the operator's charts show. Days that are over are counted once and kept, since nothing that was booked
 * ever changes.
 */
export function createStats(context: Context): { read(): Promise<Stats> } {
  const over = new Map<string, DayRow[]>();
  return { read: () => readStats(context, over) };
}

/** What needs attention, in numbers that are cheap enough to be read all the time. */
export interface Waiting extends QueueSizeRow {
  unknownAttempts: number;
  lateResults: number;
  asking: PendingRequests;
}

export async function readWaiting(context: Context): Promise<Waiting> {
  const { kysely } = context.database;
  const [queue, unknownAttempts, lateResults, asking] = await Promise.all([
    queueSizeRow(kysely),
    countUnknown(context),
    countLateResults(context),
    readAskingRow(kysely),
  ]);
  return { ...queue, unknownAttempts, lateResults, asking };
}

async function readStats(context: Context, over: Map<string, DayRow[]>): Promise<Stats> {
  const { kysely } = context.database;
  const now = context.clock().getTime();
  const firstHour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS);
  const [hours, open, attention, unknownAttempts, lateResults, books, balances, lowStock, asking] = await Promise.all([
    orderHourRows(kysely, firstHour),
    readOpenRow(kysely),
    attentionRows(kysely),
    countUnknown(context),
    countLateResults(context),
    readLastReconciliation(context),
    readBalances(context),
    listLowStock(context),
    readAskingRow(kysely),
  ]);
  return {
    hours,
    days: await readDays(context, over, now),
    open: { orders: open.open, overdue: open.overdue, attention },
    unknownAttempts,
    lateResults,
    asking,
    books,
    balances,
    lowStock,
  };
}

/** One day after the other, so that a database with one connection can accept orders in between. */
async function readDays(context: Context, over: Map<string, DayRow[]>, now: number): Promise<DayStats[]> {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const all: DayStats[] = [];
  const shown = new Set<string>();
  for (let start = today - (DAYS - 1) * DAY_MS; start <= today; start += DAY_MS) {
    const range = { from: new Date(start), to: new Date(start + DAY_MS) };
    const day = range.from.toISOString().slice(0, 10);
    const rows = over.get(day) ?? (await dayRows(context.database.kysely, range, context.config.CURRENCY));
    // What began before midnight may be booked a little after it.
    if (now > start + DAY_MS + SLACK_SECONDS * 1_000) over.set(day, rows);
    shown.add(day);
    all.push(...rows.map((row) => ({ day, ...row })));
  }
  for (const day of over.keys()) if (!shown.has(day)) over.delete(day);
  return all;
}

async function readBalances(context: Context): Promise<Stats["balances"]> {
  const called = (await listSuppliers(context)).filter(isCalled);
  return called.map(({ id, name, currency, balance, balanceAt, lowBalance }) => {
    const low = balance !== null && lowBalance !== null && balance < lowBalance;
    return { id, name, currency, balance, balanceAt, lowBalance, low };
  });
}
