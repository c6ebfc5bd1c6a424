import type { Connection } from "../../../database/database.ts";
import type { Context } from "../../kernel/context.ts";
import type { Micros } from "../../kernel/money.ts";
import { walkAll } from "../../kernel/reads/pages.ts";
import {
  accountCounts,
  accountSums,
  pageTransferRows,
  readStoredSums,
  storeSums,
  type AccountSum,
  type LedgerTransfer,
  type StoredSums,
  type TransferFilter,
} from "./ledger-rows.ts";
import { untilOver } from "./horizon.ts";
import { readHorizon } from "./horizon-rows.ts";

export type { LedgerTransfer, TransferFilter } from "./ledger-rows.ts";

export const TRANSFER_KINDS = [
  "top_up",
  "payment_fee",
  "payment_reversal",
  "hold",
  "capture",
  "release",
  "refund",
  "adjustment",
  "promo",
  "supplier_prepaid",
  "supplier_cost",
  "opening_balance",
] as const;

/** Read at once; others get in between. */
const TRANSFERS_AT_ONCE = 200_000n;
/** Fewer are added up by each call. */
const FEWEST_STORED = 10_000n;
/** A transaction that writes for longer, such as an import, leaves the storing to a later call. */
const WRITERS_WAIT_MS = 1_000;

/** What the ledger holds in accounts of one kind, one currency and one mode. */
export interface AccountBalance extends AccountSum {
  accounts: number;
}

export interface Ledger {
  accounts(): Promise<AccountBalance[]>;
}

/**
 * Opens the sums of the ledger. Transfers are never changed, so that what is settled is added up once, for all processes;
 * each call adds what came since.
 */
export function createLedger(context: Context, fewestStored = FEWEST_STORED): Ledger {
  const { kysely } = context.database;
  let settling: Promise<StoredSums> | null = null;
  return {
    accounts: async () => {
      settling ??= settle(kysely, fewestStored).finally(() => (settling = null));
      const { upTo, sums } = await settling;
      const all = new Map<string, Micros>();
      add(all, sums);
      add(all, await accountSums(kysely, upTo, null));
      const counts = await accountCounts(kysely);
      return counts.map((account) => ({ ...account, balance: all.get(keyOf(account)) ?? 0n }));
    },
  };
}

/** Stores the sums of what is settled. Adds up part by part, so that a call which is broken off was not for nothing. */
export async function settleSums(context: Context): Promise<void> {
  await settle(context.database.kysely, FEWEST_STORED);
}

async function settle(connection: Connection, fewestStored: bigint): Promise<StoredSums> {
  let stored = await readStoredSums(connection);
  const { transfersTo: end, writers } = await readHorizon(connection);
  if (end - stored.upTo < fewestStored || !(await untilOver(connection, writers, WRITERS_WAIT_MS))) return stored;
  while (stored.upTo < end) {
    const { upTo, sums } = stored;
    const next = upTo + TRANSFERS_AT_ONCE < end ? upTo + TRANSFERS_AT_ONCE : end;
    stored = { upTo: next, sums: addSums(sums, await accountSums(connection, upTo, next)) };
    await storeSums(connection, stored);
  }
  return stored;
}

function addSums(sums: readonly AccountSum[], more: readonly AccountSum[]): AccountSum[] {
  const all = new Map<string, AccountSum>();
  for (const sum of [...sums, ...more]) {
    const before = all.get(keyOf(sum));
    all.set(keyOf(sum), { ...sum, balance: sum.balance + (before?.balance ?? 0n) });
  }
  return [...all.values()];
}

function add(sums: Map<string, Micros>, more: readonly AccountSum[]): void {
  for (const sum of more) sums.set(keyOf(sum), (sums.get(keyOf(sum)) ?? 0n) + sum.balance);
}

function keyOf({ kind, currency, test }: Omit<AccountSum, "balance">): string {
  return `${kind} ${currency} ${test}`;
}

/** A page of all transfers, the newest first, behind `after`. */
export function pageTransfers(
  context: Context,
  { limit, after, ...filter }: TransferFilter & { limit: number; after?: bigint | undefined },
): Promise<LedgerTransfer[]> {
  return pageTransferRows(context.database.kysely, filter, { limit, after });
}

/** All transfers that a filter means, in pages that are read as they are taken. Throws too_many_items. */
export function exportTransfers(context: Context, filter: TransferFilter): Promise<AsyncIterable<LedgerTransfer[]>> {
  return walkAll(context.config.EXPORT_ROWS, (page) => pageTransferRows(context.database.kysely, filter, page));
}
