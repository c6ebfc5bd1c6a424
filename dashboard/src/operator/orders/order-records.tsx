import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { textOf } from "../../locale/text.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import { HistoryBadge } from "../../ui/show/status/history-badge.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { accountName, actorName, TRANSFER_KINDS } from "../ledger/ledger.ts";
import type { OrderDetail } from "./operator-order.ts";

const BY: Record<string, MessageDescriptor> = {
  operator: msg`by the operator`,
  reseller: msg`by the reseller`,
  supplier: msg`by the supplier`,
  system: msg`by the system`,
};

/** The money that the order moved. */
export function TransfersCard({ transfers }: Pick<OrderDetail, "transfers">) {
  return (
    <Card title={t`Transfers`} flush>
      {transfers.length === 0 ? (
        <EmptyState title={t`No transfers yet`} />
      ) : (
        <DataTable
          label={t`Transfers`}
          rows={transfers}
          rowId={({ id }) => id}
          columns={[
            { id: "kind", header: t`Type`, lead: true, cell: ({ kind }) => textOf(TRANSFER_KINDS[kind] ?? kind) },
            { id: "from", header: t`From`, cell: ({ from }) => accountName(from) },
            { id: "to", header: t`To`, cell: ({ to }) => accountName(to) },
            { id: "reason", header: t`Reason`, cell: ({ reason }) => reason },
            { id: "actor", header: t`By`, cell: ({ actor }) => actorName(actor) },
            {
              id: "amount",
              header: t`Amount`,
              right: true,
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            },
            { id: "at", header: t`Date`, right: true, cell: ({ created_at: at }) => <Time at={at} /> },
          ]}
        />
      )}
    </Card>
  );
}

/** How the order came to be what it is, the latest first. */
export function HistoryCard({ history, currency }: Pick<OrderDetail, "history" | "currency">) {
  return (
    <Card title={t`History`}>
      <ol className="grid gap-3">
        {history.toReversed().map((step) => (
          <li key={`${step.at} ${step.event} ${step.to}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <HistoryBadge step={step} currency={currency} />
            <span>{[textOf(BY[step.actor] ?? step.actor), step.actor_name].filter(Boolean).join(", ")}</span>
            {step.reason !== null && <span className="min-w-0 break-words text-muted">{step.reason}</span>}
            <span className="ms-auto text-sm text-muted">
              <Time at={step.at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
