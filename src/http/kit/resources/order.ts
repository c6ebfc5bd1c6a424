import { Type, type Static } from "typebox";
import { SERVICE_TYPES } from "../../../core/catalogue/services/services.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { isCancellable } from "../../../core/orders/cancel-order.ts";
import type { HistoryEntry, Order as CoreOrder } from "../../../core/orders/order.ts";
import { isOpen, ORDER_STATUS, ORDER_STATUSES, ORDER_STEPS } from "../../../core/orders/order-status.ts";
import { AnyObject, choice, Currency, Flag, Id, Money, nullable, Text, TextMap, Time } from "../fields.ts";
import { moneyOrNull, timeOrNull } from "../values.ts";

export const ORDER_SOURCES = ["dispatch", "api", "dashboard", "operator", "import"] as const;
const ORDER_ID = /^\d{1,18}$/;

export const StatusWord = choice(ORDER_STATUSES);
export const ResultFields = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

const OrderResult = Type.Object({ text: Text, fields: ResultFields, files: Type.Array(Text) }, { $id: "OrderResult" });

export type HistoryStep = Static<typeof HistoryStep>;
export const HistoryStep = Type.Object(
  {
    at: Time,
    event: choice(ORDER_STEPS, { description: "What happened to the order" }),
    from: nullable(StatusWord),
    to: StatusWord,
    actor: Text,
    reason: nullable(Text),
    amount: nullable(Money, "Refunded amount"),
  },
  { $id: "HistoryStep" },
);

export type Order = Static<typeof Order>;
export const Order = Type.Object(
  {
    id: Id,
    reference_id: Id,
    client_reference: nullable(Text),
    service_id: Id,
    service: Type.Object({ id: Id, name: Text, type: choice(SERVICE_TYPES) }),
    imei: nullable(Text),
    inputs: TextMap,
    quantity: Type.Integer(),
    status: StatusWord,
    status_code: Type.Integer(),
    status_reason: nullable(Text),
    unit_price: Money,
    price: Money,
    charged: Money,
    held: Money,
    refunded: Money,
    currency: Currency,
    result: nullable(OrderResult),
    code: nullable(Text),
    source: choice(ORDER_SOURCES),
    test: Flag,
    cancellable: Flag,
    cancel_requested_at: nullable(Time),
    metadata: nullable(AnyObject),
    created_at: Time,
    submitted_at: nullable(Time),
    completed_at: nullable(Time),
    updated_at: Time,
    history: Type.Optional(Type.Array(HistoryStep)),
  },
  { $id: "Order" },
);

/** The number in a path. Throws order_not_found for what cannot be one. */
export function readOrderId({ id }: { id: string }): bigint {
  if (!ORDER_ID.test(id)) throw new DomainError("order_not_found", "Order not found");
  return BigInt(id);
}

export function presentOrder(order: CoreOrder): Omit<Order, "history"> {
  const id = Number(order.id);
  const result =
    order.status === "SUCCESS" ? { text: order.resultText ?? "", fields: order.resultFields ?? {}, files: [] } : null;
  return {
    id,
    reference_id: id,
    client_reference: order.clientReference,
    service_id: order.serviceId,
    service: { id: order.serviceId, name: order.serviceName, type: order.serviceType },
    imei: order.identifier,
    inputs: order.inputs,
    quantity: order.quantity,
    status: order.status,
    status_code: ORDER_STATUS[order.status].code,
    status_reason: order.statusReason,
    unit_price: formatMoney(order.unitPrice),
    price: formatMoney(order.price),
    charged: formatMoney(order.captured ?? 0n),
    held: formatMoney(isOpen(order.status) ? order.price : 0n),
    refunded: formatMoney(order.refunded),
    currency: order.currency,
    result,
    code: result?.text ?? null,
    source: order.source,
    test: order.test,
    cancellable: isCancellable(order),
    cancel_requested_at: timeOrNull(order.cancelRequestedAt),
    metadata: order.metadata,
    created_at: order.createdAt.toISOString(),
    submitted_at: timeOrNull(order.submittedAt),
    completed_at: timeOrNull(order.completedAt),
    updated_at: order.updatedAt.toISOString(),
  };
}

export function presentHistory({ at, amount, ...step }: HistoryEntry): HistoryStep {
  return { ...step, at: at.toISOString(), amount: moneyOrNull(amount) };
}
