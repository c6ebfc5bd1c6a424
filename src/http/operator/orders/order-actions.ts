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
  withdrawOrder,
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

const Reason = GivenText(MAX_REASON_LENGTH, "Told to the reseller");
const ReasonBody = Body({ reason: Reason });

const GivenFields = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
    description: "Read from the result by the service's rules unless given",
  }),
);

const AnswerBody = Body({
  result: GivenText(MAX_RESULT_LENGTH, "The code or answer that the reseller bought"),
  fields: GivenFields,
  delivered_quantity: Type.Optional(Type.Integer({ description: "The rest is given back; all unless given" })),
});

const RefundBody = Body({
  amount: Type.Optional(Type.String({ description: "Decimal string; everything that is left unless given" })),
  refunded_before: Type.Optional(
    Type.String({ description: "What the order shows as refunded: a call that is sent twice then refunds once" }),
  ),
  idempotency_key: Type.Optional(GivenText(undefined, "Instead of the header Idempotency-Key")),
  reason: Reason,
});

const RefundHeaders = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({ description: "Of your choice: one key refunds once. A part needs it, or refunded_before" }),
  ),
});

const CorrectBody = Body({
  result: GivenText(MAX_RESULT_LENGTH, "In the place of the delivered one"),
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
    summary: "Take a pending order in hand: no worker looks at it any more",
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
    summary: "Refuse to deliver and give the money back",
    permission: "work_queue",
    body: ReasonBody,
    act: (core, id, body, actor) => rejectOrder(core, id, body.reason, actor),
  }),
  cancel: action({
    summary: "Withdraw an open order and give the money back",
    permission: "manage_orders",
    body: ReasonBody,
    act: (core, id, body, actor) => withdrawOrder(core, id, body.reason, actor),
  }),
  refund: action({
    summary: "Give back all or part of what a delivered order cost",
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
    summary: "Give an order that no supplier has to the first of its routes again",
    permission: "work_queue",
    body: NoBody,
    act: (core, id, _body, actor) => retryOrder(core, id, actor),
  }),
  reroute: action({
    summary: "Give an order that no supplier has to this one of its routes",
    permission: "manage_orders",
    body: RerouteBody,
    act: (core, id, body, actor) => rerouteOrder(core, id, body.supplier_id, actor),
  }),
  correct: action({
    summary: "Replace a delivered result; no money moves",
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
    return { name, refusal: isAllowed ? refusalOf(name, order) : `Your role, ${operator.role}, does not do this.` };
  });
  return { ...presentDetail(order), actions };
}
