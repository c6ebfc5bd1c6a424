import type { DeliveryState } from "../../../database/column-types.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { Event, EventType } from "../event.ts";

export const DELIVERY_STATES = ["ready", "sending", "waiting", "delivered", "failed"] as const;
export type { DeliveryState } from "../../../database/column-types.ts";
/** How a receiver is told. */
export type Channel = Schema["event_receivers"]["channel"];

/** An event on its way to a webhook. */
export interface Delivery {
  id: bigint;
  webhookId: number;
  eventId: bigint;
  eventType: EventType;
  state: DeliveryState;
  attempts: number;
  /** Of the next attempt. */
  dueAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  /** Of the last attempt. */
  status: number | null;
  error: string | null;
  durationMs: number | null;
}

export interface DeliveryAttempt {
  at: Date;
  durationMs: number;
  /** HTTP status of the answer; null: there was none. */
  status: number | null;
  answer: string | null;
  error: string | null;
}

/** A delivery that this worker is to send. */
export interface ClaimedDelivery {
  id: bigint;
  receiverId: number;
  lease: string;
  /** In milliseconds since 1970: a worker that was suspended for longer leaves the delivery to another one. */
  sendBefore: number;
  /** With the one that is to be made. */
  attempts: number;
  channel: Channel;
  /** Null where the channel says where to. */
  url: string | null;
  sealedSecret: string | null;
  /** Signs as well, for a day after a rotation. */
  previousSecret: string | null;
  event: Event;
}

/** The outcome of one attempt. */
export interface AttemptOutcome extends DeliveryAttempt {
  delivery: Pick<ClaimedDelivery, "id" | "lease" | "attempts" | "url">;
  isDelivered: boolean;
  /** The receiver says that it wants nothing more. */
  isGone: boolean;
  /** This server failed before it had anything to send, which says nothing of the receiver. */
  isOurs: boolean;
}
