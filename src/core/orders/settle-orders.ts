import type { CatalogueContext } from "../catalogue/context.ts";
import type { OrderContext } from "./context.ts";
import { DomainError, invalidField } from "../kernel/errors.ts";
import type { Micros } from "../kernel/money.ts";
import { readFields, type ResultFields } from "../catalogue/inputs/result-fields.ts";
import { readText } from "../kernel/input/field-readers.ts";
import { isStorable } from "../kernel/text.ts";
import type { Order } from "./order.ts";
import { OPEN_STATUSES } from "./order-status.ts";
import { lockOrderRow } from "./order-rows.ts";
import type { Actor } from "../kernel/actor.ts";
import { lockWallet } from "../ledger/wallet/wallet-rows.ts";
import { recordChanges } from "../kernel/changes.ts";
import { orderSnapshot, writeResult, writeSettlements, type Settlement } from "./settle-rows.ts";

export const MAX_RESULT_LENGTH = 20_000;
export const MAX_REASON_LENGTH = 500;

export interface Success {
  /** The code or answer that the reseller bought. */
  result: string;
  /** If unset, read from the result. */
  fields?: ResultFields | undefined;
  /** How many of the quantity were delivered; if unset, all. The price of the rest is released. */
  deliveredQuantity?: number | undefined;
}

/**
 * Delivers a result and captures the price. Throws order_not_found, invalid_transition, validation_failed,
 * quantity_out_of_range.
 */
export async function succeedOrder(context: OrderContext, id: bigint, success: Success, actor: Actor): Promise<Order> {
  const order = await findOrder(context, id);
  const resultText = readText("result", success.result, MAX_RESULT_LENGTH);
  const resultFields = await fieldsOf(context, order, resultText, success.fields);
  const captured = partialPrice(order, success.deliveredQuantity);
  return settle(context, order, { to: "SUCCESS", resultText, resultFields, captured, actor });
}

/** Rejects an order and releases its credit. Throws order_not_found, invalid_transition, validation_failed. */
export async function rejectOrder(context: OrderContext, id: bigint, reason: string, actor: Actor): Promise<Order> {
  const order = await findOrder(context, id);
  return settle(context, order, { to: "REJECTED", reason: readText("reason", reason, MAX_REASON_LENGTH), actor });
}

/** Cancels an open order for the operator and releases its credit. Throws as `rejectOrder`. */
export async function cancelOrderByStaff(
  context: OrderContext,
  id: bigint,
  reason: string,
  actor: Actor,
): Promise<Order> {
  const order = await findOrder(context, id);
  return settle(context, order, { to: "CANCELLED", reason: readText("reason", reason, MAX_REASON_LENGTH), actor });
}

async function settle(
  context: OrderContext,
  { id, walletId }: Order,
  settlement: Omit<Settlement, "orderId" | "from">,
): Promise<Order> {
  const moved = await context.database.transaction(async (transaction) => {
    await lockWallet(transaction, walletId);
    return recordChanges(context, transaction, orderSnapshot(transaction, id), () =>
      writeSettlements(transaction, [{ ...settlement, orderId: id, from: OPEN_STATUSES }]),
    );
  });
  context.eventsWritten.raise();
  return moved.length === 1 ? findOrder(context, id) : refuseMove(context, id, settlement.to);
}

export interface Correction {
  result: string;
  /** If unset, read from the result, as when it was delivered. */
  fields?: ResultFields | undefined;
  reason: string;
}

/** Replaces a delivered result, for money neither way. Throws order_not_found, invalid_transition, validation_failed. */
export async function correctResult(
  context: OrderContext,
  id: bigint,
  wanted: Correction,
  actor: Actor,
): Promise<Order> {
  const resultText = readText("result", wanted.result, MAX_RESULT_LENGTH);
  const correction = {
    resultText,
    resultFields: await fieldsOf(context, await findOrder(context, id), resultText, wanted.fields),
    reason: readText("reason", wanted.reason, MAX_REASON_LENGTH),
    actor,
  };
  await context.database.transaction(async (transaction) => {
    const order = (await lockOrderRow(transaction, id))!;
    if (order.status !== "SUCCESS") throw wrongMove(order, "SUCCESS");
    await recordChanges(context, transaction, orderSnapshot(transaction, id), () =>
      writeResult(transaction, order, correction),
    );
  });
  context.eventsWritten.raise();
  return findOrder(context, id);
}

/** An order of any reseller, for the operator. Throws order_not_found. */
export async function findOrder(context: OrderContext, id: bigint): Promise<Order> {
  const order = await context.orderReads.find(id);
  if (!order) throw new DomainError("order_not_found", "Order not found");
  return order;
}

function partialPrice(order: Order, deliveredQuantity: number | undefined): Micros | undefined {
  if (deliveredQuantity === undefined) return undefined;
  if (Number.isInteger(deliveredQuantity) && deliveredQuantity >= 1 && deliveredQuantity <= order.quantity) {
    return order.unitPrice * BigInt(deliveredQuantity);
  }
  const rule = `The delivered quantity must be a whole number from 1 to ${order.quantity}.`;
  throw new DomainError("quantity_out_of_range", rule, { fields: { delivered_quantity: [rule] } });
}

/** Throws what keeps the order from this status: invalid_transition, or order_not_found. */
export async function refuseMove(context: OrderContext, id: bigint, to: string): Promise<never> {
  throw wrongMove(await findOrder(context, id), to);
}

/** The refusal of a move that the order's status forbids. */
export function wrongMove(order: Order, to: string): DomainError {
  return new DomainError("invalid_transition", `Order ${order.id} is ${order.status} and cannot become ${to}.`);
}

/** The fields that were given, else what the result says by itself, by the service's rules. Throws validation_failed. */
async function fieldsOf(
  context: CatalogueContext,
  { serviceId }: Order,
  resultText: string,
  given: ResultFields | undefined,
): Promise<ResultFields> {
  if (given) return checkFields(given);
  return readFields(resultText, (await context.serviceCache.find(serviceId))?.resultRules ?? []);
}

function checkFields(fields: ResultFields): ResultFields {
  const texts = Object.entries(fields).flat();
  if (texts.every((part) => typeof part !== "string" || isStorable(part))) return fields;
  throw invalidField("fields", "The fields of a result must not hold NUL characters or broken ones.");
}
