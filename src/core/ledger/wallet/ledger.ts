import type { Context } from "../../kernel/context.ts";
import type { Micros } from "../../kernel/money.ts";
import { walkAll } from "../../kernel/reads/pages.ts";
import {
  accountCounts,
  accountSums,
  pageTransferRows,
  settledUpTo,
  type AccountSum,
  type LedgerTransfer,
  type TransferFilter,
} from "./ledger-rows.ts";

export type { LedgerTransfer, TransferFilter } from "./ledger-rows.ts";

export const TRANSFER_KINDS = [
  "top_up",
  "hold",
  "capture",
  "release",
  "refund",
  "adjustment",
  "promo",
  "supplier_prepaid",
  "supplier_cost",
] as const;

/** Read at once; others get in between. */
const TRANSFERS_AT_ONCE = 200_000n;

/** What the ledger holds in accounts of one kind, one currency and one mode. */
export interface AccountBalance extends AccountSum {
  accounts: number;
}

export interface Ledger {
  accounts(): Promise<AccountBalance[]>;
}

/**
 * Opens the sums of the ledger. Transfers are never changed, so that what is settled is added up once and kept; each
 * call adds what came since.
 */
export function createLedger(context: Context): Ledger {
  const kept = new Map<string, Micros>();
  let upTo = 0n;
  let settling: Promise<void> | null = null;
  const { kysely } = context.database;

  async function settle(): Promise<void> {
    const end = await settledUpTo(kysely);
    while (upTo < end) {
      const next = upTo + TRANSFERS_AT_ONCE < end ? upTo + TRANSFERS_AT_ONCE : end;
      add(kept, await accountSums(kysely, upTo, next));
      upTo = next;
    }
  }

  return {
    accounts: async () => {
      settling ??= settle().finally(() => (settling = null));
      await settling;
      const sums = new Map(kept);
      add(sums, await accountSums(kysely, upTo, null));
      const counts = await accountCounts(kysely);
      return counts.map((account) => ({ ...account, balance: sums.get(keyOf(account)) ?? 0n }));
    },
  };
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
