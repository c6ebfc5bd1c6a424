import { Link } from "@tanstack/react-router";
import { DataTable } from "../../ui/data-table.tsx";
import { Money } from "../../ui/money.tsx";
import { Badge, StatusBadge } from "../../ui/status-badge.tsx";
import { Time } from "../../ui/time.tsx";
import { ATTENTION_WORDS } from "../queue/queued-order.ts";
import { subjectOf, type OperatorOrder } from "./operator-order.ts";

export function OrdersTable({ orders }: { orders: readonly OperatorOrder[] }) {
  return (
    <DataTable
      label="Orders"
      rows={orders}
      rowId={({ id }) => id}
      columns={[
        {
          id: "order",
          header: "Order",
          lead: true,
          cell: (order) => (
            <>
              <Link to="/operator/orders/$id" params={{ id: String(order.id) }} className="text-accent underline">
                {order.id}
              </Link>
              <br />
              <span className="font-mono text-sm break-all">{subjectOf(order)}</span>
            </>
          ),
        },
        {
          id: "status",
          header: "Status",
          cell: (order) => (
            <span className="inline-flex flex-wrap justify-end gap-1 md:justify-start">
              <StatusBadge status={order.status} />
              {order.attention !== null && (
                <Badge tone="warning">{ATTENTION_WORDS[order.attention] ?? order.attention}</Badge>
              )}
              {order.overdue && <Badge tone="danger">Overdue</Badge>}
              {order.test && <Badge tone="neutral">Test</Badge>}
            </span>
          ),
        },
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
      ]}
    />
  );
}
