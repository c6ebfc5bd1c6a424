import { msg } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { textOf } from "../../locale/text.ts";
import type { Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { replyOf } from "./matching-orders.ts";
import { identifierOf, SOURCES, type Order } from "./order.ts";
import { ReplyCell } from "./reply-cell.tsx";

export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    id: "order",
    header: msg`Order`,
    lead: true,
    cell: ({ id }) => (
      <Link to="/orders/$id" params={{ id: String(id) }} className="font-medium text-accent underline">
        #{id}
      </Link>
    ),
  },
  {
    id: "status",
    header: msg`Status`,
    plain: true,
    phone: "right",
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: "identifier",
    header: msg`Identifier`,
    plain: true,
    cell: (order) => <span className="font-mono text-[0.95em]">{identifierOf(order)}</span>,
  },
  { id: "service", header: msg`Service`, fit: "name", plain: true, cell: ({ service }) => service.name },
  {
    id: "reply",
    header: msg`Result`,
    fit: "name",
    plain: true,
    phone: "whole",
    cell: (order) => replyOf(order) !== "" && <ReplyCell order={order} />,
  },
  {
    id: "reference",
    header: msg`Reference`,
    fit: "name",
    narrow: true,
    yields: 1,
    cell: ({ client_reference: reference }) => reference,
  },
  { id: "quantity", header: msg`Quantity`, right: true, extra: true, cell: ({ quantity }) => quantity },
  { id: "source", header: msg`Source`, extra: true, cell: ({ source }) => textOf(SOURCES[source] ?? source) },
  {
    id: "price",
    header: msg`Price`,
    right: true,
    plain: true,
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
    amount: ({ price, currency }) => ({ amount: price, currency }),
  },
  {
    id: "refunded",
    header: msg`Refunded`,
    right: true,
    extra: true,
    cell: ({ refunded, currency }) => refunded !== "0.00" && <Money amount={refunded} currency={currency} />,
    amount: ({ refunded, currency }) => ({ amount: refunded, currency }),
  },
  {
    id: "placed",
    header: msg`Placed`,
    right: true,
    plain: true,
    yields: 2,
    cell: (order) => <Time at={order.created_at} />,
  },
  {
    id: "completed",
    header: msg`Completed`,
    right: true,
    extra: true,
    cell: ({ completed_at: at }) => at !== null && <Time at={at} />,
  },
];
