import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { StaffRole } from "../../people/users/user.ts";
import type { NotificationChannel, NotificationTopic } from "../topics.ts";

export interface PreferenceRow {
  topic: NotificationTopic;
  channel: NotificationChannel;
  enabled: boolean;
}

/** The topics that a recipient of this role can get, null for a reseller, each with all channels. */
export function listPreferenceRows(
  connection: Connection,
  recipientId: number,
  role: StaffRole | null,
): Promise<PreferenceRow[]> {
  return connection
    .selectFrom("notification_topics as t")
    .crossJoin(sql<{ channel: NotificationChannel }>`(values ('email'), ('telegram'))`.as<"c">(sql`c (channel)`))
    .leftJoin("notification_preferences as f", (on) =>
      on
        .on("f.recipient_id", "=", recipientId)
        .onRef("f.topic", "=", "t.topic")
        .on(sql<boolean>`f.channel = c.channel`),
    )
    .select(["t.topic", sql<NotificationChannel>`c.channel`.as("channel")])
    .select(sql<boolean>`coalesce(f.enabled, t.is_default)`.as("enabled"))
    .where(role === null ? sql<boolean>`t.for_resellers` : sql<boolean>`${role} = any(t.roles)`)
    .execute();
}

export async function writePreferenceRows(
  transaction: Transaction,
  recipientId: number,
  rows: readonly PreferenceRow[],
): Promise<void> {
  await transaction
    .insertInto("notification_preferences")
    .values(rows.map((row) => ({ recipient_id: recipientId, ...row })))
    .onConflict((existing) =>
      existing.columns(["recipient_id", "topic", "channel"]).doUpdateSet({ enabled: sql<boolean>`excluded.enabled` }),
    )
    .execute();
}
