import type { ReactNode } from "react";
import { CopyButton } from "../../ui/show/copy.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { Badge, StatusBadge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { ResellerLink } from "../links.tsx";
import { identifierOf, type OrderDetail } from "./operator-order.ts";

type Row = readonly [label: string, value: ReactNode];

/** Details, by whom, and who has it. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Card title="Order">
      <Details rows={[...orderedRows(order), ...handlingRows(order)]} />
    </Card>
  );
}

function orderedRows(order: OrderDetail): Row[] {
  const { imei, inputs, quantity, reseller, client_reference: reference } = order;
  return [
    ["Status", <Status key="status" order={order} />],
    ["Service", order.service.name],
    [
      "Identifier",
      <span key="for" className="inline-flex items-center gap-1 font-mono">
        {identifierOf(order)}
        <CopyButton text={identifierOf(order)} label="Copy identifier" />
      </span>,
    ],
    ...(imei === null ? [] : Object.entries(inputs)),
    ...rowIf(quantity > 1, "Quantity", quantity),
    [
      "Reseller",
      <ResellerLink key="reseller" id={reseller.id}>
        {reseller.name}
      </ResellerLink>,
    ],
    ...rowIf(reference !== null, "Client reference", reference),
  ];
}

function handlingRows(order: OrderDetail): Row[] {
  const { request_id: request, completed_at: completed, taken_by: taken } = order;
  return [
    ["Supplier", order.supplier?.name ?? "None yet"],
    ...rowIf(taken !== null, "Assigned to", taken?.name),
    ["Placed", <Time key="placed" at={order.created_at} />],
    ...rowIf(
      request !== null,
      "Request ID",
      <span key="request" className="font-mono break-all">
        {request}
      </span>,
    ),
    ...rowIf(completed !== null, "Completed", <Time key="closed" at={completed ?? ""} />),
  ];
}

function rowIf(isKnown: boolean, label: string, value: ReactNode): Row[] {
  return isKnown ? [[label, value]] : [];
}

function Status({ order }: { order: OrderDetail }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusBadge status={order.status} />
      {order.overdue && <Badge tone="danger">Overdue</Badge>}
      {order.test && <Badge tone="neutral">Test</Badge>}
      {order.status_reason}
    </span>
  );
}

export function OrderMoney({ order }: { order: OrderDetail }) {
  const price = (amount: string | null, currency = order.currency) =>
    amount === null ? "Unknown" : <Money amount={amount} currency={currency} />;
  const { base_currency: base, base_price: worth, exchange_rate: rate } = order;
  return (
    <Card title="Payment">
      <Details
        rows={[
          ["Price", price(order.price)],
          ["On hold", price(order.held)],
          ["Charged", price(order.charged)],
          ["Refunded", price(order.refunded)],
          ...rowIf(worth !== null, "Value", price(worth, base)),
          ...rowIf(rate !== null, "Exchange rate", `1 ${base} = ${rate} ${order.currency}`),
          ["Cost", price(order.cost, base)],
          ["Margin", price(order.margin, base)],
        ]}
      />
    </Card>
  );
}
