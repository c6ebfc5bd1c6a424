import { linkTo } from "../../core/people/users/emails.ts";
import { readServerSettings } from "../../core/people/settings/server-settings.ts";
import { escapeHtml } from "../../core/kernel/text.ts";
import { readToken } from "../../core/notifications/telegram/bot.ts";
import { callBot } from "./bot-api.ts";
import type { SendMessage } from "./send-message.ts";

/** Of the text without its link; Telegram accepts 4,096 characters. */
const MAX_TEXT_LENGTH = 3_500;
const BLOCKED = 403;
const BAD_REQUEST = 400;
const NO_CHAT = /chat not found|user is deactivated/i;

/** Sends a message to the linked chat. A user who blocks the bot leaves the channel. */
export const sendTelegram: SendMessage = async ({ core, log, outgoing }, { recipient, message }) => {
  const token = await readToken(core);
  if (token === null || recipient.chatId === null) return "dropped";
  const { name: shop } = await readServerSettings(core);
  const body = message.paragraphs
    .join(message.isProse ? "\n\n" : "\n")
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed();
  const text = [`<b>${escapeHtml(`${shop}: ${message.subject}`.slice(0, MAX_TEXT_LENGTH / 10))}</b>`, escapeHtml(body)];
  const { link, optOut } = message;
  if (link) text.push(anchor(link.label, linkTo(core.config, link.path)));
  if (optOut !== undefined) text.push(anchor(optOut, linkTo(core.config, "/settings/notifications")));
  const answer = await callBot(outgoing, { apiUrl: core.config.TELEGRAM_API_URL, token }, "sendMessage", {
    chat_id: Number(recipient.chatId),
    text: text.join("\n\n"),
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
  });
  if (answer.ok) return "sent";
  const { status, description } = answer;
  if (status === BLOCKED || (status === BAD_REQUEST && NO_CHAT.test(description))) return "gone";
  log.warn({ status, description }, "a notification could not be sent by Telegram");
  return "failed";
};

function anchor(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}
