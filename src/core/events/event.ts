import type { EventType } from "../../database/column-types.ts";

/** In the order in which they are listed to people. */
export const EVENT_TYPES = [
  "order.created",
  "order.processing",
  "order.succeeded",
  "order.rejected",
  "order.cancelled",
  "order.refunded",
  "order.result_updated",
  "wallet.topped_up",
  "wallet.low_balance",
  "top_up_request.approved",
  "top_up_request.declined",
  "service.price_changed",
  "service.paused",
  "service.resumed",
  "api_key.created",
  "api_key.revoked",
  "webhook.disabled",
  "ping",
] as const satisfies readonly EventType[];
export type { EventType } from "../../database/column-types.ts";

/** Something that happened to a wallet of a reseller. What it is about is read when it is shown or sent. */
export interface Event {
  id: bigint;
  type: EventType;
  walletId: number;
  resellerId: number;
  test: boolean;
  /** Of the order, transfer, wallet, top-up request, service, key or webhook. */
  subjectId: bigint;
  createdAt: Date;
}

/** As resellers know an event. */
export function eventName(id: bigint): string {
  return `evt_${id}`;
}
