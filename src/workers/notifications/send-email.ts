import { readServerSettings } from "../../core/people/settings/server-settings.ts";
import { unsubscribePath } from "../../core/notifications/preferences/unsubscribe.ts";
import { greeting, linkTo } from "../../core/people/users/emails.ts";
import type { SendMessage } from "./send-message.ts";

/** Sends a message by SMTP_URL. Without one, there are no emails, and nothing is to be said about it for each of them. */
export const sendEmail: SendMessage = async ({ core, log }, { recipient, message }) => {
  if (core.mailer.from === null) return "dropped";
  const { name: shop } = await readServerSettings(core);
  const { topic, subject, paragraphs, link, isProse = false, optOut } = message;
  const settings = recipient.staffId === null ? "/settings/notifications" : "/operator/settings/notifications";
  const unsubscribe = unsubscribePath(core, { recipientId: recipient.id, topic });
  const [label, path] = optOut && unsubscribe ? [optOut, unsubscribe] : ["Choose which messages you get", settings];
  try {
    await core.mailer.deliver({
      to: recipient.email,
      subject: `${shop}: ${subject}`,
      paragraphs: [greeting(recipient.name), ...paragraphs],
      isProse,
      ...(link && { link: { label: link.label, url: linkTo(core.config, link.path) } }),
      note: { label, url: linkTo(core.config, path) },
      ...(unsubscribe !== null && { unsubscribeUrl: linkTo(core.config, unsubscribe) }),
    });
    return "sent";
  } catch (error) {
    log.warn({ err: error, to: recipient.email }, "a notification could not be sent by email");
    return "failed";
  }
};
