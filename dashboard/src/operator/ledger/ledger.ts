import type { OperatorData, OperatorRow } from "../../api/types.ts";

export type LedgerRuns = OperatorData<"/api/operator/ledger/checks">;
export type LedgerRun = NonNullable<LedgerRuns["last"]>;
export type LedgerCheck = LedgerRun["checks"][number];
export type Account = OperatorRow<"/api/operator/ledger/accounts">;
export type Transfer = OperatorRow<"/api/operator/ledger/transfers">;

export const TRANSFER_KINDS: Record<string, string> = {
  top_up: "Top-up",
  payment_fee: "Payment fee",
  payment_reversal: "Refunded payment",
  hold: "Hold",
  capture: "Charge",
  release: "Release",
  refund: "Refund",
  adjustment: "Adjustment",
  promo: "Promotion",
  supplier_prepaid: "Supplier payment",
  supplier_cost: "Supplier cost",
  opening_balance: "Opening balance",
};

const ACCOUNT_KINDS: Record<string, string> = {
  wallet_available: "Wallets, available",
  wallet_held: "Wallets, on hold",
  revenue: "Revenue",
  cash_in: "Cash in",
  payment_fees: "Payment fees",
  payment_reversals: "Refunds and disputes of payments",
  supplier_prepaid: "Supplier prepayments",
  supplier_cost: "Supplier costs",
  adjustment: "Adjustments",
  promo: "Promotions and test money",
  migration: "Opening balances of another panel",
};

export function accountName(kind: string): string {
  return ACCOUNT_KINDS[kind] ?? kind;
}
