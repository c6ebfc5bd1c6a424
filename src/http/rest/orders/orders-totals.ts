import { Type } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import { MOST_TOTALLED, totalOrders } from "../../../core/orders/read-orders.ts";
import { callerOf } from "../../kit/access/authenticate.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Count, Money, Text } from "../../kit/fields.ts";
import { queryOf, readQuery } from "../../kit/lists/parameters.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { ORDER_FILTERS, orderQuery } from "./orders-list.ts";

const OrderTotals = Type.Object(
  {
    orders: Count,
    complete: Type.Boolean({
      description: `False where at least ${MOST_TOTALLED} orders match: the totals are of the ${MOST_TOTALLED} highest numbers`,
    }),
    price: Type.String({ ...Money, description: "Sum of the prices; decimal string" }),
    charged: Type.String({ ...Money, description: "Sum of what was charged; decimal string" }),
    refunded: Type.String({ ...Money, description: "Sum of what was refunded; decimal string" }),
    currency: Text,
  },
  { $id: "OrderTotals" },
);

/** What a filtered list of orders adds up to. */
export function registerOrderTotals(scope: RouteScope, { core }: HttpContext): void {
  const schema = {
    tags: ["Orders"],
    summary: "The number of the caller's orders and their total price, with the filters of the list",
    querystring: queryOf(ORDER_FILTERS),
    response: { 200: one(OrderTotals), ...refusals },
  };
  scope.get("/orders/totals", { schema }, async (request) => {
    const filter = orderQuery(readQuery(request.query, ORDER_FILTERS));
    const { count, isComplete, price, charged, refunded, currency } = await totalOrders(
      core,
      callerOf(request),
      filter,
    );
    return {
      data: {
        orders: count,
        complete: isComplete,
        price: formatMoney(price),
        charged: formatMoney(charged),
        refunded: formatMoney(refunded),
        currency,
      },
    };
  });
}
