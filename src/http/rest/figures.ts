import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { createSpending, MOST_DAYS } from "../../core/reports/spending.ts";
import { formatMoney } from "../../core/kernel/money.ts";
import { ORDER_STATUSES } from "../../core/orders/order-status.ts";
import type { HttpContext } from "../kit/context.ts";
import { callerOf } from "../kit/access/authenticate.ts";
import { createQueryReader } from "../kit/query.ts";
import { Money, one, queryOf, refusals, Text } from "../kit/schemas.ts";

const DEFAULT_DAYS = 30;
const Count = Type.Integer();
const Figures = Type.Object({
  currency: Text,
  spent_by_day: Type.Array(
    Type.Object({
      day: Type.String({ format: "date" }),
      orders: Type.Integer({ description: "Completed and charged on this day" }),
      spent: Type.String({ ...Money, description: "Charged less refunded; decimal string" }),
    }),
  ),
  orders_by_status: Type.Array(Type.Object({ status: Type.String({ enum: [...ORDER_STATUSES] }), orders: Count }), {
    description: "All open orders, and those that moved within the days",
  }),
});

export function registerFigures(scope: FastifyInstance, { core }: HttpContext): void {
  const spending = createSpending(core);
  const schema = {
    tags: ["Account"],
    summary: "What the orders of the last days cost, and how many are in which state",
    querystring: queryOf({
      days: `How many days, today included; ${DEFAULT_DAYS} unless asked, at most ${MOST_DAYS}`,
      time_zone: "Whose days, such as Europe/Berlin; UTC unless asked",
    }),
    response: { 200: one(Figures), ...refusals },
  };
  scope.get("/figures", { schema }, async (request) => {
    const query = createQueryReader(request.query as Record<string, unknown>);
    const days = query.whole("days") ?? DEFAULT_DAYS;
    if (days < 1 || days > MOST_DAYS) query.reject("days", `The days are a number from 1 to ${MOST_DAYS}.`);
    const timeZone = query.text("time_zone") ?? "UTC";
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
