import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";
import { EVENT_TYPES, type Event, type EventType } from "./event.ts";

const ORDER_EVENTS = EVENT_TYPES.filter((type) => type.startsWith("order."));

export interface EventFilter {
  walletId: number;
  types?: readonly EventType[] | undefined;
  orderId?: bigint | undefined;
  since?: Date | undefined;
}

export interface EventPart {
  limit: number;
  /** Events older than this one. */
  after?: bigint | undefined;
}

/** The newest first. */
export function pageEventRows(
  connection: Connection,
  { walletId, types, orderId, since }: EventFilter,
  { limit, after }: EventPart,
): Promise<Event[]> {
  return connection
    .selectFrom("events as e")
    .innerJoin("wallets as w", "w.id", "e.wallet_id")
    .select(["e.id", "e.type", "e.wallet_id as walletId", "w.reseller_id as resellerId", "w.test"])
    .select(["e.subject_id as subjectId", "e.created_at as createdAt"])
    .where("e.wallet_id", "=", walletId)
    .$if(types !== undefined, (rows) => rows.where("e.type", "in", types!))
    .$if(orderId !== undefined, (rows) => rows.where("e.subject_id", "=", orderId!).where("e.type", "in", ORDER_EVENTS))
    .$if(since !== undefined, (rows) => rows.where("e.created_at", ">=", since!))
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(e.created_at, e.id) < (select b.created_at, b.id from events b where b.id = ${after!.toString()})`,
      ),
    )
    .orderBy("e.created_at", "desc")
    .orderBy("e.id", "desc")
    .limit(limit)
    .execute();
}

/** From now on the events of this wallet are recorded. */
export async function startRecording(connection: Connection, walletId: number): Promise<void> {
  await connection
    .updateTable("wallets")
    .set({ records_events: true })
    .where("id", "=", walletId)
    .where("records_events", "=", false)
    .execute();
}

export async function hasRecordingWallet(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom("wallets")
    .select("id")
    .where("records_events", "=", true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes the oldest events, at most `most`, with their deliveries; those of the last days stay. Returns how many it
 * looked at.
 */
export async function deleteOldEvents(connection: Connection, days: number, most: number): Promise<number> {
  const { rows } = await sql<{ removed: bigint }>`
    with oldest as materialized (
      select e.id from (select id, created_at from events order by id limit ${most}::integer) e
       where e.created_at < now() - make_interval(days => ${days}::integer)
    ), ended as (
      delete from deliveries d using oldest o where d.event_id = o.id returning d.id
    ), attempts as (
      delete from delivery_attempts a using ended d where a.delivery_id = d.id
    ), gone as (
      delete from events e using oldest o where e.id = o.id returning e.id
    )
    select count(*) as removed from gone`.execute(connection);
  return Number(rows[0]!.removed);
}
