import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CopyButton } from "../../ui/show/copy.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Card, Details } from "../../ui/page.tsx";
import { Badge, StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import { ResellerLink } from "../links.tsx";
import { identifierOf, type OrderDetail } from "./operator-order.ts";

type Row = readonly [label: string, value: ReactNode];

/** Details, by whom, and who has it. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <Card title={t`Order`}>
      <Details rows={[...orderedRows(order), ...handlingRows(order)]} />
    </Card>
  );
}

function orderedRows(order: OrderDetail): Row[] {
  const { imei, inputs, quantity, reseller, client_reference: reference } = order;
  return [
    [t`Status`, <Status key="status" order={order} />],
    [t`Service`, order.service.name],
    [
      t`Identifier`,
      <span key="for" className="inline-flex items-center gap-1 font-mono">
        {identifierOf(order)}
        <CopyButton text={identifierOf(order)} label={t`Copy identifier`} />
      </span>,
    ],
    ...(imei === null ? [] : Object.entries(inputs)),
    ...rowIf(quantity > 1, t`Quantity`, quantity),
    [
      t`Reseller`,
      <ResellerLink key="reseller" id={reseller.id}>
        {reseller.name}
      </ResellerLink>,
    ],
    ...rowIf(reference !== null, t`Client reference`, reference),
  ];
}

function handlingRows(order: OrderDetail): Row[] {
  const { request_id: request, completed_at: completed, taken_by: taken } = order;
  return [
    [t`Supplier`, order.supplier?.name ?? t`None yet`],
    ...rowIf(taken !== null, t`Assigned to`, taken?.name),
    [t`Placed`, <Time key="placed" at={order.created_at} />],
    ...rowIf(
      request !== null,
      t`Request ID`,
      <span key="request" className="font-mono break-all">
        {request}
      </span>,
    ),
    ...rowIf(completed !== null, t`Completed`, <Time key="closed" at={completed ?? ""} />),
  ];
}

function rowIf(isKnown: boolean, label: string, value: ReactNode): Row[] {
  return isKnown ? [[label, value]] : [];
}

function Status({ order }: { order: OrderDetail }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusBadge status={order.status} />
      {order.overdue && (
        <Badge tone="danger">
          <Trans>Overdue</Trans>
        </Badge>
      )}
      {order.test && (
        <Badge tone="neutral">
          <Trans>Test</Trans>
        </Badge>
      )}
      {order.status_reason}
    </span>
  );
}

export function OrderMoney({ order }: { order: OrderDetail }) {
  const price = (amount: string | null, currency = order.currency) =>
    amount === null ? t`Unknown` : <Money amount={amount} currency={currency} />;
  const { base_currency: base, base_price: worth, exchange_rate: rate } = order;
  return (
    <Card title={t`Payment`}>
      <Details
        rows={[
          [t`Price`, price(order.price)],
          [t`On hold`, price(order.held)],
          [t`Charged`, price(order.charged)],
          [t`Refunded`, price(order.refunded)],
          ...rowIf(worth !== null, t`Value`, price(worth, base)),
          ...rowIf(rate !== null, t`Exchange rate`, `1 ${base} = ${rate} ${order.currency}`),
          [t`Cost`, price(order.cost, base)],
          [t`Margin`, price(order.margin, base)],
        ]}
      />
    </Card>
  );
}
