import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { afterChange } from "../../kernel/outage.ts";
import type { User } from "../../people/users/user.ts";
import { findRecipientId } from "../recipient-rows.ts";
import { TOPIC_NAMES, type NotificationChannel, type NotificationTopic } from "../topics.ts";
import { listPreferenceRows, writePreferenceRows, type PreferenceRow } from "./preference-rows.ts";

/** One topic as its recipient sees it. */
export interface Preference extends Record<NotificationChannel, boolean> {
  topic: NotificationTopic;
}

export interface PreferenceChange {
  topic: string;
  email?: boolean | undefined;
  telegram?: boolean | undefined;
}

/** The topics that a user can turn on and off, in the order of `TOPICS`. */
export async function listPreferences(context: Context, user: User): Promise<Preference[]> {
  const id = await recipientOf(context, user);
  const rows = await listPreferenceRows(context.database.kysely, id, user.staff?.role ?? null);
  const isOn = (topic: NotificationTopic, channel: NotificationChannel) =>
    rows.some((row) => row.topic === topic && row.channel === channel && row.enabled);
  return TOPIC_NAMES.filter((topic) => rows.some((row) => row.topic === topic)).map((topic) => ({
    topic,
    email: isOn(topic, "email"),
    telegram: isOn(topic, "telegram"),
  }));
}

/** Changes what is given. Throws validation_failed for a topic that the user cannot get. */
export async function changePreferences(
  context: Context,
  user: User,
  changes: readonly PreferenceChange[],
): Promise<Preference[]> {
  const id = await recipientOf(context, user);
  const known = await listPreferences(context, user);
  const rows = changes.flatMap(({ topic, email, telegram }): PreferenceRow[] => {
    const found = known.find((preference) => preference.topic === topic);
    if (!found) throw invalidField("topics", `“${topic}” is not one of your notifications.`);
    return [
      ...(email === undefined ? [] : [{ topic: found.topic, channel: "email" as const, enabled: email }]),
      ...(telegram === undefined ? [] : [{ topic: found.topic, channel: "telegram" as const, enabled: telegram }]),
    ];
  });
  if (rows.length > 0) {
    await context.database.transaction((transaction) => writePreferenceRows(transaction, id, rows));
  }
  return afterChange(listPreferences(context, user));
}

/** The number under which a user gets messages: as a member of staff, or else as a reseller. Throws not_found. */
export async function recipientOf({ database }: Context, { staff, reseller }: User): Promise<number> {
  const id = await findRecipientId(database.kysely, { staffId: staff?.id, resellerId: reseller?.id });
  if (id === undefined) throw new DomainError("not_found", "This account gets no notifications.");
  return id;
}
