import { sql } from "kysely";
import type { Connection, Database } from "../../../database/database.ts";
import type { Event } from "../event.ts";
import type { ClaimedDelivery, Delivery, DeliveryAttempt, DeliveryState } from "./delivery.ts";

const CLAIM = "select claim_deliveries($1, $2, $3, $4) as claim";
const END = "select receiver_id from end_deliveries($1::json, $2)";

interface ClaimRow {
  claim: {
    after: number | null;
    claimed: (Omit<ClaimedDelivery, "id" | "event" | "sendBefore"> & {
      id: string;
      event: Omit<Event, "id" | "subjectId" | "createdAt"> & { id: string; subjectId: string; createdAt: string };
    })[];
  };
}

/** Leases ready deliveries; see the function. */
export async function claimDeliveryRows(
  database: Database,
  { after, most, atOnce, leaseSeconds }: { after: number; most: number; atOnce: number; leaseSeconds: number },
): Promise<{ claimed: Omit<ClaimedDelivery, "sendBefore">[]; after: number | null }> {
  const [row] = await database.statement<ClaimRow>("claim_deliveries", CLAIM, [after, most, atOnce, leaseSeconds]);
  const claimed = row!.claim.claimed.map(({ id, event, ...delivery }) => ({
    ...delivery,
    id: BigInt(id),
    event: {
      ...event,
      id: BigInt(event.id),
      subjectId: BigInt(event.subjectId),
      createdAt: new Date(event.createdAt),
    },
  }));
  return { claimed, after: row!.claim.after };
}

export interface EndRow extends DeliveryAttempt {
  id: bigint;
  lease: string;
  /** That the attempt was made at. */
  url: string | null;
  state: Extract<DeliveryState, "delivered" | "waiting" | "failed">;
  dueSeconds: number | null;
  gone: boolean;
  ours: boolean;
}

/** Returns the receivers that were disabled. */
export async function endDeliveryRows(
  database: Database,
  rows: readonly EndRow[],
  failingDays: number,
): Promise<number[]> {
  const batch = rows.map(({ id, at, durationMs, dueSeconds, ...row }) => ({
    ...row,
    id: id.toString(),
    at: at.toISOString(),
    duration_ms: durationMs,
    due_seconds: dueSeconds,
  }));
  const ended = await database.statement<{ receiver_id: number }>("end_deliveries", END, [
    JSON.stringify(batch),
    failingDays,
  ]);
  return ended.map((row) => row.receiver_id);
}

export interface DeliveryFilter {
  webhookId: number;
  states?: readonly DeliveryState[] | undefined;
}

/** The newest first. */
export function pageDeliveryRows(
  connection: Connection,
  { webhookId, states }: DeliveryFilter,
  { limit, after }: { limit: number; after?: bigint | undefined },
): Promise<Delivery[]> {
  return selectDeliveries(connection)
    .where("d.receiver_id", "=", webhookId)
    .$if(states !== undefined, (rows) => rows.where("d.state", "in", states!))
    .$if(after !== undefined, (rows) => rows.where("d.id", "<", after!))
    .orderBy("d.id", "desc")
    .limit(limit)
    .execute();
}

export function findDeliveryRow(connection: Connection, webhookId: number, id: bigint): Promise<Delivery | undefined> {
  return selectDeliveries(connection).where("d.receiver_id", "=", webhookId).where("d.id", "=", id).executeTakeFirst();
}

function selectDeliveries(connection: Connection) {
  return connection
    .selectFrom("deliveries as d")
    .innerJoin("events as e", "e.id", "d.event_id")
    .leftJoinLateral(
      (last) =>
        last
          .selectFrom("delivery_attempts as a")
          .select(["a.status", "a.error", "a.duration_ms as durationMs"])
          .whereRef("a.delivery_id", "=", "d.id")
          .orderBy("a.id", "desc")
          .limit(1)
          .as("l"),
      (on) => on.onTrue(),
    )
    .select([
      "d.id",
      "d.receiver_id as webhookId",
      "d.event_id as eventId",
      "e.type as eventType",
      "d.state",
      "d.attempts",
    ])
    .select(["d.due_at as dueAt", "d.created_at as createdAt", "d.ended_at as endedAt"])
    .select(["l.status", "l.error", "l.durationMs"]);
}

/** Oldest first. */
export function listAttemptRows(connection: Connection, deliveryId: bigint): Promise<DeliveryAttempt[]> {
  return connection
    .selectFrom("delivery_attempts")
    .select(["at", "duration_ms as durationMs", "status", "answer", "error"])
    .where("delivery_id", "=", deliveryId)
    .orderBy("id")
    .execute();
}

export function findEventRow(connection: Connection, id: bigint): Promise<Event> {
  return connection
    .selectFrom("events as e")
    .innerJoin("wallets as w", "w.id", "e.wallet_id")
    .select(["e.id", "e.type", "e.wallet_id as walletId", "w.reseller_id as resellerId", "w.test"])
    .select(["e.subject_id as subjectId", "e.created_at as createdAt"])
    .where("e.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Makes a delivery ready again that is not being sent; false where it is. */
export async function resendRow(connection: Connection, id: bigint): Promise<boolean> {
  const row = await connection
    .updateTable("deliveries")
    .set({ state: "ready", attempts: 0, due_at: null, ended_at: null })
    .where("id", "=", id)
    .where("state", "<>", "sending")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the failed deliveries of a webhook ready again, the oldest first; returns how many. */
export async function resendFailedRows(
  connection: Connection,
  webhookId: number,
  since: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    update deliveries d set state = 'ready', attempts = 0, ended_at = null
     where d.id = any(array(
       select f.id from deliveries f
        where f.receiver_id = ${webhookId} and f.state = 'failed' and f.ended_at >= ${since}
        order by f.ended_at limit ${most}::integer for no key update))
       and d.state = 'failed'
    returning d.id`.execute(connection);
  return rows.length;
}
