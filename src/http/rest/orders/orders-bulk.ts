import type { FastifyInstance } from "fastify";
import { requireScope, type Caller } from "../../../core/kernel/caller.ts";
import { DomainError } from "../../../core/kernel/errors.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { isRefusedForGood } from "../../../core/orders/placing/idempotency.ts";
import type { OrderRequest, PlacedOrder } from "../../../core/orders/order.ts";
import { placeOrders } from "../../../core/orders/placing/place-order.ts";
import { quoteOrders } from "../../../core/orders/placing/quote-orders.ts";
import type { HttpContext } from "../../kit/context.ts";
import { outcomeOfRow } from "../../kit/fault.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { BulkQuotes } from "./buying-schemas.ts";
import { answerOnce, type Outcome } from "./idempotent.ts";
import { presentOrder, presentQuote } from "../../kit/resources/present.ts";
import { problemBody } from "../../kit/problem.ts";
import { readOrderRequest } from "./read-order.ts";
import { BulkAnswer, BulkBody, consumes, IdempotencyHeaders, refusals } from "../../kit/schemas.ts";

/** Places many orders, each by itself: a refused row harms no other. Too many rows: nothing is done. */
export function registerBulk(scope: FastifyInstance, { core, config }: HttpContext): void {
  const schema = {
    tags: ["Orders"],
    summary: `Place up to ${config.BULK_ORDERS} orders`,
    consumes,
    headers: IdempotencyHeaders,
    body: BulkBody,
    response: { 200: BulkAnswer, ...refusals },
  };
  scope.post("/orders/bulk", { schema }, async (request, reply) => {
    const caller = callerOf(request);
    requireScope(caller, "orders:write");
    const orders = readRows(request.body);
    return answerOnce(core, caller, request, reply, async (requestKey): Promise<Outcome> => {
      const requests = orders.map((row, index) =>
        requestOrRefusal(caller, row, requestKey && `${requestKey}#${index}`),
      );
      const results = (await placeOrders(core, caller, requests, request.id)).map((row) =>
        outcomeOfRow(row, request.log),
      );
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

  const quoteSchema = {
    tags: ["Orders"],
    summary: `What placing up to ${config.BULK_ORDERS} orders would cost, with every check, changing nothing`,
    consumes,
    body: BulkBody,
    response: { 200: BulkQuotes, ...refusals },
  };
  scope.post("/orders/quote/bulk", { schema: quoteSchema }, async (request) => {
    const caller = callerOf(request);
    const orders = readRows(request.body);
    const { rows, total, currency, spendable } = await quoteOrders(
      core,
      caller,
      orders.map((row) => requestOrRefusal(caller, row)),
    );
    const data = rows.map((row, index) => {
      const shown = { index, client_reference: referenceOf(orders[index]) };
      if (row.kind === "refuse") return { ...shown, error: problemBody(row.error, request.id) };
      return { ...shown, quote: presentQuote(row, currency) };
    });
    const accepted = rows.filter(({ kind }) => kind === "quote").length;
    const sums = { price: formatMoney(total), currency, spendable: formatMoney(spendable) };
    return { data, meta: { accepted, refused: rows.length - accepted, ...sums } };
  });

  function readRows(body: unknown): unknown[] {
    const { orders } = body as { orders: unknown[] };
    if (orders.length <= config.BULK_ORDERS) return orders;
    throw new DomainError("too_many_items", `At most ${config.BULK_ORDERS} orders at once: nothing was done.`);
  }
}

/** Rows that may come out otherwise are judged anew when the call is repeated; those that were placed answer with their order. */
function whatToKeep(results: readonly (PlacedOrder | DomainError)[]): Outcome["keeps"] {
  const refused = results.filter((result) => result instanceof DomainError);
  if (refused.every(({ code }) => isRefusedForGood(code))) return "answer";
  return refused.length < results.length ? "body" : "nothing";
}

function readRow(caller: Caller, row: unknown, requestKey: string | undefined): OrderRequest {
  if (typeof row !== "object" || row === null) throw new DomainError("malformed_request", "A row must be an object.");
  return readOrderRequest(row, caller, requestKey);
}

function requestOrRefusal(caller: Caller, row: unknown, requestKey?: string): OrderRequest | DomainError {
  try {
    return readRow(caller, row, requestKey);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function referenceOf(row: unknown): string | null {
  const reference = (row as Record<string, unknown> | null)?.["client_reference"];
  return typeof reference === "string" ? reference : null;
}
