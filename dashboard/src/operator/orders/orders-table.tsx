import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge, StatusBadge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { OrderLink } from "../links.tsx";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { identifierOf, type OperatorOrder } from "./operator-order.ts";

export function OrdersTable({ orders }: { orders: readonly OperatorOrder[] }) {
  return (
    <DataTable name="all-orders" noun="order" label="Orders" rows={orders} rowId={({ id }) => id} columns={COLUMNS} />
  );
}

const COLUMNS: readonly Column<OperatorOrder>[] = [
  {
    id: "order",
    header: "Order",
    lead: true,
    cell: ({ id }) => <OrderLink id={id}>{id}</OrderLink>,
  },
  {
    id: "identifier",
    header: "Identifier",
    plain: true,
    cell: (order) => <span className="font-mono text-[0.95em]">{identifierOf(order)}</span>,
  },
  { id: "status", header: "Status", plain: true, cell: (order) => <Status order={order} /> },
  { id: "service", header: "Service", fit: "name", plain: true, cell: ({ service }) => service.name },
  { id: "reseller", header: "Reseller", fit: "name", cell: ({ reseller }) => reseller.name },
  { id: "supplier", header: "Supplier", fit: "name", cell: ({ supplier }) => supplier?.name },
  {
    id: "price",
    header: "Price",
    right: true,
    amount: ({ price, currency }) => ({ amount: price, currency }),
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
  {
    id: "margin",
    header: "Margin",
    right: true,
    amount: ({ margin, currency }) => (margin === null ? null : { amount: margin, currency }),
    cell: ({ margin, currency }) => margin !== null && <Money amount={margin} currency={currency} />,
  },
  { id: "placed", header: "Placed", right: true, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

function Status({ order: { status, attention, overdue, test } }: { order: OperatorOrder }) {
  return (
    <span className="inline-flex gap-1">
      <StatusBadge status={status} />
      {attention !== null && <Badge tone="warning">{ATTENTION_WORDS[attention] ?? attention}</Badge>}
      {overdue && <Badge tone="danger">Overdue</Badge>}
      {test && <Badge tone="neutral">Test</Badge>}
    </span>
  );
}
