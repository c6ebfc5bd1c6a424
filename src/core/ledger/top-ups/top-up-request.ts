import type { ProofType } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { PaymentTerms } from "../credit/terms.ts";

export const TOP_UP_STATUSES = ["open", "approved", "declined", "withdrawn"] as const;
export type TopUpStatus = (typeof TOP_UP_STATUSES)[number];

/** A reseller's request for credit in one of its wallets. Amounts in micro-units of `currency`. */
export interface TopUpRequest {
  id: bigint;
  walletId: number;
  resellerId: number;
  resellerName: string;
  test: boolean;
  amount: Micros;
  currency: string;
  note: string | null;
  /** What the payment is found by. */
  paymentReference: string | null;
  status: TopUpStatus;
  /** Why it was declined, or another amount approved; shown to the reseller. */
  reason: string | null;
  /** Null unless it was approved. */
  approvedAmount: Micros | null;
  transferId: bigint | null;
  /** The member of staff who decided. */
  decidedById: number | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  createdAt: Date;
  /** How it is paid; null: as the reseller and the operator agreed. */
  method: { id: number; name: string; terms: PaymentTerms } | null;
  /** What the reseller sent to show that it paid. */
  proofType: ProofType | null;
}
