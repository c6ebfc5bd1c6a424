import { takeOrder } from "../../../core/fulfilment/review/take-order.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import type { Core } from "../../../core/core.ts";
import { ORDER_ACTIONS, refusalOf, type OrderAction } from "../../../core/fulfilment/desk/order-actions.ts";
import { readOrderForOperator, type OperatorOrderDetail } from "../../../core/fulfilment/desk/operator-orders.ts";
import type { Actor } from "../../../core/kernel/actor.ts";
import {
  correctResult,
  rejectOrder,
  succeedOrder,
  withdrawOrder,
  type Success,
} from "../../../core/orders/settle-orders.ts";
import { refundOrder } from "../../../core/orders/refund-order.ts";
import { rerouteOrder, retryOrder } from "../../../core/fulfilment/review/steer-orders.ts";
import type { HttpContext } from "../../kit/context.ts";
import { readOrderId } from "../../rest/orders/read-order.ts";
import { IdParams, one, refusals } from "../../kit/schemas.ts";
import { operatorOf, type Operator } from "../authenticate.ts";
import {
  AnswerBody,
  CorrectBody,
  NoBody,
  OrderDetail,
  ReasonBody,
  RefundBody,
  RefundHeaders,
  RerouteBody,
} from "./order-schemas.ts";
import { presentDetail } from "./present-orders.ts";
import { readAmount, readKey } from "../read.ts";
import { may, type Permission } from "../roles.ts";

interface Action {
  summary: string;
  permission: Permission;
  body: TSchema;
  /** The body's shape is known to be right. */
  headers?: TSchema;
  act(core: Core, id: bigint, body: unknown, actor: Actor, idempotencyKey: string | undefined): Promise<unknown>;
}

const ACTIONS: Record<OrderAction, Action> = {
  take: {
    summary: "Take a pending order in hand: no worker looks at it any more",
    permission: "work_queue",
    body: NoBody,
    act: (core, id, _body, actor) => takeOrder(core, id, actor),
  },
  answer: {
    summary: "Deliver a result and charge for it",
    permission: "work_queue",
    body: AnswerBody,
    act: (core, id, body, actor) => {
      const { result, fields, delivered_quantity } = body as AnswerRequest;
      return succeedOrder(core, id, { result, fields, deliveredQuantity: delivered_quantity }, actor);
    },
  },
  reject: {
    summary: "Refuse to deliver and give the money back",
    permission: "work_queue",
    body: ReasonBody,
    act: (core, id, body, actor) => rejectOrder(core, id, (body as ReasonRequest).reason, actor),
  },
  cancel: {
    summary: "Withdraw an open order and give the money back",
    permission: "manage_orders",
    body: ReasonBody,
    act: (core, id, body, actor) => withdrawOrder(core, id, (body as ReasonRequest).reason, actor),
  },
  refund: {
    summary: "Give back all or part of what a delivered order cost",
    permission: "manage_orders",
    body: RefundBody,
    headers: RefundHeaders,
    act: (core, id, body, actor, idempotencyKey) => {
      const { amount, refunded_before, reason } = body as ReasonRequest & { amount?: string; refunded_before?: string };
      const refund = {
        amount: amount === undefined ? undefined : readAmount("amount", amount),
        refundedBefore: refunded_before === undefined ? undefined : readAmount("refunded_before", refunded_before),
        idempotencyKey,
        reason,
      };
      return refundOrder(core, id, refund, actor);
    },
  },
  retry: {
    summary: "Give an order that no supplier has to the first of its routes again",
    permission: "work_queue",
    body: NoBody,
    act: (core, id, _body, actor) => retryOrder(core, id, actor),
  },
  reroute: {
    summary: "Give an order that no supplier has to this one of its routes",
    permission: "manage_orders",
    body: RerouteBody,
    act: (core, id, body, actor) => rerouteOrder(core, id, (body as { supplier_id: number }).supplier_id, actor),
  },
  correct: {
    summary: "Replace a delivered result; no money moves",
    permission: "manage_orders",
    body: CorrectBody,
    act: (core, id, body, actor) => {
      const { result, fields, reason } = body as AnswerRequest & ReasonRequest;
      return correctResult(core, id, { result, fields, reason }, actor);
    },
  },
};

interface ReasonRequest {
  reason: string;
}

interface AnswerRequest {
  result: string;
  fields?: Success["fields"];
  delivered_quantity?: number;
}

/** What staff does with one order; each answers with the order as it is then. */
export function registerOrderActions(scope: FastifyInstance, { core }: HttpContext): void {
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
    scope.post(`/orders/:id/${name}`, { schema, config: { permission } }, async (request) => {
      const id = readOrderId(request.params);
      await act(core, id, request.body, actorOf(request), readKey(request));
      return { data: presentOrderFor(operatorOf(request), await readOrderForOperator(core, id)) };
    });
  }
}

/** An order with all that is known of it, and what this member of staff can do with it now. */
export function presentOrderFor(operator: Operator, order: OperatorOrderDetail): Record<string, unknown> {
  const actions = ORDER_ACTIONS.map((name) => {
    const isAllowed = may(operator, ACTIONS[name].permission);
    return { name, refusal: isAllowed ? refusalOf(name, order) : `Your role, ${operator.role}, does not do this.` };
  });
  return { ...presentDetail(order), actions };
}

/** Who calls, as the history of an order names them. */
export function actorOf(request: FastifyRequest): Actor {
  return { kind: "operator", id: operatorOf(request).id };
}
