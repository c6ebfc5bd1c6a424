import { createFigures, type Figures as CoreFigures } from "../../../core/reports/stats.ts";
import { formatMoney } from "../../../core/kernel/money.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Figures } from "../orders/order-schemas.ts";
import { one, refusals } from "../../kit/answers.ts";
import { moneyOrNull, timeOrNull } from "../../kit/values.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: figures"];

export function registerFigures(scope: RouteScope, { core }: HttpContext): void {
  const figures = createFigures(core);
  const figuresSchema = {
    tags: TAGS,
    summary: "Orders of the last 48 hours, money of the last 30 days, and what waits for somebody",
    response: { 200: one(Figures), ...refusals },
  };
  scope.get("/figures", { schema: figuresSchema, config: { permission: "read" } }, async () => ({
    data: presentFigures(await figures.read()),
  }));
}

function presentFigures({ hours, days, open, unknownAttempts, books, balances, lowStock, asking }: CoreFigures) {
  return {
    orders_by_hour: hours.map(({ hour, ...rest }) => ({ hour: hour.toISOString(), ...rest })),
    money_by_day: days.map(({ day, currency, revenue, cost }) => ({
      day,
      currency,
      revenue: formatMoney(revenue),
      cost: formatMoney(cost),
      margin: formatMoney(revenue - cost),
    })),
    open_orders: { total: open.orders, overdue: open.overdue, attention: open.attention },
    unknown_attempts: unknownAttempts,
    sign_ups: asking.signUps,
    open_top_ups: asking.topUps,
    books: books && { ok: books.ok, checked_at: books.at.toISOString() },
    balances: balances.map(({ id, name, currency, balance, balanceAt, lowBalance, low }) => ({
      supplier: { id, name },
      currency,
      balance: moneyOrNull(balance),
      balance_at: timeOrNull(balanceAt),
      low_balance: moneyOrNull(lowBalance),
      low,
    })),
    low_stock: lowStock.map(({ serviceId, serviceName, free }) => ({
      service: { id: serviceId, name: serviceName },
      free,
    })),
  };
}
