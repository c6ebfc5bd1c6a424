import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { DataTable, type Column } from "../../ui/list/data-table.tsx";
import type { Selection } from "../../ui/list/table/selection.ts";
import { Money, MoneySum } from "../../ui/show/money.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { Identifier } from "../identifier.tsx";
import { OrderLink } from "../links.tsx";
import type { QueueSummary } from "./queue-filters.tsx";
import { MANUAL, queuedIdentifierOf, reasonOf, type QueuedOrder } from "./queued-order.ts";

interface QueueTableProps {
  orders: readonly QueuedOrder[];
  /** Of all orders that match the filters; undefined until they have been read. */
  totals: QueueSummary["totals"] | undefined;
  selection: Selection<QueuedOrder>;
  /** What can be done with the selected orders. */
  actions: ReactNode;
  /** What can be done with the list. */
  tools: ReactNode;
  onOpen: (id: number) => void;
  onService: (id: number) => void;
}

export function QueueTable({ orders, totals, selection, actions, tools, onOpen, onService }: QueueTableProps) {
  const total = totals?.reduce((sum, each) => sum + each.orders, 0);
  return (
    <DataTable
      name="queue"
      counted={(count) => plural(count, { one: "# order", other: "# orders" })}
      label={t`Orders in the queue`}
      rows={orders}
      rowId={({ id }) => id}
      rowName={({ id }) => t`order ${id}`}
      total={total}
      about={totals && total !== undefined && <Totals totals={totals} total={total} />}
      selection={selection}
      actions={actions}
      tools={tools}
      onOpen={({ id }) => onOpen(id)}
      columns={[
        ORDER_COLUMN,
        IDENTIFIER_COLUMN,
        serviceColumn(onService),
        ...FACT_COLUMNS,
        {
          id: "open",
          header: "",
          action: true,
          cell: (order) => (
            <Button size="small" aria-label={t`Reply to order ${order.id}`} onClick={() => onOpen(order.id)}>
              <Trans context="verb">Reply</Trans>
            </Button>
          ),
        },
      ]}
    />
  );
}

function serviceColumn(onService: (id: number) => void): Column<QueuedOrder> {
  return {
    id: "service",
    header: t`Service`,
    fit: "name",
    plain: true,
    phone: "whole",
    cell: ({ service }) => (
      <button
        type="button"
        className="max-w-full truncate underline decoration-dotted underline-offset-4 hover:decoration-solid"
        onClick={() => onService(service.id)}
        title={t`Show only this service`}
      >
        {service.name}
      </button>
    ),
  };
}

/** Such as “48 orders · 216.00 USD”. */
function Totals({ totals, total }: { totals: QueueSummary["totals"]; total: number }) {
  return (
    <>
      {plural({ count: total }, { one: "# order", other: "# orders" })}
      {totals.map(({ currency, price }) => (
        <span key={currency}>
          {" · "}
          <MoneySum amount={price} currency={currency} />
        </span>
      ))}
    </>
  );
}

const ORDER_COLUMN: Column<QueuedOrder> = {
  id: "order",
  header: msg`Order`,
  lead: true,
  cell: ({ id }) => (
    <OrderLink id={id}>
      <span className="md:sr-only">
        <Trans>Order {id}</Trans>
      </span>
      <span aria-hidden className="max-md:hidden">
        {id}
      </span>
    </OrderLink>
  ),
};

/** By itself: on a phone it would be cut beside the order. */
const IDENTIFIER_COLUMN: Column<QueuedOrder> = {
  id: "identifier",
  header: msg`Identifier`,
  plain: true,
  phone: "whole",
  cell: (order) => <Identifier of={order}>{queuedIdentifierOf(order)}</Identifier>,
};

const FACT_COLUMNS: readonly Column<QueuedOrder>[] = [
  { id: "reseller", header: msg`Reseller`, fit: "name", plain: true, yields: 2, cell: ({ reseller }) => reseller.name },
  {
    id: "why",
    header: msg`Reason`,
    plain: true,
    cell: (order) => (
      <span className="inline-flex items-center gap-2 max-md:flex-wrap">
        {order.attention === MANUAL ? reasonOf(order) : <Badge tone="info">{reasonOf(order)}</Badge>}
        {order.overdue && (
          <Badge tone="danger">
            <Trans>Overdue</Trans>
          </Badge>
        )}
      </span>
    ),
  },
  { id: "taken", header: msg`Assigned to`, yields: 3, cell: ({ taken_by: taken }) => taken?.name },
  {
    id: "price",
    header: msg`Price`,
    right: true,
    yields: 1,
    amount: ({ price, currency }) => ({ amount: price, currency }),
    cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
  { id: "since", header: msg`Waiting since`, right: true, plain: true, cell: ({ created_at: at }) => <Time at={at} /> },
];
