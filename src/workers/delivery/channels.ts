import type { Core } from "../../core/core.ts";
import type { Channel, ClaimedDelivery } from "../../core/events/deliveries/delivery.ts";
import type { Event } from "../../core/events/event.ts";
import type { Outgoing, OutgoingAnswer } from "../outgoing/outgoing.ts";
import { sendFeedback } from "./send-feedback.ts";
import { sendWebhook } from "./send-webhook.ts";

/** What a channel needs in order to tell a receiver. */
export interface Sending {
  core: Core;
  outgoing: Outgoing;
  /** The event with its resource, as the API shows it. */
  present: (event: Event) => Promise<object>;
}

/** Tells one receiver of one event. Throws only where this server fails; the delivery is then attempted again. */
export type Send = (sending: Sending, delivery: ClaimedDelivery) => Promise<OutgoingAnswer>;

/** How each channel is sent. Who is told of what through it are the rows of `event_receivers`. */
export const CHANNELS: Record<Channel, Send> = { webhook: sendWebhook, feedback: sendFeedback };
