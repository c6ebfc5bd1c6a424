import { Type, type Static } from "typebox";
import {
  DELIVERY_STATES,
  type Delivery as CoreDelivery,
  type DeliveryAttempt,
} from "../../../core/events/deliveries/delivery.ts";
import { EVENT_TYPES, eventName } from "../../../core/events/event.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { choice, Id, nullable, Text, Time } from "../fields.ts";
import { timeOrNull } from "../values.ts";
import { Event } from "./event.ts";

const DELIVERY_ID = /^\d{1,18}$/;

const DELIVERY = {
  id: Id,
  webhook_id: Id,
  event_id: Text,
  event_type: choice(EVENT_TYPES),
  state: choice(DELIVERY_STATES, {
    description: "ready to be sent, sending, waiting for the next attempt, delivered, or failed for good",
  }),
  attempts: Type.Integer({ description: "Since it was first sent or last resent" }),
  next_attempt_at: nullable(Time),
  status: nullable(Type.Integer(), "HTTP status of the last answer; null if there was none"),
  error: nullable(Text, "Why the last attempt failed"),
  duration_ms: nullable(Type.Integer(), "Of the last attempt"),
  created_at: Time,
  ended_at: nullable(Time),
};
export type Delivery = Static<typeof Delivery>;
export const Delivery = Type.Object(DELIVERY, { $id: "Delivery" });
const Attempt = Type.Object(
  {
    at: Time,
    duration_ms: Type.Integer(),
    status: nullable(Type.Integer()),
    error: nullable(Text),
    answer: nullable(Text, "First 2,000 characters of the answer"),
  },
  { $id: "DeliveryAttempt" },
);
export const DeliveryDetails = Type.Object(
  { ...DELIVERY, event: Event, history: Type.Array(Attempt, { description: "Attempts, oldest first" }) },
  { $id: "DeliveryDetails" },
);

/** The number in a path. Throws not_found for what cannot be one. */
export function readDeliveryId(id: string): bigint {
  if (!DELIVERY_ID.test(id)) throw new DomainError("not_found", "There is no such delivery.");
  return BigInt(id);
}

export function presentDelivery(delivery: CoreDelivery): Delivery {
  return {
    id: Number(delivery.id),
    webhook_id: delivery.webhookId,
    event_id: eventName(delivery.eventId),
    event_type: delivery.eventType,
    state: delivery.state,
    attempts: delivery.attempts,
    next_attempt_at: timeOrNull(delivery.dueAt),
    status: delivery.status,
    error: delivery.error,
    duration_ms: delivery.durationMs,
    created_at: delivery.createdAt.toISOString(),
    ended_at: timeOrNull(delivery.endedAt),
  };
}

export function presentAttempt({ at, durationMs, ...attempt }: DeliveryAttempt): Static<typeof Attempt> {
  return { ...attempt, at: at.toISOString(), duration_ms: durationMs };
}
