import type { OperatorRow } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";

export type Payment = OperatorRow<"/api/operator/payments">;

export const REVIEW_WORDS: Record<NonNullable<Payment["review_reason"]>, string> = {
  partial: "Less was received than due.",
  late: "It was paid after the time was over.",
  currency: "It was paid in another currency.",
  small: "It doesn't cover the fee.",
  extra: "More was received after it was over.",
};

export function useRefreshPayments(): () => Promise<void> {
  return useRefresh([
    "/api/operator/payments",
    "/api/operator/resellers/{id}",
    "/api/operator/resellers/{id}/transactions",
  ]);
}
