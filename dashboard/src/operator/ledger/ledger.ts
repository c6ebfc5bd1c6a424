import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import { textOf } from "../../locale/text.ts";

export type LedgerRuns = OperatorData<"/api/operator/ledger/checks">;
export type LedgerRun = NonNullable<LedgerRuns["last"]>;
export type LedgerCheck = LedgerRun["checks"][number];
export type Account = OperatorRow<"/api/operator/ledger/accounts">;
export type Transfer = OperatorRow<"/api/operator/ledger/transfers">;

export const TRANSFER_KINDS: Record<string, MessageDescriptor> = {
  top_up: msg`Top-up`,
  payment_fee: msg`Payment fee`,
  payment_reversal: msg`Refunded payment`,
  hold: msg`Hold`,
  capture: msg`Charge`,
  release: msg`Release`,
  refund: msg`Refund`,
  adjustment: msg`Adjustment`,
  promo: msg`Promotion`,
  supplier_prepaid: msg`Supplier payment`,
  supplier_cost: msg`Supplier cost`,
  opening_balance: msg`Opening balance`,
};

const ACTORS: Record<string, MessageDescriptor> = {
  operator: msg`Operator`,
  reseller: msg`Reseller`,
  supplier: msg`Supplier`,
  system: msg`System`,
};

const ACCOUNT_KINDS: Record<string, MessageDescriptor> = {
  wallet_available: msg`Wallets, available`,
  wallet_held: msg`Wallets, on hold`,
  revenue: msg`Revenue`,
  cash_in: msg`Cash in`,
  payment_fees: msg`Payment fees`,
  payment_reversals: msg`Refunds and disputes of payments`,
  supplier_prepaid: msg`Supplier prepayments`,
  supplier_cost: msg`Supplier costs`,
  adjustment: msg`Adjustments`,
  promo: msg`Promotions and test money`,
  migration: msg`Opening balances of another panel`,
};

export function accountName(kind: string): string {
  return textOf(ACCOUNT_KINDS[kind] ?? kind);
}

/** Who moved money, where no name is known. */
export function actorName(kind: string): string {
  return textOf(ACTORS[kind] ?? kind);
}
