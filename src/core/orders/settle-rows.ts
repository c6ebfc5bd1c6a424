import { noteChange } from "../../database/changed.ts";
import { run } from "../../database/statements.ts";
import type { Connection, Transaction } from "../../database/database.ts";
import type { ResultFields } from "../catalogue/inputs/result-fields.ts";
import { secret } from "../kernel/changes.ts";
import type { Micros } from "../kernel/money.ts";
import { OPEN_STATUSES, type OrderStatus, type OrderStep } from "./order-status.ts";
import type { Actor } from "../kernel/actor.ts";

export interface Settlement {
  orderId: bigint;
  to: "SUCCESS" | "REJECTED" | "CANCELLED";
  /** The states it may be settled from; another state leaves the order as it is. */
  from: readonly OrderStatus[];
  reason?: string | undefined;
  resultText?: string | undefined;
  resultFields?: ResultFields | undefined;
  /** The delivered part of a quantity; if unset, the whole price. */
  captured?: Micros | undefined;
  actor: Actor;
}

const SETTLE = "select order_id from settle_orders($1::json)";

/** Settles a batch with its money and history; returns the ids of the orders that moved. */
export async function writeSettlements(connection: Connection, settlements: readonly Settlement[]): Promise<bigint[]> {
  const rows = settlements.map((settlement) => ({
    order_id: settlement.orderId.toString(),
    from_statuses: settlement.from,
    to_status: settlement.to,
    reason: settlement.reason ?? null,
    result_text: settlement.resultText ?? null,
    result_fields: settlement.resultFields ?? null,
    captured: settlement.captured?.toString() ?? null,
    actor_kind: settlement.actor.kind,
    actor_id: settlement.actor.id,
  }));
  const moved = await run<{ order_id: bigint }>(connection, SETTLE, [JSON.stringify(rows)]);
  if (moved.length > 0 && !connection.isTransaction) noteChange();
  return moved.map((row) => row.order_id);
}

/** Moves an open order between PENDING and PROCESSING with its history; false when its state forbids it. */
export async function moveOpenOrder(
  transaction: Transaction,
  orderId: bigint,
  { from, to, actor, reason }: { from: OrderStatus; to: "PENDING" | "PROCESSING"; actor: Actor; reason: string | null },
): Promise<boolean> {
  const moved = await transaction
    .updateTable("orders")
    .set((set) => ({
      status: to,
      submitted_at: set.fn.coalesce("submitted_at", set.fn<Date>("now")),
    }))
    .where("id", "=", orderId)
    .where("status", "=", from)
    .returning("id")
    .executeTakeFirst();
  if (!moved) return false;
  await recordStatusChange(transaction, { orderId, from, to, actor, reason });
  return true;
}

interface Move {
  orderId: bigint;
  from: OrderStatus;
  to: OrderStatus;
  actor: Actor;
  reason: string | null;
  /** Needed where the status stays. */
  step?: Exclude<OrderStep, "status_changed">;
  /** Of a refund. */
  amount?: Micros;
}

async function recordStatusChange(transaction: Transaction, move: Move): Promise<void> {
  await transaction
    .insertInto("order_history")
    .values({
      order_id: move.orderId,
      from_status: move.from,
      to_status: move.to,
      actor_kind: move.actor.kind,
      actor_id: move.actor.id,
      reason: move.reason,
      amount: move.amount ?? null,
      ...(move.step && { event: move.step }),
    })
    .execute();
}

/** After the refund's transfer: what was refunded, REFUNDED when that is everything. */
export async function writeRefund(
  transaction: Transaction,
  order: { id: bigint; captured: Micros; refunded: Micros },
  { amount, actor, reason }: { amount: Micros; actor: Actor; reason: string | null },
): Promise<void> {
  const refunded = order.refunded + amount;
  const to = refunded === order.captured ? "REFUNDED" : "SUCCESS";
  await transaction
    .updateTable("orders")
    .set({ status: to, refunded, status_reason: to === "REFUNDED" ? reason : null })
    .where("id", "=", order.id)
    .execute();
  await recordStatusChange(transaction, {
    orderId: order.id,
    from: "SUCCESS",
    to,
    actor,
    reason,
    ...(to === "SUCCESS" && { step: "partly_refunded" as const }),
    ...(amount > 0n && { amount }),
  });
}

export async function writeResult(
  transaction: Transaction,
  order: { id: bigint },
  {
    resultText,
    resultFields,
    actor,
    reason,
  }: { resultText: string; resultFields: ResultFields; actor: Actor; reason: string },
): Promise<void> {
  await transaction
    .updateTable("orders")
    .set({ result_text: resultText, result_fields: JSON.stringify(resultFields) })
    .where("id", "=", order.id)
    .execute();
  await recordStatusChange(transaction, {
    orderId: order.id,
    from: "SUCCESS",
    to: "SUCCESS",
    actor,
    reason,
    step: "result_corrected",
  });
}

/** Marks an open order as unwanted by its reseller, once. */
export async function recordCancelRequest(transaction: Transaction, orderId: bigint, actor: Actor): Promise<void> {
  const noted = await transaction
    .updateTable("orders")
    .set((set) => ({ cancel_requested_at: set.fn<Date>("now") }))
    .where("id", "=", orderId)
    .where("status", "in", OPEN_STATUSES)
    .where("cancel_requested_at", "is", null)
    .returning("status")
    .executeTakeFirst();
  if (!noted) return;
  await recordStatusChange(transaction, {
    orderId,
    from: noted.status,
    to: noted.status,
    actor,
    reason: null,
    step: "cancel_requested",
  });
}

/** What staff changes of an order, for the audit log; the order is locked. What was delivered is the reseller's alone. */
export function orderSnapshot(transaction: Transaction, orderId: bigint) {
  return async () => {
    const { result_text: result, ...fields } = await transaction
      .selectFrom("orders")
      .select(["status", "supplier_id", "attention", "taken_by", "captured", "refunded", "result_text"])
      .where("id", "=", orderId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    return { [`order ${orderId}`]: { ...fields, result: secret(result) } };
  };
}
