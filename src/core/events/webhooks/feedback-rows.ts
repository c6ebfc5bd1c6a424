import type { Connection, Transaction } from "../../../database/database.ts";
import type { EventType } from "../event.ts";

/** An order's end; what happens to it later is no news to who polls by this. */
const ENDS: readonly EventType[] = ["order.succeeded", "order.rejected", "order.cancelled"];

/** Whether the outcomes of this wallet's orders are posted already. */
export async function findFeedbackRow(connection: Connection, walletId: number): Promise<boolean> {
  const row = await connection
    .selectFrom("event_receivers")
    .select("id")
    .where("wallet_id", "=", walletId)
    .where("channel", "=", "feedback")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFeedback(transaction: Transaction, walletId: number): Promise<void> {
  await transaction
    .insertInto("event_receivers")
    .values({ wallet_id: walletId, channel: "feedback", event_types: [...ENDS] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where the outcome of an order is posted. */
export async function findFeedbackUrl(connection: Connection, orderId: bigint): Promise<string | null> {
  const row = await connection.selectFrom("orders").select("feedback_url").where("id", "=", orderId).executeTakeFirst();
  return row?.feedback_url ?? null;
}
