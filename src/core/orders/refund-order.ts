import type { OrderContext } from "./context.ts";
import type { Transaction } from "../../database/database.ts";
import { DomainError, invalidField } from "../kernel/errors.ts";
import { formatMoney, type Micros } from "../kernel/money.ts";
import { readText } from "../kernel/input/field-readers.ts";
import { findTransfer, lockWallet, moveMoney } from "../ledger/wallet/wallet-rows.ts";
import type { Order } from "./order.ts";
import { lockOrderRow } from "./order-rows.ts";
import type { Actor } from "../kernel/actor.ts";
import { findOrder, MAX_REASON_LENGTH, wrongMove } from "./settle-orders.ts";
import { recordChanges } from "../kernel/changes.ts";
import { orderSnapshot, writeRefund } from "./settle-rows.ts";

export interface Refund {
  /** If unset, everything that is left, which cannot be refunded twice. */
  amount?: Micros | undefined;
  /** What was refunded before, as the caller saw it: another call with the same is refused. */
  refundedBefore?: Micros | undefined;
  /** The same key refunds once, however often it is sent. */
  idempotencyKey?: string | undefined;
  reason: string;
}

const NEEDS_KEY =
  "Send an Idempotency-Key of your choice, or refunded_before as the order shows it: a part is then refunded once, however often the call is sent.";

/**
 * Refunds a delivered order in full or in part; a part only with a key or with what was refunded before.
 * Throws order_not_found, invalid_transition, conflict, field_required, idempotency_mismatch, and validation_failed when
 * the amount is more than is left.
 */
export async function refundOrder(context: OrderContext, id: bigint, refund: Refund, actor: Actor): Promise<Order> {
  const reason = readText("reason", refund.reason, MAX_REASON_LENGTH);
  const { walletId } = await findOrder(context, id);
  if (refund.amount !== undefined && refund.refundedBefore === undefined && refund.idempotencyKey === undefined) {
    throw new DomainError("field_required", NEEDS_KEY, { fields: { idempotency_key: [NEEDS_KEY] } });
  }
  await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    if (await wasMade(transaction, id, refund)) return;
    await recordChanges(context, transaction, orderSnapshot(transaction, id), () =>
      makeRefund(transaction, { id, walletId }, { ...refund, reason }, actor),
    );
  });
  context.eventsWritten.raise();
  return findOrder(context, id);
}

async function makeRefund(
  transaction: Transaction,
  { id, walletId }: Pick<Order, "id" | "walletId">,
  refund: Refund,
  actor: Actor,
): Promise<void> {
  const { reason } = refund;
  const order = (await lockOrderRow(transaction, id))!;
  const amount = amountOf(order, refund);
  if (amount > 0n) {
    const movement = { walletId, kind: "refund", houseKind: "revenue", orderId: id, amount, reason } as const;
    await moveMoney(transaction, { ...movement, actor, idempotencyKey: keyOf(id, order, refund) });
  }
  const before = { id, walletId, captured: order.captured!, refunded: order.refunded };
  await writeRefund(transaction, before, { amount, actor, reason });
}

/**
 * Whether this key made its refund before. Throws idempotency_mismatch where that was another amount: without one, everything
 * is meant, after which nothing is left.
 */
async function wasMade(transaction: Transaction, id: bigint, { idempotencyKey, amount }: Refund): Promise<boolean> {
  const made = idempotencyKey !== undefined && (await findTransfer(transaction, keyed(id, idempotencyKey)));
  if (!made) return false;
  const isSame = amount === undefined ? await isRefunded(transaction, id) : amount === made.amount;
  if (isSame) return true;
  const text = `This key refunded ${formatMoney(made.amount)} before: choose a new one to refund more.`;
  throw new DomainError("idempotency_mismatch", text);
}

async function isRefunded(transaction: Transaction, id: bigint): Promise<boolean> {
  return (await lockOrderRow(transaction, id))!.status === "REFUNDED";
}

function amountOf(order: Order, { amount, refundedBefore }: Refund): Micros {
  if (order.status !== "SUCCESS") throw wrongMove(order, "REFUNDED");
  if (order.settledElsewhere) {
    const text = "This order was paid in the panel that it was imported from. To give credit back, adjust the balance.";
    throw new DomainError("invalid_transition", text);
  }
  if (refundedBefore !== undefined && refundedBefore !== order.refunded) {
    const text = `${formatMoney(order.refunded)} ${order.currency} is refunded already: look at the order again.`;
    throw new DomainError("conflict", text);
  }
  const left = order.captured! - order.refunded;
  const wanted = amount ?? left;
  if (wanted >= 0n && wanted <= left && (wanted > 0n || left === 0n)) return wanted;
  throw invalidField("amount", `The amount must be more than zero and at most ${formatMoney(left)} ${order.currency}.`);
}

/** Without a key of the caller's named by what was refunded before: the same refund cannot be made twice. */
function keyOf(id: bigint, { refunded }: Order, { idempotencyKey }: Refund): string {
  return idempotencyKey === undefined ? `order:${id}:refund:${refunded}` : keyed(id, idempotencyKey);
}

function keyed(id: bigint, idempotencyKey: string): string {
  return `order:${id}:refund:key:${idempotencyKey}`;
}
