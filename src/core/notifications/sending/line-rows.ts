import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { NotificationSample } from "../../../database/json-types.ts";
import { run } from "../../../database/statements.ts";
import type { NotificationChannel, NotificationTopic } from "../topics.ts";

/** The messages of one topic to one recipient by one channel. */
export interface LineKey {
  recipientId: number;
  topic: NotificationTopic;
  channel: NotificationChannel;
}

export interface ClaimedLine extends LineKey {
  lease: Date;
  /** With the one that is to be made. */
  attempts: number;
}

/** Leases lines that are due, the longest due first. */
export function claimLineRows(
  connection: Connection,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedLine[]> {
  const text = `
    with due as materialized (
      select l.recipient_id, l.topic, l.channel from notification_lines l
       where l.due_at <= $1 and (l.leased_until is null or l.leased_until <= $1)
       order by l.due_at limit $3 for no key update skip locked
    )
    update notification_lines l set leased_until = $2, attempts = l.attempts + 1
      from due d
     where l.recipient_id = d.recipient_id and l.topic = d.topic and l.channel = d.channel
    returning l.recipient_id as "recipientId", l.topic, l.channel, l.leased_until as lease, l.attempts`;
  return run<ClaimedLine>(connection, text, [now, until, most]);
}

export interface WaitingRow {
  id: bigint;
  things: number;
  samples: NotificationSample[];
}

/** What waits in a line, the oldest first. */
export function listWaitingRows(connection: Connection, line: LineKey, most: number): Promise<WaitingRow[]> {
  return connection
    .selectFrom("notifications")
    .select(["id", "things", "samples"])
    .where("recipient_id", "=", line.recipientId)
    .where("topic", "=", line.topic)
    .where("channel", "=", line.channel)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** The line is the transaction's to change; false where its lease has passed to another worker. */
export async function lockLineRow(transaction: Transaction, line: ClaimedLine): Promise<boolean> {
  const row = await transaction
    .selectFrom("notification_lines")
    .select("leased_until as lease")
    .where("recipient_id", "=", line.recipientId)
    .where("topic", "=", line.topic)
    .where("channel", "=", line.channel)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.lease?.getTime() === line.lease.getTime();
}

/** Removes what a message has said; the next one follows after the topic's gap, if more has arrived meanwhile. */
export async function endLineRow(
  transaction: Transaction,
  line: LineKey,
  { ids, sentAt }: { ids: readonly bigint[]; sentAt: Date | null },
): Promise<void> {
  await sql`delete from notifications where id = any(${ids.map(String)}::bigint[])`.execute(transaction);
  await sql`
    update notification_lines l
       set leased_until = null, attempts = 0, sent_at = coalesce(${sentAt}::timestamptz, l.sent_at),
           due_at = case when exists (
               select from notifications n
                where n.recipient_id = l.recipient_id and n.topic = l.topic and n.channel = l.channel)
             then coalesce(${sentAt}::timestamptz, now()) + make_interval(mins => t.gap_minutes) end
      from notification_topics t
     where t.topic = l.topic and l.recipient_id = ${line.recipientId} and l.topic = ${line.topic}
       and l.channel = ${line.channel}`.execute(transaction);
}

/** The line is tried again then. */
export async function postponeLineRow(connection: Connection, line: ClaimedLine, dueAt: Date): Promise<void> {
  await connection
    .updateTable("notification_lines")
    .set({ leased_until: null, due_at: dueAt })
    .where("recipient_id", "=", line.recipientId)
    .where("topic", "=", line.topic)
    .where("channel", "=", line.channel)
    .where("leased_until", "=", line.lease)
    .execute();
}

export interface DueLinesRow {
  lines: number;
  oldestSeconds: number;
}

export async function readDueLinesRow(connection: Connection): Promise<DueLinesRow> {
  const { rows } = await sql<DueLinesRow>`
    select count(*)::integer as lines,
           coalesce(extract(epoch from now() - min(due_at)), 0)::double precision as "oldestSeconds"
      from notification_lines where due_at <= now()`.execute(connection);
  return rows[0]!;
}

/** Removes what has waited unsent for so long. */
export async function deleteOldNotifications(connection: Connection, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from notifications n
     where n.id = any(array(select o.id from (select id, created_at from notifications order by id limit ${most}::integer) o
                             where o.created_at < ${before}))
    returning n.id`.execute(connection);
  return rows.length;
}
