import { sql, type Insertable } from "kysely";
import type { NewsAudience, NewsDeliveryState } from "../../../database/column-types.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { NotificationChannel } from "../topics.ts";

/** What became of the messages of one channel. */
export interface NewsCounts {
  waiting: number;
  sent: number;
  /** Given up after the last attempt. */
  failed: number;
  /** The worker died while it sent. */
  unconfirmed: number;
  /** Turned off or ended meanwhile. */
  skipped: number;
}

export interface News {
  id: bigint;
  title: string;
  /** Paragraphs with an empty line between them. */
  text: string;
  audience: NewsAudience;
  /** Both null for all resellers; the id also for a price group that has been removed. */
  priceGroupId: number | null;
  priceGroupName: string | null;
  endsAt: Date | null;
  createdAt: Date;
  staffId: number | null;
  staffName: string | null;
  counts: Record<NotificationChannel, NewsCounts>;
}

export interface NewsPage {
  limit: number;
  /** Continues behind this news, towards older ones. */
  after?: bigint | undefined;
}

/** Undefined if the same request has published it. */
export async function insertNewsRow(
  transaction: Transaction,
  row: Insertable<Schema["news"]>,
): Promise<bigint | undefined> {
  const inserted = await transaction
    .insertInto("news")
    .values(row)
    .onConflict((existing) => existing.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** The news that a call with this Idempotency-Key published before. */
export async function findNewsByKey(connection: Connection, key: string) {
  return connection
    .selectFrom("news")
    .select(["id", "title", "text", "audience", "price_group_id as priceGroupId", "ends_at as endsAt"])
    .where("request_key", "=", key)
    .executeTakeFirst();
}

/** The name of a price group, which is not removed before the transaction ends. */
export async function findPriceGroupName(connection: Connection, id: number): Promise<string | undefined> {
  const row = await connection
    .selectFrom("price_groups")
    .select("name")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name;
}

/** What staff can change of news, by the names of the API. */
export async function lockNewsRow(transaction: Transaction, id: bigint) {
  return transaction
    .selectFrom("news")
    .select(["title", "text", "ends_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function endNewsRow(transaction: Transaction, id: bigint, now: Date): Promise<void> {
  await transaction
    .updateTable("news")
    .set({ ends_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]))
    .execute();
}

export async function deleteNewsRow(transaction: Transaction, id: bigint): Promise<void> {
  await transaction.deleteFrom("news").where("id", "=", id).execute();
}

/** Removes the oldest news that was published and has ended before this time. Returns whether there was any. */
export async function deleteOldNewsRow(connection: Connection, before: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from news where id = (
      select id from news where greatest(created_at, ends_at) < ${before} order by id limit 1)
    returning id`.execute(connection);
  return rows.length > 0;
}

export async function findNewsRow(connection: Connection, id: bigint): Promise<News | undefined> {
  const [news] = await readNews(connection, await selectNews(connection).where("n.id", "=", id).execute());
  return news;
}

export async function pageNewsRows(connection: Connection, { limit, after }: NewsPage): Promise<News[]> {
  const rows = await selectNews(connection)
    .$if(after !== undefined, (all) => all.where("n.id", "<", after!))
    .orderBy("n.id", "desc")
    .limit(limit)
    .execute();
  return readNews(connection, rows);
}

function selectNews(connection: Connection) {
  return connection
    .selectFrom("news as n")
    .leftJoin("staff as s", "s.id", "n.staff_id")
    .select(["n.id", "n.title", "n.text", "n.audience", "n.price_group_id as priceGroupId"])
    .select(["n.price_group_name as priceGroupName", "n.ends_at as endsAt", "n.created_at as createdAt"])
    .select(["n.staff_id as staffId", "s.name as staffName"]);
}

interface CountRow {
  newsId: bigint;
  channel: NotificationChannel;
  state: NewsDeliveryState;
  total: number;
}

async function readNews(connection: Connection, found: readonly Omit<News, "counts">[]): Promise<News[]> {
  const { rows } = await sql<CountRow>`
    select news_id as "newsId", channel, state, count(*)::integer as total
      from news_deliveries where news_id = any(${found.map(({ id }) => String(id))}::bigint[])
     group by news_id, channel, state`.execute(connection);
  return found.map((news) => {
    const own = rows.filter(({ newsId }) => newsId === news.id);
    const countsOf = (channel: NotificationChannel) => toCounts(own.filter((row) => row.channel === channel));
    return { ...news, counts: { email: countsOf("email"), telegram: countsOf("telegram") } };
  });
}

function toCounts(rows: readonly CountRow[]): NewsCounts {
  const count = (...states: NewsDeliveryState[]) =>
    rows.reduce((sum, { state, total }) => sum + (states.includes(state) ? total : 0), 0);
  return {
    waiting: count("waiting", "sending"),
    sent: count("sent"),
    failed: count("failed"),
    unconfirmed: count("unconfirmed"),
    skipped: count("skipped"),
  };
}
