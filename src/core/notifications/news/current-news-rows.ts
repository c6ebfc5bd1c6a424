import { sql } from "kysely";
import type { Connection } from "../../../database/database.ts";

export interface CurrentNews {
  id: bigint;
  title: string;
  text: string;
  createdAt: Date;
  endsAt: Date | null;
}

/** News for all resellers or for a price group. */
function isFor(priceGroupId: number | null) {
  return sql<boolean>`(n.audience = 'all' or n.price_group_id = ${priceGroupId}::integer)`;
}

export function listCurrentRows(
  connection: Connection,
  { userId, priceGroupId, now, most }: { userId: string; priceGroupId: number | null; now: Date; most: number },
): Promise<CurrentNews[]> {
  return connection
    .selectFrom("news as n")
    .select(["n.id", "n.title", "n.text", "n.created_at as createdAt", "n.ends_at as endsAt"])
    .where((row) => row.or([row("n.ends_at", "is", null), row("n.ends_at", ">", now)]))
    .where(isFor(priceGroupId))
    .where(sql<boolean>`not exists (select from news_dismissals d where d.news_id = n.id and d.user_id = ${userId})`)
    .orderBy("n.id", "desc")
    .limit(most)
    .execute();
}

/** Whether there is such news for the user. */
export async function insertDismissalRow(
  connection: Connection,
  { id, userId, priceGroupId }: { id: bigint; userId: string; priceGroupId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with found as (select n.id from news n where n.id = ${String(id)}::bigint and ${isFor(priceGroupId)} for key share),
         dismissed as (
           insert into news_dismissals (news_id, user_id) select f.id, ${userId} from found f on conflict do nothing)
    select exists (select from found) as found`.execute(connection);
  return rows[0]!.found;
}
