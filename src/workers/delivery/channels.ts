import type { Channel } from "../../core/events/deliveries/delivery.ts";
import { sendFeedback } from "./send-feedback.ts";
import { sendWebhook } from "./send-webhook.ts";
import type { Send } from "./send.ts";

/** How each channel is sent. Who is told of what through it are the rows of `event_receivers`. */
export const CHANNELS: Record<Channel, Send> = { webhook: sendWebhook, feedback: sendFeedback };
