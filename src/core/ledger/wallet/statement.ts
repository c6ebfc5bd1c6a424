import type { TransferKind } from "../../../database/column-types.ts";
import type { Connection } from "../../../database/database.ts";
import { readSnapshot } from "../../../database/statements.ts";
import { requireScope, type Caller } from "../../kernel/caller.ts";
import type { Context } from "../../kernel/context.ts";
import type { Micros } from "../../kernel/money.ts";
import { walkAll } from "../../kernel/reads/pages.ts";
import type { Total } from "../../kernel/reads/totals.ts";
import { listEarlierRows, type EarlierEntry, type EarlierPart } from "./earlier-rows.ts";
import {
  countStatementRows,
  pageStatementRows,
  type StatementFilter,
  type StatementPage,
  type StatementRow,
} from "./statement-rows.ts";
import { readWalletRow } from "./wallet-rows.ts";

/** What a reseller reads as the type of a statement entry. */
export const ENTRY_TYPES = [
  "order",
  "release",
  "refund",
  "top_up",
  "payment_fee",
  "payment_reversal",
  "adjustment",
  "promo",
  "opening_balance",
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];

const KIND_OF_TYPE: Record<EntryType, TransferKind> = {
  order: "hold",
  release: "release",
  refund: "refund",
  top_up: "top_up",
  payment_fee: "payment_fee",
  payment_reversal: "payment_reversal",
  adjustment: "adjustment",
  promo: "promo",
  opening_balance: "opening_balance",
};

/** One change of the available credit; the amounts of all entries add up to the balance. */
export interface StatementEntry {
  id: bigint;
  type: EntryType;
  amount: Micros;
  currency: string;
  balanceAfter: Micros;
  heldAfter: Micros;
  description: string;
  orderId: bigint | null;
  clientReference: string | null;
  createdAt: Date;
}

export type { EarlierEntry } from "./earlier-rows.ts";

export type StatementQuery = Omit<StatementFilter, "walletId" | "kinds"> & { type?: EntryType | undefined };

/**
 * A page of the caller's statement, newest first; `total` only where the page was asked by offset. Throws
 * scope_missing.
 */
export async function pageTransactions(
  context: Context,
  caller: Caller,
  query: StatementQuery & StatementPage,
): Promise<{ entries: StatementEntry[]; total: Total | null }> {
  requireScope(caller, "transactions:read");
  return pageStatement(context, caller.walletId, query);
}

/** A page of a wallet's statement, as its reseller reads it. */
export async function pageStatement(
  context: Context,
  walletId: number,
  { limit, offset, after, ...query }: StatementQuery & StatementPage,
): Promise<{ entries: StatementEntry[]; total: Total | null }> {
  const filter = toFilter(walletId, query);
  const { kysely } = context.database;
  const readEntries = async (connection: Connection) =>
    (await pageStatementRows(connection, filter, { limit, offset, after })).map(toEntry);
  if (offset === undefined) return { entries: await readEntries(kysely), total: null };
  return readSnapshot(kysely, async (snapshot) => ({
    entries: await readEntries(snapshot),
    total: await countEntries(snapshot, filter),
  }));
}

/**
 * Part of what another panel noted before the caller moved in, newest first. The ledger begins with the opening
 * balance. Throws scope_missing.
 */
export async function listEarlierTransactions(
  context: Context,
  caller: Caller,
  part: EarlierPart,
): Promise<EarlierEntry[]> {
  requireScope(caller, "transactions:read");
  return pageEarlier(context, caller.walletId, part);
}

/** The same of a wallet, as its reseller reads it. */
export function pageEarlier({ database }: Context, walletId: number, part: EarlierPart): Promise<EarlierEntry[]> {
  return listEarlierRows(database.kysely, walletId, part);
}

/**
 * All of the caller's entries that a query means, the newest first, in pages that are read as they are taken. Throws
 * scope_missing, too_many_items where they are more than one export may have.
 */
export async function exportTransactions(
  context: Context,
  caller: Caller,
  query: StatementQuery,
): Promise<AsyncIterable<StatementEntry[]>> {
  requireScope(caller, "transactions:read");
  const filter = toFilter(caller.walletId, query);
  return walkAll(context.config.EXPORT_ROWS, async (page) =>
    (await pageStatementRows(context.database.kysely, filter, page)).map(toEntry),
  );
}

function toFilter(walletId: number, { type, ...rest }: StatementQuery): StatementFilter {
  return { ...rest, walletId, kinds: type && [KIND_OF_TYPE[type]] };
}

/** The wallet counts its entries, so that only a filtered statement has to be counted. */
async function countEntries(connection: Connection, filter: StatementFilter): Promise<Total> {
  const { walletId, ...rest } = filter;
  const isFiltered = Object.values(rest).some((value) => value !== undefined);
  if (isFiltered) return countStatementRows(connection, filter);
  const { entriesCount } = await readWalletRow(connection, walletId);
  return { rows: Number(entriesCount), isCapped: false };
}

function toEntry({ kind, reason, serviceName, ...row }: StatementRow): StatementEntry {
  return { ...row, type: typeOf(kind), description: describe(kind, row.orderId, serviceName, reason) };
}

function typeOf(kind: TransferKind): EntryType {
  const found = ENTRY_TYPES.find((type) => KIND_OF_TYPE[type] === kind);
  if (!found) throw new Error(`a ${kind} transfer has no place on a statement`);
  return found;
}

function describe(kind: TransferKind, orderId: bigint | null, serviceName: string | null, reason: string | null) {
  if (orderId === null)
    return reason ?? { top_up: "Top-up", promo: "Credit", adjustment: "Adjustment" }[kind as "top_up"];
  const order = `Order ${orderId} – ${serviceName}`;
  if (kind === "release") return `${order}: released`;
  return kind === "refund" ? `${order}: refund` : order;
}
