import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";
import type { LineKey } from "./sending/line-rows.ts";

/** A user who gets messages, with what the channels need. */
export interface Recipient {
  id: number;
  resellerId: number | null;
  staffId: number | null;
  name: string;
  email: string;
  /** The linked chat of Telegram. */
  chatId: bigint | null;
}

/** Who gets the messages of a line at present; undefined: they were turned off, or the recipient can no longer get them. */
export function findRecipientRow(
  connection: Connection,
  { recipientId, topic, channel }: LineKey,
): Promise<Recipient | undefined> {
  return connection
    .selectFrom("recipients as p")
    .leftJoin("resellers as r", "r.id", "p.reseller_id")
    .leftJoin("staff as s", "s.id", "p.staff_id")
    .leftJoin("telegram_links as t", "t.recipient_id", "p.id")
    .select(["p.id", "p.reseller_id as resellerId", "p.staff_id as staffId", "t.chat_id as chatId"])
    .select([sql<string>`coalesce(s.name, r.name)`.as("name"), sql<string>`coalesce(s.email, r.email)`.as("email")])
    .where("p.id", "=", recipientId)
    .where(
      sql<boolean>`exists (select from notification_subscriptions u
        where u.recipient_id = p.id and u.topic = ${topic} and u.channel = ${channel})`,
    )
    .executeTakeFirst();
}

/** What a user is told as: as a staff member first, then as a reseller. A user can be both. */
export async function listRecipientIds(
  connection: Connection,
  { staffId, resellerId }: { staffId: number | undefined; resellerId: number | undefined },
): Promise<number[]> {
  const rows = await connection
    .selectFrom("recipients")
    .select("id")
    .where(sql<boolean>`staff_id = ${staffId ?? null}::integer or reseller_id = ${resellerId ?? null}::integer`)
    .orderBy("staff_id", (order) => order.asc().nullsLast())
    .execute();
  return rows.map(({ id }) => id);
}

/** This recipient, and the other one of the same user. */
export async function listRecipientIdsOfUser(connection: Connection, recipientId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with self as (
      select p.id, coalesce(s.user_id, r.user_id) as user_id
        from recipients p left join staff s on s.id = p.staff_id left join resellers r on r.id = p.reseller_id
       where p.id = ${recipientId}
    )
    select q.id from self
      join recipients q on q.id = self.id
        or q.staff_id in (select id from staff where user_id = self.user_id)
        or q.reseller_id in (select id from resellers where user_id = self.user_id)`.execute(connection);
  return rows.map(({ id }) => id);
}
