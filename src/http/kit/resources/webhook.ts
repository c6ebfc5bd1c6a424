import { Type, type Static } from "typebox";
import { EVENT_TYPES } from "../../../core/events/event.ts";
import { DISABLED_BY, type Webhook as CoreWebhook } from "../../../core/events/webhooks/webhook.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { choice, Flag, Id, nullable, Text, Time } from "../fields.ts";
import { timeOrNull } from "../values.ts";

const WEBHOOK_ID = /^\d{1,9}$/;

const WEBHOOK = {
  id: Id,
  url: Text,
  description: Text,
  event_types: nullable(Type.Array(choice(EVENT_TYPES)), "Event types that are sent; null for all"),
  status: choice(["enabled", "disabled"]),
  disabled_at: nullable(Time),
  disabled_by: nullable(
    choice(DISABLED_BY),
    "reseller: it was disabled on request; gone: it answered 410; failures: it failed for 5 days",
  ),
  failing_since: nullable(Time, "First failure since the last success"),
  last_delivered_at: nullable(Time),
  previous_secret_until: nullable(Time, "Until then, messages are signed with the previous secret as well"),
  test: Flag,
  created_at: Time,
};
export type Webhook = Static<typeof Webhook>;
export const Webhook = Type.Object(WEBHOOK, { $id: "Webhook" });
export const ShownWebhook = Type.Object(
  { ...WEBHOOK, secret: Type.String({ description: "The signing secret, shown only once" }) },
  { $id: "NewWebhook" },
);

/** The number in a path. Throws not_found for what cannot be one. */
export function readWebhookId({ id }: { id: string }): number {
  if (!WEBHOOK_ID.test(id)) throw new DomainError("not_found", "There is no such webhook.");
  return Number(id);
}

export function presentWebhook(webhook: CoreWebhook): Webhook {
  return {
    id: webhook.id,
    url: webhook.url,
    description: webhook.description,
    event_types: webhook.eventTypes,
    status: webhook.disabledAt === null ? "enabled" : "disabled",
    disabled_at: timeOrNull(webhook.disabledAt),
    disabled_by: webhook.disabledBy,
    failing_since: timeOrNull(webhook.failingSince),
    last_delivered_at: timeOrNull(webhook.deliveredAt),
    previous_secret_until: timeOrNull(webhook.previousSecretUntil),
    test: webhook.test,
    created_at: webhook.createdAt.toISOString(),
  };
}
