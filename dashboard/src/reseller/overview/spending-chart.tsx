import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Chart } from "../../ui/show/charts.tsx";
import { formatMoney } from "../../core.ts";
import { barMoney, toMicros } from "../../ui/show/amount.ts";
import { formatUtcDay } from "../../ui/show/dates.ts";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";

interface SpendingChartProps {
  days: readonly { day: string; orders: number; spent: string }[];
  currency: string;
}

/** What completed orders cost, by day. */
export function SpendingChart({ days, currency }: SpendingChartProps) {
  const total = days.reduce((sum, { spent }) => sum + (toMicros(spent) ?? 0n), 0n);
  const isEmpty = days.every(({ orders }) => orders === 0);
  return (
    <Card
      title={t`Spend, last 30 days`}
      actions={!isEmpty && <Money amount={formatMoney(total)} currency={currency} className="font-semibold" />}
    >
      {isEmpty ? (
        <EmptyState title={t`No spend yet`}>
          <Trans>Orders are charged on delivery. Until then the amount is on hold.</Trans>
        </EmptyState>
      ) : (
        <Chart
          label={t`Spend by day in ${currency}`}
          points={days.map(({ day, spent }) => ({
            at: formatUtcDay(day),
            values: { spent: Number(spent) },
          }))}
          series={[{ key: "spent", name: t`Spent`, color: "var(--chart-info)" }]}
          format={(value) => barMoney(value, currency)}
        />
      )}
    </Card>
  );
}
