import type { FastifyInstance } from "fastify";
import { createFigures, type Figures as CoreFigures } from "../../core/figures/figures.ts";
import { formatMoney } from "../../core/money.ts";
import { reconcile } from "../../core/wallet/reconcile.ts";
import type { HttpContext } from "../context.ts";
import { one, refusals } from "../rest/schemas.ts";
import { Figures, Reconciliation } from "./order-schemas.ts";
import { moneyOrNull, timeOrNull } from "./present.ts";

const TAGS = ["Operator: figures"];

export function registerFigures(scope: FastifyInstance, { core }: HttpContext): void {
  const figures = createFigures(core);
  const figuresSchema = {
    tags: TAGS,
    summary: "Orders of the last 48 hours, money of the last 30 days, and what waits for somebody",
    response: { 200: one(Figures), ...refusals },
  };
  scope.get("/figures", { schema: figuresSchema, config: { permission: "read" } }, async () => ({
    data: presentFigures(await figures.read()),
  }));

  const reconcileSchema = {
    tags: TAGS,
    summary: "Compare the ledger with the balances and orders; reads every order, so not often",
    response: { 200: one(Reconciliation), ...refusals },
  };
  scope.get("/reconciliation", { schema: reconcileSchema, config: { permission: "read_audit" } }, async () => {
    const { ok, checks } = await reconcile(core);
    return { data: { ok, checks: checks.map((check) => ({ ...check, drift: check.drift.map(showRow) })) } };
  });
}

function presentFigures({ hours, days, open, unknownAttempts, books, balances, lowStock }: CoreFigures) {
  return {
    orders_by_hour: hours.map(({ hour, ...rest }) => ({ hour: hour.toISOString(), ...rest })),
    money_by_day: days.map(({ day, currency, revenue, cost }) => ({
      day,
      currency,
      revenue: formatMoney(revenue),
      cost: formatMoney(cost),
      margin: formatMoney(revenue - cost),
    })),
    open_orders: { total: open.orders, late: open.late, attention: open.attention },
    unknown_attempts: unknownAttempts,
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

/** Sums are bigint, which JSON has no number for. */
function showRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "bigint" ? value.toString() : value]),
  );
}
