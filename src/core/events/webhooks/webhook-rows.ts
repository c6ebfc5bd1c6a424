import { sql, type Insertable, type Updateable } from "kysely";
import type { Connection, Transaction } from "../../../database/database.ts";
import type { Schema } from "../../../database/tables.gen.ts";
import type { EventType } from "../event.ts";
import type { Webhook } from "./webhook.ts";

function selectWebhooks(connection: Connection) {
  return connection
    .selectFrom("event_receivers as r")
    .innerJoin("wallets as w", "w.id", "r.wallet_id")
    .select(["r.id", "r.wallet_id as walletId", "w.test", "r.description", "r.disabled_at as disabledAt"])
    .select(["r.disabled_by as disabledBy", "r.failing_since as failingSince", "r.delivered_at as deliveredAt"])
    .select(["r.created_at as createdAt"])
    .select((row) => row.ref("r.url").$notNull().as("url"))
    .select((row) => row.ref("r.event_types").$castTo<EventType[] | null>().as("eventTypes"))
    .select(
      sql<Date | null>`case when r.previous_secret_until > now() then r.previous_secret_until end`.as(
        "previousSecretUntil",
      ),
    )
    .where("r.channel", "=", "webhook");
}

/** The oldest first; there are few. */
export function listWebhookRows(connection: Connection, walletId: number): Promise<Webhook[]> {
  return selectWebhooks(connection)
    .where("r.wallet_id", "=", walletId)
    .where("r.removed_at", "is", null)
    .orderBy("r.id")
    .execute();
}

/** No other transaction adds a webhook to the wallet until this one ends. */
export async function lockWebhooks(transaction: Transaction, walletId: number): Promise<void> {
  await transaction.selectFrom("wallets").select("id").where("id", "=", walletId).forNoKeyUpdate().execute();
}

/** Also one that was removed: events are about it. */
export function findWebhookRow(connection: Connection, id: number): Promise<Webhook | undefined> {
  return selectWebhooks(connection).where("r.id", "=", id).executeTakeFirst();
}

export interface LockedWebhook {
  sealedSecret: string;
  url: string;
  disabledAt: Date | null;
}

/** Null: it was removed, or is of another wallet. The row is then the transaction's to change. */
export async function lockWebhookRow(
  transaction: Transaction,
  walletId: number,
  id: number,
): Promise<LockedWebhook | null> {
  const row = await transaction
    .selectFrom("event_receivers")
    .select((columns) => columns.ref("sealed_secret").$notNull().as("sealedSecret"))
    .select((columns) => columns.ref("url").$notNull().as("url"))
    .select("disabled_at as disabledAt")
    .where("id", "=", id)
    .where("wallet_id", "=", walletId)
    .where("channel", "=", "webhook")
    .where("removed_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertReceiver(
  transaction: Transaction,
  row: Insertable<Schema["event_receivers"]>,
): Promise<number> {
  const { id } = await transaction.insertInto("event_receivers").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateReceiver(
  transaction: Transaction,
  id: number,
  change: Updateable<Schema["event_receivers"]>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await transaction.updateTable("event_receivers").set(change).where("id", "=", id).execute();
}

/** The next id, with which a secret is sealed before its row is there. */
export async function nextReceiverId(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('event_receivers', 'id'))::integer as id`.execute(transaction);
  return rows[0]!.id;
}

/** For so long a call for a test event is taken for the one before. */
const SAME_PING = sql<Date>`now() - interval '1 minute'`;

/** The delivery of a test event for this receiver that has just begun and is still on its way. */
export async function findOpenPing(
  transaction: Transaction,
  walletId: number,
  webhookId: number,
): Promise<bigint | undefined> {
  const row = await transaction
    .selectFrom("events as e")
    .innerJoin("deliveries as d", "d.event_id", "e.id")
    .select("d.id")
    .where("e.wallet_id", "=", walletId)
    .where("e.created_at", ">", SAME_PING)
    .where("e.type", "=", "ping")
    .where("d.receiver_id", "=", webhookId)
    .where("d.ended_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** An event for this receiver alone; returns its delivery. */
export async function recordPing(transaction: Transaction, walletId: number, webhookId: number): Promise<bigint> {
  const { rows } = await sql<{ event: bigint }>`
    select record_event(${walletId}, 'ping', ${webhookId}, ${webhookId}) as event`.execute(transaction);
  const { id } = await transaction
    .selectFrom("deliveries")
    .select("id")
    .where("event_id", "=", rows[0]!.event)
    .executeTakeFirstOrThrow();
  return id;
}
