import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { StatusBadge } from "../../../ui/show/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { ResellerLink } from "../../links.tsx";
import type { ListedReseller } from "../reseller.ts";

interface ResellersTableProps {
  resellers: readonly ListedReseller[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

export function ResellersTable({ resellers, sort = "-created_at", onSort }: ResellersTableProps) {
  return (
    <DataTable
      label="Resellers"
      rows={resellers}
      rowId={({ id }) => id}
      sort={sort}
      onSort={onSort}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: readonly Column<ListedReseller>[] = [
  { id: "name", header: "Reseller", lead: true, sort: "name", cell: (reseller) => <Name reseller={reseller} /> },
  { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { id: "group", header: "Price group", cell: ({ price_group: group }) => group?.name },
  {
    id: "balance",
    header: "Balance",
    right: true,
    sort: "balance",
    cell: ({ balance, currency, credit_limit: limit }) => (
      <>
        <Money amount={balance} currency={currency} />
        {limit !== "0.00" && (
          <p className="text-sm text-muted">
            limit <Money amount={limit} currency={currency} />
          </p>
        )}
      </>
    ),
  },
  {
    id: "held",
    header: "On hold",
    right: true,
    cell: ({ held, currency }) => held !== "0.00" && <Money amount={held} currency={currency} />,
  },
  {
    id: "orders",
    header: "Orders",
    right: true,
    sort: "orders_count",
    cell: ({ orders_count: orders, last_order_at: last }) => (
      <>
        {orders}
        {last !== null && (
          <p className="text-sm text-muted">
            <Time at={last} />
          </p>
        )}
      </>
    ),
  },
  {
    id: "used",
    header: "Last active",
    right: true,
    cell: ({ last_used_at: at }) => (at === null ? <span className="text-muted">Never</span> : <Time at={at} />),
  },
  {
    id: "created",
    header: "Joined",
    right: true,
    sort: "created_at",
    cell: ({ created_at: at }) => <Time at={at} />,
  },
];

function Name({ reseller: { id, name, email, company } }: { reseller: ListedReseller }) {
  return (
    <>
      <span className="font-medium">
        <ResellerLink id={id}>{name}</ResellerLink>
      </span>
      <p className="text-sm font-normal wrap-anywhere text-muted">
        {company !== null && `${company} · `}
        {email}
      </p>
    </>
  );
}
