import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";
import type { Gathered } from "./messages/message.ts";
import type { NotificationTopic } from "./topics.ts";

/** Tells the members of staff who get the topic, by their channels. */
export async function notifyStaff(connection: Connection, topic: NotificationTopic, told: Gathered): Promise<void> {
  await sql`select notify_staff(${topic}, ${told.things}, ${JSON.stringify(told.samples)}::jsonb)`.execute(connection);
}

/** Tells these recipients, by the channels that they have on for the topic. */
export async function notifyRecipients(
  connection: Connection,
  recipientIds: readonly number[],
  topic: NotificationTopic,
  told: Gathered,
): Promise<void> {
  await sql`
    select notify_recipients(${recipientIds}::integer[], ${topic}, ${told.things}, ${JSON.stringify(told.samples)}::jsonb)`.execute(
    connection,
  );
}

/** Whether a recipient had signed in before this call. */
export async function recordFirstSignIn(connection: Connection, recipientId: number): Promise<boolean> {
  const row = await connection
    .updateTable("recipients")
    .set({ has_signed_in: true })
    .where("id", "=", recipientId)
    .where("has_signed_in", "=", false)
    .returning("id")
    .executeTakeFirst();
  return row === undefined;
}
