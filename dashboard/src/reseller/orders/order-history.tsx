import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { textOf } from "../../locale/text.ts";
import { HistoryBadge } from "../../ui/show/status/history-badge.tsx";
import { Card } from "../../ui/page.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { Order } from "./order.ts";

const ACTORS: Record<string, MessageDescriptor> = {
  reseller: msg`by you`,
  operator: msg`by the operator`,
  supplier: msg`by the supplier`,
  system: msg`by the system`,
};

/** What happened to an order, the latest first. */
export function OrderHistory({ entries, currency }: { entries: NonNullable<Order["history"]>; currency: string }) {
  return (
    <Card title={t`History`}>
      <ol aria-label={t`History`} className="grid gap-4">
        {entries.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.event} ${entry.to}`} className="grid gap-1 border-s-2 border-line ps-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <HistoryBadge step={entry} currency={currency} />
              <span className="text-sm text-muted">
                <Time at={entry.at} /> {textOf(ACTORS[entry.actor] ?? "")}
              </span>
            </div>
            {entry.reason !== null && <p className="text-sm break-words">{entry.reason}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
