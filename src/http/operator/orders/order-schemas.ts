import { Type } from "typebox";
import { ORDER_ATTENTIONS } from "../../../core/fulfilment/desk/queue.ts";
import { ORDER_ACTIONS } from "../../../core/fulfilment/desk/order-actions.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { MAX_REASON_LENGTH, MAX_RESULT_LENGTH } from "../../../core/orders/settle-orders.ts";
import { HistoryStep, Order } from "../../kit/resources/order.ts";
import {
  Body,
  choice,
  Confirm,
  Flag,
  GivenId,
  GivenText,
  Id,
  Money,
  Named,
  nullable,
  Text,
  Time,
} from "../../kit/fields.ts";

const StatusWord = choice(ORDER_STATUSES);
const Attention = nullable(
  choice(ORDER_ATTENTIONS),
  "Why a person must look at it; null: nobody needs to, or its reseller wants it back. expired: past expires_minutes of its service",
);

export const OperatorOrder = Type.Object(
  {
    ...Type.Omit(Order, ["history"]).properties,
    reseller: Named,
    supplier: nullable(Named, "Whose turn it is, or who delivered it"),
    cost: nullable(Money, "Of the whole order, in its currency; null until a supplier took it"),
    margin: nullable(Money, "What it brings less its cost"),
    attention: Attention,
    attention_note: nullable(Text),
    taken_by: nullable(Named),
    taken_at: nullable(Time),
    due_at: nullable(Time, "When a worker looks at it next; null: not by itself"),
    request_id: nullable(
      Text,
      "Of the request that placed it, as its answer and the reseller's API request log name it",
    ),
    overdue: Type.Boolean({ description: "Open, and past the promised time of its service (`promised_minutes`)" }),
  },
  { $id: "OperatorOrder" },
);

const ATTEMPT_FIELDS = {
  id: Id,
  order_id: Id,
  number: Type.Integer(),
  supplier: Named,
  supplier_service: Text,
  state: Text,
  reference: Type.String({ description: "Ours, sent with it" }),
  supplier_reference: nullable(Text, "Theirs"),
  cost: Money,
  currency: Text,
  refusal: nullable(Text),
  message: nullable(Text),
  raw_answer: nullable(Text, "As the supplier sent it: never show it as HTML"),
  asked: Type.Integer({ description: "How often the supplier was asked about it" }),
  due_at: nullable(Time, "When it is asked next; null: not by itself"),
  created_at: Time,
  submitted_at: nullable(Time),
  ended_at: nullable(Time),
};
export const Attempt = Type.Object(ATTEMPT_FIELDS);
export const UnknownAttempt = Type.Object(
  {
    ...ATTEMPT_FIELDS,
    service: Text,
    imei: nullable(Text),
    order_status: StatusWord,
    reseller: Text,
  },
  { $id: "UnknownAttempt" },
);

export const LateResult = Type.Object(
  {
    id: Id,
    attempt_id: Id,
    order_id: Id,
    order_status: StatusWord,
    service: Text,
    imei: nullable(Text),
    reseller: Text,
    supplier: Text,
    supplier_reference: nullable(Text),
    result: Text,
    created_at: Time,
    resolved_at: nullable(Time),
    resolved_by: nullable(Text),
    resolution: nullable(Text),
  },
  { $id: "LateResult" },
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
        from: Type.String({ description: "Kind of the ledger account that it left" }),
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
        refusal: nullable(Text, "Why you cannot do it now; null: you can"),
      }),
    ),
  },
  { $id: "OrderDetail" },
);

export const QueuedOrder = Type.Object(
  {
    id: Id,
    status: StatusWord,
    service: Named,
    reseller: Named,
    imei: nullable(Text),
    inputs: Type.Record(Type.String(), Type.String()),
    quantity: Type.Integer(),
    price: Money,
    currency: Text,
    test: Flag,
    attention: Attention,
    attention_note: nullable(Text),
    cancel_requested_at: nullable(Time),
    supplier: nullable(Named),
    taken_by: nullable(Named),
    taken_at: nullable(Time),
    created_at: Time,
    overdue: Flag,
  },
  { $id: "QueuedOrder" },
);

const Reply = {
  line: Type.Integer(),
  subject: Type.String({ description: "As the line names its order" }),
  message: Type.Optional(Text),
};
export const ReplyPreview = Type.Object(
  {
    ...Reply,
    outcome: choice(["matched", "ambiguous", "unknown", "duplicate", "invalid"]),
    status: Type.Optional(choice(["SUCCESS", "REJECTED"], { description: "What the order would become" })),
    text: Type.Optional(Type.String({ description: "Its result, or the reason" })),
    reads_like_refusal: Type.Optional(
      Type.Boolean({ description: "The result sounds as if nothing was delivered: sending it needs confirm" }),
    ),
    orders: Type.Optional(Type.Array(QueuedOrder)),
  },
  { $id: "ReplyPreview" },
);
export const ReplyOutcome = Type.Object(
  {
    ...Reply,
    outcome: choice(["answered", "refused", "ambiguous", "unknown", "duplicate", "invalid"]),
    status: Type.Optional(choice(["SUCCESS", "REJECTED"])),
    order_id: Type.Optional(Id),
    orders: Type.Optional(Type.Array(QueuedOrder)),
  },
  { $id: "ReplyOutcome" },
);
const REPLY_LINES = {
  text: Type.String({
    description:
      "A line for each order: identifier (or #number), a separator, the result. A mark (!, REJECT, REJECTED, CANCELLED, " +
      "FAILED and their like, in any case) before the identifier or the result rejects, with the rest as the reason",
  }),
  service_id: Type.Optional(GivenId("Only orders of this service")),
};
export const RepliesBody = Body(REPLY_LINES);
export const SendRepliesBody = Body({ ...REPLY_LINES, confirm: Confirm });

const Reason = GivenText(MAX_REASON_LENGTH, "Told to the reseller");
export const ReasonBody = Body({ reason: Reason });
const GivenFields = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: "Read from the result by the service's rules unless given",
  }),
);
export const AnswerBody = Body({
  result: GivenText(MAX_RESULT_LENGTH, "The code or answer that the reseller bought"),
  fields: GivenFields,
  delivered_quantity: Type.Optional(Type.Integer({ description: "The rest is given back; all unless given" })),
});
export const RefundBody = Body({
  amount: Type.Optional(Type.String({ description: "Decimal string; everything that is left unless given" })),
  refunded_before: Type.Optional(
    Type.String({ description: "What the order shows as refunded: a call that is sent twice then refunds once" }),
  ),
  idempotency_key: Type.Optional(GivenText(undefined, "Instead of the header Idempotency-Key")),
  reason: Reason,
});
export const RefundHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "Of your choice: one key refunds once. A part needs it, or refunded_before" }),
  ),
});
export const CorrectBody = Body({
  result: GivenText(MAX_RESULT_LENGTH, "In the place of the delivered one"),
  fields: GivenFields,
  reason: Reason,
});
export const RerouteBody = Body({ supplier_id: GivenId("One of the service's routes") });

export const SettleBody = Body({
  verdict: choice(["placed", "not_placed"], { description: "What you found at the supplier" }),
  supplier_reference: Type.Optional(GivenText(undefined, "With placed: the supplier's number of the order")),
});
export const ResolveBody = Body({ resolution: GivenText(MAX_REASON_LENGTH, "What was done about it") });

export const ServiceStock = Type.Object(
  {
    service: Named,
    free: Type.Integer(),
    delivered: Type.Integer(),
    routed: Type.Boolean({ description: "Whether orders of the service go to its stock" }),
    low: Flag,
  },
  { $id: "ServiceStock" },
);
export const StockBody = Body({ codes: Type.String({ description: "One code a line" }) });
export const StockAdded = Type.Object(
  { added: Type.Integer(), duplicates: Type.Integer(), free: Type.Integer() },
  { $id: "StockAdded" },
);

export const Figures = Type.Object(
  {
    orders_by_hour: Type.Array(Type.Object({ hour: Time, status: StatusWord, orders: Type.Integer() })),
    money_by_day: Type.Array(
      Type.Object({
        day: Type.String({ format: "date", description: "By UTC" }),
        currency: Text,
        revenue: Type.String({ description: "Captured less refunded" }),
        cost: Money,
        margin: Money,
      }),
    ),
    open_orders: Type.Object({
      total: Type.Integer(),
      overdue: Type.Integer(),
      attention: Type.Array(Type.Object({ attention: Attention, orders: Type.Integer() })),
    }),
    unknown_attempts: Type.Integer(),
    sign_ups: Type.Integer({ description: "Strangers who wait for approval" }),
    open_top_ups: Type.Integer({ description: "Wishes for live credit that nobody has answered" }),
    books: nullable(Type.Object({ ok: Flag, checked_at: Time }), "The nightly comparison; null before the first"),
    balances: Type.Array(
      Type.Object({
        supplier: Named,
        currency: nullable(Text),
        balance: nullable(Money),
        balance_at: nullable(Time),
        low_balance: nullable(Money),
        low: Flag,
      }),
    ),
    low_stock: Type.Array(Type.Object({ service: Named, free: Type.Integer() })),
  },
  { $id: "Figures" },
);
