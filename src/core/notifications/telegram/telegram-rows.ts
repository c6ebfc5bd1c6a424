import type { Connection } from "../../../database/database.ts";

/** Nothing is sent to the chat of this recipient any more. */
export async function unlinkChatRow(connection: Connection, recipientId: number): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom("telegram_links")
    .where("recipient_id", "=", recipientId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
