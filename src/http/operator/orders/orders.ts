import { Type } from "typebox";
import {
  exportOperatorOrders,
  type OperatorQuery,
  type OrderTotals as CoreTotals,
  pageOperatorOrders,
  readOrderForOperator,
  sumOperatorOrders,
} from "../../../core/fulfilment/desk/operator-orders.ts";
import { ORDER_ATTENTIONS } from "../../../core/fulfilment/desk/queue.ts";
import { ORDER_STATUSES } from "../../../core/orders/order-status.ts";
import { IdParams, listOf, one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Flag, Money, nullable, Text } from "../../kit/fields.ts";
import { CsvFile, sendCsv } from "../../kit/lists/csv.ts";
import { CURSOR_PAGE } from "../../kit/lists/pages.ts";
import { flag, oneOf, queryOf, readQuery, several, text, time, whole, type Given } from "../../kit/lists/parameters.ts";
import { ORDER_SOURCES, readOrderId } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { answerCursorList } from "../../kit/lists/cursor-list.ts";
import type { Core } from "../../../core/core.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import { type Operator, operatorOf } from "../authenticate.ts";
import { findResellerGiven } from "../read.ts";
import { seesCosts } from "../costs.ts";
import { orderColumns } from "./order-columns.ts";
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
  supplier_id: whole("That this supplier has next, or that it delivered"),
  source: oneOf(ORDER_SOURCES),
  test: flag("True for test orders, false for live ones"),
  created_from: time("Placed at or after this time"),
  created_to: time("Placed at or before this time"),
  overdue: flag("True for open orders past the promised time of their service (`promised_minutes`)"),
};

const OrderTotals = Type.Object(
  {
    totals: Type.Array(
      Type.Object({
        currency: Text,
        test: Flag,
        orders: Type.Integer(),
        delivered: Type.Integer(),
        revenue: nullable(
          Type.String({ description: "Captured minus refunded" }),
          "Null for roles that may not see costs",
        ),
        cost: nullable(Money),
        margin: nullable(Type.String({ description: "Revenue minus cost" })),
        without_cost: Type.Integer({ description: "Delivered orders whose cost is not known" }),
      }),
    ),
    complete: Type.Boolean({
      description: "False if more orders match than are summed; then those with the highest numbers are",
    }),
  },
  { $id: "OrderTotals" },
);

export function registerOrders(scope: RouteScope, { core, config }: HttpContext): void {
  const listSchema = {
    tags: TAGS,
    summary: "The orders of all resellers, highest number first",
    querystring: queryOf({ ...FILTERS, ...CURSOR_PAGE }),
    response: { 200: listOf(OperatorOrder), ...refusals },
  };
  scope.get("/orders", { schema: listSchema, config: read }, (request, reply) =>
    answerCursorList(
      { request, reply, config },
      FILTERS,
      async (given, part) => pageOperatorOrders(core, { ...(await queryFor(core, given)), ...part }),
      (order) => presentOperatorOrder(order, operatorOf(request)),
    ),
  );

  const totalsSchema = {
    tags: TAGS,
    summary: "How many orders match, and what the delivered ones brought and cost",
    querystring: queryOf(FILTERS),
    response: { 200: one(OrderTotals), ...refusals },
  };
  scope.get("/orders/totals", { schema: totalsSchema, config: read }, async (request) => {
    const query = await queryFor(core, readQuery(request.query, FILTERS));
    return { data: presentTotals(await sumOperatorOrders(core, query), operatorOf(request)) };
  });

  const csvSchema = {
    tags: TAGS,
    summary: `The orders that match as a CSV file, highest number first, at most ${config.EXPORT_ROWS} rows`,
    querystring: queryOf(FILTERS),
    response: { 200: CsvFile, ...refusals },
  };
  scope.get("/orders.csv", { schema: csvSchema, config: read, exposeHeadRoute: false }, async (request, reply) => {
    const pages = await exportOperatorOrders(core, await queryFor(core, readQuery(request.query, FILTERS)));
    return sendCsv(reply, "orders", orderColumns(operatorOf(request)), pages);
  });

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

/** Throws validation_failed for a reseller that does not exist. */
async function queryFor(core: Core, given: Given<typeof FILTERS>): Promise<OperatorQuery> {
  return {
    statuses: given.status,
    serviceId: given.service_id,
    resellerId: await findResellerGiven(core, given.reseller),
    supplierId: given.supplier_id,
    source: given.source,
    test: given.test,
    createdFrom: given.created_from,
    createdTo: given.created_to,
    identifier: given.imei,
    search: given.q,
    attention: given.attention,
    overdue: given.overdue ?? false,
  };
}

function presentTotals({ totals, isComplete }: CoreTotals, operator: Operator) {
  const isSeen = seesCosts(operator);
  const shown = totals.map(({ currency, test, orders, delivered, revenue, cost, withoutCost }) => ({
    currency,
    test,
    orders,
    delivered,
    revenue: isSeen ? formatMoney(revenue) : null,
    cost: isSeen ? formatMoney(cost) : null,
    margin: isSeen ? formatMoney(revenue - cost) : null,
    without_cost: withoutCost,
  }));
  return { totals: shown, complete: isComplete };
}
