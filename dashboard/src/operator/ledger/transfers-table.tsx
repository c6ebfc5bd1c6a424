import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { textOf } from "../../locale/text.ts";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink } from "../links.tsx";
import { accountName, actorName, TRANSFER_KINDS, type Transfer } from "./ledger.ts";

const COLUMNS: readonly Column<Transfer>[] = [
  {
    id: "kind",
    header: msg`Type`,
    lead: true,
    cell: ({ kind, test }) => (
      <>
        {textOf(TRANSFER_KINDS[kind] ?? kind)}{" "}
        {test && (
          <Badge tone="neutral">
            <Trans>Test</Trans>
          </Badge>
        )}
      </>
    ),
  },
  { id: "reason", header: msg`Reason`, fit: "name", plain: true, yields: 2, cell: ({ reason }) => reason },
  {
    id: "amount",
    header: msg`Amount`,
    right: true,
    plain: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: "accounts",
    header: msg`From → to`,
    plain: true,
    yields: 3,
    cell: ({ from, to }) => (
      <>
        {accountName(from)} → {accountName(to)}
      </>
    ),
  },
  {
    id: "reseller",
    header: msg`Reseller`,
    fit: "name",
    plain: true,
    cell: ({ reseller }) => reseller && <WalletLink {...reseller} />,
  },
  {
    id: "order",
    header: msg`Order`,
    cell: ({ order_id: id }) => id !== null && <OrderLink id={id}>{id}</OrderLink>,
  },
  {
    id: "actor",
    header: msg`By`,
    yields: 1,
    cell: ({ actor }) => actor.name ?? actorName(actor.kind),
  },
  { id: "at", header: msg`Date`, right: true, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

interface TransfersTableProps {
  transfers: readonly Transfer[];
  /** What can be done with the list. */
  tools: ReactNode;
}

export function TransfersTable({ transfers, tools }: TransfersTableProps) {
  return (
    <DataTable
      name="transfers"
      counted={(count) => plural(count, { one: "# transfer", other: "# transfers" })}
      label={t`Transfers`}
      rows={transfers}
      tools={tools}
      rowId={({ id }) => id}
      columns={COLUMNS}
    />
  );
}

function WalletLink({ id, name }: { id: number; name: string }) {
  return (
    <Link to="/operator/resellers/$id/money" params={{ id: String(id) }} className="text-accent underline">
      {name}
    </Link>
  );
}
