import type { Micros } from "../../kernel/money.ts";
import type { PaymentTerms } from "../../ledger/credit/terms.ts";

/** A way to pay for credit, as the operator set it up. Amounts in micro-units of `currency`. */
export interface PaymentMethod {
  id: number;
  kind: string;
  name: string;
  instructions: string | null;
  /** Shown as a QR code. */
  qrText: string | null;
  /** Shown with a button that copies it. */
  copyText: string | null;
  currency: string;
  minAmount: Micros;
  maxAmount: Micros;
  terms: PaymentTerms;
  /** Null: all resellers. */
  priceGroupIds: number[] | null;
  isEnabled: boolean;
  /** In lists, the smallest first. */
  position: number;
  createdAt: Date;
  updatedAt: Date;
  /** The modes that have an account at the gateway; its secrets are left out. */
  accounts: MethodAccount[];
}

export interface MethodAccount {
  test: boolean;
  settings: Record<string, string>;
  updatedAt: Date;
}
