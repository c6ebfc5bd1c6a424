import type { NotificationChannel } from "../../core/notifications/topics.ts";
import { sendEmail } from "./send-email.ts";
import type { SendMessage } from "./send-message.ts";
import { sendTelegram } from "./send-telegram.ts";

/** How each channel is sent. Who gets what are rows. */
export const MESSAGE_CHANNELS: Record<NotificationChannel, SendMessage> = { email: sendEmail, telegram: sendTelegram };
