import { Type } from "typebox";
import type {
  NamedHistoryEntry,
  OperatorOrder as CoreOrder,
  OperatorOrderDetail,
} from "../../../core/fulfilment/desk/operator-orders.ts";
import { ORDER_ACTIONS } from "../../../core/fulfilment/desk/order-actions.ts";
import { ORDER_ATTENTIONS } from "../../../core/fulfilment/desk/queue.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import type { OrderTransfer } from "../../../core/ledger/wallet/order-transfers.ts";
import { choice, Id, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { HistoryStep, Order, presentHistory, presentOrder } from "../../kit/resources/order.ts";
import { moneyOrNull, namedOrNull, timeOrNull } from "../../kit/values.ts";
import type { Operator } from "../authenticate.ts";
import { seesCosts } from "../costs.ts";
import { Attempt, presentAttempt } from "./attempts.ts";
import { LateResult, presentLateResult } from "./late-results.ts";

export const Attention = nullable(
  choice(ORDER_ATTENTIONS),
  "Why the order needs attention; null if it does not, or if its reseller requested cancellation. expired: past expires_minutes of its service",
);

export const OperatorOrder = Type.Object(
  {
    ...Type.Omit(Order, ["history"]).properties,
    reseller: Named,
    supplier: nullable(Named, "The supplier that has it next, or that delivered it"),
    base_currency: Type.String({
      description:
        "Currency of the service, and so of cost and margin: that of the order, unless its price was exchanged",
    }),
    base_price: nullable(Money, "Value of the price in base_currency; null if it was not exchanged"),
    exchange_rate: nullable(Text, "Units of currency for one unit of base_currency, before the margin"),
    cost: nullable(
      Money,
      "Cost of the whole order, in base_currency; null until a supplier accepted it, and for roles that may not see costs",
    ),
    margin: nullable(Money, "Price minus cost; null for roles that may not see costs"),
    attention: Attention,
    attention_note: nullable(Text),
    taken_by: nullable(Named),
    taken_at: nullable(Time),
    due_at: nullable(Time, "When a worker processes it next; null if it needs a manual action"),
    request_id: nullable(
      Text,
      "ID of the request that placed it, as in its answer and in the reseller's API request log",
    ),
    overdue: Type.Boolean({
      description: "True if it is open and past the promised time of its service (`promised_minutes`)",
    }),
  },
  { $id: "OperatorOrder" },
);

export const OrderDetail = Type.Object(
  {
    ...OperatorOrder.properties,
    attempts: Type.Array(Attempt),
    transfers: Type.Array(
      Type.Object({
        id: Id,
        kind: Text,
        amount: Money,
        currency: Text,
        from: Type.String({ description: "Type of the ledger account it came from" }),
        to: Text,
        reason: nullable(Text),
        actor: Text,
        created_at: Time,
      }),
    ),
    history: Type.Array(Type.Object({ ...HistoryStep.properties, actor_name: nullable(Text) })),
    late_results: Type.Array(LateResult),
    actions: Type.Array(
      Type.Object({
        name: choice(ORDER_ACTIONS),
        refusal: nullable(Text, "Why the action is not possible now; null if it is"),
      }),
    ),
  },
  { $id: "OrderDetail" },
);

const NO_COSTS = { cost: null, margin: null };

export function presentDetail(order: OperatorOrderDetail, operator: Operator) {
  const transfers = seesCosts(operator)
    ? order.transfers
    : order.transfers.filter(({ kind }) => kind !== "supplier_cost");
  return {
    ...presentOperatorOrder(order, operator),
    attempts: order.attempts.map((attempt) => presentAttempt(attempt, operator)),
    transfers: transfers.map(presentTransfer),
    history: order.history.map(presentStep),
    late_results: order.lateResults.map(presentLateResult),
  };
}

export function presentOperatorOrder(order: CoreOrder, operator: Operator) {
  const { resultText, resultFields } = order;
  const { cost, margin } = seesCosts(operator) ? order : NO_COSTS;
  return {
    ...presentOrder(order),
    // Also of an order that was refunded, which its reseller sees no more.
    result: resultText === null ? null : { text: resultText, fields: resultFields ?? {}, files: [] },
    reseller: { id: order.resellerId, name: order.resellerName },
    supplier: namedOrNull(order.supplierId, order.supplierName),
    base_currency: order.baseCurrency,
    base_price: moneyOrNull(order.basePrice),
    exchange_rate: order.exchangeRate,
    cost: moneyOrNull(cost),
    margin: moneyOrNull(margin),
    attention: order.attention,
    attention_note: order.attentionNote,
    taken_by: namedOrNull(order.takenById, order.takenByName),
    taken_at: timeOrNull(order.takenAt),
    due_at: timeOrNull(order.dueAt),
    request_id: order.requestId,
    overdue: order.overdue,
  };
}

function presentTransfer(transfer: OrderTransfer) {
  return {
    id: Number(transfer.id),
    kind: transfer.kind,
    amount: formatMoney(transfer.amount),
    currency: transfer.currency,
    from: transfer.from,
    to: transfer.to,
    reason: transfer.reason,
    actor: transfer.actorKind,
    created_at: transfer.createdAt.toISOString(),
  };
}

function presentStep({ actorName, ...step }: NamedHistoryEntry) {
  return { ...presentHistory(step), actor_name: actorName };
}
