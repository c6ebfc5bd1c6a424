import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { isNotFound } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { usePoll } from "../../api/poll.ts";
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
    <Page title={`Order ${id}`} about={order?.service.name} actions={order && <Actions order={order} />}>
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
          Order again
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
        All orders
      </Link>
    </Button>
  );
}

function Content({ order }: { order: Order }) {
  return (
    <>
      {isOpen(order) && order.cancel_requested_at !== null && (
        <Notice look="info">You requested a cancellation. The operator decides. Until then the order continues.</Notice>
      )}
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-5">
          <OrderResult order={order} />
          <Card title="Details">
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
    ["Service", <ServiceLink key="service" order={order} />],
    ...(imei === null ? [] : [["Identifier", <Copied key="imei" text={imei} label="Copy identifier" />] as const]),
    ...Object.entries(inputs).map(([name, value]) => [name, value] as const),
    ...(quantity === 1 ? [] : [["Quantity", quantity] as const]),
    ...(client_reference === null ? [] : [["Your reference", client_reference] as const]),
    ["Source", SOURCES[order.source] ?? order.source],
    ["Placed", <Time key="placed" at={order.created_at} absolute />],
    ...(order.completed_at === null
      ? []
      : [["Completed", <Time key="ended" at={order.completed_at} absolute />] as const]),
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
      title="Payment"
      actions={
        <Link to="/wallet" search={{ order_id: String(order.id) }} className="text-sm text-accent underline">
          View in statement
        </Link>
      }
    >
      <dl className="grid gap-2">
        {[
          ["Unit price", amount(order.unit_price)] as const,
          ...(quantity === 1 ? [] : [[`Total (${quantity} ×)`, amount(order.price)] as const]),
          ["On hold", amount(order.held)] as const,
          ["Charged", amount(order.charged)] as const,
          ["Refunded", amount(order.refunded)] as const,
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
    <Page title="Order not found">
      <Card>
        <EmptyState
          title={`Order ${id} not found`}
          action={
            <Button asChild look="primary">
              <Link to="/orders">Show all orders</Link>
            </Button>
          }
        >
          {mode === "test"
            ? "You are in test mode. For a live order, turn test mode off."
            : "Check the number. For a test order, turn test mode on."}
        </EmptyState>
      </Card>
    </Page>
  );
}
