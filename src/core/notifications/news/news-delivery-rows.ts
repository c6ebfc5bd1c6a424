import { sql } from "kysely";
import type { NewsDeliveryState } from "../../../database/column-types.ts";
import type { Connection, Transaction } from "../../../database/database.ts";
import { run } from "../../../database/statements.ts";
import type { NotificationChannel } from "../topics.ts";

export interface Audience {
  /** Null: all resellers. */
  priceGroupId: number | null;
  /** That this server has. */
  channels: readonly NotificationChannel[];
}

export interface AudienceCounts {
  /** Who see it in the dashboard. */
  resellers: number;
  email: number;
  telegram: number;
}

/** Each reseller of an audience with each channel by which they get news. */
function recipientsOf({ priceGroupId, channels }: Audience) {
  return sql`
    select u.recipient_id as id, u.channel
      from notification_subscriptions u join resellers r on r.id = u.reseller_id
     where u.topic = 'news' and u.channel = any(${channels}::text[])
       and (${priceGroupId}::integer is null or r.price_group_id = ${priceGroupId}::integer)`;
}

export async function readAudienceRow(connection: Connection, audience: Audience): Promise<AudienceCounts> {
  const { priceGroupId } = audience;
  const { rows } = await sql<AudienceCounts>`
    select (select count(*)::integer from resellers r
             where r.status = 'active'
               and (${priceGroupId}::integer is null or r.price_group_id = ${priceGroupId}::integer)) as resellers,
           count(*) filter (where a.channel = 'email')::integer as email,
           count(*) filter (where a.channel = 'telegram')::integer as telegram
      from (${recipientsOf(audience)}) a`.execute(connection);
  return rows[0]!;
}

/** One row for each recipient and channel. */
export async function writeDeliveryRows(transaction: Transaction, newsId: bigint, audience: Audience): Promise<void> {
  await sql`
    insert into news_deliveries (news_id, recipient_id, channel, due_at)
    select ${String(newsId)}::bigint, a.id, a.channel, now() from (${recipientsOf(audience)}) a
     order by a.id, a.channel`.execute(transaction);
}

/** What waits is not sent any more. */
export async function skipWaitingRows(transaction: Transaction, newsId: bigint): Promise<void> {
  await transaction
    .updateTable("news_deliveries")
    .set({ state: "skipped", due_at: null, leased_until: null })
    .where("news_id", "=", newsId)
    .where("state", "=", "waiting")
    .execute();
}

export interface NewsDeliveryKey {
  newsId: bigint;
  recipientId: number;
  channel: NotificationChannel;
}

export interface ClaimedNews extends NewsDeliveryKey {
  lease: Date;
  title: string;
  text: string;
}

/** Leases messages that are due. What a worker that died was sending is unconfirmed from now on. */
export function claimNewsRows(
  connection: Connection,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedNews[]> {
  const text = `
    with lost as (
      update news_deliveries set state = 'unconfirmed', due_at = null, leased_until = null
       where due_at is not null and state = 'sending' and leased_until <= $1
    ), due as materialized (
      select d.news_id, d.recipient_id, d.channel from news_deliveries d
       where d.due_at <= $1 and d.state = 'waiting' and (d.leased_until is null or d.leased_until <= $1)
       order by d.due_at limit $3 for no key update skip locked
    )
    update news_deliveries d set leased_until = $2
      from due u join news n on n.id = u.news_id
     where d.news_id = u.news_id and d.recipient_id = u.recipient_id and d.channel = u.channel
    returning d.news_id as "newsId", d.recipient_id as "recipientId", d.channel, d.leased_until as lease, n.title, n.text`;
  return run<ClaimedNews>(connection, text, [now, until, most]);
}

/**
 * Writes down that a message is being sent, in its n-th attempt. Undefined: the lease has passed to another worker, or the news
 * has ended.
 */
export async function beginNewsRow(
  connection: Connection,
  { newsId, recipientId, channel, lease }: ClaimedNews,
  now: Date,
): Promise<number | undefined> {
  const text = `
    update news_deliveries d set state = 'sending', attempts = d.attempts + 1
     where d.news_id = $1 and d.recipient_id = $2 and d.channel = $3 and d.leased_until = $4 and d.state = 'waiting'
       and exists (select from news n where n.id = d.news_id and (n.ends_at is null or n.ends_at > $5))
    returning d.attempts`;
  const [row] = await run<{ attempts: number }>(connection, text, [newsId, recipientId, channel, lease, now]);
  return row?.attempts;
}

/** A message that is not wanted any more; nothing where its lease has passed to another worker. */
export async function skipNewsRow(connection: Connection, claimed: ClaimedNews): Promise<void> {
  await connection
    .updateTable("news_deliveries")
    .set({ state: "skipped", due_at: null, leased_until: null })
    .where("news_id", "=", claimed.newsId)
    .where("recipient_id", "=", claimed.recipientId)
    .where("channel", "=", claimed.channel)
    .where("leased_until", "=", claimed.lease)
    .where("state", "=", "waiting")
    .execute();
}

/** The outcome of an attempt, which may come after its lease has ended. */
export async function endNewsAttemptRow(
  connection: Connection,
  { newsId, recipientId, channel }: NewsDeliveryKey,
  { attempt, state, dueAt }: { attempt: number; state: NewsDeliveryState; dueAt: Date | null },
): Promise<void> {
  await connection
    .updateTable("news_deliveries")
    .set({ state, due_at: dueAt, leased_until: null })
    .where("news_id", "=", newsId)
    .where("recipient_id", "=", recipientId)
    .where("channel", "=", channel)
    .where("attempts", "=", attempt)
    .where("state", "in", ["sending", "unconfirmed"])
    .execute();
}
