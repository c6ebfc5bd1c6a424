import type { FastifyRequest } from "fastify";
import { Type, type Static, type TSchema } from "typebox";
import type { Core } from "../../../core/core.ts";
import { type OperatorOrderDetail, readOrderForOperator } from "../../../core/fulfilment/desk/operator-orders.ts";
import { ORDER_ACTIONS, type OrderAction, refusalOf } from "../../../core/fulfilment/desk/order-actions.ts";
import { rerouteOrder, retryOrder } from "../../../core/fulfilment/review/steer-orders.ts";
import { takeOrder } from "../../../core/fulfilment/review/take-order.ts";
import type { Actor } from "../../../core/kernel/actor.ts";
import { refundOrder } from "../../../core/orders/refund-order.ts";
import {
  correctResult,
  MAX_REASON_LENGTH,
  MAX_RESULT_LENGTH,
  rejectOrder,
  succeedOrder,
  cancelOrderByStaff,
} from "../../../core/orders/settle-orders.ts";
import { recording } from "../../kit/access/audit.ts";
import { IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenId, GivenText, NoBody } from "../../kit/fields.ts";
import { readOrderId } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { actorOf, type Operator, operatorOf } from "../authenticate.ts";
import { readAmount, readKey } from "../read.ts";
import { may, type Permission } from "../roles.ts";
import { OrderDetail, presentDetail } from "./order.ts";

const Reason = GivenText(MAX_REASON_LENGTH, "Shown to the reseller");
const ReasonBody = Body({ reason: Reason });

const GivenFields = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: "By default read from the result with the service's rules",
  }),
);

const AnswerBody = Body({
  result: GivenText(MAX_RESULT_LENGTH, "The code or answer that the reseller bought"),
  fields: GivenFields,
  delivered_quantity: Type.Optional(
    Type.Integer({ description: "The price of the rest is released; everything by default" }),
  ),
});

const RefundBody = Body({
  amount: Type.Optional(
    Type.String({ description: "Decimal string; by default everything that was not refunded yet" }),
  ),
  refunded_before: Type.Optional(
    Type.String({
      description: "The refunded amount that the order shows: a request that is sent twice then refunds once",
    }),
  ),
  idempotency_key: Type.Optional(GivenText(undefined, "Alternative to the Idempotency-Key header")),
  reason: Reason,
});

const RefundHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "A key of your choice refunds once. A partial refund requires it, or refunded_before" }),
  ),
});

const CorrectBody = Body({
  result: GivenText(MAX_RESULT_LENGTH, "Replaces the delivered result"),
  fields: GivenFields,
  reason: Reason,
});

const RerouteBody = Body({ supplier_id: GivenId("One of the service's routes") });

/** What a reseller bought is recorded with the order alone. */
const RESULTS = ["result", "fields"];

interface Action<Schema extends TSchema = TSchema> {
  summary: string;
  permission: Permission;
  body: Schema;
  headers?: TSchema;
  act(core: Core, id: bigint, body: Static<Schema>, actor: Actor, request: FastifyRequest): Promise<unknown>;
}

/** What it does gets a body of the shape that it names. */
const action = <Schema extends TSchema>(described: Action<Schema>): Action => described;

const ACTIONS: Record<OrderAction, Action> = {
  take: action({
    summary: "Assign a pending order to yourself; workers leave it alone",
    permission: "work_queue",
    body: NoBody,
    act: (core, id, _body, actor) => takeOrder(core, id, actor),
  }),
  answer: action({
    summary: "Deliver a result and charge for it",
    permission: "work_queue",
    body: AnswerBody,
    act: (core, id, body, actor) => {
      const { result, fields, delivered_quantity } = body;
      return succeedOrder(core, id, { result, fields, deliveredQuantity: delivered_quantity }, actor);
    },
  }),
  reject: action({
    summary: "Reject an order and release its credit",
    permission: "work_queue",
    body: ReasonBody,
    act: (core, id, body, actor) => rejectOrder(core, id, body.reason, actor),
  }),
  cancel: action({
    summary: "Cancel an open order and release its credit",
    permission: "manage_orders",
    body: ReasonBody,
    act: (core, id, body, actor) => cancelOrderByStaff(core, id, body.reason, actor),
  }),
  refund: action({
    summary: "Refund a delivered order in full or in part",
    permission: "manage_orders",
    body: RefundBody,
    headers: RefundHeaders,
    act: (core, id, body, actor, request) => {
      const { amount, refunded_before, idempotency_key, reason } = body;
      const refund = {
        amount: amount === undefined ? undefined : readAmount("amount", amount),
        refundedBefore: refunded_before === undefined ? undefined : readAmount("refunded_before", refunded_before),
        idempotencyKey: readKey(request, idempotency_key),
        reason,
      };
      return refundOrder(core, id, refund, actor);
    },
  }),
  retry: action({
    summary: "Send an order that is with no supplier to its first route again",
    permission: "work_queue",
    body: NoBody,
    act: (core, id, _body, actor) => retryOrder(core, id, { actor }),
  }),
  reroute: action({
    summary: "Send an order that is with no supplier to this route",
    permission: "manage_orders",
    body: RerouteBody,
    act: (core, id, body, actor) => rerouteOrder(core, id, body.supplier_id, { actor }),
  }),
  correct: action({
    summary: "Replace a delivered result; no credit moves",
    permission: "manage_orders",
    body: CorrectBody,
    act: (core, id, body, actor) => {
      const { result, fields, reason } = body;
      return correctResult(core, id, { result, fields, reason }, actor);
    },
  }),
};

/** What staff does with one order; each answers with the order as it is then. */
export function registerOrderActions(scope: RouteScope, { core }: HttpContext): void {
  for (const name of ORDER_ACTIONS) {
    const { summary, permission, body, headers, act } = ACTIONS[name];
    const schema = {
      tags: ["Operator: orders"],
      summary,
      params: IdParams,
      ...(headers && { headers }),
      body,
      response: { 200: one(OrderDetail), ...refusals },
    };
    const config = { permission, secret: RESULTS };
    scope.post(`/orders/:id/${name}`, { schema, config }, async (request) => {
      const id = readOrderId(request.params);
      await act(recording(core, request), id, request.body, actorOf(request), request);
      return { data: presentOrderFor(operatorOf(request), await readOrderForOperator(core, id)) };
    });
  }
}

/** An order with all that is known of it, and what this member of staff can do with it now. */
export function presentOrderFor(operator: Operator, order: OperatorOrderDetail) {
  const actions = ORDER_ACTIONS.map((name) => {
    const isAllowed = may(operator, ACTIONS[name].permission);
    return { name, refusal: isAllowed ? refusalOf(name, order) : `Your role, ${operator.role}, does not allow this.` };
  });
  return { ...presentDetail(order, operator), actions };
}
