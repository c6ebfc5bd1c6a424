import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import type { User } from "../../people/users/user.ts";
import { listRecipientIds } from "../recipient-rows.ts";
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

/**
 * The topics that a user can turn on and off, in the order of `TOPICS`: those of staff and those of resellers for a
 * user who is both. Throws not_found.
 */
export async function listPreferences(context: Context, user: User): Promise<Preference[]> {
  const rows = await readRows(context, user);
  const isOn = (topic: NotificationTopic, channel: NotificationChannel) =>
    rows.some((row) => row.topic === topic && row.channel === channel && row.enabled);
  return TOPIC_NAMES.filter((topic) => rows.some((row) => row.topic === topic)).map((topic) => ({
    topic,
    email: isOn(topic, "email"),
    telegram: isOn(topic, "telegram"),
  }));
}

/** Changes what is given. Throws not_found, validation_failed for a topic that the user cannot get. */
export async function changePreferences(
  context: Context,
  user: User,
  changes: readonly PreferenceChange[],
): Promise<Preference[]> {
  const known = await readRows(context, user);
  const rows = changes.flatMap((change): PreferenceRow[] => {
    const found = known.filter(({ topic }) => topic === change.topic);
    if (found.length === 0) throw invalidField("topics", `“${change.topic}” is not one of your notifications.`);
    return found.flatMap((row) => {
      const enabled = change[row.channel];
      return enabled === undefined ? [] : [{ ...row, enabled }];
    });
  });
  if (rows.length > 0) await context.database.transaction((transaction) => writePreferenceRows(transaction, rows));
  return listPreferences(context, user);
}

/** The recipients that a user is: first as a staff member, then as a reseller. Throws not_found. */
export async function recipientsOf({ database }: Context, { staff, reseller }: User): Promise<[number, ...number[]]> {
  const [first, ...others] = await listRecipientIds(database.kysely, { staffId: staff?.id, resellerId: reseller?.id });
  if (first === undefined) throw new DomainError("not_found", "This account gets no notifications.");
  return [first, ...others];
}

async function readRows(context: Context, user: User): Promise<PreferenceRow[]> {
  return listPreferenceRows(context.database.kysely, await recipientsOf(context, user), user.staff?.role ?? null);
}
