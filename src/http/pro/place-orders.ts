import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { requireScope } from "../../core/kernel/caller.ts";
import { DomainError, valueOrRefusal } from "../../core/kernel/errors.ts";
import type { PlacedOrder } from "../../core/orders/order.ts";
import { placeOrders } from "../../core/orders/placing/place-order.ts";
import { ERRORS, isPassing } from "../errors/error-codes.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import type { HttpContext } from "../kit/context.ts";
import { outcomeOfRow } from "../kit/problems/fault.ts";
import { Currency, Text } from "../kit/fields.ts";
import type { RouteScope } from "../kit/scope.ts";
import { answer, messageOf, RefusedRow, refusals, sendRefusal, success, TAGS, wireNumber } from "./answers.ts";
import { readOrderRequest, readRows, referenceOf, type GivenOrder } from "./read-orders.ts";
import { toUuid } from "./uuids.ts";

const PlacedRow = Type.Object(
  {
    order_uuid: Text,
    amount: Type.Number({ description: "What the order costs" }),
    currency_code: Currency,
    reference_id: Text,
  },
  { $id: "FusionProPlacedRow" },
);

const describeBody = (most: number) =>
  Type.Array(
    Type.Object({
      product_uuid: Text,
      fields: Type.Array(
        Type.Object(
          {
            reference_id: Type.String({ description: "Yours, permanently unique: repeats return the first order" }),
            Quantity: Type.Optional(Type.Integer()),
            feedback_url: Type.Optional(Text),
          },
          { additionalProperties: true, description: "One order, with the fields of the product by their exact names" },
        ),
      ),
    }),
    { description: `Up to ${most} orders` },
  );

type Row = readonly [given: GivenOrder, outcome: PlacedOrder | DomainError];

export function registerPlacing(scope: RouteScope, { core, config: { BULK_ORDERS } }: HttpContext): void {
  const schema = {
    tags: TAGS,
    summary: `Fusion Pro: place up to ${BULK_ORDERS} orders, each by itself`,
    response: {
      200: success(Type.Array(Type.Array(Type.Union([PlacedRow, RefusedRow])))),
      ...refusals,
    },
  };
  const config = { document: { body: describeBody(BULK_ORDERS) } };
  // The rows are checked one by one, and not by a schema: what is wrong with one harms no other.
  scope.post("/order", { schema, config }, async (request, reply) => {
    const caller = callerOf(request);
    requireScope(caller, "orders:write");
    const given = readRows(request.body, BULK_ORDERS);
    const requests = given.map((order) => valueOrRefusal(() => readOrderRequest(order, caller)));
    const placed = await placeOrders(core, caller, requests, request.id);
    const rows = given.map((order, index): Row => [order, outcomeOfRow(placed[index]!, request)]);
    return sendRows(rows, request, reply);
  });
}

/**
 * Success where at least one order was placed, so that placed orders are not taken for refused ones. Where the outcome of a row
 * is unknown the whole request is: repeated as it was, it returns the orders that were placed, by their references.
 */
function sendRows(rows: readonly Row[], request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errors = rows.flatMap(([, outcome]) => (outcome instanceof DomainError ? [outcome] : []));
  const open = errors.find(({ code }) => ERRORS[code].charged === null || ERRORS[code].status === 503);
  if (open) return sendRefusal(open, request, reply);
  const count = rows.length - errors.length;
  if (count === 0) {
    const refusal = summarise(errors);
    // A row that is named as refused would be ended.
    return sendRefusal(refusal, request, reply, isPassing(refusal.code) ? [] : rows.map(presentRow));
  }
  const groups = Map.groupBy(rows, ([{ group }]) => group);
  const data = [...groups.values()].map((group) => group.map(presentRow));
  const message =
    errors.length === 0 ? `${count} ${plural(count)} submitted` : `${count} of ${rows.length} orders submitted`;
  return reply.send(answer(message, data));
}

function presentRow([given, outcome]: Row) {
  const reference_id = referenceOf(given);
  if (outcome instanceof DomainError) {
    const message = messageOf(outcome);
    return { reference_id, message, error_message: message, error_code: outcome.code };
  }
  const { id, price, currency } = outcome.order;
  return { order_uuid: toUuid("order", id), amount: wireNumber(price), currency_code: currency, reference_id };
}

/** A single reason stands for itself; clients show it. */
function summarise(errors: readonly DomainError[]): DomainError {
  const [first, ...others] = errors;
  if (others.every(({ code, message }) => code === first!.code && message === first!.message)) return first!;
  const isOneCode = others.every(({ code }) => code === first!.code);
  const message = `None of the ${errors.length} orders was placed. ${messageOf(first!)}`;
  return new DomainError(isOneCode ? first!.code : "validation_failed", message);
}

function plural(count: number): string {
  return count === 1 ? "order" : "orders";
}
