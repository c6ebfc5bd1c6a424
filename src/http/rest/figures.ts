import { Type } from "typebox";
import { createSpending, MOST_DAYS } from "../../core/reports/spending.ts";
import { formatMoney } from "../../core/kernel/money.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { one, refusals } from "../kit/answers.ts";
import type { HttpContext } from "../kit/context.ts";
import { Count, Money, Text } from "../kit/fields.ts";
import { queryOf, readParameters, text, whole } from "../kit/lists/parameters.ts";
import { createQueryReader } from "../kit/lists/query.ts";
import { StatusWord } from "../kit/resources/order.ts";
import type { RouteScope } from "../kit/scope.ts";

const DEFAULT_DAYS = 30;
const Figures = Type.Object(
  {
    currency: Text,
    spent_by_day: Type.Array(
      Type.Object({
        day: Type.String({ format: "date" }),
        orders: Type.Integer({ description: "Completed and charged on this day" }),
        spent: Type.String({ ...Money, description: "Charged less refunded; decimal string" }),
      }),
    ),
    orders_by_status: Type.Array(Type.Object({ status: StatusWord, orders: Count }), {
      description: "All open orders, and orders whose status changed within these days",
    }),
  },
  { $id: "Figures" },
);
const QUERY = {
  days: whole(`Number of days including today; ${DEFAULT_DAYS} by default, at most ${MOST_DAYS}`),
  time_zone: text("Time zone of the days, such as Europe/Berlin; UTC by default"),
};

export function registerFigures(scope: RouteScope, { core }: HttpContext): void {
  const spending = createSpending(core);
  const schema = {
    tags: ["Account"],
    summary: "What the orders of the last days cost, and the number of orders by status",
    querystring: queryOf(QUERY),
    response: { 200: one(Figures), ...refusals },
  };
  scope.get("/figures", { schema }, async (request) => {
    const query = createQueryReader(request.query);
    const { days = DEFAULT_DAYS, time_zone: timeZone = "UTC" } = readParameters(query, QUERY);
    if (days < 1 || days > MOST_DAYS) query.reject("days", `The days must be a whole number from 1 to ${MOST_DAYS}.`);
    query.finish();
    const figures = await spending.read(callerOf(request), { days, timeZone });
    return {
      data: {
        currency: figures.currency,
        spent_by_day: figures.days.map(({ spent, ...rest }) => ({ ...rest, spent: formatMoney(spent) })),
        orders_by_status: figures.statuses,
      },
    };
  });
}
