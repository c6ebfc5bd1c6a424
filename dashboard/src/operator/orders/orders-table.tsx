import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge, StatusBadge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink } from "../links.tsx";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { identifierOf, type OperatorOrder } from "./operator-order.ts";

export function OrdersTable({ orders }: { orders: readonly OperatorOrder[] }) {
  return <DataTable label="Orders" rows={orders} rowId={({ id }) => id} columns={COLUMNS} />;
}

const COLUMNS: readonly Column<OperatorOrder>[] = [
  {
    id: "order",
    header: "Order",
    lead: true,
    cell: (order) => (
      <>
        <OrderLink id={order.id}>{order.id}</OrderLink>
        <br />
        <span className="font-mono text-sm break-all">{identifierOf(order)}</span>
      </>
    ),
  },
  { id: "status", header: "Status", cell: (order) => <Status order={order} /> },
  { id: "service", header: "Service", cell: ({ service }) => service.name },
  { id: "reseller", header: "Reseller", cell: ({ reseller }) => reseller.name },
  { id: "supplier", header: "Supplier", cell: ({ supplier }) => supplier?.name },
  {
    id: "price",
    header: "Price",
    right: true,
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
  {
    id: "margin",
    header: "Margin",
    right: true,
    cell: ({ margin, currency }) => margin !== null && <Money amount={margin} currency={currency} />,
  },
  { id: "placed", header: "Placed", right: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

function Status({ order: { status, attention, overdue, test } }: { order: OperatorOrder }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-1 md:justify-start">
      <StatusBadge status={status} />
      {attention !== null && <Badge tone="warning">{ATTENTION_WORDS[attention] ?? attention}</Badge>}
      {overdue && <Badge tone="danger">Overdue</Badge>}
      {test && <Badge tone="neutral">Test</Badge>}
    </span>
  );
}
