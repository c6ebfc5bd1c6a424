import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { textOf } from "../../locale/text.ts";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge, StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { useCostColumns } from "../cost-columns.ts";
import { OrderLink } from "../links.tsx";
import { ATTENTION_WORDS, MANUAL } from "../queue/queued-order.ts";
import { Identifier } from "../identifier.tsx";
import { identifierOf, SOURCE_WORDS, type OperatorOrder } from "./operator-order.ts";

interface OrdersTableProps {
  orders: readonly OperatorOrder[];
  /** The sums of all orders that match. */
  about: ReactNode;
}

export function OrdersTable({ orders, about }: OrdersTableProps) {
  return (
    <DataTable
      name="all-orders"
      counted={(count) => plural(count, { one: "# order", other: "# orders" })}
      label={t`Orders`}
      about={about}
      rows={orders}
      rowId={({ id }) => id}
      columns={useCostColumns(COLUMNS)}
    />
  );
}

const COLUMNS: readonly Column<OperatorOrder>[] = [
  {
    id: "order",
    header: msg`Order`,
    lead: true,
    cell: ({ id }) => <OrderLink id={id}>{id}</OrderLink>,
  },
  {
    id: "identifier",
    header: msg`Identifier`,
    plain: true,
    cell: (order) => <Identifier of={order}>{identifierOf(order)}</Identifier>,
  },
  { id: "status", header: msg`Status`, plain: true, cell: (order) => <Status order={order} /> },
  {
    id: "reason",
    header: msg`Reason`,
    plain: true,
    phone: "whole",
    yields: 3,
    cell: (order) => (order.attention !== null || order.overdue) && <Reason order={order} />,
  },
  {
    id: "service",
    header: msg`Service`,
    fit: "name",
    plain: true,
    phone: "whole",
    cell: ({ service }) => service.name,
  },
  { id: "reseller", header: msg`Reseller`, fit: "name", plain: true, yields: 4, cell: ({ reseller }) => reseller.name },
  { id: "supplier", header: msg`Supplier`, fit: "name", yields: 1, cell: ({ supplier }) => supplier?.name },
  {
    id: "price",
    header: msg`Price`,
    right: true,
    amount: ({ price, currency }) => ({ amount: price, currency }),
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
  {
    id: "cost",
    header: msg`Cost`,
    right: true,
    extra: true,
    amount: ({ cost, base_currency: currency }) => (cost === null ? null : { amount: cost, currency }),
    cell: ({ cost, base_currency: currency }) => cost !== null && <Money amount={cost} currency={currency} />,
  },
  {
    id: "margin",
    header: msg`Margin`,
    right: true,
    yields: 2,
    amount: ({ margin, base_currency: currency }) => (margin === null ? null : { amount: margin, currency }),
    cell: ({ margin, base_currency: currency }) => margin !== null && <Money amount={margin} currency={currency} />,
  },
  { id: "result", header: msg`Result`, fit: "name", extra: true, cell: ({ result }) => result?.text },
  {
    id: "reference",
    header: msg`Client reference`,
    extra: true,
    cell: ({ client_reference: reference }) => reference,
  },
  { id: "source", header: msg`Source`, extra: true, cell: ({ source }) => textOf(SOURCE_WORDS[source] ?? source) },
  { id: "placed", header: msg`Placed`, right: true, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
];

function Status({ order: { status, test } }: { order: OperatorOrder }) {
  return (
    <span className="inline-flex gap-1">
      <StatusBadge status={status} />
      {test && (
        <Badge tone="neutral">
          <Trans>Test</Trans>
        </Badge>
      )}
    </span>
  );
}

/** Why the order waits. */
function Reason({ order: { attention, overdue } }: { order: OperatorOrder }) {
  return (
    <span className="inline-flex gap-1">
      {attention === MANUAL && textOf(ATTENTION_WORDS[MANUAL]!)}
      {attention !== null && attention !== MANUAL && (
        <Badge tone="warning">{textOf(ATTENTION_WORDS[attention] ?? attention)}</Badge>
      )}
      {overdue && (
        <Badge tone="danger">
          <Trans>Overdue</Trans>
        </Badge>
      )}
    </span>
  );
}
