import { v1Hooks } from "../../../api/client.ts";
import type { V1Data, V1Row } from "../../../api/types.ts";
import { isUnderWay } from "../../../ui/show/status/payment-status.ts";

export type PaymentMethod = V1Row<"/api/v1/payment-methods">;
export type Payment = V1Data<"/api/v1/payments/{id}">;

/** Staff approve these; every other kind is paid at a gateway. */
export const MANUAL = "manual";

/** The ways to pay that the reseller has. */
export function usePaymentMethods() {
  return v1Hooks.useQuery("get", "/api/v1/payment-methods");
}

/** Whether nothing more is expected to happen. */
export function isOver({ status }: Pick<Payment, "status">): boolean {
  return !isUnderWay(status) && status !== "review";
}
