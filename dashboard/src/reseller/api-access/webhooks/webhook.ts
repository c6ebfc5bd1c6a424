import type { V1Data, V1Row } from "../../../api/types.ts";
import type { Tone } from "../../../ui/show/status-badge.tsx";

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
const HEADINGS: Record<Exclude<EventType, "ping">, string> = {
  "order.created": "Orders",
  "order.processing": "Orders",
  "order.succeeded": "Orders",
  "order.rejected": "Orders",
  "order.cancelled": "Orders",
  "order.refunded": "Orders",
  "order.result_updated": "Orders",
  "wallet.topped_up": "Wallet",
  "wallet.low_balance": "Wallet",
  "top_up_request.approved": "Wallet",
  "top_up_request.declined": "Wallet",
  "service.price_changed": "Services",
  "service.paused": "Services",
  "service.resumed": "Services",
  "api_key.created": "API access",
  "api_key.revoked": "API access",
  "webhook.disabled": "API access",
};
export const EVENT_GROUPS = Object.entries(Object.groupBy(Object.keys(HEADINGS) as EventType[], headingOf));

export const DELIVERY_STATES: Record<Delivery["state"], readonly [tone: Tone, word: string]> = {
  ready: ["info", "Queued"],
  sending: ["info", "Sending"],
  waiting: ["warning", "Retrying"],
  delivered: ["success", "Delivered"],
  failed: ["danger", "Failed"],
};

/** What the reseller calls it; its URL if it has no description. */
export function nameOf({ description, url }: Pick<Webhook, "description" | "url">): string {
  return description === "" ? url : description;
}

function headingOf(type: EventType): string {
  return type === "ping" ? "" : HEADINGS[type];
}
