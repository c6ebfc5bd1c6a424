import type { FastifyInstance } from "fastify";
import { pageOperatorOrders, readOrderForOperator } from "../../../core/fulfilment/desk/operator-orders.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { ORDER_ATTENTIONS } from "../../../core/fulfilment/desk/queue.ts";
import type { HttpContext } from "../../kit/context.ts";
import { readOrderId } from "../../rest/orders/read-order.ts";
import { IdParams, listOf, one, queryOf, refusals } from "../../kit/schemas.ts";
import { operatorOf } from "../authenticate.ts";
import { presentOrderFor } from "./order-actions.ts";
import { OperatorOrder, OrderDetail } from "./order-schemas.ts";
import { presentOperatorOrder } from "./present-orders.ts";
import { readResellerQuery } from "../read.ts";
import { answerWalk, WALK_FIELDS } from "../../kit/walk.ts";

const TAGS = ["Operator: orders"];
const GREATEST_ID = 2 ** 31 - 1;
const read = { permission: "read" } as const;

export function registerOrders(scope: FastifyInstance, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The orders of all resellers, the newest first",
    querystring: queryOf({
      status: ORDER_STATUSES.join(", "),
      service_id: "Of one service",
      reseller: "Of one reseller, by number or e-mail",
      imei: "Of one identifier",
      q: "The number of an order, or how its identifier, reference or code (a result of up to 100 characters) begins",
      attention: `Open ones that wait for a person: ${ORDER_ATTENTIONS.join(", ")}`,
      overdue: "`true`: open ones past the promised time of their services (`promised_minutes`)",
      ...WALK_FIELDS,
    }),
    response: { 200: listOf(OperatorOrder), ...refusals },
  };
  scope.get("/orders", { schema: listSchema, config: read }, (request, reply) =>
    answerWalk(
      { request, reply, config },
      async (query) => ({
        statuses: query.several("status", ORDER_STATUSES),
        serviceId: query.whole("service_id", GREATEST_ID),
        resellerId: await readResellerQuery(core, query),
        identifier: query.text("imei"),
        search: query.text("q"),
        attention: query.oneOf("attention", ORDER_ATTENTIONS),
        overdue: query.oneOf("overdue", ["true"]) === "true",
      }),
      (filter, part) => pageOperatorOrders(core, { ...filter, ...part }),
      presentOperatorOrder,
    ),
  );

  const readSchema = {
    tags: TAGS,
    summary: "One order with its tries, money and history",
    params: IdParams,
    response: { 200: one(OrderDetail), ...refusals },
  };
  scope.get("/orders/:id", { schema: readSchema, config: read }, async (request) => ({
    data: presentOrderFor(operatorOf(request), await readOrderForOperator(core, readOrderId(request.params))),
  }));
}
