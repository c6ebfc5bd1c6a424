import type { Core } from "../../core/core.ts";
import type { ClaimedDelivery } from "../../core/events/deliveries/delivery.ts";
import type { Event } from "../../core/events/event.ts";
import type { Outgoing, OutgoingAnswer } from "../outgoing/outgoing.ts";

/** What a channel needs in order to tell a receiver. */
export interface Sending {
  core: Core;
  outgoing: Outgoing;
  /** The event with its resource, as the API shows it. */
  present: (event: Event) => Promise<object>;
}

/** Tells one receiver of one event. Throws only where this server fails; the delivery is then attempted again later. */
export type Send = (sending: Sending, delivery: ClaimedDelivery) => Promise<OutgoingAnswer>;
