import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { StaffRole } from "../../people/users/user.ts";
import type { NotificationChannel, NotificationTopic } from "../topics.ts";

export interface PreferenceRow {
  recipientId: number;
  topic: NotificationTopic;
  channel: NotificationChannel;
  enabled: boolean;
}

/**
 * The topics that the recipients of one user can get, each with all channels. `role` is that of the staff member among
 * them. A topic that both can get is sent to the staff member.
 */
export async function listPreferenceRows(
  connection: Connection,
  recipientIds: readonly number[],
  role: StaffRole | null,
): Promise<PreferenceRow[]> {
  const { rows } = await sql<PreferenceRow>`
    select distinct on (t.topic, c.channel)
           p.id as "recipientId", t.topic, c.channel, coalesce(f.enabled, t.is_default) as enabled
      from notification_topics t
      cross join (values ('email'), ('telegram')) c (channel)
      join recipients p on p.id = any(${recipientIds}::integer[])
       and case when p.staff_id is null then t.for_resellers else ${role} = any(t.roles) end
      left join notification_preferences f on f.recipient_id = p.id and f.topic = t.topic and f.channel = c.channel
     order by t.topic, c.channel, p.staff_id nulls last`.execute(connection);
  return rows;
}

export async function writePreferenceRows(transaction: Transaction, rows: readonly PreferenceRow[]): Promise<void> {
  await transaction
    .insertInto("notification_preferences")
    .values(rows.map(({ recipientId, ...row }) => ({ recipient_id: recipientId, ...row })))
    .onConflict((existing) =>
      existing.columns(["recipient_id", "topic", "channel"]).doUpdateSet({ enabled: sql<boolean>`excluded.enabled` }),
    )
    .execute();
}
