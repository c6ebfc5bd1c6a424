import { DataTable } from "../../ui/data-table.tsx";
import { Money } from "../../ui/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
import type { OrderDetail } from "./operator-order.ts";

const words = (text: string): string => text.replaceAll("_", " ");

/** The money that the order moved. */
export function TransfersCard({ transfers }: Pick<OrderDetail, "transfers">) {
  return (
    <Card title="Transfers" flush>
      {transfers.length === 0 ? (
        <EmptyState title="No money was moved" />
      ) : (
        <DataTable
          label="Transfers"
          rows={transfers}
          rowId={({ id }) => id}
          columns={[
            { id: "kind", header: "Kind", lead: true, cell: ({ kind }) => words(kind) },
            { id: "from", header: "From", cell: ({ from }) => words(from) },
            { id: "to", header: "To", cell: ({ to }) => words(to) },
            { id: "reason", header: "Reason", cell: ({ reason }) => reason },
            { id: "actor", header: "By", cell: ({ actor }) => actor },
            {
              id: "amount",
              header: "Amount",
              right: true,
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            },
            { id: "at", header: "When", right: true, cell: ({ created_at: at }) => <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}

/** How the order came to be what it is. */
export function HistoryCard({ history }: Pick<OrderDetail, "history">) {
  return (
    <Card title="History">
      <ol className="grid gap-3">
        {history.map(({ at, to, actor, actor_name: name, reason }) => (
          <li key={`${at} ${to}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <StatusBadge status={to} />
            <span>
              by {actor}
              {name !== null && `, ${name}`}
            </span>
            {reason !== null && <span className="min-w-0 break-words text-muted">{reason}</span>}
            <span className="ml-auto text-sm text-muted">
              <Time at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
