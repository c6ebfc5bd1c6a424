import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";

interface OrderCountsProps {
  counts: readonly { status: string; orders: number }[];
}

/** How many orders are in which state; each leads to them. */
export function OrderCounts({ counts }: OrderCountsProps) {
  return (
    <section aria-label={t`Orders by status, last 30 days`}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 min-[88rem]:grid-cols-6">
        {counts.map(({ status, orders }) => (
          <li key={status}>
            <Link
              to="/orders"
              search={{ status }}
              className="flex flex-wrap items-center justify-between gap-x-2 rounded-xl border border-line bg-surface px-4 py-3 hover:border-edge"
            >
              <StatusBadge status={status} />
              <span className="font-semibold tabular-nums">{orders}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
