import type { ColumnType, Generated } from "kysely";

export interface TopUpTable {
  id: Generated<bigint>;
  wallet_id: number;
  amount: bigint;
  currency: string;
  note: string | null;
  payment_reference: string | null;
  status: Generated<"open" | "approved" | "declined" | "withdrawn">;
  reason: string | null;
  approved_amount: bigint | null;
  transfer_id: bigint | null;
  decided_by: number | null;
  decided_at: Date | null;
  request_key: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}
