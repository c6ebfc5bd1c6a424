import type { PaymentReviewReason, PaymentStatus, PaymentStepSource } from "../../../database/column-types.ts";
import type { Micros } from "../../kernel/money.ts";
import type { PaymentTerms } from "../../ledger/credit/terms.ts";

export type { PaymentReviewReason, PaymentStatus, PaymentStepSource } from "../../../database/column-types.ts";

/** In the order in which they usually follow each other. */
export const PAYMENT_STATUSES = [
  "created",
  "seen",
  "confirmed",
  "review",
  "credited",
  "declined",
  "expired",
  "failed",
  "cancelled",
] as const satisfies readonly PaymentStatus[];

export const REVIEW_REASONS = [
  "partial",
  "late",
  "currency",
  "small",
  "extra",
] as const satisfies readonly PaymentReviewReason[];

/** A payment of a reseller through a gateway. Amounts in micro-units of `currency`. */
export interface Payment {
  id: bigint;
  walletId: number;
  resellerId: number;
  resellerName: string;
  test: boolean;
  methodId: number;
  methodName: string;
  kind: string;
  /** Ours, which the gateway repeats. */
  reference: string;
  /** The credit that was asked for. */
  amount: Micros;
  fee: Micros;
  currency: string;
  terms: PaymentTerms;
  /** The page of the reseller's payments; that of this one has its id behind. */
  returnUrl: string;
  status: PaymentStatus;
  /** Why staff should look at it. */
  reviewReason: PaymentReviewReason | null;
  /** The gateway's; null until the gateway has made it. */
  providerId: string | null;
  checkoutUrl: string | null;
  payAddress: string | null;
  /** In `payCurrency`, as the gateway writes it. */
  payAmount: string | null;
  payCurrency: string | null;
  expiresAt: Date | null;
  /** All that the gateway says it received, in `receivedCurrency`. */
  received: Micros | null;
  receivedCurrency: string | null;
  /** What was booked as paid, before fee and bonus. */
  credited: Micros | null;
  transferId: bigint | null;
  creditedAt: Date | null;
  /** How much refunds and disputes have taken back. */
  reversed: Micros;
  reversals: number;
  /** Shown to the reseller. */
  reason: string | null;
  decidedById: number | null;
  decidedByName: string | null;
  checks: number;
  /** Why the gateway could not be asked the last time; for staff. */
  lastError: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface PaymentStep {
  at: Date;
  status: PaymentStatus;
  source: PaymentStepSource;
  note: string | null;
}

/** Whether it still counts against the limit of open payments. */
export const OPEN_STATUSES = ["created", "seen", "confirmed"] as const satisfies readonly PaymentStatus[];
