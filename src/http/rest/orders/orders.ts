import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import { cancelOrder } from "../../../core/orders/cancel-order.ts";
import { placeOrder } from "../../../core/orders/placing/place-order.ts";
import { quoteOrder } from "../../../core/orders/placing/quote-orders.ts";
import { readHistory, readOrder } from "../../../core/orders/read-orders.ts";
import type { HttpContext } from "../../kit/context.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { answerOnce } from "./idempotent.ts";
import { presentHistory, presentOrder, presentQuote } from "../../kit/resources/present.ts";
import { readOrderId, readOrderRequest, refuseNumericImei } from "./read-order.ts";
import { consumes, IdempotencyHeaders, IdParams, one, Order, PlaceBody, Quote, refusals } from "../../kit/schemas.ts";

const TAGS = ["Orders"];

export function registerOrders(scope: FastifyInstance, { core }: HttpContext): void {
  const placeSchema = {
    tags: TAGS,
    summary: "Place an order",
    consumes,
    headers: IdempotencyHeaders,
    body: PlaceBody,
    response: { 201: one(Order), 200: one(Order), ...refusals },
  };
  const preValidation = async (request: { body: unknown }) => refuseNumericImei(request.body);
  scope.post("/orders", { schema: placeSchema, preValidation }, async (request, reply) => {
    const caller = callerOf(request);
    return answerOnce(core, caller, request, reply, async (requestKey) => {
      const asked = { ...readOrderRequest(request.body, caller, requestKey), requestId: request.id };
      const { order, replayed } = await placeOrder(core, caller, asked);
      const location = `/api/v1/orders/${order.id}`;
      return { status: replayed ? 200 : 201, body: { data: presentOrder(order) }, location, replayed };
    });
  });

  const quoteSchema = {
    tags: TAGS,
    summary:
      "What placing would cost now, with every check, changing nothing; a repeat of an order that is there costs nothing",
    consumes,
    body: PlaceBody,
    response: { 200: one(Quote), ...refusals },
  };
  scope.post("/orders/quote", { schema: quoteSchema, preValidation }, async (request) => {
    const caller = callerOf(request);
    const quote = await quoteOrder(core, caller, readOrderRequest(request.body, caller));
    return { data: { ...presentQuote(quote, quote.currency), spendable: formatMoney(quote.spendable) } };
  });

  const readSchema = {
    tags: TAGS,
    summary: "Status and result of one order; include=history adds what happened to it",
    params: IdParams,
    querystring: Type.Object({
      include: Type.Optional(Type.Unknown({ description: "history adds what happened to the order" })),
    }),
    response: { 200: one(Order), ...refusals },
  };
  scope.get("/orders/:id", { schema: readSchema }, async (request) => {
    const caller = callerOf(request);
    const id = readOrderId(request.params);
    const data = presentOrder(await readOrder(core, caller, id));
    if (!wantsHistory(request.query)) return { data };
    return { data: { ...data, history: (await readHistory(core, caller, id)).map(presentHistory) } };
  });

  const cancelSchema = {
    tags: TAGS,
    summary: "Cancel an order, or ask for it where the service needs the operator's consent",
    params: IdParams,
    headers: IdempotencyHeaders,
    response: { 200: one(Order), ...refusals },
  };
  scope.post("/orders/:id/cancel", { schema: cancelSchema }, async (request, reply) => {
    const caller = callerOf(request);
    const id = readOrderId(request.params);
    return answerOnce(core, caller, request, reply, async () => ({
      status: 200,
      body: { data: presentOrder(await cancelOrder(core, caller, id)) },
    }));
  });
}

function wantsHistory(query: unknown): boolean {
  const { include } = query as Record<string, unknown>;
  return typeof include === "string" && include.split(",").includes("history");
}
