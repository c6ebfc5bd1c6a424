import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Chart } from "../../ui/show/charts.tsx";
import { formatHour } from "../../ui/show/dates.ts";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statusWord } from "../../ui/show/status/status-badge.tsx";
import type { Stats } from "./stats.ts";

const HOUR_MS = 3_600_000;
const HOURS = 48;
const COLORS = {
  SUCCESS: "var(--chart-good)",
  PROCESSING: "var(--chart-info)",
  PENDING: "var(--chart-warning)",
  REJECTED: "var(--chart-bad)",
  CANCELLED: "var(--edge)",
  REFUNDED: "var(--chart-quiet)",
} as const;

/** Orders of the last two days by the hour in which they were placed and the state they have now. */
export function OrdersChart({ hours }: { hours: Stats["orders_by_hour"] }) {
  const series = Object.entries(COLORS)
    .filter(([status]) => hours.some((hour) => hour.status === status))
    .map(([status, color]) => ({ key: status, name: statusWord(status), color }));
  return (
    <Card title={t`Orders, last 48 hours`}>
      {hours.length === 0 ? (
        <EmptyState title={t`No orders in the last 48 hours`}>
          <Trans>Orders appear here when resellers place them in the dashboard or through the API.</Trans>
        </EmptyState>
      ) : (
        <Chart stacked label={t`Orders by hour and status`} points={fillHours(hours)} series={series} />
      )}
    </Card>
  );
}

/** Hours without orders are left out by the server, and would be missing from the axis. */
function fillHours(hours: Stats["orders_by_hour"]) {
  const lastHour = Math.floor(Math.max(...hours.map(({ hour }) => Date.parse(hour))) / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS }, (_, index) => {
    const start = lastHour - (HOURS - 1 - index) * HOUR_MS;
    const found = hours.filter(({ hour }) => Date.parse(hour) === start);
    return {
      at: formatHour(start),
      values: Object.fromEntries(found.map(({ status, orders }) => [status, orders])),
    };
  });
}
