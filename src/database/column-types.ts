import type { Selectable } from "kysely";
import type { Schema } from "./tables.gen.ts";

/** The value of a column that is not null. What its CHECK constraint lists is read from the schema. */
type Value<Table extends keyof Schema, Column extends keyof Schema[Table]> = NonNullable<
  Selectable<Schema[Table]>[Column & keyof Selectable<Schema[Table]>]
>;

/** Which dispatch dialect answers a key. */
export type TokenDialect = Value<"tokens", "dialect">;

export type SignUpMode = Value<"server_settings", "sign_up">;

/** Where exchange rates come from that are not set by hand. */
export type ExchangeFeedKind = Value<"exchange_feed", "kind">;

export type ServiceType = Value<"services", "type">;
export type ServiceStatus = Value<"services", "status">;
export type IdentifierKind = Value<"services", "identifier_kind">;
export type IdentifierCheck = Value<"services", "identifier_check">;
export type VisibleTo = Value<"services", "visible_to">;
export type Cancellable = Value<"services", "cancellable">;

/** Whether a repeated reference gives the existing order. */
export type Repeats = Value<"suppliers", "repeats">;
export type RoutePause = Value<"routes", "paused_by">;
export type JobKind = Value<"supplier_jobs", "kind">;
export type JobState = Value<"supplier_jobs", "state">;

export type OrderSource = Value<"orders", "source">;
/** Why an order needs staff. */
export type Attention = Value<"orders", "attention">;
export type AttemptState = Value<"attempts", "state">;

export type EventType = Value<"events", "type">;

export type DeliveryState = Value<"deliveries", "state">;
/** Why a receiver gets nothing. */
export type DisabledBy = Value<"event_receivers", "disabled_by">;

export type PaymentStatus = Value<"payments", "status">;
export type PaymentReviewReason = Value<"payments", "review_reason">;
export type PaymentStepSource = Value<"payment_steps", "source">;
export type ProofType = Value<"top_up_proofs", "content_type">;
export type NotificationTopic = Value<"notification_topics", "topic">;
export type NotificationChannel = Value<"notification_lines", "channel">;

/** Who a piece of news is for. */
export type NewsAudience = Value<"news", "audience">;
export type NewsDeliveryState = Value<"news_deliveries", "state">;

export type TransferKind = Value<"transfers", "kind">;

export type MovingState = Value<"moving_runs", "state">;
