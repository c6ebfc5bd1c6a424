import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { V1Data, V1Row } from "../../../api/types.ts";
import { textOf } from "../../../locale/text.ts";
import type { Tone } from "../../../ui/show/status/status-badge.tsx";

/** A webhook without its secret. */
export type Webhook = V1Row<"/api/v1/webhooks">;
/** A webhook with its new secret, which is shown only once. */
export type ShownWebhook = V1Data<"/api/v1/webhooks", "post">;
export type Delivery = V1Row<"/api/v1/webhooks/{id}/deliveries">;
export type EventType = Delivery["event_type"];

/** Everything that a change of a webhook, or a delivery to it, changes. */
export const WEBHOOK_PATHS = [
  "/api/v1/webhooks",
  "/api/v1/webhooks/{id}/deliveries",
  "/api/v1/webhooks/{id}/deliveries/{delivery}",
] as const;

/** The event types to choose from, with the heading that each is listed under. A test event is always sent. */
const HEADINGS: Record<Exclude<EventType, "ping">, MessageDescriptor> = {
  "order.created": msg`Orders`,
  "order.processing": msg`Orders`,
  "order.succeeded": msg`Orders`,
  "order.rejected": msg`Orders`,
  "order.cancelled": msg`Orders`,
  "order.refunded": msg`Orders`,
  "order.result_updated": msg`Orders`,
  "wallet.topped_up": msg`Wallet`,
  "wallet.low_balance": msg`Wallet`,
  "top_up_request.approved": msg`Wallet`,
  "top_up_request.declined": msg`Wallet`,
  "service.price_changed": msg`Services`,
  "service.paused": msg`Services`,
  "service.resumed": msg`Services`,
  "api_key.created": msg`API access`,
  "api_key.revoked": msg`API access`,
  "webhook.disabled": msg`API access`,
};
export const EVENT_GROUPS = Object.entries(Object.groupBy(Object.keys(HEADINGS) as EventType[], headingOf));

export const DELIVERY_STATES: Record<Delivery["state"], readonly [tone: Tone, word: MessageDescriptor]> = {
  ready: ["info", msg`Queued`],
  sending: ["info", msg`Sending`],
  waiting: ["warning", msg`Retrying`],
  delivered: ["success", msg`Delivered`],
  failed: ["danger", msg`Failed`],
};

/** What the reseller calls it; its URL if it has no description. */
export function nameOf({ description, url }: Pick<Webhook, "description" | "url">): string {
  return description === "" ? url : description;
}

function headingOf(type: EventType): string {
  return type === "ping" ? "" : textOf(HEADINGS[type]);
}
