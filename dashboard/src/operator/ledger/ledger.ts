import type { OperatorData, OperatorRow } from "../../api/types.ts";

export type BooksRuns = OperatorData<"/api/operator/ledger/checks">;
export type BooksRun = NonNullable<BooksRuns["last"]>;
export type BooksCheck = BooksRun["checks"][number];
export type Account = OperatorRow<"/api/operator/ledger/accounts">;
export type Transfer = OperatorRow<"/api/operator/ledger/transfers">;

export const TRANSFER_KINDS: Record<Transfer["kind"], string> = {
  top_up: "Top-up",
  hold: "Held for an order",
  capture: "Earned by an order",
  release: "Given back",
  refund: "Refund",
  adjustment: "Adjustment",
  promo: "Promotion",
  supplier_prepaid: "Paid to a supplier",
  supplier_cost: "Cost of a supplier",
};

const ACCOUNT_KINDS: Record<string, string> = {
  wallet_available: "Wallets, available",
  wallet_held: "Wallets, held",
  revenue: "Revenue",
  cash_in: "Cash in",
  supplier_prepaid: "Prepaid to suppliers",
  supplier_cost: "Cost of suppliers",
  adjustment: "Adjustments",
  promo: "Promotions and test money",
};

export function accountName(kind: string): string {
  return ACCOUNT_KINDS[kind] ?? kind;
}
