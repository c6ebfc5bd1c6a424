import { t } from "@lingui/core/macro";
import { operator, operatorHooks } from "../../../api/client.ts";
import type { OperatorBody, OperatorData, OperatorRow } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { percentText } from "../../catalogue/catalogue.ts";

export type PaymentMethod = OperatorData<"/api/operator/payment-methods/{id}">;
export type PaymentKind = OperatorRow<"/api/operator/payment-kinds">;
export type MethodChange = OperatorBody<"/api/operator/payment-methods/{id}", "patch">;
type NewMethod = OperatorBody<"/api/operator/payment-methods">;

export const MANUAL = "manual";

export function usePaymentKinds() {
  return operatorHooks.useQuery("get", "/api/operator/payment-kinds", {}, { staleTime: Infinity }).data?.data;
}

export function useRefreshMethods(): () => Promise<void> {
  return useRefresh(["/api/operator/payment-methods", "/api/operator/payment-methods/{id}"]);
}

export async function addMethod(body: NewMethod): Promise<PaymentMethod> {
  return (await operator.POST("/api/operator/payment-methods", { body })).data!.data;
}

export async function changeMethod(id: number, body: MethodChange): Promise<void> {
  await operator.PATCH("/api/operator/payment-methods/{id}", { params: { path: { id: String(id) } }, body });
}

/** Such as “0.30 + 2.9%”. */
export function feeText({ fee_fixed: fixed, fee_basis_points: points }: PaymentMethod): string {
  const parts = [...(Number(fixed) === 0 ? [] : [fixed]), ...(points === 0 ? [] : [`${percentText(points)}%`])];
  return parts.join(" + ") || t`None`;
}
