import { Type } from "typebox";
import { formatMoney } from "../../../core/kernel/money.ts";
import { createStats, readWaiting, type Stats, type Waiting as CoreWaiting } from "../../../core/reports/stats.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Flag, Money, Named, nullable, Text, Time } from "../../kit/fields.ts";
import { StatusWord } from "../../kit/resources/order.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { moneyOrNull, timeOrNull } from "../../kit/values.ts";
import { operatorOf } from "../authenticate.ts";
import { Attention } from "../orders/order.ts";
import { seesCosts } from "../costs.ts";

const TAGS = ["Operator: figures"];

const Figures = Type.Object(
  {
    orders_by_hour: Type.Array(Type.Object({ hour: Time, status: StatusWord, orders: Type.Integer() })),
    money_by_day: Type.Array(
      Type.Object({
        day: Type.String({ format: "date", description: "By UTC" }),
        currency: Text,
        revenue: Type.String({ description: "Captured minus refunded" }),
        cost: Money,
        margin: Money,
      }),
      { description: "Empty for roles that may not see costs" },
    ),
    open_orders: Type.Object({
      total: Type.Integer(),
      overdue: Type.Integer(),
      attention: Type.Array(Type.Object({ attention: Attention, orders: Type.Integer() })),
    }),
    unknown_attempts: Type.Integer(),
    late_results: Type.Integer(),
    sign_ups: Type.Integer({ description: "Sign-ups that need approval" }),
    open_top_ups: Type.Integer({ description: "Pending requests for live credit" }),
    books: nullable(Type.Object({ ok: Flag, checked_at: Time }), "The last ledger check; null before the first"),
    balances: Type.Array(
      Type.Object({
        supplier: Named,
        currency: nullable(Text),
        balance: nullable(Money),
        balance_at: nullable(Time),
        low_balance: nullable(Money),
        low: Flag,
      }),
      { description: "Empty for roles that may not see costs" },
    ),
    low_stock: Type.Array(Type.Object({ service: Named, free: Type.Integer() })),
  },
  { $id: "Figures" },
);

const Waiting = Type.Object(
  {
    queue: Type.Integer({ description: "Orders in the queue" }),
    unassigned: Type.Integer({ description: "Those of them that are not assigned" }),
    unknown_attempts: Type.Integer(),
    late_results: Type.Integer(),
    sign_ups: Type.Integer(),
    open_top_ups: Type.Integer(),
  },
  { $id: "Waiting" },
);

export function registerFigures(scope: RouteScope, { core }: HttpContext): void {
  const stats = createStats(core);
  const figuresSchema = {
    tags: TAGS,
    summary: "Orders of the last 48 hours, revenue and cost of the last 30 days, and what needs attention",
    response: { 200: one(Figures), ...refusals },
  };
  scope.get("/figures", { schema: figuresSchema, config: { permission: "read" } }, async (request) => {
    const read = await stats.read();
    return { data: presentStats(seesCosts(operatorOf(request)) ? read : { ...read, days: [], balances: [] }) };
  });

  const waitingSchema = {
    tags: TAGS,
    summary: "How many orders, attempts, late results, sign-ups and top-up requests need attention",
    response: { 200: one(Waiting), ...refusals },
  };
  scope.get("/figures/waiting", { schema: waitingSchema, config: { permission: "read" } }, async () => ({
    data: presentWaiting(await readWaiting(core)),
  }));
}

function presentWaiting({ queue, unassigned, unknownAttempts, lateResults, asking }: CoreWaiting) {
  return {
    queue,
    unassigned,
    unknown_attempts: unknownAttempts,
    late_results: lateResults,
    sign_ups: asking.signUps,
    open_top_ups: asking.topUps,
  };
}

function presentStats({ hours, days, open, unknownAttempts, lateResults, books, balances, lowStock, asking }: Stats) {
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
    late_results: lateResults,
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
