import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";

/** A user who gets messages, with what the channels need. */
export interface Recipient {
  id: number;
  resellerId: number | null;
  staffId: number | null;
  name: string;
  email: string;
  /** The linked chat of Telegram. */
  chatId: bigint | null;
  /** False: suspended, or no longer of the staff. Such a recipient is told nothing. */
  isActive: boolean;
}

export function findRecipientRow(connection: Connection, id: number): Promise<Recipient | undefined> {
  return connection
    .selectFrom("recipients as p")
    .leftJoin("resellers as r", "r.id", "p.reseller_id")
    .leftJoin("staff as s", "s.id", "p.staff_id")
    .leftJoin("telegram_links as t", "t.recipient_id", "p.id")
    .select(["p.id", "p.reseller_id as resellerId", "p.staff_id as staffId", "t.chat_id as chatId"])
    .select([sql<string>`coalesce(s.name, r.name)`.as("name"), sql<string>`coalesce(s.email, r.email)`.as("email")])
    .select(sql<boolean>`s.removed_at is null and coalesce(r.status, 'active') = 'active'`.as("isActive"))
    .where("p.id", "=", id)
    .executeTakeFirst();
}

/** The recipient who is this member of staff or, without one, this reseller. */
export async function findRecipientId(
  connection: Connection,
  { staffId, resellerId }: { staffId: number | undefined; resellerId: number | undefined },
): Promise<number | undefined> {
  const row = await connection
    .selectFrom("recipients")
    .select("id")
    .$if(staffId !== undefined, (rows) => rows.where("staff_id", "=", staffId!))
    .$if(staffId === undefined, (rows) => rows.where("reseller_id", "=", resellerId ?? null))
    .executeTakeFirst();
  return row?.id;
}
