import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { OperatorData, OperatorRow } from "../../api/types.ts";
import { isOpenStatus, OPEN_STATUSES } from "../../core.ts";

export type OperatorOrder = OperatorRow<"/api/operator/orders">;
/** One order with its attempts, transfers and history. */
export type OrderDetail = OperatorData<"/api/operator/orders/{id}">;
export type UnknownAttempt = OperatorRow<"/api/operator/attempts/unknown">;
export type LateResult = OperatorRow<"/api/operator/late-results">;
export type ActionName = OrderDetail["actions"][number]["name"];

/** The open orders, as the list filters them. */
export const OPEN = OPEN_STATUSES.join(",");

export function isOpen({ status }: Pick<OperatorOrder, "status">): boolean {
  return isOpenStatus(status);
}

/** Device identifier: its identifier, else what was given instead. */
export function identifierOf({ imei, inputs }: Pick<OperatorOrder, "imei" | "inputs">): string {
  const given = Object.entries(inputs).map(([name, value]) => `${name}: ${value}`);
  return imei ?? (given.join(", ") || t`No identifier`);
}

/** How an order was placed. */
export const SOURCE_WORDS: Record<string, MessageDescriptor> = {
  dispatch: msg`Dispatch API`,
  api: msg`REST API`,
  dashboard: msg`Dashboard`,
  import: msg`Imported`,
};
