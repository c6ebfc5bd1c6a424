import type { Context } from "../../kernel/context.ts";
import { isSigned, signText } from "../../kernel/secrets/signatures.ts";
import type { UnsubscribeContext } from "../context.ts";
import { isTopic, type NotificationTopic } from "../topics.ts";
import { writePreferenceRows } from "./preference-rows.ts";

/** About the security of the account. The link in a forwarded email must not turn them off. */
const SECURITY: ReadonlySet<NotificationTopic> = new Set(["new_sign_in", "key_created"]);
const TOKEN = /^([1-9]\d{0,9})\.([a-z_]{1,40})\.([\w-]{43})$/;

/** The emails of one topic to one recipient. */
export interface EmailSubscription {
  recipientId: number;
  topic: NotificationTopic;
}

/** Where the page is that turns these emails off, without a sign-in; null for emails about the security of the account. */
export function unsubscribePath(
  { unsubscribeKey }: Pick<UnsubscribeContext, "unsubscribeKey">,
  { recipientId, topic }: EmailSubscription,
): string | null {
  if (SECURITY.has(topic)) return null;
  const text = `${recipientId}.${topic}`;
  return `/unsubscribe?token=${text}.${signText(unsubscribeKey, text)}`;
}

/** The emails that the token of a link turns off; null if this server did not sign it. */
export function readUnsubscribeToken(
  { unsubscribeKey }: Pick<UnsubscribeContext, "unsubscribeKey">,
  token: string,
): EmailSubscription | null {
  const [, recipientId = "", topic = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!isTopic(topic) || !isSigned(unsubscribeKey, `${recipientId}.${topic}`, signature)) return null;
  return { recipientId: Number(recipientId), topic };
}

/** Turns these emails off; again, it changes nothing. Other channels stay as they are. */
export async function unsubscribe({ database }: Context, subscription: EmailSubscription): Promise<void> {
  const row = { ...subscription, channel: "email" as const, enabled: false };
  await database.transaction((transaction) => writePreferenceRows(transaction, [row]));
}
