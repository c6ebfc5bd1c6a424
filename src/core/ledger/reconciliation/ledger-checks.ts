import { CHECKPOINT_CHECKS } from "./checks/checkpoint-checks.ts";
import { CREDIT_CHECKS } from "./checks/credit-checks.ts";
import { ORDER_CHECKS } from "./checks/order-checks.ts";
import { WALLET_CHECKS } from "./checks/wallet-checks.ts";
import type { LedgerCheck } from "./checked-ledger.ts";

const ALL: readonly LedgerCheck[] = [...WALLET_CHECKS, ...ORDER_CHECKS, ...CREDIT_CHECKS, ...CHECKPOINT_CHECKS];

/** Full: all rows. Incremental: the current balances, and the rows since the last check without discrepancies. */
export type CheckScope = "full" | "incremental";

export const LEDGER_CHECKS: Readonly<Record<CheckScope, readonly LedgerCheck[]>> = {
  full: ALL,
  incremental: ALL.filter(({ isFullOnly }) => isFullOnly !== true),
};
