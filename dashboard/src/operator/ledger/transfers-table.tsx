import { Link } from "@tanstack/react-router";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink } from "../links.tsx";
import { accountName, TRANSFER_KINDS, type Transfer } from "./ledger.ts";

const ACTORS: Record<string, string> = {
  operator: "Operator",
  reseller: "Reseller",
  supplier: "Supplier",
  system: "System",
};

const COLUMNS: readonly Column<Transfer>[] = [
  {
    id: "kind",
    header: "Type",
    lead: true,
    cell: ({ kind, test }) => (
      <>
        {TRANSFER_KINDS[kind]} {test && <Badge tone="neutral">Test</Badge>}
      </>
    ),
  },
  { id: "reason", header: "Reason", fit: "name", plain: true, yields: 2, cell: ({ reason }) => reason },
  {
    id: "amount",
    header: "Amount",
    right: true,
    plain: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: "accounts",
    header: "From → to",
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
    header: "Reseller",
    fit: "name",
    plain: true,
    cell: ({ reseller }) => reseller && <WalletLink {...reseller} />,
  },
  {
    id: "order",
    header: "Order",
    cell: ({ order_id: id }) => id !== null && <OrderLink id={id}>{id}</OrderLink>,
  },
  { id: "actor", header: "By", yields: 1, cell: ({ actor }) => actor.name ?? ACTORS[actor.kind] ?? actor.kind },
  { id: "at", header: "Date", right: true, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

export function TransfersTable({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <DataTable
      name="transfers"
      noun="transfer"
      label="Transfers"
      rows={transfers}
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
