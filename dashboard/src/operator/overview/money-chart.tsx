import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../locale/text.ts";
import { Chart } from "../../ui/show/charts.tsx";
import { formatMoney } from "../../core.ts";
import { barMoney, toMicros } from "../../ui/show/amount.ts";
import { formatUtcDay } from "../../ui/show/dates.ts";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { Stats } from "./stats.ts";

type Day = Stats["money_by_day"][number];
const SERIES = [
  { key: "revenue", name: msg`Revenue`, color: "var(--chart-info)" },
  { key: "cost", name: msg`Cost`, color: "var(--chart-warning)" },
  { key: "margin", name: msg`Margin`, color: "var(--chart-good)" },
] as const;

const DAY_MS = 86_400_000;
const DAYS = 30;
const NOTHING = { revenue: "0", cost: "0", margin: "0" };

/** Revenue, last 30 days, a chart for each currency. */
export function MoneyChart({ days }: { days: Stats["money_by_day"] }) {
  const currencies = [...new Set(days.map(({ currency }) => currency))];
  if (currencies.length === 0) {
    return (
      <Card title={t`Revenue, last 30 days`}>
        <EmptyState title={t`No revenue in the last 30 days`}>
          <Trans>Orders count when they are delivered.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return currencies.map((currency) => (
    <CurrencyChart key={currency} currency={currency} days={days.filter((day) => day.currency === currency)} />
  ));
}

function CurrencyChart({ currency, days }: { currency: string; days: readonly Day[] }) {
  const series = SERIES.map(({ name, ...one }) => ({ ...one, name: textOf(name) }));
  const points = lastDays().map((day) => {
    const { revenue, cost, margin } = days.find((candidate) => candidate.day === day) ?? NOTHING;
    return {
      at: formatUtcDay(day),
      values: { revenue: Number(revenue), cost: Number(cost), margin: Number(margin) },
    };
  });
  return (
    <Card title={t`Revenue, last 30 days (${currency})`}>
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {SERIES.map(({ key, name }) => (
          <div key={key}>
            <dt className="text-sm text-muted">{textOf(name)}</dt>
            <dd className="font-semibold">
              <Money amount={sum(days, key)} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <Chart
        label={t`Revenue, cost and margin by day in ${currency}`}
        points={points}
        series={series}
        format={(value) => barMoney(value, currency)}
      />
    </Card>
  );
}

/** As the server counts them: by UTC. */
function lastDays(now = Date.now()): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(now - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

function sum(days: readonly Day[], key: (typeof SERIES)[number]["key"]): string {
  return formatMoney(days.reduce((total, day) => total + (toMicros(day[key]) ?? 0n), 0n));
}
