import { everyWord } from "../../../api/every-word.ts";
import type { V1Data } from "../../../api/types.ts";

type PaymentStatus = V1Data<"/api/v1/payments/{id}">["status"];

export const PAYMENT_STATUSES = everyWord<PaymentStatus>({
  created: true,
  seen: true,
  confirmed: true,
  review: true,
  credited: true,
  declined: true,
  expired: true,
  failed: true,
  cancelled: true,
});
const UNDER_WAY: readonly PaymentStatus[] = ["created", "seen", "confirmed"];

/** Whether the gateway may still say more about a payment. */
export function isUnderWay(status: PaymentStatus): boolean {
  return UNDER_WAY.includes(status);
}
