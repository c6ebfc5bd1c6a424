import type { FastifyReply } from "fastify";
import type { Core } from "../../../core/core.ts";
import type { Caller } from "../../../core/kernel/caller.ts";
import { cancelOrder } from "../../../core/orders/cancel-order.ts";
import type { Order as CoreOrder } from "../../../core/orders/order.ts";
import { placeOrder } from "../../../core/orders/placing/place-order.ts";
import { quoteOrder } from "../../../core/orders/placing/quote-orders.ts";
import { awaitOrder, readHistory, readOrder } from "../../../core/orders/read-orders.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { consumes, IdempotencyHeaders, IdParams, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { queryOf, text, whole } from "../../kit/lists/parameters.ts";
import { createQueryReader } from "../../kit/lists/query.ts";
import { Order, presentHistory, presentOrder, readOrderId } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { answerOnce } from "../idempotent.ts";
import { presentQuote, Quote } from "./quote.ts";
import { PlaceBody, readOrderRequest, refuseNumericImei } from "./read-order.ts";

const TAGS = ["Orders"];
const LONGEST_WAIT_SECONDS = 60;
const preValidation = async (request: { body: unknown }) => refuseNumericImei(request.body);

export function registerOrders(scope: RouteScope, context: HttpContext): void {
  registerPlacing(scope, context);
  registerReading(scope, context);
  registerCancelling(scope, context);
}

function registerPlacing(scope: RouteScope, { core }: HttpContext): void {
  const placeSchema = {
    tags: TAGS,
    summary: "Place an order",
    consumes,
    headers: IdempotencyHeaders,
    body: PlaceBody,
    response: { 201: one(Order), 200: one(Order), ...refusals },
  };
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
    summary: "Validate an order and get its price without placing it; repeating an existing order costs nothing",
    consumes,
    body: PlaceBody,
    response: { 200: one(Quote), ...refusals },
  };
  scope.post("/orders/quote", { schema: quoteSchema, preValidation }, async (request) => {
    const caller = callerOf(request);
    const quote = await quoteOrder(core, caller, readOrderRequest(request.body, caller));
    return { data: { ...presentQuote(quote, quote.currency), spendable: formatMoney(quote.spendable) } };
  });
}

function registerReading(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Status and result of one order; include=history adds its history",
    params: IdParams,
    querystring: queryOf({
      include: text("history adds what happened to the order"),
      wait: whole(
        `Seconds to wait while the order is open and unchanged, at most ${LONGEST_WAIT_SECONDS}`,
        LONGEST_WAIT_SECONDS,
      ),
    }),
    response: { 200: one(Order), ...refusals },
  };
  scope.addHook("preClose", async () => core.orderWaits.close());
  scope.get("/orders/:id", { schema }, async (request, reply) => {
    const caller = callerOf(request);
    const id = readOrderId(request.params);
    const query = createQueryReader(request.query);
    const seconds = query.whole("wait", LONGEST_WAIT_SECONDS) ?? 0;
    query.finish();
    const found = seconds > 0 ? waitFor(core, caller, id, { seconds, reply }) : readOrder(core, caller, id);
    const data = presentOrder(await found);
    if (!query.items("include").includes("history")) return { data };
    return { data: { ...data, history: (await readHistory(core, caller, id)).map(presentHistory) } };
  });
}

/** Until the caller hangs up, at the latest. */
function waitFor(
  core: Core,
  caller: Caller,
  id: bigint,
  { seconds, reply }: { seconds: number; reply: FastifyReply },
): Promise<CoreOrder> {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return awaitOrder(core, caller, id, { seconds, signal: left.signal });
}

function registerCancelling(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: "Cancel an order, or request cancellation if the service requires the operator's consent",
    params: IdParams,
    headers: IdempotencyHeaders,
    response: { 200: one(Order), ...refusals },
  };
  scope.post("/orders/:id/cancel", { schema }, async (request, reply) => {
    const caller = callerOf(request);
    const id = readOrderId(request.params);
    return answerOnce(core, caller, request, reply, async () => ({
      status: 200,
      body: { data: presentOrder(await cancelOrder(core, caller, id)) },
    }));
  });
}
