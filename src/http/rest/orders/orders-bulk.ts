import { Type } from "typebox";
import { requireScope, type Caller } from "../../../core/kernel/caller.ts";
import { DomainError, valueOrRefusal } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { isUncertain } from "../../../core/kernel/outage.ts";
import type { OrderRequest, PlacedOrder } from "../../../core/orders/order.ts";
import { isRefusedForGood } from "../../../core/orders/placing/idempotency.ts";
import { placeOrders } from "../../../core/orders/placing/place-order.ts";
import { quoteOrders } from "../../../core/orders/placing/quote-orders.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { consumes, IdempotencyHeaders, Problem, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { outcomeOfRow } from "../../kit/problems/fault.ts";
import { Count, nullable, Text } from "../../kit/fields.ts";
import { problemBody } from "../../kit/problems/problem.ts";
import { Order, presentOrder } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { answerOnce, type Outcome } from "../idempotent.ts";
import { BulkQuotes, presentQuote } from "./quote.ts";
import { PlaceBody, readOrderRequest, type GivenOrder } from "./read-order.ts";

const TAGS = ["Orders"];
/** Each row is checked by itself, and so not by the schema: what is wrong with one harms no other. */
const BulkBody = Type.Object({ orders: Type.Array(Type.Unknown()) });
const describeBody = (most: number) => ({
  body: Type.Object({ orders: Type.Array(PlaceBody, { maxItems: most, description: `Up to ${most} orders` }) }),
});

const BulkAnswer = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        index: Type.Integer(),
        client_reference: nullable(Text),
        order: Type.Optional(Order),
        error: Type.Optional(Problem),
      }),
    ),
    meta: Type.Object({ placed: Count, refused: Count }),
  },
  { $id: "BulkAnswer" },
);

/** Many orders at once, each by itself: a refused row harms no other. Too many rows: nothing is done. */
export function registerBulk(scope: RouteScope, context: HttpContext): void {
  registerPlacing(scope, context);
  registerQuoting(scope, context);
}

function registerPlacing(scope: RouteScope, { core, config: { BULK_ORDERS } }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: `Place up to ${BULK_ORDERS} orders`,
    consumes,
    headers: IdempotencyHeaders,
    body: BulkBody,
    response: { 200: BulkAnswer, ...refusals },
  };
  const config = { document: describeBody(BULK_ORDERS) };
  scope.post("/orders/bulk", { schema, config }, async (request, reply) => {
    const caller = callerOf(request);
    requireScope(caller, "orders:write");
    const orders = readRows(request.body, BULK_ORDERS);
    return answerOnce(core, caller, request, reply, async (requestKey): Promise<Outcome> => {
      const requests = orders.map((row, index) =>
        valueOrRefusal(() => readRow(caller, row, requestKey && `${requestKey}#${index}`)),
      );
      const results = (await placeOrders(core, caller, requests, request.id)).map((row) => outcomeOfRow(row, request));
      const data = results.map((result, index) => {
        const shown = { index, client_reference: referenceOf(orders[index]) };
        if (result instanceof DomainError) return { ...shown, error: problemBody(result, request.id) };
        return { ...shown, order: presentOrder(result.order) };
      });
      const placed = data.filter((row) => "order" in row).length;
      const meta = { placed, refused: data.length - placed };
      return { status: 200, body: { data, meta }, keeps: whatToKeep(results) };
    });
  });
}

function registerQuoting(scope: RouteScope, { core, config: { BULK_ORDERS } }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: `Validate up to ${BULK_ORDERS} orders and get their prices without placing them`,
    consumes,
    body: BulkBody,
    response: { 200: BulkQuotes, ...refusals },
  };
  const config = { document: describeBody(BULK_ORDERS) };
  scope.post("/orders/quote/bulk", { schema, config }, async (request) => {
    const caller = callerOf(request);
    const orders = readRows(request.body, BULK_ORDERS);
    const requests = orders.map((row) => valueOrRefusal(() => readRow(caller, row)));
    const { rows, total, currency, spendable } = await quoteOrders(core, caller, requests);
    const data = rows.map((row, index) => {
      const shown = { index, client_reference: referenceOf(orders[index]) };
      if (row.kind === "refuse") return { ...shown, error: problemBody(row.error, request.id) };
      return { ...shown, quote: presentQuote(row, currency) };
    });
    const accepted = rows.filter(({ kind }) => kind === "quote").length;
    const sums = { price: formatMoney(total), currency, spendable: formatMoney(spendable) };
    return { data, meta: { accepted, refused: rows.length - accepted, ...sums } };
  });
}

function readRows({ orders }: { orders: unknown[] }, most: number): unknown[] {
  if (orders.length <= most) return orders;
  throw new DomainError("too_many_items", `At most ${most} orders at once: nothing was done.`);
}

/**
 * Rows that may come out otherwise are judged anew when the call is repeated; those that were placed answer with their
 * order.
 */
function whatToKeep(results: readonly (PlacedOrder | DomainError)[]): Outcome["keeps"] {
  const refused = results.filter((result) => result instanceof DomainError);
  if (refused.every(({ code }) => isRefusedForGood(code))) return "answer";
  const mayBePlaced = refused.length < results.length || refused.some(({ code }) => isUncertain(code));
  return mayBePlaced ? "body" : "nothing";
}

function readRow(caller: Caller, row: unknown, requestKey?: string): OrderRequest {
  if (isObject(row)) return readOrderRequest(row, caller, requestKey);
  throw new DomainError("malformed_request", "A row must be an object.");
}

function isObject(row: unknown): row is GivenOrder {
  return typeof row === "object" && row !== null;
}

function referenceOf(row: unknown): string | null {
  if (!isObject(row)) return null;
  const { client_reference: reference } = row;
  return typeof reference === "string" ? reference : null;
}
