import { pageOperatorOrders, readOrderForOperator } from "../../../core/fulfilment/desk/operator-orders.ts";
import { ORDER_ATTENTIONS } from "../../../core/fulfilment/desk/queue.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { flag, oneOf, queryOf, several, text, whole } from "../../kit/lists/parameters.ts";
import { readOrderId } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import { operatorOf } from "../authenticate.ts";
import { findResellerGiven } from "../read.ts";
import { presentOrderFor } from "./order-actions.ts";
import { OperatorOrder, OrderDetail, presentOperatorOrder } from "./order.ts";

const TAGS = ["Operator: orders"];
const read = { permission: "read" } as const;

const FILTERS = {
  status: several(ORDER_STATUSES),
  service_id: whole("Of one service"),
  reseller: text("Orders of one reseller, by ID or email"),
  imei: text("Of one identifier"),
  q: text("An order ID, or the start of an identifier, a reference or a code (a result of up to 100 characters)"),
  attention: oneOf(ORDER_ATTENTIONS, "Open orders that need attention for this reason"),
  overdue: flag("True for open orders past the promised time of their service (`promised_minutes`)"),
};

export function registerOrders(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The orders of all resellers, newest first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(OperatorOrder), ...refusals },
  };
  scope.get("/orders", { schema: listSchema, config: read }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      FILTERS,
      async ({ attention, overdue = false, ...given }, part) =>
        pageOperatorOrders(core, {
          statuses: given.status,
          serviceId: given.service_id,
          resellerId: await findResellerGiven(core, given.reseller),
          identifier: given.imei,
          search: given.q,
          attention,
          overdue,
          ...part,
        }),
      presentOperatorOrder,
    ),
  );

  const readSchema = {
    tags: TAGS,
    summary: "One order with its attempts, transfers and history",
    params: IdParams,
    response: { 200: one(OrderDetail), ...refusals },
  };
  scope.get("/orders/:id", { schema: readSchema, config: read }, async (request) => ({
    data: presentOrderFor(operatorOf(request), await readOrderForOperator(core, readOrderId(request.params))),
  }));
}
