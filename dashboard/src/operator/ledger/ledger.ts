import type { paths } from "../../api/operator.gen.ts";

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": { data: infer Data } } } } };
}
  ? Data
  : never;

export type BooksRuns = Answer<"/api/operator/ledger/checks">;
export type BooksRun = NonNullable<BooksRuns["last"]>;
export type BooksCheck = BooksRun["checks"][number];
export type Account = Answer<"/api/operator/ledger/accounts">[number];
export type Transfer = Answer<"/api/operator/ledger/transfers">[number];

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
