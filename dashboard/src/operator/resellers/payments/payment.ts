import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OperatorRow } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";

export type Payment = OperatorRow<"/api/operator/payments">;

export const REVIEW_WORDS: Record<NonNullable<Payment["review_reason"]>, MessageDescriptor> = {
  partial: msg`Less was received than due.`,
  late: msg`It was paid after it had expired.`,
  currency: msg`It was paid in another currency.`,
  small: msg`It doesn't cover the fee.`,
  extra: msg`More was received after it was closed.`,
};

/** The same beside a status. */
export const SHORT_REVIEW_WORDS: typeof REVIEW_WORDS = {
  partial: msg`Underpaid`,
  late: msg`Paid late`,
  currency: msg`Other currency`,
  small: msg`Below the fee`,
  extra: msg`Paid again`,
};

export function useRefreshPayments(): () => Promise<void> {
  return useRefresh([
    "/api/operator/payments",
    "/api/operator/resellers/{id}",
    "/api/operator/resellers/{id}/transactions",
  ]);
}
