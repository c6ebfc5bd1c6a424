import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
import { textOf } from "../../locale/text.ts";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Details, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView, Skeleton } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderResult } from "./order-result.tsx";
import { againSearch, isOpen, SOURCES, type Order } from "./order.ts";
import { useBalanceAfter } from "./use-live-orders.ts";

/** One order with all that is known of it, followed until it ends. */
export function OrderPage() {
  const { id } = useParams({ from: "/reseller/orders/$id" });
  const poll = usePoll<{ data: Order }>(({ data }) => !isOpen(data));
  const query = v1Hooks.useQuery(
    "get",
    "/api/v1/orders/{id}",
    { params: { path: { id }, query: { include: "history" } } },
    { refetchInterval: (polled) => !isNotFound(polled.state.error) && poll(polled) },
  );
  const order = query.data?.data;
  useBalanceAfter(order && [order]);
  if (isNotFound(query.error)) return <NoSuchOrder id={id} />;
  return (
    <Page title={t`Order ${id}`} about={order?.service.name} actions={order && <Actions order={order} />}>
      <QueryView query={query} skeleton={<Skeleton rows={10} />}>
        {({ data }) => <Content order={data} />}
      </QueryView>
    </Page>
  );
}

function Actions({ order }: { order: Order }) {
  return (
    <>
      <BackToOrders />
      <CancelOrder order={order} />
      <Button asChild>
        <Link to="/place-order" search={againSearch(order)}>
          <RotateCw aria-hidden />
          <Trans>Order again</Trans>
        </Link>
      </Button>
    </>
  );
}

function BackToOrders() {
  return (
    <Button asChild look="ghost">
      <Link to="/orders">
        <ArrowLeft aria-hidden />
        <Trans>All orders</Trans>
      </Link>
    </Button>
  );
}

function Content({ order }: { order: Order }) {
  return (
    <>
      {isOpen(order) && order.cancel_requested_at !== null && (
        <Notice look="info">
          <Trans>You requested a cancellation. The operator decides. Until then the order continues.</Trans>
        </Notice>
      )}
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-5">
          <OrderResult order={order} />
          <Card title={t`Details`}>
            <Details rows={orderedRows(order)} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-5">
          <OrderMoney order={order} />
          <OrderHistory entries={order.history ?? []} currency={order.currency} />
        </div>
      </div>
    </>
  );
}

function orderedRows(order: Order): (readonly [string, ReactNode])[] {
  const { imei, quantity, client_reference, inputs } = order;
  return [
    [t`Service`, <ServiceLink key="service" order={order} />],
    ...(imei === null ? [] : [[t`Identifier`, <Copied key="imei" text={imei} label={t`Copy identifier`} />] as const]),
    ...Object.entries(inputs).map(([name, value]) => [name, value] as const),
    ...(quantity === 1 ? [] : [[t`Quantity`, quantity] as const]),
    ...(client_reference === null ? [] : [[t`Your reference`, client_reference] as const]),
    [t`Source`, textOf(SOURCES[order.source] ?? order.source)],
    [t`Placed`, <Time key="placed" at={order.created_at} absolute />],
    ...(order.completed_at === null
      ? []
      : [[t`Completed`, <Time key="ended" at={order.completed_at} absolute />] as const]),
  ];
}

function ServiceLink({ order }: { order: Order }) {
  return (
    <Link to="/orders" search={{ service_id: String(order.service_id) }} className="text-accent underline">
      {order.service.name}
    </Link>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="font-mono text-sm tabular-nums">{text}</span>
      <CopyButton text={text} label={label} />
    </span>
  );
}

function OrderMoney({ order }: { order: Order }) {
  const { currency, quantity } = order;
  const amount = (text: string) => <Money key="amount" amount={text} currency={currency} />;
  return (
    <Card
      title={t`Payment`}
      actions={
        <Link to="/wallet" search={{ order_id: String(order.id) }} className="text-sm text-accent underline">
          <Trans>View in statement</Trans>
        </Link>
      }
    >
      <dl className="grid gap-2">
        {[
          [t`Unit price`, amount(order.unit_price)] as const,
          ...(quantity === 1 ? [] : [[t`Total (${quantity} ×)`, amount(order.price)] as const]),
          [t`On hold`, amount(order.held)] as const,
          [t`Charged`, amount(order.charged)] as const,
          [t`Refunded`, amount(order.refunded)] as const,
        ].map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function NoSuchOrder({ id }: { id: string }) {
  const mode = useMode();
  return (
    <Page title={t`Order not found`}>
      <Card>
        <EmptyState
          title={t`Order ${id} not found`}
          action={
            <Button asChild look="primary">
              <Link to="/orders">
                <Trans>Show all orders</Trans>
              </Link>
            </Button>
          }
        >
          {mode === "test"
            ? t`You are in test mode. For a live order, turn test mode off.`
            : t`Check the number. For a test order, turn test mode on.`}
        </EmptyState>
      </Card>
    </Page>
  );
}
